"""How fast a game's rules run: compiled playouts on one core and by threads, driven from Python, first calls.

Each rate is the best of several runs of the same work: other programs on the machine can only make a run slower.
"""

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from hantise import kernels
from hantise.chance import seeded
from hantise.contract import CHANCE, OVER
from hantise.game import Setup

RUNS = 5

# Run in a process of its own: the first playouts, random and sensible, after everything is imported.
_FIRST_CALL = """
import sys, time
import numpy as np
from hantise import kernels
from hantise.chance import seeded
from hantise.games import load
setup = load(sys.argv[1]).setup(int(sys.argv[2]))
started = time.perf_counter()
start = setup.start().array
for sensible in (False, True):
    kernels.play_games(start, 1, seeded(1), sensible, np.zeros(setup.players))
print(time.perf_counter() - started)
"""


def measure(setup: Setup, seconds: float, tick: Callable[[str], None]) -> dict[str, Any]:
    """All figures of one game; `tick` is told what is being measured."""
    tick("compiling")
    figures: dict[str, Any] = {
        "game": setup.game.name,
        "edition": setup.edition.edition,
        "players": setup.players,
        "options": setup.given,
        "machine": machine(),
        "runs": RUNS,
    }
    _play(setup, 1, 1, sensible=True)
    games = _games_in(setup, seconds / RUNS, sensible=False)
    tick("random playouts, one core")
    moves, took = best(lambda seed: _play(setup, games, seed, sensible=False))
    figures["playout_moves_per_s"] = round(moves / took)
    figures["playout_games_per_s"] = round(games / took)
    tick("random playouts, threads")
    figures["threads"] = threads = os.cpu_count() or 1
    figures["threads_speedup"] = round(_threads_speedup(setup, games, threads), 2)
    tick("policy playouts, one core")
    games = _games_in(setup, seconds / RUNS, sensible=True)
    _, took = best(lambda seed: _play(setup, games, seed, sensible=True))
    figures["policy_games_per_s"] = round(games / took)
    tick("driven from Python")
    moves, took = best(lambda seed: drive(setup, seconds / RUNS, seed))
    figures["python_moves_per_s"] = round(moves / took)
    figures["state_bytes"] = setup.game.state_type.itemsize
    tick("first call, cold and from the cache")
    figures["cold_s"], figures["cached_s"] = _first_calls(setup)
    return figures


def machine() -> str:
    """Which machine and versions the figures are for."""
    import numba

    versions = f"Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}; {versions}"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def best(run: Callable[[int], tuple[int, float]]) -> tuple[int, float]:
    """The run with the most moves a second: moves and seconds."""
    return max((run(seed) for seed in range(RUNS)), key=lambda result: result[0] / result[1])


def _play(setup: Setup, games: int, seed: int, sensible: bool) -> tuple[int, float]:
    start = setup.start().array
    rng = seeded(seed)
    started = time.perf_counter()
    moves = kernels.play_games(start, games, rng, sensible, np.zeros(setup.players))
    return moves, time.perf_counter() - started


def _games_in(setup: Setup, seconds: float, sensible: bool) -> int:
    """About how many games fit into that time."""
    games, took = 1, 0.0
    while took < seconds / 4:
        games *= 2
        _, took = _play(setup, games, 0, sensible)
    return max(1, round(games * seconds / took))


def _threads_speedup(setup: Setup, games: int, threads: int) -> float:
    """One core's time for the games against all threads' time for as many each, in turn, so that both meet the same load."""
    best = 0.0
    with ThreadPoolExecutor(threads) as pool:
        for seed in range(RUNS):
            _, alone = _play(setup, games, seed, sensible=False)
            started = time.perf_counter()
            moves = [result[0] for result in pool.map(lambda seed: _play(setup, games, seed, sensible=False), [seed] * threads)]
            together = time.perf_counter() - started
            assert len(set(moves)) == 1
            best = max(best, threads * alone / together)
    return best


def drive(setup: Setup, seconds: float, seed: int) -> tuple[int, float]:
    """Random games move by move through the checked side: list the actions, choose one, apply it by its number."""
    rng = seeded(seed)
    uniform = random.Random(seed).random
    moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = setup.start()
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.draw(rng)
            else:
                actions = state.actions()
                state.apply(actions[int(uniform() * len(actions))])
        moves += len(state.history)
    return moves, time.perf_counter() - started


def _first_calls(setup: Setup) -> tuple[float, float]:
    """Seconds until the first playouts are done in a new process: with an empty cache, then with the one that it left."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"NUMBA_CACHE_DIR": cache}
        command = [sys.executable, "-c", _FIRST_CALL, setup.game.name, str(setup.players)]

        def first() -> float:
            return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)

        return round(first(), 2), round(min(first() for _ in range(2)), 2)


LINES = (
    ("random playouts, one core", "{playout_moves_per_s:,} moves/s, {playout_games_per_s:,} games/s"),
    ("by {threads} threads", "{threads_speedup} times that"),
    ("policy playouts, one core", "{policy_games_per_s:,} games/s"),
    ("driven from Python, move by move", "{python_moves_per_s:,} moves/s"),
    ("a state", "{state_bytes:,} bytes"),
    ("first call of the playouts, cold", "{cold_s} s"),
    ("first call, from the cache", "{cached_s} s"),
)


def told(figures: dict[str, Any]) -> str:
    """The figures for people."""
    head = "{game} ({edition}) with {players} players; best of {runs} runs\n{machine}".format(**figures)
    return "\n".join([head, *(f"  {name.format(**figures):34}{text.format(**figures)}" for name, text in LINES)])
