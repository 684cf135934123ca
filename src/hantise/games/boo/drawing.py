"""A view of Boo drawn in text, for terminals of 80 columns."""

import textwrap
from collections.abc import Iterator
from typing import Any

from hantise.contract import OVER
from hantise.games.boo import rules
from hantise.games.boo.moves import card_name, glyph, label, squares_shown
from hantise.games.boo.state import BACK, FRONT, HEIGHT, NO_CARD, OCCUPIED, PART, SCARE, SHOWN, WIDTH, E, S
from hantise.words import Message, Words, seat

_MARGIN = 5  # characters in front of each row, for its y
_CELL = 3  # characters of a cell: two for the square, one for the joint
_WIDTH = 79  # columns: a scroll bar may take the last one of 80
_STRIP = (_WIDTH - _MARGIN) // _CELL
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
    """What is used and one cell round it; in strips, one below the other, if it is too wide."""
    columns = range(max(int(view.left) - 1, 0), min(int(view.right) + 2, WIDTH))
    rows = range(max(int(view.top) - 1, 0), min(int(view.bottom) + 2, HEIGHT))
    for first in range(0, len(columns), _STRIP):
        strip = columns[first : first + _STRIP]
        if strip != columns:
            yield words.text("draw-strip", first=str(_x(view, strip[0])), last=str(_x(view, strip[-1])))
        yield _header(view, strip)
        for row in rows:
            cells = "".join(_cell(view, row * WIDTH + column) for column in strip)
            yield f"{row + int(view.box.north):>{_MARGIN - 1}} {cells}".rstrip()
    yield from textwrap.wrap(words.text("draw-legend"), _WIDTH)
    yield words.text("draw-joints", across=_ACROSS, down=_DOWN)


def _x(view: Any, column: int) -> int:
    return column + int(view.box.west)


def _header(view: Any, columns: range) -> str:
    """The x of as many columns as there is room for, each ending above its square's second character."""
    longest = max(len(str(_x(view, column))) for column in (columns[0], columns[-1]))
    every = longest // _CELL + 1
    line = "y\\x".rjust(_MARGIN - 1)
    for number, column in enumerate(columns):
        x = str(_x(view, column))
        if number % every == 0:
            line = line.ljust(_MARGIN + number * _CELL + 2 - len(x)) + x
    return line


def _cell(view: Any, cell: int) -> str:
    """A square and what joins it to the next one of its card."""
    if view.table[cell] < OCCUPIED:
        return " · " if rules.touches(view, cell) and view.actor != OVER else "   "
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
