"""The moves of Boo: their spelling, why one is refused, and how they are told."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from hantise.contract import CHANCE, OVER
from hantise.games.boo import rules
from hantise.games.boo.state import (
    COLOURS,
    DIRECTIONS,
    FACES,
    FENCE,
    NO_CARD,
    NOBODY,
    OCCUPIED,
    PART,
    REVEAL,
    SCARE,
    SCARE_ONE,
    SETUP,
    SHOWN,
    STEPS,
    TOMBSTONE,
    WIDTH,
)
from hantise.words import Message, Refusal, seat

SPELLING_RULE = "11.2"

_LYING = re.compile(r"(0|-?[1-9][0-9]*) (0|-?[1-9][0-9]*) ([eswn]) (front|back)")
_DIGITS = 9  # one more than the longest coordinate that an edition can reach, with its sign

_ARROWS = "→↓←↑"


def glyph(square: int) -> str:
    """A square for people: a ghost's colour and gaze, a tombstone, a fence."""
    if square == TOMBSTONE:
        return "■"
    return "#" if square == FENCE else COLOURS[square // 4] + _ARROWS[square % 4]


def card_name(box: Any, owner: int, number: int) -> str:
    """2.1 A deck card's colour and number."""
    return f"{COLOURS[owner ^ int(box.black)]}{number}"


def card_at(state: Any, cell: int) -> str:
    """The name of the card that lies on this cell."""
    first = rules.first_cell_at(state, cell)
    for owner in range(2):
        for number, lies in enumerate(state.lies[owner], start=1):
            if lies == first:
                return card_name(state.box, owner, number)
    return f"g{state.box.gate_cells.tolist().index(first) + 1}"


def xy(box: Any, cell: int) -> str:
    """2.5 A cell's coordinates."""
    return f"{cell % WIDTH + int(box.west)} {cell // WIDTH + int(box.north)}"


def _place(box: Any, cell: int) -> Message:
    """A cell in words, for people who do not write moves."""
    return Message("cell", {"column": cell % WIDTH + int(box.west), "row": cell // WIDTH + int(box.north)})


def cell_at(box: Any, x: int, y: int) -> int | None:
    """5.5 The number of a cell; None out of reach."""
    column, row = x - int(box.west), y - int(box.north)
    return row * WIDTH + column if 0 <= column < box.wide and 0 <= row < box.high else None


def spell_lying(box: Any, cell: int, direction: int, face: int) -> str:
    """2.6, 11.2 How a card lies: X Y D F."""
    return f"{xy(box, cell)} {DIRECTIONS[direction]} {FACES[face]}"


def parse_lying(text: str) -> tuple[int, int, str, str] | None:
    """11.2 X, Y, D and F; None if it is not spelled so. A number with too many digits is some number out of reach."""
    matched = _LYING.fullmatch(text)
    if not matched:
        return None
    x, y = (int(number[:_DIGITS]) for number in matched.groups()[:2])
    return x, y, matched[3], matched[4]


def spell(box: Any, action: int) -> str:
    """11 The move that an action stands for; nothing if this edition has no such card or cell."""
    if action >= SCARE:
        return f"scare {action - SCARE + 1}"
    if action >= REVEAL:
        number = action - REVEAL + 1
        return f"reveal {number}" if number <= box.deck else ""
    cell = action // 8
    if cell % WIDTH >= box.wide or cell // WIDTH >= box.high:
        return ""
    return f"place {spell_lying(box, cell, action // 2 % 4, action % 2)}"


def parse(box: Any, text: str) -> int | Refusal:
    """11 The action that a move stands for."""
    verb, _, rest = text.partition(" ")
    if verb == "place":
        return _parse_place(box, text, rest)
    if verb == "scare":
        if rest in ("1", "2", "3"):
            return SCARE + int(rest) - 1
        return Refusal(Message("refused-square", {"move": text}), "11.3")
    if verb == "reveal":
        numbers = [str(number) for number in range(1, int(box.deck) + 1)]
        if rest in numbers:
            return REVEAL + numbers.index(rest)
        return Refusal(Message("refused-number", {"move": text, "deck": int(box.deck)}), "11.1")
    return Refusal(Message("refused-spelling", {"move": text}), SPELLING_RULE)


def _parse_place(box: Any, text: str, rest: str) -> int | Refusal:
    lying = parse_lying(rest)
    if lying is None:
        return Refusal(Message("refused-place-spelling", {"move": text}), "11.2")
    x, y, direction, face = lying
    cell = cell_at(box, x, y)
    if cell is None:
        return Refusal(Message("refused-reach", {"move": text}), "5.5")
    return 8 * cell + 2 * DIRECTIONS.index(direction) + FACES.index(face)


def refuse(state: Any, action: int) -> Refusal:
    """Why an action that is not legal is refused."""
    if state.actor == OVER:
        return Refusal(Message("refused-over"), "7.1")
    who = {"who": seat(state.turn)}
    is_reveal = REVEAL <= action < SCARE
    if is_reveal != (state.actor == CHANCE):
        return Refusal(Message("refused-seat-acts" if is_reveal else "refused-chance-acts", who), "4.1")
    if is_reveal:
        card = card_name(state.box, int(state.turn), action - REVEAL + 1)
        return Refusal(Message("refused-revealed", {"card": card}), "3.3" if state.phase == SETUP else "4.4")
    placed = card_name(state.box, int(state.turn), int(state.placed or state.hands[state.turn]))
    if state.phase == SCARE_ONE:
        if action < SCARE:
            return Refusal(Message("refused-scare-first", who | {"card": placed}), "6.3")
        return Refusal(Message("refused-not-waiting", {"square": action - SCARE + 1, "card": placed}), "6.3")
    if action >= SCARE:
        return Refusal(Message("refused-place-first", who | {"card": placed}), "4.2")
    return _refuse_place(state, action, placed)


def _refuse_place(state: Any, action: int, placed: str) -> Refusal:
    """5.2, 5.4 Something lies there, nothing is touched, or another spelling stands for it."""
    box, first, step = state.box, action // 8, STEPS[action // 2 % 4]
    cells = [first + part * step for part in range(PART)]
    on_table = [cell for cell in cells if 0 <= cell < len(state.table)]
    for cell in on_table:
        if state.table[cell] >= OCCUPIED:
            arguments = {"card": placed, "other": card_at(state, cell), "cell": xy(box, cell)}
            return Refusal(Message("refused-occupied", arguments), "5.2")
    if not any(rules.touches(state, cell) for cell in on_table):
        return Refusal(Message("refused-alone", {"card": placed}), "5.2")
    return Refusal(Message("refused-alike", {"card": placed, "move": spell(box, _first_alike(state, action))}), "5.4")


def _first_alike(state: Any, action: int) -> int:
    """5.4 The legal spelling of a placement that looks the same."""
    front = state.box.decks[state.turn, state.hands[state.turn] - 1]
    direction = action // 2 % 4
    axis, way = direction % 2, 2 * (direction // 2) + action % 2
    first = action // 8 - 2 * STEPS[axis] * (way // 2)
    same = next(other for other in range(4) if rules.look_alike(front, other, way))
    return int(rules.lying(8 * first + 2 * axis, same))


def squares_shown(front: Any, direction: int, face: int) -> str:
    """2.4, 2.6 A card's squares as they would show, from the first on."""
    return " ".join(glyph(int(rules.square_lying(square, direction, face))) for square in front)


def lying_message(key: str, arguments: dict[str, Any], cell: str | Message, action: int) -> Message:
    """A message about a placement."""
    direction, face = action // 2 % 4, action % 2
    where = {"cell": cell, "direction": Message(f"direction-{DIRECTIONS[direction]}")}
    return Message(key, arguments | where | {"face": Message(f"face-{FACES[face]}")})


def label(view: Any, action: int) -> Message:
    """What a move is, for a list to pick from."""
    if action >= SCARE:
        return _label_scare(view, action - SCARE)
    owner = int(view.turn)
    if action >= REVEAL:
        return Message("move-reveal", {"card": card_name(view.box, owner, action - REVEAL + 1)})
    number = int(view.hands[owner])
    shown = squares_shown(view.box.decks[owner, number - 1], action // 2 % 4, action % 2)
    table = view.copy()
    rules.place(table, action)
    arguments = {"card": card_name(view.box, owner, number), "shown": shown, "sights": _sights(table), "outcome": _outcome(table)}
    return lying_message("move-place", arguments, xy(view.box, action // 8), action)


def _label_scare(view: Any, square: int) -> Message:
    cell = rules.cell_of(view, square)
    table = view.copy()
    victim = rules.act(table, square)
    arguments: dict[str, Any] = {"square": square + 1, "ghost": glyph(int(SHOWN[view.table[cell]])), "cell": xy(view.box, cell)}
    arguments["outcome"] = _outcome(table)
    if victim == NOBODY:
        return Message("move-scare-nobody", arguments)
    return Message("move-scare", arguments | {"victim": card_at(view, victim), "at": xy(view.box, victim)})


def _sights(table: Any) -> list[Message]:
    """6.4–6.6 What each ghost of the placed card sees before any of them acts."""
    return [_sight(table, square) for square in range(PART) if table.waiting[square]] or [Message("sight-none")]


def _sight(table: Any, square: int) -> Message:
    cell = rules.cell_of(table, square)
    end = rules.look_ends(table, cell, SHOWN[table.table[cell]])
    if end == NOBODY:
        return Message("sight-nobody", {"square": square + 1})
    arguments: dict[str, Any] = {"square": square + 1, "at": xy(table.box, end)}
    if SHOWN[table.table[end]] == TOMBSTONE:
        return Message("sight-tombstone", arguments)
    if rules.victim_of(table, cell) == NOBODY:
        return Message("sight-stare", arguments)
    return Message("sight-scares", arguments | {"victim": card_at(table, end)})


def _outcome(table: Any) -> Message:
    """How many ghosts the seat will have at the end of this turn; the order of those that wait may decide."""
    counts = np.array([int(table.ghosts.sum()), 0])  # of both colours: turning changes nothing in that
    rules.count_every_order(table, counts)
    least, most = counts.tolist()
    if least == most:
        return Message("outcome", {"ghosts": least})
    return Message("outcome-by-order", {"least": least, "most": most})


def tell(before: Any, action: int, after: Any) -> list[Message]:
    """The log lines for an action, from the table before and after."""
    owner = int(before.turn)
    who = {"who": seat(owner)}
    if REVEAL <= action < SCARE:
        key = "told-reveal-hand" if before.phase == SETUP and before.hands[owner] == NO_CARD else "told-reveal-top"
        return [Message(key, who | {"card": card_name(before.box, owner, action - REVEAL + 1)})]
    lines = []
    if action < REVEAL:
        card = card_name(before.box, owner, int(before.hands[owner]))
        lines.append(lying_message("told-place", who | {"card": card}, _place(before.box, action // 8), action))
    lines += _told_scares(before.copy(), action)
    if before.tops[owner] != NO_CARD and after.hands[owner] == before.tops[owner]:
        lines.append(Message("told-take", who | {"card": card_name(before.box, owner, int(after.hands[owner]))}))
    return lines


def _told_scares(table: Any, action: int) -> Iterator[Message]:
    """6.3 The chosen ghost acts, and then perhaps the last one; both happen again on this copy of the table."""
    if action < REVEAL:
        rules.place(table, action)
    else:
        yield _told_act(table, action - SCARE)
    if rules.waiting_count(table) == 1 and rules.has_any_victim(table):
        yield _told_act(table, int(rules.last_waiting(table)))


def _told_act(table: Any, square: int) -> Message:
    arguments: dict[str, Any] = {"square": square + 1, "card": card_name(table.box, int(table.turn), int(table.placed))}
    victim = rules.act(table, square)
    if victim == NOBODY:
        return Message("told-nobody", arguments)
    where = {"at": xy(table.box, victim), "cell": _place(table.box, victim)}
    return Message("told-scare", arguments | {"victim": card_at(table, victim)} | where)
