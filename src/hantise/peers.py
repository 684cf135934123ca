"""Our games beside those of other libraries, measured in one run on one core and told as ratios.

Every figure is the best of several runs, and the libraries take turns, so that all meet the same load of the machine.
"""

import functools
import importlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hantise import bench, pages
from hantise.bots import bench as searching
from hantise.envs.batches import Batch
from hantise.game import Setup
from hantise.games import load, names
from hantise.mistakes import Mistake

OPEN_SPIEL = ("crazy_eights", "hearts", "oh_hell")
RLCARD = ("uno", "doudizhu")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4")
PLAYERS = 4  # where a game allows it
BATCH = 4096
LARGEST = 256 << 20  # bytes of observations in a batch

Run = Callable[[float, int], tuple[int, float]]  # seconds and a seed to moves and the seconds that they took


def measure(seconds: float, tick: Callable[[str], None]) -> dict[str, Any]:
    """All figures; `tick` is told what is being measured."""
    pyspiel, rlcard = _needed("pyspiel", "OpenSpiel"), _needed("rlcard", "RLCard")
    zoo = _needed("pettingzoo", "PettingZoo")
    _needed("pygame", "pygame-ce, without which PettingZoo's games cannot be imported,")
    return {
        "machine": bench.machine(),
        "versions": {
            "OpenSpiel": _version("open_spiel"),
            "RLCard": _version("rlcard"),
            "PettingZoo": _version("pettingzoo"),
        },
        "runs": bench.RUNS,
        "driven": _rates(_driven(pyspiel, rlcard), seconds, tick, "driven from Python"),
        "observed": _rates(_observed(pyspiel, rlcard), seconds, tick, "observed"),
        "agents": _rates(_agents(zoo), seconds, tick, "PettingZoo's interface"),
        "search": searching.measure(seconds, tick),
    }


def _needed(module: str, name: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Mistake(f"{name} is not installed: pip install hantise[peers]") from None


def _version(package: str) -> str:
    from importlib.metadata import version

    return version(package)


def _setup(name: str) -> Setup:
    game = load(name)
    players = game.edition().players
    return game.setup(PLAYERS if PLAYERS in players else players[0])


def _rates(runs: dict[str, Run], seconds: float, tick: Callable[[str], None], what: str) -> dict[str, float]:
    """Moves a second of each; a first short run of each compiles and warms up."""
    best = dict.fromkeys(runs, 0.0)
    for name, run in runs.items():
        tick(f"{what}: {name}")
        run(seconds / 100, 0)
    for seed in range(bench.RUNS):
        for name, run in runs.items():
            moves, took = run(seconds / bench.RUNS, seed)
            best[name] = max(best[name], moves / took)
    return best


def _driven(pyspiel: Any, rlcard: Any) -> dict[str, Run]:
    """Random play by a loop in Python: list the actions, choose one, make it. Chance moves are moves."""
    runs: dict[str, Run] = {}
    for name in names():
        runs[f"hantise {name}"] = functools.partial(bench.drive, _setup(name))
    for name in OPEN_SPIEL:
        runs[f"OpenSpiel {name}"] = functools.partial(_drive_spiel, pyspiel.load_game(name))
    for name in RLCARD:
        runs[f"RLCard {name}"] = functools.partial(_drive_rlcard, rlcard.make(name))
    return runs


def _observed(pyspiel: Any, rlcard: Any) -> dict[str, Run]:
    """Random play in which every seat that acts is given its observation and its legal actions; chance is not counted."""
    runs: dict[str, Run] = {}
    for name in names():
        setup = _setup(name)
        size = min(BATCH, LARGEST // (4 * setup.game.encoded_size))
        runs[f"hantise {name}"] = functools.partial(_step, Batch(setup, size, 1))
    for name in OPEN_SPIEL:
        runs[f"OpenSpiel {name}"] = functools.partial(_observe_spiel, pyspiel.load_game(name))
    for name in RLCARD:  # its environments always observe
        runs[f"RLCard {name}"] = functools.partial(_drive_rlcard, rlcard.make(name))
    return runs


def _agents(zoo: Any) -> dict[str, Run]:
    """Random play by PettingZoo's own loop: every agent that acts is given its observation and its mask."""
    from hantise.envs import pettingzoo as ours

    runs: dict[str, Run] = {}
    for name in names():
        runs[f"hantise {name}"] = functools.partial(_drive_agents, ours.env(name, players=_setup(name).players))
    for name in PETTINGZOO:
        runs[f"PettingZoo {name}"] = functools.partial(_drive_agents, zoo.make("aec", f"classic/{name}"))
    return runs


def _step(batch: Batch, seconds: float, _seed: int) -> tuple[int, float]:
    before = batch.steps
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        batch.step(batch.sample())
    return batch.steps - before, time.perf_counter() - started


def _drive_spiel(game: Any, seconds: float, seed: int) -> tuple[int, float]:
    uniform = random.Random(seed).random
    moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_by_chance(state, uniform()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
            moves += 1
    return moves, time.perf_counter() - started


def _by_chance(state: Any, left: float) -> int:
    action = 0
    for action, probability in state.chance_outcomes():  # noqa: B007 — the last one, should rounding leave a little
        left -= probability
        if left < 0:
            break
    return action


def _observe_spiel(game: Any, seconds: float, seed: int) -> tuple[int, float]:
    uniform = random.Random(seed).random
    has_observations = game.get_type().provides_observation_tensor
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_by_chance(state, uniform()))
                continue
            if has_observations:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            steps += 1
    return steps, time.perf_counter() - started


def _drive_rlcard(env: Any, seconds: float, seed: int) -> tuple[int, float]:
    uniform = random.Random(seed).random
    env.seed(seed)
    moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(uniform() * len(actions))])
            moves += 1
    return moves, time.perf_counter() - started


def _drive_agents(env: Any, seconds: float, seed: int) -> tuple[int, float]:
    uniform = random.Random(seed).random
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.reset(seed=seed + steps)
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                actions = seen["action_mask"].nonzero()[0]
                env.step(actions[int(uniform() * len(actions))])
                steps += 1
    return steps, time.perf_counter() - started


def ratios(rates: dict[str, float]) -> list[list[str]]:
    """A row for each game of ours: its rate, and how many times that of each peer it is."""
    ours = {name: rate for name, rate in rates.items() if name.startswith("hantise ")}
    theirs = {name: rate for name, rate in rates.items() if name not in ours}
    head = ["", "a second", *(f"× {name}" for name in theirs)]
    body = [[name, f"{rate:,.0f}", *(f"{rate / peer:,.2f}" for peer in theirs.values())] for name, rate in ours.items()]
    return [head, *body, ["they: a second", "", *(f"{peer:,.0f}" for peer in theirs.values())]]


def _searched(rows: list[dict[str, Any]]) -> list[list[str]]:
    head = ["", "players", "iterations a second", "moves a second"]
    body = [
        [f"{row['search']} {row['game']}", str(row["players"]), f"{row['iterations']:,.0f}", f"{row['moves']:,.0f}"]
        for row in rows
    ]
    return [head, *body]


def tables(figures: dict[str, Any]) -> dict[str, list[list[str]]]:
    """The figures as rows of cells, under what was measured."""
    return {
        "Random play driven from Python, moves (chance's too)": ratios(figures["driven"]),
        "Steps with observation and legal actions: our batches, their games one by one": ratios(figures["observed"]),
        "Steps through PettingZoo's interface, one game at a time": ratios(figures["agents"]),
        "Search in mid-game, one core": _searched(figures["search"]),
    }


def _head(figures: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in figures["versions"].items())
    return f"{figures['machine']}, {versions}; best of {figures['runs']} runs, in turn"


def told(figures: dict[str, Any]) -> str:
    """The figures for a terminal."""
    parts = [_head(figures)]
    for title, rows in tables(figures).items():
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        lines = [f"{row[0]:{widths[0]}}  " + "  ".join(map(str.rjust, row[1:], widths[1:])) for row in rows]
        parts.append("\n".join([title, *(f"  {line}" for line in lines)]))
    return "\n\n".join(parts)


def write(page: Path, figures: dict[str, Any]) -> None:
    """Put the figures into a page of the documentation."""
    parts = [_head(figures)]
    for title, (head, *body) in tables(figures).items():
        rule = ["---", *["---:"] * (len(head) - 1)]
        parts.append("\n".join([f"**{title}**", "", *(f"| {' | '.join(row)} |" for row in (head, rule, *body))]))
    page.write_text(pages.filled(page.read_text(encoding="utf-8"), "peers", "\n\n".join(parts)), encoding="utf-8")
