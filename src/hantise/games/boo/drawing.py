"""A view of Boo drawn in text, for terminals of 80 columns."""

from collections.abc import Iterator
from typing import Any

from hantise.contract import OVER
from hantise.games.boo import rules
from hantise.games.boo.moves import card_name, glyph, label, squares_shown
from hantise.games.boo.state import BACK, FRONT, NO_CARD, OCCUPIED, PART, SCARE, SHOWN, TOUCHING, WIDTH, E, S
from hantise.words import Message, Words, seat

_COLUMNS = 80
_MARGIN = 5  # in front of each row, for its y
_ACROSS, _DOWN = "-", "|"  # what joins the squares of a card


def draw(view: Any, words: Words) -> str:
    """The table, both seats with their cards, and the ghosts that wait."""
    lines = [*_table(view, words), ""]
    for number in range(2):
        lines += _seat_lines(view, number, words)
    if view.placed != NO_CARD:
        lines.append(words.text("draw-acting", card=card_name(view.box, int(view.turn), int(view.placed))))
        waiting = (square for square in range(PART) if view.waiting[square])
        lines += [f"  {words.say(label(view, SCARE + square))}" for square in waiting]
    return "\n".join(lines)


def _table(view: Any, words: Words) -> Iterator[str]:
    """What is used and one cell round it; if it is too wide, first without joints, then in strips."""
    left, right = max(int(view.left) - 1, 0), min(int(view.right) + 1, WIDTH - 1)
    is_roomy = (right - left + 1) * 3 <= _COLUMNS - _MARGIN
    width = 3 if is_roomy else 2
    strip = (_COLUMNS - _MARGIN) // width
    for first in range(left, right + 1, strip):
        columns = range(first, min(first + strip, right + 1))
        if right - left >= strip:
            yield words.text("draw-strip", **{"from": str(_x(view, columns[0])), "to": str(_x(view, columns[-1]))})
        yield _header(view, columns, width)
        for row in range(max(int(view.top) - 1, 0), min(int(view.bottom) + 1, len(view.table) // WIDTH - 1) + 1):
            cells = "".join(_cell(view, row * WIDTH + column)[:width] for column in columns)
            yield f"{row + int(view.box.north):>{_MARGIN - 1}} {cells}".rstrip()
    yield words.text("draw-legend")
    if is_roomy:
        yield words.text("draw-joints", across=_ACROSS, down=_DOWN)


def _x(view: Any, column: int) -> int:
    return column + int(view.box.west)


def _header(view: Any, columns: range, width: int) -> str:
    """The x of as many columns as there is room for, each ending above the square's second character."""
    longest = max(len(str(_x(view, column))) for column in (columns[0], columns[-1]))
    every = next(step for step in (1, 2, 5, 10) if step * width > longest)
    line = "y\\x".rjust(_MARGIN - 1)
    for number, column in enumerate(columns):
        x = _x(view, column)
        if x % every == 0:
            line = line.ljust(_MARGIN + number * width + 2 - len(str(x))) + str(x)
    return line


def _cell(view: Any, cell: int) -> str:
    """A square and what joins it to the next one of its card."""
    if view.table[cell] < OCCUPIED:
        return " · " if view.table[cell] == TOUCHING and view.actor != OVER else "   "
    text = glyph(int(SHOWN[view.table[cell]])).rjust(2)
    for direction, joint in ((E, _ACROSS), (S, _DOWN)):
        if _goes_on(view, cell, direction):
            return text + joint
    return text + " "


def _goes_on(view: Any, cell: int, direction: int) -> bool:
    """Does the card on this cell go on in this direction?"""
    next_cell = cell + (1 if direction == E else WIDTH)
    if next_cell >= len(view.table) or view.table[next_cell] < OCCUPIED:
        return False
    return bool(rules.first_cell_at(view, cell) == rules.first_cell_at(view, next_cell))


def _seat_lines(view: Any, number: int, words: Words) -> Iterator[str]:
    black = number == view.box.black
    yield ("▶ " if view.turn == number else "  ") + words.text(
        "draw-seat",
        who=words.say(seat(number)),
        colour=words.say(Message("draw-black" if black else "draw-white")),
        oya=words.say(Message("draw-oya")) if number == view.box.first else "",
        ghosts=int(view.ghosts[number]),
    )
    for key, card in (("draw-hand", int(view.hands[number])), ("draw-top", int(view.tops[number]))):
        if card != NO_CARD:
            front = view.box.decks[number, card - 1]
            yield "    " + words.text(
                key,
                card=card_name(view.box, number, card),
                front=squares_shown(front, E, FRONT),
                back=squares_shown(front, E, BACK),
            )
    unseen = [card_name(view.box, number, card + 1) for card in range(int(view.box.deck)) if view.unseen[number, card]]
    yield "    " + words.text("draw-unseen", cards=" ".join(unseen) or words.text("draw-none"))
