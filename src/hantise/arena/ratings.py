"""Shares and ratings with 95 % intervals. Games of one deal share their luck, so deals are what is counted."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

_Z = 1.96  # standard errors on each side of a 95 % interval
_POINTS = 400 / math.log(10)  # of the usual scale: 400 points more are odds of ten to one


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


def share(won: Sequence[float], of: Sequence[float]) -> Estimate:
    """What was won of all that could be, deal by deal: Wilson's interval for as many games as the deals are worth.

    Deals that differ less than games of their own would are worth more games; at most twice as many count.
    """
    wins, games = np.asarray(won, float), np.asarray(of, float)
    total = games.sum()
    mean = wins.sum() / total
    deviation = float(((wins - mean * games) ** 2).sum()) * len(wins) / max(len(wins) - 1, 1) / total**2
    worth = total if deviation == 0 else min(mean * (1 - mean) / deviation, 2 * total)
    return _wilson(float(mean), max(float(worth), 1.0))


def _wilson(mean: float, games: float) -> Estimate:
    spread = _Z**2 / games
    centre = (mean + spread / 2) / (1 + spread)
    half = _Z * math.sqrt(mean * (1 - mean) / games + spread / (4 * games)) / (1 + spread)
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))


def ratings(tables: Numbers, wins: Numbers, games: Numbers) -> list[Estimate]:
    """Each bot's rating, 0 being the average: the odds of winning a table are as the strengths of those who sit there.

    With two players this is the model of Bradley and Terry. `tables[t, b]` counts the seats of bot b at table t,
    `wins[d, t, b]` what it won there in deal d, `games[d, t]` the games.

    The intervals are as wide as the curvature of the likelihood says, which holds for games with luck of their own, or as the
    differences between deals say (the sandwich estimate), whichever is wider: those who win every deal do not differ at all.
    """
    strength, chance, bend = _fit(tables, wins.sum(axis=0), games.sum(axis=0))
    spread = np.linalg.pinv(bend, hermitian=True)
    pulls = (wins - games[:, :, None] * chance).sum(axis=1)  # of each deal on each bot's strength
    deals = len(games)
    between = spread @ (pulls.T @ pulls) @ spread * deals / max(deals - 1, 1)
    half = _Z * np.sqrt(np.maximum(np.diag(spread), np.diag(between)))
    ends = zip(strength, strength - half, strength + half, strict=True)
    return [Estimate(*(float(number) * _POINTS for number in numbers)) for numbers in ends]


def _fit(tables: Numbers, wins: Numbers, games: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The likeliest strengths, by Newton's method; everybody's chance at each table then, and the likelihood's curvature.

    One shared game more at each table keeps a bot that always wins finite.
    """
    games = games + 1
    won = (wins + tables / tables.sum(axis=1, keepdims=True)).sum(axis=0)
    bots = tables.shape[1]
    strength = np.zeros(bots)
    for _ in range(50):
        weight = tables * np.exp(strength - strength.max())
        chance = weight / weight.sum(axis=1, keepdims=True)
        slope = won - games @ chance
        bend = np.diag(games @ chance) - chance.T @ (games[:, None] * chance)
        step = np.linalg.solve(bend + np.full((bots, bots), 1.0), slope)  # strengths have no zero of their own: keep the mean
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strength - strength.mean(), chance, bend
