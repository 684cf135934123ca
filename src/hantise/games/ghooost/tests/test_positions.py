"""Positions, options, editions and words of Ghooost!: what loads, what is refused and by which name."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hantise.chance import seeded
from hantise.game import State
from hantise.games import load
from hantise.games.ghooost import moves, rules
from hantise.mistakes import BadEdition, BadPosition, Mistake
from hantise.words import LANGUAGES

GHOOOST = load("ghooost")
EARLY: dict[str, Any] = {"hands": [["2", "2", "9", "9"], ["3", "3", "6", "6"], ["10", "10", "13", "13"]]}
LATE: dict[str, Any] = {"hands": [["5", "9"], [], ["7"]], "manors": [1, 2, 0], "unseen": ["4", "10", "14"]}
ENDED: dict[str, Any] = {"hands": [["5"], [], []], "manors": [0, 0, 0], "unseen": [], "out": [1, 2]}
MATCH = {"match": True}


def loaded(base: dict[str, Any], options: dict[str, Any] | None = None, **changes: Any) -> State:
    return GHOOOST.setup(3, options).load(base | changes)


def named(base: dict[str, Any], options: dict[str, Any] | None = None, **changes: Any) -> str:
    """The field by which a position is refused."""
    with pytest.raises(BadPosition) as error:
        loaded(base, options, **changes)
    return error.value.fields[0]


def test_the_bases_of_these_tests_load() -> None:
    assert loaded(EARLY).actor == 0
    assert loaded(LATE).actor == 0
    assert loaded(ENDED).is_over


def test_11_1_fields_left_out_take_their_defaults() -> None:
    position = loaded({}, {"first": 2}).position()
    assert (position["turn"], position["direction"], position["reveal"], position["round"]) == (2, 1, "", 1)
    assert (position["manors"], position["crypt"], position["known"]) == ([10, 10, 10], 32, [[], [], []])
    assert loaded(LATE, manors=[1, 0, 0], out=[1], unseen=["4"]).position()["crypt"] == 0
    out_has_no_manor = {
        "hands": [["5"], [], ["7"]],
        "out": [1],
        "unseen": ["4"] * 4 + ["6"] * 4 + ["9"] * 4 + ["10"] * 4 + ["1"] * 4,
    }
    assert loaded(out_has_no_manor).position()["manors"] == [10, 0, 10]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("hands", [["5"], []]),
        ("hands", [["5", "15"], [], []]),
        ("hands", [["5", "x5"], [], []]),
        ("hands", [["5", 5], [], []]),
        ("hands", "5"),
        ("cemetery", ["x"]),
        ("cemetery", ["k"]),
        ("cemetery", ["x15"]),
        ("cemetery", 7),
        ("beside", -1),
        ("beside", True),
        ("discard", ["x7"]),
        ("unseen", [["4"]]),
        ("manors", [10, 10]),
        ("manors", [11, 10, 10]),
        ("manors", [10, 10, -1]),
        ("crypt", -1),
        ("crypt", 1_000_001),
        ("out", [3]),
        ("out", [1, 1]),
        ("turn", 3),
        ("turn", "0"),
        ("direction", 0),
        ("direction", 2),
        ("reveal", "take"),
        ("clock", 1_000_001),
        ("clock", 1.0),
        ("known", [[], []]),
        ("known", [["y"], [], []]),
        ("round", 0),
        ("points", [0, 0]),
        ("points", [0, -1, 0]),
        ("boos", [0, 0, None]),
        ("ghosts", 1),
        ("seat", 0),
    ],
)
def test_11_2_each_field_has_its_type_and_range(field: str, wrong: Any) -> None:
    assert named(EARLY, **{field: wrong}) == field


def test_11_3_the_field_at_which_a_card_exceeds_the_deck_is_named() -> None:
    assert named(EARLY, hands=[["5", "5", "5", "9"], ["5", "5", "6", "6"], []]) == "hands"
    assert named(EARLY, hands=[["5"] * 200, [], []]) == "hands"
    assert named(EARLY, cemetery=["9", "9", "1", "9"]) == "cemetery"
    assert named(EARLY, hands=[["x"] * 4, [], []], cemetery=["7", "x7"]) == "cemetery"
    assert named(EARLY, cemetery=["9"] * 200) == "cemetery"
    assert named(EARLY, beside=3) == "beside"
    assert named(EARLY, cemetery=["9"], discard=["9", "9"]) == "discard"


def test_11_3_discard_and_unseen_complete_each_other() -> None:
    assert loaded(EARLY).position()["discard"] == []
    rest = loaded(EARLY, discard=["1", "1"]).position()["unseen"]
    assert (len(rest), rest.count("1")) == (48, 2)
    assert len(loaded(LATE).position()["discard"]) == 62 - 3 - 3
    assert named(LATE, unseen=["4", "9", "9", "9", "9"]) == "unseen"
    assert named(LATE, discard=["1"]) == "unseen"
    assert named(LATE, manors=[1, 2, 1]) == "manors"
    assert named(EARLY, crypt=19) == "crypt"
    assert loaded(EARLY, crypt=20).position()["crypt"] == 20


@pytest.mark.parametrize("pile", [["9", "5"], ["12", "13"], ["3", "4"], ["x7"], ["6", "x7"], ["4", "11"], ["7"] * 3 + ["x7"]])
def test_11_4_the_pile_could_have_been_laid(pile: list[str]) -> None:
    assert named(EARLY, cemetery=pile) == "cemetery"


def test_11_4_what_is_known_is_in_the_hand() -> None:
    assert named(EARLY, known=[["2", "2", "2"], [], []]) == "known"
    assert loaded(EARLY, known=[["2", "2"], [], []]).position()["known"][0] == ["2", "2"]


def test_11_4_before_midnight() -> None:
    assert named(EARLY, out=[1], manors=[10, 10, 10]) == "out"
    assert named(EARLY, manors=[10, 9, 10]) == "manors"
    assert named(EARLY, reveal="manor") == "reveal"
    assert named(EARLY, hands=[["2"], *EARLY["hands"][1:]], reveal="gamble") == "hands"
    assert loaded(EARLY, reveal="gamble", clock=500).position()["actor"] == "chance"


def test_11_4_after_midnight() -> None:
    assert named(LATE, hands=[["5", "9"], ["6"], []]) == "out"
    assert named(LATE, out=[1]) == "out"
    assert named({"hands": [[], [], []], "manors": [0, 0, 0], "unseen": [], "out": [0, 1, 2]}) == "out"
    assert named(LATE, hands=[["5"], [], []], out=[2], turn=2) == "turn"
    assert named(LATE, reveal="gamble") == "reveal"
    assert named(LATE, reveal="manor") == "reveal"
    assert loaded(LATE, reveal="manor", turn=1).position()["actor"] == "chance"
    assert named({"hands": [[], [], []], "manors": [2, 0, 0], "unseen": ["4", "5"], "out": [1, 2]}, reveal="manor") == "reveal"
    assert named(LATE, clock=1001) == "clock"


def test_11_4_match_fields() -> None:
    assert named(EARLY, round=2) == "round"
    assert named(EARLY, points=[0, 1, 0]) == "points"
    assert named(EARLY, boos=[0, 1, 0]) == "boos"
    assert named(EARLY, MATCH, round=31) == "round"
    assert loaded(EARLY, MATCH, round=30, points=[0, 1, 0], boos=[0, 1, 0]).actor == 0


def test_11_5_an_ended_round_ends_the_game_or_a_decided_match() -> None:
    assert loaded(ENDED).scores == [0, 2, 1]
    assert loaded(LATE, clock=1000).scores == [0, 0, 0]
    assert loaded(LATE, clock=1000).winners == []
    assert loaded(LATE, clock=1000, reveal="manor", turn=1).position()["actor"] == "chance"
    assert named(ENDED, MATCH, points=[0, 2, 2], boos=[1, 0, 0]) == "boos"
    assert loaded(ENDED, MATCH, points=[0, 4, 3], boos=[2, 0, 0]).winners == [1]
    assert loaded(ENDED, MATCH, round=30, points=[0, 2, 2], boos=[1, 0, 0]).winners == [1, 2]
    assert named(EARLY, MATCH, points=[0, 4, 3], boos=[2, 0, 0]) == "boos"


def test_11_6_derived_fields_are_what_the_rules_give() -> None:
    assert named(EARLY, actor=1) == "actor"
    assert named(EARLY, actor="chance") == "actor"
    assert named(EARLY, scores=[0, 0, 0]) == "scores"
    assert named(EARLY, winners=[]) == "winners"
    assert named(ENDED, scores=[0, 1, 2]) == "scores"
    assert named(ENDED, winners=[1]) == "winners"
    assert loaded(ENDED, actor="over", scores=[0, 2, 1], winners=[1, 2]).is_over


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        ("first", 3), ("twist", "both"), ("dawn", 0), ("dawn", 1_000_001), ("curfew", 0), ("match", 1), ("last_bonus", 3),
        ("max_rounds", 0), ("max_rounds", True), ("midnight", 1),
    ],
)  # fmt: skip
def test_12_1_options_outside_their_range_are_refused_by_name(option: str, wrong: Any) -> None:
    with pytest.raises(Mistake) as error:
        GHOOOST.setup(3, {option: wrong})
    assert option in error.value.fields


def test_12_1_a_match_is_for_three_or_more() -> None:
    with pytest.raises(Mistake) as error:
        GHOOOST.setup(2, {"match": True})
    assert "match" in error.value.fields
    assert GHOOOST.setup(2, {"match": False}).start().players == 2


def edited(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """The path of the default edition with some texts in it replaced."""
    text = (GHOOOST.folder / "editions" / "iello-2013.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("total = 62", "total = 61"), "deck.total"),
        (("x = 4, k = 2 }", "x = 4, k = 2, 15 = 4 }"), "deck.copies"),
        (("x = 4, k = 2 }", "x = 7, k = 2 }"), "deck.copies.x"),
        (("value = 14", "value = 15"), "cards.14"),
        (('power = "copy"', 'power = ""'), "cards.x"),
        (("2 = 12, ", ""), "setup.manor"),
        (("6 = 4 }    #", "6 = 7 }    #"), "setup"),
        (("players = [2, 3, 4, 5, 6]", "players = [2, 7]"), "players"),
        (('family = "scary"', 'family = "red"'), "cards.3.family"),
        (("quartet = 4", "quartet = 1"), "combinations.quartet"),
    ],
)
def test_an_edition_that_cannot_be_is_refused_by_its_key(tmp_path: Path, change: tuple[str, str], key: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(key)):
        GHOOOST.edition(edited(tmp_path, change))


def test_2_2_another_edition_moves_families_and_powers(tmp_path: Path) -> None:
    """A box in which 14 is scary and 2 clears the Cemetery, and three make a quartet."""
    own = edited(
        tmp_path,
        ('value = 14\nfamily = "common"', 'value = 14\nfamily = "scary"'),
        ('value = 2\nfamily = "common"\npower = ""', 'value = 2\nfamily = "special"\npower = "clear"'),
        ("quartet = 4", "quartet = 3"),
    )
    table = {"hands": [["1", "2", "13", "14"], ["6"]], "manors": [1, 1], "unseen": ["5", "5"]}
    setup = GHOOOST.setup(2, edition=own)
    assert setup.load(table | {"cemetery": ["14"]}).moves() == ["play 1", "play 14", "take"]
    cleared = setup.load(table | {"cemetery": ["1"]}).play("play 2")
    assert (cleared.position()["cemetery"], cleared.actor) == ([], 0)
    with pytest.raises(BadPosition, match="cemetery"):
        setup.load(table | {"cemetery": ["7", "7", "7"]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_have_every_paragraph(language: str) -> None:
    """So that each paragraph that a refusal names can be looked up."""
    text = (GHOOOST.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^(\d+\.\d+) ", text, re.MULTILINE)
    sizes = {1: 3, 2: 4, 3: 5, 4: 10, 5: 8, 6: 6, 7: 6, 8: 9, 9: 7, 10: 3}
    assert numbers == [f"{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)]
    cited = set(re.findall(r'"(\d+\.\d+)"', Path(moves.__file__).read_text(encoding="utf-8")))
    assert len(cited) > 10
    assert cited <= set(numbers)


def test_a_drawing_fits_eighty_columns_with_the_largest_hands() -> None:
    deck = GHOOOST.setup(2).start().position()["unseen"]
    state = GHOOOST.setup(2).load({"hands": [deck[:-3], []], "manors": [0, 3], "unseen": deck[-3:]})
    long_pile = [card for card in ("4", "5", "6", "7", "8", "9", "10") for _ in range(3)] + ["12"]
    piled = GHOOOST.setup(2).load({"hands": [["12", "x"], ["k"]], "cemetery": long_pile, "manors": [1, 1], "unseen": ["2", "2"]})
    for drawn in (state, piled, piled.view(0), piled.view(None), state.play("play 1").view(1)):
        for language in LANGUAGES:
            assert max(map(len, drawn.drawing(language).splitlines())) <= 80


def test_the_log_tells_what_an_action_brings_about() -> None:
    state = GHOOOST.setup(3).load(
        {"hands": [["8", "8"], ["9"], ["k", "12"]], "manors": [0, 0, 0], "unseen": [], "cemetery": ["7"]}
    )
    for move in ("play 8 8", "play k", "play 12"):
        state.play(move)
    words = state.setup.words("en")
    assert [words.say(line) for line in state.log(None)] == [
        "seat 0 plays 2 × Twist (8)",
        "play turns round: anticlockwise now",
        "seat 0 has no ghost left and is out",
        "seat 2 plays Kitty",
        "seat 1 is passed over",
        "seat 2 plays Igor (12)",
        "seat 2 has no ghost left and is out",
        "seat 1 is the last one with ghosts and loses the round",
    ]


def test_the_log_tells_the_end_of_a_round_of_a_match() -> None:
    table = {"hands": [["5"], [], ["9"]], "manors": [0, 0, 0], "unseen": [], "out": [1], "turn": 2}
    state = GHOOOST.setup(3, MATCH).load(table).play("play 9")
    words = state.setup.words("fr")
    assert [words.say(line) for line in state.log(0)] == [
        "la place 2 joue 9",
        "la place 2 n’a plus de fantôme et sort",
        "fin de la manche 1",
        "la place 0 garde des fantômes en dernier et perd la manche",
        "la place 0 reçoit un jeton Bouh\u202f!, le premier",
        "la place 1 marque 2 points, 2 en tout",
        "la place 2 marque 2 points, 2 en tout",
        "la manche 2 commence avec la place 0",
    ]


def test_a_guess_never_changes_what_is_public() -> None:
    """9.5 Sizes, known cards and the table stay; the pool is shared out whole."""
    state = loaded(EARLY, known=[[], ["3"], ["13", "13"]], cemetery=["7", "x7"], beside=1)
    rng = seeded(8)
    for _ in range(50):
        guess = state.view(0).imagine(rng)
        assert guess.view(None).position() == state.view(None).position()
        assert guess.position()["hands"][2].count("13") >= 2
        assert int(rules.short_seat(guess.fields)) == -1


UNCOMPILED_MATCH = """
from hantise.chance import seeded
from hantise.games import load

state, rng = load("ghooost").setup(6, {"match": True, "max_rounds": 2}).start(), seeded(4)
while not state.is_over:
    state.apply(state.choose(rng, True))
    if len(state.history) % 20 == 0:
        state.view(0).encoded()
        state.view(None).imagine(rng)
print(state.scores)
"""


def test_a_whole_match_runs_uncompiled_without_an_overflow() -> None:
    """Uncompiled, small fields overflow with a warning: seats that are out and full piles come late in a round."""
    command = [sys.executable, "-W", "error", "-c", UNCOMPILED_MATCH]
    played = subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True, capture_output=True, text=True)
    assert played.stdout.startswith("[")
