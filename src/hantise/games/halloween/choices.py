"""What a seat may decide, and who it is that decides. Compiled; numbers are paragraphs of the rules."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs

import numpy as np

from hantise.chance import below
from hantise.contract import rule
from hantise.games.halloween.state import (
    BLACK_SQUARE,
    CHARACTERS,
    DONE,
    EXCHANGE,
    GO,
    GREEN_SQUARE,
    HALLOWEEN,
    LEAVE,
    MOVED,
    NO_CHARACTER,
    NOBODY,
    OFFERED,
    OUT,
    PASS,
    PLACED,
    RED,
    RED_SQUARE,
    SELL,
    STAY,
    SWAPPED,
    TARGETED,
    WAIT,
)


@rule
def list_bids(state, actions):
    """5.3 d Any whole number above the standing bid and up to one's cash, or a pass."""
    actions[0] = PASS
    count = 1
    for bid in range(state.bid + 1, state.cash[state.actor] + 1):
        actions[count] = OFFERED + bid
        count += 1
    return count


@rule
def list_swaps(state, actions):
    """5.2 a Exchange the cards of any two of one's characters while swaps are left, or be done."""
    actions[0] = DONE
    count = 1
    if may_swap(state):
        for low in range(1, state.box.characters):
            if state.holder[low] == state.actor:
                for high in range(low + 1, state.box.characters + 1):
                    if state.holder[high] == state.actor:
                        actions[count] = swap_of(low, high)
                        count += 1
    return count


@rule
def may_swap(state):
    """5.2 a One swap fewer than characters is enough for every arrangement."""
    return state.swaps < state.hand_sizes[state.actor] - 1


@rule
def swap_of(low, high):
    """The action that exchanges the cards of these two characters."""
    return SWAPPED + low * (CHARACTERS + 1) + high


@rule
def list_characters(state, seat, verb, actions):
    """Each character that the seat holds, with the verb."""
    count = 0
    for character in range(1, state.box.characters + 1):
        if state.holder[character] == seat:
            actions[count] = verb + character
            count += 1
    return count


@rule
def list_turn(state, actions):
    """4.3 stay or go; 4.5 try, go or wait."""
    actions[0] = GO
    if may_stay(state):
        actions[1] = STAY
        return 2
    actions[1] = LEAVE
    actions[2] = WAIT
    return 3


@rule
def list_targets(state, actions):
    """6.5 a, 6.9 a Another seat with at least one character."""
    count = 0
    for seat in range(state.seats):
        if may_target(state, seat):
            actions[count] = TARGETED + seat
            count += 1
    return count


@rule
def list_distances(state, actions):
    """4.4 The roll, or the distance of any black square before it."""
    count = 0
    for distance in range(1, state.rolled + 1):
        if may_advance(state, distance):
            actions[count] = MOVED + distance
            count += 1
    return count


@rule
def list_places(state, actions):
    """3.1 Any green square."""
    count = 0
    for square in range(state.box.squares):
        if state.box.kind[square] == GREEN_SQUARE:
            actions[count] = PLACED + square
            count += 1
    return count


@rule
def may_stay(state):
    """4.3 On a green or red square on which the pawn has stayed for fewer turns than the edition allows."""
    kind = kind_under(state, state.mover)
    return kind in (GREEN_SQUARE, RED_SQUARE) and state.stays[state.mover] < state.box.extra_stays


@rule
def may_leave(state):
    """4.5 On a black square, with no turn to miss and an empty stump."""
    return stands_on_black(state, state.mover) and not state.miss[state.mover] and state.stump_size == 0


@rule
def kind_under(state, seat):
    """2.4 The kind of the square on which the seat's pawn stands."""
    return state.box.kind[state.squares[seat]]


@rule
def stands_on_black(state, seat):
    """6.8 The seat's pawn is on a black square."""
    return kind_under(state, seat) == BLACK_SQUARE


@rule
def may_target(state, seat):
    """6.5 a, 6.9 a Another seat with a character."""
    return seat != state.mover and state.hand_sizes[seat] > 0


@rule
def any_target(state):
    """6.5, 6.9 Some other seat has a character."""
    handed_out = state.box.characters - state.stump_size
    return handed_out - state.hand_sizes[OUT] > state.hand_sizes[state.mover]


@rule
def may_advance(state, distance):
    """4.4 The whole roll, or to a black square before it."""
    return distance == state.rolled or is_black_ahead(state, distance)


@rule
def is_black_ahead(state, distance):
    """4.4 The square at this distance is black."""
    return state.box.kind[(np.int64(state.squares[state.mover]) + distance) % state.box.squares] == BLACK_SQUARE


@rule
def may_stop_short(state, roll):
    """4.4 With an empty stump, some black square lies between the pawn and the end of its roll."""
    if state.stump_size == 0:
        for distance in range(1, roll):
            if is_black_ahead(state, distance):
                return True
    return False


@rule
def owner(state):
    """5.2, 11 Whose character is named."""
    if state.event == HALLOWEEN or (state.event == EXCHANGE and state.named == NO_CHARACTER):
        return state.target
    return state.mover


@rule
def namer(state):
    """5.2, 11 Who names it: the right-hand neighbour on red and sell, else the other party."""
    if state.event in (RED, SELL):
        return (state.mover - 1) % state.seats
    return state.target if state.event == EXCHANGE and state.named != NO_CHARACTER else state.mover


@rule
def may_take_part(state, seat):
    """5.3 a All but the seller, and while the stump is not empty but those on black squares."""
    return seat != state.seller and not (state.stump_size > 0 and stands_on_black(state, seat))


@rule
def speaker(state):
    """5.3 c, 12.3 The first seat in, from the mover if there is no bid, else after the bidder; NOBODY if none is left."""
    start = state.mover if state.bidder == NOBODY else state.bidder + 1
    for step in range(state.seats):
        seat = (start + step) % state.seats
        if state.bidding[seat] and seat != state.bidder:
            return seat
    return NOBODY


@rule
def pick_swap(state, rng):
    """Any of the pairs, or being done."""
    size = np.int64(state.hand_sizes[state.actor])
    place = below(rng, size * (size - 1) // 2 + 1) if may_swap(state) else 0
    if place == 0:
        return DONE
    place -= 1
    low = 0
    while place >= size - 1 - low:
        place -= size - 1 - low
        low += 1
    return swap_of(nth_character(state, state.actor, low), nth_character(state, state.actor, low + 1 + place))


@rule
def nth_character(state, seat, place):
    """The seat's character with that many of its own before it."""
    character = 0
    while place >= 0:
        character += 1
        if state.holder[character] == seat:
            place -= 1
    return character


@rule
def can_pay(state):
    """6.2 a, 6.4 The mover has at least the amount of the square."""
    return state.cash[state.mover] >= state.box.amount[state.squares[state.mover]]
