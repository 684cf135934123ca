"""A view of Ghooost! as numbers for learning. Seats are told from the viewer round the table; a spectator sits at seat 0."""

import numpy as np

from hantise.contract import MANY, OVER, Numbers, places, roomy_rule, rule
from hantise.games.ghooost.rules import find_pool, is_before_midnight, plain, run_on_top, top
from hantise.games.ghooost.state import CARDS, COPIES, KINDS, NATURALS, SEATS

VERSION = 1  # of the layout and its numbers: one more whenever either changes

LAYOUT = (
    Numbers("moment", 4, "1 if: before midnight, a reveal is pending from the Crypt, from a Manor, the game is over"),
    Numbers("turn", SEATS, "one-hot: the seat whose turn it is"),
    Numbers("direction", 1, "1 clockwise, -1 the other way", low=-1),
    Numbers("clock", 2, "seat moves in this half / the option curfew, / the option dawn", MANY),
    Numbers("hand", KINDS, "copies of each card in one's own hand", COPIES),
    Numbers("known", SEATS * KINDS, "copies of each card that all know to be in each hand", COPIES),
    Numbers("hand_sizes", SEATS, "cards in each hand / hand size", CARDS),
    Numbers("manors", SEATS, "cards in each Manor / its full size"),
    Numbers("crypt", 1, "cards in the Crypt / all cards"),
    Numbers("top", NATURALS, "one-hot: the ghost on top of the pile"),
    Numbers("run", 1, "cards of that value on top of the pile / those of a quartet", CARDS),
    Numbers("cemetery", KINDS, "copies of each card on the pile and beside it", COPIES),
    Numbers("pile_size", 1, "cards on the pile / all cards"),
    Numbers("discard", KINDS, "copies of each card discarded", COPIES),
    Numbers("pool", KINDS, "copies of each card that the viewer has not seen", COPIES),
    Numbers("out", SEATS, "1 / the place at which each seat got out; 0 while it is in"),
    Numbers("points", SEATS, "points of each seat / 10", MANY),
    Numbers("boos", SEATS, "Boo tokens of each seat / those that end a match", MANY),
    Numbers("round", 2, "number of the round / 10, 1 in a match", MANY),
)
AT = places(LAYOUT)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = max(np.int64(view.viewer), 0)
    encode_moment(view, out, me)
    encode_seats(view, out, me)
    encode_cards(view, out)
    encode_result(view, out, me)


@rule
def encode_moment(view, out, me):
    """From `moment` to `clock`."""
    out[AT.moment] = is_before_midnight(view)
    if view.reveal > 0:
        out[AT.moment + np.int64(view.reveal)] = 1
    out[AT.moment + 3] = view.actor == OVER
    out[AT.turn + (view.turn - me) % view.seats] = 1
    out[AT.direction] = view.direction
    out[AT.clock] = view.clock / view.box.curfew
    out[AT.clock + 1] = view.clock / view.box.dawn


@rule
def encode_seats(view, out, me):
    """From `hand` to `crypt`."""
    if view.viewer >= 0:
        for card in range(KINDS):
            out[AT.hand + card] = view.hands[me, card]
    for step in range(view.seats):
        seat = (me + step) % view.seats
        for card in range(KINDS):
            out[AT.known + step * KINDS + card] = view.known[seat, card]
        out[AT.hand_sizes + step] = view.hand_sizes[seat] / view.box.hand
        out[AT.manors + step] = view.manors[seat] / view.box.manor
    out[AT.crypt] = view.crypt / view.box.cards


@roomy_rule
def encode_cards(view, out):
    """From `top` to `pool`."""
    if view.pile_size > 0:
        out[AT.top + np.int64(top(view))] = 1
        out[AT.run] = run_on_top(view, top(view)) / view.box.quartet
    for place in range(view.pile_size):
        out[AT.cemetery + np.int64(plain(view, view.pile[place]))] += 1
    out[AT.cemetery + np.int64(view.box.kitty)] += view.beside
    out[AT.pile_size] = view.pile_size / view.box.cards
    pool = np.empty(KINDS, np.int8)
    find_pool(view, pool)
    for card in range(KINDS):
        out[AT.discard + card] = view.discard[card]
        out[AT.pool + card] = pool[card]


@rule
def encode_result(view, out, me):
    """From `out` to `round`."""
    for place in range(view.out_count):
        out[AT.out + (view.out[place] - me) % view.seats] = 1 / (place + 1)
    for step in range(view.seats):
        seat = (me + step) % view.seats
        out[AT.points + step] = view.points[seat] / 10
        out[AT.boos + step] = view.boos[seat] / view.box.boo_limit
    out[AT.round] = view.round_number / 10
    out[AT.round + 1] = view.box.match
