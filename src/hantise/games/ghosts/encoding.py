"""A view of Ghosts as numbers for learning. Seats are told from the viewer round the table; a spectator sits at seat 0."""

import numpy as np

from hantise.contract import rule
from hantise.games.ghosts.rules import unseen
from hantise.games.ghosts.state import KINDS, NO_CARD, SEATS

LAYOUT = (
    ("phase", 4, "one-hot: deal, turn, refill, over"),
    ("turn", SEATS, "one-hot: the seat whose turn it is"),
    ("first", SEATS, "one-hot: the first seat of this round"),
    ("direction", 1, "1 clockwise, -1 anticlockwise"),
    ("hand", KINDS, "copies of each card in one's own hand"),
    ("hand_sizes", SEATS, "cards in each hand / hand size"),
    ("level", 1, "level of the pile / limit"),
    ("last_ghost", KINDS, "one-hot: the last ghost of the pile"),
    ("pile", KINDS, "copies of each card in the centre"),
    ("gone", KINDS, "copies of each card in piles taken this round"),
    ("pool", KINDS, "copies of each card that the viewer has not seen"),
    ("deck_size", 1, "cards in the deck / all cards"),
    ("fear", SEATS, "fear points of each seat / 10"),
    ("taken", SEATS, "piles each seat took this round / 10"),
    ("known_mist", SEATS, "mist that all know each seat to hold"),
    ("rounds", 2, "rounds begun / 10, rounds in all / 10"),
    ("redeals", 1, "redeals in this deal / 10"),
)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = max(view.viewer, 0)
    out[view.phase] = 1
    at = 4
    out[at + (view.turn - me) % view.seats] = 1
    at += SEATS
    out[at + (view.first - me) % view.seats] = 1
    at += SEATS
    out[at] = view.direction
    at += 1
    if view.viewer >= 0:
        for card in range(KINDS):
            out[at + card] = view.hands[me, card]
    at += KINDS
    for step in range(view.seats):
        out[at + step] = view.hand_sizes[(me + step) % view.seats] / view.box.hand
    at += SEATS
    out[at] = view.level / view.box.limit
    at += 1
    if view.last_ghost != NO_CARD:
        out[at + view.last_ghost] = 1
    at += KINDS
    for place in range(view.pile_size):
        out[at + view.pile[place]] += 1
    at += KINDS
    pool = np.empty(KINDS, np.int16)
    unseen(view, pool)
    for card in range(KINDS):
        out[at + card] = view.gone[card]
        out[at + KINDS + card] = pool[card]
    at += 2 * KINDS
    out[at] = view.deck_size / view.box.cards
    at += 1
    for step in range(view.seats):
        seat = (me + step) % view.seats
        out[at + step] = view.fear[seat] / 10
        out[at + SEATS + step] = view.taken[seat] / 10
        out[at + 2 * SEATS + step] = view.known_mist[seat]
    at += 3 * SEATS
    out[at] = view.round_number / 10
    out[at + 1] = view.box.rounds / 10
    out[at + 2] = view.redeals / 10
