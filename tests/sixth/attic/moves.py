"""The moves of The Attic: their spelling, why one is refused, and how they are told."""

from typing import Any

from hantise.contract import CHANCE, OVER
from hantise.games.attic.state import DRAW, DRAW_HIDDEN, FLEE, STAY
from hantise.words import Message, Refusal, seat

SPELLING_RULE = "7.1"


def spell(box: Any, action: int) -> str:
    """7.1 The move that an action stands for; nothing if this edition has no such card."""
    if action in (STAY, FLEE):
        return ("stay", "flee")[action]
    if action == DRAW_HIDDEN:
        return "draw ?"
    card = action - DRAW + 1
    return f"draw {card}" if card <= box.cards else ""


def parse(box: Any, text: str) -> int | Refusal:
    """7.1 The action that a move stands for."""
    spelled: dict[str, int] = {spell(box, action): action for action in (STAY, FLEE, *range(DRAW, DRAW + int(box.cards)))}
    return spelled.get(text, Refusal(Message("refused-spelling", {"move": text}), SPELLING_RULE))


def refuse(state: Any, action: int) -> Refusal:
    """Why an action that is not legal is refused."""
    if state.actor == OVER:
        return Refusal(Message("refused-over"), "5.3")
    who = {"who": seat(state.turn)}
    if (action >= DRAW) != (state.actor == CHANCE):
        return Refusal(Message("refused-chosen" if action >= DRAW else "refused-dealing", who), "4.1")
    return Refusal(Message("refused-dealt", {"card": action - DRAW + 1}), "2.1")


def label(_view: Any, action: int) -> Message:
    """What a move is, for a list to pick from."""
    if action == DRAW_HIDDEN:
        return Message("move-draw-hidden")
    if action >= DRAW:
        return Message("move-draw", {"card": action - DRAW + 1})
    return Message("move-stay" if action == STAY else "move-flee")


def tell(before: Any, action: int, after: Any) -> list[Message]:
    """The log lines for an action, from what a viewer saw of it and of the table before and after."""
    who = {"who": seat(before.turn)}
    if action == DRAW_HIDDEN:
        return [Message("told-draw-hidden", who)]
    if action >= DRAW:
        return [Message("told-draw", who | {"card": action - DRAW + 1})]
    lines = [Message("told-stay" if action == STAY else "told-flee", who)]
    if after.played > before.played:
        lines.append(Message("told-morning", {"night": int(after.played)}))
        for number in range(int(before.seats)):
            gained = int(after.points[number] - before.points[number])
            if gained:
                lines.append(Message("told-points", {"who": seat(number), "points": gained}))
    return lines
