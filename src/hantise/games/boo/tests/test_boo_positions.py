"""Chapter 12 of Boo: what a position tells, its defaults, and every check with the field that it names."""

from typing import Any

import pytest

from hantise.games import load
from hantise.mistakes import BadPosition

BOO = load("boo")
LAID = {"b1": "7 0 e front"}
BOTH = LAID | {"w1": "-3 0 e front"}
ACTING: dict[str, Any] = {
    "placed": "b5",
    "waiting": [2, 3],
    "table": {"b7": "3 -3 s front", "w2": "0 -3 e back", "b5": "0 -1 e front"},
}
FULL = {f"b{n}": f"0 {-n} e front" for n in range(1, 13)} | {f"w{n}": f"4 {3 + n} e front" for n in range(1, 13)}

# Seat 0's last but one card is acting; w11, w12 and b12 are still to come.
LATE = {name: lying for name, lying in FULL.items() if name not in ("b11", "b12", "w11", "w12")}
LATE |= {"b11": FULL["b8"], "b8": "-3 0 e front"}
LATE_ACTING: dict[str, Any] = {"placed": "b8", "waiting": [1, 3], "table": LATE}


def loaded(options: dict[str, Any] | None = None, edition: str | None = None, **fields: Any) -> dict[str, Any]:
    return BOO.setup(2, options, edition).load(fields).position()


def test_12_1_every_field_of_a_new_game() -> None:
    position = BOO.setup(2).start().position()
    position.pop("table")
    unseen = list(range(1, 13))
    assert position == {
        "actor": "chance", "phase": "setup", "turn": 0, "hands": [0, 0], "tops": [0, 0], "placed": "", "waiting": [],
        "unseen": [unseen, unseen], "ghosts": [3, 3],
    }  # fmt: skip


def test_12_2_a_card_is_kept_as_spelled_even_in_another_of_its_equal_ways() -> None:
    assert loaded(table={"b8": "9 0 w back"})["table"]["b8"] == "9 0 w back"
    assert loaded(edition="crossed", table={"b4": "5 0 w back", "g1": "0 0 e back"})["table"]["g1"] == "0 0 e back"


@pytest.mark.parametrize(
    ("fields", "phase", "turn"),
    [
        ({"hands": [0, 0], "tops": [0, 0]}, "setup", 0),
        ({"hands": [4, 0], "tops": [0, 0]}, "setup", 1),
        ({"hands": [4, 4], "tops": [0, 0]}, "setup", 0),
        ({"hands": [4, 4], "tops": [5, 0]}, "setup", 1),
        ({}, "place", 0),
        ({"table": LAID, "tops": [0, 2]}, "reveal", 0),
        ({"table": LAID}, "place", 1),
        ({"table": BOTH, "tops": [3, 0]}, "reveal", 1),
        ({"table": BOTH}, "place", 0),
        (ACTING, "scare", 0),
        ({"table": FULL}, "over", -1),
    ],
)
def test_12_3_the_phase_and_the_turn_follow_from_the_cards(fields: dict[str, Any], phase: str, turn: int) -> None:
    position = loaded(**fields)
    assert (position["phase"], position["turn"]) == (phase, turn)


def test_12_3_the_turn_follows_the_oya() -> None:
    assert loaded({"first": 1})["turn"] == 1
    assert loaded({"first": 1}, table={"w1": "7 0 e front"})["turn"] == 0
    assert loaded({"first": 1}, hands=[0, 3], tops=[0, 0])["turn"] == 0


def test_12_4_hands_and_tops_are_the_lowest_numbers_left() -> None:
    position = loaded(table=BOTH | {"b3": "7 1 e front"}, tops=[2, 4])
    assert (position["hands"], position["tops"]) == ([4, 2], [2, 4])
    position = loaded(hands=[1, 5])
    assert (position["hands"], position["tops"]) == ([1, 5], [2, 1])
    assert loaded(**ACTING)["hands"] == [0, 1]
    assert loaded(**ACTING)["tops"] == [1, 3]
    position = loaded(**LATE_ACTING)
    assert (position["hands"], position["tops"], position["unseen"]) == ([0, 11], [12, 12], [[], []])
    assert loaded(table=LATE)["tops"] == [0, 12]


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("colour", {"colour": 1}),
        ("table", {"table": "g1"}),
        ("table", {"table": {"b13": "7 0 e front"}}),
        ("table", {"table": {"b01": "7 0 e front"}}),
        ("table", {"table": {"x1": "7 0 e front"}}),
        ("table", {"table": {"b1": "7 0 e"}}),
        ("table", {"table": {"b1": "7  0 e front"}}),
        ("table", {"table": {"b1": "7 -0 e front"}}),
        ("table", {"table": {"b1": "7 0 E front"}}),
        ("table", {"table": {"b1": "7 0 e front "}}),
        ("table", {"table": {"b1": 7}}),
        ("table", {"table": LAID | {"g3": "6 2 n front"}}),
        ("table", {"table": LAID | {"g3": "6 1 s front"}}),
        ("table", {"table": LAID | {"w1": "9 -1 s front"}}),
        ("table", {"table": {"b1": "6 0 e front"}}),
        ("table", {"table": {"b1": "8 0 e front"}}),
        ("table", {"table": {"b1": "7 -1 e front"}}),
        ("table", {"table": {"b1": f"{'9' * 5000} 0 e front"}}),
        ("table", {"table": {"b1": "999999999 0 e front"}}),
        ("table", {"table": {"g1": "0 0 e back"}}),
        ("table", {"table": {"w1": "7 0 e front"}}),
        ("table", {"table": LAID | {"b2": "7 1 e front"}}),
        ("waiting", {"waiting": 1}),
        ("waiting", {"waiting": [0]}),
        ("waiting", {"waiting": [4], "placed": 7}),
        ("waiting", {"waiting": [True]}),
        ("placed", {"waiting": [1, 2], "table": LAID}),
        ("placed", {"placed": "b1", "hands": 7}),
        ("placed", {"placed": "b2", "table": LAID}),
        ("placed", {"placed": "g1", "table": LAID}),
        ("placed", {"placed": 0, "table": LAID}),
        ("placed", {"placed": "b1", "waiting": [1, 2], "table": BOTH}),
        ("hands", {"hands": [1]}),
        ("hands", {"hands": [1, "2"], "tops": 7}),
        ("hands", {"hands": [1, 13]}),
        ("hands", {"hands": [-1, 1]}),
        ("hands", {"hands": [1, 1], "table": LAID}),
        ("tops", {"tops": "b1"}),
        ("tops", {"tops": [1, 2, 3]}),
        ("tops", {"tops": [True, 2]}),
        ("tops", {"tops": [3, 13]}),
        ("tops", {"tops": [1, 3], "table": LAID}),
        ("tops", {"hands": [4, 4], "tops": [5, 4]}),
        ("hands", {"hands": [0, 1], "tops": [0, 0]}),
        ("hands", {"hands": [0, 1], "tops": [1, 0]}),
        ("tops", {"hands": [1, 0], "tops": [2, 0]}),
        ("tops", {"hands": [0, 0], "tops": [2, 0]}),
        ("tops", {"hands": [1, 1], "tops": [0, 2]}),
        ("tops", {"hands": [0, 0]}),
        ("hands", {"table": LAID, "hands": [0, 1]}),
        ("hands", {"table": LAID, "hands": [2, 0]}),
        ("hands", ACTING | {"hands": [1, 1]}),
        ("tops", {"table": LAID, "tops": [3, 0]}),
        ("tops", {"table": BOTH, "tops": [0, 3]}),
        ("tops", ACTING | {"tops": [0, 3]}),
        ("tops", LATE_ACTING | {"tops": [0, 12]}),
        ("hands", LATE_ACTING | {"hands": [12, 11]}),
        ("waiting", ACTING | {"waiting": []}),
        ("waiting", ACTING | {"waiting": [2]}),
        ("waiting", ACTING | {"waiting": [3, 2]}),
        ("waiting", ACTING | {"waiting": [2, 2]}),
        ("waiting", {"placed": "b8", "waiting": [1, 2], "table": {"b8": "-3 0 e front"}}),
        ("waiting", {"placed": "b8", "waiting": [1, 3], "table": {"b8": "7 0 e front"}}),
        ("phase", {"phase": "setup"}),
        ("turn", {"turn": 1}),
        ("turn", {"turn": False}),
        ("unseen", {"unseen": [[], []]}),
        ("ghosts", {"ghosts": [3, 4]}),
        ("actor", {"actor": "chance"}),
        ("scores", {"scores": [3, 3]}),
        ("winners", {"winners": [0]}),
        ("scores", {"table": FULL, "scores": [30, 31]}),
        ("winners", {"table": FULL, "winners": [1]}),
    ],
)  # fmt: skip
def test_12_5_a_position_that_cannot_be_is_refused_by_its_field(field: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        loaded(**fields)
    assert refused.value.fields == (field,)


def test_12_5_checks_come_in_their_order() -> None:
    """Each of these is wrong in every field from the first on; mending them one by one names the next."""
    wrong: dict[str, Any] = {
        "nonsense": 1, "table": {"x": ""}, "waiting": 0, "placed": 0, "hands": 0, "tops": 0, "phase": 0, "turn": 9,
        "unseen": 0, "ghosts": 0, "actor": 9, "scores": 0, "winners": 0,
    }  # fmt: skip
    named = []
    while wrong:
        with pytest.raises(BadPosition) as refused:
            loaded(**wrong)
        named.append(refused.value.fields[0])
        del wrong[named[-1]]
    assert named == [
        "nonsense", "table", "waiting", "placed", "hands", "tops", "phase", "turn", "unseen", "ghosts", "actor", "scores",
        "winners",
    ]  # fmt: skip


def test_12_6_how_the_cards_came_to_lie_is_not_examined() -> None:
    """White ghosts that black ones would have frightened lie there all the same, and gate cards may be turned."""
    position = loaded(table={"b11": "-1 0 s front", "g3": "6 0 s front", "g1": "0 0 e back"})
    assert position["ghosts"] == [3, 4]
