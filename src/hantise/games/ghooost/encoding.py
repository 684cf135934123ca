"""A view of Ghooost! as numbers for learning. Seats are told from the viewer round the table; a spectator sits at seat 0."""

import numpy as np

from hantise.contract import OVER, rule
from hantise.games.ghooost.rules import find_pool, is_before_midnight, plain, run_on_top, top
from hantise.games.ghooost.state import KINDS, NATURALS, SEATS

LAYOUT = (
    ("moment", 4, "1 if: before midnight, a reveal is pending from the Crypt, from a Manor, the game is over"),
    ("turn", SEATS, "one-hot: the seat whose turn it is"),
    ("direction", 1, "1 clockwise, -1 the other way"),
    ("clock", 2, "seat moves in this half / the option curfew, / the option dawn"),
    ("hand", KINDS, "copies of each card in one's own hand"),
    ("known", SEATS * KINDS, "copies of each card that all know to be in each hand"),
    ("hand_sizes", SEATS, "cards in each hand / hand size"),
    ("manors", SEATS, "cards in each Manor / its full size"),
    ("crypt", 1, "cards in the Crypt / all cards"),
    ("top", NATURALS, "one-hot: the ghost on top of the pile"),
    ("run", 1, "cards of that value on top of the pile / those of a quartet"),
    ("cemetery", KINDS, "copies of each card on the pile and beside it"),
    ("pile_size", 1, "cards on the pile / all cards"),
    ("discard", KINDS, "copies of each card discarded"),
    ("pool", KINDS, "copies of each card that the viewer has not seen"),
    ("out", SEATS, "1 / the place at which each seat got out; 0 while it is in"),
    ("points", SEATS, "points of each seat / 10"),
    ("boos", SEATS, "Boo tokens of each seat / those that end a match"),
    ("round", 2, "number of the round / 10, 1 in a match"),
)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = max(np.int64(view.viewer), 0)
    at = encode_moment(view, out, me)
    at = encode_seats(view, out, at, me)
    at = encode_cards(view, out, at)
    encode_result(view, out, at, me)


@rule
def encode_moment(view, out, me):
    """From `moment` to `clock`; where the next number goes."""
    out[0] = is_before_midnight(view)
    if view.reveal > 0:
        out[view.reveal] = 1
    out[3] = view.actor == OVER
    out[4 + (view.turn - me) % view.seats] = 1
    at = 4 + SEATS
    out[at] = view.direction
    out[at + 1] = view.clock / view.box.curfew
    out[at + 2] = view.clock / view.box.dawn
    return at + 3


@rule
def encode_seats(view, out, at, me):
    """From `hand` to `crypt`; where the next number goes."""
    if view.viewer >= 0:
        for card in range(KINDS):
            out[at + card] = view.hands[me, card]
    at += KINDS
    for step in range(view.seats):
        seat = (me + step) % view.seats
        for card in range(KINDS):
            out[at + step * KINDS + card] = view.known[seat, card]
        out[at + SEATS * KINDS + step] = view.hand_sizes[seat] / view.box.hand
        out[at + SEATS * (KINDS + 1) + step] = view.manors[seat] / view.box.manor
    at += SEATS * (KINDS + 2)
    out[at] = view.crypt / view.box.cards
    return at + 1


@rule
def encode_cards(view, out, at):
    """From `top` to `pool`; where the next number goes."""
    if view.pile_size > 0:
        out[at + top(view)] = 1
        out[at + NATURALS] = run_on_top(view, top(view)) / view.box.quartet
    at += NATURALS + 1
    for place in range(view.pile_size):
        out[at + plain(view, view.pile[place])] += 1
    out[at + np.int64(view.box.kitty)] += view.beside
    at += KINDS
    out[at] = view.pile_size / view.box.cards
    at += 1
    pool = np.empty(KINDS, np.int8)
    find_pool(view, pool)
    for card in range(KINDS):
        out[at + card] = view.discard[card]
        out[at + KINDS + card] = pool[card]
    return at + 2 * KINDS


@rule
def encode_result(view, out, at, me):
    """From `out` to `round`."""
    for place in range(view.out_count):
        out[at + (view.out[place] - me) % view.seats] = 1 / (place + 1)
    at += SEATS
    for step in range(view.seats):
        seat = (me + step) % view.seats
        out[at + step] = view.points[seat] / 10
        out[at + SEATS + step] = view.boos[seat] / view.box.boo_limit
    at += 2 * SEATS
    out[at] = view.round_number / 10
    out[at + 1] = view.box.match
