"""From what was said on the command line to a table: whose seats, which language, a new game or a kept one."""

import asyncio
import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from hantise.game import Setup
from hantise.games import load, names
from hantise.mistakes import Mistake
from hantise.server.messages import Name
from hantise.tables.bots import LEVELS, Level
from hantise.tables.table import Table
from hantise.terminal import local, saves
from hantise.terminal.lines import Lines
from hantise.terminal.local import Local, Sitting
from hantise.terminal.saves import Save, Unreadable
from hantise.terminal.visit import Visit
from hantise.terminal.voices import Json, Plain, put
from hantise.words import words

Mode = Literal["app", "plain", "json"]

INTERRUPTED = 130  # the exit code after Ctrl-C, as shells know it
_PERSON = "me"
_NAMES: TypeAdapter[str] = TypeAdapter(Name)


def manner(lang: str | None, plain: bool, as_json: bool) -> tuple[str, Mode]:
    """The language asked for, or that of the system; and how to show a table: as a drawing needs a terminal to draw on."""
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = lang or ("fr" if system.startswith("fr") else "en")
    if as_json:
        return language, "json"
    return language, "app" if not plain and sys.stdin.isatty() and sys.stdout.isatty() else "plain"


@dataclass(frozen=True)
class Wish:
    """The game that somebody would like to play."""

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
            return [Sitting(), *[Sitting(level=_level(self.bot))] * (self._number_of_players() - 1)]
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
        return Sitting(level=_level(word))
    try:
        return Sitting(name=_NAMES.validate_python(name) if colon else "")
    except ValidationError as error:
        raise Mistake(error.errors()[0]["msg"], "seats") from None


def _level(word: str) -> Level:
    for level in LEVELS:
        if word == level:
            return level
    raise Mistake(f"no bot {word!r}; there are {', '.join(LEVELS)}", "bot")


def play(wish: Wish, lang: str, how: Mode) -> None:
    """Play at a table of one's own."""
    if how == "app":
        from hantise.terminal.app import HantiseApp

        HantiseApp(lang, wish).run()
        return
    save, table = _kept(wish.game, lang) if wish.resume else wish.open()
    others = [] if wish.resume is not None else [kept for kept in saves.saved(wish.game) if kept != save]
    if sys.stderr.isatty():
        sys.stderr.write(words(lang).text("play-getting-ready") + "\n")
    _talk(Local(save, lang, table), how, words(lang).text("save-exists", path=str(others[0].path)) if others else None)


def _kept(game: str | None, lang: str) -> tuple[Save, Table]:
    """The game that was left last."""
    kept = saves.saved(game)
    if not kept:
        raise Mistake(words(lang).text("save-none"))
    try:
        return kept[0], kept[0].read()
    except Unreadable as unreadable:
        raise Mistake(words(lang).say(unreadable.message)) from None


def _talk(visit: Visit, how: Mode, first: str | None = None) -> None:
    """Line by line, to the end or until the player leaves: by saying so, by Ctrl-C, or by closing a pipe."""
    try:
        is_over = asyncio.run(_visited(visit, how, first))
    except KeyboardInterrupt:
        _say_farewell(visit, how)
        sys.exit(INTERRUPTED)
    if not is_over:
        _say_farewell(visit, how)


async def _visited(visit: Visit, how: Mode, first: str | None) -> bool:
    try:
        await visit.start()
        voice = (Json if how == "json" else Plain)(visit)
        if first is not None:
            voice.text(first)
        return await Lines(visit, voice).run()
    finally:
        await visit.close()


def _say_farewell(visit: Visit, how: Mode) -> None:
    text = words(visit.language).say(visit.farewell)
    put(json.dumps({"type": "left", "text": text}, ensure_ascii=False) if how == "json" else text)
