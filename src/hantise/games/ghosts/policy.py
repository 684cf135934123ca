"""Sensible play for rollouts and easy bots: raise the fright for the neighbour, keep mirror and mist for need."""

import math

from hantise.chance import below
from hantise.contract import rule
from hantise.games.ghosts.rules import has_pile, is_mirror, is_mist
from hantise.games.ghosts.state import PLAY, TAKE

_NOISE = 4  # in points of appeal, so that equal choices vary
_SWING = 0.25  # fear points, times the square root of the cards to come: how far apart luck still carries two seats
_SPARED = 6  # turns of a seat in which it gets through without a pile more often than not


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


@rule
def evaluate(state, out):
    """The chance of ending with the fewest points: the odds fall with each point more, the fewer cards are to come."""
    now = state.deck_size + state.hand_sizes[: state.seats].sum()
    later = (state.box.rounds - state.round_number) * state.box.cards
    swing = _SWING * math.sqrt(now + later + 1)
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp((state.fear[0] - expected_fear(state, seat, now)) / swing)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total


@rule
def expected_fear(state, seat, left):
    """6.2 The points of a seat, less what it may hope to give back after this round."""
    if state.taken[seat] > 0:
        return float(state.fear[seat])
    hope = math.exp(-left / (_SPARED * state.seats))
    return state.fear[seat] - hope * min(state.box.bonus, state.fear[seat])
