"""What is in the box of Phantoms of Halloween, and the options: checked, and put into the state's box."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from hantise.editions import Count, Edition, Option, Part, Source
from hantise.games.halloween.state import CHARACTERS, FACES, HIGHEST_FACE, KINDS, RICHEST, SEATS, SQUARES, VALUES
from hantise.mistakes import BadEdition

DEFAULT_EDITION = "fantaisies-1999"
LOWER_IS_BETTER = False

Pumpkins = Annotated[int, Field(ge=0, le=RICHEST)]
Few = Annotated[int, Field(ge=1, le=1000)]
Kind = Literal["green", "red", "auction", "draw", "exchange", "sell", "phew", "black", "halloween", "unmask"]


class Note(Part):
    """A banknote, for display only."""

    colour: str
    value: Count
    start: Count


class Money(Part):
    """The pumpkins of each seat at the start."""

    name: str
    start: Pumpkins
    notes: list[Note]
    source: Source


class Die(Part):
    """The sides of the die."""

    faces: Annotated[list[Annotated[int, Field(ge=1, le=HIGHEST_FACE)]], Field(min_length=1, max_length=1000)]
    source: Source


class Turn(Part):
    """How long a pawn may stay, and how it leaves."""

    extra_stays: Annotated[int, Field(ge=0, le=1000)]
    leave_face: Few
    leave_tries: Few
    source: Source


class Limit(Part):
    """The default of the option `limit`."""

    turns: Annotated[int, Field(ge=1, le=9999)]
    source: Source


class PointCards(Part):
    """The point cards of one value."""

    value: Annotated[int, Field(ge=-1000, le=1000)]
    cards: Few
    source: Source


class Deck(Part):
    """All point cards."""

    points: Annotated[list[PointCards], Field(min_length=1, max_length=VALUES)]
    source: Source


class Spot(Part):
    """A place on the drawn board."""

    x: Count
    y: Count


class Outline(Spot):
    """The pumpkin round the ring."""

    rx: Count
    ry: Count


class Square(Spot):
    """A square of the ring and where it is drawn."""

    n: Count
    kind: Kind
    amount: Pumpkins


class Board(Part):
    """The ring."""

    squares: Annotated[list[Square], Field(min_length=2, max_length=SQUARES)]
    stump: Spot
    pumpkin: Outline
    source: Source


class Character(Part):
    """A guest at the party."""

    id: Count
    name: str
    name_fr: str


class Cast(Part):
    """All characters."""

    characters: Annotated[list[Character], Field(min_length=1, max_length=CHARACTERS)]
    source: Source


class KindOfSquare(Part):
    """What the rulebook calls a kind of square, for display only."""

    label: str
    colour: str
    source: Source


class GameEdition(Edition):
    """An edition of Phantoms of Halloween."""

    money: Money
    die: Die
    turn: Turn
    limit: Limit
    deck: Deck
    board: Board
    cast: Cast
    kinds: dict[Kind, KindOfSquare]

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """2 The numbers go together, and the box is not larger than the state's arrays."""
        values = [card.value for card in self.deck.points]
        if len(set(values)) < len(values) or 0 in values:
            raise ValueError("deck.points: each value once, and none of 0")
        if [square.n for square in self.board.squares] != list(range(len(self.board.squares))):
            raise ValueError("board.squares: numbered 0, 1, 2, … in this order")
        if not any(square.kind == "green" for square in self.board.squares):
            raise ValueError("board.squares: at least one green square, to start on")
        characters = len(self.cast.characters)
        if [character.id for character in self.cast.characters] != list(range(1, characters + 1)):
            raise ValueError("cast.characters: numbered 1, 2, 3, … in this order")
        if sum(card.cards for card in self.deck.points) != characters:
            raise ValueError(f"deck.points: as many point cards as characters, {characters}")
        if self.turn.leave_face not in self.die.faces:
            raise ValueError("turn.leave_face: a face of the die")
        if len(set(self.die.faces)) > FACES or self.players[0] < 2 or self.players[-1] > SEATS:
            raise ValueError(f"at most {FACES} different faces and 2 to {SEATS} players fit")
        return self


def options(edition: GameEdition, players: int) -> tuple[Option, ...]:
    """10 What players may settle."""
    return (
        Option("start_characters", 1, choices=(1, 3)),
        Option("first", 0, 0, players - 1),
        Option("limit", edition.limit.turns, 1, 9999),
    )


def variants(_players: int) -> list[dict[str, Any]]:
    """The normal and the accelerated start."""
    return [{}, {"start_characters": 3}]


def fill(box: Any, edition: GameEdition, players: int, chosen: Mapping[str, Any]) -> None:
    """Put the numbers where the rules find them."""
    characters = len(edition.cast.characters)
    if players * chosen["start_characters"] > characters:
        raise BadEdition(f"{players} seats need more than its {characters} characters at the start", "edition")
    cards = sorted(edition.deck.points, key=lambda card: card.value)
    faces = Counter(sorted(edition.die.faces))
    squares = edition.board.squares
    box.characters = characters
    box.values, box.squares, box.faces = len(cards), len(squares), len(faces)
    box.points[: len(cards)] = [card.value for card in cards]
    box.copies[: len(cards)] = [card.cards for card in cards]
    box.kind[: len(squares)] = [KINDS.index(square.kind) for square in squares]
    box.amount[: len(squares)] = [square.amount for square in squares]
    box.face[: len(faces)] = list(faces)
    box.face_weight[: len(faces)] = list(faces.values())
    box.start_cash, box.extra_stays = edition.money.start, edition.turn.extra_stays
    box.leave_face, box.leave_tries = edition.turn.leave_face, edition.turn.leave_tries
    box.start_characters, box.first, box.limit = chosen["start_characters"], chosen["first"], chosen["limit"]


def names(edition: GameEdition, language: str) -> dict[str, str]:
    """The characters' names, as messages for the catalogue."""
    return {
        f"character-{character.id}": character.name_fr if language == "fr" else character.name
        for character in edition.cast.characters
    }
