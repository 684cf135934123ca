"""The rules of The Attic. Numbers are paragraphs of the rules."""

import numpy as np

from hantise.chance import draw_from
from hantise.contract import CHANCE, EVERYTHING, OVER, roomy_rule, rule
from hantise.games.attic.state import CARDS, DRAW, DRAW_HIDDEN, FLED, FLEE, STAY, STAYED, UNDECIDED


@rule
def begin(state):
    """3.1 Nobody has a point, and the first night begins."""
    begin_night(state)


@rule
def begin_night(state):
    """3.2, 3.3 Cards go back, nobody has chosen, and chance deals from the night's first seat on."""
    state.cards[:] = 0
    state.chosen[:] = UNDECIDED
    state.dealt = 0
    state.turn = state.played % state.seats
    state.actor = CHANCE


@rule
def legal(_state, actions):
    """4.1 Stay or flee: each seat may always do either."""
    actions[0] = STAY
    actions[1] = FLEE
    return 2


@rule
def weights(state, actions, weights):
    """3.3 Every card that nobody holds is as likely."""
    count = 0
    for card in range(1, state.box.cards + 1):
        if not is_dealt(state, card):
            actions[count] = DRAW + card - 1
            weights[count] = 1
            count += 1
    return count


@roomy_rule
def is_dealt(state, card):
    """2.1 There is one card of each number."""
    return (state.cards == card).any()


@rule
def apply(state, action):
    """3.3 A card is dealt, or 4.1 a seat chooses."""
    if action >= DRAW:
        state.cards[state.turn] = action - DRAW + 1
        state.dealt += 1
    else:
        state.chosen[state.turn] = STAYED if action == STAY else FLED
    state.turn = (state.turn + 1) % state.seats
    if state.dealt == state.seats:
        state.actor = state.turn
    if state.chosen[state.turn] != UNDECIDED:
        end_night(state)


@rule
def end_night(state):
    """5.1 Points are given; 5.3 the next night begins, or the game is over."""
    bravest = 0
    for seat in range(state.seats):
        if state.chosen[seat] == STAYED:
            bravest = max(bravest, state.cards[seat])
    for seat in range(state.seats):
        if state.chosen[seat] == FLED:
            state.points[seat] += 1
        elif state.cards[seat] == bravest:
            state.points[seat] += state.box.prize
    state.played += 1
    begin_night(state)
    if state.played == state.box.nights:
        state.actor = OVER


@rule
def scores(state, out):
    """5.2 The points; higher is better."""
    for seat in range(state.seats):
        out[seat] = state.points[seat]


@roomy_rule
def utility(state, out):
    """5.4 The win, shared among those who tie."""
    most = state.points[: state.seats].max()
    tied = (state.points[: state.seats] == most).sum()
    for seat in range(state.seats):
        out[seat] = 1.0 / tied if state.points[seat] == most else 0.0


@rule
def seen(state, action, seat):
    """6.1 Only the seat that is dealt a card sees it."""
    return DRAW_HIDDEN if action >= DRAW and seat != state.turn else action


@rule
def hide(state, seat):
    """6.1 A view holds one's own card; how many are dealt is plain to all."""
    for other in range(state.seats):
        if other != seat:
            state.cards[other] = 0
    state.viewer = seat


@roomy_rule
def imagine(view, rng):
    """6.1 Every other seat that has a card may hold any that the viewer does not."""
    pool = np.zeros(CARDS + 1, np.int16)
    pool[1 : view.box.cards + 1] = 1
    left = np.int64(view.box.cards)
    if view.viewer >= 0 and view.cards[view.viewer] > 0:
        pool[view.cards[view.viewer]] = 0
        left -= 1
    for step in range(view.dealt):
        seat = (view.played + step) % view.seats
        if seat != view.viewer:
            view.cards[seat] = draw_from(rng, pool, left)
            left -= 1
    view.viewer = EVERYTHING
