"""The team policy of Treasure Hunters: it fetches, fights, comes home, and wins where random play does not."""

from typing import Any

import numpy as np
import pytest

from hantise import kernels
from hantise.chance import seeded
from hantise.games import load

GAME = load("treasure")
OUT = ["out"] * 3


def chosen(options: dict[str, Any], **position: Any) -> set[str]:
    """What the policy may choose there, over several seeds."""
    setup = GAME.setup(4, options)
    state = setup.load(position)
    return {setup.spell(state.choose(seeded(seed), sensible=True)) for seed in range(20)}


def wins(players: int, options: dict[str, Any], games: int, sensible: bool) -> float:
    totals = np.zeros(players)
    kernels.play_games(GAME.setup(players, options).start().array, games, seeded(5), sensible, totals)
    return float(totals[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_team_wins_clearly_more_often_than_at_random(players: int) -> None:
    assert wins(players, {}, 1000, sensible=True) >= 250
    assert wins(players, {"advanced": True}, 4000, sensible=True) >= 25
    assert wins(players, {}, 1000, sensible=False) == wins(players, {"advanced": True}, 4000, sensible=False) == 0


def test_a_hunter_with_a_jewel_comes_home() -> None:
    bag = {"carry": ["?", "-", "-", "-"], "jewels": dict.fromkeys("acdegij", "?")}
    assert chosen({}, phase="move", die=3, places=["l", *OUT], ghosts={}, **bag) == {"move out"}


def test_a_hunter_with_a_jewel_goes_round_a_spirit() -> None:
    """From f three ways are equally long: two by the corridor, one through the haunted room i."""
    bag = {"carry": ["?", "-", "-", "-"], "jewels": dict.fromkeys("acdegjl", "?")}
    assert chosen({}, phase="move", die=2, places=["f", *OUT], ghosts={}, haunted=["i"], **bag) == {"move h11", "move h13"}


def test_when_all_jewels_are_out_everybody_goes_home() -> None:
    assert chosen({}, phase="move", die=5, places=["l", "h1", "out", "out"], jewels={}, ghosts={"l": 2}) == {"move out"}


def test_a_hunter_goes_to_a_jewel_and_takes_it() -> None:
    assert chosen({}, phase="move", die=3, places=["out", *OUT], ghosts={}, jewels={"j": "?"}) == {"move j"}
    assert chosen({}, phase="pick", die=3, places=["j", *OUT]) == {"pick"}


def test_nobody_takes_a_jewel_alone_beside_a_spirit() -> None:
    assert chosen({}, phase="pick", die=3, places=["j", *OUT], haunted=["j"]) == {"leave"}
    assert chosen({}, phase="pick", die=3, places=["j", "j", "out", "out"], haunted=["j"]) == {"pick"}


def test_a_friend_held_by_a_spirit_is_helped() -> None:
    bag = {"carry": ["-", "?", "-", "-"], "jewels": {}}
    assert chosen({}, phase="move", die=1, places=["h2", "j", "out", "out"], haunted=["j"], ghosts={}, **bag) == {"move j"}


def test_the_team_never_takes_so_late_a_number_that_all_could_wait_for_an_earlier_one() -> None:
    beside = {"phase": "pick", "die": 1, "places": ["j", *OUT]}
    rooms = dict.fromkeys("acdegil", "?")
    assert chosen({"advanced": True}, jewels=rooms | {"j": "4"}, **beside) == {"pick"}
    assert chosen({"advanced": True}, jewels=rooms | {"j": "5"}, **beside) == {"leave"}
