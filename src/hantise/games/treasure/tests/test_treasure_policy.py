"""The team policy of Treasure Hunters: it fetches, fights, comes home, and wins where random play does not."""

from typing import Any

import numpy as np
import pytest

from hantise import kernels
from hantise.chance import seeded
from hantise.games import load
from hantise.games.treasure.policy import evaluate

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
    assert wins(players, {}, 1000, sensible=True) >= 300
    assert wins(players, {"advanced": True}, 4000, sensible=True) >= 260
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


def test_the_team_takes_only_the_number_that_may_be_delivered_next() -> None:
    beside = {"phase": "pick", "die": 1, "places": ["j", *OUT]}
    rooms = dict.fromkeys("acdegil", "?")
    assert chosen({"advanced": True}, jewels=rooms | {"j": "1"}, **beside) == {"pick"}
    assert chosen({"advanced": True}, jewels=rooms | {"j": "2"}, **beside) == {"leave"}


def test_once_the_next_number_is_found_a_ghost_is_worth_more_than_a_face_down_jewel() -> None:
    """From h2 the jewel of j and the ghost of l are one step away each."""
    rooms = dict.fromkeys("acdegij", "?")
    beside = {"phase": "move", "die": 1, "places": ["h2", *OUT], "ghosts": {"l": 1}}
    assert chosen({"advanced": True}, jewels=rooms | {"a": "2"}, **beside) == {"move l"}
    assert chosen({"advanced": True}, jewels=rooms | {"a": "8"}, **beside) == {"move j"}


def test_who_has_nothing_left_to_fetch_goes_home_in_the_advanced_game() -> None:
    last = {"phase": "move", "die": 1, "places": ["h2", "h10", "out", "out"], "jewels": {}, "ghosts": {"l": 1}}
    assert chosen({"advanced": True}, carry=["-", "8", "-", "-"], **last) == {"move h1"}
    assert chosen({}, carry=["-", "?", "-", "-"], **last) == {"move l"}


def odds(options: dict[str, Any], **position: Any) -> float:
    """What every seat may expect there."""
    out = np.zeros(4)
    evaluate(GAME.setup(4, options).load({"places": ["out"] * 4} | position).fields, out)
    assert np.all(out == out[0])
    return float(out[0])


@pytest.mark.parametrize("options", [{}, {"advanced": True}])
def test_spirits_and_ghosts_lower_the_odds_and_deliveries_raise_them(options: dict[str, Any]) -> None:
    begun = odds(options, ghosts={})
    assert 0 < odds(options, haunted=["b", "f", "k"], ghosts={}) < odds(options, haunted=["b"], ghosts={}) < begun
    assert odds(options, ghosts={"b": 2}) < odds(options, ghosts={"b": 1, "c": 1}) < begun
    home = {"places": ["h1", *OUT], "ghosts": {}}
    assert begun < odds(options, ghosts={}, jewels=dict.fromkeys("acdeg", "?")) < odds(options, jewels={}, **home) < 1


def test_in_the_advanced_game_the_odds_follow_the_next_jewel() -> None:
    rooms, later = dict.fromkeys("acdegi", "?"), {"l": "5"}

    def at(place: str, carried: str, j: str) -> float:
        bags = [carried, "-", "-", "-"]
        return odds({"advanced": True}, ghosts={}, places=[place, *OUT], carry=bags, jewels=rooms | later | {"j": j})

    unknown = at("h23", "-", "?")
    assert unknown < at("h23", "-", "1") < at("h4", "1", "-") < at("h2", "1", "-")
    assert at("h2", "2", "-") < at("h2", "-", "2")
