"""Tables and people for tests, for any game."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from hantise.games import load
from hantise.tables import store, tokens
from hantise.tables.bots import bot_move
from hantise.tables.decisions import Luck, opening
from hantise.tables.events import Event, Opened, Place, Seated
from hantise.tables.hall import Hall, Think
from hantise.tables.settings import Settings
from hantise.tables.table import Table

INVITATION = "an-invitation"
LUCK = Luck()


def token(seat: int) -> str:
    return f"the-token-of-seat-{seat}"


def opened(game: str, places: str = "pp", **changes: Any) -> Opened:
    """A table set up: p for a person by invitation, o for a seat open to anyone, b for a bot."""
    kinds = {"p": Place("invited"), "o": Place("open"), "b": Place("bot", "wisp")}
    given: dict[str, Any] = {"options": {}, "public": True, "clock": None, "level": "wisp", "position": None} | changes
    edition = given.pop("edition", None) or load(game).edition().edition
    return Opened(game, edition, places=tuple(kinds[letter] for letter in places), invitation=tokens.hashed(INVITATION), **given)


def seated(seats: int) -> list[Event]:
    return [Seated(seat, f"Player {seat}", tokens.hashed(token(seat))) for seat in range(seats)]


def set_up(game: str, places: str = "pp", **changes: Any) -> Table:
    """A table where people sit on the first seats and the game has begun if nobody is missing."""
    setting = opened(game, places, **changes)
    return happened(Table("table"), opening(setting, seated(places.count("p")), LUCK))


def happened(table: Table, events: list[Event], at: float | None = None) -> Table:
    for event in events:
        table.apply(event, time.time() if at is None else at)
    return table


def fewest(game: str) -> str:
    """Places for the fewest players, all people."""
    return "p" * load(game).edition().players[0]


@contextlib.asynccontextmanager
async def hall_at(url: str, luck: Luck | None = None, think: Think = bot_move, **settings: Any) -> AsyncIterator[Hall]:
    chosen = Settings(**{"database": url, "bot_pause": 0, "sweep_every": 0.2} | settings)
    async with store.opened(url) as opened_store, Hall(opened_store, chosen, luck, think).running() as hall:
        yield hall


async def until(true: Callable[[], Any], seconds: float = 60) -> None:
    """Wait until something holds; fail if it does not come about, even if a game is compiled meanwhile."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)
