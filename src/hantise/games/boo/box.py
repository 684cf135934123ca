"""What is in the box of Boo, and the options: checked, and put into the state's box."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from hantise.editions import LARGEST, Edition, Option, Part, Source
from hantise.games.boo.rules import different_ways
from hantise.games.boo.state import BLACK, DIRECTIONS, FENCE, GATE, HEIGHT, PART, TOMBSTONE, WHITE, WIDTH

DEFAULT_EDITION = "oya-2019"
LOWER_IS_BETTER = False
OPEN = True  # nobody knows more than the others

GAZES = ">v<^"  # as the edition draws them, in the order of the directions
SQUARE_NUMBERS = {f"{letter}{gaze}": 4 * colour + look for colour, letter in enumerate("BW") for look, gaze in enumerate(GAZES)}
SQUARE_NUMBERS |= {"T": TOMBSTONE, "#": FENCE}
_STEPS = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}

Square = Literal["B>", "Bv", "B<", "B^", "W>", "Wv", "W<", "W^", "T", "#"]
Card = Annotated[list[Square], Field(min_length=PART, max_length=PART)]
Coordinate = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]


class Decks(Part):
    """The cards of both decks, by their fronts."""

    black: Annotated[list[Card], Field(min_length=2)]
    white: list[Card]
    source: Source


class GateCard(Part):
    """A card with a fixed place."""

    x: Coordinate
    y: Coordinate
    d: Literal["e", "s", "w", "n"]
    squares: Card

    @property
    def cells(self) -> list[tuple[int, int]]:
        """2.6 The cells that it covers."""
        return cells(self.x, self.y, self.d)


def cells(x: int, y: int, direction: str) -> list[tuple[int, int]]:
    """2.6 The three cells of a card, from its first square on."""
    across, down = _STEPS[direction]
    return [(x + part * across, y + part * down) for part in range(PART)]


class Gate(Part):
    """The graveyard cards."""

    cards: Annotated[list[GateCard], Field(min_length=1, max_length=GATE)]
    source: Source


class GameEdition(Edition):
    """An edition of Boo."""

    decks: Decks
    gate: Gate

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """2.9 Two equal decks, a gate without overlap, and a reach that fits the table."""
        if self.players != [2]:
            raise ValueError("players: Boo is for [2]")
        if len(self.decks.black) != len(self.decks.white):
            raise ValueError(f"decks: {len(self.decks.black)} black cards and {len(self.decks.white)} white ones; both alike")
        covered = [cell for card in self.gate.cards for cell in card.cells]
        if len(set(covered)) < len(covered):
            raise ValueError("gate.cards: two of them overlap")
        _, _, wide, high = self.reach
        if wide > WIDTH or high > HEIGHT:
            raise ValueError(f"the reach is {wide} × {high} cells; at most {WIDTH} × {HEIGHT}")
        return self

    @property
    def reach(self) -> tuple[int, int, int, int]:
        """5.5 Three cells round the gate for each card that will be laid: west, north, width, height."""
        columns, rows = zip(*(cell for card in self.gate.cards for cell in card.cells), strict=True)
        margin = PART * 2 * len(self.decks.black)
        west, north = min(columns) - margin, min(rows) - margin
        return west, north, max(columns) + margin - west + 1, max(rows) + margin - north + 1


def options(_edition: GameEdition, _players: int) -> tuple[Option, ...]:
    """9 What players may settle."""
    return (
        Option("first", 0, choices=(0, 1)),
        Option("black", 0, choices=(0, 1)),
        Option("stare", "facing", choices=("facing", "seen")),
    )


def variants(_players: int) -> list[dict[str, Any]]:
    """Sets of options that change the game as a whole."""
    return [{}, {"stare": "seen"}]


def fill(box: Any, edition: GameEdition, _players: int, chosen: Mapping[str, Any]) -> None:
    """Put the cards where the rules find them."""
    box.first, box.black, box.stare_needs_sight = chosen["first"], chosen["black"], chosen["stare"] == "seen"
    box.west, box.north, box.wide, box.high = edition.reach
    box.deck = len(edition.decks.black)
    for colour, deck in ((BLACK, edition.decks.black), (WHITE, edition.decks.white)):
        for number, card in enumerate(deck):
            front = box.decks[colour ^ chosen["black"], number]
            front[:] = [SQUARE_NUMBERS[square] for square in card]
            box.ways[colour ^ chosen["black"], number] = different_ways(front)
    box.gate = len(edition.gate.cards)
    for number, gate_card in enumerate(edition.gate.cards):
        box.gate_cells[number] = (gate_card.y - box.north) * WIDTH + gate_card.x - box.west
        box.gate_directions[number] = DIRECTIONS.index(gate_card.d)
        box.gate_fronts[number] = [SQUARE_NUMBERS[square] for square in gate_card.squares]


def names(_edition: GameEdition, _language: str) -> dict[str, str]:
    """An edition brings no names along."""
    return {}
