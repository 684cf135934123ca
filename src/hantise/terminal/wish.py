"""The game that somebody would like to play, as said on the command line or chosen in the app."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from hantise.bots.player import find
from hantise.game import Setup
from hantise.games import load, names
from hantise.mistakes import Mistake
from hantise.server.messages import Name
from hantise.tables.table import Table
from hantise.terminal import local
from hantise.terminal.local import Sitting
from hantise.terminal.saves import Save

_PERSON = "me"
_NAMES: TypeAdapter[str] = TypeAdapter(Name)


@dataclass(frozen=True)
class Wish:
    """What is settled so far."""

    game: str | None
    players: int | None = None
    options: Mapping[str, Any] | None = None
    edition: str | None = None
    bot: str = "ghost"
    seats: str | None = None
    resume: bool | None = None  # None: not said

    def sitting(self) -> list[Sitting]:
        """Who sits where: as said, or one person and bots."""
        if self.seats is None:
            return [Sitting(), *[Sitting(bot=_known(self.bot))] * (self._number_of_players() - 1)]
        seats = [_sitting(word.strip()) for word in self.seats.split(",")]
        if self.players not in (None, len(seats)):
            raise Mistake(f"these are {len(seats)} seats, not {self.players}", "seats")
        return seats

    def _number_of_players(self) -> int:
        return self.players or load(self._game()).edition(self.edition).players[0]

    def _game(self) -> str:
        if self.game is None:
            raise Mistake(f"say which game to play: {', '.join(names())}", "game")
        return self.game

    def setup(self) -> Setup:
        """The game with everything settled."""
        return load(self._game()).setup(len(self.sitting()), self.options, self.edition)

    def open(self) -> tuple[Save, Table]:
        """A new table with its file."""
        setup = self.setup()
        own = self.edition if self.edition is not None and self.edition not in setup.game.edition_names else None
        return local.opened(setup, str(Path(own).resolve()) if own else setup.edition.edition, self.sitting())


def _sitting(word: str) -> Sitting:
    kind, colon, name = word.partition(":")
    if kind != _PERSON:
        return Sitting(bot=_known(word))
    try:
        return Sitting(name=_NAMES.validate_python(name) if colon else "")
    except ValidationError as error:
        raise Mistake(error.errors()[0]["msg"], "seats") from None


def _known(bot: str) -> str:
    """The same name, if it is that of a bot."""
    find(bot)
    return bot
