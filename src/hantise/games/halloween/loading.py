"""A state of Phantoms of Halloween from a position table, with the checks of paragraph 12.4 in their order."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from hantise.contract import CHANCE, OVER
from hantise.game import actor_word
from hantise.games.halloween import choices, rules, steps
from hantise.games.halloween.state import (
    AUCTION,
    AUCTION_SQUARE,
    BID,
    BLACK_SQUARE,
    DISCARD,
    DRAW,
    EVENTS,
    EXCHANGE,
    FINISHED,
    GREEN_SQUARE,
    HALLOWEEN,
    HALLOWEEN_SQUARE,
    HIDE,
    KINDS,
    MOVE,
    NAME,
    NO_CHARACTER,
    NO_EVENT,
    NOBODY,
    NOT_PLACED,
    OUT,
    PHASES,
    PHEW,
    PLACE,
    POINTS,
    RED,
    RED_SQUARE,
    REPAIR,
    RICHEST,
    ROLL,
    SELL,
    SETUP,
    STUMP,
    TARGET,
    TRY,
    TURN,
    UNMASK,
)
from hantise.mistakes import BadPosition
from hantise.positions import agrees, list_of, one_of, only_known, result, table_of, whole, wholes

FIELDS = (
    "actor", "phase", "event", "mover", "turns", "squares", "cash", "stays", "miss", "hands", "discarded", "stump", "known",
    "receiver", "target", "named", "rolled", "tries", "swaps", "auction", "scores", "winners",
)  # fmt: skip
START = "start"  # input only: the mover's turn is about to begin

_EVENTS_OF_PHASE: dict[int, tuple[int, ...]] = {
    POINTS: (SETUP, AUCTION, DRAW),
    PLACE: (SETUP,),
    TARGET: (EXCHANGE, HALLOWEEN),
    REPAIR: (EXCHANGE, HALLOWEEN, SELL, RED),
    NAME: (EXCHANGE, HALLOWEEN, SELL, RED),
    BID: (AUCTION, DRAW, HALLOWEEN, SELL, RED),
    DISCARD: (PHEW, RED),
    HIDE: (UNMASK,),
}
_MEANING: dict[str, tuple[int, ...]] = {  # the phases in which a pending field is not at rest
    "receiver": (POINTS,),
    "rolled": (MOVE,),
    "tries": (TRY,),
    "swaps": (REPAIR,),
}


def load(state: Any, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """12.4 Fill the state, or refuse the position by the first field that cannot be."""
    only_known(given, FIELDS)
    steps.fill_stump(state)
    steps.rest(state)
    starts = given.get("phase", START) == START
    _load_values(state, given, options, starts)
    stump = _count_stump(state, given)
    _check_phase(state, stump)
    _check_event(state, starts, stump)
    _check_course(state, starts)
    _load_hands(state, *_characters_of_all(state, given))
    _check_hands(state)
    agrees(given, "stump", int(state.stump_size))
    if state.phase == POINTS and state.stump_size == 0:
        raise BadPosition("stump", "no character is left to draw")
    _load_known(state, given.get("known", {}))
    _check_pending(state)
    if given.get("auction", {}) != {} and (state.phase != BID or starts):
        raise BadPosition("auction", "nothing is on sale in this phase")
    _check_debts(state)
    if starts:
        rules.begin_turn(state)
    elif state.phase == BID:
        _load_auction(state, table_of(given.get("auction", {}), "auction"))
    else:
        state.actor = _actor(state)
    result(given, actor_word(int(state.actor)), totals(state), winners(state))


def totals(state: Any) -> list[int]:
    """7.2 The points of every seat."""
    out = np.zeros(int(state.seats), np.float64)
    rules.scores(state, out)
    return [int(points) for points in out]


def winners(state: Any) -> list[int]:
    """7.2 All seats with the most points."""
    points = totals(state)
    return [seat for seat, score in enumerate(points) if score == max(points)]


def _actor(state: Any) -> int:
    """12.2 Who acts in which phase."""
    if state.phase == FINISHED:
        return OVER
    if state.phase in (POINTS, ROLL, TRY):
        return CHANCE
    if state.phase in (REPAIR, NAME):
        return int(choices.owner(state) if state.phase == REPAIR else choices.namer(state))
    return int(state.mover)


def _load_values(state: Any, given: Mapping[str, Any], options: Mapping[str, Any], starts: bool) -> None:
    """12.4 Every value of the right type, length and range."""
    seats, box = int(state.seats), state.box
    phase = one_of(given.get("phase", START), "phase", (START, *PHASES))
    state.phase = ROLL if starts else PHASES.index(phase)  # until the turn begins
    state.event = EVENTS.index(one_of(given.get("event", ""), "event", EVENTS))
    state.mover = whole(given.get("mover", options["first"]), "mover", 0, seats - 1)
    state.turns = whole(given.get("turns", 0), "turns")
    green = next(square for square in range(int(box.squares)) if box.kind[square] == GREEN_SQUARE)
    state.squares[:seats] = wholes(given.get("squares", [green] * seats), "squares", seats, NOT_PLACED, int(box.squares) - 1)
    state.cash[:seats] = wholes(given.get("cash", [int(box.start_cash)] * seats), "cash", seats, 0, RICHEST)
    state.stays[:seats] = wholes(given.get("stays", [0] * seats), "stays", seats, 0, int(box.extra_stays))
    miss = list_of(given.get("miss", [False] * seats), "miss", seats)
    if not all(isinstance(value, bool) for value in miss):
        raise BadPosition("miss", f"expected true or false for each seat, found {miss!r}")
    state.miss[:seats] = miss
    whole(given.get("stump", 0), "stump")
    state.receiver = whole(given.get("receiver", NOBODY), "receiver", NOBODY, seats - 1)
    state.target = whole(given.get("target", NOBODY), "target", NOBODY, seats - 1)
    state.named = whole(given.get("named", NO_CHARACTER), "named", 0, int(box.characters))
    state.rolled = whole(given.get("rolled", 0), "rolled", 0, int(box.face[: box.faces].max()))
    state.tries = whole(given.get("tries", 0), "tries", 0, int(box.leave_tries) - 1)
    state.swaps = whole(given.get("swaps", 0), "swaps", 0, int(box.characters))
    table_of(given.get("auction", {}), "auction")


def _count_stump(state: Any, given: Mapping[str, Any]) -> int:
    """12.4 `hands` and `discarded` are tables; how many characters they leave on the stump, if all is well with them."""
    hands = table_of(given.get("hands", {}), "hands").values()
    handed_out = sum(len(table_of(hand, "hands")) for hand in hands)
    return int(state.box.characters) - handed_out - len(table_of(given.get("discarded", {}), "discarded"))


def _characters_of_all(state: Any, given: Mapping[str, Any]) -> tuple[dict[int, dict[int, int]], dict[int, int]]:
    """12.4 `hands` and `discarded`: seats and characters that exist, once each, with point cards of the edition."""
    seats = {str(seat): seat for seat in range(int(state.seats))}
    left = Counter({int(state.box.points[card]): int(state.box.copies[card]) for card in range(int(state.box.values))})
    taken: set[int] = set()
    hands: dict[int, dict[int, int]] = {seat: {} for seat in seats.values()}
    for name, held in given.get("hands", {}).items():
        if name not in seats:
            raise BadPosition("hands", f"no seat {name!r}")
        hands[seats[name]] = _characters(state, held, "hands", taken, left)
    return hands, _characters(state, given.get("discarded", {}), "discarded", taken, left)


def _characters(state: Any, given: Mapping[str, Any], field: str, taken: set[int], left: Counter[int]) -> dict[int, int]:
    """Characters and their points, taken out of what is left."""
    numbers = {str(number): number for number in range(1, int(state.box.characters) + 1)}
    found: dict[int, int] = {}
    for name, value in given.items():
        if name not in numbers:
            raise BadPosition(field, f"no character {name!r}")
        if numbers[name] in taken:
            raise BadPosition(field, f"character {name} is there twice")
        if type(value) is not int or value not in left:
            raise BadPosition(field, f"no point card {value!r}; there are {sorted(left)}")
        left[value] -= 1
        if left[value] < 0:
            raise BadPosition(field, f"more point cards of {value:+d} than the edition has")
        taken.add(numbers[name])
        found[numbers[name]] = value
    return found


def _kind(state: Any) -> int | None:
    """The kind of the mover's square, if it has one."""
    return int(state.box.kind[state.squares[state.mover]]) if state.squares[state.mover] != NOT_PLACED else None


def _check_phase(state: Any, stump: int) -> None:
    """12.4 `turn` needs something to decide, `try` a mover who may leave; a turn to miss is left to `miss`."""
    may_leave = _kind(state) == BLACK_SQUARE and stump == 0
    may_stay = _kind(state) is not None and choices.may_stay(state)
    if state.phase == TURN and not (may_stay or may_leave):
        raise BadPosition("phase", "the mover has nothing to decide")
    if state.phase == TRY and not may_leave:
        raise BadPosition("phase", "the mover may not leave")


def _check_event(state: Any, starts: bool, stump: int) -> None:
    """12.2, 12.4 The event goes with the phase and with the kind of the mover's square."""
    event, kind = int(state.event), _kind(state)
    if event not in _EVENTS_OF_PHASE.get(int(state.phase), (NO_EVENT,)):
        raise BadPosition("event", f"{EVENTS[event]!r} does not go with the phase {START if starts else PHASES[state.phase]}")
    if event in (NO_EVENT, SETUP):
        return
    if event in (AUCTION, DRAW) and stump == 0:
        also = ("stump",) if state.phase == POINTS else ()
        raise BadPosition("event", f"no {EVENTS[event]} with an empty stump", *also)
    here = KINDS[HALLOWEEN_SQUARE if kind == AUCTION_SQUARE and stump == 0 else kind] if kind is not None else ""
    if EVENTS[event] != here:
        raise BadPosition("event", f"{EVENTS[event]} is not what happens on the mover's square")


def _check_course(state: Any, starts: bool) -> None:
    """12.4 `turns`, `squares`, `stays`, `miss`."""
    seats, setting_up = int(state.seats), state.event == SETUP
    if state.turns >= state.box.limit and not starts and state.phase != FINISHED:
        raise BadPosition("turns", f"after {state.box.limit} turns the game is over")
    if setting_up and state.turns > 0:
        raise BadPosition("turns", "no turn is finished in the set-up")
    waiting = _not_set_up(state) if setting_up else []
    for seat in range(seats):
        square = int(state.squares[seat])
        kind = None if square == NOT_PLACED else int(state.box.kind[square])
        if (square == NOT_PLACED) != (seat in waiting) or (setting_up and kind not in (None, GREEN_SQUARE)):
            raise BadPosition("squares", f"seat {seat} cannot be on {square} now")
    for seat in range(seats):
        if state.stays[seat] > 0 and (setting_up or state.box.kind[state.squares[seat]] not in (GREEN_SQUARE, RED_SQUARE)):
            raise BadPosition("stays", f"seat {seat} cannot have stayed")
    if state.phase == DISCARD and state.event == RED and state.stays[state.mover] < state.box.extra_stays:
        raise BadPosition("stays", "on red a character is discarded only after the last stay")
    for seat in range(seats):
        if state.miss[seat] and (state.squares[seat] == NOT_PLACED or not choices.stands_on_black(state, seat)):
            raise BadPosition("miss", f"seat {seat} is on no black square")
    if state.miss[state.mover] and not starts and state.phase in (TURN, ROLL, MOVE, TRY):
        raise BadPosition("miss", "the mover misses this turn")


def _not_set_up(state: Any) -> list[int]:
    """3.1 The mover and the seats after him, in the set-up."""
    seats, first = int(state.seats), int(state.box.first)
    done = (int(state.mover) - first) % seats
    return [(first + step) % seats for step in range(done, seats)]


def _load_hands(state: Any, hands: Mapping[int, Mapping[int, int]], discarded: Mapping[int, int]) -> None:
    """12.4 In the set-up nothing is discarded and hands are as far as 3.1 has come; then put the characters there."""
    if state.event == SETUP:
        if discarded:
            raise BadPosition("discarded", "nothing is discarded in the set-up")
        waiting, full = _not_set_up(state), int(state.box.start_characters)
        for seat, hand in hands.items():
            if seat == state.mover:
                fits = len(hand) < full if state.phase == POINTS else len(hand) == full
            else:
                fits = len(hand) == (0 if seat in waiting else full)
            if not fits:
                raise BadPosition("hands", f"seat {seat} cannot have {len(hand)} characters now")
    cards = {int(state.box.points[card]): card for card in range(int(state.box.values))}
    for holder, hand in (*hands.items(), (OUT, discarded)):
        for character, value in hand.items():
            state.holder[character] = holder
            state.card[character] = cards[value]
            state.left[cards[value]] -= 1
        state.hand_sizes[holder] = len(hand)
    state.stump_size = int((state.holder == STUMP).sum())


def _check_hands(state: Any) -> None:
    """12.4 Whoever must have characters has them."""
    mine = int(state.hand_sizes[state.mover])
    if state.event in (EXCHANGE, SELL, PHEW, RED) and mine == 0:
        raise BadPosition("hands", "the mover has no character")
    if state.phase == TARGET and not choices.any_target(state):
        raise BadPosition("hands", "no other seat has a character")
    if state.phase == REPAIR and choices.owner(state) != NOBODY and state.hand_sizes[choices.owner(state)] < 2:
        also = ("target",) if choices.owner(state) == state.target and state.hand_sizes[state.target] == 0 else ()
        raise BadPosition("hands", "whoever re-pairs has two characters", *also)
    if state.phase == HIDE and mine < 2:
        raise BadPosition("hands", "the mover has fewer than two characters")


def _load_known(state: Any, given: Any) -> None:
    """12.4 Observers are sure only of what the others have."""
    seats = {str(seat): seat for seat in range(int(state.seats))}
    holders = seats | {"discard": OUT}
    cards = {int(state.box.points[card]): card for card in range(int(state.box.values))}
    for observer, lists in table_of(given, "known").items():
        if observer not in seats:
            raise BadPosition("known", f"no seat {observer!r}")
        for holder, values in table_of(lists, "known").items():
            if holder not in holders or holder == observer:
                raise BadPosition("known", f"seat {observer} remembers nothing about {holder!r}")
            there = Counter(state.card[state.holder == holders[holder]].tolist())
            for value in list_of(values, "known"):
                card = cards.get(value) if type(value) is int else None
                if card is None or there[card] == 0:
                    raise BadPosition("known", f"{holder} does not have the {value!r} that seat {observer} knows")
                there[card] -= 1
                state.known[seats[observer], holders[holder], card] += 1


def _check_pending(state: Any) -> None:
    """12.4 `receiver`, `target`, `named`, `rolled`, `swaps`, each where it has a meaning and at rest elsewhere."""
    phase, event = int(state.phase), int(state.event)
    if phase == POINTS:
        _check_receiver(state)
    has_target = (phase in (REPAIR, NAME) and event in (EXCHANGE, HALLOWEEN)) or (phase == BID and event == HALLOWEEN)
    if has_target and not (state.target != NOBODY and choices.may_target(state, state.target)):
        raise BadPosition("target", "expected another seat with a character")
    has_named = phase in (REPAIR, NAME) and event == EXCHANGE
    if has_named and state.named != NO_CHARACTER and state.holder[state.named] != state.target:
        raise BadPosition("named", f"the target has no character {state.named}")
    if phase == MOVE and not (state.rolled in state.box.face[: state.box.faces] and choices.may_stop_short(state, state.rolled)):
        raise BadPosition("rolled", "expected a face that leads beyond a black square, with an empty stump")
    if phase == REPAIR and state.swaps > state.hand_sizes[choices.owner(state)] - 1:
        raise BadPosition("swaps", "at most one fewer than the owner's characters")
    at_rest = {"receiver": NOBODY, "target": NOBODY, "named": NO_CHARACTER, "rolled": 0, "tries": 0, "swaps": 0}
    for field, rest in at_rest.items():
        meant = {"target": has_target, "named": has_named}.get(field, phase in _MEANING.get(field, ()))
        if state[field] != rest and not meant:
            raise BadPosition(field, f"has no meaning in this phase, so it is {rest}")


def _check_receiver(state: Any) -> None:
    """12.4 A seat; in the set-up the mover; otherwise one who may buy, so none on a black square."""
    if state.receiver == NOBODY:
        raise BadPosition("receiver", "expected the seat that draws")
    if state.event == SETUP:
        if state.receiver != state.mover:
            raise BadPosition("receiver", "in the set-up the mover draws")
    elif choices.stands_on_black(state, state.receiver):
        raise BadPosition("receiver", f"seat {state.receiver} is on a black square")


def _check_debts(state: Any) -> None:
    """12.4 Whoever can pay is not sold up, and buys what he draws."""
    owes = state.event == RED and state.phase in (REPAIR, NAME, BID)
    if (owes or (state.event == DRAW and state.phase == BID)) and choices.can_pay(state):
        raise BadPosition("cash", "the mover has enough to pay")


def _load_auction(state: Any, given: Mapping[str, Any]) -> None:
    """12.3, 12.4 The auction as the event says, with bidders who may take part and can raise."""
    keys = ("character", "seller", "bid", "bidder", "in", "next")
    for key in given:
        if key not in keys:
            raise BadPosition("auction", f"no such key {key!r}; there are {', '.join(keys)}")
    seats = int(state.seats)
    seller = {HALLOWEEN: int(state.target), SELL: int(state.mover), RED: int(state.mover)}.get(int(state.event), NOBODY)
    if whole(given.get("seller", seller), "auction", NOBODY, seats - 1) != seller:
        raise BadPosition("auction", f"the seller is {seller}")
    state.seller = seller
    top = int(steps.top_of_stump(state)) if seller == NOBODY else None
    state.on_sale = whole(given.get("character", top), "auction", 1, int(state.box.characters))
    if state.on_sale != top if seller == NOBODY else state.holder[state.on_sale] != seller:
        raise BadPosition("auction", f"character {state.on_sale} is not on sale")
    state.bid = whole(given.get("bid", 0), "auction", 0, RICHEST)
    state.bidder = whole(given.get("bidder", NOBODY), "auction", NOBODY, seats - 1)
    if (state.bid == 0) != (state.bidder == NOBODY):
        raise BadPosition("auction", "there is a bid where there is a bidder")
    _load_bidding(state, given)
    state.actor = choices.speaker(state)
    if state.actor == NOBODY:
        raise BadPosition("auction", "nobody is left to speak")
    if "next" in given and (type(given["next"]) is not int or given["next"] != state.actor):
        raise BadPosition("auction", f"seat {state.actor} is next to speak")


def _load_bidding(state: Any, given: Mapping[str, Any]) -> None:
    """12.4 The bidder, and those still in."""
    bidder = int(state.bidder)
    may = {seat for seat in range(int(state.seats)) if choices.may_take_part(state, seat)}
    able = [seat for seat in sorted(may) if seat == bidder or state.cash[seat] > state.bid]
    if bidder != NOBODY and (bidder not in may or state.cash[bidder] < state.bid):
        raise BadPosition("auction", f"seat {bidder} cannot have bid {state.bid}")
    still_in = list_of(given.get("in", able), "auction")
    ascending = all(type(seat) is int for seat in still_in) and still_in == sorted(set(still_in))
    if not ascending or not set(still_in) <= set(able) or (bidder != NOBODY and bidder not in still_in):
        raise BadPosition("auction", f"at most the seats {able} are still in, the bidder among them, in ascending order")
    for seat in still_in:
        state.bidding[seat] = True
