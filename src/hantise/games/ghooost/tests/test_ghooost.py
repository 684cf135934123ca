"""The rules of Ghooost!, one by one: rule, position, answer. Positions, options and editions are tested in test_positions.py."""

from collections import Counter
from math import comb
from typing import Any

import numpy as np
import pytest

from hantise import kernels
from hantise.chance import seeded
from hantise.contract import CHANCE, OVER
from hantise.game import State
from hantise.games import load
from hantise.mistakes import IllegalMove

GHOOOST = load("ghooost")
FULL = [["2", "2", "9", "9"], ["3", "3", "6", "6"], ["10", "10", "13", "13"]]  # three hands of four


def at(*, options: dict[str, Any] | None = None, **position: Any) -> State:
    """A position of as many players as it has hands."""
    return GHOOOST.setup(len(position["hands"]), options).load(position)


def late(*hands: str, manors: list[int] | None = None, **position: Any) -> State:
    """After midnight: hands written as texts; in each Manor one card, unless it is said."""
    manors = [1] * len(hands) if manors is None else manors
    unseen = ["14", "14", "14", "14", "13", "13", "13", "13"][: sum(manors)]
    return at(hands=[hand.split() for hand in hands], manors=manors, **{"unseen": unseen} | position)


def refused(state: State, move: str) -> str:
    """The paragraph with which a move is refused; both languages name it."""
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert f"(rule {error.value.rule})" in str(state.why_not(move))
    assert f"(règle {error.value.rule})" in str(state.why_not(move, "fr"))
    return error.value.rule


def cards(state: State, field: str) -> Counter[str]:
    """A list of cards of the position, as a multiset."""
    return Counter(state.position()[field])


def all_but_25() -> list[str]:
    """A discard that leaves two full Manors and one card of the Crypt beside hands of 2 2 9 9 and 3 3 6 6 and a 9 laid."""
    deck = cards(GHOOOST.setup(2).start(), "unseen") - Counter(["2", "2", "3", "3", "6", "6", "9", "9", "9"])
    return list(deck.elements())[:-25]


def test_2_1_the_deck_has_four_of_each_ghost_and_the_editions_split_the_others() -> None:
    ghosts = {str(value): 4 for value in range(1, 15)}
    assert cards(GHOOOST.setup(2).start(), "unseen") == ghosts | {"x": 4, "k": 2}
    assert cards(GHOOOST.setup(2, edition="rulebook-hint").start(), "unseen") == ghosts | {"x": 2, "k": 4}


def test_2_2_families_and_powers_are_data_of_the_edition() -> None:
    box = GHOOOST.setup(2).start().fields.box
    assert [int(box.value[card]) for card in range(16) if box.family[card] == 1] == [1, 0]
    assert [int(box.value[card]) for card in range(16) if box.family[card] == 2] == [3, 12]
    assert [int(box.value[card]) for card in range(16) if box.family[card] == 3] == [8, 11, 0]


def test_2_3_multisets_are_written_in_canonical_order() -> None:
    state = at(hands=[["k", "x", "10", "2"], ["14", "1", "9", "1"]])
    assert state.position()["hands"] == [["2", "10", "x", "k"], ["1", "1", "9", "14"]]


def test_2_4_more_boos_than_tokens_may_be_needed() -> None:
    state = late("9", "5", "6", manors=[0, 0, 0], options={"match": True}, round=9, points=[3, 3, 0], boos=[1, 1, 7])
    assert state.position()["boos"] == [1, 1, 7]


@pytest.mark.parametrize(("players", "manor", "crypt"), [(2, 12, 30), (3, 10, 20), (4, 8, 14), (5, 6, 12), (6, 4, 14)])
def test_3_1_manors_and_crypt_after_the_deal(players: int, manor: int, crypt: int) -> None:
    state = GHOOOST.setup(players).start()
    rng = seeded(1)
    while state.actor == CHANCE:
        state.draw(rng)
    assert state.position()["manors"] == [manor] * players
    assert state.position()["crypt"] == crypt
    assert [len(hand) for hand in state.position()["hands"]] == [4] * players


def test_3_2_unseen_is_what_lies_in_crypt_and_manors() -> None:
    state = at(hands=FULL, cemetery=["7", "x7"], beside=1, discard=["1"])
    position = state.position()
    assert len(position["unseen"]) == 62 - 12 - 2 - 1 - 1 == position["crypt"] + sum(position["manors"])
    assert cards(state, "unseen")["x"] == 3
    assert cards(state, "unseen")["k"] == 1


def test_3_3_an_empty_table_is_the_start_of_the_game() -> None:
    setup = GHOOOST.setup(5, {"first": 3})
    assert setup.load({}).position() == setup.start().position()
    assert setup.start().position()["crypt"] == 32
    assert setup.start().position()["turn"] == 3


def test_3_4_the_deal_goes_round_clockwise_from_the_starting_seat() -> None:
    state = GHOOOST.setup(3, {"first": 2}).start()
    sizes = []
    for move in ["draw 2"] * 4 + ["draw 4"] * 4 + ["draw 5"] * 4:
        assert state.actor == CHANCE
        state.play(move)
        sizes.append([len(hand) for hand in state.position()["hands"]])
    assert sizes[3] == [0, 0, 4]
    assert sizes[7] == [4, 0, 4]
    assert state.actor == 2


def test_3_5_a_card_is_drawn_as_often_as_it_is_unseen() -> None:
    state = late("", "5", manors=[3, 2], unseen=["4", "9", "9", "9", "x"], cemetery=["7"]).play("manor")
    assert state.chances() == {"draw 4": 1, "draw 9": 3, "draw x": 1}
    assert refused(state, "draw 5") == "3.5"


def test_4_1_midnight_strikes_when_the_last_crypt_card_is_drawn() -> None:
    state = at(hands=[["2", "2", "9", "9"], ["3", "3", "6", "6"]], discard=all_but_25(), cemetery=["9"]).play("gamble")
    assert state.position()["crypt"] == 1
    state.play("draw 14")
    assert state.position()["crypt"] == 0
    assert state.moves() == ["take"]


def test_4_2_chance_comes_before_the_seat_whose_turn_it_is() -> None:
    state = at(hands=[["2", "2", "9"], *FULL[1:]], turn=1)
    assert state.actor == CHANCE
    assert refused(state, "play 3") == "4.2"
    state.play("draw 5")
    assert state.actor == 1
    assert refused(state, "draw 5") == "4.2"


def test_4_3_before_midnight_play_gamble_or_take() -> None:
    state = at(hands=[["2", "9", "x", "k"], *FULL[1:]], cemetery=["7"])
    assert state.moves() == ["gamble", "play 9", "play 9 x", "play k", "take"]
    assert refused(state, "manor") == "4.3"
    assert refused(state, "pass") == "4.3"


def test_4_4_after_midnight_play_or_take_and_the_manor_only_with_an_empty_hand() -> None:
    state = late("4 10", "", "7", cemetery=["9"])
    assert state.moves() == ["play 10", "take"]
    assert refused(state, "gamble") == "4.4"
    assert refused(state, "manor") == "4.4"
    assert state.play("play 10").moves() == ["manor", "take"]


def test_4_5_who_has_neither_hand_nor_manor_is_out_and_the_turn_passes() -> None:
    state = late("9", "5", "6", manors=[0, 1, 1], cemetery=["7"]).play("play 9")
    assert state.position()["out"] == [0]
    assert state.actor == 1


def test_4_5_an_empty_hand_before_midnight_is_refilled_not_out() -> None:
    state = at(hands=[["5", "5", "5", "5"], *FULL[1:]]).play("play 5 5 5 5")
    assert state.position()["out"] == []
    assert state.actor == CHANCE


def test_4_6_the_turn_passes_over_seats_that_are_out() -> None:
    state = late("10 13", "2", "", "4", manors=[1, 1, 0, 1], out=[2], turn=1).play("play 2")
    assert state.actor == 3


def test_4_6_the_turn_passes_the_other_way_after_a_reversal() -> None:
    assert late("10 13", "2", "4", direction=-1).play("play 10").actor == 2


def test_4_6_who_goes_out_with_kitty_passes_the_nearer_of_two_over() -> None:
    assert late("5", "k", "9", manors=[1, 0, 1], turn=1).play("play k").actor == 0


def test_4_7_the_acting_seat_is_refilled_to_four_before_the_next_acts() -> None:
    state = at(hands=[["2", "2", "9", "9"], *FULL[1:]]).play("play 9 9")
    state.play("draw 5").play("draw 5")
    assert state.position()["hands"][0] == ["2", "2", "5", "5"]
    assert state.actor == 0


def test_4_7_the_first_short_seat_clockwise_from_the_turn_is_served_first() -> None:
    state = at(hands=[["2"], ["3", "3", "6", "6"], ["10"]], turn=1).play("draw 5")
    assert state.position()["hands"] == [["2"], ["3", "3", "6", "6"], ["5", "10"]]


def test_4_8_at_the_curfew_only_a_gamble_is_left() -> None:
    state = at(hands=FULL, cemetery=["7"], clock=300)
    assert state.moves() == ["gamble"]
    assert refused(state, "take") == "4.8"
    assert refused(state, "play 9") == "4.8"
    assert "take" in at(hands=FULL, cemetery=["7"], clock=299).moves()


def test_4_9_the_clock_counts_seat_moves_and_starts_anew_at_midnight() -> None:
    state = at(hands=[["2", "2", "9", "9"], ["3", "3", "6", "6"]], discard=all_but_25(), cemetery=["9"], clock=41)
    assert state.play("gamble").position()["clock"] == 42
    assert state.play("draw 14").position()["clock"] == 0
    assert state.play("take").position()["clock"] == 1


def test_4_10_a_replay_may_be_any_move() -> None:
    state = late("6 6", "4", "7", cemetery=["5"]).play("play 6 6")
    assert state.actor == 0
    assert state.moves() == ["manor", "take"]


def test_5_1_nothing_is_to_beat_beside_a_lone_kitty_and_a_copy_has_her_value() -> None:
    assert "play 2" in late("2 9", "4", beside=1).moves()
    assert late("7 9", "4", cemetery=["8", "x8"]).moves() == ["play 9", "take"]


@pytest.mark.parametrize(
    ("top", "may"),
    [
        ([], "1 2 3 4 11 12 13 14"),
        (["2"], "1 2 3 4 11 12 13 14"),
        (["3"], "1 3 12"),
        (["4"], "1 4 11 12 13 14"),
        (["12"], "1 12"),
        (["13"], "1 13 14"),
        (["14"], "1 14"),
        (["1"], "1 2 3 4 11 12 13 14"),
        (["3", "x3"], "1 3 12"),
    ],
)
def test_5_2_what_may_follow_what(top: list[str], may: str) -> None:
    state = late("1 2 3 4 11 12 13 14", "5", cemetery=top, unseen=["6", "7"])
    assert [move.removeprefix("play ") for move in state.moves() if move.startswith("play")] == sorted(may.split())


def test_5_2_a_quartet_from_the_hand_goes_on_anything() -> None:
    state = late("2 2 2 2 13", "5", cemetery=["3"], unseen=["6", "7"])
    assert state.moves() == ["play 2 2 2 2", "take"]


def test_5_2_refusals_say_what_may_follow() -> None:
    igor = late("2 13", "5", cemetery=["12"], unseen=["6", "7"])
    assert refused(igor, "play 13") == "5.2"
    assert "only Scooty (1), Igor (12), Kitty or a quartet" in str(igor.why_not("play 13"))
    seven = late("2 13", "5", cemetery=["7"], unseen=["6", "7"])
    assert refused(seven, "play 2") == "5.2"
    assert str(seven.why_not("play 2", "fr")).startswith("la place 0 ne peut pas jouer 2 sur 7")


def test_5_3_any_number_of_one_value_with_any_number_of_copies() -> None:
    state = late("6 6 x x", "5")
    assert state.moves() == ["play 6", "play 6 6", "play 6 6 x", "play 6 6 x x", "play 6 x", "play 6 x x"]
    assert refused(state, "play 6 5") == "5.3"
    assert refused(state, "play 6 6 6") == "5.3"
    assert refused(state, "play 6 x x x") == "5.3"


def test_5_4_copies_lie_above_the_naturals() -> None:
    assert late("6 6 x 9", "5").play("play 6 6 x").position()["cemetery"] == ["6", "6", "x6"]


def test_5_5_a_valid_reveal_is_laid_and_never_a_double() -> None:
    state = at(hands=FULL, cemetery=["7"]).play("gamble")
    assert state.position()["reveal"] == "gamble"
    assert state.position()["crypt"] == 19
    state.play("draw 7")
    assert state.position()["cemetery"] == ["7", "7"]
    assert state.position()["crypt"] == 18
    assert state.actor == 1


def test_5_5_a_revealed_kitty_skips_and_a_miss_copy_fails() -> None:
    assert at(hands=FULL, cemetery=["12"]).play("gamble").play("draw k").actor == 2
    failed = at(hands=FULL, cemetery=["7", "7", "7"]).play("gamble").play("draw x")
    assert failed.position()["hands"][0] == ["2", "2", "7", "7", "7", "9", "9", "x"]


def test_5_5_a_manor_counts_down_when_the_card_is_drawn() -> None:
    state = late("", "5", cemetery=["7"]).play("manor")
    assert state.position()["manors"] == [1, 1]
    assert state.play("draw 14").position()["manors"] == [0, 1]


def test_5_6_a_failed_reveal_brings_card_pile_and_kitties() -> None:
    state = late("", "5", "6", cemetery=["7", "9"], beside=1, unseen=["4", "10", "10"]).play("manor").play("draw 4")
    position = state.position()
    assert position["hands"][0] == ["4", "7", "9", "k"] == position["known"][0]
    assert (position["cemetery"], position["beside"], state.actor) == ([], 0, 1)


def test_5_7_taking_needs_a_card_and_turns_copies_plain() -> None:
    state = at(hands=FULL, cemetery=["7", "x7"], beside=1).play("take")
    assert state.position()["hands"][0] == ["2", "2", "7", "9", "9", "x", "k"]
    assert state.actor == 1
    assert refused(state, "take") == "5.7"


def test_5_8_pass_is_for_copies_only_and_nothing_to_take() -> None:
    assert late("x x", "5").moves() == ["pass"]
    assert late("x x", "5").play("pass").actor == 1
    with_kitty = late("x", "5", beside=1)
    assert with_kitty.moves() == ["take"]
    assert refused(with_kitty, "pass") == "5.8"


def test_6_1_a_copy_counts_as_what_she_copies() -> None:
    state = late("5 5 8", "9", cemetery=["5", "x5"]).play("play 5 5")
    assert state.position()["cemetery"] == []


def test_6_2_two_or_three_from_the_hand_earn_a_replay_and_one_does_not() -> None:
    assert late("6 6 6 9", "5").play("play 6").actor == 1
    assert late("6 6 6 9", "5").play("play 6 6").actor == 0
    assert late("6 6 6 9", "5").play("play 6 6 6").actor == 0
    assert late("6 x 9", "5").play("play 6 x").actor == 0


def test_6_3_a_quartet_counts_the_unbroken_run_on_top() -> None:
    whole = late("9 13", "5", cemetery=["6", "9", "9", "9"], beside=1).play("play 9")
    assert (whole.position()["cemetery"], whole.actor) == ([], 0)
    broken = late("9 13", "5", cemetery=["9", "9", "1", "9"]).play("play 9")
    assert (len(broken.position()["cemetery"]), broken.actor) == (5, 1)


def test_6_3_a_revealed_card_completes_a_quartet_and_replays() -> None:
    state = late("", "5", manors=[2, 1], cemetery=["13", "13", "x13"], unseen=["13", "14", "14"]).play("manor").play("draw 13")
    assert (state.position()["cemetery"], state.actor) == ([], 0)


def test_6_4_a_quartet_discards_pile_group_and_kitties_and_replays() -> None:
    state = late("5 5 5 5 x 9", "4", cemetery=["9", "13"], beside=1, unseen=["14", "14"])
    before = cards(state, "discard")
    position = state.play("play 5 5 5 5 x").position()
    assert cards(state, "discard") - before == Counter(["5", "5", "5", "5", "x", "9", "13", "k"])
    assert (position["cemetery"], position["beside"], state.actor) == ([], 0, 0)


def test_6_5_several_causes_earn_one_replay() -> None:
    state = late("5 11 11 13", "4", "7").play("play 11 11")
    assert state.actor == 0
    assert state.play("play 5").actor == 1


def test_6_5_no_replay_for_who_goes_out() -> None:
    assert late("8 8", "9", "6", manors=[0, 1, 1], cemetery=["7"]).play("play 8 8").actor == 2


def test_6_6_the_discard_is_public() -> None:
    state = late("11 2", "4", cemetery=["9"]).play("play 11")
    assert "11" in state.view(None).position()["discard"]


def test_7_1_scooty_goes_on_igor_and_is_an_ordinary_1_there() -> None:
    state = late("1 5", "2 9", cemetery=["12"], unseen=["6", "7"]).play("play 1")
    assert state.moves() == ["play 2", "play 9", "take"]


def test_7_2_scary_ghosts_are_laid_by_comparison() -> None:
    assert refused(late("3 12", "5", cemetery=["4"]), "play 3") == "5.2"
    assert refused(late("3 12", "5", cemetery=["13"], unseen=["6", "7"]), "play 12") == "5.2"


@pytest.mark.parametrize(("twist", "group", "direction"), [
    ("play", "8", -1), ("play", "8 8", -1), ("play", "8 x", -1), ("card", "8", -1), ("card", "8 8", 1), ("card", "8 8 x", -1),
])  # fmt: skip
def test_7_3_twist_turns_play_round(twist: str, group: str, direction: int) -> None:
    state = late("8 8 x 9", "4", "7", options={"twist": twist}).play(f"play {group}")
    assert state.position()["direction"] == direction


def test_7_3_a_quartet_of_twists_also_reverses_and_so_does_a_revealed_one() -> None:
    quartet = late("8 9", "4", "7", cemetery=["8", "8", "8"]).play("play 8")
    assert (quartet.position()["direction"], quartet.position()["cemetery"]) == (-1, [])
    assert at(hands=FULL).play("gamble").play("draw 8").actor == 2


def test_7_4_skeletum_discards_all_and_replays_but_must_be_valid() -> None:
    state = late("2 11", "5", cemetery=["4", "9"], beside=1).play("play 11")
    assert (state.position()["cemetery"], state.position()["beside"], state.actor) == ([], 0, 0)
    assert at(hands=FULL, cemetery=["9"]).play("gamble").play("draw 11").actor == 0
    for top in ("3", "12", "13", "14"):
        assert refused(late("2 11", "5", cemetery=[top], unseen=["6", "7"]), "play 11") == "5.2"


def test_7_5_miss_copy_is_never_alone_and_takes_the_power_too() -> None:
    state = late("11 x x 2", "5", cemetery=["4"])
    assert refused(state, "play x") == "7.5"
    assert refused(state, "play x x") == "7.5"
    before = state.position()["discard"].count("x")
    assert state.play("play 11 x").position()["discard"].count("x") == before + 1
    assert state.actor == 0


def test_7_6_kitty_lies_beside_skips_and_is_played_alone() -> None:
    state = late("7 k k x", "5", "6", cemetery=["9"], unseen=["13", "14", "14"])
    for move in ("play k k", "play k x", "play 7 k"):
        assert refused(state, move) == "7.6"
    state.play("play k")
    assert (state.position()["cemetery"], state.position()["beside"], state.actor) == (["9"], 1, 2)


def test_8_1_the_round_ends_when_only_one_player_is_in() -> None:
    state = late("9", "5 6", "10", manors=[0, 0, 0], cemetery=["7"]).play("play 9")
    assert state.actor == 1
    state.play("take").play("play 10")
    assert (state.actor, state.position()["turn"], state.scores) == (OVER, 1, [2, 0, 1])


def test_8_2_at_dawn_all_who_are_in_lose_unless_one_is_left() -> None:
    state = late("9", "5", "", manors=[1, 1, 0], out=[2], clock=9, options={"dawn": 10}).play("play 9")
    assert (state.actor, state.scores, state.winners) == (OVER, [0, 0, 2], [2])
    last = late("9", "5", "", manors=[0, 1, 0], out=[2], clock=9, options={"dawn": 10}).play("play 9")
    assert (last.scores, last.winners) == ([1, 0, 2], [0, 2])


def test_8_2_dawn_waits_for_the_revealed_card() -> None:
    state = late("", "5", "6", clock=9, options={"dawn": 10}).play("manor")
    assert state.actor == CHANCE
    state.play("draw 14")
    assert (state.actor, state.winners) == (OVER, [0])


def test_8_3_scores_rank_by_going_out_and_all_who_are_out_win() -> None:
    state = late("9", "", "5 6", manors=[0, 0, 1], out=[1], cemetery=["7"]).play("play 9")
    assert (state.scores, state.winners, state.utilities) == ([1, 2, 0], [0, 1], [0.5, 1.0, 0.0])
    assert state.position()["turn"] == 2


def match_end(**more: Any) -> State:
    """Seat 1 is out, seat 2 gets out with its 9, seat 0 keeps a 5."""
    options = {"match": True} | more.pop("options", {})
    return late("5", "", "9", manors=[0, 0, 0], out=[1], turn=2, cemetery=["7"], options=options, **more).play("play 9")


def test_8_4_points_for_all_who_are_out_more_for_first_and_last() -> None:
    assert match_end().position()["points"] == [0, 2, 2]
    assert match_end(options={"last_bonus": 2}).position()["points"] == [0, 2, 3]
    four = late("", "9", "", "5", manors=[0] * 4, out=[2, 0], turn=1, options={"match": True}).play("play 9")
    assert four.position()["points"] == [1, 2, 2, 0]


def test_8_4_dawn_gives_no_bonus_for_the_last() -> None:
    state = late("9", "", "", "5", manors=[1, 0, 0, 1], out=[2, 1], clock=9, options={"match": True, "dawn": 10}).play("play 9")
    assert state.position()["points"] == [0, 1, 2, 0]


def test_8_5_each_loser_gets_a_boo() -> None:
    assert match_end().position()["boos"] == [1, 0, 0]


def test_8_6_a_second_boo_and_one_leader_end_the_match() -> None:
    state = match_end(round=3, points=[8, 2, 3], boos=[1, 1, 1])
    assert (state.actor, state.scores, state.winners, state.utilities) == (OVER, [8, 4, 5], [2], [0.0, 0.0, 1.0])


def test_8_6_if_all_have_two_boos_those_with_the_fewest_are_eligible() -> None:
    options = {"match": True, "dawn": 10}
    table: dict[str, Any] = {
        "manors": [1, 0, 1, 1],
        "out": [1],
        "clock": 9,
        "round": 7,
        "points": [6, 5, 9, 6],
        "boos": [1, 2, 3, 1],
    }
    state = late("9", "", "5", "6", options=options, **table).play("play 9")
    assert (state.position()["boos"], state.winners) == ([2, 2, 4, 2], [1])


def test_8_7_a_tie_goes_on_and_the_loser_starts() -> None:
    state = match_end(round=3, points=[2, 3, 3], boos=[1, 0, 1])
    position = state.position()
    assert (position["actor"], position["round"], position["turn"], position["crypt"]) == ("chance", 4, 0, 32)
    assert (position["discard"], position["out"], position["known"]) == ([], [], [[], [], []])


def test_8_7_after_dawn_the_seat_starts_whose_turn_it_would_have_been() -> None:
    state = late("9", "", "", "5", manors=[1, 0, 0, 1], out=[2, 1], clock=9, options={"match": True, "dawn": 10}).play("play 9")
    assert state.position()["turn"] == 3


def test_8_8_after_the_last_round_all_leaders_win() -> None:
    state = match_end(options={"max_rounds": 1})
    assert (state.actor, state.winners, state.utilities) == (OVER, [1, 2], [0.0, 0.5, 0.5])


def test_8_9_the_table_stays_as_it_was_at_the_end() -> None:
    position = match_end(options={"max_rounds": 1}).position()
    assert (position["hands"], position["cemetery"], position["round"]) == ([["5"], [], []], ["7", "9"], 1)


def test_9_1_a_revealed_card_is_public() -> None:
    setup = GHOOOST.setup(3)
    state = at(hands=FULL, cemetery=["7"]).play("gamble")
    drawn = setup.parse("draw 9")
    assert [state.seen_by(drawn, seat) for seat in (None, 0, 1, 2)] == [drawn] * 4  # type: ignore[arg-type]


def test_9_2_a_refill_is_seen_by_the_seat_that_gets_it() -> None:
    state = at(hands=[["2", "2", "9"], *FULL[1:]], turn=1)
    drawn = state.setup.parse("draw 5")
    spelled = [state.setup.spell(state.seen_by(drawn, seat)) for seat in (None, 0, 1, 2)]  # type: ignore[arg-type]
    assert spelled == ["draw ?", "draw 5", "draw ?", "draw ?"]


def test_9_3_and_9_6_a_view_shows_neither_unseen_cards_nor_other_hands() -> None:
    view = at(hands=FULL, cemetery=["7"]).view(1).position()
    assert "unseen" not in view
    assert view["hands"] == [["?"] * 4, FULL[1], ["?"] * 4]
    assert at(hands=FULL).view(None).position()["hands"] == [["?"] * 4] * 3


def test_9_4_known_cards_come_by_taking_and_leave_by_playing() -> None:
    state = late("5 5 7 9 x x", "9", "6", known=[["5", "7", "x"], [], []]).play("play 5 x")
    assert state.position()["known"][0] == ["7"]
    assert state.play("play 9").position()["known"][0] == ["7"]
    assert late("2", "9", cemetery=["7", "x7"], beside=1).play("take").position()["known"] == [["7", "x", "k"], []]
    assert late("x x", "5").play("pass").position()["known"] == [["x", "x"], []]


def test_9_4_a_played_kitty_is_a_known_one_if_possible() -> None:
    assert late("5 k", "9", "6", known=[["5", "k"], [], []]).play("play k").position()["known"][0] == ["5"]


def test_9_5_the_pool_is_the_deck_less_all_that_the_viewer_knows() -> None:
    state = late("5 x", "9 k", "6", cemetery=["7", "x7"], known=[["x"], ["9"], []], unseen=["13", "14", "14"])
    assert state.view(0).position()["pool"] == ["6", "13", "14", "14", "k"]
    assert state.view(None).position()["pool"] == ["5", "6", "13", "14", "14", "k"]


def test_9_5_every_way_of_dealing_the_pool_is_equally_likely() -> None:
    """Seat 0 knows one of seat 1's three cards; the pool 9 9 9 10 13 fills two places there, one at seat 2, two unseen."""
    state = late("2", "7 9 9", "10", manors=[0, 1, 1], known=[[], ["7"], []], unseen=["9", "13"])
    view, rng = state.view(0), seeded(3)
    worlds = 20_000
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(worlds):
        guess = view.imagine(rng).position()
        assert "7" in guess["hands"][1]
        found[(*guess["hands"][1], "|", *guess["hands"][2])] += 1
    pool = Counter({"9": 3, "10": 1, "13": 1})
    chances = {}
    for world in found:
        parts = " ".join(world).split(" | ")
        first, second = Counter(parts[0].split()) - Counter(["7"]), Counter(parts[1].split())
        ways = 1
        for card, copies in pool.items():
            ways *= comb(copies, first[card]) * comb(copies - first[card], second[card])
        chances[world] = ways / (comb(5, 2) * 3)
    assert sum(chances.values()) == pytest.approx(1)
    for world, chance in chances.items():
        assert found[world] / worlds == pytest.approx(chance, abs=4 * (chance * (1 - chance) / worlds) ** 0.5)


def test_9_7_legal_moves_are_private() -> None:
    state = at(hands=FULL)
    assert state.view(0).moves() == state.moves()
    assert state.view(1).moves() == []


def test_10_1_and_10_2_other_spellings_are_refused() -> None:
    state = late("5 5 x 10", "7")
    assert [refused(state, move) for move in ("lay 5", "", "play", "take 5", "draw")] == ["10.1"] * 5
    assert [refused(state, move) for move in ("play 15", "play 05", "play 5,5", "draw ?")] == ["2.1"] * 4
    assert refused(state, "draw 5 5") == "10.2"
    assert refused(state, "play 5 5 5 5 5") == "2.1"


def test_10_3_naturals_before_copies_capitals_and_spaces_forgiven() -> None:
    state = late("5 5 x 10", "7")
    assert [refused(state, move) for move in ("play x 5", "play 5 x 5")] == ["10.3"] * 2
    assert state.play("  Play 5  5 X ").record()["moves"] == ["play 5 5 x"]


def test_moves_after_the_end_are_refused() -> None:
    assert refused(match_end(options={"max_rounds": 1}), "take") == "4.2"


def test_the_policy_sheds_the_lowest_ghost_and_keeps_the_fearless() -> None:
    state = late("1 2 14 k", "7", "9")
    chosen = Counter(state.setup.spell(state.choose(seeded(seed), sensible=True)) for seed in range(200))
    assert chosen["play 2"] > 150
    assert not {"play 1", "play k"} & set(chosen)


def test_games_between_policies_end_in_a_few_hundred_moves() -> None:
    for players in (2, 4, 6):
        start = GHOOOST.setup(players).start().array
        moves = kernels.play_games(start, 300, seeded(5), True, np.zeros(players))
        assert moves / 300 < 450
