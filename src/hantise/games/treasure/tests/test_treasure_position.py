"""Chapter 14: what a position table holds, what it may leave out, and which field a wrong one is refused by."""

from typing import Any

import pytest

from hantise.games import load
from hantise.mistakes import BadPosition

GAME = load("treasure")
OUT = ["out"] * 4
FIVE = list("abcde")
BAGS = ["?", "?", "?"]


def refused_field(players: int, options: dict[str, Any], position: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.setup(players, options).load(position)
    return refused.value.fields[0]


def test_14_1_fields_left_out_take_their_defaults() -> None:
    setup = GAME.setup(4)
    assert setup.load({}).position() == setup.start().position()
    assert setup.load({"hunter": 3}).position()["turns"] == 3
    assert setup.load({"turns": 7}).position()["hunter"] == 3
    assert setup.load({"haunted": ["c"]}).position()["ghosts"] == dict.fromkeys("abcdefghijkl", 0) | dict.fromkeys("fil", 1)
    assert setup.load({"jewels": {"a": "?"}}).position()["delivered"] == 7


def test_14_2_rooms_left_out_hold_nothing_and_order_is_free() -> None:
    given = {"ghosts": {"b": 2}, "jewels": {"a": "?", "c": "-"}, "haunted": ["l", "d"], "discard": ["k", "b"]}
    position = GAME.setup(4).load(given).position()
    assert position["ghosts"] == dict.fromkeys("abcdefghijkl", 0) | {"b": 2}
    assert position["jewels"] == dict.fromkeys("abcdefghijkl", "-") | {"a": "?"}
    assert (position["haunted"], position["discard"]) == (["d", "l"], ["b", "k"])


def test_14_3_at_the_end_die_and_draws_are_cleared_and_the_rest_stays() -> None:
    state = GAME.setup(4, {"advanced": True}).load({"turns": 6, "phase": "card", "die": 5, "haunted": FIVE, "ghosts": {"l": 2}})
    position = state.play("card draw3").play("card shuffle").play("card l").position()
    assert (position["die"], position["draws"], position["turns"], position["hunter"]) == (0, 0, 6, 2)
    assert position["discard"] == ["draw3", "l", "shuffle"]
    assert state.setup.load(position).position() == position


STUCK = {"places": ["a", "e", "j"], "carry": BAGS, "haunted": ["a", "e", "j"], "jewels": dict.fromkeys("cdgil", "?")}
WON: dict[str, Any] = {"jewels": {}}
DECK = [*"abcdefghijkl", "shuffle", "draw2", "draw3", "blue", "blue", "green", "green"]


@pytest.mark.parametrize(
    ("field", "position"),
    [
        # 1
        ("colour", {"colour": "red", "phase": "nonsense"}),
        # 2
        ("phase", {"phase": "nonsense", "result": "nonsense"}),
        ("phase", {"phase": 3}),
        ("result", {"result": "draw"}),
        ("result", {"phase": "over"}),
        ("result", {"result": "win", "hunter": 9}),
        # 3
        ("hunter", {"hunter": 4}),
        ("hunter", {"hunter": True}),
        ("hunter", {"hunter": -1, "turns": 900}),
        ("turns", {"turns": 500}),
        ("turns", {"turns": -1}),
        ("turns", {"turns": 1.0}),
        ("turns", {"phase": "over", "result": "limit", "turns": 499}),
        ("turns", {"phase": "over", "result": "limit"}),
        ("turns", {"phase": "over", "result": "win", "turns": 500} | WON),
        ("hunter", {"hunter": 1, "turns": 4, "haunted": ["z"]}),
        # 4
        ("haunted", {"haunted": "a"}),
        ("haunted", {"haunted": ["m"]}),
        ("haunted", {"haunted": [["a"]]}),
        ("haunted", {"haunted": ["a", "a"]}),
        ("haunted", {"haunted": [*FIVE, "g"], "ghosts": {"a": 3}}),
        ("haunted", {"phase": "over", "result": "spirits", "haunted": FIVE}),
        ("haunted", {"phase": "over", "result": "spirits", "haunted": list("abdeghj")}),
        # 5
        ("ghosts", {"ghosts": {"m": 1}}),
        ("ghosts", {"ghosts": {"a": 3}}),
        ("ghosts", {"ghosts": {"a": True}}),
        ("ghosts", {"ghosts": []}),
        ("ghosts", {"haunted": ["b"], "ghosts": {"b": 1}, "places": []}),
        # 6
        ("places", {"places": ["out"] * 3}),
        ("places", {"places": ["h24", *OUT[1:]]}),
        ("places", {"places": ["H1", *OUT[1:]]}),
        ("places", {"places": ["h5", "out", "out", "h5"], "carry": []}),
        ("carry", {"carry": ["-"] * 3}),
        ("carry", {"carry": ["1", "-", "-", "-"], "places": ["h1", *OUT[1:]]}),
        ("carry", {"carry": [None, "-", "-", "-"], "places": ["h1", *OUT[1:]]}),
        ("carry", {"carry": ["?", "-", "-", "-"], "jewels": {"m": "?"}}),
        # 7
        ("jewels", {"jewels": {"m": "?"}}),
        ("jewels", {"jewels": {"a": "1"}}),
        ("jewels", {"jewels": {"a": 1}}),
        ("jewels", {"jewels": {"b": "?"}}),
        ("jewels", {"carry": ["?", "-", "-", "-"], "places": ["h1", *OUT[1:]], "delivered": 5}),
        ("delivered", {"delivered": 1, "discard": ["z"]}),
        ("delivered", {"delivered": False}),
        # 8
        ("discard", {"discard": ["z"]}),
        ("discard", {"discard": ["a", "a"], "draws": 1}),
        ("discard", {"discard": ["blue"], "closed": "blue"}),
        ("draws", {"draws": 1}),
        ("draws", {"draws": 1, "phase": "card", "die": 1, "discard": ["shuffle"]}),
        ("discard", {"discard": ["shuffle"], "closed": "blue"}),
        ("closed", {"closed": "blue"}),
        ("closed", {"closed": "red", "die": 9}),
        # 9
        ("die", {"die": 1}),
        ("die", {"phase": "card", "die": 6}),
        ("die", {"phase": "card"}),
        ("die", {"phase": "move", "die": 0}),
        ("die", {"phase": "pick", "die": 7}),
        ("die", {"phase": "move", "die": 1_000_000}),
        ("die", {"phase": "over", "result": "win", "die": 2} | WON),
        # 10
        ("phase", {"phase": "jewel", "die": 1, "places": ["j", *OUT[1:]]}),
        ("phase", {"phase": "pick", "die": 1}),
        ("phase", {"phase": "pick", "die": 1, "places": ["b", *OUT[1:]]}),
        ("phase", {"phase": "fight", "die": 1, "places": ["b", *OUT[1:]]}),
        ("phase", {"phase": "fight", "die": 1, "places": ["f", *OUT[1:]], "haunted": ["f"]}),
        ("phase", {"phase": "move", "die": 1, "actor": 3} | WON),
        # 11
        ("result", {"phase": "over", "result": "win"}),
        ("result", {"phase": "over", "result": "stuck", "actor": 0}),
        # 12
        ("actor", {"actor": 0}),
        ("actor", {"actor": "over", "scores": [0] * 4}),
        ("actor", {"phase": "move", "die": 1, "actor": 1}),
        ("scores", {"scores": [0] * 4}),
        ("winners", {"winners": []}),
        ("scores", {"phase": "over", "result": "win", "scores": [1, 1, 1]} | WON),
        ("winners", {"phase": "over", "result": "win", "winners": [0, 1, 2]} | WON),
    ],
)  # fmt: skip
def test_14_4_the_first_check_that_fails_names_its_field(field: str, position: dict[str, Any]) -> None:
    assert refused_field(4, {}, position) == field


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("carry", {"places": ["h1", *OUT[1:]], "carry": ["?", "-", "-", "-"]}),
        ("carry", {"places": ["h1", *OUT[1:]], "carry": ["9", "-", "-", "-"]}),
        ("carry", {"places": ["h1", "h2", "out", "out"], "carry": ["2", "2", "-", "-"], "jewels": {"a": "2"}}),
        ("carry", {"places": ["h1", *OUT[1:]], "carry": ["7", "-", "-", "-"], "jewels": {}}),
        ("jewels", {"places": ["h1", *OUT[1:]], "carry": ["8", "-", "-", "-"], "jewels": {"a": "8"}}),
        ("jewels", {"jewels": {"a": "8", "c": "8"}}),
        ("jewels", {"jewels": {"a": "7"}}),
        ("jewels", {"jewels": {"a": "0"}}),
        ("discard", {"discard": ["blue"] * 3, "closed": "blue"}),
        ("draws", {"phase": "card", "die": 1, "discard": ["draw2"], "draws": 3}),
        ("draws", {"phase": "move", "die": 1, "discard": ["draw2"], "draws": 1}),
        ("draws", {"phase": "card", "die": 1, "draws": 2, "closed": "blue", "discard": DECK}),
        ("discard", {"phase": "card", "die": 1, "discard": ["draw2"]}),
        ("closed", {"discard": ["blue"]}),
        ("closed", {"discard": ["blue"], "closed": "green"}),
        ("phase", {"phase": "jewel", "die": 1, "places": ["j", *OUT[1:]], "jewels": {"j": "8"}}),
        ("phase", {"phase": "pick", "die": 1, "places": ["j", *OUT[1:]]}),
        ("phase", {"phase": "pick", "die": 1, "places": ["j", *OUT[1:]], "carry": ["7", "-", "-", "-"], "jewels": {"j": "8"}}),
    ],
)  # fmt: skip
def test_14_4_in_the_advanced_game(field: str, position: dict[str, Any]) -> None:
    assert refused_field(4, {"advanced": True}, position) == field


def test_14_4_everybody_stuck_is_over_and_nothing_else() -> None:
    setup = GAME.setup(3)
    assert refused_field(3, {}, STUCK | {"ghosts": {}}) == "phase"
    assert setup.load(STUCK | {"ghosts": {}, "phase": "over", "result": "stuck"}).winners == []


def test_14_4_what_the_checks_allow_loads() -> None:
    setup = GAME.setup(4, {"advanced": True, "limit": 7})
    for position in (
        {"phase": "card", "die": 5, "discard": ["draw3", "blue"], "closed": "blue", "draws": 3},
        {"phase": "over", "result": "limit", "turns": 7, "hunter": 3},
        {"phase": "over", "result": "spirits", "haunted": list("abdegh"), "discard": ["shuffle", "draw2"]},
        {"phase": "pick", "die": 6, "places": ["j", *OUT[1:]], "jewels": {"j": "8"}},
        {"phase": "move", "die": 6, "actor": 2, "turns": 6},
    ):
        assert (
            setup.load(position).position().items()
            >= {key: _sorted(value) for key, value in position.items() if key != "jewels"}.items()
        )


def _sorted(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) and "out" not in value else value


def test_14_5_positions_need_not_be_reachable() -> None:
    position = {"phase": "fight", "die": 6, "places": ["j", *OUT[1:]], "ghosts": {"j": 1}}
    assert GAME.setup(4, {"advanced": True}).load(position).position()["jewels"]["j"] == "?"
