"""A table: what its events add up to. Nothing here decides; see decisions.py."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from hantise.game import Setup, State
from hantise.games import load
from hantise.tables.events import (
    Begun,
    Event,
    Left,
    Moved,
    Opened,
    Place,
    Rematched,
    Returned,
    Seated,
    UndoAnswered,
    UndoAsked,
    Undone,
)  # fmt: skip
from hantise.tables.stories import Story

Phase = Literal["waiting", "playing", "over"]


@dataclass(slots=True)
class Chair:
    """A seat and who sits there."""

    place: Place
    name: str | None = None
    token: str | None = None  # its hash
    away: bool = False

    @property
    def has_owner(self) -> bool:
        """Has a person taken it?"""
        return self.token is not None

    @property
    def has_person(self) -> bool:
        """Does a person play here now?"""
        return self.has_owner and not self.away


@dataclass(slots=True)
class Request:
    """A pending wish to go back: whose, to how many moves, and who has agreed."""

    seat: int
    kept: int
    accepted: set[int] = field(default_factory=set)


class Table:
    """One table at one version; `apply` is the only thing that changes it."""

    def __init__(self, table_id: str, viewers: Sequence[int | None] = ()) -> None:
        self.id = table_id
        self.is_sketch = False
        self.events: list[tuple[Event, float]] = []
        self.chairs: list[Chair] = []
        self.state: State | None = None
        self.moves: list[Moved] = []
        self.request: Request | None = None
        self.rematch: str | None = None
        self.host: int | None = None  # who sat down first, and may begin before all seats are taken
        self._done: set[tuple[int, str]] = set()  # the clients' moves and wishes to go back that were heard, by seat and id
        self.encoded: dict[Any, tuple[Any, str]] = {}  # what viewers were sent last, and how the table stood then
        self._stories: dict[int | None, Story] = {viewer: Story(viewer) for viewer in viewers}

    @property
    def version(self) -> int:
        """How many events the table has; no client is ever told."""
        return len(self.events)

    @functools.cached_property
    def opened(self) -> Opened:
        """How the table was set up."""
        event = self.events[0][0]
        assert isinstance(event, Opened)
        return event

    @functools.cached_property
    def setup(self) -> Setup:
        """The game with its options and edition."""
        return setup_of(self.opened)

    @property
    def phase(self) -> Phase:
        """Are people still coming, is the game on, or is it over?"""
        if self.state is None:
            return "waiting"
        return "over" if self.state.is_over else "playing"

    def people(self) -> list[int]:
        """The seats where a person plays now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.has_person]

    def vacant(self) -> list[int]:
        """The seats that a person may still take."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.place.kind != "bot" and not chair.has_owner]

    def is_done(self, seat: int, move_id: str) -> bool:
        """Has this very message of a client been carried out before?"""
        return (seat, move_id) in self._done

    def story(self, viewer: int | None) -> Story:
        """What a viewer has seen; told from the beginning to a viewer who is new."""
        if viewer not in self._stories:
            told = Table(self.id, (viewer,))
            for event, at in self.events:
                told.apply(event, at)
            self._stories[viewer] = told._stories[viewer]
        return self._stories[viewer]

    def level(self, seat: int) -> str:
        """The level, or the name, of the bot that plays, or stands in, on a seat."""
        return self.chairs[seat].place.level or self.opened.level

    def due(self, pause: float) -> float | None:
        """When a bot has to move if nobody else does: soon on its own seats, on others when the clock has run out."""
        if self.state is None or self.state.actor < 0:
            return None
        if not self.chairs[self.state.actor].has_person:
            return self.events[-1][1] + pause
        return self.deadline()

    def deadline(self) -> float | None:
        """When the actor's time is up. Time runs from the last move that everybody saw, so that no other one shows."""
        if self.opened.clock is None or self.phase != "playing":
            return None
        # A sketch tells no stories; its last event is late enough for whoever looks for tables left behind.
        moved_at = self.events[-1][1] if self.is_sketch else self.story(None).moved_at
        return moved_at + self.opened.clock

    def thinking(self) -> int | None:
        """The seat where a bot is to move."""
        if self.state is None or self.state.actor < 0 or self.chairs[self.state.actor].has_person:
            return None
        return self.state.actor

    def will_be_left_to_people(self, events: Sequence[Event]) -> bool:
        """Do these events only move the game on, so that a person is to move, who may take any time?"""
        if self.state is None or self.opened.clock is not None:
            return False
        state = self.state.copy()
        for event in events:
            if not isinstance(event, Moved):
                return False
            state.play(event.move)
        return state.actor >= 0 and self.chairs[state.actor].has_person

    def sketch(self) -> "Table":
        """A table that goes on from here, to try events on: it tells no stories and leaves this one alone."""
        other = Table(self.id)
        other.is_sketch = True
        other.events = self.events.copy()
        other.chairs = [Chair(chair.place, chair.name, chair.token, chair.away) for chair in self.chairs]
        other.state = None if self.state is None else self.state.copy()
        other.moves = self.moves.copy()
        other.request = None if self.request is None else replace(self.request, accepted=set(self.request.accepted))
        other.rematch, other.host = self.rematch, self.host
        return other

    def apply(self, event: Event, at: float) -> None:
        """Let a recorded event happen."""
        self.events.append((event, at))
        match event:
            case Begun():
                self._begin(at)
            case Moved():
                self._move(event, at)
            case Undone():
                self._undo(event, at)
            case _:
                self._note(event)
                for story in self._stories.values():
                    story.happened(event)
        if self.request is not None and self._is_settled(self.request):
            self.request = None

    def _note(self, event: Event) -> None:
        match event:
            case Opened():
                self.chairs = [Chair(place) for place in event.places]
            case Seated():
                chair = self.chairs[event.seat]
                chair.name, chair.token = event.name, event.token
                self.host = event.seat if self.host is None else self.host
            case Left() | Returned():
                self.chairs[event.seat].away = isinstance(event, Left)
            case UndoAsked():
                self.request = Request(event.seat, before_last_move(self, event.seat) or 0)
                self._heard(event.seat, event.id)
            case UndoAnswered():
                self._answered(event)
            case Rematched():
                self.rematch = event.table

    def _answered(self, event: UndoAnswered) -> None:
        if not event.accepts:
            self.request = None
        elif self.request is not None:
            self.request.accepted.add(event.seat)

    def _is_settled(self, request: Request) -> bool:
        """A request is moot once the move is gone anyway, or the game has ended."""
        return self.phase == "over" or request.kept >= len(self.moves)

    def _begin(self, at: float) -> None:
        self.state = self.fresh()
        for story in self._stories.values():
            story.began(self.state.view(story.viewer), at)

    def fresh(self) -> State:
        """The game as it begins here."""
        position = self.opened.position
        return self.setup.start() if position is None else self.setup.load(position)

    def _move(self, event: Moved, at: float) -> None:
        assert self.state is not None
        action = self.setup.parse(event.move)
        assert isinstance(action, int), event
        seen = [self.state.seen_by(action, viewer) for viewer in self._stories]
        self.state.apply(action)
        self.moves.append(event)
        self._heard(event.by, event.id)
        for story, glimpse in zip(self._stories.values(), seen, strict=True):
            story.moved(event, glimpse, self.state.view(story.viewer), at)

    def _heard(self, seat: int, command_id: str | None) -> None:
        if command_id is not None:
            self._done.add((seat, command_id))

    def _undo(self, event: Undone, at: float) -> None:
        assert self.state is not None
        kept = self.state.history[: event.kept]
        self.state = self.fresh()
        for action in kept:
            self.state.apply(action)
        del self.moves[event.kept :]
        self._heard(event.seat, event.id)
        for story in self._stories.values():
            story.undone(event.seat, event.kept, self.state.view(story.viewer), at)


def before_last_move(table: Table, seat: int) -> int | None:
    """How many moves came before the seat's last one; None if it has made none."""
    for number in range(len(table.moves) - 1, -1, -1):
        if table.moves[number].by == seat:
            return number
    return None


def setup_of(opened: Opened) -> Setup:
    """The game that a table was set up for; tables that are alike share one."""
    return load(opened.game).setup(len(opened.places), opened.options, opened.edition)
