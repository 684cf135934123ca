"""What one viewer of a table has seen: the log in messages, and versions that count nothing else.

A move that goes unnoticed leaves no trace here, and neither does its undoing: no line, no number.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import orjson

from hantise.game import State, tell
from hantise.tables.events import Begun, Event, Left, Moved, Opened, Rematched, Returned, Seated, UndoAnswered, UndoAsked
from hantise.words import Message, seat


@dataclass(slots=True)
class Story:
    """The table as a seat, or a spectator (None), has seen it."""

    viewer: int | None
    version: int = 0  # how many events the viewer has seen
    played: int = 0  # the version at which the game last moved for the viewer
    moved_at: float = 0.0  # and the time
    log: list[str] = field(default_factory=list)  # an entry for each version, as JSON: made once, and small
    view: State | None = None
    noticed: list[bool] = field(default_factory=list)  # for each move of the game: has the viewer seen it?

    def happened(self, event: Event) -> None:
        """Something happened that everybody sees, and the game stood still."""
        self._add(_told(event))

    def began(self, view: State, at: float) -> None:
        """The game begins."""
        self.view = view
        self._add((Message("table-begun"),))
        self._game_moved(at)

    def moved(self, event: Moved, seen: int | None, after: State, at: float) -> None:
        """Somebody moved; `seen` is what the viewer saw of it."""
        assert self.view is not None
        self.noticed.append(seen is not None)
        if seen is not None:
            late = [Message("table-late", {"who": seat(event.by)})] if event.hand == "clock" else []
            by = self.view.actor  # as the viewer sees it
            self._add([*late, *tell(self.view, seen, after)], by if by >= 0 else None, self.view.setup.spell(seen))
            self._game_moved(at)
        self.view = after

    def undone(self, by: int, kept: int, after: State, at: float) -> None:
        """Moves were taken back; the viewer learns of it if it had noticed any of them."""
        noticed = any(self.noticed[kept:])
        del self.noticed[kept:]
        self.view = after
        if noticed:
            self._add((Message("table-undone", {"who": seat(by)}),))
            self._game_moved(at)

    def since(self, version: int) -> list[str]:
        """The log after a version; every version has its entry."""
        return self.log[version:]

    def is_current(self, version: int) -> bool:
        """Does a client that knows this version know how the game stands?"""
        return self.played <= version <= self.version

    def _add(self, lines: Sequence[Message], by: int | None = None, move: str | None = None) -> None:
        self.version += 1
        entry = orjson.dumps({"version": self.version, "by": by, "move": move, "lines": lines})
        self.log.append(entry.decode())  # orjson's own bytes keep 4 kB each

    def _game_moved(self, at: float) -> None:
        self.played, self.moved_at = self.version, at


def _told(event: Event) -> tuple[Message, ...]:
    match event:
        case Opened() | Begun():
            return ()
        case Seated() | Left() | Returned() | UndoAsked():
            return (Message(f"table-{event.event}", {"who": seat(event.seat)}),)
        case UndoAnswered():
            return (Message("table-undo-accepted" if event.accepts else "table-undo-refused", {"who": seat(event.seat)}),)
        case Rematched():
            return (Message("table-rematched"),)
    raise AssertionError(event)
