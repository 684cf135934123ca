"""Learn to play a game from nothing, in a batch of games, with NumPy alone; then measure it against the random player.

    python examples/learn.py --minutes 2

A linear policy gives each action a value: the observation times a matrix. Every step all games move at once; the seat that
acts is the learner, so it plays all seats, against itself. When a game ends, each seat's result, less what was to be expected,
is shared among its actions of that game (REINFORCE). The measure is seat 0's share of the wins against random players, where
those who tie share a win; at a table of four, chance alone would give a quarter.
"""

import argparse
import time

import numpy as np
import numpy.typing as npt

import hantise

Array = npt.NDArray[np.float32]

GAME, PLAYERS, OPTIONS = "ghosts", 4, {"rounds": 1}


class Linear:
    """A softmax over the legal actions' values, which are linear in the observation."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.weights = np.zeros((inputs, actions), np.float32)

    def chances(self, seen: Array, masks: npt.NDArray[np.int8]) -> Array:
        """How likely each action is; nothing for an illegal one."""
        values = np.where(masks, seen @ self.weights, -np.inf)
        values = np.exp(values - values.max(axis=1, keepdims=True))
        chances: Array = values / values.sum(axis=1, keepdims=True)
        return chances


def drawn(chances: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each row, as likely as its chances say."""
    bars = np.cumsum(chances, axis=1)
    chosen: npt.NDArray[np.int64] = (bars < rng.random((len(bars), 1)) * bars[:, -1:]).sum(axis=1)
    return chosen


def learn(seconds: float, size: int = 1024, rate: float = 2.0, seed: int = 1) -> Linear:
    """Play against oneself for that long."""
    batch = hantise.envs.batch(GAME, size=size, players=PLAYERS, seed=seed, options=OPTIONS)
    assert batch.masks is not None
    policy = Linear(batch.observations.shape[1], batch.masks.shape[1])
    rng = np.random.default_rng(seed)
    rows = np.arange(size)
    past: list[list[tuple[Array, Array, int]]] = [
        [] for _ in range(size)
    ]  # of each game: what was seen, which way to push, by whom
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        chances = policy.chances(batch.observations, batch.masks)
        chosen = drawn(chances, rng)
        slopes = -chances
        slopes[rows, chosen] += 1
        seen, actors = batch.observations.copy(), batch.actors.copy()
        for game in range(size):
            past[game].append((seen[game], slopes[game], int(actors[game])))
        batch.step(chosen)
        ended = np.flatnonzero(batch.ended).tolist()
        if ended:
            gradient = np.zeros_like(policy.weights)
            for game in ended:
                steps = past[game]
                gains = batch.rewards[game] - batch.rewards[game].mean()
                told = np.stack([step[0] for step in steps])
                pushed = np.stack([step[1] * gains[step[2]] for step in steps])
                gradient += told.T @ pushed / len(steps)
                past[game] = []
            policy.weights += rate / size * gradient
    return policy


def measured(policy: Linear, games: int, seed: int = 2) -> tuple[float, float]:
    """The share of wins of seat 0 against random players, and the half-width of its 95 % interval."""
    from hantise.envs.gymnasium import SeatVectorEnv

    env = SeatVectorEnv(GAME, num_envs=256, players=PLAYERS, options=OPTIONS, opponents="random", copy=False)
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    results: list[float] = []
    while len(results) < games:
        seen, rewards, ended, _, _ = env.step(drawn(policy.chances(seen["observation"], seen["action_mask"]), rng))
        results += rewards[ended].tolist()
    won = np.array(results)
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(len(won)))


def main(minutes: float, games: int) -> tuple[float, float]:
    """Learn, measure, tell."""
    policy = learn(60 * minutes)
    share, margin = measured(policy, games)
    against = f"against {PLAYERS - 1} random players in {games} games (an equal share is {100 / PLAYERS:.0f} %)"
    print(f"after {minutes:g} min: {100 * share:.1f} ± {100 * margin:.1f} % of the wins {against}")
    return share, margin


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=2, help="how long it learns (default 2)")
    options.add_argument("--games", type=int, default=4000, help="how many games it is measured by (default 4000)")
    main(**vars(options.parse_args()))
