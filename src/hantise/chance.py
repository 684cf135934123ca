"""Random numbers: explicit and seedable for kernels, from the operating system for tables.

The kernels' generator is Chris Doty-Humphrey's sfc32, kept in four whole numbers. All its sums fit into 64 bits, so the
same seed gives the same numbers compiled and uncompiled, without overflow anywhere.
"""

import secrets
from collections.abc import Mapping
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from hantise.contract import rule

Rng = npt.NDArray[np.int64]
Thing = TypeVar("Thing")

_LOW = 0xFFFFFFFF
_WARM_UP = 12


def seeded(*seed: int) -> Rng:
    """A generator for this seed; more numbers name independent streams, as in `seeded(seed, game_number)`."""
    words = np.random.SeedSequence([len(seed), *seed]).generate_state(3)  # the length, since NumPy ignores zeros at the end
    rng = np.array([*words, 1], dtype=np.int64)
    for _ in range(_WARM_UP):
        next_number(rng)
    return rng


def unpredictable() -> Rng:
    """A generator seeded by the operating system."""
    return seeded(secrets.randbits(128))


def drawn(weights: Mapping[Thing, int]) -> Thing:
    """One of the weighted things, by the operating system's generator: for tables, where nobody may foresee luck."""
    left = secrets.randbelow(sum(weights.values()))
    for thing, weight in weights.items():
        left -= weight
        if left < 0:
            return thing
    raise ValueError("nothing to draw from")


@rule
def next_number(rng):
    """The next number, evenly from 0 to 2³² − 1."""
    total = (rng[0] + rng[1] + rng[3]) & _LOW
    rng[3] = (rng[3] + 1) & _LOW
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & _LOW
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + total) & _LOW
    return total


@rule
def below(rng, bound):
    """A whole number from 0 to bound − 1; the bias is below bound / 2³²."""
    return (next_number(rng) * np.int64(bound)) >> 32


@rule
def draw_from(rng, pool, left):
    """Take a card, evenly, from a pool that tells copies of each card and holds `left` in all."""
    card = at_place(pool, below(rng, left))
    pool[card] -= 1
    return card


@rule
def at_place(pool, place):
    """The card at this place, from 0, when all copies of a pool lie in a row."""
    card = 0
    while place >= pool[card]:
        place -= pool[card]
        card += 1
    return card
