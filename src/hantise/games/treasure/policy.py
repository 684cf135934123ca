"""Sensible play for rollouts and easy bots: a team that fetches, escorts, fights and comes home.

Each goal of the mover has an appeal, counted in steps: it fades by one with every step away from it. The mover goes where
the appeal of its goals and the worth of stopping there are highest together.
"""

import math

import numpy as np

from hantise.bits import lowest_bit
from hantise.chance import below
from hantise.contract import roomy_rule, rule
from hantise.games.treasure.rules import (
    carries,
    hunters_on,
    is_haunted,
    is_room,
    jewel_here,
    may_deliver,
    place_of,
    spirits,
    stopping,
)
from hantise.games.treasure.sets import as_set, neighbours, size_of
from hantise.games.treasure.state import FACE_DOWN, LEAVE, MOVE, NO_JEWEL, OUT, PICK, PICKING, PLACES, ROOM, ROOMS

# The appeal of goals, in steps; this and the worth of stopping were changed step by step while teams of this policy won more
_HOME = 40  # for a mover with a jewel to deliver, and for all once every jewel is out
_JEWEL = 11
_NEXT_JEWEL = 23  # advanced: the one to be delivered next
_FACE_DOWN_JEWEL = 23  # advanced, while nobody knows where the next one is; and afterwards
_LATER_FACE_DOWN_JEWEL = 8
_HELD_FRIEND = 25  # a hunter with a jewel, alone with a spirit
_SPIRIT = 20  # and so much more for
_EACH_SPIRIT = 2  # each spirit on the board
_GHOSTS = 22
_ESCORT = 4  # so much more for a jewel where another hunter is: two fight better
_DOOR = 19  # the front door, for a mover that must wait with its jewel or finds nothing else to do
_HIGHEST = _SPIRIT + _EACH_SPIRIT * ROOMS  # no goal has more

# The worth of stopping in a room, in parts of a step
_STEP = 16
_BEATEN = 25  # for each ghost beaten
_SPIRIT_AVERTED = 25  # for each letter in the pile that would have brought a spirit
_SPIRIT_BEATEN = 123
_HELD = -400  # for being held by a spirit, alone
_NOISE = 4  # so that equal choices vary


@roomy_rule
def prefer(state, actions, count, rng):
    """To pick up what can be brought home, and to move where it appeals most."""
    if state.phase == PICKING:
        return PICK if wants_jewel(state) else LEAVE
    goals = np.zeros(_HIGHEST + 1, np.int64)
    appeal = np.zeros(PLACES, np.int64)
    set_goals(state, goals)
    fade(state, goals, appeal)
    best = actions[0]
    highest = np.int64(-1_000_000)
    for i in range(count):
        place = actions[i] - MOVE
        value = _STEP * appeal[place] + worth_of_stopping(state, place) + below(rng, _NOISE)
        if value > highest:
            highest = value
            best = actions[i]
    return best


@rule
def wants_jewel(state):
    """Not alone with a spirit; and in the advanced game only what may be delivered next."""
    place = place_of(state)
    if is_haunted(state, place) and hunters_on(state, place) == 1:
        return False
    return is_wanted(state, jewel_here(state))


@rule
def is_wanted(state, jewel):
    """Not a later number: a hunter that waits with it is of less use than one with an empty bag."""
    return jewel == FACE_DOWN or jewel == state.delivered + 1


@rule
def threat_to(state, room):
    """5.1, 5.3 How many letters in the pile would bring a ghost into a room: its own, and those of haunted rooms before it."""
    letter = np.int64(room)
    threat = np.int64(state.box.deck[letter] - state.discard[letter])
    letter = (letter - 1) % ROOMS
    while is_haunted(state, ROOM + letter):
        threat += state.box.deck[letter] - state.discard[letter]
        letter = (letter - 1) % ROOMS
    return threat


@rule
def set_goals(state, goals):
    """Write the mover's goals: for each appeal the set of places that have it; those with none are left out by `fade`."""
    carrying = carries(state, state.hunter)
    if state.delivered == state.box.jewels or (carrying and may_deliver(state, state.hunter)):
        goals[_HOME] = as_set(OUT)
    elif carrying:
        set_goals_while_waiting(state, goals)
    else:
        set_goals_of_the_free(state, goals)


@rule
def set_goals_while_waiting(state, goals):
    """7.7 With a later jewel: help against ghosts, and be near the front door."""
    for room in range(ROOMS):
        goals[appeal_of_guards(state, ROOM + room)] |= as_set(ROOM + room)
    goals[_DOOR] |= as_set(lowest_bit(state.box.links[0, OUT]))


@rule
def set_goals_of_the_free(state, goals):
    """With an empty bag: jewels, friends in need, spirits and ghosts; when nothing is left, home.

    In the advanced game the last jewels take longer, and too many spirits would be there before who stays to fight.
    """
    nothing = True
    for room in range(ROOMS):
        place = ROOM + room
        goals[max(appeal_of_jewel(state, room), appeal_of_guards(state, place))] |= as_set(place)
        if state.jewels[room] != NO_JEWEL or holds_friend(state, place):
            nothing = False
    if nothing and state.box.advanced:
        goals[:] = 0
        goals[_HOME] = as_set(OUT)
    elif nothing:
        goals[_DOOR] |= as_set(OUT)


@rule
def holds_friend(state, place):
    """Is a hunter with a jewel held there?"""
    bags = 0
    for hunter in range(state.box.hunters):
        if state.places[hunter] == place and carries(state, hunter):
            bags += 1
    return bags > 0 and is_haunted(state, place)


@rule
def others_on(state, place):
    """How many hunters other than the mover stand there."""
    return hunters_on(state, place) - (1 if place_of(state) == place else 0)


@rule
def appeal_of_jewel(state, room):
    """The jewel of a room; none if there is none to be had."""
    jewel = state.jewels[room]
    if jewel == NO_JEWEL or not is_wanted(state, jewel):
        return 0
    appeal = _JEWEL
    if state.box.advanced:
        appeal = appeal_of_number(state, jewel)
    escorted = others_on(state, ROOM + room) > 0 and not is_haunted(state, ROOM + room)
    return appeal + _ESCORT if escorted else appeal


@rule
def appeal_of_number(state, jewel):
    """7.7 Advanced: the next one, or one that may be it; once it is found, the others can wait."""
    if jewel != FACE_DOWN:
        return _NEXT_JEWEL
    return _LATER_FACE_DOWN_JEWEL if is_next_found(state) else _FACE_DOWN_JEWEL


@rule
def is_next_found(state):
    """Is the next jewel in a bag, or on view in a room?"""
    number = state.delivered + 1
    for hunter in range(state.box.hunters):
        if state.carry[hunter] == number:
            return True
    return rooms_with(state, number) != 0


@rule
def appeal_of_guards(state, place):
    """The spirit or the ghosts of a room; a mover with a jewel lets no spirit hold it alone."""
    if is_haunted(state, place):
        if carries(state, state.hunter):
            return 0
        return _HELD_FRIEND if holds_friend(state, place) else _SPIRIT + _EACH_SPIRIT * spirits(state)
    return _GHOSTS if state.ghosts[place - ROOM] > 0 else 0


@rule
def fade(state, goals, appeal):
    """Write the highest appeal that each place has from any goal; it does not reach through what stops the mover."""
    stops = stopping(state)
    reached = np.int64(0)
    edge = np.int64(0)
    for left in range(_HIGHEST, 0, -1):
        edge = (neighbours(state, np.int64(state.closed), edge) & ~stops | goals[left]) & ~reached
        reached |= edge
        write(appeal, edge, left)


@rule
def write(numbers, places, number):
    """Write the number for each of the places."""
    while places:
        numbers[lowest_bit(places)] = number
        places &= places - 1


@rule
def worth_of_stopping(state, place):
    """What the fight there is worth on average: 8.2 half a ghost alone, more in company; 8.3 a spirit only in company."""
    if not is_room(place):
        return 0
    company = others_on(state, place) > 0
    if is_haunted(state, place):
        if company:
            return _SPIRIT_BEATEN
        return _HELD if carries(state, state.hunter) else 0
    ghosts = state.ghosts[place - ROOM]
    if ghosts == 0:
        return 0
    if ghosts < state.box.haunting - 1:
        return _BEATEN * (3 if company else 2) // 4
    averted = _SPIRIT_AVERTED * threat_to(state, place - ROOM)
    return _BEATEN + averted * 3 // 4 if company else (_BEATEN + averted) // 2


# The odds of the team, in logarithms: fitted to positions of games by policies, 60,000 classic and 750,000 advanced ones.
_AT_FIRST = -0.1
_DELIVERED = 0.68
_CARRIED = 0.28
_HOMEWARD = -0.044  # for each step that a jewel is away from home
_TOWARDS = -0.027  # for each step between an empty bag and the nearest jewel
_FIRST_SPIRIT = -0.63
_FURTHER_SPIRIT = -0.116  # each weighs so much more than the one before
_EACH_GHOST = -0.26
_THREAT = -0.068  # for each letter in the pile that would bring a spirit
_ALL_OUT = 1.2  # once every jewel is delivered; then
_EVERYBODY_HOMEWARD = -0.089  # for each step of each hunter

_ADVANCED_AT_FIRST = -1.17
_ADVANCED_DELIVERED = 0.51
_NEXT_CARRIED = 0.22
_NEXT_HOMEWARD = -0.032
_NEXT_FROM_ROOM = -0.015  # for each step that the next jewel lies away from home
_TOWARDS_NEXT = -0.014  # for each step between it and the nearest empty bag
_NEXT_UNKNOWN = -0.005
_EACH_FACE_DOWN = -0.028  # while the next may be any of them
_TOWARDS_FACE_DOWN = -0.017  # for each step between the nearest hunter and one of them
_KNOWN = 0.047  # for each jewel in a room whose number is known
_LATER_CARRIED = -0.85
_LATER_HOMEWARD = 0.002
_ADVANCED_FIRST_SPIRIT = -0.39
_ADVANCED_FURTHER_SPIRIT = -0.111
_ADVANCED_EACH_GHOST = -0.155
_ADVANCED_THREAT = -0.036
_ADVANCED_ALL_OUT = 1.64
_ADVANCED_EVERYBODY_HOMEWARD = -0.106

_FAR = 30  # steps, where there is no way


@rule
def evaluate(state, out):
    """The chance of bringing all jewels out before the house is full of spirits."""
    odds = odds_in_order(state) if state.box.advanced else odds_in_any_order(state)
    chance = 1 / (1 + math.exp(-odds))
    for seat in range(state.seats):
        out[seat] = chance


@roomy_rule
def odds_in_any_order(state):
    """Classic: the spirits and ghosts, the hunters' bags and the ways before them."""
    odds = _AT_FIRST + _DELIVERED * state.delivered
    odds += burden(state, _FIRST_SPIRIT, _FURTHER_SPIRIT, _EACH_GHOST, _THREAT)
    home = np.empty(PLACES, np.int64)
    measure(state, as_set(OUT), home)
    if state.delivered == state.box.jewels:
        return odds + _ALL_OUT + _EVERYBODY_HOMEWARD * steps_of_all(state, home)
    jewels = np.empty(PLACES, np.int64)
    measure(state, rooms_with(state, FACE_DOWN), jewels)
    for hunter in range(state.box.hunters):
        place = state.places[hunter]
        if carries(state, hunter):
            odds += _CARRIED + _HOMEWARD * home[place]
        elif jewels[place] < _FAR:
            odds += _TOWARDS * jewels[place]
    return odds


@roomy_rule
def odds_in_order(state):
    """7.7 Advanced: the same, but it is the next jewel that counts, where it is and who is near."""
    odds = _ADVANCED_AT_FIRST + _ADVANCED_DELIVERED * state.delivered
    odds += burden(state, _ADVANCED_FIRST_SPIRIT, _ADVANCED_FURTHER_SPIRIT, _ADVANCED_EACH_GHOST, _ADVANCED_THREAT)
    home = np.empty(PLACES, np.int64)
    measure(state, as_set(OUT), home)
    if state.delivered == state.box.jewels:
        return odds + _ADVANCED_ALL_OUT + _ADVANCED_EVERYBODY_HOMEWARD * steps_of_all(state, home)
    for room in range(ROOMS):
        odds += _KNOWN * (state.jewels[room] > NO_JEWEL)
    for hunter in range(state.box.hunters):
        if carries(state, hunter) and not may_deliver(state, hunter):
            odds += _LATER_CARRIED + _LATER_HOMEWARD * home[state.places[hunter]]
    return odds + odds_of_next(state, home)


@roomy_rule
def odds_of_next(state, home):
    """The next jewel may be in a bag, on view in a room, or nobody knows where."""
    for hunter in range(state.box.hunters):
        if carries(state, hunter) and may_deliver(state, hunter):
            return _NEXT_CARRIED + _NEXT_HOMEWARD * home[state.places[hunter]]
    steps = np.empty(PLACES, np.int64)
    room = rooms_with(state, state.delivered + 1)
    if room:
        measure(state, room, steps)
        return _NEXT_FROM_ROOM * home[lowest_bit(room)] + _TOWARDS_NEXT * steps_of_nearest(state, steps, True)
    hidden = rooms_with(state, FACE_DOWN)
    measure(state, hidden, steps)
    return _NEXT_UNKNOWN + _EACH_FACE_DOWN * size_of(hidden) + _TOWARDS_FACE_DOWN * steps_of_nearest(state, steps, False)


@rule
def burden(state, first_spirit, further_spirit, each_ghost, threat):
    """What the spirits and ghosts in the house take from the odds."""
    count = spirits(state)
    odds = first_spirit * count + further_spirit * count * (count - 1) / 2
    for room in range(ROOMS):
        odds += each_ghost * state.ghosts[room]
        if state.ghosts[room] == state.box.haunting - 1:
            odds += threat * threat_to(state, room)
    return odds


@rule
def rooms_with(state, jewel):
    """The set of places where such a jewel lies."""
    found = np.int64(0)
    for room in range(ROOMS):
        if state.jewels[room] == jewel:
            found |= as_set(ROOM + room)
    return found


@rule
def steps_of_all(state, steps):
    """The steps of every hunter together."""
    total = np.int64(0)
    for hunter in range(state.box.hunters):
        total += steps[state.places[hunter]]
    return total


@rule
def steps_of_nearest(state, steps, with_empty_bag):
    """The fewest steps of any hunter, or of any with an empty bag."""
    fewest = np.int64(_FAR)
    for hunter in range(state.box.hunters):
        if not (with_empty_bag and carries(state, hunter)):
            fewest = min(fewest, steps[state.places[hunter]])
    return fewest


@rule
def measure(state, goals, steps):
    """Write how many steps each place is from the nearest of the goals, as the doors are now; _FAR without a way."""
    for place in range(PLACES):
        steps[place] = _FAR
    edge = reached = goals
    distance = 0
    while edge:
        write(steps, edge, distance)
        distance += 1
        edge = neighbours(state, np.int64(state.closed), edge) & ~reached
        reached |= edge
