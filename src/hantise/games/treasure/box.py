"""What is in the box of Treasure Hunters, and the options: checked, and put into the state's box."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from hantise.editions import Count, Edition, Option, Part, Source
from hantise.games.treasure.house import Board
from hantise.games.treasure.state import (
    CARDS,
    DIE,
    FACES,
    HUNTERS,
    KINDS,
    ROOMS,
    SEATS,
    SHUFFLE,
)

DEFAULT_EDITION = "mattel-2013"
LOWER_IS_BETTER = False
OPEN = True  # nobody knows more than the others
COOPERATIVE = True
FEWEST_SPIRITS, MOST_SPIRITS = 4, 8
MOST_COPIES = 9  # of one card

RoomName = Annotated[str, Field(pattern=r"^[a-l]$")]
Copies = Annotated[int, Field(ge=0, le=MOST_COPIES)]
Number = Annotated[int, Field(ge=1, le=DIE)]


class Hunters(Part):
    """How many hunters stand on the board for each number of players."""

    count: dict[str, Annotated[int, Field(ge=1, le=HUNTERS)]]
    colours: list[str]  # names for display
    colours_fr: list[str]
    source: Source


class Supply(Part):
    """The figures and the jewels."""

    ghosts: Count
    spirits: Annotated[int, Field(ge=FEWEST_SPIRITS, le=MOST_SPIRITS)]
    jewels: Annotated[int, Field(ge=1, le=ROOMS)]
    source: Source


class Haunting(Part):
    """How many ghosts become a spirit."""

    ghosts_for_a_spirit: Annotated[int, Field(ge=2, le=9)]
    source: Source


class MovementDie(Part):
    """Its faces, and the numbers beside which a ghost is shown."""

    faces: Annotated[list[Number], Field(min_length=1, max_length=100)]
    ghost_on: list[Number]
    source: Source


class BattleDie(Part):
    """Its faces, and how many are rolled."""

    faces: Annotated[list[Literal["g", "s", "-"]], Field(min_length=1, max_length=100)]
    dice_alone: Annotated[int, Field(ge=1, le=2)]
    dice_together: Annotated[int, Field(ge=1, le=2)]
    source: Source


class Deck(Part):
    """Copies of each card: of the classic game, added in the advanced one; and what the drawing cards make one draw."""

    basic: dict[str, Copies]
    advanced: dict[str, Copies]
    draws: dict[str, Annotated[int, Field(ge=1, le=9)]]
    source: Source


class GhostRooms(Part):
    """A ghost stands in each of these at the start."""

    rooms: list[RoomName]
    source: Source


class JewelRooms(Part):
    """A jewel lies in each room of the list that is chosen."""

    red: list[RoomName]
    quiet: list[RoomName]
    source: Source


class SetUp(Part):
    """Where ghosts and jewels are at the start."""

    ghosts: GhostRooms
    jewels: JewelRooms


class GameEdition(Edition):
    """An edition of Treasure Hunters."""

    rooms: list[RoomName]
    hunters: Hunters
    supply: Supply
    haunting: Haunting
    movement_die: MovementDie
    battle_die: BattleDie
    deck: Deck
    setup: SetUp
    board: Board

    @model_validator(mode="after")
    def _rooms_go_together(self) -> Self:
        """2.1, 2.4, 2.5, 3.2, 3.3 Twelve rooms, enough ghosts for them, and as many jewel rooms as jewels."""
        if self.rooms != list(CARDS[:ROOMS]):
            raise ValueError("rooms: a to l, in the order of the alphabet")
        if self.supply.ghosts < ROOMS * (self.haunting.ghosts_for_a_spirit - 1):
            raise ValueError("supply.ghosts: enough to fill every room up to the last ghost before a spirit")
        lists = {
            "ghosts.rooms": self.setup.ghosts.rooms,
            "jewels.red": self.setup.jewels.red,
            "jewels.quiet": self.setup.jewels.quiet,
        }
        for name, rooms in lists.items():
            if len(set(rooms)) < len(rooms):
                raise ValueError(f"setup.{name}: each room once")
            if name.startswith("jewels") and len(rooms) != self.supply.jewels:
                raise ValueError(f"setup.{name}: a room for each of the {self.supply.jewels} jewels")
        return self

    @model_validator(mode="after")
    def _hunters_go_round(self) -> Self:
        """2.3 Every number of players has its hunters, at least one a seat, and every hunter a colour."""
        if not 2 <= self.players[0] <= self.players[-1] <= SEATS:
            raise ValueError(f"players: from 2 to {SEATS}")
        if sorted(self.hunters.count) != sorted(map(str, self.players)):
            raise ValueError("hunters.count: a number of hunters for each number of players")
        if any(hunters < int(players) for players, hunters in self.hunters.count.items()):
            raise ValueError("hunters.count: at least one hunter for each player")
        if min(len(self.hunters.colours), len(self.hunters.colours_fr)) < max(self.hunters.count.values()):
            raise ValueError("hunters.colours, hunters.colours_fr: one for each hunter")
        return self

    @model_validator(mode="after")
    def _cards_are_known(self) -> Self:
        """2.8, 5.8 Known cards, and a shuffle card, without which the pile would run out."""
        known = {"basic": CARDS[: SHUFFLE + 1], "advanced": CARDS[SHUFFLE + 1 :]}
        for name, cards in (("basic", self.deck.basic), ("advanced", self.deck.advanced)):
            if unknown := sorted(set(cards) - set(known[name])):
                raise ValueError(f"deck.{name}: no card {unknown[0]!r}; there are {' '.join(known[name])}")
        if not self.deck.basic.get("shuffle"):
            raise ValueError("deck.basic: at least one shuffle card")
        if set(self.deck.draws) != {"draw2", "draw3"}:
            raise ValueError("deck.draws: a number for draw2 and for draw3")
        if unknown_faces := set(self.movement_die.ghost_on) - set(self.movement_die.faces):
            raise ValueError(f"movement_die.ghost_on: the die has no face {min(unknown_faces)}")
        return self


def options(edition: GameEdition, _players: int) -> tuple[Option, ...]:
    """11 What players may settle."""
    return (
        Option("advanced", False, choices=(False, True)),
        Option("spirits", edition.supply.spirits, FEWEST_SPIRITS, MOST_SPIRITS),
        Option("jewel_rooms", "red", choices=("red", "quiet")),
        Option("limit", 500, 1, 9999),
    )


def variants(_players: int) -> list[dict[str, Any]]:
    """Sets of options that change the game as a whole."""
    return [{}, {"advanced": True}]


def fill(box: Any, edition: GameEdition, players: int, chosen: Mapping[str, Any]) -> None:
    """Put the numbers where the rules find them."""
    box.hunters, box.jewels = edition.hunters.count[str(players)], edition.supply.jewels
    box.haunting = edition.haunting.ghosts_for_a_spirit
    box.advanced, box.spirits, box.limit = chosen["advanced"], chosen["spirits"], chosen["limit"]
    jewel_rooms = edition.setup.jewels.red if chosen["jewel_rooms"] == "red" else edition.setup.jewels.quiet
    for number, room in enumerate(edition.rooms):
        box.ghost_rooms[number] = room in edition.setup.ghosts.rooms
        box.jewel_rooms[number] = room in jewel_rooms
    _fill_dice(box, edition)
    _fill_deck(box, edition.deck, chosen["advanced"])
    edition.board.fill(box)


def _fill_dice(box: Any, edition: GameEdition) -> None:
    for number in range(1, DIE + 1):
        box.die[number] = edition.movement_die.faces.count(number)
        box.ghost_on[number] = number in edition.movement_die.ghost_on
    for face, letter in enumerate(FACES):
        box.battle[face] = edition.battle_die.faces.count(letter)  # type: ignore[arg-type]
    box.dice_alone, box.dice_together = edition.battle_die.dice_alone, edition.battle_die.dice_together


def _fill_deck(box: Any, deck: Deck, advanced: bool) -> None:
    copies: dict[str, int] = deck.basic | (deck.advanced if advanced else {})
    for card in range(KINDS):
        box.deck[card] = copies.get(CARDS[card], 0)
        box.further[card] = deck.draws.get(CARDS[card], 0)


def names(edition: GameEdition, language: str) -> dict[str, str]:
    """The hunters' colours, as messages for the catalogue."""
    colours = edition.hunters.colours_fr if language == "fr" else edition.hunters.colours
    return {f"hunter-{number}": colour for number, colour in enumerate(colours)}
