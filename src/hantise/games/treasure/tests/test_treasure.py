"""A test a rule of Treasure Hunters, chapters 1 to 10, named after its paragraph: rule, position, answer."""

import re
from typing import Any

import pytest

from hantise.game import State
from hantise.games.treasure.tests.positions import advanced, at, jewels, rule_against, start

ONE_DIE = {"fight g": 3, "fight s": 2, "fight -": 1}
TWO_DICE = {"fight g g": 9, "fight g s": 12, "fight g -": 6, "fight s s": 4, "fight s -": 4, "fight - -": 1}
LETTERS = "abcdefghijkl"


def moving(*places: str, die: int = 1, **position: Any) -> State:
    """Hunter 0 is to move; hunters that are not named stand outside."""
    return at(phase="move", die=die, places=[*places, *["out"] * (4 - len(places))], **position)


def destinations(state: State) -> set[str]:
    return {move.removeprefix("move ") for move in state.moves()}


def test_1_1_three_ghosts_become_a_spirit_and_six_spirits_lose() -> None:
    state = at(phase="card", die=1, haunted=list("abcde"), ghosts={"l": 2}).play("card l")
    assert state.position()["haunted"] == list("abcdel")
    assert state.is_over


def test_1_2_all_seats_win_or_lose_together() -> None:
    won = moving("h1", carry=["?", "-", "-", "-"], jewels={}).play("move out")
    lost = at(options={"limit": 1}, phase="move", die=1).play("move out")
    assert (won.scores, won.utilities, won.winners) == ([1] * 4, [1.0] * 4, [0, 1, 2, 3])
    assert (lost.scores, lost.utilities, lost.winners) == ([0] * 4, [0.0] * 4, [])


def test_1_3_a_turn_rolls_draws_moves_picks_and_fights() -> None:
    state = start()
    phases = []
    for move in ("roll 5", "card l", "move l", "pick", "fight g"):
        phases.append(state.position()["phase"])
        state.play(move)
    assert phases == ["roll", "card", "move", "pick", "fight"]
    assert (state.position()["phase"], state.position()["hunter"]) == ("roll", 1)


@pytest.mark.parametrize(
    ("place", "linked"),
    [
        ("out", "h1"), ("h1", "out h2"), ("h2", "h1 h3 j l"), ("h3", "h2 h4 h10"), ("h4", "h3 h5"), ("h5", "h4 h6 i"),
        ("h6", "h5 h7"), ("h7", "h6 h8"), ("h8", "h7 h9 h"), ("h9", "h8 k"), ("h10", "h3 h11"), ("h11", "h10 h12"),
        ("h12", "h11 h13 f"), ("h13", "h12 h16 g"), ("h14", "h15 d"), ("h15", "h14 h16 c"), ("h16", "h13 h15 h17"),
        ("h17", "h16 h18"), ("h18", "h17 h19 f"), ("h19", "h18 h20 b"), ("h20", "h19 h21"), ("h21", "h20 h22"),
        ("h22", "h21 h23 e a"), ("h23", "h22"), ("a", "b h22"), ("b", "a c h19"), ("c", "b d h15"), ("d", "c h14"),
        ("e", "f h h22"), ("f", "e i h12 h18"), ("g", "j h13"), ("h", "i e h8"), ("i", "f h h5"), ("j", "g h2"), ("k", "l h9"),
        ("l", "k h2"),
    ],
)  # fmt: skip
def test_2_1_places_are_linked_by_steps_and_doors(place: str, linked: str) -> None:
    assert destinations(moving(place)) == {place, *linked.split()}


def test_2_2_the_floor_plan_is_drawn_with_every_place() -> None:
    drawing = start().drawing()
    assert all(f" h{number} " in drawing for number in range(1, 24))
    assert all(re.search(f"[│bg] {letter.upper()} ", drawing) for letter in LETTERS)


@pytest.mark.parametrize(("players", "owners"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_2_3_hunter_i_belongs_to_seat_i_mod_players(players: int, owners: list[int]) -> None:
    assert [at(players, hunter=hunter).play("roll 6").actor for hunter in range(len(owners))] == owners
    assert [at(players, hunter=hunter, phase="move", die=1).actor for hunter in range(len(owners))] == owners
    assert len(start(players).position()["places"]) == len(owners)


def test_2_4_a_room_holds_ghosts_or_a_spirit() -> None:
    state = at(phase="card", die=1, ghosts={"a": 2}).play("card a")
    assert state.position()["ghosts"]["a"] == 0
    assert state.position()["haunted"] == ["a"]


def test_2_5_the_classic_game_ignores_the_numbers() -> None:
    state = moving("h2").play("move j").play("pick")
    assert state.position()["carry"] == ["?", "-", "-", "-"]


def test_2_6_the_movement_die_shows_one_to_six_and_five_ghosts() -> None:
    assert start().chances() == {f"roll {face}": 1 for face in range(1, 7)}
    assert [start().play(f"roll {face}").position()["phase"] for face in range(1, 7)] == ["card"] * 5 + ["move"]


def test_2_7_a_battle_die_has_three_ghosts_two_spirits_and_a_blank() -> None:
    assert at(phase="fight", die=1, places=["f", "out", "out", "out"]).chances() == ONE_DIE


def test_2_8_the_advanced_game_adds_six_cards() -> None:
    basic = dict.fromkeys([f"card {letter}" for letter in LETTERS] + ["card shuffle"], 1)
    added = {"card draw2": 1, "card draw3": 1, "card blue": 2, "card green": 2}
    assert at(phase="card", die=1).chances() == basic
    assert advanced(phase="card", die=1).chances() == basic | added
    assert rule_against(at(phase="card", die=1), "card blue") == "2.8"


def test_3_1_hunters_begin_outside_with_empty_bags() -> None:
    position = start().position()
    assert (position["places"], position["carry"]) == (["out"] * 4, ["-"] * 4)


def test_3_2_one_ghost_in_c_f_i_l() -> None:
    position = start().position()
    assert {room for room, count in position["ghosts"].items() if count} == set("cfil")
    assert position["haunted"] == []


def test_3_3_one_jewel_in_each_jewel_room() -> None:
    assert [room for room, jewel in start().position()["jewels"].items() if jewel == "?"] == list("acdegijl")


def test_3_4_all_cards_are_in_the_pile_and_all_doors_open() -> None:
    position = start(advanced=True).position()
    assert (position["discard"], position["closed"]) == ([], "none")


@pytest.mark.parametrize(("players", "hunters"), [(2, 4), (3, 3), (4, 4)])
def test_3_5_hunters_take_turns_in_order_and_round_again(players: int, hunters: int) -> None:
    state = start(players)
    for turn in range(9):
        assert (state.position()["turns"], state.position()["hunter"]) == (turn, turn % hunters)
        state.play("roll 6").play("move out")


def test_3_6_nobody_knows_a_number_at_the_start() -> None:
    for viewer in (None, 0, 3):
        assert set(start(advanced=True).view(viewer).position()["jewels"].values()) == {"?", "-"}


def test_4_1_a_face_with_a_ghost_has_a_card_turned_over() -> None:
    assert start().play("roll 5").position()["phase"] == "card"
    assert start().play("roll 6").position()["phase"] == "move"
    assert rule_against(start(), "move out") == "4.1"


def test_4_2_a_card_weighs_its_copies_in_the_pile() -> None:
    state = advanced(phase="card", die=1, discard=["blue", *LETTERS], closed="blue")
    assert state.chances() == {"card shuffle": 1, "card draw2": 1, "card draw3": 1, "card blue": 1, "card green": 2}
    assert rule_against(state, "move out") == "4.2"


def test_4_3_delivery_comes_before_the_end_of_the_game() -> None:
    assert moving("h1", carry=["?", "-", "-", "-"], jewels={}).play("move out").position()["result"] == "win"


def test_4_3_a_jewel_comes_before_the_fight_and_the_fight_before_the_end_of_the_turn() -> None:
    state = advanced(phase="move", die=1, places=["h5", "out", "out", "out"]).play("move i")
    assert state.position()["phase"] == "jewel"
    assert state.play("jewel 2").position()["phase"] == "pick"
    assert state.play("leave").position()["phase"] == "fight"
    assert state.play("fight -").position()["turns"] == 1


def test_4_4_a_jewel_turned_up_is_offered_to_an_empty_bag_only() -> None:
    empty = advanced(phase="jewel", die=1, places=["j", "out", "out", "out"])
    full = advanced(phase="jewel", die=1, places=["j", "out", "out", "out"], carry=["4", "-", "-", "-"], jewels=jewels("acdegij"))
    assert empty.play("jewel 8").position()["phase"] == "pick"
    assert full.play("jewel 8").position()["phase"] == "roll"
    assert full.position()["jewels"]["j"] == "8"


def test_4_5_pick_takes_the_jewel_and_leave_does_not() -> None:
    picked = at(phase="pick", die=1, places=["g", "out", "out", "out"]).play("pick").position()
    left = at(phase="pick", die=1, places=["g", "out", "out", "out"]).play("leave").position()
    assert (picked["carry"][0], picked["jewels"]["g"]) == ("?", "-")
    assert (left["carry"][0], left["jewels"]["g"]) == ("-", "?")


def test_4_6_a_fight_ends_the_turn() -> None:
    state = at(phase="fight", die=1, places=["f", "out", "out", "out"]).play("fight g")
    assert (state.position()["turns"], state.position()["phase"], state.position()["die"]) == (1, "roll", 0)


def test_4_7_the_next_hunter_rolls() -> None:
    state = moving("h4").play("move h4")
    assert (state.position()["hunter"], state.position()["phase"]) == (1, "roll")


def test_4_8_staying_is_asked_for_even_when_it_is_the_only_move() -> None:
    state = moving("e", die=6, carry=["?", "-", "-", "-"], jewels=jewels("acdgijl"), haunted=["e"])
    assert state.moves() == ["move e"]
    assert rule_against(start(), "card a") == "4.1"


def test_4_9_a_jewel_left_before_is_offered_again() -> None:
    state = at(3, phase="pick", die=1, places=["g", "out", "out"]).play("leave")
    for move in ("roll 6", "move out", "roll 6", "move out", "roll 6", "move g"):
        state.play(move)
    assert state.moves() == ["leave", "pick"]


def test_5_1_a_card_turned_over_is_out_of_the_pile() -> None:
    state = at(phase="card", die=1).play("card b").play("move out").play("roll 1")
    assert state.position()["discard"] == ["b"]
    assert "card b" not in state.moves()
    assert rule_against(state, "card b") == "5.1"


def test_5_2_a_letter_places_a_ghost() -> None:
    assert at(phase="card", die=1).play("card c").position()["ghosts"]["c"] == 2


@pytest.mark.parametrize(("haunted", "card", "room"), [("b", "b", "c"), ("bcd", "b", "e"), ("l", "l", "a"), ("akl", "k", "b")])
def test_5_3_a_ghost_goes_on_to_the_next_room_that_is_not_haunted(haunted: str, card: str, room: str) -> None:
    ghosts = at(phase="card", die=1, haunted=list(haunted), ghosts={}).play(f"card {card}").position()["ghosts"]
    assert ghosts == dict.fromkeys(LETTERS, 0) | {room: 1}


def test_5_4_a_third_ghost_makes_a_spirit_be_it_moved_on_or_not() -> None:
    assert at(phase="card", die=1, ghosts={"d": 2}).play("card d").position()["haunted"] == ["d"]
    moved_on = at(phase="card", die=1, haunted=["c"], ghosts={"d": 2}).play("card c").position()
    assert (moved_on["haunted"], moved_on["ghosts"]["d"]) == (["c", "d"], 0)


def test_5_5_shuffle_brings_all_cards_back_and_opens_the_doors() -> None:
    state = advanced(phase="card", die=1, discard=["a", "green"], closed="green").play("card shuffle").position()
    assert (state["discard"], state["closed"], state["phase"]) == ([], "none", "move")
    assert sum(state["ghosts"].values()) == 4


@pytest.mark.parametrize(("card", "count"), [("draw2", 2), ("draw3", 3)])
def test_5_6_a_drawing_card_turns_over_further_cards_and_shuffles(card: str, count: int) -> None:
    state = advanced(phase="card", die=1, discard=["a"]).play(f"card {card}")
    for left in range(count, 0, -1):
        assert state.position()["draws"] == left
        state.play(f"card {LETTERS[left]}")
    after = state.position()
    assert (after["phase"], after["draws"], after["discard"]) == ("move", 0, [])
    assert [after["ghosts"][LETTERS[left]] for left in range(1, count + 1)] == [
        2 if left == 2 else 1 for left in range(1, count + 1)
    ]


def test_5_6_shuffle_and_drawing_cards_do_not_count_among_further_cards() -> None:
    state = advanced(phase="card", die=1).play("card draw2").play("card draw3").play("card shuffle")
    assert (state.position()["draws"], state.position()["discard"]) == (2, ["draw2", "draw3", "shuffle"])


def test_5_7_a_door_card_closes_its_colour_and_opens_the_other() -> None:
    state = advanced(phase="card", die=1, discard=["blue"], closed="blue")
    assert state.copy().play("card green").position()["closed"] == "green"
    assert state.copy().play("card blue").position()["closed"] == "blue"


def test_5_8_in_phase_card_the_pile_is_never_empty() -> None:
    state = at(phase="card", die=1, discard=list(LETTERS))
    assert state.moves() == ["card shuffle"]


def test_6_1_a_move_takes_at_most_as_many_steps_as_the_die_shows() -> None:
    assert destinations(moving("out", die=2)) == {"out", "h1", "h2"}
    assert destinations(moving("out", die=3)) == {"out", "h1", "h2", "h3", "j", "l"}
    assert rule_against(moving("out", die=2), "move h3") == "6.1"


def test_6_2_the_front_door_is_the_only_way_out() -> None:
    ways = [place for place in (*LETTERS, *(f"h{number}" for number in range(1, 24))) if "out" in destinations(moving(place))]
    assert ways == ["h1"]


def test_6_3_rooms_with_ghosts_hunters_or_a_spirit_are_crossed() -> None:
    assert "i" in destinations(moving("h12", "f", die=2, ghosts={"f": 2}))
    assert "i" in destinations(moving("h12", "f", die=2, haunted=["f"]))
    crossing = moving("h16", die=3, ghosts={"c": 2}).play("move d").play("leave").position()
    assert (crossing["phase"], crossing["ghosts"]["c"]) == ("roll", 2)


@pytest.mark.parametrize(
    ("closed", "from_corridor", "from_room"),
    [("blue", {"h2", "h1", "h3", "l"}, {"j", "g"}), ("green", {"h2", "h1", "h3", "j"}, {"j", "g", "h2"})],
)
def test_6_4_a_closed_door_is_used_in_neither_direction(closed: str, from_corridor: set[str], from_room: set[str]) -> None:
    outside = ["out"] * 3
    doors: dict[str, Any] = {"closed": closed, "discard": [closed], "phase": "move", "die": 1}
    assert destinations(advanced(places=["h2", *outside], **doors)) == from_corridor
    assert destinations(advanced(places=["j", *outside], **doors)) == from_room
    assert rule_against(advanced(places=["h2", *outside], **doors), "move j" if closed == "blue" else "move l") == "6.4"


def test_6_5_an_occupied_square_is_passed_but_not_stopped_on() -> None:
    state = moving("out", "h2", "j", die=3)
    assert destinations(state) == {"out", "h1", "h3", "j", "l"}
    assert rule_against(state, "move h2") == "6.5"


def test_6_6_a_haunted_room_ends_the_way_of_a_carrier() -> None:
    carrier = {"carry": ["?", "-", "-", "-"], "jewels": jewels("acdegjl"), "haunted": ["i"]}
    state = moving("h5", die=2, **carrier)
    assert destinations(state) == {"h5", "h4", "h6", "h3", "h7", "i"}
    assert rule_against(state, "move f") == "6.6"
    held = moving("i", die=6, **carrier)
    assert destinations(held) == {"i"}
    assert rule_against(held, "move h5") == "6.6"


def test_6_6_a_card_of_this_turn_may_hold_the_carrier() -> None:
    hunters: dict[str, Any] = {"places": ["j", "out", "out", "out"], "carry": ["?", "-", "-", "-"]}
    state = at(phase="card", die=5, jewels=jewels("acdegil"), ghosts={"j": 2}, **hunters)
    assert destinations(state.play("card j")) == {"j"}


def test_6_7_a_later_jewel_may_not_go_out() -> None:
    bag: dict[str, Any] = {"phase": "move", "die": 1, "places": ["h1", "out", "out", "out"], "jewels": jewels("acdegil")}
    assert destinations(advanced(carry=["2", "-", "-", "-"], **bag)) == {"h1", "h2"}
    assert destinations(advanced(carry=["1", "-", "-", "-"], **bag)) == {"h1", "h2", "out"}
    assert rule_against(advanced(carry=["2", "-", "-", "-"], **bag), "move out") == "6.7"


def test_6_8_each_destination_is_listed_once() -> None:
    moves = moving("h5", die=6).moves()
    assert len(moves) == len(set(moves))


def test_7_1_a_jewel_is_picked_up_beside_ghosts_and_spirits() -> None:
    assert moving("h5").play("move i").moves() == ["leave", "pick"]
    assert moving("h2", haunted=["j"]).play("move j").moves() == ["leave", "pick"]


def test_7_2_only_the_fight_follows_a_pick_up() -> None:
    assert moving("h5").play("move i").play("pick").position()["phase"] == "fight"
    assert moving("h2").play("move j").play("pick").position()["phase"] == "roll"


def test_7_3_a_full_bag_is_offered_nothing() -> None:
    state = moving("b", carry=["?", "-", "-", "-"], jewels=jewels("acdegij")).play("move a")
    assert state.position()["phase"] == "roll"
    assert state.position()["jewels"]["a"] == "?"


def test_7_4_a_carrier_fights_like_any_other() -> None:
    state = moving("h12", carry=["?", "-", "-", "-"], jewels=jewels("acdegij")).play("move f")
    assert state.chances() == ONE_DIE


def test_7_5_ending_the_move_outside_delivers() -> None:
    position = moving("h1", carry=["?", "-", "-", "-"], jewels=jewels("acdegij")).play("move out").position()
    assert (position["delivered"], position["carry"][0], position["phase"]) == (1, "-", "roll")


def test_7_6_a_face_down_jewel_is_turned_up_by_anyone_who_ends_there() -> None:
    hunters: dict[str, Any] = {"places": ["h2", "out", "out", "out"], "carry": ["6", "-", "-", "-"]}
    state = advanced(phase="move", die=1, jewels=jewels("adegij") | {"c": "4"}, **hunters)
    assert state.position()["delivered"] == 0
    state.play("move j")
    assert state.chances() == {f"jewel {number}": 1 for number in (1, 2, 3, 5, 7, 8)}
    assert rule_against(state, "jewel 4") == "7.6"
    assert state.play("jewel 3").position()["jewels"]["j"] == "3"


def test_7_6_the_last_hidden_number_is_still_a_chance_move() -> None:
    state = advanced(phase="move", die=1, places=["b", "h1", "out", "out"], carry=["-", "8", "-", "-"], jewels={"a": "?"})
    assert state.play("move a").chances() == {"jewel 7": 1}


def test_7_7_jewels_leave_in_rising_order() -> None:
    state = advanced(phase="move", die=2, places=["h1", "h2", "out", "out"], carry=["3", "4", "-", "-"], jewels=jewels("aceg"))
    state.play("move out").play("roll 6")
    assert state.play("move out").position()["delivered"] == 4


def test_8_1_the_number_of_dice_depends_on_company() -> None:
    assert moving("h12").play("move f").chances() == ONE_DIE
    assert moving("h12", "f").play("move f").chances() == TWO_DICE
    assert moving("h12", "f", "f", "f").play("move f").chances() == TWO_DICE
    assert moving("h12", "f", haunted=["f"]).play("move f").chances() == TWO_DICE
    assert moving("h12", haunted=["f"]).play("move f").position()["phase"] == "roll"
    assert rule_against(moving("h12").play("move f"), "fight g g") == "8.1"


@pytest.mark.parametrize(("dice", "left"), [("g g", 0), ("g s", 1), ("g -", 1), ("s s", 2), ("s -", 2), ("- -", 2)])
def test_8_2_each_ghost_face_removes_one_ghost(dice: str, left: int) -> None:
    state = at(phase="fight", die=1, places=["b", "b", "out", "out"], ghosts={"b": 2}).play(f"fight {dice}")
    assert state.position()["ghosts"]["b"] == left


@pytest.mark.parametrize(
    ("dice", "haunted"), [("g g", ["b"]), ("g s", []), ("g -", ["b"]), ("s s", []), ("s -", []), ("- -", ["b"])]
)
def test_8_3_a_spirit_face_drives_the_spirit_out(dice: str, haunted: list[str]) -> None:
    position = at(phase="fight", die=1, places=["b", "b", "out", "out"], haunted=["b"]).play(f"fight {dice}").position()
    assert position["haunted"] == haunted
    assert position["ghosts"]["b"] == 0


def test_8_4_all_outcomes_are_listed_useful_or_not() -> None:
    assert at(phase="fight", die=1, places=["b", "b", "out", "out"], haunted=["b"]).chances() == TWO_DICE


def test_9_1_a_win_needs_all_jewels_and_everybody_outside() -> None:
    inside = moving("h1", "h3", carry=["?", "-", "-", "-"], jewels={}).play("move out")
    assert inside.position()["result"] == "none"
    assert moving("h1", jewels=jewels("a")).play("move out").position()["result"] == "none"
    assert moving("h1", jewels={}).play("move out").position()["result"] == "win"


def test_9_2_the_last_spirit_ends_the_game_at_once() -> None:
    state = advanced(phase="card", die=1, haunted=list("abcde"), ghosts={"l": 2}).play("card draw3").play("card l")
    position = state.position()
    assert (position["result"], position["phase"], position["discard"]) == ("spirits", "over", ["draw3", "l"])
    assert rule_against(state, "card a") == "9.2"


def stuck(**position: Any) -> State:
    defaults: dict[str, Any] = {"carry": ["?", "?", "?"], "haunted": ["a", "e"], "ghosts": {}, "die": 1}
    return at(3, **(defaults | position))


def test_9_3_everybody_held_alone_loses_after_a_spirit_a_move_or_a_pick_up() -> None:
    by_card = stuck(phase="card", places=["a", "e", "j"], jewels=jewels("cdgil"), ghosts={"j": 2}).play("card j")
    by_move = stuck(phase="move", hunter=2, places=["a", "e", "g"], jewels=jewels("cdil"), haunted=["a", "e", "j"]).play("move j")
    two_bags = {"carry": ["?", "?", "-"], "jewels": jewels("cdgijl")}
    by_pick = stuck(phase="pick", hunter=2, places=["a", "e", "j"], haunted=["a", "e", "j"], **two_bags).play("pick")
    assert [state.position()["result"] for state in (by_card, by_move, by_pick)] == ["stuck"] * 3
    assert rule_against(by_pick, "leave") == "9.3"


def test_9_3_two_in_one_room_are_not_stuck() -> None:
    state = stuck(phase="move", hunter=2, places=["a", "e", "h"], jewels=jewels("cdgij")).play("move e")
    assert state.position()["result"] == "none"


def test_9_4_the_limit_of_turns_loses() -> None:
    state = at(2, {"limit": 4}, turns=3, phase="move", die=1).play("move h1")
    position = state.position()
    assert (position["result"], position["turns"], position["hunter"], position["die"]) == ("limit", 4, 0, 0)
    assert rule_against(state, "roll 1") == "9.4"


def test_9_5_a_win_scores_one_for_every_seat() -> None:
    state = at(2, hunter=3, phase="move", die=1, places=["out", "out", "out", "h1"], carry=["-", "-", "-", "?"], jewels={})
    position = state.play("move out").position()
    assert (position["scores"], position["winners"]) == ([1, 1], [0, 1])
    assert rule_against(state, "move out") == "9.1"


def test_10_3_with_two_seats_the_hunters_alternate() -> None:
    state = start(2)
    actors = []
    for _ in range(4):
        actors.append(state.play("roll 6").actor)
        state.play("move out")
    assert actors == [0, 1, 0, 1]


def test_10_6_staying_counts_as_stopping() -> None:
    assert moving("f", die=3).play("move f").position()["phase"] == "fight"
    assert moving("j", die=3).play("move j").position()["phase"] == "pick"


def test_10_8_nobody_keeps_a_jewel_outside() -> None:
    state = moving("h1", carry=["?", "-", "-", "-"], jewels=jewels("acdegij")).play("move out")
    assert state.position()["carry"] == ["-"] * 4


def test_10_9_who_picks_up_in_a_haunted_room_is_held() -> None:
    state = at(3, phase="pick", die=1, places=["d", "out", "out"], haunted=["d"], ghosts={}).play("pick")
    for move in ("roll 6", "move out", "roll 6", "move out", "roll 6"):
        state.play(move)
    assert state.moves() == ["move d"]


def test_10_11_a_second_hit_is_wasted() -> None:
    state = at(phase="fight", die=1, places=["b", "b", "out", "out"], ghosts={"a": 1, "b": 1}).play("fight g g").position()
    assert (state["ghosts"]["a"], state["ghosts"]["b"]) == (1, 0)


def test_10_14_a_ghost_moved_on_may_bring_a_second_spirit() -> None:
    assert at(phase="card", die=1, haunted=["e"], ghosts={"f": 2}).play("card e").position()["haunted"] == ["e", "f"]


def test_10_16_drawing_stops_when_the_pile_is_used_up() -> None:
    discard = [*LETTERS[:11], "blue", "blue", "green", "green"]
    state = (
        advanced(phase="card", die=1, discard=discard, closed="blue").play("card draw3").play("card shuffle").play("card draw2")
    )
    assert state.play("card l").position()["discard"] == []
    assert state.position()["phase"] == "move"


def test_10_17_the_shuffle_of_a_drawing_card_opens_the_doors() -> None:
    state = advanced(phase="card", die=1).play("card draw2").play("card a").play("card blue")
    assert state.position()["closed"] == "none"


def test_10_18_crossing_a_room_turns_no_jewel_up() -> None:
    state = advanced(phase="move", die=2, places=["b", "out", "out", "out"]).play("move d").play("jewel 3")
    assert state.position()["jewels"]["c"] == "?"


def test_10_20_the_game_goes_on_when_all_carry_later_jewels() -> None:
    state = advanced(3, phase="move", die=1, places=["h1", "h2", "h4"], carry=["2", "3", "4"], jewels=jewels("acdeg"))
    assert state.play("move h1").position()["result"] == "none"


def test_10_21_spirits_come_before_stuck() -> None:
    hunters: dict[str, Any] = {"places": ["a", "c", "d"], "carry": ["?", "?", "?"], "jewels": jewels("egijl")}
    state = at(3, {"spirits": 4}, phase="card", die=1, haunted=list("acf"), ghosts={"d": 2}, **hunters)
    assert state.play("card d").position()["result"] == "spirits"


def test_10_22_every_game_ends_by_the_limit() -> None:
    state = start(limit=3)
    for _ in range(3):
        state.play("roll 6").play("move out")
    assert state.is_over


def test_10_23_two_hunters_of_one_seat_are_company() -> None:
    state = at(2, turns=2, phase="move", die=1, places=["k", "out", "l", "out"], haunted=["k"], ghosts={})
    assert state.play("move k").chances() == TWO_DICE
