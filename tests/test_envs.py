"""Environments for research: what their own libraries check, that nothing leaks, and that wrong use is told."""

import importlib
import itertools
import json
import subprocess
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

import hantise
from every_game import viewers, walk
from hantise.chance import Rng, seeded
from hantise.contract import CHANCE, NOTHING
from hantise.envs import layout, stepping
from hantise.envs import pettingzoo as zoo
from hantise.envs.batches import Batch
from hantise.envs.gymnasium import SeatVectorEnv
from hantise.envs.setting import gymnasium_id
from hantise.game import Setup, State
from hantise.games import load, names
from hantise.kernels import draw_by_weight
from hantise.mistakes import IllegalMove, Mistake

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # it imports a game of its own in its old way
    from pettingzoo.test import api_test, seed_test

performance_benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")  # the package hides it by its function
RESEARCH = Path(__file__).parent.parent / "docs" / "research.md"
every_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])
every_table = pytest.mark.parametrize(
    ("name", "players"),
    [
        pytest.param(name, players, id=f"{name}-{players}", marks=pytest.mark.xdist_group(name))
        for name in names()
        for players in load(name).edition().players
    ],
)


def smallest(name: str) -> Setup:
    return load(name).setup(load(name).edition().players[0])


# PettingZoo's tests warn of any observation that is a dictionary, as its own games with action masks have it.
dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@dictionaries
@every_table
def test_pettingzoo_accepts_every_table(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(name, players=players), num_cycles=20)
    seed_test(lambda: zoo.env(name, players=players), num_cycles=10)
    capsys.readouterr()


@every_table
def test_pettingzoos_benchmark_runs(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = itertools.count()  # it looks at the clock once a round, and five seconds for each table would be long
    monkeypatch.setattr(performance_benchmark, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark.performance_benchmark(zoo.env(name, players=players))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_a_pettingzoo_game_is_played_to_its_end_and_paid(name: str) -> None:
    setup = smallest(name)
    env = zoo.env(name, players=setup.players)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.agents == []
    assert list(total.values()) == pytest.approx(env._playing().utilities)
    with pytest.raises(Mistake, match="call reset"):
        env.step(0)


def test_scores_as_rewards_compare_a_seat_with_the_others() -> None:
    batch = hantise.envs.batch("ghosts", size=30, players=3, seed=1, options={"rounds": 1}, rewards="scores")
    while not batch.ended.any():
        batch.step(batch.sample())
    game = int(np.argmax(batch.ended))
    scores = batch.scores[game]
    expected = [-(score - (scores.sum() - score) / 2) for score in scores]  # fear: lower is better
    assert batch.rewards[game] == pytest.approx(expected)
    assert batch.rewards[~batch.ended].any() == np.False_


@every_table
def test_gymnasium_accepts_every_table(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(gymnasium_id(load(name)), players=players)
    with warnings.catch_warnings(action="error"):
        check_env(env.unwrapped)
    capsys.readouterr()


@every_game
def test_one_seat_plays_a_whole_game_against_bots(name: str) -> None:
    def played() -> tuple[list[int], float, dict[str, Any]]:
        env: Any = gymnasium.make(gymnasium_id(load(name)), opponents="random", seat=1, illegal="error")
        rng = np.random.default_rng(5)
        seen, _ = env.reset(seed=5)
        choices, ended = [], False
        while not ended:
            choices.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            seen, reward, ended, truncated, info = env.step(choices[-1])
            assert not truncated
        with pytest.raises(Mistake, match="call reset"):
            env.step(choices[0])
        return choices, reward, info

    choices, reward, info = played()
    assert (choices, reward, info) == played()
    assert (reward > 0) >= (1 in info["winners"])


@pytest.mark.parametrize(("rewards", "worst"), [("result", 0.0), ("scores", -1.0)])
def test_an_illegal_action_loses_or_raises_as_asked(rewards: str, worst: float) -> None:
    env: Any = gymnasium.make("Hantise/Ghosts-v1", rewards=rewards)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (worst, True)
    assert "rule" in info["error"]
    strict: Any = gymnasium.make("Hantise/Ghosts-v1", illegal="error")
    before, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="rule"):
        strict.step(illegal)
    legal = int(np.flatnonzero(before["action_mask"])[0])
    strict.step(legal)


def test_a_level_can_be_the_opponent() -> None:
    env: Any = gymnasium.make("Hantise/Ghosts-v1", players=3, options={"rounds": 1}, opponents=["wisp", "policy"])
    seen, _ = env.reset(seed=2)
    for _ in range(3):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(Mistake, match="2 other seats"):
        gymnasium.make("Hantise/Ghosts-v1", players=3, opponents=["wisp"])


@every_game
def test_gymnasiums_vector_is_the_batch_seen_from_one_seat(name: str) -> None:
    env: Any = gymnasium.make_vec(gymnasium_id(load(name)), num_envs=4, vectorization_mode="vector_entry_point", seat=1)
    assert isinstance(env, SeatVectorEnv)
    seen, infos = env.reset(seed=3)
    ends = 0
    for step in range(2000):
        assert seen in env.observation_space if step < 3 else True
        assert (env.batch.actors == 1).all()
        chosen = infos["actions"][np.arange(4), infos["counts"] // 2]
        kept = seen["observation"]
        seen, rewards, ended, truncated, infos = env.step(chosen)
        assert kept is not seen["observation"]
        assert not truncated.any()
        assert (rewards[~ended] == 0).all()
        if ended.any():
            ends += 1
            assert infos["final_obs"]["observation"][ended].any(axis=1).all()
            if ends > 2:
                break
    assert ends > 2


@every_game
def test_a_batch_plays_the_same_games_as_single_states(name: str) -> None:
    """Each game of a batch, beside the checked side with the same luck: the same turns, views, actions and results."""
    setup = load(name).setup(load(name).edition().players[-1])
    size = 3
    batch = Batch(setup, size, seed=9)
    lucks = [seeded(9, game) for game in range(size)]
    states = [setup.start() for _ in range(size)]
    for step in range(400):
        for game, luck in enumerate(lucks):
            play_chance(states[game], luck)
            if states[game].is_over:
                assert batch.ended[game]
                assert batch.scores[game].tolist() == states[game].scores
                assert batch.rewards[game] == pytest.approx(states[game].utilities)
                states[game] = setup.start()
                play_chance(states[game], luck)
            else:
                assert not batch.ended[game]
                assert not batch.rewards[game].any()
            state = states[game]
            assert batch.actors[game] == state.actor
            if step % 5 == 0:
                assert np.array_equal(batch.observations[game], state.view(state.actor).encoded())
            listed = batch.actions[game, : batch.counts[game]].tolist()
            assert listed == state.actions()
            if batch.masks is not None:
                assert sorted(listed) == np.flatnonzero(batch.masks[game]).tolist()
        chosen = batch.sample()
        for game, state in enumerate(states):
            state.apply(int(chosen[game]))
        batch.step(chosen)


def play_chance(state: State, luck: Rng) -> None:
    while state.actor == CHANCE:
        state.draw(luck)


@every_table
def test_a_batch_shows_only_what_the_acting_seat_may_know(name: str, players: int) -> None:
    """The swap test: exchange what is hidden in every game, and no array changes."""
    batch = Batch(load(name).setup(players), 8, seed=2)
    for _ in range(60):
        batch.step(batch.sample())
        before = [array.copy() for array in shown(batch)]
        for game in range(batch.size):
            batch._states[game : game + 1] = batch.view(game).imagine(seeded(game)).array
        batch._show()
        assert all(map(np.array_equal, before, shown(batch)))


def shown(batch: Batch) -> list[npt.NDArray[Any]]:
    listed = [batch.actions[game, :count] for game, count in enumerate(batch.counts)]
    return [batch.actors, batch.observations, batch.counts, batch._masks, *listed]


def test_a_batch_depends_on_its_seed_alone() -> None:
    few, many = (hantise.envs.batch("ghosts", size=size, players=4, seed=1) for size in (2, 50))
    other = hantise.envs.batch("ghosts", size=2, players=4, seed=2)
    assert np.array_equal(few.observations, many.observations[:2])
    assert not np.array_equal(few.observations, other.observations)
    first = few.observations.copy()
    few.step(few.sample())
    few.reset(1)
    assert np.array_equal(few.observations, first)


def test_arrays_are_written_in_place() -> None:
    batch = hantise.envs.batch("ghosts", size=2, players=4, seed=1)
    before, kept = shown(batch)[:4], batch.observations.copy()
    batch.step(batch.sample())
    assert all(old is new for old, new in zip(before, shown(batch)[:4], strict=True))
    assert not np.array_equal(before[1], kept)


def test_only_a_game_with_very_many_actions_goes_without_masks() -> None:
    without = [name for name in names() if Batch(smallest(name), 1, 1).masks is None]
    assert without == [name for name in names() if load(name).actions > 16_384] == ["boo"]


def test_an_illegal_action_in_one_game_moves_none() -> None:
    batch = hantise.envs.batch("ghosts", size=5, players=4, seed=1)
    chosen = batch.sample().copy()
    chosen[3] = next(action for action in range(30) if action not in batch.actions[3, : batch.counts[3]])
    before = batch._states.tobytes()
    with pytest.raises(IllegalMove, match=r"game 3: seat \d .*\(rule"):
        batch.step(chosen)
    chosen[3] = 10**6
    with pytest.raises(Mistake, match=r"game 3: .*no action"):
        batch.step(chosen)
    assert batch._states.tobytes() == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: zoo.env("goosts", players=4), "did you mean ghosts"),
        (lambda: zoo.env("ghosts", players=9), "2 to 6 players, not 9"),
        (lambda: zoo.env("ghosts", players=4, options={"laps": 2}), "options.*laps"),
        (lambda: zoo.env("ghosts", players=4, rewards="gold"), "rewards: 'gold' is none of result, scores"),
        (lambda: zoo.env("ghosts", players=4, render_mode="3d"), "render_mode: '3d'"),
        (lambda: zoo.env("ghosts", players=4).reset(seed=-1), "seed: a seed is a whole number from 0, not -1"),
        (lambda: zoo.env("ghosts", players=4).step(0), "call reset first"),
        (lambda: begun().step("play"), "an action is a whole number"),  # type: ignore[arg-type]
        (lambda: begun().step(33), r"rule 4\.4"),
        (lambda: hantise.envs.batch("ghosts", size=0, players=4), "size: a batch has at least one game"),
        (lambda: hantise.envs.batch("ghosts", size=4, players=4, seed="x"), "seed: a seed is a whole number"),  # type: ignore[arg-type]
        (lambda: hantise.envs.batch("ghosts", size=4, players=7), "2 to 6 players, not 7"),
        (lambda: hantise.envs.batch("ghosts", size=4, players=4, seed=1).step([1]), "one whole number for each of the 4"),
        (lambda: hantise.envs.batch("ghosts", size=1, players=4, seed=1).step([0.5]), "one whole number"),
        (lambda: hantise.envs.batch("ghosts", size=4, players=4, options={"laps": 2}), "options.*laps"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1", players=1), "2 to 6 players, not 1"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1", options={"laps": 2}), "options.*laps"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1").step(0), "call reset first"),
        (lambda: many().reset(seed=-3), "seed: a seed is a whole number from 0, not -3"),
        (lambda: many().step(np.array([10**6, 0])), "game 0: .*no action 1000000"),
        (lambda: many(opponents="wisp"), "opponents: 'wisp' is none of random, policy"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1", seat=5), "no seat 5"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1", opponents="wosp"), "did you mean wisp"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1", illegal="shrug"), "illegal: 'shrug' is none of lose, error"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1").reset(seed=-3), "seed"),
        (lambda: gymnasium.make("Hantise/Ghosts-v1", options={"rounds": "x"}), "rounds"),
    ],
)
def test_wrong_use_is_told(wrong: Any, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        wrong()


def many(**options: Any) -> Any:
    env = gymnasium.make_vec("Hantise/Ghosts-v1", num_envs=2, vectorization_mode="vector_entry_point", **options)
    env.reset(seed=1)
    return env


def begun() -> zoo.TableEnv:
    env = zoo.env("ghosts", players=4)
    env.reset(seed=1)
    return env


def test_a_table_can_be_drawn() -> None:
    env = zoo.env("ghosts", players=4, render_mode="ansi")
    env.reset(seed=1)
    assert "Your hand" in str(env.render())
    seat: Any = gymnasium.make("Hantise/Ghosts-v1", render_mode="ansi")
    seat.reset(seed=1)
    assert "Your hand" in seat.render()


def test_the_human_mode_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.env("ghosts", players=4, render_mode="human")
    env.reset(seed=1)
    assert "Your hand" in capsys.readouterr().out


@every_game
def test_the_documented_layout_is_the_one_in_the_code(name: str) -> None:
    """If only the fingerprint differs the numbers have changed: raise VERSION in encoding.py and write the page anew."""
    assert layout.told(load(name)) in RESEARCH.read_text(encoding="utf-8"), "python -m hantise.envs.layout docs/research.md"


@every_game
def test_encoded_numbers_are_what_the_layout_says(name: str) -> None:
    game = load(name)
    for players in (game.edition().players[0], game.edition().players[-1]):
        setup = game.setup(players)
        varied: dict[str, set[bytes]] = {}
        for state in walk(setup, seed=31, most=300):
            for viewer in viewers(setup):
                parts = state.view(viewer).encoded_parts()
                for numbers in game.layout:
                    values = np.array(parts[numbers.name])
                    varied.setdefault(numbers.name, set()).add(values.tobytes())
                    assert numbers.low <= values.min(), numbers.name
                    assert values.max() <= numbers.high, numbers.name
                    if numbers.meaning.startswith("one-hot: "):
                        assert set(values) <= {0, 1}, numbers.name
                        assert values.sum() <= 1, numbers.name
                    if numbers.meaning.startswith(("1 for each", "1 if")):
                        assert set(values) <= {0, 1}, numbers.name
        assert sum(len(values) > 1 for values in varied.values()) > len(varied) / 2


@every_game
def test_whatever_a_view_shows_is_in_its_encoding(name: str) -> None:
    """One move after the other: when a seat's view changes, so does its encoding. Orders that no rule looks at are left out."""
    setup = load(name).setup(load(name).edition().players[-1])
    before: dict[int | None, tuple[Any, bytes]] = {}
    for state in walk(setup, seed=32, most=250):
        if state.is_over:
            break
        for viewer in viewers(setup):
            view = state.view(viewer)
            position = json.dumps({key: value for key, value in view.position().items() if key != "known" or viewer is not None})
            encoded = view.encoded().tobytes()
            old = before.get(viewer)
            if old is not None and old[0] != position:
                assert old[1] != encoded, f"{viewer}: {old[0]} and {position}"
            before[viewer] = (position, encoded)


@every_game
def test_a_quick_draw_of_chance_is_the_one_by_weights(name: str) -> None:
    setup = load(name).setup(load(name).edition().players[-1])
    room = setup.game.most
    for number, state in enumerate(walk(setup, seed=33, most=300)):
        if state.actor == CHANCE:
            slow = draw_by_weight(state.array[0], seeded(number), np.empty(room, np.int32), np.empty(room, np.int64))
            assert state.choose(seeded(number)) == slow


def test_adapters_are_imported_when_asked_for() -> None:
    assert hantise.envs.pettingzoo is zoo
    with pytest.raises(AttributeError, match="nonsense"):
        _ = hantise.envs.nonsense
    assert stepping.EVERY_SEAT == NOTHING


@pytest.mark.parametrize(
    ("adapter", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("open_spiel", "pyspiel")]
)
def test_a_missing_library_is_named_with_its_extra(adapter: str, library: str) -> None:
    without = f"import sys; sys.modules[{library!r}] = None; import hantise.envs.{adapter}"
    failed = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, check=False)
    assert failed.stderr.splitlines()[-1].endswith("is not installed: pip install hantise[envs]")


def test_hantise_itself_stays_light() -> None:
    light = "import sys, hantise; print({'numba', 'gymnasium', 'pyspiel'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", light], capture_output=True, text=True, check=True).stdout == "set()\n"
