"""The server is killed under load and started again: what was acknowledged is there, nothing is there twice, all goes on."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hantise.games import names
from hantise.server.trials.outside import Client, Outside, people, server_outside
from hantise.tables import store
from hantise.tables.events import Moved
from hantise.tables.table import Table

_LIVES = (0.4, 2.5)  # seconds between the first answer and a kill
_SLOW_START = 20.0  # seconds within which somebody has to be answered after a start
_LAST_LIFE = 5.0  # in which every table has to go on


@dataclass
class Seated:
    """A table at which one device holds all seats of people, and what it was told is done."""

    name: str
    tokens: list[str]
    acknowledged: set[tuple[int, str]] = field(default_factory=set)
    waiting: dict[str, Any] | None = None  # sent, and not answered
    sent: int = 0
    answered_at: float = 0.0
    is_over: bool = False


def run(kills: int, tables: int, seed: int, database: str | None, say: Callable[[str], None]) -> list[str]:
    """Kill and restart; the faults that were found."""
    rng = random.Random(seed)
    with server_outside(database, bot_pause=0.02, sweep_every=1) as outside:
        there = [_open(outside, number) for number in range(tables)]
        for number in range(kills):
            asyncio.run(_live(outside, there, rng.uniform(*_LIVES), outside.kill))
            outside.start()
            say(f"kill {number + 1}: {sum(len(table.acknowledged) for table in there)} moves acknowledged so far")
        last_start = time.monotonic()
        asyncio.run(_live(outside, there, _LAST_LIFE, lambda: None))
        faults = outside.stop()
        faults += asyncio.run(_faults(outside.database, there))
    faults += [f"table {table.name} did not go on" for table in there if not table.is_over and table.answered_at < last_start]
    return faults


def _open(outside: Outside, number: int) -> Seated:
    """Every game in turn; at every second table the last seat is a bot's."""
    game = names()[number % len(names())]
    seats = people(game)
    if number % 2:
        seats[-1] = {"kind": "bot", "level": "wisp"}
    return Seated(*outside.open_table(game, seats))


async def _live(outside: Outside, there: list[Seated], seconds: float, end: Callable[[], None]) -> None:
    """Everybody plays for a while; the end comes whatever is under way."""
    players = [asyncio.create_task(_play(outside, table)) for table in there]
    began, most = time.monotonic(), time.monotonic() + _SLOW_START
    while time.monotonic() < most and not all(player.done() for player in players):
        if any(table.answered_at > began for table in there):  # the load is there: now its time runs
            break
        await asyncio.sleep(0.01)
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    end()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await asyncio.sleep(0.05)  # for the sockets to be gone
    for player in done:
        if not player.cancelled():
            player.result()


async def _play(outside: Outside, table: Seated) -> None:
    with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
        client = await Client.at(outside.url, table.name, table.tokens)
        try:
            if table.waiting is not None:  # was it recorded or not? Saying it again is harmless
                await client.send(table.waiting)
            while not table.is_over:
                await _next(client, table)
        finally:
            client.vanish()


async def _next(client: Client, table: Seated) -> None:
    message = await client.receive()
    if message["type"] in ("done", "refused") and table.waiting and message["id"] == table.waiting["id"]:
        if message["type"] == "done":
            table.acknowledged.add((table.waiting["seat"], message["id"]))
            table.answered_at = time.monotonic()
        table.waiting = None
    table.is_over = any(state["table"]["phase"] == "over" for state in client.states.values())
    mover = next((state for state in client.states.values() if state["moves"]), None)
    if mover is not None and table.waiting is None and len(client.states) == len(table.tokens):
        table.sent += 1
        wish = {"type": "move", "id": str(table.sent), "seat": mover["seat"], "version": mover["version"]}
        table.waiting = wish | {"move": random.choice(mover["moves"])}
        await client.send(table.waiting)


async def _faults(database: str, there: list[Seated]) -> list[str]:
    """Read what the store holds, and compare."""
    faults = []
    async with store.opened(database) as kept:
        for seated in there:
            events = await kept.events(seated.name)
            made = Counter((event.by, event.id) for event, _ in events if isinstance(event, Moved) and event.id is not None)
            faults += [f"table {seated.name}: move {move} is lost" for move in seated.acknowledged if move not in made]
            faults += [f"table {seated.name}: move {move} was made {count} times" for move, count in made.items() if count > 1]
            table = Table(seated.name)
            for event, at in events:
                table.apply(event, at)
    return faults
