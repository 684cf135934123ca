"""What is in the box of The Attic, and the options: checked, and put into the state's box."""

from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from hantise.editions import Edition, Option, Part, Source
from hantise.games.attic.state import CARDS, SEATS

DEFAULT_EDITION = "first"
LOWER_IS_BETTER = False


class Courage(Part):
    """The cards, numbered from 1."""

    cards: Annotated[int, Field(ge=1, le=CARDS)]
    source: Source


class GameEdition(Edition):
    """An edition of The Attic."""

    courage: Courage

    @model_validator(mode="after")
    def _fits(self) -> Self:
        """2.2 Everybody gets a card, and there are not more seats than the state has."""
        if not 2 <= self.players[0] <= self.players[-1] <= min(SEATS, self.courage.cards):
            raise ValueError(f"players: 2 to {SEATS}, and a card for each")
        return self


def options(_edition: GameEdition, _players: int) -> tuple[Option, ...]:
    """What players may settle."""
    return Option("prize", 2, 2, 9), Option("nights", 3, 1, 100)


def variants(_players: int) -> list[dict[str, Any]]:
    """Sets of options that change the game as a whole: there are none."""
    return [{}]


def fill(box: Any, edition: GameEdition, _players: int, chosen: Mapping[str, Any]) -> None:
    """Put the numbers where the rules find them."""
    box.cards, box.prize, box.nights = edition.courage.cards, chosen["prize"], chosen["nights"]


def names(_edition: GameEdition, _language: str) -> dict[str, str]:
    """An edition brings no names along."""
    return {}
