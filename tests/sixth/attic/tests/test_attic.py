"""The rules of The Attic: each test is a rule, a position and an answer."""

from collections import Counter

import pytest

import hantise
from hantise import BadPosition
from hantise.chance import seeded
from hantise.game import State

pytestmark = pytest.mark.xdist_group("attic")


def two(cards: list[int], chosen: list[str], **more: object) -> State:
    return hantise.from_position("attic", 2, {"cards": cards, "chosen": chosen, **more}, {"nights": 1})


def test_5_2_the_bravest_of_those_who_stay_gets_the_prize() -> None:
    state = two([2, 5], ["stay", "undecided"]).play("stay")
    assert state.scores == [0, 2]
    assert state.winners == [1]


def test_5_4_those_who_tie_share_the_win() -> None:
    state = two([2, 5], ["flee", "undecided"]).play("flee")
    assert state.winners == [0, 1]
    assert state.utilities == [0.5, 0.5]


def test_6_1_every_card_that_one_does_not_hold_is_as_likely() -> None:
    view = two([3, 6], ["undecided", "undecided"]).view(0)
    rng = seeded(1)
    guesses = Counter(view.imagine(rng).position()["cards"][1] for _ in range(2000))
    assert set(guesses) == {1, 2, 4, 5, 6}
    assert max(guesses.values()) < 480  # 400 each, give or take four standard deviations


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("cards", {"cards": [3, 3]}),
        ("cards", {"cards": [0, 3]}),
        ("chosen", {"cards": [3, 0], "chosen": ["stay", "undecided"]}),
        ("chosen", {"cards": [3, 4], "chosen": ["undecided", "flee"]}),
        ("points", {"points": [1, 0]}),
    ],
)
def test_8_2_a_position_that_cannot_be_is_refused_by_its_field(field: str, position: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match=field):
        hantise.from_position("attic", 2, position)
