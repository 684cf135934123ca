"""The first use of a game compiles its rules, and then its bots; that is done once a process, beside the event loop."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable

from hantise.bots import thinking
from hantise.chance import seeded
from hantise.game import label
from hantise.games import load
from hantise.tables import decisions
from hantise.tables.bots import LEVELS, THINKING
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


async def bots_warmed(game: str) -> None:
    """Come back when the game's bots can think; until then they play by the policy, so that nobody waits for them."""
    if game not in THINKING:
        await asyncio.to_thread(warm_up_bots, game)


def warm_up(game: str) -> None:
    """Compile the game's rules, unless that is done."""
    _compile(game, _use, _warm)


def warm_up_bots(game: str) -> None:
    """Compile what the game's bots think with, unless that is done."""
    _compile(game, lambda name: thinking.warm_up(load(name)), THINKING)


def _compile(game: str, use: Callable[[str], None], done: set[str]) -> None:
    with _one_at_a_time:
        if game not in done:
            began = time.monotonic()
            use(game)
            done.add(game)
            what = "bots" if done is THINKING else "rules"
            LOG.info("compiled", extra={"game": game, "what": what, "seconds": round(time.monotonic() - began, 2)})


def is_warm(game: str) -> bool:
    """Have the rules been compiled?"""
    return game in _warm


def _use(game: str) -> None:
    """Play a few moves at a table, and then a game to its end."""
    edition = load(game).edition()
    places = tuple(Place("bot", LEVELS[0]) for _ in range(edition.players[0]))
    luck = decisions.Luck()
    table, rng = Table(""), seeded(0)
    for event in decisions.opening(Opened(game, edition.edition, {}, places, False, None, LEVELS[0], ""), [], luck):
        table.apply(event, 0.0)
    for _ in range(_MOVES):
        if table.state is None or table.phase == "over":
            break
        view = table.state.view(table.state.actor)
        label(view, view.actions()[0])
        view.refusal(view.moves()[0])
        for event in decisions.stand_in(table, table.version, view.setup.spell(view.choose(rng, sensible=True)), luck):
            table.apply(event, 0.0)
    table.story(0)
    state = table.fresh()
    while not state.is_over:
        state.apply(state.choose(rng, sensible=True))
    assert state.scores is not None
