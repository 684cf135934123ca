"""What is in the box of Ghosts, and the options: checked, and put into the state's box."""

from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from hantise.editions import Count, Edition, Option, Part, Source
from hantise.games.ghosts.state import CARDS, KINDS, NO_FAMILY, SEATS
from hantise.mistakes import BadEdition

DEFAULT_EDITION = "asyncron-2015"
LOWER_IS_BETTER = True
MIST = "m"


class Family(Part):
    """A colour of ghosts."""

    letter: Annotated[str, Field(pattern=r"^[a-ln-z]$")]  # never m, which is mist
    name: str
    name_fr: str
    copies: list[Count]  # of each level


class Ghosts(Part):
    """The ghost cards."""

    levels: Annotated[list[Annotated[int, Field(ge=1, le=99)]], Field(min_length=1)]
    families: Annotated[list[Family], Field(min_length=1)]
    source: Source


class Mist(Part):
    """The mist cards."""

    count: Count
    source: Source


class Hand(Part):
    """The hand size."""

    size: Annotated[int, Field(ge=1, le=CARDS)]
    source: Source


class Limit(Part):
    """The highest level that a pile may reach."""

    level: Count
    source: Source


class Fear(Part):
    """Fear points: at the start, for a pile, and the most given back after a round without one."""

    start: Count
    pile: Count
    bonus: Count
    source: Source


class Rounds(Part):
    """The default of the option `rounds`."""

    count: Annotated[int, Field(ge=1, le=100)]
    source: Source


class Markers(Part):
    """Counters, for display only."""

    count: Count
    sides: list[Count]
    source: Source


class GameEdition(Edition):
    """An edition of Ghosts."""

    ghosts: Ghosts
    mist: Mist
    hand: Hand
    limit: Limit
    fear: Fear
    rounds: Rounds
    markers: Markers

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """2.6 The numbers go together, and the box is not larger than the state's arrays."""
        levels, families = self.ghosts.levels, self.ghosts.families
        if levels != sorted(set(levels)):
            raise ValueError("ghosts.levels: each level once, rising")
        if len({family.letter for family in families}) < len(families):
            raise ValueError("ghosts.families: each letter once")
        for family in families:
            if len(family.copies) != len(levels):
                raise ValueError(f"ghosts.families: {family.letter} has one number of copies for each of {len(levels)} levels")
        if self.limit.level < levels[-1]:
            raise ValueError(f"limit.level: at least the highest level of a card, {levels[-1]}")
        if len(families) * len(levels) + 1 > KINDS or self.cards > CARDS or self.players[-1] > SEATS or self.players[0] < 2:
            raise ValueError(f"at most {KINDS - 1} kinds of ghost, {CARDS} cards and 2 to {SEATS} players fit")
        return self

    @property
    def cards(self) -> int:
        """All cards of the box."""
        return self.mist.count + sum(sum(family.copies) for family in self.ghosts.families)


def options(edition: GameEdition, players: int) -> tuple[Option, ...]:
    """10 What players may settle."""
    return (
        Option("rounds", edition.rounds.count, 1, 100),
        Option("first", 0, 0, players - 1),
        Option("redeals", 10, 0, 1000),
    )


def variants(_players: int) -> list[dict[str, Any]]:
    """Sets of options that change the game as a whole: there are none."""
    return [{}]


def fill(box: Any, edition: GameEdition, players: int, chosen: Mapping[str, Any]) -> None:
    """Put the numbers where the rules find them."""
    if players * edition.hand.size > edition.cards:
        raise BadEdition(f"{players} hands of {edition.hand.size} need more than its {edition.cards} cards", "edition")
    card = 0
    for number, family in enumerate(edition.ghosts.families):
        for level, copies in zip(edition.ghosts.levels, family.copies, strict=True):
            box.family[card], box.level[card], box.copies[card] = number, level, copies
            box.letters[card] = ord(family.letter)
            card += 1
    box.family[card], box.copies[card], box.letters[card] = NO_FAMILY, edition.mist.count, ord(MIST)
    box.mist, box.kinds, box.cards = card, card + 1, edition.cards
    box.hand, box.limit = edition.hand.size, edition.limit.level
    box.start, box.pile_points, box.bonus = edition.fear.start, edition.fear.pile, edition.fear.bonus
    box.rounds, box.first, box.redeals = chosen["rounds"], chosen["first"], chosen["redeals"]


def names(edition: GameEdition, language: str) -> dict[str, str]:
    """The families' names, as messages for the catalogue."""
    return {f"family-{family.letter}": family.name_fr if language == "fr" else family.name for family in edition.ghosts.families}
