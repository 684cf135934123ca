"""The house of an edition: its places, links, doors and floor plan, checked and put into the state's box."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from hantise.editions import Part, Source
from hantise.games.treasure.state import CARDS, COLOURS, DOORS, ROOMS, SQUARES

Length = Annotated[int, Field(ge=0, le=100)]
Cell = Annotated[list[Length], Field(min_length=2, max_length=2)]
Rectangle = Annotated[list[Length], Field(min_length=4, max_length=4)]
Pair = Annotated[list[str], Field(min_length=2, max_length=2)]

ROOM_NAMES = CARDS[:ROOMS]


class Outside(Part):
    """The place in front of the front door."""

    name: Literal["out"]
    x: Length
    y: Length
    w: Length
    h: Length
    door_at: Annotated[list[Cell], Field(min_length=2, max_length=2)]


class Door(Part):
    """A door between two places, on the edge between two cells of the floor plan."""

    between: Pair
    colour: Literal["blue", "green", "plain"]
    at: Annotated[list[Cell], Field(min_length=2, max_length=2)]

    @property
    def colour_number(self) -> int:
        """When it is closed; 0 is never."""
        return 0 if self.colour == "plain" else COLOURS.index(self.colour)


class Board(Part):
    """2.1, 2.2 The places, how they are linked, and where they are on the floor plan."""

    source: Source
    plan_source: Source
    width: Annotated[int, Field(ge=1, le=100)]
    height: Annotated[int, Field(ge=1, le=100)]
    steps: list[Pair]
    outside: Outside
    corridor: Annotated[dict[str, Cell], Field(min_length=1, max_length=SQUARES)]
    room: dict[str, Rectangle]
    door: Annotated[list[Door], Field(max_length=DOORS - 1)]  # the front door is one more

    @property
    def rectangles(self) -> dict[str, tuple[int, int, int, int]]:
        """x, y, width and height of every place on the floor plan, in the order of the places' numbers."""
        front = self.outside
        found: dict[str, tuple[int, int, int, int]] = {"out": (front.x, front.y, front.w, front.h)}
        for name in ROOM_NAMES:
            x, y, width, height = self.room[name]
            found[name] = (x, y, width, height)
        for name in self._squares:
            x, y = self.corridor[name]
            found[name] = (x, y, 1, 1)
        return found

    @property
    def _squares(self) -> list[str]:
        return [f"h{number}" for number in range(1, len(self.corridor) + 1)]

    @model_validator(mode="after")
    def _places_are_named(self) -> Self:
        """2.1 The rooms are a to l, the corridor squares h1, h2 and so on."""
        if set(self.room) != set(ROOM_NAMES):
            raise ValueError("room: a rectangle for each room from a to l")
        if set(self.corridor) != set(self._squares):
            raise ValueError(f"corridor: {len(self.corridor)} squares are named h1 to h{len(self.corridor)}")
        return self

    @model_validator(mode="after")
    def _plan_is_sound(self) -> Self:
        """2.2 Every place lies on the plan and on cells of its own; steps and doors are where two places touch."""
        owner = self._owners()
        for step in self.steps:
            self._check_places(step, "steps")
            if not set(step) <= {"out", *self.corridor}:
                raise ValueError(f"steps: {'–'.join(step)} is not from corridor square to corridor square or out")
        front = [step for step in self.steps if "out" in step]
        if len(front) != 1:
            raise ValueError("steps: one leads out, through the front door")
        self._check_wall(owner, sorted(front[0], key="out".__ne__), self.outside.door_at, "outside.door_at")
        for step in self.steps:
            if "out" not in step:
                self._check_wall(owner, step, [self.corridor[name] for name in step], "steps")
        for door in self.door:
            self._check_places(door.between, "door")
            if "out" in door.between or set(door.between) <= set(self.corridor):
                raise ValueError(f"door: {'–'.join(door.between)} is not into a room")
            self._check_wall(owner, door.between, door.at, "door")
        return self

    def _owners(self) -> dict[tuple[int, int], str]:
        owner: dict[tuple[int, int], str] = {}
        for name, (left, top, width, height) in self.rectangles.items():
            if not (width and height and left + width <= self.width and top + height <= self.height):
                raise ValueError(f"{name} does not lie on the plan of {self.width} × {self.height} cells")
            for cell in ((x, y) for x in range(left, left + width) for y in range(top, top + height)):
                if cell in owner:
                    raise ValueError(f"{owner[cell]} and {name} share the cell {list(cell)}")
                owner[cell] = name
        return owner

    def _check_places(self, pair: list[str], key: str) -> None:
        for name in pair:
            if name not in self.rectangles:
                raise ValueError(f"{key}: no place {name!r}")

    def _check_wall(self, owner: dict[tuple[int, int], str], pair: list[str], cells: list[list[int]], key: str) -> None:
        """The two cells are neighbours, one of each place."""
        (x, y), (other_x, other_y) = cells
        if [owner.get((x, y)), owner.get((other_x, other_y))] != pair or abs(x - other_x) + abs(y - other_y) != 1:
            raise ValueError(f"{key}: {'–'.join(pair)} is not on a wall between the two: {cells}")

    @model_validator(mode="after")
    def _is_connected(self) -> Self:
        """2.1 No two links in one place, and with all doors open every place can be reached from outside."""
        walls = [sorted(step) for step in self.steps] + [sorted(door.at) for door in self.door]
        for wall in walls:
            if walls.count(wall) > 1:
                raise ValueError(f"steps and door: the link {wall} is there twice")
        links: list[list[str]] = [*self.steps, *(door.between for door in self.door)]
        reached: set[str] = set()
        found = {"out"}
        while found:
            reached |= found
            found = {name for pair in links if reached & set(pair) for name in pair} - reached
        if lost := [name for name in self.rectangles if name not in reached]:
            raise ValueError(f"no way leads from the front door to {', '.join(lost)}")
        return self

    def fill(self, box: Any) -> None:
        """Put links and floor plan where rules and drawing find them."""
        numbers = {name: number for number, name in enumerate(self.rectangles)}
        box.places, box.width, box.height = len(numbers), self.width, self.height
        for name, rectangle in self.rectangles.items():
            box.plan[numbers[name]] = rectangle
        for pair in self.steps:
            _link(box, [numbers[name] for name in pair], 0)
        for door in self.door:
            _link(box, [numbers[name] for name in door.between], door.colour_number)
        drawn = [(self.outside.door_at, 0), *((door.at, door.colour_number) for door in self.door)]
        for index, ((one, other), colour) in enumerate(drawn):
            box.doors[index] = [*one, *other, colour]
        box.door_count = len(drawn)


def _link(box: Any, pair: list[int], colour: int) -> None:
    """Join two places, except while the doors of that colour are closed."""
    for one, other in (pair, reversed(pair)):
        for closed in range(len(COLOURS)):
            if closed == 0 or closed != colour:
                box.links[closed, one] |= 1 << other
