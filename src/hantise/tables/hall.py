"""The hall: all tables that this worker has open. Decide, then record, then show; bots and clocks among it."""

import asyncio
import contextlib
import json
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from hantise.game import State
from hantise.tables import decisions, tokens
from hantise.tables.bots import bot_move
from hantise.tables.decisions import Luck, Refused
from hantise.tables.events import Event, Opened, told_openly
from hantise.tables.presence import Presence
from hantise.tables.settings import Settings
from hantise.tables.store import Conflict, Head, Page, Store
from hantise.tables.table import Table
from hantise.tables.warm import warmed

LOG = logging.getLogger("hantise.tables")
Decide = Callable[[Table], list[Event]]
Think = Callable[[State, str], str]

_LAG = 60.0  # seconds that the time in a head may be behind its last event
_LONG = 200  # events: replaying more than that is done beside the event loop


class NoTable(Exception):
    """There is no table of this name."""


@dataclass(eq=False)
class Watcher:
    """Somebody who wants to hear when a table changes; `seats` are those that he holds."""

    seats: frozenset[int] = frozenset()
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    faces: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=16))  # pulled by seats, not shown yet


@dataclass(eq=False)
class Loaded:
    """A table in memory, who watches it, and the task that moves for its bots."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    connected: list[int] = field(default_factory=list)  # the seats whose people are there, at whichever worker
    driver: asyncio.Task[None] | None = None
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    touched: float = field(default_factory=time.monotonic)


class Hall:
    """Any worker may serve any table: what counts is in the store, and who comes too late decides anew."""

    def __init__(self, store: Store, settings: Settings, luck: Luck | None = None, think: Think = bot_move) -> None:
        self.store = store
        self.settings = settings
        self.luck = luck or Luck()
        self.think = think
        self.presence = Presence()
        self.loaded: dict[str, Loaded] = {}
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._saved: dict[str, Head] = {}  # the heads in the store, of tables where nobody else has recorded anything since
        self._threads = ThreadPoolExecutor(settings.bot_threads, "bot")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def open(self, opened: Opened, sitting: list[Event]) -> str:
        """Open a table; its name."""
        await warmed(opened.game)
        table_id = tokens.new_table_id()
        table = Table(table_id)
        await self._record((table, decisions.opening(opened, sitting, self.luck)))
        self._keep(table)
        return table_id

    async def table(self, table_id: str) -> Table:
        """A table as it stands; NoTable if there is none."""
        return (await self._load(table_id)).table

    async def prepare(self, table_id: str, viewers: Iterable[int | None]) -> None:
        """Have the stories of these viewers ready; a long one is told beside the event loop."""
        loaded = await self._load(table_id)
        async with loaded.lock:
            for viewer in viewers:
                if loaded.table.version > _LONG:
                    await asyncio.to_thread(loaded.table.story, viewer)
                else:
                    loaded.table.story(viewer)

    async def act(self, table_id: str, decide: Decide) -> Table:
        """Decide, record, show. Whoever decides too late is shown what happened and decides again."""
        loaded = await self._load(table_id)
        try:
            async with loaded.lock:
                await self._decide(loaded.table, decide)
        finally:
            self._show(loaded)  # even if it was refused: others may have been quicker, and that is news
        return loaded.table

    async def _decide(self, table: Table, decide: Decide) -> None:
        while events := decide(table):
            try:
                await self._record((table, events))
            except Conflict:
                await self._catch_up(table)
            else:
                return

    async def rematch(self, table_id: str, seat: int) -> str:
        """Open the next table for the same people, once, and say at this one where it is."""
        loaded = await self._load(table_id)
        new_id = tokens.new_table_id()
        async with loaded.lock:
            while True:
                ending, opening = decisions.rematch(loaded.table, seat, new_id, self.luck)
                if not ending:
                    break
                again = Table(new_id)
                try:
                    await self._record((loaded.table, ending), (again, opening))
                except Conflict:
                    await self._catch_up(loaded.table)
                else:
                    self._keep(again)
                    break
        self._show(loaded)
        assert loaded.table.rematch is not None
        return loaded.table.rematch

    async def _record(self, *news: tuple[Table, list[Event]]) -> None:
        """At all these tables together, or at none."""
        now = round(time.time(), 3)
        pages = [Page(table.id, table.version, events, now, self._new_head(table, events, now)) for table, events in news]
        await self.store.append(*pages)
        for (table, events), page in zip(news, pages, strict=True):
            if page.head is not None:
                self._saved[table.id] = page.head
            self._happen(table, events, now)

    def _new_head(self, table: Table, events: list[Event], now: float) -> Head | None:
        """The table's head after the events, if it says anything new; its time may lag a little behind.

        It is made from the table as it will be, so the events happen to a sketch of it first.
        """
        old = self._saved.get(table.id)
        if old is not None and old.is_left_to_people and now < old.changed + _LAG and table.will_be_left_to_people(events):
            return None
        sketch = table.sketch()
        for event in events:
            sketch.apply(event, now)
        due = sketch.due(self.settings.bot_pause)
        return Head(sketch.phase, sketch.opened.public, due, now, json.dumps(summary(sketch)))

    def _happen(self, table: Table, events: list[Event], now: float) -> None:
        for event in events:
            table.apply(event, now)
            told = told_openly(event)
            if told is not None:
                LOG.info(event.event, extra={"table_id": table.id, **told})

    async def _catch_up(self, table: Table) -> None:
        """Let everything happen that other workers have recorded."""
        news = await self.store.events(table.id, table.version)
        if news:
            self._saved.pop(table.id, None)
        if news and isinstance(news[0][0], Opened):
            await warmed(news[0][0].game)
        if len(news) > _LONG:
            await asyncio.to_thread(_apply_all, table, news)
        else:
            _apply_all(table, news)

    async def _load(self, table_id: str) -> Loaded:
        if table_id not in self.loaded:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._read(table_id))
                task.add_done_callback(lambda _task: self._loading.pop(table_id))
            await asyncio.shield(task)
        loaded = self.loaded[table_id]
        loaded.touched = time.monotonic()
        return loaded

    async def _read(self, table_id: str) -> Loaded:
        table = Table(table_id)
        await self._catch_up(table)
        if table.version == 0:
            raise NoTable
        return self._keep(table)

    def _keep(self, table: Table) -> Loaded:
        loaded = self.loaded[table.id] = Loaded(table)
        self._count_connected(loaded)
        self._drive(loaded)
        return loaded

    @contextlib.asynccontextmanager
    async def watching(self, table_id: str, seats: Collection[int] = ()) -> AsyncIterator[tuple[Table, Watcher]]:
        """Hear of every change of a table; whoever holds seats is seen to be there."""
        loaded = await self._load(table_id)
        watcher = Watcher(frozenset(seats))
        loaded.watchers.add(watcher)
        self._presence_changed(loaded)
        try:
            yield loaded.table, watcher
        finally:
            loaded.watchers.discard(watcher)
            loaded.touched = time.monotonic()
            self._presence_changed(loaded)

    def connected(self, table: Table) -> list[int]:
        """The seats whose people are connected, to whichever worker."""
        loaded = self.loaded.get(table.id)
        return [] if loaded is None else loaded.connected

    def _presence_changed(self, loaded: Loaded) -> None:
        self._count_connected(loaded)
        self._wake(loaded)
        self._announce(loaded)

    def _count_connected(self, loaded: Loaded) -> None:
        loaded.connected = sorted(_watched(loaded) | self.presence.elsewhere(loaded.table.id))

    def _announce(self, loaded: Loaded) -> None:
        if self.store.is_shared and not self._closing:
            news = {"table": loaded.table.id, "worker": self.presence.worker, "seats": sorted(_watched(loaded))}
            self._start(self.store.announce(news))

    def pull_face(self, table_id: str, seat: int, face: str) -> None:
        """Everybody who watches the table now sees it, here and at other workers; nothing is recorded."""
        loaded = self.loaded.get(table_id)
        if loaded is None:
            return
        if self.store.is_shared:
            self._start(self.store.announce({"table": table_id, "seat": seat, "face": face}))
        else:
            self._show_face(loaded, seat, face)

    def _show_face(self, loaded: Loaded, seat: int, face: str) -> None:
        for watcher in loaded.watchers:
            watcher.faces.append((seat, face))
        self._wake(loaded)

    def _show(self, loaded: Loaded) -> None:
        loaded.touched = time.monotonic()
        self._wake(loaded)
        loaded.stirred.set()
        self._drive(loaded)

    def _wake(self, loaded: Loaded) -> None:
        for watcher in loaded.watchers:
            watcher.changed.set()

    def _drive(self, loaded: Loaded) -> None:
        """Have somebody move for the table's bots, as long as one is due."""
        is_idle = loaded.driver is None or loaded.driver.done()
        if is_idle and not self._closing and loaded.table.due(self.settings.bot_pause) is not None:
            loaded.driver = self._start(self._keep_moving(loaded))

    async def _keep_moving(self, loaded: Loaded) -> None:
        table = loaded.table
        while (due := table.due(self.settings.bot_pause)) is not None:
            loaded.stirred.clear()
            wait = due - time.time()
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(loaded.stirred.wait(), wait)
                continue
            await self._move_for_the_bot(table)

    async def _move_for_the_bot(self, table: Table) -> None:
        assert table.state is not None
        seat, version = table.state.actor, table.version
        view = table.state.view(seat)
        move = await asyncio.get_running_loop().run_in_executor(self._threads, self.think, view, table.level(seat))
        with contextlib.suppress(Refused):  # somebody moved meanwhile: look again
            await self.act(table.id, lambda now: decisions.stand_in(now, version, move, self.luck))

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    async def _sweep(self) -> None:
        """Carry on what other workers, or this one before it stopped, left behind; forget and archive what is old."""
        behind = 0.0
        while True:
            for table_id in await self.store.due(time.time() - behind):
                with contextlib.suppress(NoTable):
                    self._drive(await self._load(table_id))
            behind = self.settings.sweep_every  # the worker that moved last is given the time to go on
            self._forget_idle()
            if await self.store.archive(time.time() - self.settings.archive_after):
                self._saved.clear()
            for loaded in self.loaded.values():
                if loaded.watchers and self.store.is_shared:
                    self._presence_changed(loaded)  # other workers hear again who is here; those that have gone are forgotten
            await asyncio.sleep(self.settings.sweep_every)

    def _forget_idle(self) -> None:
        old = time.monotonic() - self.settings.idle_after
        for table_id, loaded in list(self.loaded.items()):
            is_busy = loaded.watchers or loaded.lock.locked() or (loaded.driver is not None and not loaded.driver.done())
            if loaded.touched < old and not is_busy:
                del self.loaded[table_id]
                self._saved.pop(table_id, None)

    def _heard(self, news: dict[str, Any]) -> None:
        """Another worker has appended to a table, or tells who is connected or pulls a face there."""
        loaded = self.loaded.get(news["table"])
        if "face" in news:
            if loaded is not None:
                self._show_face(loaded, news["seat"], news["face"])
        elif "seats" in news:
            self.presence.told(news["table"], news["worker"], news["seats"])
            if loaded is not None:
                self._count_connected(loaded)
                self._wake(loaded)
        elif loaded is not None:
            self._start(self.refresh(loaded.table.id))

    async def refresh(self, table_id: str) -> None:
        """Show what other workers have recorded at a table that is open here."""
        loaded = self.loaded.get(table_id)
        if loaded is None:
            return
        async with loaded.lock:
            await self._catch_up(loaded.table)
        self._show(loaded)

    def _missed(self) -> None:
        for table_id in self.loaded:
            self._start(self.refresh(table_id))

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Hall"]:
        """Listen and sweep; at the end let the moves in hand be recorded."""
        self._start(self.store.listen(self._heard, self._missed))
        self._start(self._sweep())
        try:
            yield self
        finally:
            self._closing = True
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._threads.shutdown(wait=False, cancel_futures=True)


def _apply_all(table: Table, news: list[tuple[Event, float]]) -> None:
    for event, at in news:
        table.apply(event, at)


def _watched(loaded: Loaded) -> set[int]:
    return {seat for watcher in loaded.watchers for seat in watcher.seats}


def summary(table: Table) -> dict[str, Any]:
    """A table in a list of tables."""
    opened = table.opened
    return {
        "table": table.id,
        "game": opened.game,
        "edition": opened.edition,
        "phase": table.phase,
        "clock": opened.clock,
        "seats": [{"kind": chair.place.kind, "level": chair.place.level, "name": chair.name} for chair in table.chairs],
    }
