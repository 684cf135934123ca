"""The rules of Ghosts: each test is a rule, a position and an answer."""

from collections import Counter
from typing import Any

import pytest

import hantise
from hantise import BadEdition, BadPosition, IllegalMove
from hantise.chance import seeded
from hantise.game import State
from hantise.games import load

pytestmark = pytest.mark.xdist_group("ghosts")

FULL = [["w1", "w2", "k3", "g2", "m"], ["b1", "b1", "b1", "b2", "b2"], ["y1", "y1", "y1", "y2", "y2"]]


def three(**position: Any) -> State:
    """A turn of seat 0 among three, with full hands unless said otherwise."""
    options = position.pop("options", {})
    return hantise.from_position("ghosts", 3, {"actor": 0, "hands": FULL} | position, options)


def endgame(hands: list[list[str]], **position: Any) -> State:
    """The deck is empty; the piles that are not said are gone, taken by the last seat."""
    taken = [0] * (len(hands) - 1) + [1]
    table = {"actor": 0, "hands": hands, "deck": {}, "taken": taken} | position
    return hantise.from_position("ghosts", len(hands), table, {"rounds": 1})


def refused(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    return error.value.rule


def test_1_3_the_fewest_fear_points_win() -> None:
    state = endgame([["w1"], [], []], pile=["k1"], fear=[4, 2, 9]).play("play w1")
    assert state.winners == [1]


def test_2_3_cards_are_listed_by_family_then_level_with_mist_last() -> None:
    listed = list(hantise.new("ghosts", 2).position()["deck"])
    assert listed == [f"{family}{level}" for family in "wkbrgy" for level in (1, 2, 3)] + ["m"]


def test_2_4_there_are_sixty_cards() -> None:
    deck = hantise.new("ghosts", 2).position()["deck"]
    assert sum(deck.values()) == 60
    assert deck["m"] == 6


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("limit", ("level = 7", "level = 2")),
        ("hand", ("size = 5", "size = 0")),
        ("copies", ("copies = [3, 3, 3]", "copies = [3, 3, -1]")),
        ("letter", ('letter = "w"', 'letter = "m"')),
        ("families", ("copies = [3, 3, 3]", "copies = [3, 3]")),
        ("players", ("players = [2,", "players = [1,")),
        ("fear", ("bonus = 3", "bonus = -1")),
        ("mist", ("count = 6", "count = 6\nsmell = 1")),
        ("game", ('game = "ghosts"', 'game = "boo"')),
    ],
)
def test_2_6_an_edition_that_cannot_be_is_refused(tmp_path: Any, key: str, change: tuple[str, str]) -> None:
    text = (load("ghosts").folder / "editions" / "asyncron-2015.toml").read_text(encoding="utf-8")
    assert change[0] in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(*change), encoding="utf-8")
    with pytest.raises(BadEdition, match=rf"mine\.toml: .*{key}") as error:
        hantise.new("ghosts", 3, edition=str(path))
    assert error.value.fields == ("edition",)


def test_2_6_hands_for_all_must_be_in_the_box(tmp_path: Any) -> None:
    text = (load("ghosts").folder / "editions" / "no-mist.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("size = 5", "size = 10"), encoding="utf-8")
    assert hantise.new("ghosts", 5, edition=str(path)).players == 5
    with pytest.raises(BadEdition, match="6 hands of 10"):
        hantise.new("ghosts", 6, edition=str(path))


def test_2_6_seven_players_are_too_many() -> None:
    with pytest.raises(hantise.Mistake, match=r"players: .* 2 to 6 players, not 7"):
        hantise.new("ghosts", 7)


def test_3_1_everybody_starts_with_the_editions_points() -> None:
    assert hantise.new("ghosts", 3).position()["fear"] == [1, 1, 1]
    assert hantise.new("ghosts", 3, edition="amigo-2022").position()["fear"] == [3, 3, 3]


def test_3_3_the_first_seat_gets_its_whole_hand_first() -> None:
    state = hantise.new("ghosts", 2, {"first": 1})
    receivers = []
    for card in ("w1", "w2", "w3", "k1", "k2", "k3", "b1", "b2", "b3", "r1"):
        receivers.append(state.position()["turn"])
        state.play(f"draw {card}")
    assert receivers == [1] * 5 + [0] * 5
    assert state.actor == 1


def test_3_4_a_hand_of_only_mist_is_dealt_anew_as_often_as_allowed() -> None:
    table = {"phase": "deal", "hands": [["w1", "w2", "k1", "r3", "y3"], ["m"] * 4]}
    again = hantise.from_position("ghosts", 2, table).play("draw m").position()
    assert (again["phase"], again["turn"], again["redeals"], again["hands"][1]) == ("deal", 1, 1, [])
    kept = hantise.from_position("ghosts", 2, table, {"redeals": 0}).play("draw m").position()
    assert (kept["phase"], kept["redeals"], kept["hands"][1]) == ("turn", 0, ["m"] * 5)


def test_3_6_the_next_round_begins_one_seat_on_whatever_the_direction() -> None:
    table = {"actor": 0, "hands": [["w1"], [], []], "deck": {}, "pile": ["w2"], "direction": 1, "taken": [0, 0, 1], "first": 2}
    state = hantise.from_position("ghosts", 3, table)
    state.play("play w1")
    assert state.position() | {"round": 2, "first": 0, "direction": 1, "phase": "deal"} == state.position()


def test_4_1_copies_give_one_move_and_a_lone_draw_is_still_a_move() -> None:
    assert hantise.from_position(
        "ghosts", 2, {"actor": 0, "hands": [["w1"] * 3 + ["w2"] * 2, ["b1"] * 3 + ["b2"] * 2]}
    ).moves() == [
        "play w1",
        "play w2",
    ]
    table = {
        "phase": "refill",
        "turn": 0,
        "hands": [FULL[0][:4], FULL[1], FULL[2]],
        "pile": ["k1"],
        "deck": {"r1": 2},
        "taken": [0, 0, 1],
    }
    assert hantise.from_position("ghosts", 3, table).chances() == {"draw r1": 1}


def test_4_2_a_pile_is_opened_with_a_ghost() -> None:
    state = three()
    assert state.moves() == ["play g2", "play k3", "play w1", "play w2"]
    assert refused(state, "play m") == "4.2"
    assert refused(state, "take") == "4.4"


def test_4_2_only_a_hand_of_mist_opens_with_mist() -> None:
    state = endgame([["m", "m"], ["w1"], ["k1"]], first=0, taken=[1, 0, 0])
    assert state.moves() == ["play m"]


def test_4_3_mirror_and_mist_follow_at_any_level_others_within_the_limit() -> None:
    state = three(pile=["k3", "r3"])
    assert state.moves() == ["play m", "play w1", "take"]
    assert refused(state, "play w2") == "5.5"
    state = three(pile=["r3", "k3"])
    assert state.moves() == ["play k3", "play m", "play w1", "take"]


def test_4_4_taking_costs_a_point_keeps_the_direction_and_the_turn() -> None:
    state = three(pile=["k1", "k2", "m"], direction=-1).play("take")
    position = state.position()
    assert state.actor == 0
    assert (position["fear"], position["taken"], position["direction"], position["pile"]) == ([2, 1, 1], [1, 0, 0], -1, [])
    assert {card: count for card, count in position["gone"].items() if count} == {"k1": 1, "k2": 1, "m": 1}
    assert "take" not in state.moves()


def test_4_5_every_card_played_is_replaced_while_the_deck_lasts() -> None:
    state = three(pile=["k1"]).play("play m")
    assert state.actor == hantise.CHANCE
    assert len(state.play("draw r1").position()["hands"][0]) == 5


def test_4_6_the_neighbour_in_the_direction_of_play_is_next() -> None:
    assert three(pile=["r1"]).play("play w1").play("draw r2").actor == 1
    assert three(pile=["w3"]).play("play w1").play("draw r2").actor == 2


def test_5_1_the_first_ghost_sets_the_level_and_never_mirrors() -> None:
    state = three(pile=["w3"]).play("take").play("play w1")
    assert state.position() | {"level": 1, "direction": 1} == state.position()


def test_5_2_another_family_adds_its_level() -> None:
    assert three(pile=["y3"]).play("play w2").position()["level"] == 5


def test_5_3_the_same_family_mirrors_instead_of_raising_the_level() -> None:
    state = three(pile=["w1", "m"]).play("play w2")
    assert state.position() | {"level": 1, "direction": -1} == state.position()


def test_5_4_mist_changes_nothing_but_lies_on_the_pile() -> None:
    state = three(pile=["y3"], direction=-1).play("play m")
    assert state.position() | {"level": 3, "direction": -1, "pile": ["y3", "m"]} == state.position()


def test_5_5_the_level_may_reach_the_limit_but_not_exceed_it() -> None:
    assert three(pile=["b3", "r3"]).play("play w1").position()["level"] == 7
    assert refused(three(pile=["b3", "r3"]), "play w2") == "5.5"


def test_5_6_after_an_opening_pass_the_next_seat_opens_and_no_pile_can_be_taken() -> None:
    state = endgame([["m", "m"], ["w1", "m"], ["k1"]], taken=[1, 0, 0]).play("play m")
    assert state.actor == 1
    assert state.moves() == ["play w1"]
    assert refused(state, "take") == "4.4"
    assert state.play("play w1").position() | {"level": 1, "pile": ["m", "w1"]} == state.position()


def test_6_1_only_the_seat_whose_turn_begins_ends_the_round() -> None:
    state = endgame([["w1", "w2"], ["k1"], []], pile=["w3"], direction=-1).play("play w1")
    assert state.actor == 1
    state = endgame([["w1", "w2"], ["k1"], []], pile=["k3"], direction=-1).play("play w1")
    assert state.is_over


def test_6_2_without_a_pile_points_are_given_back_but_not_below_zero() -> None:
    state = endgame([["w1"], [], []], pile=["k1"], fear=[2, 7, 7], taken=[0, 0, 2]).play("play w1")
    assert state.scores == [0, 4, 7]


def test_7_1_the_table_stays_as_it_lay_when_the_game_is_over() -> None:
    state = endgame([["w1", "w2"], [], ["k1"]], pile=["k2"]).play("play w1")
    position = state.position()
    assert (position["phase"], position["turn"], position["hands"]) == ("over", 1, [["w2"], [], ["k1"]])
    assert refused(state, "play w2") == "7.1"


def test_7_2_ties_are_shared() -> None:
    state = endgame([["w1"], [], []], pile=["k1"], fear=[5, 5, 6], taken=[1, 1, 1]).play("play w1")
    assert state.winners == [0, 1]
    assert state.utilities == [0.5, 0.5, 0]


def test_8_2_only_the_drawer_sees_the_card() -> None:
    state = three().play("play w1").play("draw r3")
    assert state.masked_record(0)["moves"] == ["play w1", "draw r3"]
    assert state.masked_record(1)["moves"] == state.masked_record(None)["moves"] == ["play w1", "draw ?"]
    view = state.view(1).position()
    assert view["hands"] == [["?"] * 5, FULL[1], ["?"] * 5]
    assert "deck" not in view


def test_8_3_the_pool_is_what_the_viewer_has_not_seen() -> None:
    state = three(pile=["k1"], gone={"r1": 2, "r2": 1}, taken=[0, 0, 1])
    pool = state.view(0).position()["pool"]
    assert sum(pool.values()) == 60 - 5 - 1 - 3
    assert (pool["r1"], pool["k1"], pool["w1"], pool["b1"]) == (1, 2, 2, 3)


def test_8_4_an_opening_pass_shows_the_mist_that_is_left() -> None:
    state = endgame([["m", "m", "m"], ["w1", "w2"], ["k1", "k2"]], taken=[1, 0, 0]).play("play m")
    assert state.position()["known_mist"] == [2, 0, 0]
    state.play("play w1").play("play k1").play("play m")
    assert state.position()["known_mist"] == [1, 0, 0]


def test_8_5_every_consistent_world_gets_its_proper_chance() -> None:
    """Seat 1 surely holds a mist and one more of r1, r1, r2, m; the rest is seat 2's card and the deck: nothing."""
    hands = [["w1"], ["m", "r1"], ["r1", "r2"]]
    gone = (
        {"m": 4, "r1": 1, "r2": 2, "w1": 2} | {f"{f}{n}": 3 for f in "wkbgy" for n in (1, 2, 3) if f != "w" or n > 1} | {"r3": 3}
    )
    table = {"actor": 0, "hands": hands, "pile": ["m"], "gone": gone, "taken": [0, 1, 1], "known_mist": [0, 1, 0], "deck": {}}
    view = hantise.from_position("ghosts", 3, table).view(0)
    rng = seeded(3)
    found = Counter(tuple(view.imagine(rng).position()["hands"][1]) for _ in range(6000))
    assert {hand: round(count / 6000, 1) for hand, count in found.items()} == {("r1", "m"): 0.7, ("r2", "m"): 0.3}
    assert abs(found["r1", "m"] / 6000 - 2 / 3) < 0.02


def test_9_1_an_unknown_card_or_spelling_is_refused() -> None:
    for move in ("play", "play w4", "play w", "play w1 w2", "take w1", "give w1", "draw ?", "", "play ｗ1", "play\tw1"):
        assert refused(three(), move) == "9.1"
    assert three().play("  PLAY   W1 ").actor == hantise.CHANCE


def test_9_2_a_move_of_another_kind_is_refused() -> None:
    assert refused(three(), "draw w1") == "9.2"
    assert refused(hantise.new("ghosts", 3), "take") == "9.2"
    assert refused(hantise.new("ghosts", 3), "play w1") == "9.2"


def test_9_3_a_card_that_is_not_there_is_refused() -> None:
    assert refused(three(), "play r1") == "4.1"
    table = {"phase": "deal", "hands": [["w1", "w1", "w1"], []]}
    assert refused(hantise.from_position("ghosts", 2, table), "draw w1") == "4.1"


def test_10_rounds_may_be_set() -> None:
    assert endgame([["w1"], [], []], pile=["k1"]).play("play w1").is_over
    with pytest.raises(hantise.Mistake, match="options, rounds: rounds is 1–100, not 101"):
        hantise.new("ghosts", 3, {"rounds": 101})


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("smell", {"smell": 1}),
        ("phase", {"phase": "lunch"}),
        ("round", {"round": 4}),
        ("round", {"round": True}),
        ("first", {"first": 3}),
        ("direction", {"direction": 0}),
        ("redeals", {"redeals": 1}),
        ("taken", {"taken": [0, 0]}),
        ("fear", {"taken": [0, 0, 2], "fear": [1, 1, 1]}),
        ("hands", {"hands": [FULL[0], FULL[1], [*FULL[2], "y2"]]}),
        ("hands", {"hands": [FULL[0], ["b1", "b1", "b1", "b1", "b2"], FULL[2]]}),
        ("pile", {"pile": ["b1"]}),
        ("pile", {"pile": ["k3", "r3", "y3"]}),
        ("level", {"pile": ["k2"], "level": 3}),
        ("gone", {"gone": {"w9": 1}}),
        ("deck", {"deck": {"w1": 9}}),
        ("deck", {"deck": {"r1": 1}, "gone": {}}),
        ("taken", {"taken": [0, 0, 1]}),
        ("fear", {"taken": [61, 0, 0], "fear": [5, 1, 1]}),
        ("hands", {"taken": [1_000_000, 0, 0], "hands": []}),
        ("taken", {"taken": [1_000_000, 0, 0]}),
        ("taken", {"taken": [1_000_001, 0, 0]}),
        ("turn", {"turn": 3}),
        ("hands", {"hands": [FULL[0][:4], FULL[1], FULL[2]]}),
        ("turn", {"actor": 1, "turn": 1}),
        ("direction", {"direction": -1}),
        ("known_mist", {"known_mist": [2, 0, 0]}),
        ("actor", {"turn": 0, "actor": 1}),
        ("scores", {"scores": [1, 1, 1]}),
    ],
)
def test_11_3_a_position_that_cannot_be_is_refused_by_its_field(field: str, change: dict[str, Any]) -> None:
    assert three().actor == 0
    with pytest.raises(BadPosition) as error:
        three(**change)
    assert error.value.fields == (field,)


def test_11_3_sixty_one_cards_are_too_many() -> None:
    deck = three().position()["deck"]
    with pytest.raises(BadPosition, match="deck"):
        three(deck=deck | {"r1": deck["r1"] + 1})


def test_the_policy_beats_random_play() -> None:
    """Not a rule, but what `prefer` is for: a sensible seat among random ones takes fewer points."""
    setup = load("ghosts").setup(2)
    wins = 0.0
    for game in range(400):
        rng, state = seeded(99, game), setup.start()
        while not state.is_over:
            state.apply(state.choose(rng, sensible=state.actor == game % 2))
        assert state.utilities is not None
        wins += state.utilities[game % 2]
    assert wins > 0.8 * 400


def test_the_encoding_says_what_the_view_says_from_the_viewers_place() -> None:
    table = {
        "actor": 0,
        "hands": FULL,
        "pile": ["k1", "w3", "m"],
        "gone": {"r1": 2, "r2": 1},
        "taken": [0, 0, 1],
        "direction": -1,
    }
    view = hantise.from_position("ghosts", 3, table | {"fear": [4, 1, 2], "round": 2, "first": 1}).view(0)
    position, parts = view.position(), view.encoded_parts()
    cards = list(position["gone"])

    def counts(numbers: list[float]) -> dict[str, float]:
        assert not any(numbers[len(cards) :])
        return {card: number for card, number in zip(cards, numbers, strict=False) if number}

    assert parts["phase"] == [0, 1, 0, 0]
    assert parts["turn"] == [1, 0, 0, 0, 0, 0]
    assert parts["first"] == [0, 1, 0, 0, 0, 0]
    assert parts["direction"] == [-1]
    assert counts(parts["hand"]) == {"w1": 1, "w2": 1, "k3": 1, "g2": 1, "m": 1}
    assert parts["hand_sizes"] == [1, 1, 1, 0, 0, 0]
    assert parts["level"] == pytest.approx([4 / 7])
    assert counts(parts["last_ghost"]) == {"w3": 1}
    assert counts(parts["pile"]) == {"k1": 1, "w3": 1, "m": 1}
    assert counts(parts["gone"]) == {"r1": 2, "r2": 1}
    assert counts(parts["pool"]) == {card: count for card, count in position["pool"].items() if count}
    assert parts["deck_size"] == pytest.approx([(60 - 15 - 3 - 3) / 60])
    assert parts["fear"] == pytest.approx([0.4, 0.1, 0.2, 0, 0, 0])
    assert parts["taken"] == pytest.approx([0, 0, 0.1, 0, 0, 0])
    assert parts["rounds"] == pytest.approx([0.2, 0.3])
    other = hantise.from_position("ghosts", 3, table).view(2).encoded_parts()
    assert counts(other["hand"]) == {"y1": 3, "y2": 2}
    assert other["turn"] == [0, 1, 0, 0, 0, 0]
    assert other["taken"] == pytest.approx([0.1, 0, 0, 0, 0, 0])
