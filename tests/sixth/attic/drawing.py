"""A view of The Attic in text."""

from typing import Any

from hantise.games.attic.position import table
from hantise.words import Words, seat


def draw(view: Any, words: Words) -> str:
    """The night, and a line for each seat."""
    shown = table(view)
    lines = [words.text("draw-night", night=min(int(view.played) + 1, int(view.box.nights)), nights=int(view.box.nights)), ""]
    lines += [_seat_line(shown, number, words) for number in range(int(view.seats))]
    return "\n".join(lines)


def _seat_line(shown: dict[str, Any], number: int, words: Words) -> str:
    return words.text(
        "draw-seat",
        who=words.say(seat(number)),
        card=shown["cards"][number] or words.text("draw-no-card"),
        choice=words.text(f"draw-{shown['chosen'][number]}"),
        points=shown["points"][number],
    )
