"""What is in the box of Ghooost!, and the options: checked, and put into the state's box."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from hantise.editions import LARGEST, Count, Edition, Option, Part, Source
from hantise.games.ghooost.state import COPIES, FAMILIES, NATURALS, POWERS, SEATS

DEFAULT_EDITION = "iello-2013"
LOWER_IS_BETTER = False
MISS_COPY = "x"
KITTY = "k"


class Card(Part):
    """One kind of card."""

    name: Annotated[str, Field(pattern=r'^[^"{}\\]*$')]  # "" if it has none
    value: Annotated[int, Field(ge=0, le=99)]  # 0 if it has none of its own
    family: Literal["common", "fearless", "scary", "special"]
    power: Literal["", "reverse", "clear", "copy", "skip"]
    source: Source


class Deck(Part):
    """How many there are of each."""

    total: Count
    copies: dict[str, Annotated[int, Field(ge=0, le=COPIES)]]
    source: Source


class Deal(Part):
    """The hand size, and the size of a Manor by the number of players."""

    hand: Annotated[int, Field(ge=1, le=99)]
    manor: dict[str, Annotated[int, Field(ge=1, le=99)]]
    source: Source


class Combinations(Part):
    """How many identical ghosts earn a replay, and how many clear the Cemetery."""

    replay: Annotated[int, Field(ge=2, le=99)]
    quartet: Annotated[int, Field(ge=2, le=99)]
    source: Source


class Match(Part):
    """Boo tokens in the box, how many of them end a match, and points."""

    boo_tokens: Count
    boo_limit: Annotated[int, Field(ge=1, le=LARGEST)]
    shed: Count
    first_bonus: Count
    source: Source


class GameEdition(Edition):
    """An edition of Ghooost!"""

    cards: dict[str, Card]
    deck: Deck
    setup: Deal
    combinations: Combinations
    match: Match

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """The numbers go together, and the box is not larger than the state's arrays."""
        self._cards_fit()
        if set(self.deck.copies) != set(self.cards):
            raise ValueError("deck.copies: a number for each of the cards, and for no other")
        if sum(self.deck.copies.values()) != self.deck.total:
            raise ValueError(f"deck.total: the copies add up to {sum(self.deck.copies.values())}")
        if self.players[0] < 2 or self.players[-1] > SEATS:
            raise ValueError(f"players: 2 to {SEATS} fit")
        for players in self.players:
            if str(players) not in self.setup.manor:
                raise ValueError(f"setup.manor: a size for {players} players")
            if players * (self.setup.manor[str(players)] + self.setup.hand) > self.deck.total:
                raise ValueError(f"setup: {players} Manors and hands need more than {self.deck.total} cards")
        return self

    def _cards_fit(self) -> None:
        """2.2 Ghosts are spelled as their value; Miss Copy and Kitty alone copy and skip, and have none."""
        for key, power in ((MISS_COPY, "copy"), (KITTY, "skip")):
            if key not in self.cards or self.cards[key].power != power or self.cards[key].value != 0:
                raise ValueError(f'cards.{key}: the card with the power "{power}" and the value 0')
        for key, card in self.cards.items():
            if key in (MISS_COPY, KITTY):
                continue
            if card.value == 0 or key != str(card.value) or card.power in ("copy", "skip"):
                raise ValueError(f"cards.{key}: a ghost is named by its value, and does not copy or skip")
        if not 1 <= len(self.cards) - 2 <= NATURALS:
            raise ValueError(f"cards: 1 to {NATURALS} ghosts fit")

    @property
    def spellings(self) -> list[str]:
        """2.3 The cards in their canonical order."""
        values = sorted(card.value for card in self.cards.values() if card.value)
        return [*map(str, values), MISS_COPY, KITTY]


def options(_edition: GameEdition, players: int) -> tuple[Option, ...]:
    """12 What players may settle; 13.20 a match is for three or more."""
    return (
        Option("first", 0, 0, players - 1),
        Option("twist", "play", choices=("play", "card")),
        Option("dawn", 1000, 1, LARGEST),
        Option("curfew", 300, 1, LARGEST),
        Option("match", False, choices=(True, False) if players > 2 else (False,)),
        Option("last_bonus", 1, choices=(1, 2)),
        Option("max_rounds", 30, 1, LARGEST),
    )


def variants(players: int) -> list[dict[str, Any]]:
    """Sets of options that change the game as a whole: the match; at small tables also short halves with Twist by card."""
    match: dict[str, Any] = {"match": True} if players > 2 else {}
    short: dict[str, Any] = {"twist": "card", "dawn": 60, "curfew": 25, "max_rounds": 3}
    return [{}] + [match] * (players > 2) + [match | short] * (players <= 3)


def fill(box: Any, edition: GameEdition, players: int, chosen: Mapping[str, Any]) -> None:
    """Put the numbers where the rules find them."""
    for number, key in enumerate(edition.spellings):
        card = edition.cards[key]
        box.value[number], box.copies[number] = card.value, edition.deck.copies[key]
        box.family[number], box.power[number] = FAMILIES.index(card.family), POWERS.index(card.power)
    box.kinds = len(edition.spellings)
    box.naturals, box.miss_copy, box.kitty = box.kinds - 2, box.kinds - 2, box.kinds - 1
    box.cards, box.hand, box.manor = edition.deck.total, edition.setup.hand, edition.setup.manor[str(players)]
    box.replay, box.quartet = edition.combinations.replay, edition.combinations.quartet
    box.boo_limit, box.shed, box.first_bonus = edition.match.boo_limit, edition.match.shed, edition.match.first_bonus
    box.twist_by_card = chosen["twist"] == "card"
    for name in ("first", "dawn", "curfew", "match", "last_bonus", "max_rounds"):
        box[name] = chosen[name]


def names(edition: GameEdition, _language: str) -> dict[str, str]:
    """The ghosts' names, as messages for the catalogue; those of the box are the same in both languages."""
    return {f"card-{key}": _title(card) for key, card in edition.cards.items()}


def _title(card: Card) -> str:
    if not card.name:
        return str(card.value)
    return f"{card.name} ({card.value})" if card.value else card.name
