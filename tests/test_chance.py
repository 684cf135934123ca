"""Random numbers: even, seedable, the same everywhere."""

from collections import Counter

import numpy as np

from hantise.chance import below, drawn, next_number, seeded, unpredictable


def test_the_same_seed_gives_the_same_numbers_and_another_stream_others() -> None:
    def numbers(*seed: int) -> list[int]:
        rng = seeded(*seed)
        return [next_number(rng) for _ in range(5)]

    assert numbers(1) == numbers(1)
    assert numbers(1) == [2649369362, 3880853466, 80628328, 979176929, 3988080856]
    assert len({tuple(numbers(*seed)) for seed in ((1,), (2,), (1, 0), (1, 1), (0, 1))}) == 5
    assert unpredictable().tolist() != unpredictable().tolist()


def test_numbers_below_a_bound_are_even() -> None:
    rng = seeded(5)
    counts = Counter(below(rng, 7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_bits_are_balanced() -> None:
    rng = seeded(6)
    numbers = np.array([next_number(rng) for _ in range(20_000)])
    for bit in range(32):
        assert abs(((numbers >> bit) & 1).mean() - 0.5) < 0.02


def test_tables_draw_by_weight() -> None:
    counts = Counter(drawn({"often": 3, "never": 0, "seldom": 1}) for _ in range(4000))
    assert counts["never"] == 0
    assert abs(counts["often"] - 3000) < 200
