"""Sensible play for rollouts and easy bots: of a handful of placements the one that gains most ghosts at once."""

import math

from hantise.chance import below
from hantise.contract import rule
from hantise.games.boo.rules import cell_of, colour_of, direction_at, first_cell_at, is_ghost, seat_of, show, victim_of
from hantise.games.boo.state import NOBODY, PART, SCARE, SCARE_ONE, SHOWN, STEPS

_HANDFUL = 24  # placements looked at: more is stronger but slower


@rule
def prefer(state, actions, count, rng):
    """The action that gains most: ghosts of one's own colour more, and of the other colour fewer."""
    looked_at = count if state.phase == SCARE_ONE else min(count, _HANDFUL)
    best, highest = actions[0], -1000
    for i in range(looked_at):
        action = actions[i] if looked_at == count else actions[below(rng, count)]
        gain = gain_of(state, action)
        if gain > highest:
            best, highest = action, gain
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


# Fitted to 6,000 positions of games by this policy.
_GHOST = 0.9  # the odds' logarithm for each ghost ahead, shared among the cards to come: each may still turn many
_TURN = 2.4  # ghosts that having the turn is worth


@rule
def evaluate(state, out):
    """7.2 The chance of having more ghosts in the end: the lead counts the more, the fewer cards are to come."""
    to_come = state.unseen_left[0] + state.unseen_left[1]
    for seat in range(2):
        to_come += int(state.hands[seat] > 0) + int(state.tops[seat] > 0)
    lead = state.ghosts[0] - state.ghosts[1] + (_TURN if state.turn == 0 else -_TURN)
    out[0] = 1 / (1 + math.exp(-_GHOST * lead / (to_come + 1.5)))
    out[1] = 1 - out[0]
