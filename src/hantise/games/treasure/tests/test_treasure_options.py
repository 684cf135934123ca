"""Chapters 11 to 13 of Treasure Hunters: options, what everybody knows, and how moves are written."""

from collections import Counter
from typing import Any

import pytest

from hantise.chance import seeded
from hantise.games.treasure.tests.positions import GAME, advanced, jewels, rule_against, start
from hantise.mistakes import Mistake


def test_11_1_the_advanced_game_is_an_option() -> None:
    assert len(start(advanced=True).play("roll 1").moves()) == 17
    assert len(start().play("roll 1").moves()) == 13


@pytest.mark.parametrize("losing", [4, 8])
def test_11_2_the_losing_number_of_spirits_is_an_option(losing: int) -> None:
    haunted = list("abcefgh"[: losing - 1])
    state = (
        GAME.setup(4, {"spirits": losing})
        .load({"phase": "card", "die": 1, "haunted": haunted, "ghosts": {"l": 2}})
        .play("card l")
    )
    assert state.position()["result"] == "spirits"


def test_11_3_jewels_may_lie_where_no_ghost_starts() -> None:
    assert [room for room, jewel in start(jewel_rooms="quiet").position()["jewels"].items() if jewel == "?"] == list("abdeghjk")


def test_11_4_the_limit_is_an_option() -> None:
    assert start(limit=1).play("roll 6").play("move h1").position()["result"] == "limit"


@pytest.mark.parametrize(
    "options",
    [{"advanced": 1}, {"spirits": 3}, {"spirits": 9}, {"jewel_rooms": "blue"}, {"limit": 0}, {"limit": 10_000}, {"doors": 1}],
)
def test_11_5_other_options_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Mistake, match=next(iter(options))):
        GAME.setup(4, options)


def test_12_1_every_view_equals_the_position() -> None:
    state = advanced(phase="move", die=4, places=["h2", "j", "out", "out"], carry=["2", "-", "-", "-"], jewels=jewels("acdegi"))
    for viewer in (None, 0, 1, 2, 3):
        view = state.view(viewer).position()
        assert view.pop("seat") == viewer
        assert view == state.position()


def test_12_2_a_guess_adds_nothing_because_nothing_is_hidden_in_the_state() -> None:
    state = advanced(phase="jewel", die=2, places=["a", "out", "out", "out"])
    assert state.view(1).imagine(seeded(0)).array.tobytes() == state.array.tobytes()


def test_12_3_a_hidden_number_is_sampled_by_its_chance_move() -> None:
    """Three numbers are left for three jewels: each comes up in a third of 6,000 draws, within 5 standard deviations."""
    state = advanced(phase="jewel", die=2, places=["a", "h1", "h2", "h3"], carry=["-", "8", "4", "6"], jewels=jewels("aei"))
    assert state.position()["delivered"] == 2
    rng = seeded(12)
    drawn = Counter(state.setup.spell(state.copy().draw(rng)) for _ in range(6000))
    assert set(drawn) == {"jewel 3", "jewel 5", "jewel 7"}
    assert all(abs(count - 2000) < 5 * (6000 * 2 / 9) ** 0.5 for count in drawn.values())


@pytest.mark.parametrize(
    "text", ["roll", "roll 0", "roll 7", "roll 01", "card m", "fight s g", "fight", "jewel 9", "pick a", "pass", "move"]
)
def test_13_only_the_spellings_of_the_table_are_moves(text: str) -> None:
    assert rule_against(start(), text) == "13"


@pytest.mark.parametrize("place", ["h0", "h24", "m", "out h1", "h01", "room a"])
def test_13_a_place_that_is_not_there_is_named(place: str) -> None:
    assert rule_against(start(), f"move {place}") == "2.1"
    assert place in str(start().why_not(f"move {place}"))
