"""The first use of a game compiles its rules; that is done once a process, beside the event loop."""

import asyncio
import logging
import threading
import time

from hantise.chance import seeded
from hantise.game import label
from hantise.games import load
from hantise.tables import decisions
from hantise.tables.bots import LEVELS, bot_move
from hantise.tables.events import Opened, Place
from hantise.tables.table import Table

LOG = logging.getLogger("hantise.tables")
_MOVES = 20  # enough to have used everything that a table uses

_warm: set[str] = set()
_one_at_a_time = threading.Lock()


async def warmed(game: str) -> None:
    """Come back when the game's rules are compiled."""
    if game not in _warm:
        await asyncio.to_thread(warm_up, game)


def warm_up(game: str) -> None:
    """Compile the game's rules, unless that is done."""
    with _one_at_a_time:
        if game not in _warm:
            began = time.monotonic()
            _use(game)
            _warm.add(game)
            LOG.info("compiled", extra={"game": game, "seconds": round(time.monotonic() - began, 2)})


def is_warm(game: str) -> bool:
    """Have the rules been compiled?"""
    return game in _warm


def _use(game: str) -> None:
    """Let bots play a few moves at a table, and the policy a game to its end."""
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
    table.story(0)
    state, rng = table.fresh(), seeded(0)
    while not state.is_over:
        state.apply(state.choose(rng, sensible=True))
    assert state.scores is not None
