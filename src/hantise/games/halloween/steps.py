"""The small steps of which the rules are made: who is asked, who is paid, what goes back to rest. Compiled."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs

import numpy as np

from hantise.contract import CHANCE, OVER, rule
from hantise.games.halloween.state import (
    CHARACTERS,
    FINISHED,
    NO_CARD,
    NO_CHARACTER,
    NO_EVENT,
    NOBODY,
    NOWHERE,
    POINTS,
    RICHEST,
    STUMP,
)


@rule
def fill_stump(state):
    """2.3 No character has been handed out, and no point card drawn."""
    for character in range(CHARACTERS + 1):
        state.holder[character] = STUMP if 1 <= character <= state.box.characters else NOWHERE
        state.card[character] = NO_CARD
    state.stump_size = state.box.characters
    for card in range(state.box.values):
        state.left[card] = state.box.copies[card]


@rule
def top_of_stump(state):
    """2.3 The lowest-numbered character on the stump."""
    character = 1
    while state.holder[character] != STUMP:
        character += 1
    return character


@rule
def ask(state, phase, seat):
    """A seat decides."""
    state.phase = phase
    state.actor = seat


@rule
def let_chance(state, phase):
    """A die or a point card decides."""
    state.phase = phase
    state.actor = CHANCE


@rule
def give_from_stump(state, receiver):
    """5.1 Chance draws the point card for the top character of the stump."""
    state.receiver = receiver
    let_chance(state, POINTS)


@rule
def pay(state, seat, pumpkins):
    """2.5 The seat receives pumpkins; what exceeds the most that one can have is not paid out."""
    state.cash[seat] = min(np.int64(state.cash[seat]) + pumpkins, RICHEST)


@rule
def settle(state):
    """6.2 a, b The mover pays the amount, or all he has."""
    state.cash[state.mover] -= min(state.cash[state.mover], state.box.amount[state.squares[state.mover]])


@rule
def close_auction(state):
    """Nothing is on sale."""
    state.on_sale = NO_CHARACTER
    state.seller = NOBODY
    state.bid = 0
    state.bidder = NOBODY
    for seat in range(state.seats):
        state.bidding[seat] = False


@rule
def rest(state):
    """12.2 Event and pending fields go back to rest."""
    state.event = NO_EVENT
    state.receiver = NOBODY
    state.target = NOBODY
    state.named = NO_CHARACTER
    state.rolled = 0
    state.tries = 0
    state.swaps = 0
    close_auction(state)


@rule
def finish(state):
    """7.1, 7.3 The game is over."""
    state.phase = FINISHED
    state.actor = OVER
