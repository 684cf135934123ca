"""The first use of a game compiles its rules; that is done once a process, beside the event loop."""

import asyncio
import logging
import time

from hantise.game import label
from hantise.games import load
from hantise.tables import decisions
from hantise.tables.bots import LEVELS, bot_move
from hantise.tables.events import Opened, Place
from hantise.tables.table import Table

LOG = logging.getLogger("hantise.tables")
_MOVES = 20  # enough to have used everything that a table uses

_warm: set[str] = set()
_lock = asyncio.Lock()  # one game at a time


async def warmed(game: str) -> None:
    """Come back when the game's rules are compiled."""
    if game in _warm:
        return
    async with _lock:
        if game not in _warm:
            began = time.monotonic()
            await asyncio.to_thread(_use, game)
            _warm.add(game)
            LOG.info("compiled", extra={"game": game, "seconds": round(time.monotonic() - began, 2)})


def is_warm(game: str) -> bool:
    """Have the rules been compiled?"""
    return game in _warm


def _use(game: str) -> None:
    """Let bots play a few moves at a table."""
    edition = load(game).edition()
    places = tuple(Place("bot", LEVELS[0]) for _ in range(edition.players[0]))
    luck = decisions.Luck()
    table = Table("")
    for event in decisions.opening(Opened(game, edition.edition, {}, places, False, None, LEVELS[0], ""), [], luck):
        table.apply(event, 0.0)
    for _ in range(_MOVES):
        if table.state is None or table.phase == "over":
            break
        view = table.state.view(table.state.actor)
        label(view, view.actions()[0])
        view.refusal(view.moves()[0])
        for event in decisions.stand_in(table, table.version, bot_move(view, LEVELS[0]), luck):
            table.apply(event, 0.0)
    _ = (table.story(0), table.state and table.state.scores)
