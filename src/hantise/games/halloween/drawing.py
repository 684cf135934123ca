"""A view of Phantoms of Halloween drawn in text, for terminals of 80 columns: the ring, the seats, one's own characters."""

import textwrap
from collections.abc import Iterator
from typing import Any

from hantise.contract import OVER
from hantise.games.halloween.position import table
from hantise.games.halloween.state import KINDS, NOT_PLACED
from hantise.games.halloween.telling import character, points_text
from hantise.words import Words, seat

_WIDTH = 79
_CELL = 8  # columns of a square
_MOST_COLUMNS = 10  # squares side by side


def draw(view: Any, words: Words) -> str:
    """The ring with what is under way in its middle, every seat, and the viewer's own characters."""
    shown = table(view)
    lines = [*_ring(view, _middle(view, shown, words), words), ""]
    for number in range(int(view.seats)):
        lines += _wrapped(_seat_line(view, shown, number, words))
    lines += _discarded(view, shown, words)
    if view.viewer >= 0:
        lines += ["", *_wrapped(_hand(shown["hands"][str(view.viewer)], words))]
    return "\n".join(line.rstrip() for line in lines)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, subsequent_indent="    ", drop_whitespace=True, replace_whitespace=False)


def _places(squares: int) -> tuple[int, int, list[tuple[int, int]]]:
    """Columns and rows of a rectangle, and where each square lies on its edge: 0 in the middle below, then right and up."""
    columns = min(_MOST_COLUMNS, max(2, squares // 3))
    rows = max(2, (squares + 5) // 2 - columns)
    edge = [
        *((column, rows - 1) for column in range(columns)),
        *((columns - 1, row) for row in range(rows - 2, 0, -1)),
        *((column, 0) for column in range(columns - 1, -1, -1)),
        *((0, row) for row in range(1, rows - 1)),
    ]
    start = columns // 2
    return columns, rows, [*edge[start:], *edge[:start]][:squares]


def _ring(view: Any, middle: list[str], words: Words) -> Iterator[str]:
    """Two lines for a row of squares: number and kind, then the pawns; the middle of the ring holds text."""
    columns, rows, places = _places(int(view.box.squares))
    cells = {place: _cell(view, square, words) for square, place in enumerate(places)}
    inner, height = (columns - 2) * _CELL, 2 * (rows - 2)
    fits = len(middle) <= height and all(len(line) <= inner - 2 for line in middle)
    text = ["", *middle] if fits and len(middle) < height else middle if fits else []
    for row in range(rows):
        for half in (0, 1):
            if row in (0, rows - 1):
                yield "".join(cells.get((column, row), ("", ""))[half].ljust(_CELL) for column in range(columns))
                continue
            at = 2 * (row - 1) + half
            filling = f"  {text[at]}" if at < len(text) else ""
            left, right = (cells.get((column, row), ("", ""))[half] for column in (0, columns - 1))
            yield left.ljust(_CELL) + filling.ljust(inner) + right
    if not fits:
        yield from ["", *middle]


def _cell(view: Any, square: int, words: Words) -> tuple[str, str]:
    """A square: its number and kind, and the seats whose pawns stand there."""
    kind = words.text(f"ring-{KINDS[view.box.kind[square]]}", amount=int(view.box.amount[square]))
    pawns = "".join(str(number) for number in range(int(view.seats)) if view.squares[number] == square)
    return f"{square:>2} {kind}", f"  ♟{pawns}" if pawns else ""


def _middle(view: Any, shown: dict[str, Any], words: Words) -> list[str]:
    """What is under way."""
    if view.actor == OVER:
        lines = [words.text("draw-over", turns=shown["turns"])]
    else:
        limit = int(view.box.limit)
        lines = [words.text("draw-turn", turn=shown["turns"] + 1, limit=limit, who=words.say(seat(shown["mover"])))]
    lines.append(words.text("draw-stump", count=shown["stump"]))
    for field in ("rolled", "tries"):
        if shown[field]:
            lines.append(words.text(f"draw-{field}", **{field: shown[field]}))
    if shown["target"] >= 0:
        lines.append(words.text("draw-target", who=words.say(seat(shown["target"]))))
    if shown["named"]:
        lines.append(words.text("draw-named", character=words.say(character(shown["named"]))))
    lines += _auction(shown["auction"], words) if shown["auction"] else ["", *(words.text(f"draw-legend-{n}") for n in (1, 2, 3))]
    return lines


def _auction(auction: dict[str, Any], words: Words) -> list[str]:
    bid = "draw-bid" if auction["bid"] else "draw-no-bid"
    return [
        words.text("draw-sale", character=words.say(character(auction["character"]))),
        words.text(bid, bid=auction["bid"], who=words.say(seat(auction["bidder"]))),
        words.text("draw-in", who=words.text("comma").join(words.say(seat(number)) for number in auction["in"])),
    ]


def _seat_line(view: Any, shown: dict[str, Any], number: int, words: Words) -> str:
    """Pawn, money and characters of a seat, and what the viewer is sure of."""
    square = shown["squares"][number]
    place = "–" if square == NOT_PLACED else square
    parts = [words.text("draw-seat", who=words.say(seat(number)), cash=shown["cash"][number], square=place)]
    if shown["stays"][number]:
        parts.append(words.text("draw-stays", stays=shown["stays"][number]))
    if shown["miss"][number]:
        parts.append(words.text("draw-miss"))
    hand = shown["hands"][str(number)]
    parts.append(words.text("draw-characters", characters=_listed(hand)) if hand else words.text("draw-none"))
    known = _known(view, shown, str(number))
    if known:
        parts.append(words.text("draw-known", points=known))
    return f"{'▶' if view.actor == number else ' '} {words.text('comma').join(parts)}"


def _listed(hand: dict[str, Any]) -> str:
    """Character numbers, with their points where they are seen."""
    return " ".join(number if value == "?" else f"{number}({points_text(value)})" for number, value in hand.items())


def _known(view: Any, shown: dict[str, Any], holder: str) -> str:
    """The points that the viewer is sure of, unless all are in sight."""
    if view.viewer < 0 or view.actor == OVER or holder == str(view.viewer):
        return ""
    return " ".join(map(points_text, shown["known"][str(view.viewer)][holder]))


def _discarded(view: Any, shown: dict[str, Any], words: Words) -> list[str]:
    if not shown["discarded"]:
        return []
    text = words.text("draw-discarded", characters=_listed(shown["discarded"]))
    known = _known(view, shown, "discard")
    return _wrapped("  " + (text + words.text("comma") + words.text("draw-known-discard", points=known) if known else text))


def _hand(hand: dict[str, int], words: Words) -> str:
    if not hand:
        return words.text("draw-hand-empty")
    each = " · ".join(f"{words.say(character(int(number)))} {points_text(value)}" for number, value in hand.items())
    total = points_text(sum(hand.values())) if sum(hand.values()) else "0"
    return f"{words.text('draw-hand', characters=each)} · {words.text('draw-total', points=total)}"
