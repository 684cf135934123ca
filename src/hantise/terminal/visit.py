"""A visit to a table: what its seats are shown and what they say. The same for a table of one's own and for one online.

The terminal is a client of the protocol (docs/protocol.md); at a table of one's own the messages just have no wire to cross.
"""

import asyncio
import itertools
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property

from hantise.game import Setup
from hantise.games import load
from hantise.server.answers import AnyCommand
from hantise.server.messages import (
    MOVE_LENGTH,
    Answer,
    Begin,
    Done,
    Explain,
    Explained,
    Move,
    Refusal,
    Rematch,
    State,
    Text,
    Undo,
)
from hantise.tables.names import player_names
from hantise.words import Message, Words
from hantise.words import seat as player

Reply = Done | Refusal | Explained


class Visit(ABC):
    """One person, or several who share a terminal, at the seats they hold; nobody's seats: a spectator."""

    def __init__(self, seats: Iterable[int], language: str) -> None:
        self.seats = tuple(seats)
        self.viewers: tuple[int | None, ...] = self.seats or (None,)
        self.language = language
        self.states: dict[int | None, State] = {}
        self.logs: dict[int | None, list[Message]] = {viewer: [] for viewer in self.viewers}
        self.trouble: str | None = None  # why nothing can be done at the moment, in words
        self.is_closed = False  # there is nothing more to come
        self._changed = asyncio.Event()
        self._ids = itertools.count(1)
        self._name = secrets.token_hex(4)  # so that none of them was said on an earlier visit, when it would count as done

    @abstractmethod
    async def start(self) -> None:
        """Come to the table; at the end every viewer has its state."""

    @abstractmethod
    async def close(self) -> None:
        """Go; what has happened is kept."""

    @abstractmethod
    async def say(self, command: AnyCommand) -> Reply:
        """Have a command carried out, and hear what became of it."""

    @abstractmethod
    async def hint(self, seat: int) -> str | None:
        """A move that a strong bot would make, where asking one is fair."""

    @property
    @abstractmethod
    def farewell(self) -> Message:
        """What somebody who leaves before the end should know."""

    async def changed(self) -> None:
        """Come back when something has changed since the last time."""
        await self._changed.wait()
        self._changed.clear()

    def shown(self, state: State) -> None:
        """A viewer is shown how the table stands now."""
        before = self.states.get(state.seat)
        known = 0 if before is None else before.version
        self.states[state.seat] = state
        self.logs[state.seat] += [
            Message.from_json(line) for entry in state.log if entry["version"] > known for line in entry["lines"]
        ]
        self.stir()

    def forget(self) -> None:
        """Another game begins; what was shown of the last one is of no use."""
        self.states.clear()
        self.logs = {viewer: [] for viewer in self.viewers}

    def stir(self) -> None:
        """Something is new."""
        self._changed.set()

    @property
    def table(self) -> State:
        """How the table stands; what is public in it is the same for every viewer."""
        return self.states[self.viewers[0]]

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.table.table.phase == "over"

    @property
    def turn(self) -> int | None:
        """The seat of ours that is to move."""
        return next((seat for seat in self.seats if self.states[seat].moves), None)

    @property
    def asked(self) -> list[int]:
        """The seats of ours that have to answer somebody's wish to go back."""
        request = self.table.table.request
        return [] if request is None else [seat for seat in self.seats if seat in request["waiting"]]

    @cached_property
    def setup(self) -> Setup:
        """The game that is played here: its spelling and its words, for no state is in the terminal's hands."""
        table = self.table.table
        return load(table.game).setup(len(table.seats), table.options, table.edition)

    @property
    def is_open(self) -> bool:
        """Does nobody here know more than the others, so that all may look at once?"""
        return self.setup.game.is_open

    def words(self, viewer: int | None) -> Words:
        """The game's words with the players' names as a viewer reads them."""
        plain = self.setup.words(self.language)
        seats = [(seat["name"], seat["level"]) for seat in self.table.table.seats]
        return Words(self.language, plain.bundle, player_names(seats, viewer, plain))

    def labels(self, seat: int) -> dict[str, str]:
        """The moves of a seat in the order of a list, with what each does; nothing is said of them where there are too many."""
        state, words = self.states[seat], self.words(seat)
        said: Mapping[str, Text] = state.labels or {}
        return {
            move: words.say(Message.from_json(said[move])) if move in said else "" for move in sorted(state.moves, key=in_order)
        }

    async def move(self, seat: int, move: str) -> Reply:
        """Make a move."""
        return await self.say(
            Move(type="move", id=self._id(), seat=seat, version=self.states[seat].version, move=move[:MOVE_LENGTH])
        )

    async def explain(self, seat: int, move: str) -> Reply:
        """Ask what a move would do, or why it cannot be made."""
        return await self.say(Explain(type="explain", id=self._id(), seat=seat, move=move[:MOVE_LENGTH] or " "))

    async def undo(self, seat: int) -> Reply:
        """Take back the seat's last move, or ask the others to."""
        return await self.say(Undo(type="undo", id=self._id(), seat=seat))

    async def answer(self, seat: int, accept: bool) -> Reply:
        """Accept or refuse somebody's wish to go back."""
        return await self.say(Answer(type="answer", id=self._id(), seat=seat, accept=accept))

    async def begin(self, seat: int) -> Reply:
        """Begin before all seats are taken."""
        return await self.say(Begin(type="begin", id=self._id(), seat=seat))

    async def play_again(self, seat: int) -> Reply:
        """Begin another game with the same people and bots."""
        return await self.say(Rematch(type="rematch", id=self._id(), seat=seat))

    def _id(self) -> str:
        return f"terminal-{self._name}-{next(self._ids)}"


def in_order(move: str) -> list[tuple[int, str]]:
    """Moves as people sort them: 2 before 10."""
    parts = re.findall(r"-?\d+|[^\d\s]+", move)
    return [(int(part), "") if part.lstrip("-").isdigit() else (0, part) for part in parts]


def result(state: State) -> list[Message]:
    """How the game ended, line by line: every seat's score, and who has won."""
    view = state.view or {}
    scores = [Message("score-line", {"who": player(seat), "score": score}) for seat, score in enumerate(view["scores"])]
    winners = [player(seat) for seat in view["winners"]]
    return [*scores, Message("won-by", {"winners": winners}) if winners else Message("won-by-nobody")]
