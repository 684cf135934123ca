"""Sensible play for rollouts and easy bots: of a handful of placements the one that gains most ghosts at once."""

import math

import numpy as np

from hantise.chance import below
from hantise.contract import rule
from hantise.games.boo.rules import (
    any_way,
    cell_of,
    colour_of,
    direction_at,
    first_cell_at,
    is_ghost,
    legal,
    list_rows,
    lying,
    seat_of,
    show,
    victim_of,
)
from hantise.games.boo.state import DECK, MARGIN, NOBODY, PART, PLACE_CARD, SCARE, SHOWN, STEPS, WIDTH, WORDS

_HANDFUL = 12  # placements looked at: searches of as many iterations with 24 or 48 were no stronger, and half as quick


@rule
def handful(state, actions, rng):
    """All that is legal, or a few of them if there are many: some rows, and for each a way to lie on it."""
    if state.phase != PLACE_CARD:
        return legal(state, actions)
    rows = list_rows(state, actions)
    if rows <= _HANDFUL:
        return legal(state, actions)
    for i in range(_HANDFUL):
        drawn = i + below(rng, rows - i)
        row = actions[drawn]
        actions[drawn] = actions[i]
        actions[i] = lying(row, any_way(state, rng))
    return _HANDFUL


@rule
def prefer(state, actions, count, rng):
    """The action that gains most: ghosts of one's own colour more, and of the other colour fewer; of equals, any."""
    best, highest, equals = actions[0], -1000, 0
    for i in range(count):
        gain = gain_of(state, actions[i])
        if gain > highest:
            best, highest, equals = actions[i], gain, 1
        elif gain == highest:
            equals += 1
            if below(rng, equals) == 0:
                best = actions[i]
    return best


@rule
def gain_of(state, action):
    """What a placement or a scare changes at once in the lead."""
    if action >= SCARE:
        victim = victim_of(state, cell_of(state, action - SCARE))
        return 0 if victim == NOBODY else gain_of_turning(state, victim)
    cell, direction, face = action // 8, action // 2 % 4, action % 2
    step = STEPS[direction]
    before = state.table[cell], state.table[cell + step], state.table[cell + 2 * step]
    show(state, state.box.decks[state.turn, state.hands[state.turn] - 1], cell, direction, face)
    gain = lead_on(state, cell, step) + gain_of_looks(state, cell, step)
    state.table[cell], state.table[cell + step], state.table[cell + 2 * step] = before
    return gain


@rule
def lead_on(state, cell, step):
    """On three cells, the ghosts of the acting seat less those of the other."""
    lead = 0
    for part in range(PART):
        square = SHOWN[state.table[cell + part * step]]
        if is_ghost(square):
            lead += 1 if seat_of(state, colour_of(square)) == state.turn else -1
    return lead


@rule
def gain_of_looks(state, cell, step):
    """The gain from all cards that the three squares' ghosts frighten, each counted once."""
    gain = 0
    frightened = (NOBODY, NOBODY)
    for part in range(PART):
        here = cell + part * step
        victim = victim_of(state, here) if is_ghost(SHOWN[state.table[here]]) else NOBODY
        if victim != NOBODY:
            card = first_cell_at(state, victim)
            if card not in frightened:
                gain += gain_of_turning(state, victim)
            frightened = (card, frightened[0])
    return gain


@rule
def gain_of_turning(state, cell):
    """Turning a card exchanges what it shows."""
    first = first_cell_at(state, cell)
    step = STEPS[direction_at(state, cell)]
    return -2 * lead_on(state, first, step)


@rule
def recall(states, others):
    """Undo what was played: two tables differ at most between the bounds of the fuller one, a small part of the array."""
    state, other = states[0], others[0]
    first, end = np.int64(state.top) * WIDTH, (np.int64(state.bottom) + 1) * WIDTH
    for cell in range(np.uint64(first), np.uint64(end)):  # unsigned, and so copied many at a time
        state.table[cell] = other.table[cell]
    for row in range(state.top + MARGIN, state.bottom + 1 + MARGIN):
        for word in range(WORDS):
            state.occupied[row, word] = other.occupied[row, word]
    state.left, state.right, state.top, state.bottom = other.left, other.right, other.top, other.bottom
    state.actor, state.viewer, state.phase, state.turn = other.actor, other.viewer, other.phase, other.turn
    for seat in range(2):
        state.hands[seat], state.tops[seat], state.ghosts[seat] = other.hands[seat], other.tops[seat], other.ghosts[seat]
        state.unseen_left[seat] = other.unseen_left[seat]
        for card in range(DECK):
            state.unseen[seat, card], state.lies[seat, card] = other.unseen[seat, card], other.lies[seat, card]
    state.placed = other.placed
    for part in range(PART):
        state.waiting[part] = other.waiting[part]


# Fitted to 8,000 positions of games between searches of 800 iterations.
_GHOST = 0.5  # the odds' logarithm for each ghost ahead, shared among the cards to come: each may still turn many
_TURN = 4.5  # ghosts that being the next to place is worth


@rule
def evaluate(state, out):
    """7.2 The chance of having more ghosts in the end: the lead counts the more, the fewer cards are to come."""
    to_come = state.unseen_left[0] + state.unseen_left[1]
    for seat in range(2):
        to_come += int(state.hands[seat] > 0) + int(state.tops[seat] > 0)
    next_to_place = state.turn if state.phase == PLACE_CARD else 1 - state.turn
    lead = state.ghosts[next_to_place] - state.ghosts[1 - next_to_place] + _TURN
    out[next_to_place] = 1 / (1 + math.exp(-_GHOST * lead / (to_come + 1.5)))
    out[1 - next_to_place] = 1 - out[next_to_place]
