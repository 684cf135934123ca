"""The rules of Boo, a test a paragraph: a position, a move and the answer. Chapter 12 has its own file."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hantise import kernels
from hantise.chance import seeded
from hantise.contract import CHANCE
from hantise.game import State, label, tell
from hantise.games import load
from hantise.games.boo import rules
from hantise.games.boo.moves import glyph
from hantise.games.boo.state import ACTIONS, CODES, DECK, GATE, OCCUPIED, SHOWN, TURNED, WIDTH
from hantise.mistakes import BadEdition, IllegalMove, Mistake

BOO = load("boo")

# All deck cards but the last white one: the black ones in a stack above the gate, the white ones below.
ALL_BUT_W12 = {f"b{n}": f"0 {-n} e front" for n in range(1, 13)} | {f"w{n}": f"4 {3 + n} e front" for n in range(1, 12)}


def position(options: dict[str, Any] | None = None, edition: str | None = None, **fields: Any) -> State:
    return BOO.setup(2, options, edition).load(fields)


def after(state: State, *moves: str) -> dict[str, Any]:
    for move in moves:
        state.play(move)
    return state.position()


def rule_against(state: State, move: str) -> str:
    before = state.array.tobytes()
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    assert state.array.tobytes() == before
    return error.value.rule


def squares(state: State, *cells: tuple[int, int]) -> list[str]:
    """What lies on these cells."""
    box = state.fields.box
    numbers = [(y - int(box.north)) * WIDTH + x - int(box.west) for x, y in cells]
    return [glyph(int(SHOWN[state.fields.table[number]])) for number in numbers]


def gate_of(*places: tuple[int, int, str]) -> str:
    return ", ".join(f"{{ x = {x}, y = {y}, d = '{d}', squares = ['#', '#', '#'] }}" for x, y, d in places)


ONE_CARD = gate_of((0, 0, "e"))


def own(
    folder: Path, decks: tuple[int, int] = (2, 2), gate: str = ONE_CARD, card: str = "['B^', 'T', '#']", players: str = "[2]"
) -> str:
    """The path of an owner's own edition."""
    head = f'game = "boo"\nedition = "own"\ntitle = "Own"\nplayers = {players}\n'
    black, white = (", ".join([card] * size) for size in decks)
    path = folder / "own.toml"
    path.write_text(
        f'{head}[decks]\nblack = [{black}]\nwhite = [{white}]\nsource = "reconstruction"\n'
        f'[gate]\ncards = [{gate}]\nsource = "reconstruction"\n',
        encoding="utf-8",
    )
    return str(path)


def test_1_3_more_ghosts_are_better() -> None:
    assert not BOO.lower_is_better


def test_2_1_deck_cards_are_different_things_even_if_they_look_alike(tmp_path: Path) -> None:
    state = position(edition=own(tmp_path, (3, 3)), hands=[2, 1])
    assert after(state, "place 3 0 e front")["table"].keys() == {"g1", "b2"}


def test_2_2_the_gate_has_its_fixed_places() -> None:
    assert BOO.setup(2).start().position()["table"] == {
        "g1": "0 0 e front", "g2": "3 0 e front", "g3": "6 0 s front",
        "g4": "4 3 e front", "g5": "1 3 e front", "g6": "0 1 s front",
    }  # fmt: skip


def test_2_3_a_square_is_a_ghost_a_tombstone_or_a_fence() -> None:
    assert [glyph(square) for square in range(10)] == ["b→", "b↓", "b←", "b↑", "w→", "w↓", "w←", "w↑", "■", "#"]


def test_2_4_the_back_has_the_other_colour_and_the_opposite_gaze() -> None:
    backs = [glyph(int(rules.square_lying(square, 0, 1))) for square in range(10)]
    assert backs == ["w←", "w↑", "w→", "w↓", "b←", "b↑", "b→", "b↓", "■", "#"]


@pytest.mark.parametrize("lying", ["7 0 e", "9 1 w", "7 0 s", "7 5 n"])
@pytest.mark.parametrize(("face", "other"), [("front", "back"), ("back", "front")])
def test_2_4_turning_a_card_shows_its_other_face_and_turning_it_twice_gives_it_back(lying: str, face: str, other: str) -> None:
    state = position(table={"b5": f"{lying} {face}"})
    before = state.array.tobytes()
    cell = int(state.fields.lies[0, 4])
    rules.turn_card(state.fields, cell)
    assert state.position() | {"ghosts": []} == position(table={"b5": f"{lying} {other}"}).position() | {"ghosts": []}
    rules.turn_card(state.fields, cell)
    assert state.array.tobytes() == before


def test_2_4_every_square_turned_twice_is_itself_and_only_ghosts_change() -> None:
    codes = np.arange(CODES)
    assert (TURNED[TURNED] == codes).all()
    assert (TURNED[OCCUPIED:] != codes[OCCUPIED:]).all()
    assert ((SHOWN[TURNED] == SHOWN) == (SHOWN >= 8)).all()


def test_2_5_x_grows_to_the_east_and_y_to_the_south() -> None:
    state = BOO.setup(2).start()
    assert squares(state, (1, 0), (4, 0), (6, 1), (0, 2), (2, 3), (5, 3)) == ["b↑", "w↑", "w→", "b←", "b↓", "w↓"]


def test_2_6_gazes_turn_with_the_card() -> None:
    white_up = next(square for square in range(8) if glyph(square) == "w↑")
    shown = [[glyph(int(rules.square_lying(white_up, direction, face))) for direction in range(4)] for face in range(2)]
    assert shown == [["w↑", "w→", "w↓", "w←"], ["b↓", "b←", "b↑", "b→"]]


def test_2_6_square_1_lies_on_the_cell_named_and_the_others_follow_in_the_direction() -> None:
    assert squares(position(table={"b5": "7 0 e front"}), (7, 0), (8, 0), (9, 0)) == ["b↑", "w↑", "b↓"]
    assert squares(position(table={"b5": "7 0 s front"}), (7, 0), (7, 1), (7, 2)) == ["b→", "w→", "b←"]
    assert squares(position(table={"b5": "9 0 w front"}), (9, 0), (8, 0), (7, 0)) == ["b↓", "w↓", "b↑"]
    assert squares(position(table={"b5": "7 2 n front"}), (7, 2), (7, 1), (7, 0)) == ["b←", "w←", "b→"]


def test_2_7_the_default_decks() -> None:
    decks = [
        "M← M← M←", "M↑ M↓ M↑", "M← M↑ M→", "M↑ Y↓ M↑", "M↑ Y↑ M↓", "M↑ M↓ Y↑",
        "M↑ ■ M↓", "M← ■ M→", "M→ ■ M←", "■ M↑ M↓", "■ M↑ ■", "M→ ■ ■",
    ]  # fmt: skip
    box = BOO.setup(2).start().fields.box
    for seat, (mine, yours) in enumerate([("b", "w"), ("w", "b")]):
        found = [" ".join(glyph(int(square)) for square in box.decks[seat, card]) for card in range(12)]
        assert found == [card.replace("M", mine).replace("Y", yours) for card in decks]


def test_2_7_the_default_gate_is_a_ring_with_ten_free_cells() -> None:
    state = BOO.setup(2).start()
    rows = [" ".join(squares(state, *((x, y) for x in range(7)))) for y in (0, 3)]
    assert rows == ["# b↑ # # w↑ ■ #", "# ■ b↓ # # w↓ #"]
    assert (
        sum(move.split()[2] in ("1", "2") for move in position(hands=[1, 1]).moves() if 0 < int(move.split()[1]) < 6) == 2 * 3 * 4
    )


def test_2_8_a_half_turn_of_the_gate_with_colours_exchanged_gives_the_gate_again() -> None:
    state = BOO.setup(2).start()
    ring = [(x, y) for x in range(7) for y in range(4)]
    half_turned = {"b↑": "w↓", "b↓": "w↑", "b←": "w→", "w→": "b←", "w↑": "b↓", "w↓": "b↑", "■": "■", "#": "#"}
    assert squares(state, *ring) == [half_turned[square] for square in squares(state, *((6 - x, 3 - y) for x, y in ring))]


@pytest.mark.parametrize(
    "changes",
    [
        {"decks": (2, 3)},
        {"decks": (1, 1)},
        {"card": "['B^', 'T']"},
        {"card": "['B^', 'T', 'T', 'T']"},
        {"card": "['B^', 'T', 'X']"},
        {"gate": ""},
        {"gate": gate_of((0, 0, "e"), (2, 0, "s"))},
        {"gate": gate_of((0, 0, "e"), (3, 0, "q"))},
        {"players": "[2, 3]"},
        {"decks": (12, 12), "gate": gate_of((0, 0, "e"), (5, 0, "e"))},  # 8 + 144 columns
        {"decks": (12, 12), "gate": gate_of((0, 0, "e"), (0, 4, "e"))},  # 5 + 144 rows
        {"decks": (13, 13), "gate": gate_of((0, 0, "s"))},
        {"gate": gate_of((0, 0, "e"), (125, 0, "e"))},
        {"gate": gate_of(*((0, y, "e") for y in range(GATE + 1)))},
    ],
    ids=str,
)
def test_2_9_an_edition_that_cannot_be_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    with pytest.raises(BadEdition) as refused:
        BOO.setup(2, {}, own(tmp_path, **changes))
    assert "edition" in refused.value.fields


@pytest.mark.parametrize(
    ("decks", "gate"),
    [
        (12, gate_of(*((0, y, "e") for y in range(4)), *((3, y, "e") for y in range(4)), (6, 0, "s"))),  # 7 × 4
        (2, gate_of((0, 0, "e"), (124, 0, "e"), (0, 121, "s"))),  # 127 × 124
        (11, gate_of(*((x, y, "e") for x in range(0, 18, 3) for y in range(16)), *((18, y, "s") for y in range(0, 15, 3)))),
    ],
    ids=["decks of 12", "decks of 2", "the largest gate for decks of 11"],
)
def test_2_9_the_largest_reach_is_accepted_and_played_to_the_end(tmp_path: Path, decks: int, gate: str) -> None:
    state = BOO.setup(2, {}, own(tmp_path, (decks, decks), gate)).start()
    rng = seeded(1)
    while not state.is_over:
        assert state.setup.load(state.position()).moves() == state.moves()
        state.apply(state.choose(rng))
    assert len(state.position()["table"]) == 2 * decks + int(state.fields.box.gate)


def test_2_9_the_arrays_hold_what_the_reach_allows() -> None:
    assert 1 + 12 * DECK <= WIDTH < 1 + 12 * (DECK + 1)
    assert GATE == (151 - 12 * 11) * (148 - 12 * 11) // 3
    assert ACTIONS == 151 * 148 * 8 + 12 + 3


def test_2_9_any_number_of_players_but_2_is_refused() -> None:
    for players in (1, 3):
        with pytest.raises(Mistake, match="players"):
            BOO.setup(players)


def test_3_1_the_options_say_who_is_black_and_who_begins() -> None:
    state = BOO.setup(2, {"first": 1, "black": 1}).start()
    assert after(state, "reveal 3", "reveal 4", "reveal 5", "reveal 6")["hands"] == [4, 3]
    assert state.actor == 1
    assert after(state, "place 7 2 e front")["table"]["b3"] == "7 2 e front"


def test_3_2_gate_cards_count_and_are_front_up() -> None:
    assert BOO.setup(2).start().position()["ghosts"] == [3, 3]


def test_3_3_four_reveals_hand_hand_top_top() -> None:
    state = BOO.setup(2).start()
    assert state.chances() == {f"reveal {n}": 1 for n in sorted(range(1, 13), key=str)}
    assert rule_against(state, "place 7 0 e front") == "4.1"
    assert after(state, "reveal 5", "reveal 5")["hands"] == [5, 5]
    assert rule_against(state, "reveal 5") == "3.3"
    assert after(state, "reveal 1")["turn"] == 1
    assert after(state, "reveal 12")["tops"] == [1, 12]
    assert (state.actor, state.position()["phase"]) == (0, "place")


def test_4_1_only_the_moves_of_the_phase() -> None:
    state = position()
    assert rule_against(state, "reveal 3") == "4.1"
    state.play("place 7 0 e front")
    assert rule_against(state, "place 7 1 e front") == "4.1"
    assert rule_against(state, "scare 1") == "4.1"


def test_4_2_a_turn_begins_with_placing_the_hand_card() -> None:
    assert rule_against(position(), "scare 1") == "4.2"


def test_4_3_the_top_is_taken_after_the_scares() -> None:
    state = position(hands=[8, 1], tops=[5, 2])
    assert after(state, "place -3 0 e front")["hands"] == [0, 1]
    assert state.position()["tops"] == [5, 2]
    assert after(state, "scare 3")["hands"] == [5, 1]


def test_4_4_then_an_unrevealed_card_becomes_the_new_top() -> None:
    state = position(tops=[5, 2])
    assert after(state, "place 7 0 e front")["phase"] == "reveal"
    assert "reveal 5" not in state.chances()
    assert rule_against(state, "reveal 5") == "4.4"
    assert set(state.chances().values()) == {1}
    assert after(state, "reveal 9")["tops"] == [9, 2]


def test_4_4_the_last_unrevealed_card_is_still_revealed_by_chance(tmp_path: Path) -> None:
    state = position(edition=own(tmp_path, (3, 3)))
    state.play("place 3 0 e front")
    assert state.chances() == {"reveal 3": 1}
    assert after(state, "reveal 3")["tops"] == [3, 2]


def test_4_4_without_an_unrevealed_card_there_is_no_chance_move(tmp_path: Path) -> None:
    state = position(edition=own(tmp_path))
    assert after(state, "place 3 0 e front")["tops"] == [0, 2]
    assert (state.actor, state.position()["hands"]) == (1, [2, 1])


def test_4_5_then_it_is_the_other_seats_turn() -> None:
    assert after(position(), "place 7 0 e front", "reveal 4")["actor"] == 1


def test_4_6_a_game_has_24_placements_24_reveals_and_at_most_48_scares() -> None:
    for seed in range(10):
        state, rng = BOO.setup(2).start(), seeded(seed)
        while not state.is_over:
            state.apply(state.choose(rng))
        verbs = [state.setup.spell(action).split()[0] for action in state.history]
        assert (verbs.count("place"), verbs.count("reveal")) == (24, 24)
        assert verbs.count("scare") <= 48


def test_5_1_either_face_may_be_chosen() -> None:
    assert {"place 7 0 e front", "place 7 0 e back"} <= set(position().moves())


def test_5_2_no_cell_may_be_occupied() -> None:
    state = position(hands=[2, 1])
    for move in ("place 6 2 e front", "place 5 1 e front", "place 8 0 w front", "place 2 1 s front"):
        assert rule_against(state, move) == "5.2"
        assert "cannot lie there: g" in str(state.why_not(move))


def test_5_2_an_edge_must_touch_a_corner_is_not_enough() -> None:
    state = position(hands=[2, 1])
    assert state.why_not("place 7 -1 s front") is None
    for move in ("place 7 -1 e front", "place 7 4 e front", "place 20 0 e front"):
        assert rule_against(state, move) == "5.2"
        assert "share an edge" in str(state.why_not(move))


def test_5_2_the_free_cells_inside_the_gate_may_be_used() -> None:
    assert {"place 1 1 e front", "place 5 2 w back"} <= set(position(hands=[2, 1]).moves())


def test_5_3_passing_is_not_possible() -> None:
    assert rule_against(position(), "pass") == "11.2"


def test_5_4_a_card_alike_from_both_ends_is_placed_east_or_south_only() -> None:
    for number in range(1, 13):
        directions = {move.split()[3] for move in position(hands=[number, 1]).moves()}
        assert directions == ({"e", "s"} if number in (7, 8, 9) else set("eswn"))
    state = position(hands=[8, 1])
    assert rule_against(state, "place 9 0 w back") == "5.4"
    assert "place 7 0 e back" in str(state.why_not("place 9 0 w back"))
    assert "place 7 0 s front" in str(state.why_not("place 7 2 n front"))


def test_5_4_cards_that_look_the_same_half_turned_or_on_both_faces_keep_the_first_spelling() -> None:
    # b3 turned over and half-turned looks the same, so its second spelling is e back; b4 has no ghosts
    ways = {
        number: [move.split(" ", 3)[3] for move in position(edition="crossed", hands=[number, 1]).moves()] for number in (3, 4)
    }
    assert {number: sorted(set(spelled)) for number, spelled in ways.items()} == {
        3: ["e back", "e front", "s back", "s front"],
        4: ["e front", "s front"],
    }
    assert {number: len(spelled) for number, spelled in ways.items()} == {3: 2 * 28, 4: 28}
    assert rule_against(position(edition="crossed", hands=[3, 1]), "place 5 0 w back") == "5.4"


def test_5_5_cells_out_of_reach_are_refused_however_far() -> None:
    state = position()
    for move in ("place 79 0 e front", "place 0 76 e front", f"place {'9' * 80} 0 e front", f"place 0 -{'1' * 30} e front"):
        assert rule_against(state, move) == "5.5"
    assert rule_against(state, "place 78 75 e front") == "5.2"
    assert rule_against(state, "place -72 -72 w front") == "5.2"


@pytest.mark.parametrize(("lying", "last"), [("{} 0 e front", (7, 3)), ("{} 0 w front", (-1, -3))])
def test_5_5_a_straight_row_of_all_cards_stays_on_the_table(lying: str, last: tuple[int, int]) -> None:
    start, step = last
    names = [f"{colour}{number}" for number in range(1, 13) for colour in "bw"]
    table = {name: lying.format(start + step * place) for place, name in enumerate(names)}
    state = position(table={name: text for name, text in table.items() if name != "w12"})
    final = after(state, f"place {table['w12']}")
    assert final["table"]["w12"] == table["w12"]
    assert final["actor"] == "over"


def test_6_1_turned_cards_start_nothing() -> None:
    # w1 is turned to three black ghosts looking east; nothing that they see changes
    state = position(hands=[11, 2], table={"b12": "7 2 e front", "w1": "3 4 e front"})
    assert after(state, "place 2 5 e front")["table"]["w1"] == "3 4 e back"
    assert state.position()["phase"] == "reveal"


def test_6_2_a_ghost_frightens_its_victim_even_to_its_players_harm() -> None:
    # the white ghost of seat 0's card looks south at the black one on (2, 3), which looks away
    final = after(position(hands=[11, 1]), "place 1 -1 e back")
    assert final["table"]["g5"] == "1 3 e back"
    assert final["ghosts"] == [2, 5]


def test_6_3_a_without_a_victim_the_turn_goes_on() -> None:
    assert after(position(hands=[3, 1]), "place 7 2 e front")["phase"] == "reveal"
    assert after(position(hands=[3, 1]), "place 7 2 e back")["phase"] == "scare"


def test_6_3_b_a_last_ghost_acts_without_a_move() -> None:
    state = position(hands=[11, 1])
    assert after(state, "place 3 4 e front")["table"]["g2"] == "3 0 e back"
    assert state.actor == CHANCE


def test_6_3_c_every_waiting_ghost_may_be_chosen_also_one_without_a_victim() -> None:
    state = position(hands=[8, 1])
    state.play("place -3 0 e front")
    assert state.moves() == ["scare 1", "scare 3"]
    assert rule_against(state, "scare 2") == "6.3"
    assert rule_against(state, "place 7 0 e front") == "6.3"
    final = after(state, "scare 1")
    assert (final["table"]["g2"], final["phase"]) == ("3 0 e back", "reveal")


def test_6_4_a_tombstone_stops_the_look() -> None:
    # a white ghost on (1, 4) looks north: behind the tombstone on (1, 3) there is a black one
    assert after(position(hands=[11, 1]), "place 2 4 w back")["table"]["g1"] == "0 0 e front"


def test_6_4_friends_fences_and_empty_cells_are_looked_through() -> None:
    # a black ghost on (-1, 0) looks east: fence, black, fence, fence, white
    assert after(position(hands=[8, 1]), "place -3 0 e front", "scare 3")["table"]["g2"] == "3 0 e back"


def test_6_4_a_look_ends_where_nothing_is_left() -> None:
    state = position(hands=[3, 1])
    assert after(state, "place 7 0 e front")["ghosts"] == [6, 3]
    assert state.fields.right - state.fields.left == 9


def test_6_5_a_ghost_that_looks_back_is_not_frightened() -> None:
    # black on (5, 4) looks north at white on (5, 3), which looks south
    assert after(position(hands=[11, 1]), "place 4 4 e front")["table"]["g4"] == "4 3 e front"


@pytest.mark.parametrize(("stare", "phase"), [("facing", "reveal"), ("seen", "scare")])
def test_6_5_with_the_option_a_friend_in_between_takes_the_stare(stare: str, phase: str) -> None:
    # three black ghosts in a row look west at the white one on (6, 1), which looks east and sees only the nearest
    state = position({"stare": stare})
    assert after(state, "place 7 1 e front")["phase"] == phase
    if stare == "seen":
        assert after(state, "scare 3")["table"]["g3"] == "6 0 s back"


def test_6_6_a_look_does_not_go_behind_a_ghost_that_stares_back() -> None:
    table = {"b12": "7 3 e front", "w3": "2 1 e front"}
    final = after(position(hands=[11, 1], table=table), "place 5 -1 w front")
    assert (final["table"]["g2"], final["table"]["w3"]) == ("3 0 e front", "2 1 e front")


def test_6_6_a_ghost_that_looks_to_the_side_is_a_victim() -> None:
    # black on (6, -1) looks south at white on (6, 1), which looks east
    assert after(position(hands=[11, 1]), "place 7 -1 w front")["table"]["g3"] == "6 0 s back"


def test_6_7_the_whole_card_is_turned_in_place_and_counts_anew() -> None:
    state = position(hands=[11, 3], table={"b12": "7 2 e front", "w1": "3 4 e front"})
    assert squares(state, (3, 4), (4, 4), (5, 4)) == ["w←", "w←", "w←"]
    assert after(state, "place 2 5 e front")["ghosts"] == [3 + 1 + 1 + 3, 3]
    assert squares(state, (3, 4), (4, 4), (5, 4)) == ["b→", "b→", "b→"]


def test_6_7_a_ghost_may_turn_its_own_card_and_the_others_act_as_they_are_then() -> None:
    state = position(edition="crossed", hands=[2, 1])
    assert after(state, "place 3 0 e front")["waiting"] == [1, 2, 3]
    # square 3, white, looks west at black square 2; after the turn square 1 is white, looks west and sees nobody
    assert after(state, "scare 3")["table"]["b2"] == "3 0 e back"
    assert state.position()["phase"] == "reveal"


def test_6_8_a_card_may_be_turned_twice_in_one_turn() -> None:
    state = position(hands=[5, 1], table={"b7": "3 -3 s front", "w2": "0 -3 e front"})
    assert after(state, "place 0 -1 e front", "scare 1")["table"]["w2"] == "0 -3 e back"
    assert after(state, "scare 2")["table"]["w2"] == "0 -3 e front"


def test_7_1_the_game_is_over_when_all_cards_are_laid() -> None:
    state = position(table=ALL_BUT_W12)
    assert state.actor == 1
    assert after(state, "place 7 0 e front")["actor"] == "over"
    assert [rule_against(state, move) for move in ("place 7 1 e front", "scare 1", "reveal 1")] == ["7.1"] * 3


def test_7_2_scores_are_the_ghosts_of_ones_colour_whoever_placed_them() -> None:
    state = position(table=ALL_BUT_W12)
    assert after(state, "place 7 0 e back")["scores"] == [32, 30]
    assert state.utilities == [1.0, 0.0]


@pytest.mark.parametrize("oya", [0, 1])
def test_7_3_a_tie_goes_to_the_oya(oya: int) -> None:
    state = position({"first": oya}, table=ALL_BUT_W12 | {"w12": "7 0 e front"})
    assert (state.scores, state.winners) == ([31, 31], [oya])
    assert state.utilities == [1.0 - oya, 0.0 + oya]


@pytest.mark.parametrize("options", [{"first": 2}, {"black": -1}, {"stare": "both"}, {"first": True}, {"colour": 0}], ids=str)
def test_9_any_other_option_or_value_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Mistake) as refused:
        BOO.setup(2, options)
    assert refused.value.fields[0] == "options"


def test_10_1_all_views_are_equal() -> None:
    state = position(hands=[8, 1]).play("place -3 0 e front")
    views = [state.view(seat).position() for seat in (None, 0, 1)]
    assert [view.pop("seat") for view in views] == [None, 0, 1]
    assert views == [state.position()] * 3


def test_10_2_nothing_is_left_to_imagine_and_every_order_of_the_unrevealed_cards_is_equally_likely(tmp_path: Path) -> None:
    """With four cards left the seats' next tops are drawn evenly and independently: 4 · 4 worlds."""
    table = {"b1": "3 0 e front", "b2": "3 1 e front", "w1": "-3 0 e front", "w2": "0 1 e front"}
    state = position(edition=own(tmp_path, (8, 8)), table=table, hands=[3, 3], tops=[4, 4])
    rng = seeded(10)
    seen = dict.fromkeys([(one, other) for one in range(5, 9) for other in range(5, 9)], 0)
    games = 480
    for _ in range(games):
        world = state.view(0).imagine(rng)
        assert world.position() == state.position()
        for _ in range(2):
            world.apply(world.choose(rng))
            while world.actor != CHANCE:
                world.apply(world.choose(rng))
            world.draw(rng)
        seen[tuple(world.position()["tops"])] += 1
    expected = games / 16
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 37.7  # chi-squared, 15 degrees, 0.1 %


def test_11_1_reveal_names_a_number_of_the_deck() -> None:
    state = BOO.setup(2).start()
    for move in ("reveal 0", "reveal 13", "reveal b1", "reveal", "reveal 01", "reveal 1 2"):
        assert rule_against(state, move) == "11.1"


def test_11_2_place_is_spelled_one_way() -> None:
    state = position()
    for move in (
        "place 07 0 e front", "place +7 0 e front", "place 7 -0 e front", "place 7.0 0 e front", "place 7 0 east front",
        "place 7 0 e", "place 7 0 e top", "place 7 0 front e", "place 7,0 e front", "place b1 7 0 e front", "7 0 e front", "",
    ):  # fmt: skip
        assert rule_against(state, move) == "11.2"
    assert after(state, "  PLACE 7   0 E Front ")["table"]["b1"] == "7 0 e front"


def test_11_3_scare_names_a_square_of_the_card_whatever_its_direction() -> None:
    state = position(hands=[5, 1], table={"b7": "3 -3 s front", "w2": "0 -3 e front"})
    state.play("place 2 -1 w back")
    assert [label(state.view(0), action).args["cell"] for action in sorted(state.actions())] == ["2 -1", "1 -1", "0 -1"]
    for move in ("scare 0", "scare 4", "scare", "scare 1 2", "scare one"):
        assert rule_against(state, move) == "11.3"


def foretold(state: State, move: str) -> str:
    """What the label of a legal move says will come of it."""
    action = next(action for action in state.actions() if state.setup.spell(action) == move)
    return state.setup.words("en").say(label(state.view(0), action)).split("): ")[-1]


def test_a_placement_says_whom_its_ghosts_see_and_how_many_ghosts_there_will_be() -> None:
    state = position(hands=[5, 1], table={"b7": "3 -3 s front", "w2": "0 -3 e front"})
    assert foretold(state, "place 3 -4 w front") == (
        "1 looks at the tombstone on 3 -2, 2 frightens g5 on 2 3, 3 sees nobody; 6 ghosts then"
    )
    assert foretold(state, "place 0 -4 e front") == (
        "1 sees nobody, 2 sees nobody, 3 and the ghost on 2 -3 stare at each other; 7 ghosts then"
    )
    assert state.play("place 3 -4 w front").play("scare 2").position()["ghosts"][0] == 6


def test_where_the_order_decides_a_placement_says_so_and_each_scare_what_is_left() -> None:
    state = position(hands=[5, 1], table={"b7": "3 -3 s front", "w2": "0 -3 e front"})
    assert foretold(state, "place 0 -2 e front").endswith("; 7 to 10 ghosts then, as the order decides")
    state.play("place 0 -2 e front")
    by_square = [foretold(state, f"scare {square}").split("; ")[1] for square in (1, 2, 3)]
    assert by_square == ["7 ghosts then", "10 ghosts then", "7 to 10 ghosts then, as the order decides"]
    assert state.play("scare 2").play("scare 1").position()["ghosts"][0] == 10


def test_the_log_tells_both_ghosts_that_act_in_one_move() -> None:
    state = position(hands=[5, 1], table={"b7": "3 -3 s front", "w2": "0 -3 e front"})
    state.play("place 0 -1 e front").play("scare 1").play("scare 2")
    told = [state.setup.words("en").say(line) for line in state.log(0)]
    assert told[1:4] == [
        "square 1 of b5 frightens a ghost of w2 (column 0, row -3): that card is turned",
        "square 2 of b5 frightens a ghost of w2 (column 1, row -3): that card is turned",
        "seat 0 takes b1",
    ]


def test_a_card_that_is_turned_back_by_the_last_ghost_is_told_twice() -> None:
    state = position(placed="b5", waiting=[1, 2], table={"b7": "3 -3 s front", "w2": "0 -3 e front", "b5": "0 -1 e front"})
    before = state.view(0)
    state.play("scare 1")
    assert state.position()["table"]["w2"] == "0 -3 e front"
    assert [line.key for line in tell(before, state.history[-1], state.view(0))] == ["told-scare", "told-scare", "told-take"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_drawing_fits_80_columns_however_wide_the_table_is(language: str) -> None:
    names = [f"{colour}{number}" for number in range(1, 12) for colour in "bw"]
    for count in (2, 6, 10, 22):
        table = {name: f"{7 + 3 * place} 0 e front" for place, name in enumerate(names[:count])}
        drawing = position(table=table).drawing(language)
        assert max(map(len, drawing.splitlines())) <= 80
        assert drawing.count("b←") >= 3


def test_the_policy_takes_the_scare_that_gains_most() -> None:
    # square 1, black, would turn three white ghosts for seat 0; square 2, white, frightens nobody
    state = position(hands=[5, 1], table={"b7": "3 -3 s front", "w2": "0 -3 e front"}).play("place 0 -1 e front")
    assert state.setup.spell(kernels.choose(state.array, seeded(1), True)) == "scare 1"
