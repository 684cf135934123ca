"""The moves of Phantoms of Halloween: their spelling, why one is refused, and what each is called."""

import re
from typing import Any

from hantise.contract import CHANCE, OVER
from hantise.games.halloween import choices
from hantise.games.halloween.state import (
    BID,
    CARD_DRAWN,
    CARD_HIDDEN,
    CHARACTERS,
    DISCARD,
    DISCARDED,
    DONE,
    EXCHANGE,
    GO,
    HIDDEN,
    HIDE,
    HIGHEST_FACE,
    KEEP,
    KINDS,
    LEAVE,
    MOVE,
    MOVED,
    NAME,
    NAMED,
    OFFERED,
    PASS,
    PHASES,
    PHEW,
    PLACE,
    PLACED,
    POINTS,
    REPAIR,
    RICHEST,
    ROLLED,
    SEATS,
    STAY,
    SWAPPED,
    TARGET,
    TARGETED,
    TURN,
    WAIT,
)
from hantise.games.halloween.telling import character, points_text, tell
from hantise.words import Message, Refusal, seat

__all__ = ["SPELLING_RULE", "label", "parse", "refuse", "spell", "tell"]

SPELLING_RULE = "11"
_WORDS = {"go": GO, "stay": STAY, "try": LEAVE, "wait": WAIT, "done": DONE, "pass": PASS, "keep": KEEP}
_NUMBERED = {  # verb: where its actions begin, the paragraph that says which numbers there are
    "roll": (ROLLED, "2.6"),
    "place": (PLACED, "2.4"),
    "move": (MOVED, "4.4"),
    "target": (TARGETED, "1.3"),
    "name": (NAMED, "2.1"),
    "discard": (DISCARDED, "2.1"),
    "hide": (HIDDEN, "2.1"),
    "bid": (OFFERED, "2.5"),
}
_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")  # without leading zeros; no number of a move is longer


def _numbers(box: Any, verb: str) -> range | tuple[int, ...]:
    """The numbers that may follow a verb in this edition."""
    if verb == "roll":
        return tuple(box.face[: box.faces].tolist())
    if verb in ("name", "discard", "hide"):
        return range(1, int(box.characters) + 1)
    last = {"place": int(box.squares) - 1, "move": HIGHEST_FACE, "target": SEATS - 1, "bid": RICHEST}[verb]
    return range(1 if verb == "move" else 0, last + 1)


def spell(box: Any, action: int) -> str:
    """11 The move that an action stands for; nothing if this edition has no such move."""
    if action < CARD_HIDDEN:
        return f"points {box.points[action - CARD_DRAWN]:+d}" if action - CARD_DRAWN < box.values else ""
    if action == CARD_HIDDEN:
        return "points ?"
    if SWAPPED <= action < OFFERED:
        low, high = divmod(action - SWAPPED, CHARACTERS + 1)
        return f"swap {low} {high}" if 1 <= low < high <= box.characters else ""
    for word, number in _WORDS.items():
        if action == number:
            return word
    verb = max((verb for verb in _NUMBERED if _NUMBERED[verb][0] <= action), key=lambda verb: _NUMBERED[verb][0])
    number = action - _NUMBERED[verb][0]
    return f"{verb} {number}" if number in _numbers(box, verb) else ""


def parse(box: Any, text: str) -> int | Refusal:
    """11 The action that a move stands for."""
    verb, *arguments = text.split(" ")
    if text in _WORDS:
        return _WORDS[text]
    if verb == "points" and len(arguments) == 1:
        return _parse_points(box, text, arguments[0])
    if verb == "swap" and len(arguments) == 2 and all(map(_NUMBER.fullmatch, arguments)):
        return _parse_swap(box, text, int(arguments[0]), int(arguments[1]))
    if verb not in _NUMBERED or len(arguments) != 1 or not _NUMBER.fullmatch(arguments[0]):
        return Refusal(Message("refused-spelling", {"move": text}), SPELLING_RULE)
    first, paragraph = _NUMBERED[verb]
    if int(arguments[0]) not in _numbers(box, verb):
        return Refusal(Message("refused-number", {"move": text}), paragraph)
    return first + int(arguments[0])


def _parse_points(box: Any, text: str, value: str) -> int | Refusal:
    if not re.fullmatch(r"[+-][1-9][0-9]{0,5}", value):
        return Refusal(Message("refused-spelling", {"move": text}), SPELLING_RULE)
    for card in range(int(box.values)):
        if box.points[card] == int(value):
            return CARD_DRAWN + card
    return Refusal(Message("refused-no-card", {"points": points_text(int(value))}), "2.2")


def _parse_swap(box: Any, text: str, low: int, high: int) -> int | Refusal:
    if low < 1 or max(low, high) > box.characters:
        return Refusal(Message("refused-number", {"move": text}), "2.1")
    if low >= high:
        return Refusal(Message("refused-swap-order", {"move": text}), "5.2")
    return int(choices.swap_of(low, high))


def refuse(state: Any, action: int) -> Refusal:
    """11 Why an action that is not legal is refused."""
    if state.actor == OVER:
        return Refusal(Message("refused-over"), "7.3" if state.turns >= state.box.limit else "7.1")
    if state.actor == CHANCE:
        return _refuse_at_chance(state, action)
    if _phase_of(action) != state.phase:
        asked = Message(f"asked-{PHASES[state.phase]}")
        return Refusal(Message("refused-phase", {"who": seat(state.actor), "asked": asked}), _paragraph(state))
    key, arguments = _reason(state, action)
    return Refusal(Message(key, {"who": seat(state.actor)} | arguments), _paragraph(state))


def _refuse_at_chance(state: Any, action: int) -> Refusal:
    """Chance draws a card or rolls; a seat waits for it."""
    if state.phase != POINTS:
        return Refusal(Message("refused-die", {"who": seat(state.mover)}), "4.5" if state.phase == PHASES.index("try") else "4.2")
    if action < CARD_HIDDEN:
        value = points_text(int(state.box.points[action - CARD_DRAWN]))
        return Refusal(Message("refused-no-card-left", {"points": value}), "5.1")
    return Refusal(Message("refused-draw", {"who": seat(state.receiver)}), "5.1")


def _phase_of(action: int) -> int | None:
    """11 The phase in which a seat makes this move; none for a move of chance."""
    if action < PLACED:
        return None
    if action in (DONE, PASS, KEEP):
        return {DONE: REPAIR, PASS: BID, KEEP: DISCARD}[action]
    ends = ((GO, PLACE), (MOVED, TURN), (TARGETED, MOVE), (NAMED, TARGET), (DISCARDED, NAME), (HIDDEN, DISCARD))
    for end, phase in (*ends, (SWAPPED, HIDE), (OFFERED, REPAIR)):
        if action < end:
            return phase
    return BID


def _paragraph(state: Any) -> str:
    """The paragraph under which the actor decides."""
    if state.phase == TURN:
        return "4.3" if choices.may_stay(state) else "4.5"
    if state.phase == TARGET:
        return "6.5" if state.event == EXCHANGE else "6.9"
    if state.phase == DISCARD:
        return "6.7" if state.event == PHEW else "6.2"
    return {PLACE: "3.1", MOVE: "4.4", REPAIR: "5.2", NAME: "5.2", BID: "5.3", HIDE: "6.10"}[int(state.phase)]


def _reason(state: Any, action: int) -> tuple[str, dict[str, Any]]:
    """Why a move of the right kind is not legal: a message and its arguments."""
    if state.phase == PLACE:
        return "refused-not-green", {"square": action - PLACED}
    if state.phase == TURN:
        return ("refused-not-on-black" if choices.may_stay(state) else "refused-on-black"), {}
    if state.phase == MOVE:
        return "refused-distance", {"distance": action - MOVED, "roll": int(state.rolled)}
    if state.phase == TARGET:
        return "refused-target", {"target": seat(action - TARGETED)}
    if state.phase == REPAIR:
        return _reason_of_swap(state, action)
    if state.phase == NAME:
        return "refused-name", {"owner": seat(choices.owner(state)), "character": character(action - NAMED)}
    if state.phase == BID:
        if action - OFFERED <= state.bid:
            return "refused-bid-low", {"bid": int(state.bid)}
        return "refused-bid-high", {"cash": int(state.cash[state.actor])}
    number = action - (DISCARDED if state.phase == DISCARD else HIDDEN)
    return "refused-not-held", {"character": character(number)}


def _reason_of_swap(state: Any, action: int) -> tuple[str, dict[str, Any]]:
    if not choices.may_swap(state):
        return "refused-swaps", {"swaps": int(state.swaps)}
    pair = divmod(action - SWAPPED, CHARACTERS + 1)
    missing = next(number for number in pair if state.holder[number] != state.actor)
    return "refused-not-held", {"character": character(missing)}


def label(view: Any, action: int) -> Message:
    """What a move is, for a list to pick from."""
    if action <= CARD_HIDDEN:
        hidden = action == CARD_HIDDEN
        value = "?" if hidden else points_text(int(view.box.points[action - CARD_DRAWN]))
        return Message("move-points", {"points": value})
    if SWAPPED <= action < OFFERED:
        low, high = divmod(action - SWAPPED, CHARACTERS + 1)
        return Message("move-swap", {"low": character(low), "high": character(high)})
    verb, _, number = spell(view.box, action).partition(" ")
    arguments: dict[str, Any] = {}
    if verb == "place":
        arguments = _square(view, int(number))
    elif verb == "move":
        arguments = {"distance": int(number)} | _square(
            view, (int(view.squares[view.mover]) + int(number)) % int(view.box.squares)
        )
    elif verb == "target":
        arguments = {"target": seat(int(number))}
    elif verb in ("name", "discard", "hide"):
        arguments = {"character": character(int(number))} | _own_points(view, int(number))
    elif verb == "stay":
        arguments = _square(view, int(view.squares[view.mover]))
    elif number:
        arguments = {"number": int(number)}
    return Message(f"move-{verb}", arguments)


def _square(view: Any, number: int) -> dict[str, Any]:
    """A square with its kind and amount, as arguments."""
    kind = Message(f"kind-{KINDS[view.box.kind[number]]}", {"amount": int(view.box.amount[number])})
    return {"square": number, "kind": kind}


def _own_points(view: Any, number: int) -> dict[str, Any]:
    card = view.card[number]
    return {"points": points_text(int(view.box.points[card])) if card >= 0 else "?"}
