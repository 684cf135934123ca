"""How fast the search runs: iterations and moves a second at a fixed position in mid-game, ours beside OpenSpiel's."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from hantise.bots.thinking import Thinker, warm_up
from hantise.chance import seeded
from hantise.game import Game, State
from hantise.games import load, names

RUNS = 5  # the best counts: other programs on the machine can only make a run slower
PEER_GAMES = ("hearts", "oh_hell")
_PEER_SIMULATIONS = 2000  # for a move


def middle(game: Game) -> State:
    """The view of the seat that first has a choice in the second half of a game by the policy."""
    setup = game.setup(game.edition().players[0])
    length = _play(setup.start(), None)
    state = setup.start()
    _play(state, length // 2)
    return state.view(state.actor)


def _play(state: State, half: int | None) -> int:
    rng = seeded(0)
    while not state.is_over:
        if half is not None and len(state.history) >= half and state.actor >= 0 and len(state.actions()) > 1:
            break
        state.apply(state.choose(rng, sensible=True))
    return len(state.history)


def measure(seconds: float, tick: Callable[[str], None]) -> list[dict[str, Any]]:
    """A row for each game of ours, then one for each peer that is installed; all take turns, so that they meet the same load."""
    rows = []
    for name in names():
        tick(name)
        rows.append(_ours(load(name)))
    try:
        import pyspiel
    except ImportError:
        pass
    else:
        rows += [_theirs(pyspiel, name) for name in PEER_GAMES]
    for seed in range(RUNS):
        tick(f"all, run {seed + 1} of {RUNS}")
        for row in rows:
            iterations, moves, took = row["run"](seconds / RUNS, seed)
            if moves / took > row["moves"]:
                row |= {"iterations": iterations / took, "moves": moves / took}
    return [{key: row[key] for key in ("search", "game", "players", "iterations", "moves")} for row in rows]


def _ours(game: Game) -> dict[str, Any]:
    warm_up(game)
    view = middle(game)
    thinker = Thinker(game, view.players)

    def run(seconds: float, seed: int) -> tuple[int, int, float]:
        start = time.perf_counter()
        thought = thinker.think(view, seed, milliseconds=1000 * seconds)
        return thought.iterations, thought.moves, time.perf_counter() - start

    return {"search": "hantise", "game": game.name, "players": view.players, "moves": 0.0, "run": run}


def _theirs(pyspiel: Any, name: str) -> dict[str, Any]:
    """OpenSpiel's information-set search in C++, with one random rollout an iteration, in the middle of its game.

    Every simulation plays from the position to the end, so it makes as many moves as are left; these games have a fixed length.
    """
    game = pyspiel.load_game(name)
    state, length = _peer_middle(game)

    def run(seconds: float, seed: int) -> tuple[int, int, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(
            seed, evaluator, 1.4, _PEER_SIMULATIONS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        )
        made, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            bot.step(state)
            made += _PEER_SIMULATIONS
        return made, made * (length - state.move_number()), time.perf_counter() - start

    return {"search": "OpenSpiel", "game": name, "players": game.num_players(), "moves": 0.0, "run": run}


def _peer_middle(game: Any) -> tuple[Any, int]:
    """A state in the middle of a random game, and the length of the whole game."""
    path = _peer_play(game, None)
    return _peer_play(game, path.move_number() // 2), path.move_number()


def _peer_play(game: Any, half: int | None) -> Any:
    rng = np.random.default_rng(0)
    state = game.new_initial_state()
    while not state.is_terminal():
        if half is not None and state.move_number() >= half and not state.is_chance_node() and len(state.legal_actions()) > 1:
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def told(rows: list[dict[str, Any]]) -> str:
    """The figures for people."""
    lines = [f"{'search':10}  {'game':10}  {'players':>7}  {'iterations/s':>14}  {'moves/s':>14}"]
    for row in rows:
        figures = f"{row['iterations']:>14,.0f}  {row['moves']:>14,.0f}"
        lines.append(f"{row['search']:10}  {row['game']:10}  {row['players']:>7}  {figures}")
    return "\n".join(lines)
