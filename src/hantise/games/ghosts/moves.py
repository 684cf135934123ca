"""The moves of Ghosts: their spelling, why one is refused, and how they are told."""

import functools
from typing import Any, NamedTuple

import numpy as np

from hantise.contract import CHANCE, OVER
from hantise.games.ghosts import rules
from hantise.games.ghosts.state import BOX, DEAL, DRAW, DRAW_HIDDEN, FINISHED, PLAY, STATE, TAKE
from hantise.positions import reader
from hantise.words import Message, Refusal, seat

SPELLING_RULE = "9.1"
read = reader(STATE)  # what `label` and `tell` are handed


def card_name(box: Any, card: int) -> str:
    """2.1, 2.2 A family's letter and the level; mist is m."""
    letter = chr(box.letters[card])
    return letter if card == box.mist else f"{letter}{box.level[card]}"


class Cards(NamedTuple):
    """A box's cards in their order (2.3), made once a box."""

    names: tuple[str, ...]
    numbers: dict[str, int]  # by name
    messages: tuple[Message, ...]  # for people
    levels: tuple[int, ...]
    mist: int
    mirrors: dict[tuple[int, int], bool]  # by the last ghost and the card, as far as anybody has asked


def cards(box: Any) -> Cards:
    """Every card of a box."""
    return cards_in(box.tobytes())


@functools.lru_cache(maxsize=64)
def cards_in(box_bytes: bytes) -> Cards:
    """Every card of a box that is given as bytes."""
    box = np.frombuffer(box_bytes, BOX)[0]
    every = range(int(box.kinds))
    names = tuple(card_name(box, card) for card in every)
    messages = tuple(_card_message(box, card) for card in every)
    numbers = {name: card for card, name in enumerate(names)}
    return Cards(names, numbers, messages, tuple(box.level.tolist()), int(box.mist), {})


def _is_mirror(now: Any, card: int, known: Cards) -> bool:
    """5.3 The rule's answer; it knows nothing but the last ghost, and a record is slow to hand to compiled code."""
    asked = now.last_ghost, card
    if asked not in known.mirrors:
        known.mirrors[asked] = bool(rules.is_mirror(now.array[0], card))
    return known.mirrors[asked]


def spell(box: Any, action: int) -> str:
    """9.1 The move that an action stands for; nothing if this edition has no such card."""
    if action == TAKE:
        return "take"
    if action == DRAW_HIDDEN:
        return "draw ?"
    verb, card = ("play", action - PLAY) if action < TAKE else ("draw", action - DRAW)
    return f"{verb} {card_name(box, card)}" if card < box.kinds else ""


def parse(box: Any, text: str) -> int | Refusal:
    """9.1 The action that a move stands for."""
    verb, _, name = text.partition(" ")
    if text == "take":
        return TAKE
    if verb not in ("play", "draw"):
        return Refusal(Message("refused-spelling", {"move": text}), "9.1")
    card = cards(box).numbers.get(name)
    if card is None:
        return Refusal(Message("refused-card", {"move": text, "card": name or "–"}), "9.1")
    return card + (PLAY if verb == "play" else DRAW)


def refuse(state: Any, action: int) -> Refusal:
    """9.3 Why an action that is not legal is refused."""
    if state.actor == OVER:
        return Refusal(Message("refused-over"), "7.1")
    is_draw = action >= DRAW
    if is_draw != (state.actor == CHANCE):
        return Refusal(Message("refused-seat-acts" if is_draw else "refused-chance-acts", {"who": seat(state.turn)}), "9.2")
    if is_draw:
        return Refusal(Message("refused-not-in-deck", {"card": card_message(state.box, action - DRAW)}), "4.1")
    if action == TAKE:
        return Refusal(Message("refused-no-pile", {"who": seat(state.turn)}), "4.4")
    card = action - PLAY
    arguments: dict[str, Any] = {"who": seat(state.turn), "card": card_message(state.box, card)}
    if state.hands[state.turn, card] == 0:
        return Refusal(Message("refused-not-in-hand", arguments), "4.1")
    if rules.is_mist(state, card):
        return Refusal(Message("refused-mist-opens", arguments), "4.2")
    levels = {"level": int(state.level), "sum": int(state.level + state.box.level[card]), "limit": int(state.box.limit)}
    return Refusal(Message("refused-limit", arguments | levels), "5.5")


def card_message(box: Any, card: int) -> Message:
    """A card for people."""
    return cards(box).messages[card]


def _card_message(box: Any, card: int) -> Message:
    if card == box.mist:
        return Message("card-mist")
    return Message("card-ghost", {"family": Message(f"family-{chr(box.letters[card])}"), "level": int(box.level[card])})


def label(now: Any, action: int) -> Message:
    """What a move is, for a list to pick from."""
    if action == TAKE:
        return Message("move-take")
    if action == DRAW_HIDDEN:
        return Message("move-draw-hidden")
    known = cards_in(now.box)
    if action >= DRAW:
        return Message("move-draw", {"card": known.messages[action - DRAW]})
    card = action - PLAY
    arguments = {"card": known.messages[card]}
    if card == known.mist:
        return Message("move-play-mist", arguments)
    if _is_mirror(now, card, known):
        return Message("move-play-mirror", arguments)
    return Message("move-play", arguments | {"level": now.level + known.levels[card]})


def tell(then: Any, action: int, now: Any) -> list[Message]:
    """The log lines for an action, from what a viewer saw of it and of the table before and after."""
    who: dict[str, Any] = {"who": seat(then.turn)}
    if action == TAKE:
        return [Message("told-take", who | {"points": int(now.fear[then.turn])})]
    if action >= DRAW:
        lines = [_told_draw(then, who, action)]
        if then.phase == DEAL and now.redeals > then.redeals:
            lines.append(Message("told-redeal", {"who": seat(now.turn)}))
    else:
        lines = [_told_play(then, who, action - PLAY)]
    if now.round_number != then.round_number or (now.phase == FINISHED != then.phase):
        lines += _told_round_end(then, now)
    return lines


def _told_draw(then: Any, who: dict[str, Any], action: int) -> Message:
    if action == DRAW_HIDDEN:
        return Message("told-draw-hidden", who)
    return Message("told-draw", who | {"card": cards_in(then.box).messages[action - DRAW]})


def _told_play(then: Any, who: dict[str, Any], card: int) -> Message:
    known = cards_in(then.box)
    arguments = who | {"card": known.messages[card]}
    if card == known.mist:
        return Message("told-mist" if rules.has_pile(then.array[0]) else "told-pass", arguments)
    if _is_mirror(then, card, known):
        return Message("told-mirror", arguments | {"level": then.level})
    return Message("told-play", arguments | {"level": then.level + known.levels[card]})


def _told_round_end(then: Any, now: Any) -> list[Message]:
    lines = [Message("told-round-end", {"round": then.round_number})]
    for number in range(then.seats):
        given = int(then.fear[number] - now.fear[number])
        if given > 0:
            lines.append(Message("told-bonus", {"who": seat(number), "points": given}))
    if now.phase != FINISHED:
        lines.append(Message("told-round-begin", {"round": now.round_number, "who": seat(now.first)}))
    return lines
