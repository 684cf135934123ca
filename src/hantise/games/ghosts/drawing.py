"""A view of Ghosts drawn in text, for terminals."""

import textwrap
from typing import Any

from hantise.contract import EVERYTHING
from hantise.games.ghosts.moves import card_message, read
from hantise.games.ghosts.position import table
from hantise.games.ghosts.state import DEAL
from hantise.positions import in_array
from hantise.words import Words, seat

_WIDTH = 79  # columns: a scroll bar may take the last one of 80
_PILE_SHOWN = 12  # the cards of a long pile that fit on a line


def draw(view: Any, words: Words) -> str:
    """The round, the pile with its level, every seat, and the viewer's own hand."""
    shown = table(read(in_array(view)))
    lines = [
        words.text("draw-round", round=shown["round"], rounds=int(view.box.rounds), deck=int(view.deck_size)),
        _level(view, words),
        words.text("draw-pile", pile=_row(shown["pile"][-_PILE_SHOWN:]) or words.text("draw-empty")),
        words.text("draw-clockwise" if view.direction == 1 else "draw-anticlockwise"),
        "",
    ]
    for number in range(int(view.seats)):
        lines += textwrap.wrap(_seat_line(view, shown, number, words), _WIDTH, subsequent_indent="      ")
    if view.viewer >= 0:
        lines += ["", words.text("draw-hand", hand=_row(shown["hands"][view.viewer]) or words.text("draw-empty"))]
    return "\n".join(lines)


def _level(view: Any, words: Words) -> str:
    limit, level = int(view.box.limit), int(view.level)
    meter = "█" * level + "·" * (limit - level) if limit <= 40 else ""
    ghost = words.say(card_message(view.box, view.last_ghost)) if view.last_ghost >= 0 else words.text("draw-empty")
    return words.text("draw-level", meter=meter, level=level, limit=limit, ghost=ghost)


def _seat_line(view: Any, shown: dict[str, Any], number: int, words: Words) -> str:
    mark = "▶" if view.turn == number and view.phase != DEAL else " "
    line = words.text(
        "draw-seat",
        who=words.say(seat(number)),
        cards=len(shown["hands"][number]),
        fear=shown["fear"][number],
        taken=shown["taken"][number],
    )
    if view.viewer == EVERYTHING:
        line += f"  {_row(shown['hands'][number])}"
    if shown["known_mist"][number]:
        line += "  " + words.text("draw-known-mist", count=shown["known_mist"][number])
    return f"{mark} {line}"


def _row(cards: list[str]) -> str:
    return " ".join(f"[{card}]" for card in cards)
