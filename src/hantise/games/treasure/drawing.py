"""A view of Treasure Hunters drawn in text, for terminals: the house with everybody in it, and what else is on the table."""

from typing import Any

from hantise.contract import OVER
from hantise.games.treasure import rules, sets
from hantise.games.treasure.moves import card_message, guards, jewel_message, jewels_in, place_message, place_name
from hantise.games.treasure.state import CARDS, COLOURS, CORRIDOR, NO_JEWEL, ROOM, SHUFFLE
from hantise.words import Words, seat

_WIDE, _HIGH = 7, 2  # characters and lines from one cell of the plan to the next
_NOBODY = -1  # the owner of a cell that belongs to no place
_CARRIED = "◆"
_CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by the walls that meet: 1 above, 2 below, 4 left, 8 right

Canvas = list[list[str]]


def draw(view: Any, words: Words) -> str:
    """The turn, the house, the hunters, the pile."""
    owner = _owners(view.box)
    canvas = [[" "] * (int(view.box.width) * _WIDE + 1) for _ in range(int(view.box.height) * _HIGH + 1)]
    _draw_walls(canvas, view, owner)
    _draw_doors(canvas, view, words)
    crowded = [line for place in range(int(view.box.places)) if (line := _furnish(canvas, view, place, words))]
    house = ["".join(row).rstrip() for row in canvas]
    hunters = [_hunter_line(view, hunter, words) for hunter in range(int(view.box.hunters))]
    return "\n".join([*_head(view, words), *house, *crowded, words.text("draw-legend"), "", *hunters, *_hidden(view, words)])


def _owners(box: Any) -> dict[tuple[int, int], int]:
    owner: dict[tuple[int, int], int] = {}
    for place in range(int(box.places)):
        left, top, width, height = map(int, box.plan[place])
        owner |= {(x, y): place for x in range(left, left + width) for y in range(top, top + height)}
    return owner


def _is_wall(view: Any, one: int, other: int) -> bool:
    """Between two cells there is a wall unless both are of one place, of none, or of corridor squares that are joined."""
    if one == other:
        return False
    joined = min(one, other) >= CORRIDOR and sets.holds(view.box.links[0, one], other)
    return not joined


def _draw_walls(canvas: Canvas, view: Any, owner: dict[tuple[int, int], int]) -> None:
    def wall(x: int, y: int, other_x: int, other_y: int) -> bool:
        return _is_wall(view, owner.get((x, y), _NOBODY), owner.get((other_x, other_y), _NOBODY))

    for y in range(int(view.box.height) + 1):
        for x in range(int(view.box.width) + 1):
            row, column = y * _HIGH, x * _WIDE
            above, below = wall(x - 1, y - 1, x, y - 1), wall(x - 1, y, x, y)
            left, right = wall(x - 1, y - 1, x - 1, y), wall(x, y - 1, x, y)
            canvas[row][column] = _CORNERS[above + 2 * below + 4 * left + 8 * right]
            if right:
                canvas[row][column + 1 : column + _WIDE] = "─" * (_WIDE - 1)
            if below:
                canvas[row + 1][column] = "│"


def _draw_doors(canvas: Canvas, view: Any, words: Words) -> None:
    for x, y, other_x, other_y, colour in view.box.doors[: view.box.door_count].tolist():
        mark = " "
        if colour:
            mark = "×" if colour == view.closed else words.text(f"draw-door-{COLOURS[colour]}")
        if y == other_y:
            canvas[y * _HIGH + 1][max(x, other_x) * _WIDE] = mark
        else:
            start = x * _WIDE + 2
            canvas[max(y, other_y) * _HIGH][start : start + _WIDE - 3] = f" {mark}{mark} "


def _furnish(canvas: Canvas, view: Any, place: int, words: Words) -> str | None:
    """Write what is in a place; a line that tells it where the place is too small on the plan."""
    left, top, width, height = map(int, view.box.plan[place])
    wide, high = width * _WIDE - 1, height * _HIGH - 1
    texts = _contents(view, place, words)
    lines = texts if len(texts) <= high else [" ".join(filter(None, texts))]
    for number, line in enumerate(lines):
        padded = f" {line}" if len(line) < wide else line[:wide]
        start = left * _WIDE + 1
        canvas[top * _HIGH + 1 + number][start : start + len(padded)] = padded
    return None if all(len(line) <= wide for line in lines) else " ".join(filter(None, texts))


def _contents(view: Any, place: int, words: Words) -> list[str]:
    """A room in three lines, name and guards, jewel, hunters; another place in one."""
    hunters = " ".join(_hunter_mark(view, hunter) for hunter in range(int(view.box.hunters)) if view.places[hunter] == place)
    if not rules.is_room(place):
        return [f"{place_name(place)} {hunters}".rstrip()]
    room = place - ROOM
    guarded = [place_name(place).upper(), *(words.say(guard) for guard in guards(view, room))]
    return ["  ".join(guarded), "".join(words.say(jewel) for jewel in jewels_in(view, room)), hunters]


def _hunter_mark(view: Any, hunter: int) -> str:
    return f"{hunter}{_CARRIED}" if rules.carries(view, hunter) else str(hunter)


def _head(view: Any, words: Words) -> list[str]:
    goal = words.text(
        "draw-goal",
        delivered=int(view.delivered),
        jewels=int(view.box.jewels),
        spirits=int(rules.spirits(view)),
        losing=int(view.box.spirits),
        turns=int(view.turns),
        limit=int(view.box.limit),
    )
    doors = (
        words.text("draw-closed", doors=words.text(f"doors-{COLOURS[view.closed]}")) if view.closed else words.text("draw-open")
    )
    return [goal, doors]


def _hunter_line(view: Any, hunter: int, words: Words) -> str:
    mark = "▶" if view.hunter == hunter and view.actor != OVER else " "
    line = words.text(
        "draw-hunter",
        hunter=str(hunter),
        colour=words.text(f"hunter-{hunter}"),
        who=words.say(seat(hunter % view.seats)),
        place=words.say(place_message(int(view.places[hunter]))),
    )
    if view.carry[hunter] != NO_JEWEL:
        line += words.text("comma") + words.say(jewel_message(view.carry[hunter]))
    if mark != " " and view.die:
        line += " · " + words.text("draw-die", die=int(view.die))
    return f"{mark} {line}"


def _hidden(view: Any, words: Words) -> list[str]:
    """12.3 What anybody may work out: the cards still in the pile, and in the advanced game the numbers still face down."""
    left = [int(view.box.deck[card]) - int(view.discard[card]) for card in range(len(CARDS))]
    letters = " ".join(CARDS[card].upper() for card in range(SHUFFLE) for _ in range(left[card]))
    others = [
        words.say(card_message(card)) + (f" × {left[card]}" if left[card] > 1 else "")
        for card in range(SHUFFLE, len(CARDS))
        if left[card]
    ]
    lines = [words.text("draw-pile", count=sum(left), letters=letters or "–"), "  " + words.text("comma").join(others)]
    if view.box.advanced:
        hidden = rules.hidden_numbers(view)
        numbers = [str(number) for number in range(1, int(view.box.jewels) + 1) if sets.holds(hidden, number)]
        lines.append(words.text("draw-numbers", numbers=" ".join(numbers) or "–"))
    return lines
