"""The compiled heart of the batches: many games stepped in one call, everything that a learner needs written in place.

What the arrays mean is told where they are made, in batches.py; a row is a game.
"""

import numpy as np

from hantise import contract
from hantise.chance import below
from hantise.contract import CHANCE, OVER, apply, legal, most, roomy_rule, rule
from hantise.kernels import act, draw

EVERY_SEAT = -1  # as the learner: all seats' actions are given, none is a bot's


@roomy_rule
def begin(start, states, rngs, rewards, scores, ended, finals, payment, learner, sensible):
    """Begin every game anew, up to the first action that is asked for."""
    scratch, weight = np.empty(most(start[0]), np.int32), np.empty(most(start[0]), np.int64)
    for i in range(states.shape[0]):
        states[i] = start[0]
        play_chance(states[i], rngs[i], scratch, weight)
        while not is_asked(states[i], learner):
            play_on(start, states, i, rngs[i], scratch, weight, rewards, scores, ended, finals, payment, learner, sensible)
        ended[i] = False
        rewards[i, :] = 0
        scores[i, :] = 0


@roomy_rule
def step(start, states, rngs, chosen, rewards, scores, ended, finals, payment, learner, sensible):
    """In every game make the chosen action and all that follows by itself; what is over is paid out and begun anew."""
    scratch, weight = np.empty(most(start[0]), np.int32), np.empty(most(start[0]), np.int64)
    for i in range(states.shape[0]):
        if ended[i]:
            ended[i] = False
            rewards[i, :] = 0
        apply(states[i], chosen[i])
        play_chance(states[i], rngs[i], scratch, weight)
        while not is_asked(states[i], learner):
            play_on(start, states, i, rngs[i], scratch, weight, rewards, scores, ended, finals, payment, learner, sensible)


@rule
def play_chance(state, rng, scratch, weight):
    """Let chance make all its moves, until a seat is to move or the game is over."""
    while state.actor == CHANCE:
        apply(state, draw(state, rng, scratch, weight))


@rule
def is_asked(state, learner):
    """Is it the turn of a seat whose action is given from outside?"""
    return state.actor >= 0 and (learner == EVERY_SEAT or learner == state.actor)  # noqa: PLR1714 — Numba knows no such `in`


@rule
def play_on(start, states, i, rng, scratch, weight, rewards, scores, ended, finals, payment, learner, sensible):
    """Begin a game anew that is over, or let a bot move; then chance."""
    state = states[i]
    if state.actor != OVER:
        apply(state, act(state, rng, scratch, sensible))
    else:
        if not ended[i]:  # a second game that ends before the learner's turn is none of its doing
            ended[i] = True
            contract.scores(state, scores[i])
            pay(state, scores[i], rewards[i], payment)
            if learner != EVERY_SEAT:
                contract.hide(state, learner)
                contract.encode(state, finals[i])
        states[i] = start[0]
    play_chance(state, rng, scratch, weight)


@rule
def pay(state, scores, rewards, payment):
    """A finished game's result in [0, 1] for each seat; or how far its score is from the others' mean, times `payment`."""
    if payment == 0:
        contract.utility(state, rewards)
        return
    total = 0.0
    for seat in range(state.seats):
        total += scores[seat]
    for seat in range(state.seats):
        rewards[seat] = payment * (scores[seat] - (total - scores[seat]) / max(state.seats - 1, 1))


@rule
def pay_one(states, scores, rewards, payment):
    """The same for one game, called from Python."""
    pay(states[0], scores, rewards, payment)


@rule
def first_illegal(actions, counts, chosen):
    """The first game whose chosen action is not among those listed, or −1."""
    for i in range(chosen.shape[0]):
        found = False
        for k in range(counts[i]):
            found |= actions[i, k] == chosen[i]
        if not found:
            return i
    return -1


@roomy_rule
def show(states, actors, observations, actions, counts, masks):
    """Write what the acting seat of each game may know and do; `masks` without rows are left alone."""
    views = states[:1].copy()
    view = views[0]
    for i in range(states.shape[0]):
        state = states[i]
        views[0] = state
        contract.hide(view, state.actor)
        contract.encode(view, observations[i])
        actors[i] = state.actor
        if masks.shape[0] > 0:
            for k in range(counts[i]):  # what was legal before, rather than the whole row
                masks[i, actions[i, k]] = 0
        counts[i] = legal(state, actions[i])
        if masks.shape[0] > 0:
            for k in range(counts[i]):
                masks[i, actions[i, k]] = 1


@rule
def sample(actions, counts, rng, chosen):
    """Any legal action in every game, all equally likely."""
    for i in range(chosen.shape[0]):
        chosen[i] = actions[i, below(rng, counts[i])]
