"""A view of Phantoms of Halloween as numbers for learning. Seats are told from the viewer round; a spectator is at seat 0."""

import numpy as np

from hantise.contract import OVER, rule
from hantise.games.halloween.knowledge import unseen
from hantise.games.halloween.state import CHARACTERS, EVENTS, NO_CARD, NOT_PLACED, OUT, PHASES, SEATS, SQUARES, VALUES

PHASE_COUNT, EVENT_COUNT = len(PHASES), len(EVENTS)

LAYOUT = (
    ("phase", PHASE_COUNT, "one-hot, in the order of the state's phases"),
    ("event", EVENT_COUNT, "one-hot, in the order of the state's events"),
    ("actor", SEATS, "one-hot: the seat that decides; zeros for chance and at the end"),
    ("mover", SEATS, "one-hot: whose turn it is"),
    ("receiver", SEATS, "one-hot: who draws"),
    ("target", SEATS, "one-hot: the seat that was chosen"),
    ("seller", SEATS, "one-hot: whose character is on sale"),
    ("bidder", SEATS, "one-hot: who made the standing bid"),
    ("bid", 1, "the standing bid / 100"),
    ("counts", 6, "finished turns / limit, stump / characters, roll / 10, failed tries / 10, swaps / 10, limit / 1000"),
    ("squares", SEATS * SQUARES, "for each seat, one-hot: the square of its pawn"),
    ("cash", SEATS, "pumpkins of each seat / 100"),
    ("stays", SEATS, "turns stayed by each seat"),
    ("miss", SEATS, "1: the seat has to miss its next turn"),
    ("bidding", SEATS, "1: the seat is still in the auction"),
    ("hand_sizes", SEATS + 1, "characters of each seat, and discarded / 10"),
    ("holders", SEATS * CHARACTERS, "for each seat, 1 for each character that it holds"),
    ("points", CHARACTERS, "points of each character whose card the viewer sees / 10"),
    ("named", CHARACTERS, "one-hot: the target's character already named"),
    ("on_sale", CHARACTERS, "one-hot: the character on sale"),
    ("known", (SEATS + 1) * VALUES, "for each seat and the discard: copies of each card that the viewer is sure of"),
    ("pool", VALUES, "copies of each card that the viewer cannot place"),
)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = np.int64(max(view.viewer, 0))
    out[view.phase] = 1
    out[PHASE_COUNT + view.event] = 1
    at = encode_course(view, me, out, PHASE_COUNT + EVENT_COUNT)
    at = encode_seats(view, me, out, at)
    at = encode_characters(view, me, out, at)
    encode_cards(view, me, out, at)


@rule
def encode_course(view, me, out, at):
    """Who does what, and how far the game has come; where the next numbers begin."""
    for seat in (view.actor, view.mover, view.receiver, view.target, view.seller, view.bidder):
        if seat >= 0:
            out[at + (seat - me) % view.seats] = 1
        at += SEATS
    out[at] = view.bid / 100
    out[at + 1] = view.turns / view.box.limit
    out[at + 2] = view.stump_size / view.box.characters
    out[at + 3] = view.rolled / 10
    out[at + 4] = view.tries / 10
    out[at + 5] = view.swaps / 10
    out[at + 6] = view.box.limit / 1000
    return at + 7


@rule
def encode_seats(view, me, out, at):
    """Pawns and money; where the next numbers begin."""
    tail = at + SEATS * SQUARES
    for step in range(view.seats):
        seat = (me + step) % view.seats
        if view.squares[seat] != NOT_PLACED:
            out[at + step * SQUARES + view.squares[seat]] = 1
        out[tail + step] = view.cash[seat] / 100
        out[tail + SEATS + step] = view.stays[seat]
        out[tail + 2 * SEATS + step] = view.miss[seat]
        out[tail + 3 * SEATS + step] = view.bidding[seat]
        out[tail + 4 * SEATS + step] = view.hand_sizes[seat] / 10
    out[tail + 5 * SEATS] = view.hand_sizes[OUT] / 10
    return tail + 5 * SEATS + 1


@rule
def encode_characters(view, me, out, at):
    """Who holds whom, and the points that the viewer sees; where the next numbers begin."""
    tail = at + SEATS * CHARACTERS
    for character in range(1, view.box.characters + 1):
        if view.holder[character] < view.seats:
            out[at + (view.holder[character] - me) % view.seats * CHARACTERS + character - 1] = 1
        if view.card[character] != NO_CARD:
            out[tail + character - 1] = view.box.points[view.card[character]] / 10
    if view.named > 0:
        out[tail + CHARACTERS + np.int64(view.named) - 1] = 1
    if view.on_sale > 0:
        out[tail + 2 * CHARACTERS + np.int64(view.on_sale) - 1] = 1
    return tail + 3 * CHARACTERS


@rule
def encode_cards(view, me, out, at):
    """What the viewer is sure of, and what is left to guess."""
    pool = np.zeros(VALUES, np.int16)
    if view.actor == OVER:
        pool[:] = view.left
    else:
        unseen(view, view.viewer, pool)
    for card in range(view.box.values):
        if view.viewer >= 0:
            for step in range(view.seats):
                out[at + step * VALUES + card] = view.known[me, (me + step) % view.seats, card]
            out[at + SEATS * VALUES + card] = view.known[me, OUT, card]
        out[at + (SEATS + 1) * VALUES + card] = pool[card]
