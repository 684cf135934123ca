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
_MARGIN = 3  # columns between the left side of the ring and its middle
_MIDDLE = 40  # the least columns in which the middle of the ring can tell something
_UNBROKEN = "\N{NO-BREAK SPACE}"


def draw(view: Any, words: Words) -> str:
    """The ring with what is under way in its middle, every seat, and the viewer's own characters."""
    shown = table(view)
    lines = [*_ring(view, _under_way(view, shown, words), words), ""]
    for number in range(int(view.seats)):
        lines += _wrapped(_seat_line(view, shown, number, words))
    lines += _discarded(view, shown, words)
    if view.viewer >= 0:
        lines += ["", *_wrapped(_hand(shown["hands"][str(view.viewer)], words))]
    return "\n".join(line.rstrip() for line in lines)


def _wrapped(text: str, width: int = _WIDTH) -> list[str]:
    """The text in lines, broken at plain spaces only."""
    lines = textwrap.wrap(text, width, subsequent_indent="    " if width == _WIDTH else "", break_on_hyphens=False)
    return [line.replace(_UNBROKEN, " ") for line in lines]


def _whole(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", _UNBROKEN)


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


def _ring(view: Any, told: list[str], words: Words) -> Iterator[str]:
    """Two lines for a row of squares: number and kind, then the pawns. The middle tells what is under way, if it has room."""
    columns, rows, places = _places(int(view.box.squares))
    cells = {place: _cell(view, square, words) for square, place in enumerate(places)}
    inner = (columns - 2) * _CELL
    middle = ["", *(part for line in told for part in (_wrapped(line, max(inner - _MARGIN - 1, 1)) or [""]))]
    fits = len(middle) <= 2 * (rows - 2) and inner >= _MIDDLE
    for row in range(rows):
        for half in (0, 1):
            if row in (0, rows - 1):
                yield "".join(cells.get((column, row), ("", ""))[half].ljust(_CELL) for column in range(columns))
                continue
            at = 2 * (row - 1) + half
            filling = " " * _MARGIN + middle[at] if fits and at < len(middle) else ""
            left, right = (cells.get((column, row), ("", ""))[half] for column in (0, columns - 1))
            yield left.ljust(_CELL) + filling.ljust(inner) + right
    if not fits:
        yield from ["", *(part for line in told for part in (_wrapped(line) or [""]))]


def _cell(view: Any, square: int, words: Words) -> tuple[str, str]:
    """A square: its number and kind, and the seats whose pawns stand there."""
    kind = words.text(f"ring-{KINDS[view.box.kind[square]]}", amount=int(view.box.amount[square]))
    pawns = "".join(str(number) for number in range(int(view.seats)) if view.squares[number] == square)
    indent = " " * min(2, _CELL - 2 - len(pawns))  # six pawns still leave room before the next square
    return f"{square:>2} {kind}", f"{indent}♟{pawns}" if pawns else ""


def _under_way(view: Any, shown: dict[str, Any], words: Words) -> list[str]:
    """Whose turn it is, what is pending or on sale, and else what the squares are called."""
    if view.actor == OVER:
        return [words.text("draw-over", turns=shown["turns"])]
    who = words.say(seat(shown["mover"]))
    if shown["event"] == "setup":
        lines = [words.text("draw-setup", who=who)]
    else:
        lines = [words.text("draw-turn", turn=shown["turns"] + 1, limit=int(view.box.limit), who=who)]
    lines.append(words.text("draw-stump", count=shown["stump"]))
    if shown["rolled"]:
        lines.append(words.text("draw-rolled", rolled=shown["rolled"]))
    if shown["tries"]:
        lines.append(words.text("draw-tries", tries=shown["tries"]))
    if shown["target"] >= 0:
        lines.append(words.text("draw-target", who=words.say(seat(shown["target"]))))
    if shown["named"]:
        lines.append(words.text("draw-named", character=words.say(character(shown["named"]))))
    return lines + (_auction(shown["auction"], words) if shown["auction"] else ["", _legend(words)])


def _legend(words: Words) -> str:
    """What the squares are called, each on one line with its meaning."""
    return " · ".join(map(_whole, words.text("draw-legend").split(" · ")))


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
    own = number == view.viewer and view.actor != OVER  # told below, with names
    numbers = " ".join(hand) if own else _listed(hand)
    parts.append(words.text("draw-characters", characters=numbers) if hand else words.text("draw-none"))
    if view.actor == OVER:
        parts.append(words.text("draw-total", points=_sum(hand)))
    known = _known(view, shown, str(number))
    if known:
        parts.append(words.text("draw-known", points=known))
    return f"{'▶' if view.actor == number else ' '} {words.text('comma').join(parts)}"


def _sum(hand: dict[str, int]) -> str:
    points = sum(hand.values())
    return points_text(points) if points else "0"


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
    each = " · ".join(_whole(f"{words.say(character(int(number)))} {points_text(value)}") for number, value in hand.items())
    return f"{words.text('draw-hand', characters=each)} · {_whole(words.text('draw-total', points=_sum(hand)))}"
