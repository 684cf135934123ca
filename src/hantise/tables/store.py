"""Where events are kept: SQLite in a file, or PostgreSQL. Appending is all that ever happens to them.

Appends of several tables share one transaction: whatever arrives while one is being committed, or within a few milliseconds
of it, goes into the next. Each caller is answered after the commit, so what is acknowledged is on the disk.
"""

import asyncio
import contextlib
import importlib.resources
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import orjson
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hantise.mistakes import Mistake
from hantise.tables.events import Event, from_json, to_json
from hantise.tables.schema import EVENTS, HEADS

SYNCHRONOUS = "FULL"  # SQLite: each commit reaches the disk, so that not even a power cut loses an acknowledged move
CHANNEL = "hantise"
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_MIGRATION_LOCK = 0x68616E74
_MOST_IN_A_COMMIT = 256
_PACE = 0.012  # seconds between commits at least: one costs as much as a hundred rows, and nobody notices so short a wait


class Conflict(Exception):
    """Somebody else has appended this version of this table."""


@dataclass(frozen=True)
class Head:
    """What can be found of a table without reading its events."""

    phase: str
    public: bool
    due: float | None
    changed: float
    summary: str

    @property
    def is_left_to_people(self) -> bool:
        """Does the game go on without any bot that has to move, now or later?"""
        return self.phase == "playing" and self.due is None


@dataclass(frozen=True, slots=True)
class Page:
    """New events of one table with their time, the version before them, and what its head then says, if that is news."""

    table_id: str
    after: int
    events: Sequence[Event]
    at: float
    head: Head | None = None


Pages = Sequence[Page]
Rows = list[dict[str, Any]]
Waiting = tuple[Pages, asyncio.Future[None]]
News = Callable[[dict[str, Any]], None]


class Store:
    """An open database with its one writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()  # None: close
        self._name = secrets.token_hex(4)  # tells this worker's news from the others'
        self._writer: _Writer = _PostgresWriter(engine, self._notify) if self.is_shared else _SqliteWriter(engine.url)
        self.commits = 0

    @property
    def is_shared(self) -> bool:
        """Can several workers use it at once, and hear of each other?"""
        return self._engine.dialect.name == "postgresql"

    async def append(self, *pages: Page) -> None:
        """Record pages together or not at all; Conflict if somebody was quicker at any of their tables."""
        recorded = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((pages, recorded))
        await recorded

    async def events(self, table_id: str, after: int = 0) -> list[tuple[Event, float]]:
        """The events of a table behind a version, with their times; none for a table that does not exist."""
        query = (
            sa.select(EVENTS.c.event, EVENTS.c.at)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(from_json(row.event), row.at) for row in rows]

    async def due(self, before: float) -> list[str]:
        """The tables where a bot had to move before this time."""
        query = sa.select(HEADS.c.table_id).where(HEADS.c.due < before, sa.not_(HEADS.c.archived)).order_by(HEADS.c.due)
        return await self._column(query)

    async def public(self, most: int = 50) -> list[str]:
        """The summaries of public tables that are not over, the latest first."""
        listed = HEADS.c.public & (HEADS.c.phase != "over") & sa.not_(HEADS.c.archived)
        return await self._column(sa.select(HEADS.c.summary).where(listed).order_by(HEADS.c.changed.desc()).limit(most))

    async def archive(self, before: float) -> int:
        """Lay aside the unfinished tables that have not changed since; they come back when somebody plays on."""
        stale = (HEADS.c.changed < before) & (HEADS.c.phase != "over") & sa.not_(HEADS.c.archived)
        if not await self._column(sa.select(HEADS.c.table_id).where(stale).limit(1)):
            return 0  # as nearly always; a statement that may write would have the moves wait for it
        async with self._engine.begin() as connection:
            return (await connection.execute(sa.update(HEADS).where(stale).values(archived=True))).rowcount

    async def _column(self, query: sa.Select[Any]) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def _write(self) -> None:
        closing, due = False, 0.0
        while not closing:
            taken = [await self._waiting.get()]
            if (early := due - time.monotonic()) > 0:
                await asyncio.sleep(early)
            due = time.monotonic() + _PACE
            while not self._waiting.empty() and len(taken) < _MOST_IN_A_COMMIT:
                taken.append(self._waiting.get_nowait())
            closing = None in taken
            await self._commit([waiting for waiting in taken if waiting is not None])

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            # In one order everywhere, so that two workers' transactions never wait for each other in a circle.
            await self._record(sorted((page for pages, _ in batch for page in pages), key=lambda page: page.table_id))
        except Conflict:
            await self._commit_singly(batch)
        except Exception as error:  # whatever it is, it is passed on to those who wait, and the writer goes on
            for _, recorded in batch:
                _resolve(recorded, error)
        else:
            for _, recorded in batch:
                _resolve(recorded)

    async def _commit_singly(self, batch: list[Waiting]) -> None:
        """One of them is too late; find out which."""
        for pages, recorded in batch:
            try:
                await self._record(pages)
            except Exception as error:  # a conflict or whatever it is, passed on likewise
                _resolve(recorded, error)
            else:
                _resolve(recorded)

    async def _record(self, pages: Pages) -> None:
        if not pages:
            return
        await self._writer.write(pages)
        self.commits += 1

    async def announce(self, news: dict[str, Any]) -> None:
        """Tell the other workers something that is no event."""
        if self.is_shared:
            async with self._engine.begin() as connection:
                await self._notify(connection, [news])

    async def _notify(self, connection: AsyncConnection, news: list[dict[str, Any]]) -> None:
        payloads = [{"channel": CHANNEL, "news": json.dumps({"from": self._name, **item})} for item in news]
        await connection.execute(sa.text("SELECT pg_notify(:channel, :news)"), payloads)

    async def listen(self, heard: News, missed: Callable[[], None]) -> None:
        """Pass on what other workers announce, for ever; after a lost connection `missed` says that news may be lacking."""
        if not self.is_shared:
            return
        while True:
            with contextlib.suppress(OSError, sa.exc.DBAPIError):
                async with self._engine.connect() as connection:
                    await self._hear(connection, heard, missed)
            await asyncio.sleep(1)

    async def _hear(self, connection: AsyncConnection, heard: News, missed: Callable[[], None]) -> None:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()

        def pass_on(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            news = json.loads(payload)
            if news.pop("from") != self._name:
                heard(news)

        raw.add_termination_listener(lambda _connection: lost.set())
        await raw.add_listener(CHANNEL, pass_on)
        missed()
        await lost.wait()


class _Writer(Protocol):
    """What puts pages into the database, all in one transaction."""

    async def write(self, pages: Pages) -> None:
        """All of them; or none, and Conflict, if one of their versions is taken."""
        ...

    async def close(self) -> None:
        """There is nothing more to write."""
        ...


class _PostgresWriter:
    """Many connections, many workers: each transaction tells the other workers what it holds."""

    def __init__(self, engine: AsyncEngine, notify: Callable[[AsyncConnection, Rows], Awaitable[None]]) -> None:
        self._engine = engine
        self._notify = notify
        insert = postgresql.insert(HEADS)
        fresh = {column.name: insert.excluded[column.name] for column in HEADS.c if column.name != "table_id"}
        self._save_heads = insert.on_conflict_do_update(index_elements=["table_id"], set_=fresh)

    async def write(self, pages: Pages) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(EVENTS), _event_rows(pages))
                if heads := _head_rows(pages):
                    await connection.execute(self._save_heads, heads)
                await self._notify(connection, [{"table": page.table_id} for page in pages])
        except IntegrityError:
            raise Conflict from None

    async def close(self) -> None:
        pass


class _SqliteWriter:
    """One connection of the driver's own in a thread of its own; a batch is one hop there and one statement.

    Rows go over as one JSON text: for each row bound by itself Python's lock would be given away and waited for.
    """

    def __init__(self, url: sa.URL) -> None:
        assert url.database is not None
        self._file = url.database
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None
        fresh = ", ".join(f"{column.name} = excluded.{column.name}" for column in HEADS.c if column.name != "table_id")
        self._add_events = _insert_json(EVENTS)
        self._save_heads = f"{_insert_json(HEADS)} WHERE true ON CONFLICT (table_id) DO UPDATE SET {fresh}"

    async def write(self, pages: Pages) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, pages)

    def _write(self, pages: Pages) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            _set_up_sqlite(self._connection, None)
        events, heads = _event_rows(pages), _head_rows(pages)
        try:
            if heads:
                with self._connection:
                    self._connection.execute("BEGIN")
                    self._execute(self._add_events, events)
                    self._execute(self._save_heads, heads)
            else:  # by itself a statement is a transaction, and the lock is given away only once
                self._execute(self._add_events, events)
        except sqlite3.IntegrityError:
            raise Conflict from None

    def _execute(self, statement: str, rows: Rows) -> None:
        assert self._connection is not None
        self._connection.execute(statement, (orjson.dumps(rows).decode(),))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _insert_json(table: sa.Table) -> str:
    names = [column.name for column in table.c]
    values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
    return f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {values} FROM json_each(?)"


def _event_rows(pages: Pages) -> Rows:
    return [
        {"table_id": page.table_id, "version": version, "at": page.at, "event": to_json(event)}
        for page in pages
        for version, event in enumerate(page.events, start=page.after + 1)
    ]


def _head_rows(pages: Pages) -> Rows:
    """The heads that say something new; a table that changes is no longer archived."""
    return [{"table_id": page.table_id, "archived": False, **vars(page.head)} for page in pages if page.head is not None]


def _resolve(recorded: asyncio.Future[None], error: Exception | None = None) -> None:
    if recorded.done():  # whoever asked has gone
        return
    if error is None:
        recorded.set_result(None)
    else:
        recorded.set_exception(error)


def engine_for(url: str) -> AsyncEngine:
    """An engine for a database's URL, with the driver that we use for it."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Mistake("write sqlite:///PATH or postgresql://USER@HOST/NAME", "database") from None
    driver = _DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise Mistake(f"no database {parsed.get_backend_name()!r}; there are sqlite, postgresql", "database")
    if driver.startswith("sqlite") and parsed.database in (None, "", ":memory:"):
        raise Mistake("what is only in memory is lost; write sqlite:///PATH", "database")
    try:
        engine = create_async_engine(parsed.set(drivername=driver))
    except ModuleNotFoundError:
        raise Mistake("PostgreSQL needs `pip install hantise[postgres]`", "database") from None
    if driver.startswith("sqlite"):
        sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}").close()


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # several workers start at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(importlib.resources.files("hantise.tables") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store at a URL, brought up to date; at the end everything that waits is written."""
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        store = Store(engine)
        writer = asyncio.create_task(store._write(), name="writer")
        try:
            yield store
        finally:
            store._waiting.put_nowait(None)
            await writer
            await store._writer.close()
    finally:
        await engine.dispose()
