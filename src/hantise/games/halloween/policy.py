"""Sensible play for rollouts and easy bots: pay what a character is worth, throw ghosts away, leave when ahead."""

import math

import numpy as np

from hantise.chance import below
from hantise.contract import rule
from hantise.games.halloween.choices import is_black_ahead
from hantise.games.halloween.state import (
    BID,
    DISCARDED,
    DONE,
    GO,
    GREEN_SQUARE,
    HIDDEN,
    LEAVE,
    MOVE,
    MOVED,
    NAMED,
    NO_CARD,
    NOBODY,
    OFFERED,
    OUT,
    PASS,
    PLACED,
    STAY,
    SWAPPED,
    TARGET,
    TARGETED,
    TURN,
    WAIT,
)

_GRAIN = 1024  # steps of the noise, which is worth up to one point of appeal
_HASTE = 20  # points of lead that one gives away for leaving, when the limit of turns is near


@rule
def prefer(state, actions, count, rng):
    """The bid nearest to what one would pay, or else the action that appeals most."""
    if state.phase == BID:
        return nearest_bid(actions, count, wanted_bid(state, rng))
    outlook = 0.0
    if state.phase in (TURN, MOVE):
        outlook = lead(state) + _HASTE * state.turns / state.box.limit
    elif state.phase == TARGET:
        outlook = mean_unseen(state)
    best = actions[0]
    highest = -1e9
    for i in range(count):
        appeal = appeal_of(state, actions[i], outlook) + below(rng, _GRAIN) / _GRAIN
        if appeal > highest:
            highest = appeal
            best = actions[i]
    return best


@rule
def appeal_of(state, action, outlook):
    """How good the action looks, in points; 0 for going on, for keeping, for swaps, and for names, which all look the same."""
    if action == DONE:
        return 2.0
    if action == STAY:
        return appeal_of_staying(state)
    if action == LEAVE:
        return outlook / 4
    if action == WAIT:
        return -2.0
    if action < GO:
        return float(state.box.amount[action - PLACED])
    if MOVED <= action < TARGETED:
        return outlook / 4 if is_black_ahead(state, action - MOVED) else 0.0
    if TARGETED <= action < NAMED:
        return expected_points(state, action - TARGETED, outlook)
    if DISCARDED <= action < HIDDEN:
        return -float(points_of(state, action - DISCARDED))
    if HIDDEN <= action < SWAPPED:
        return appeal_of_hiding(state, action - HIDDEN)
    return 0.0


@rule
def points_of(state, character):
    """The points of one's own character."""
    return np.int64(state.box.points[state.card[character]])


@rule
def appeal_of_hiding(state, character):
    """A hidden ghost can still be sold; without one, the best card is kept from envy."""
    points = float(points_of(state, character))
    return points if points > 0 else 1000.0 - points


@rule
def appeal_of_staying(state):
    """On green, pumpkins for the auctions to come; on red, the chance to throw a ghost away."""
    square = state.squares[state.mover]
    amount = float(state.box.amount[square])
    if state.box.kind[square] == GREEN_SQUARE:
        return amount - 1 - state.cash[state.mover] / 8 if state.stump_size > 0 else -2.0
    return -worst_points(state) / 5 - amount / 2


@rule
def worst_points(state):
    """The lowest points among one's own characters, at most 0."""
    worst = 0
    for character in range(1, state.box.characters + 1):
        if state.holder[character] == state.actor:
            worst = min(worst, points_of(state, character))
    return worst


@rule
def lead(state):
    """One's own points, less those that the best of the others seems to have."""
    mean = mean_unseen(state)
    best = -1e9
    mine = 0.0
    for seat in range(state.seats):
        if seat != state.actor:
            best = max(best, state.hand_sizes[seat] * expected_points(state, seat, mean))
    for character in range(1, state.box.characters + 1):
        if state.holder[character] == state.actor:
            mine += points_of(state, character)
    return mine - best


@rule
def mean_unseen(state):
    """The mean points of a card that the actor cannot place; 0 if it can place all. 9.5 counts them one by one."""
    points = np.int64(0)
    total = np.int64(0)
    for card in range(state.box.values):
        points += np.int64(state.box.copies[card]) * state.box.points[card]
        total += state.box.copies[card]
    for character in range(1, state.box.characters + 1):
        if state.holder[character] == state.actor:
            points -= points_of(state, character)
            total -= 1
    for holder in range(OUT + 1):
        if state.seats <= holder < OUT:
            continue
        for card in range(state.box.values):
            known = np.int64(state.known[state.actor, holder, card])
            points -= known * state.box.points[card]
            total -= known
    return points / max(total, 1)


@rule
def expected_points(state, seat, mean):
    """What a character of this seat, named blindly, is worth on average; `mean` where nothing is known."""
    size = state.hand_sizes[seat]
    points = 0.0
    unknown = np.int64(size)
    for card in range(state.box.values):
        known = np.int64(state.known[state.actor, seat, card])
        points += known * state.box.points[card]
        unknown -= known
    return (points + unknown * mean) / max(size, 1)


@rule
def wanted_bid(state, rng):
    """A raise towards what the character is worth, or 0 to pass."""
    mean = mean_unseen(state)
    worth = mean if state.seller == NOBODY else expected_points(state, state.seller, mean)
    room = np.int64(highest_price(state, worth, mean)) - state.bid
    if room <= 0:
        return np.int64(0)
    return np.int64(state.bid) + 1 + below(rng, (room + 1) // 2)


@rule
def highest_price(state, worth, mean):
    """One's cash shared between this character and one's part of those still to come."""
    if worth <= 0:
        return 0.0
    later = 1 + state.stump_size / state.seats
    return state.cash[state.actor] * worth / (worth + later * max(mean, 1.0))


@rule
def nearest_bid(actions, count, wanted):
    """The bid of the list that is nearest to the wanted one; a pass for a wanted bid of 0, or where there is no bid."""
    best = actions[0]
    nearest = np.int64(1) << 40
    for i in range(count):
        bid = np.int64(0) if actions[i] == PASS else np.int64(actions[i]) - OFFERED
        gap = abs(bid - wanted) if (bid == 0) == (wanted == 0) else abs(bid - wanted) + OFFERED
        if gap < nearest:
            nearest = gap
            best = actions[i]
    return best


# The odds of winning, in logarithms: fitted to 20,000 positions each of games by this policy at three, four and six.
_POINT = 0.04  # once the stump is empty; before, less:
_EARLY_POINT = 0.01  # with a full stump
_PUMPKIN = 0.055  # while there are characters to be bought
_LATE_PUMPKIN = 0.03
_CHARACTER = 0.17  # which one may sell, exchange or show


@rule
def evaluate(state, out):
    """The odds of each seat, from its points, its pumpkins and its characters."""
    still = state.stump_size / state.box.characters
    point = _POINT + still * (_EARLY_POINT - _POINT)
    pumpkin = _PUMPKIN if state.stump_size > 0 else _LATE_PUMPKIN
    for seat in range(state.seats):
        out[seat] = pumpkin * state.cash[seat] + _CHARACTER * state.hand_sizes[seat]
    for character in range(1, state.box.characters + 1):
        holder = state.holder[character]
        if 0 <= holder < state.seats and state.card[character] != NO_CARD:
            out[holder] += point * state.box.points[state.card[character]]
    first = out[0]
    total = 0.0
    for seat in range(state.seats):
        out[seat] = math.exp(out[seat] - first)
        total += out[seat]
    for seat in range(state.seats):
        out[seat] /= total
