"""How fast the server is: people at many tables move at a steady pace, and each move is timed until all have seen it."""

import asyncio
import contextlib
import gc
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import uvloop

from hantise.server.trials.outside import Client, Outside, a_game, people, server_outside
from hantise.tables.store import SYNCHRONOUS

_WARM_UP = 3.0  # seconds that are not counted


@dataclass
class Person:
    """Somebody with a seat."""

    token: str
    client: Client

    @property
    def state(self) -> dict[str, Any]:
        """The table as this person sees it."""
        return next(iter(self.client.states.values()))


@dataclass
class Tally:
    """What was measured."""

    counting: bool = False
    waits: list[float] = field(default_factory=list)
    server: float = 0.0  # seconds of processor time
    people: float = 0.0  # here, for the clients


def run(game: str | None, tables: int, seconds: float, rate: float, database: str | None) -> str:
    """Play and measure; the report."""
    game = a_game(game)
    with server_outside(database) as outside:
        outside.rest()
        empty = outside.memory()
        tally, took = uvloop.run(_play(outside, game, tables, seconds, rate))
        grown = outside.memory() - empty
    waits = sorted(tally.waits)
    store = "PostgreSQL" if database and database.startswith("postgres") else f"SQLite, WAL, synchronous={SYNCHRONOUS}"
    return "\n".join(
        [
            f"{game}: {tables} tables, {len(people(game))} people each, {took:.0f} s, one worker, {store}",
            f"{len(waits) / took:.0f} seat moves/s ({rate:.0f} asked for)",
            "from move to everybody's view: "
            + ", ".join(f"p{part} {1000 * at(waits, part / 100):.1f} ms" for part in (50, 95, 99))
            + f", most {1000 * waits[-1]:.1f} ms",
            f"processor time a move: {1000 * tally.server / len(waits):.2f} ms in the server, "
            f"{1000 * tally.people / len(waits):.2f} ms for the people",
            f"memory: {grown / tables / 1024:.0f} kB a table",
        ]
    )


def at(ordered: Sequence[float], part: float) -> float:
    """The value below which that part of the values lies."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


async def _play(outside: Outside, game: str, tables: int, seconds: float, rate: float) -> tuple[Tally, float]:
    tally = Tally()
    seated = []
    for _ in range(tables):
        table, tokens = await asyncio.to_thread(outside.open_table, game, people(game))
        seated.append([Person(token, await Client.at(outside.url, table, [token])) for token in tokens])
    players = [asyncio.create_task(_table(outside, there, tables / rate, tally)) for there in seated]
    await asyncio.sleep(_WARM_UP)
    with _without_collections():
        tally.counting = True
        began, served, lived = time.perf_counter(), outside.worked(), time.process_time()
        done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        took = time.perf_counter() - began
        tally.counting = False
        tally.server, tally.people = outside.worked() - served, time.process_time() - lived
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for person in (person for there in seated for person in there):
        person.client.vanish()
    await asyncio.sleep(0.05)  # for the sockets to be gone
    for player in done:
        player.result()
    return tally, took


@contextlib.contextmanager
def _without_collections() -> Iterator[None]:
    """Let no time that is spent here on looking for garbage, a quarter of a second at once, be taken for the server's."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _table(outside: Outside, there: list[Person], pace: float, tally: Tally) -> None:
    """People move in turn, about once in `pace` seconds, game after game."""
    number = 0
    due = time.perf_counter() + pace * random.random()
    await asyncio.gather(*(_see(person, 1) for person in there))
    while True:
        mover = next((person for person in there if person.state["moves"]), None)
        if mover is None:
            await _rematch(outside, there)
            continue
        await asyncio.sleep(due - time.perf_counter())
        due = max(due + pace, time.perf_counter())
        number += 1
        state = mover.state
        began = time.perf_counter()
        wish = {"type": "move", "id": str(number), "seat": state["seat"], "version": state["version"]}
        await mover.client.send(wish | {"move": random.choice(state["moves"])})
        await asyncio.gather(*(_see(person, person.state["version"] + 1) for person in there))
        if tally.counting:
            tally.waits.append(time.perf_counter() - began)


async def _see(person: Person, version: int) -> None:
    while not person.client.states or person.state["version"] < version:
        message = await person.client.receive()
        if message["type"] in ("refused", "malformed"):
            raise RuntimeError(str(message))


async def _rematch(outside: Outside, people_there: list[Person]) -> None:
    """The first asks for a rematch; all go to the new table with the tokens they have."""
    first = people_there[0]
    await first.client.send({"type": "rematch", "id": "again", "seat": first.state["seat"]})
    for person in people_there:
        while person.state["table"]["rematch"] is None:
            await _see(person, person.state["version"] + 1)
    table = first.state["table"]["rematch"]
    for person in people_there:
        await person.client.close()
        person.client = await Client.at(outside.url, table, [person.token])
        await _see(person, 1)
