"""Sensible play: high cards stay."""

from hantise.contract import rule
from hantise.games.attic.state import FLEE, STAY


@rule
def prefer(state, actions, count, _rng):
    """Stay with a card above the middle; the more players, the higher it must be."""
    wanted = STAY if state.cards[state.turn] * (state.seats + 1) > state.box.cards * state.seats else FLEE
    for i in range(count):
        if actions[i] == wanted:
            return wanted
    return actions[0]
