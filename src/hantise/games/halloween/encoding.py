"""A view of Phantoms of Halloween as numbers for learning. Seats are told from the viewer round; a spectator is at seat 0."""

import numpy as np

from hantise.contract import MANY, OVER, Numbers, places, roomy_rule, rule
from hantise.games.halloween.knowledge import unseen
from hantise.games.halloween.state import CHARACTERS, EVENTS, NO_CARD, NOT_PLACED, OUT, PHASES, RICHEST, SEATS, SQUARES, VALUES

PHASE_COUNT, EVENT_COUNT = len(PHASES), len(EVENTS)

VERSION = 1  # of the layout and its numbers: one more whenever either changes

LAYOUT = (
    Numbers("phase", PHASE_COUNT, "one-hot, in the order of the state's phases"),
    Numbers("event", EVENT_COUNT, "one-hot, in the order of the state's events"),
    Numbers("actor", SEATS, "one-hot: the seat that decides; zeros for chance and at the end"),
    Numbers("mover", SEATS, "one-hot: whose turn it is"),
    Numbers("receiver", SEATS, "one-hot: who draws"),
    Numbers("target", SEATS, "one-hot: the seat that was chosen"),
    Numbers("seller", SEATS, "one-hot: whose character is on sale"),
    Numbers("bidder", SEATS, "one-hot: who made the standing bid"),
    Numbers("bid", 1, "the standing bid / 100", RICHEST / 100),
    Numbers(
        "counts",
        6,
        "finished turns / limit, stump / characters, roll / 10, failed tries / 10, own swaps / 10, limit / 1000",
        MANY,
    ),
    Numbers("squares", SEATS * SQUARES, "for each seat, one-hot: the square of its pawn"),
    Numbers("cash", SEATS, "pumpkins of each seat / 100", RICHEST / 100),
    Numbers("stays", SEATS, "turns stayed by each seat", MANY),
    Numbers("miss", SEATS, "1: the seat has to miss its next turn"),
    Numbers("bidding", SEATS, "1: the seat is still in the auction"),
    Numbers("hand_sizes", SEATS + 1, "characters of each seat, and discarded / 10", CHARACTERS / 10),
    Numbers("holders", SEATS * CHARACTERS, "for each seat, 1 for each character that it holds"),
    Numbers("discarded", CHARACTERS, "1 for each character that is discarded"),
    Numbers("points", CHARACTERS, "points of each character whose card the viewer sees / 10", high=MANY, low=-MANY),
    Numbers("named", CHARACTERS, "one-hot: the target's character already named"),
    Numbers("on_sale", CHARACTERS, "one-hot: the character on sale"),
    Numbers("known", (SEATS + 1) * VALUES, "for each seat, the discard: copies of cards that the viewer is sure of", CHARACTERS),
    Numbers("pool", VALUES, "copies of each card that the viewer cannot place", MANY),
)
AT = places(LAYOUT)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = np.int64(max(view.viewer, 0))
    out[AT.phase + view.phase] = 1
    out[AT.event + view.event] = 1
    encode_course(view, me, out)
    encode_seats(view, me, out)
    encode_characters(view, me, out)
    encode_cards(view, me, out)


@rule
def encode_course(view, me, out):
    """Who does what, and how far the game has come."""
    at = AT.actor
    for seat in (view.actor, view.mover, view.receiver, view.target, view.seller, view.bidder):  # as LAYOUT has them
        if seat >= 0:
            out[at + (seat - me) % view.seats] = 1
        at += SEATS
    out[AT.bid] = view.bid / 100
    out[AT.counts] = view.turns / view.box.limit
    out[AT.counts + 1] = view.stump_size / view.box.characters
    out[AT.counts + 2] = view.rolled / 10
    out[AT.counts + 3] = view.tries / 10
    out[AT.counts + 4] = view.swaps / 10
    out[AT.counts + 5] = view.box.limit / 1000


@rule
def encode_seats(view, me, out):
    """Pawns and money."""
    for step in range(view.seats):
        seat = (me + step) % view.seats
        if view.squares[seat] != NOT_PLACED:
            out[AT.squares + step * SQUARES + view.squares[seat]] = 1
        out[AT.cash + step] = view.cash[seat] / 100
        out[AT.stays + step] = view.stays[seat]
        out[AT.miss + step] = view.miss[seat]
        out[AT.bidding + step] = view.bidding[seat]
        out[AT.hand_sizes + step] = view.hand_sizes[seat] / 10
    out[AT.hand_sizes + SEATS] = view.hand_sizes[OUT] / 10


@rule
def encode_characters(view, me, out):
    """Who holds whom, and the points that the viewer sees."""
    for character in range(1, view.box.characters + 1):
        if view.holder[character] < view.seats:
            out[AT.holders + (view.holder[character] - me) % view.seats * CHARACTERS + character - 1] = 1
        elif view.holder[character] == OUT:
            out[AT.discarded + character - 1] = 1
        if view.card[character] != NO_CARD:
            out[AT.points + character - 1] = view.box.points[view.card[character]] / 10
    if view.named > 0:
        out[AT.named + np.int64(view.named) - 1] = 1
    if view.on_sale > 0:
        out[AT.on_sale + np.int64(view.on_sale) - 1] = 1


@roomy_rule
def encode_cards(view, me, out):
    """What the viewer is sure of, and what is left to guess."""
    pool = np.zeros(VALUES, np.int16)
    if view.actor == OVER:
        pool[:] = view.left
    else:
        unseen(view, view.viewer, pool)
    for card in range(view.box.values):
        if view.viewer >= 0:
            for step in range(view.seats):
                out[AT.known + step * VALUES + card] = view.known[me, (me + step) % view.seats, card]
            out[AT.known + SEATS * VALUES + card] = view.known[me, OUT, card]
        out[AT.pool + card] = pool[card]
