"""The store, the same on SQLite and PostgreSQL: nothing twice, nothing lost, workers hear of each other."""

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sqlalchemy as sa

from at_table import LUCK, fewest, hall_at, opened, seated, until
from databases import new_database
from hantise import kernels
from hantise.chance import seeded
from hantise.game import State
from hantise.games import names
from hantise.mistakes import Mistake
from hantise.tables import decisions, store
from hantise.tables.decisions import Refused
from hantise.tables.events import Event, Left, Moved, Returned
from hantise.tables.hall import Hall, NoTable
from hantise.tables.schema import HEADS, METADATA
from hantise.tables.store import Conflict, Head, Page
from in_loop import in_loop

GAME = names()[0]
HEAD = Head("playing", True, None, 0.0, "{}")


def page(table_id: str, after: int, *events: Event, **head: Any) -> Page:
    return Page(table_id, after, events or (Left(0),), head.get("changed", 0.0), Head(**{**vars(HEAD), **head}))


@in_loop
async def test_what_is_appended_is_read_in_order(database: str) -> None:
    async with store.opened(database) as kept:
        setting = opened(GAME, fewest(GAME))
        await kept.append(page("t", 0, setting, *seated(2), changed=5.5))
        await kept.append(page("t", 3, Left(1), Returned(1), changed=7.25))
        assert await kept.events("t") == [
            (setting, 5.5), *((event, 5.5) for event in seated(2)), (Left(1), 7.25), (Returned(1), 7.25),
        ]  # fmt: skip
        assert await kept.events("t", after=4) == [(Returned(1), 7.25)]
        assert await kept.events("other") == []


@in_loop
async def test_a_version_can_be_taken_once(database: str) -> None:
    async with store.opened(database) as kept:
        await kept.append(page("t", 0))
        with pytest.raises(Conflict):
            await kept.append(page("t", 0, Returned(0)))
        assert await kept.events("t") == [(Left(0), 0.0)]


@in_loop
async def test_appends_share_a_commit_and_only_the_late_one_fails(database: str) -> None:
    async with store.opened(database) as kept:
        await kept.append(page("t7", 0))
        before = kept.commits
        results = await asyncio.gather(*(kept.append(page(f"t{n}", 0)) for n in range(20)), return_exceptions=True)
        assert [n for n, result in enumerate(results) if isinstance(result, Conflict)] == [7]
        await asyncio.gather(*(kept.append(page(f"t{n}", 1)) for n in range(20)))
        assert kept.commits - before <= 19 + 2
        assert all([len(await kept.events(f"t{n}")) == 2 for n in range(20)])


@in_loop
async def test_pages_of_two_tables_are_recorded_together_or_not_at_all(database: str) -> None:
    async with store.opened(database) as kept:
        await kept.append(page("old", 0))
        with pytest.raises(Conflict):
            await kept.append(page("new", 0), page("old", 0))
        assert await kept.events("new") == []
        await kept.append(page("new", 0), page("old", 1))
        assert len(await kept.events("new")) == 1


@in_loop
async def test_what_waits_at_the_end_is_written(database: str) -> None:
    async with store.opened(database) as kept:
        last = [asyncio.create_task(kept.append(page(f"t{n}", 0))) for n in range(300)]
        await asyncio.sleep(0)
    await asyncio.gather(*last)
    async with store.opened(database) as again:
        assert all([await again.events(f"t{n}") for n in range(300)])


@in_loop
async def test_the_head_in_the_store_always_says_what_the_table_says(database: str) -> None:
    pause, rng = 1000.0, seeded(5)
    async with hall_at(database, bot_pause=pause) as hall:
        name = await hall.open(opened(GAME, fewest(GAME)), seated(len(fewest(GAME))))
        table = await hall.table(name)

        async def agrees() -> bool:
            async with hall.store._engine.connect() as connection:
                kept = await connection.execute(sa.select(HEADS.c.phase, HEADS.c.due).where(HEADS.c.table_id == name))
                return tuple(kept.one()) == (table.phase, table.due(pause))

        while table.phase == "playing":
            assert table.state is not None
            assert await agrees()
            seat, view = table.state.actor, table.story(table.state.actor).view
            assert view is not None
            move, number = view.setup.spell(view.choose(rng, sensible=True)), table.version
            if len(table.moves) < 3:
                await hall.act(name, partial(decisions.leave, seat=seat))
                assert table.due(pause) is not None
                assert await agrees()
            version = table.story(seat).version
            await hall.act(name, partial(decisions.move, seat=seat, version=version, move_id=str(number), text=move, luck=LUCK))
        assert await agrees()


@in_loop
async def test_heads_find_tables_that_are_due_or_public_and_archive_old_ones(database: str) -> None:
    async with store.opened(database) as kept:
        await kept.append(page("due", 0, due=10.0, changed=10.0, summary='"due"'))
        await kept.append(page("later", 0, due=30.0, changed=30.0, public=False))
        await kept.append(page("over", 0, phase="over", changed=1.0))
        assert await kept.due(before=20.0) == ["due"]
        assert await kept.due(before=40.0) == ["due", "later"]
        assert await kept.public() == ['"due"']
        assert await kept.archive(before=20.0) == 1
        assert await kept.public() == await kept.due(before=20.0) == []
        await kept.append(page("due", 1, summary='"again"'))
        assert await kept.public() == ['"again"']


@in_loop
async def test_migrations_make_what_the_code_expects_and_may_be_run_again(database: str) -> None:
    async with store.opened(database), store.opened(database):
        pass

    def differences(connection: sa.Connection) -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine = store.engine_for(database)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@in_loop
async def test_a_broken_write_reaches_whoever_asked(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    async with store.opened(url) as kept:
        await kept.append(page("t", 0))
        engine = store.engine_for(url)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DROP TABLE heads"))
        await engine.dispose()
        with pytest.raises(sqlite3.OperationalError):
            await kept.append(page("t", 1))
        assert len(await kept.events("t")) == 1


def test_an_unknown_database_is_refused() -> None:
    for url in ("nonsense", "mysql://somewhere/x", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(Mistake, match="database"):
            store.engine_for(url)


async def some_move(hall: Hall, table_id: str, move_id: str) -> None:
    """Whoever is to move moves."""

    def decide(table: Any) -> list[Event]:
        seat = table.state.actor
        return decisions.move(table, seat, table.story(seat).version, move_id, table.state.moves()[0], LUCK)

    await hall.act(table_id, decide)


async def open_table(hall: Hall, places: str | None = None, **changes: Any) -> str:
    letters = places or fewest(GAME)
    return await hall.open(opened(GAME, letters, **changes), seated(letters.count("p")))


@in_loop
async def test_two_workers_at_one_table_see_the_same(database: str) -> None:
    async with hall_at(database) as one, hall_at(database) as other:
        table_id = await open_table(one)
        for number in range(10):
            await some_move((one, other)[number % 2], table_id, f"m{number}")
        table, same = await one.table(table_id), await other.table(table_id)
        if one.store.is_shared:
            await until(lambda: table.version == same.version)
        else:
            await asyncio.gather(one.refresh(table_id), other.refresh(table_id))
        assert table.events == same.events
        assert sum(move.id is not None for move in table.moves) == 10


@in_loop
async def test_of_two_simultaneous_moves_one_wins_and_the_other_is_stale(database: str) -> None:
    async with hall_at(database) as one, hall_at(database) as other:
        table_id = await open_table(one)
        await other.table(table_id)
        for number in range(15):
            await asyncio.gather(one.refresh(table_id), other.refresh(table_id))
            table = await one.table(table_id)
            seat = table.state.actor  # type: ignore[union-attr]
            version, text = table.story(seat).version, table.state.moves()[0]  # type: ignore[union-attr]

            async def try_it(hall: Hall, name: str, seat: int = seat, version: int = version, text: str = text) -> str:
                try:
                    await hall.act(table_id, lambda now: decisions.move(now, seat, version, name, text, LUCK))
                except Refused as refused:
                    return refused.code
                return "made"

            results = await asyncio.gather(try_it(one, f"a{number}"), try_it(other, f"b{number}"))
            assert sorted(results) == ["made", "stale"]
        await asyncio.gather(one.refresh(table_id), other.refresh(table_id))
        assert (await one.table(table_id)).events == (await other.table(table_id)).events


@in_loop
async def test_a_head_follows_its_table(database: str) -> None:
    async with hall_at(database, bot_pause=1000) as hall:
        table_id, later = await open_table(hall), time.time() + 2000
        table = await hall.table(table_id)
        for number in range(4):
            await some_move(hall, table_id, f"a{number}")
        assert table.state is not None
        seat = table.state.actor
        await hall.act(table_id, lambda now: decisions.leave(now, seat))
        assert await hall.store.due(later) == [table_id]
        await hall.act(table_id, lambda now: decisions.come_back(now, seat))
        assert await hall.store.due(later) == []
        assert len(await hall.store.public()) == 1
        moves = 0
        while table.phase != "over":
            await some_move(hall, table_id, f"b{moves}")
            moves += 1
        assert await hall.store.public() == []


@in_loop
async def test_workers_on_postgresql_hear_of_each_others_moves_and_people(tmp_path: Path) -> None:
    url = new_database("postgresql", tmp_path)
    async with hall_at(url) as one, hall_at(url) as other:
        table_id = await open_table(one)
        async with other.watching(table_id, [1]) as (table, watcher), one.watching(table_id, [0]) as (here, _):
            await until(lambda: one.connected(here) == other.connected(table) == [0, 1])
            watcher.changed.clear()
            await some_move(one, table_id, "m")
            await until(lambda: table.version == here.version)
            assert watcher.changed.is_set()
        await until(lambda: one.connected(here) == [])


@in_loop
async def test_bots_play_to_the_end_and_are_carried_on_after_a_restart(database: str) -> None:
    bots = fewest(GAME).replace("p", "b")
    async with hall_at(database, bot_pause=0.001) as hall:
        table_id = await open_table(hall, bots)
        table = await hall.table(table_id)
        await until(lambda: table.version > 30)
    before = list(table.events)
    async with hall_at(database) as hall:
        await until(lambda: table_id in hall.loaded and hall.loaded[table_id].table.phase == "over", 60)
        assert hall.loaded[table_id].table.events[: len(before)] == before
        assert all(move.hand == "bot" for move in hall.loaded[table_id].table.moves if move.by >= 0)


@in_loop
async def test_the_clock_is_kept_over_a_restart(tmp_path: Path) -> None:
    url = new_database("sqlite", tmp_path)
    async with hall_at(url) as hall:
        table_id = await open_table(hall, clock=1)
    async with hall_at(url, sweep_every=0.1) as hall:
        await until(lambda: table_id in hall.loaded and any(move.hand == "clock" for move in hall.loaded[table_id].table.moves))


@in_loop
async def test_idle_tables_are_dropped_from_memory_and_come_back(tmp_path: Path) -> None:
    async with hall_at(new_database("sqlite", tmp_path), idle_after=0.1, sweep_every=0.05) as hall:
        table_id = await open_table(hall)
        async with hall.watching(table_id):
            await asyncio.sleep(0.3)
            assert table_id in hall.loaded
        await until(lambda: table_id not in hall.loaded)
        await some_move(hall, table_id, "m")
        assert any(isinstance(event, Moved) and event.id == "m" for event, _ in (await hall.table(table_id)).events)
        with pytest.raises(NoTable):
            await hall.table("nowhere")


@in_loop
async def test_a_thinking_bot_does_not_stall_the_loop(tmp_path: Path) -> None:
    """A bot that computes for long leaves the loop free: a timer is never more than 50 ms late."""

    def slow(view: State, _level: str) -> str:
        start = view.setup.start().array
        ends = time.monotonic() + 0.4
        while time.monotonic() < ends:
            kernels.play_games(start, 200, seeded(1), True, np.zeros(view.players))
        return view.setup.spell(view.choose(seeded(2), sensible=True))

    async with hall_at(new_database("sqlite", tmp_path), think=slow) as hall:
        table = await hall.table(await open_table(hall, fewest(GAME).replace("p", "b")))
        await until(lambda: len(table.moves) > 0 and table.moves[-1].hand == "bot")  # all is compiled now

        async def latest() -> float:
            late: list[float] = []
            while len(late) < 60:
                before = time.monotonic()
                await asyncio.sleep(0.01)
                late.append(time.monotonic() - before - 0.01)
            return max(late)

        tries = [await latest() for _ in range(4)]  # the machine itself may be busy elsewhere
        assert table.thinking() is not None
        assert min(tries) < 0.05
