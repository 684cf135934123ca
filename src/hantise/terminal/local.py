"""A table of one's own, in this process: whatever happens is in its file first. Bots think beside the event loop."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hantise.bots.player import Player, ask, find, made
from hantise.chance import unpredictable
from hantise.game import Game, Setup
from hantise.game import State as GameState
from hantise.server.answers import AnyCommand, carry_out, shown
from hantise.server.messages import State
from hantise.tables import decisions, tokens, warm
from hantise.tables.bots import LEVELS, PATIENCE, Level, bot_move
from hantise.tables.decisions import Luck
from hantise.tables.events import Event, Opened, Place, Seated
from hantise.tables.table import Table
from hantise.terminal import saves
from hantise.terminal.beside import beside
from hantise.terminal.saves import Save
from hantise.terminal.visit import Reply, Visit
from hantise.words import Message
from hantise.words import seat as player

Think = Callable[[GameState, str], str]

ADVISER: Level = "phantom"  # whose moves are given as hints
_LABELLED = 1000  # moves: more than over a wire, which has to carry the labels


@dataclass(frozen=True)
class Sitting:
    """Who sits on a seat: a person, named or not, or a bot."""

    name: str = ""
    bot: str | None = None  # a level, or another bot's name


class Local(Visit):
    """The people here hold their seats; the others are bots. With no people, one looks on."""

    def __init__(self, save: Save, language: str, table: Table, pause: float = 0.0, think: Think = bot_move) -> None:
        super().__init__([seat for seat, chair in enumerate(table.chairs) if chair.has_owner], language)
        self.luck = Luck()
        self._save = save
        self._table = table
        self._pause = pause
        self._think = think
        self._brought = _brought_along(table)
        self._deciding = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Show everybody the table and let the bots begin."""
        self._show()
        self._driver = asyncio.create_task(self._keep_moving())

    async def close(self) -> None:
        """Stop the bots. The file has everything; a game that is over needs none."""
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driver
        if self._table.phase == "over":
            self._save.remove()

    async def say(self, command: AnyCommand) -> Reply:
        """Have it carried out here."""
        return await carry_out(self, self._table, command)

    async def act(self, _table_id: str, decide: Callable[[Table], list[Event]]) -> Table:
        """Decide, record, show."""
        async with self._deciding:
            now = time.time()
            news = [(event, now) for event in decide(self._table)]
            self._save.write([*self._table.events, *news])
            for event, at in news:
                self._table.apply(event, at)
        self._show()
        return self._table

    async def rematch(self, _table_id: str, seat: int) -> str:
        """The same people and bots begin anew."""
        table = Table(tokens.new_table_id())
        _, opening = decisions.rematch(self._table, seat, table.id, self.luck)
        await self.close()
        self._save = _begun(table, opening)
        self._table = table
        self._brought = _brought_along(table)
        self.forget()
        await self.start()
        return table.id

    async def hint(self, seat: int) -> str | None:
        """What a strong bot would do, given the seat's view."""
        view = self.view_of(seat)
        return await beside(self._think, view, ADVISER) if view.moves() else None

    def view_of(self, seat: int) -> GameState:
        """What a seat is given: all that its adviser knows."""
        view = self._table.story(seat).view
        assert view is not None  # a game of one's own has begun
        return view

    @property
    def farewell(self) -> Message:
        """The game is kept, and how to carry on."""
        return Message("play-kept", {"command": f"hantise play {self._table.opened.game} --resume"})

    async def _keep_moving(self) -> None:
        while self._table.phase == "playing":
            seat, version = self._table.thinking(), self._table.version
            if seat is None:
                await self._moved_on(version)
                continue
            assert self._table.state is not None
            view = self._table.state.view(seat)
            pause = asyncio.sleep(self._pause)  # so that people can follow
            move, _ = await asyncio.gather(self._move_of(seat, view), pause)
            with contextlib.suppress(decisions.Refused):  # somebody took a move back meanwhile: look again
                await self.act("", lambda now: decisions.stand_in(now, version, move, self.luck))  # noqa: B023

    async def _move_of(self, seat: int, view: GameState) -> str:
        """What a bot chooses; where one that was brought along fails, people are told, but nothing of what it knows."""
        if seat not in self._brought:
            return await beside(self._think, view, self._table.level(seat))
        choice = await beside(ask, self._brought[seat], view, PATIENCE, unpredictable())
        if choice.kind_of_fault is not None:
            for log in self.logs.values():
                log.append(Message("play-bot-failed", {"who": player(seat), "fault": choice.kind_of_fault}))
        return view.setup.spell(choice.action)

    async def _moved_on(self, version: int) -> None:
        while self._table.version == version:
            self._stirred.clear()
            await self._stirred.wait()

    def _show(self) -> None:
        for viewer in self.viewers:
            known = self.states[viewer].version if viewer in self.states else 0
            self.shown(State.model_validate_json(shown(self._table, viewer, known, self.language, _LABELLED)))
        self._stirred.set()


def opened(setup: Setup, edition: str, seats: Sequence[Sitting]) -> tuple[Save, Table]:
    """A new table and its file, with everybody seated and the game begun."""
    places = tuple(Place("invited") if sitting.bot is None else Place("bot", sitting.bot) for sitting in seats)
    table = Table(tokens.new_table_id())
    opening = Opened(setup.game.name, edition, setup.given, places, False, None, ADVISER, tokens.hashed(tokens.new()))
    people: list[Event] = [
        Seated(seat, sitting.name, tokens.hashed(tokens.new())) for seat, sitting in enumerate(seats) if sitting.bot is None
    ]
    return _begun(table, decisions.opening(opening, people, Luck())), table


def _begun(table: Table, opening: list[Event]) -> Save:
    """Let a table begin, and keep it in a file of its own."""
    now = time.time()
    for event in opening:
        table.apply(event, now)
    save = saves.new(table.opened.game, table.id)
    save.write(table.events)
    return save


def _brought_along(table: Table) -> dict[int, Player]:
    """By seat, the bots that are no level; each is made once, for it may remember the game."""
    places = [chair.place for chair in table.chairs]
    return {
        seat: made(find(place.level), secrets.randbits(63))
        for seat, place in enumerate(places)
        if place.level is not None and place.level not in LEVELS
    }


async def ready(game: Game) -> None:
    """Come back when rules and bots are compiled; a first time takes a while, so it is done beside the event loop."""
    await beside(warm.warm_up, game.name)
    await beside(warm.warm_up_bots, game.name)
