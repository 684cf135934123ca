"""Sensible play for rollouts and easy bots: raise the fright for the neighbour, keep mirror and mist for need."""

from hantise.chance import below
from hantise.contract import rule
from hantise.games.ghosts.rules import has_pile, is_mirror, is_mist
from hantise.games.ghosts.state import PLAY, TAKE

_NOISE = 4  # in points of appeal, so that equal choices vary


@rule
def prefer(state, actions, count, rng):
    """The action that appeals most."""
    best = actions[0]
    highest = -1000
    for i in range(count):
        appeal = 4 * appeal_of(state, actions[i]) + below(rng, _NOISE)
        if appeal > highest:
            highest = appeal
            best = actions[i]
    return best


@rule
def appeal_of(state, action):
    """A pile costs points, so it is taken last; a level near the limit leaves the next seat least to play."""
    if action == TAKE:
        return -100
    card = action - PLAY
    room = state.box.limit - state.level
    if is_mist(state, card):
        return 2 if room <= 2 else -20
    if has_pile(state) and is_mirror(state, card):
        return 12 if room <= 2 else 1
    left = room - state.box.level[card]
    return 20 if left == 0 else 10 - left
