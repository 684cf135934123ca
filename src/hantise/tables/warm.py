"""The first use of a game compiles its rules, and then its bots; that is done once a process, beside the event loop.

What a server does in advance on a new machine, a process of its own does, and leaves it on the disk: compiling takes a gigabyte
that the server would never give back. Whoever waits for a game gets it sooner without, and need not wait for that process.
"""

import asyncio
import functools
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numba

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


class Turns:
    """One compiles at a time; what somebody waits for goes before what is done in advance."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._is_taken = False
        self.waiting = 0
        self._urgent = 0  # how many of these somebody waits for

    @contextmanager
    def turn(self, in_advance: bool) -> Iterator[None]:
        """Wait for a turn, and have it."""
        with self._changed:
            self.waiting += 1
            self._urgent += not in_advance
            self._changed.wait_for(lambda: not self._is_taken and not (in_advance and self._urgent))
            self.waiting -= 1
            self._urgent -= not in_advance
            self._is_taken = True
        try:
            yield
        finally:
            with self._changed:
                self._is_taken = False
                self._changed.notify_all()


_turns = Turns()


async def warmed(game: str, in_advance: bool = False) -> None:
    """Come back when the game's rules are compiled; `in_advance` lets what somebody waits for go first."""
    if game not in _warm:
        await asyncio.to_thread(warm_up, game, in_advance)


async def bots_warmed(game: str) -> None:
    """Come back when the game's bots can think; until then they play by the policy, so that nobody waits for them."""
    if game not in THINKING:
        await asyncio.to_thread(warm_up_bots, game, in_advance=True)


def warm_up(game: str, in_advance: bool = False) -> None:
    """Compile the game's rules, unless that is done."""
    _compile(game, _use, _warm, in_advance, warm_up)


def warm_up_bots(game: str, in_advance: bool = False) -> None:
    """Compile what the game's bots think with, unless that is done."""
    _compile(game, lambda name: thinking.warm_up(load(name)), THINKING, in_advance, warm_up_bots)


def _compile(game: str, use: Callable[[str], None], done: set[str], in_advance: bool, asked: Callable[..., None]) -> None:
    began = time.monotonic()
    is_new = _is_new(game)  # asked before anything of it is compiled
    if in_advance and is_new:
        _run_apart(asked, game)
    with _turns.turn(in_advance):
        if game not in done:
            use(game)
            done.add(game)
            what = "bots" if done is THINKING else "rules"
            LOG.info("compiled", extra={"game": game, "what": what, "seconds": round(time.monotonic() - began, 2)})


def _run_apart(function: Callable[..., None], game: str) -> None:
    """In another process. Should it fail, whoever compiles next tells why."""
    code = f"from {function.__module__} import {function.__name__} as compile; compile({game!r})"
    subprocess.run([sys.executable, "-c", code], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


@functools.cache
def _is_new(game: str) -> bool:
    """Had the game not been compiled on this machine when this process first asked?"""
    return not was_compiled(game)


def was_compiled(game: str) -> bool:
    """Has the game been compiled on this machine before? Numba keeps that in folders named after those of the sources."""
    return any(Path(numba.config.CACHE_DIR).glob(f"{game}_*/*.nbi"))  # type: ignore[attr-defined]


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
