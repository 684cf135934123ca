"""Saved games: one file each, complete after every move, and never written over unless it is that very game."""

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs
from pydantic import ValidationError

from hantise.games import names
from hantise.mistakes import Mistake
from hantise.tables.events import Event, Opened, from_json, to_json
from hantise.tables.table import Table
from hantise.words import Message

FORMAT = 1  # of the file; another one is another version's


def folder() -> Path:
    """Where saved games are; XDG_DATA_HOME moves it."""
    return platformdirs.user_data_path("hantise") / "games"


class Unreadable(Exception):
    """A saved game that cannot be carried on with; its file is left as it is."""

    def __init__(self, path: Path, key: str) -> None:
        super().__init__(key)
        self.message = Message(key, {"path": str(path)})


@dataclass(frozen=True)
class Save:
    """A file that holds the events of one table."""

    path: Path

    @property
    def game(self) -> str:
        """The game that its name tells."""
        return self.path.stem.partition("-")[0]

    def write(self, events: Sequence[tuple[Event, float]]) -> None:
        """Keep the events: the file is whole at every moment, whatever happens to this process."""
        told = [{"at": at, "event": json.loads(to_json(event))} for event, at in events]
        whole = {"format": FORMAT, "check": checksum(told), "events": told}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".saving-")
        try:
            with open(handle, "w", encoding="utf-8") as out:
                json.dump(whole, out, separators=(",", ":"))
                out.flush()
                os.fsync(out.fileno())
            os.replace(name, self.path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    def read(self) -> Table:
        """The table that was saved, or Unreadable."""
        table = Table(self.path.stem)
        try:
            for event, at in self._events():
                table.apply(event, at)
        except (AssertionError, LookupError, Mistake):
            raise Unreadable(self.path, "save-other-version") from None  # whole, but its moves are none by our rules
        return table

    def _events(self) -> list[tuple[Event, float]]:
        try:
            whole = json.loads(self.path.read_text(encoding="utf-8"))
            found = whole["format"]
        except (OSError, ValueError, TypeError, KeyError):
            raise Unreadable(self.path, "save-damaged") from None
        if found != FORMAT:
            raise Unreadable(self.path, "save-other-version")
        try:
            events = [(from_json(json.dumps(told["event"])), float(told["at"])) for told in whole["events"]]
            is_whole = whole["check"] == checksum(whole["events"]) and isinstance(events[0][0], Opened)
        except (ValidationError, LookupError, TypeError, ValueError):
            is_whole = False
        if not is_whole:
            raise Unreadable(self.path, "save-damaged")
        return events

    def remove(self) -> None:
        """Forget a game that is over."""
        self.path.unlink(missing_ok=True)


def new(game: str, table_id: str) -> Save:
    """Where a new game will be saved."""
    return Save(folder() / f"{game}-{table_id}.json")


def saved(game: str | None = None) -> list[Save]:
    """The games that can be carried on with, the latest first; of one game, or of all."""
    paths = [path for name in ([game] if game else names()) for path in folder().glob(f"{name}-*.json")]
    return [Save(path) for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)]


def checksum(events: list[dict[str, Any]]) -> str:
    """What tells whether the events are those that were written."""
    return hashlib.sha256(json.dumps(events, sort_keys=True).encode()).hexdigest()
