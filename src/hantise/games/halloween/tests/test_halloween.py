"""The rules of Phantoms of Halloween: each test is a rule, a position and an answer."""

from typing import Any

import pytest

import hantise
from hantise import BadEdition, Mistake
from hantise.game import State, label
from hantise.games.halloween.tests.positions import (
    BIDS,
    BLACK,
    CARDS,
    EXCHANGE,
    GREEN,
    HALLOWEEN,
    PHEW,
    RED,
    SELL,
    at,
    auction,
    edited,
    empty_stump,
    known,
    plays,
    refused,
)

pytestmark = pytest.mark.xdist_group("halloween")


def test_1_1_7_2_the_most_points_win_whoever_left() -> None:
    state = at(squares=[BLACK, 1, 1], **empty_stump({0: {1: 5}, 1: {2: 30}})).play("try").play("roll 6")
    assert state.scores == [5, 30, 0]
    assert state.winners == [1]


def test_1_2_money_is_worth_nothing_at_the_end() -> None:
    state = at(squares=[BLACK, 1, 1], cash=[9999, 0, 0], **empty_stump({1: {2: 5}})).play("try").play("roll 6")
    assert state.winners == [1]


def test_1_3_the_right_hand_neighbour_is_the_seat_before() -> None:
    for mover, neighbour in ((0, 3), (1, 0), (3, 2)):
        assert at(4, mover=mover, squares=[6] * 4, hands={mover: {1: 5}}).play("roll 1").actor == neighbour


def test_2_1_who_holds_a_character_is_public() -> None:
    view = at(hands={0: {1: 5}, 1: {7: 10}}).view(None)
    assert view.position()["hands"] == {"0": {"1": "?"}, "1": {"7": "?"}, "2": {}}


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("deck.points: as many point cards as characters", ("value = 5, cards = 3", "value = 5, cards = 2")),
        ("deck.points: each value once", ("value = 10, cards", "value = 5, cards")),
        ("none of 0", ("value = 10, cards", "value = 0, cards")),
        ("board.squares: numbered", ("n = 3, kind", "n = 4, kind")),
        ("board.squares: at least one green", ('kind = "green"', 'kind = "red"')),
        ("cast.characters: numbered", ("id = 7, name", "id = 8, name")),
        ("turn.leave_face", ("leave_face = 6", "leave_face = 7")),
        ("faces", ("faces = [1, 2", "faces = [0, 2")),
        ("amount", ("amount = 3", "amount = 10000")),
        ("kind", ('kind = "phew"', 'kind = "oops"')),
        ("money", ("start = 20", "start = -1")),
        ("players", ("players = [3, 4, 5, 6]", "players = [3, 4, 5, 7]")),
        ("game", ('game = "halloween"', 'game = "ghosts"')),
    ],
)
def test_2_2_an_edition_that_cannot_be_is_refused(tmp_path: Any, key: str, change: tuple[str, str]) -> None:
    path = edited(tmp_path, change)
    with pytest.raises(BadEdition, match=rf"mine\.toml: .*{key}") as error:
        hantise.new("halloween", 3, edition=path)
    assert error.value.fields == ("edition",)


def test_2_2_every_seat_finds_its_characters_in_the_box(tmp_path: Any) -> None:
    few = [(f"  {{ id = {number}, ", f"  # {{ id = {number}, ") for number in range(10, 27)]
    cards = [(f"value = {value}, cards", f'value = {value}, cards = 1, source = "rulebook" }}, #') for value in (5, 10, 15)]
    gone = [(f"  {{ value = {value}, cards", f"  # {{ value = {value}, cards") for value in (20,)]
    rest = [("cards = 2", "cards = 1")]
    path = edited(tmp_path, *few, *cards, *gone, *rest)
    assert hantise.new("halloween", 3, {"start_characters": 3}, path).position()["stump"] == 9
    with pytest.raises(BadEdition, match="need more than its 9 characters"):
        hantise.new("halloween", 4, {"start_characters": 3}, path)


def test_2_3_the_lowest_number_on_the_stump_is_handed_out_first() -> None:
    state = at(squares=[1, 1, 1], stays=[2, 0, 0], hands={1: {1: 5, 3: 5}}).play("roll 4").play("points +30")
    assert state.position()["hands"]["0"] == {"2": 30}


def test_2_4_after_the_last_square_comes_square_0() -> None:
    assert at(squares=[29, 1, 1]).play("roll 5").position()["squares"] == [2, 1, 1]


def test_2_5_what_exceeds_the_most_one_can_have_is_not_paid_out() -> None:
    assert at(squares=[8, 1, 1], cash=[9997, 0, 0]).play("stay").position()["cash"] == [9999, 0, 0]
    seller = plays(at(squares=[6, 1, 1], cash=[9998, 5, 9], hands={0: {1: 5}}), "roll 1", "name 1", "bid 5", "bid 6")
    assert seller.position()["cash"] == [9999, 5, 3]


def test_2_6_every_side_of_the_die_has_the_same_chance(tmp_path: Any) -> None:
    path = edited(tmp_path, ("faces = [1, 2, 3, 4, 5, 6]", "faces = [6, 1, 1, 2]"))
    state = at(squares=[0, 1, 1], edition=path)
    assert state.chances() == {"roll 1": 2, "roll 2": 1, "roll 6": 1}
    assert refused(state, "roll 3") == "2.6"


def test_2_7_the_short_edition_has_its_own_ring_money_and_cards() -> None:
    state = hantise.new("halloween", 3, edition="short-24")
    assert state.position()["cash"] == [15, 15, 15]
    assert state.chances()["points -5"] == 3
    assert at(edition="short-24", squares=[23, 1, 1]).play("roll 2").position()["squares"][0] == 1


def test_3_1_each_seat_draws_and_then_places() -> None:
    state = hantise.new("halloween", 3, {"first": 1, "start_characters": 3})
    receivers = []
    for _ in range(3):
        for value in ("+5", "+10", "+15"):
            receivers.append(state.position()["receiver"])
            state.play(f"points {value}")
        assert state.moves() == ["place 1", "place 17", "place 24", "place 8"]
        assert refused(state, "place 4") == "3.1"
        state.play("place 17")
    assert receivers == [1, 1, 1, 2, 2, 2, 0, 0, 0]


def test_3_2_starting_on_a_square_pays_nothing_but_one_may_stay_there() -> None:
    state = plays(hantise.new("halloween", 3), *["points +5", "place 8"] * 3)
    assert state.position()["cash"] == [20, 20, 20]
    assert plays(state, "stay", "stay", "stay", "stay").position()["stays"] == [2, 1, 1]


def test_3_3_the_first_seat_begins_the_first_turn() -> None:
    state = plays(hantise.new("halloween", 3, {"first": 2}), *["points +5", "place 1"] * 3)
    assert (state.actor, state.position()["turns"], state.position()["event"]) == (2, 0, "")


def test_4_1_the_limit_comes_before_everything() -> None:
    state = at(squares=[BLACK, 1, 1], miss=[True, False, False], turns=500)
    assert state.is_over
    assert state.position()["miss"] == [True, False, False]


def test_4_1_a_turn_to_be_missed_ends_at_once() -> None:
    state = at(squares=[BLACK, 16, 1], miss=[True, True, False])
    assert (state.actor, state.position()["turns"]) == (2, 2)
    assert state.position()["miss"] == [False, False, False]


def test_4_1_missed_turns_may_reach_the_limit() -> None:
    state = at(squares=[BLACK, 16, 1], miss=[True, True, False], turns=498)
    assert (state.is_over, state.position()["turns"], state.position()["mover"]) == (True, 500, 1)


def test_4_1_without_a_decision_the_mover_rolls() -> None:
    state = at(squares=[PHEW, 1, 1])
    assert state.position()["phase"] == "roll"
    assert refused(state, "go") == "4.2"


def test_4_2_landing_sets_the_stays_to_nothing_and_squares_passed_have_no_effect() -> None:
    state = at(squares=[1, 1, 1], stays=[2, 0, 0], cash=[0, 0, 0]).play("roll 6")
    assert state.position()["squares"][0] == SELL
    assert state.position()["stays"] == [0, 0, 0]
    assert state.position()["cash"] == [0, 0, 0]


def test_4_3_one_may_stay_twice_on_green_or_red_before_rolling() -> None:
    for square in (GREEN, RED):
        for stays in (0, 1):
            state = at(squares=[square, 1, 1], stays=[stays, 0, 0])
            assert state.moves() == ["go", "stay"]
            assert refused(state, "wait") == "4.3"
        assert at(squares=[square, 1, 1], stays=[2, 0, 0]).position()["phase"] == "roll"
    assert at(squares=[BIDS, 1, 1]).position()["phase"] == "roll"


def test_4_4_with_an_empty_stump_a_roll_beyond_black_may_stop_there() -> None:
    state = at(squares=[14, 1, 1], **empty_stump({})).play("roll 4")
    assert state.moves() == ["move 2", "move 4"]
    assert refused(state, "move 3") == "4.4"
    assert state.play("move 4").position()["squares"][0] == 18


def test_4_4_every_black_square_on_the_way_is_offered(tmp_path: Any) -> None:
    path = edited(
        tmp_path, ('n = 2, kind = "auction"', 'n = 2, kind = "black"'), ('n = 3, kind = "exchange"', 'n = 3, kind = "black"')
    )
    state = at(edition=path, squares=[31, 1, 1], **empty_stump({})).play("roll 6")
    assert state.moves() == ["move 1", "move 3", "move 4", "move 6"]


def test_4_4_the_exact_roll_or_a_full_stump_leaves_no_choice() -> None:
    assert at(squares=[14, 1, 1], **empty_stump({})).play("roll 2").position()["miss"][0]
    assert at(squares=[14, 1, 1]).play("roll 3").position()["squares"][0] == 17


def test_4_5_on_black_with_an_empty_stump_one_tries_goes_or_waits() -> None:
    state = at(squares=[16, 1, 1], **empty_stump({0: {1: 5}}))
    assert state.moves() == ["go", "try", "wait"]
    assert refused(state, "stay") == "4.5"
    assert state.copy().play("go").position()["phase"] == "roll"
    waiting = state.copy().play("wait")
    assert (waiting.actor, waiting.position()["squares"][0], waiting.position()["turns"]) == (1, 16, 1)
    trying = plays(state, "try", "roll 1", "roll 5")
    assert trying.position()["tries"] == 2
    trying.play("roll 2")
    assert (trying.actor, trying.position()["squares"][0], trying.position()["tries"]) == (1, 16, 0)


def test_4_5_with_characters_on_the_stump_one_rolls_on_black() -> None:
    assert at(squares=[16, 1, 1]).position()["phase"] == "roll"


def test_4_6_stays_waits_and_missed_turns_count_as_turns() -> None:
    state = at(squares=[16, BLACK, 1], miss=[False, True, False], **empty_stump({})).play("wait")
    assert state.position()["turns"] == 2
    assert state.play("stay").position()["turns"] == 3


def test_4_6_at_the_limit_the_game_is_over_with_the_last_mover() -> None:
    state = at(mover=1, options={"limit": 7}, turns=6).play("stay")
    assert (state.is_over, state.position()["mover"], state.position()["turns"]) == (True, 1, 7)


def test_4_7_a_single_legal_move_is_still_asked_for() -> None:
    state = at(squares=[EXCHANGE - 1, 1, 1], hands={0: {1: 5}, 1: {2: 5}}).play("roll 1")
    assert state.moves() == ["target 1"]
    assert state.play("target 1").moves() == ["name 2"]


def test_5_1_a_card_is_drawn_as_often_as_it_is_left() -> None:
    hands = {1: {1: 30, 2: -25}, 2: {3: 5}}
    state = at(squares=[1, 1, 1], stays=[2, 0, 0], hands=hands, discarded={4: 10}).play("roll 4")
    assert state.chances()["points +30"] == 1
    assert state.chances()["points +5"] == 2
    assert state.chances()["points +10"] == 3
    assert refused(state, "points -25") == "5.1"
    assert refused(state, "points +7") == "2.2"
    assert refused(state, "pass") == "5.1"


def test_5_2_an_owner_of_two_may_swap_once_less_than_he_has_characters() -> None:
    state = at(squares=[6, 1, 1], hands={0: {2: 5, 4: 5, 9: -10}}).play("roll 1")
    assert state.moves() == ["done", "swap 2 4", "swap 2 9", "swap 4 9"]
    assert refused(state, "swap 4 2") == "5.2"
    assert refused(state, "swap 2 3") == "5.2"
    assert refused(state, "name 2") == "5.2"
    plays(state, "swap 2 4", "swap 2 9")
    assert state.position()["hands"]["0"] == {"2": -10, "4": 5, "9": 5}
    assert state.moves() == ["done"]
    assert refused(state, "swap 2 9") == "5.2"


def test_5_2_the_namer_names_any_character_of_the_owner() -> None:
    state = plays(at(squares=[6, 1, 1], hands={0: {2: 5, 4: 5}, 2: {7: 5}}), "roll 1", "done")
    assert (state.actor, state.moves()) == (2, ["name 2", "name 4"])
    assert refused(state, "name 7") == "5.2"


def test_5_3_a_seats_on_black_take_part_only_once_the_stump_is_empty() -> None:
    assert auction([5, 5, 5], squares=[BIDS, BLACK, 1]).position()["auction"]["in"] == [0, 2]
    sale = {"phase": "bid", "event": "halloween", "target": 1, "auction": {"character": 2}}
    barred = at(squares=[HALLOWEEN, 1, BLACK], hands={1: {2: 5}}, **sale)
    assert barred.position()["auction"]["in"] == [0]
    assert at(squares=[HALLOWEEN, 1, BLACK], **sale, **empty_stump({1: {2: 5}})).position()["auction"]["in"] == [0, 2]


def test_5_3_a_the_stump_is_not_empty_while_its_last_character_is_on_sale() -> None:
    out = {str(character): value for character, value in zip(range(2, 27), CARDS[1:], strict=True)}
    state = at(squares=[1, BLACK, 1], stays=[2, 0, 0], discarded=out).play("roll 1")
    assert state.position()["auction"]["in"] == [0, 2]


def test_5_3_b_without_money_nobody_is_asked() -> None:
    state = at(squares=[1, 1, 1], stays=[2, 0, 0], cash=[0, 3, 0]).play("roll 1")
    assert (state.actor, state.position()["auction"]["in"]) == (1, [1])
    assert at(squares=[1, 1, 1], stays=[2, 0, 0], cash=[0, 0, 0]).play("roll 1").position()["turns"] == 1


def test_5_3_c_the_mover_speaks_first_then_it_goes_clockwise() -> None:
    state = auction([5, 5, 5, 5], mover=2, squares=[1, 1, BIDS, 1])
    assert state.actor == 2
    assert [state.play(move).actor for move in ("pass", "bid 1", "bid 2", "bid 3")] == [3, 0, 1, 3]


def test_5_3_d_a_bid_is_above_the_standing_one_and_within_ones_cash() -> None:
    state = auction([6, 9, 9]).play("bid 3")
    assert state.moves() == [*(f"bid {bid}" for bid in range(4, 10)), "pass"]
    assert refused(state, "bid 3") == "5.3"
    assert refused(state, "bid 10") == "5.3"
    assert refused(state, "bid 10000") == "2.5"


def test_5_3_d_whoever_cannot_raise_drops_out_at_once() -> None:
    assert auction([9, 5, 6, 2]).play("bid 5").position()["auction"]["in"] == [0, 2]


def test_5_3_d_all_of_ten_thousand_choices_are_listed() -> None:
    state = auction([9999, 9999, 1])
    assert len(state.moves()) == 10_000
    assert len(state.moves()) == state.setup.game.most


def test_5_3_e_the_last_one_in_who_has_not_bid_is_still_asked() -> None:
    state = plays(auction([5, 5, 5]), "pass", "pass")
    assert (state.actor, state.moves()) == (2, [*(f"bid {bid}" for bid in range(1, 6)), "pass"])
    assert state.copy().play("pass").position()["stump"] == 26
    assert state.play("bid 1").position()["receiver"] == 2


def test_5_3_f_the_bank_is_paid_for_the_stump_and_the_seller_otherwise() -> None:
    assert auction([5, 1, 1]).play("bid 4").position()["cash"] == [1, 1, 1]
    sale = at(squares=[SELL, 1, 1], phase="bid", event="sell", hands={0: {3: 5}}, auction={"character": 3})
    assert plays(sale, "bid 4", "pass").position()["cash"] == [24, 16, 20]


def test_5_3_g_only_buyer_and_seller_see_the_value_of_a_sale() -> None:
    sale = at(4, squares=[SELL, 1, 1, 1], phase="bid", event="sell", hands={0: {3: -20}, 3: {1: 5}}, auction={"character": 3})
    plays(sale, "bid 4", "pass", "pass")
    assert [known(sale, observer, 1) for observer in (0, 2, 3)] == [[-20], [], []]
    assert sale.view(1).position()["hands"]["1"] == {"3": -20}
    assert sale.view(0).position()["hands"]["1"] == {"3": "?"}


def test_5_3_h_without_a_sale_nothing_moves_and_nothing_is_shown() -> None:
    sale = at(squares=[HALLOWEEN, 1, 1], phase="bid", event="halloween", target=1, hands={1: {3: 5}}, auction={"character": 3})
    plays(sale, "pass", "pass")
    assert sale.position()["hands"]["1"] == {"3": 5}
    assert known(sale, 0, 1) == known(sale, 2, 1) == []


def test_6_1_green_pays_on_landing_and_on_every_stay() -> None:
    assert at(squares=[5, 1, 1]).play("roll 3").position()["cash"][0] == 25
    assert at(squares=[8, 1, 1]).play("stay").position()["cash"][0] == 25


def test_6_2_a_red_takes_the_amount() -> None:
    assert at(squares=[11, 1, 1], cash=[4, 0, 0]).play("roll 1").position()["cash"][0] == 0
    assert at(squares=[12, 1, 1]).play("stay").position()["cash"][0] == 16


def test_6_2_b_a_debtors_own_cash_and_the_proceeds_pay_together() -> None:
    def sold_for(price: int) -> State:
        state = at(squares=[27, 1, 1], cash=[2, 20, 20], hands={0: {4: 30}}).play("roll 1")
        return plays(state, "name 4", f"bid {price}", "pass")

    assert sold_for(10).position()["cash"] == [7, 10, 20]
    assert sold_for(1).position()["cash"] == [0, 19, 20]
    unsold = plays(at(squares=[27, 1, 1], cash=[2, 20, 20], hands={0: {4: 30}}), "roll 1", "name 4", "pass", "pass")
    assert unsold.position()["cash"] == [2, 20, 20]
    assert at(squares=[27, 1, 1], cash=[2, 20, 20]).play("roll 1").position()["cash"] == [2, 20, 20]


def test_6_2_c_after_the_last_stay_one_may_be_thrown_away_unseen() -> None:
    state = at(squares=[RED, 1, 1], stays=[1, 0, 0], hands={0: {1: 10, 2: -20}}).play("stay")
    assert state.moves() == ["discard 1", "discard 2", "keep"]
    assert refused(state, "discard 3") == "6.2"
    state.play("discard 2")
    assert state.position()["discarded"] == {"2": -20}
    assert [known(state, observer, "discard") for observer in range(3)] == [[-20], [], []]


def test_6_2_c_also_after_a_sale_or_a_cancelled_debt_but_not_without_characters() -> None:
    position = {"squares": [RED, 1, 1], "stays": [1, 0, 0], "cash": [0, 9, 9]}
    sold = plays(at(**position, hands={0: {1: 10, 2: 5}}), "stay", "done", "name 1", "bid 3", "pass")
    assert (sold.position()["phase"], sold.moves()) == ("discard", ["discard 2", "keep"])
    assert sold.position()["auction"] == {}
    unsold = plays(at(**position, hands={0: {1: 10}}), "stay", "name 1", "pass", "pass")
    assert unsold.moves() == ["discard 1", "keep"]
    last = plays(at(**position, hands={0: {1: 10}}), "stay", "name 1", "bid 3", "pass")
    assert (last.actor, last.position()["event"]) == (1, "")


def test_6_2_c_there_is_no_discard_before_the_last_stay() -> None:
    assert at(squares=[RED, 1, 1], hands={0: {1: 10}}).play("stay").actor == 1


def test_6_3_auction_of_the_top_character_or_halloween_with_an_empty_stump() -> None:
    state = at(squares=[1, 1, 1], stays=[2, 0, 0], hands={0: {1: 5}}).play("roll 1")
    assert (state.position()["event"], state.position()["auction"]["character"]) == ("auction", 2)
    late = at(squares=[1, 1, 1], stays=[2, 0, 0], **empty_stump({0: {1: 5}, 1: {2: 5}})).play("roll 1")
    assert (late.position()["event"], late.moves()) == ("halloween", ["target 1"])


def test_6_4_whoever_can_pay_draws_otherwise_it_is_auctioned() -> None:
    paid = at(squares=[4, 1, 1], stays=[2, 0, 0], cash=[3, 9, 9]).play("roll 1")
    assert (paid.position()["receiver"], paid.position()["cash"][0], paid.position()["event"]) == (0, 0, "draw")
    poor = at(squares=[4, 1, 1], stays=[2, 0, 0], cash=[2, 9, 9]).play("roll 1")
    assert (poor.actor, poor.position()["event"], poor.position()["cash"][0]) == (0, "draw", 2)
    none = at(squares=[4, 1, 1], stays=[2, 0, 0], **empty_stump({0: {1: 5}})).play("roll 1")
    assert (none.actor, none.position()["turns"]) == (1, 1)


def test_6_5_an_exchange_goes_there_and_back_with_re_pairing_before_each_name() -> None:
    state = at(squares=[2, 1, 1], hands={0: {1: 10, 2: -15}, 1: {3: 20, 4: -5}}).play("roll 1")
    assert refused(state, "target 0") == refused(state, "target 2") == refused(state, "target 5") == "6.5"
    actors = [state.play(move).actor for move in ("target 1", "swap 3 4", "done", "name 4", "done")]
    assert actors == [1, 1, 0, 0, 1]
    state.play("name 1")
    assert state.position()["hands"] == {"0": {"2": -15, "4": 20}, "1": {"1": 10, "3": -5}, "2": {}}
    assert known(state, 0, 1) == [10]
    assert known(state, 1, 0) == [20]
    assert state.position()["target"] == -1


def test_6_5_no_exchange_without_characters_on_both_sides() -> None:
    assert at(squares=[2, 1, 1], hands={1: {3: 20}}).play("roll 1").actor == 1
    assert at(squares=[2, 1, 1], hands={0: {3: 20}}).play("roll 1").actor == 1


def test_6_6_sell_lets_the_neighbour_name_and_the_others_bid() -> None:
    state = plays(at(squares=[6, 1, 1], hands={0: {3: -20}}), "roll 1", "name 3")
    assert (state.position()["auction"]["seller"], state.position()["auction"]["in"]) == (0, [1, 2])
    assert at(squares=[6, 1, 1]).play("roll 1").actor == 1


def test_6_7_phew_shows_the_discard_to_all() -> None:
    state = at(squares=[13, 1, 1], hands={0: {3: -20}}).play("roll 1")
    assert state.moves() == ["discard 3", "keep"]
    assert refused(state, "discard 4") == "6.7"
    assert state.copy().play("keep").position()["hands"]["0"] == {"3": -20}
    state.play("discard 3")
    assert [known(state, observer, "discard") for observer in range(3)] == [[-20]] * 3
    assert state.position()["stump"] == 25
    assert at(squares=[13, 1, 1]).play("roll 1").actor == 1


def test_6_8_black_misses_a_turn_but_names_as_usual() -> None:
    assert at(squares=[14, 1, 1]).play("roll 2").position()["miss"] == [True, False, False]
    sale = at(squares=[6, 1, BLACK], hands={0: {3: 5}}).play("roll 1")
    assert sale.actor == 2
    assert sale.play("name 3").position()["auction"]["in"] == [1]


def test_6_9_halloween_auctions_anothers_character_and_shows_it() -> None:
    state = at(4, squares=[8, 1, 1, 1], stays=[2, 0, 0, 0], hands={1: {3: -20}, 2: {5: 5}}).play("roll 1")
    assert refused(state, "target 3") == "6.9"
    plays(state, "target 1", "name 3")
    assert (state.actor, state.position()["auction"]["in"]) == (0, [0, 2, 3])
    plays(state, "bid 1", "pass", "pass")
    assert [known(state, observer, 0) for observer in (1, 2, 3)] == [[-20]] * 3
    assert state.position()["cash"] == [19, 21, 20, 20]
    assert at(squares=[8, 1, 1], stays=[2, 0, 0], hands={0: {3: 5}}).play("roll 1").actor == 1


def test_6_10_all_but_one_are_shown() -> None:
    state = at(squares=[10, 1, 1], hands={0: {1: 10, 2: 15, 3: 30}}).play("roll 1")
    assert refused(state, "hide 4") == "6.10"
    state.play("hide 2")
    assert known(state, 1, 0) == known(state, 2, 0) == [10, 30]
    assert at(squares=[10, 1, 1], hands={0: {1: 10}}).play("roll 1").actor == 1


def test_7_1_leaving_ends_the_game_and_the_turn_is_not_counted() -> None:
    state = plays(at(squares=[16, 1, 1], turns=30, **empty_stump({0: {1: 5}})), "try", "roll 3", "roll 6")
    assert (state.is_over, state.position()["turns"], state.position()["tries"]) == (True, 30, 0)
    assert refused(state, "go") == "7.1"


def test_7_2_ties_are_shared() -> None:
    state = plays(at(squares=[16, 1, 1], **empty_stump({0: {1: 5, 2: 15}, 1: {3: 20}, 2: {4: -5}})), "try", "roll 6")
    assert (state.scores, state.winners, state.utilities) == ([20, 20, -5], [0, 1], [0.5, 0.5, 0.0])


def test_7_3_the_limit_of_turns_ends_the_game_too() -> None:
    state = at(options={"limit": 3}, turns=2, hands={1: {1: -5}, 2: {2: 10}}).play("stay")
    assert (state.scores, state.winners) == ([0, -5, 10], [2])
    assert refused(state, "go") == "7.3"


def test_7_3_the_log_tells_that_the_limit_ended_the_game_and_not_a_pawn_that_left() -> None:
    def last_lines(roll: str) -> list[str]:
        state = at(squares=[16, 1, 1], options={"limit": 8}, turns=7, phase="try", tries=2, **empty_stump({0: {1: 5}}))
        return [line.key for line in state.play(roll).log(1)]

    assert last_lines("roll 5") == ["told-fail", "told-limit"]
    assert last_lines("roll 6") == ["told-leave"]


def test_10_options_are_checked() -> None:
    for options in ({"start_characters": 2}, {"first": 3}, {"limit": 0}, {"limit": 10000}, {"start_characters": True}):
        with pytest.raises(Mistake, match=next(iter(options))):
            hantise.new("halloween", 3, options)
    for players in (2, 7):
        with pytest.raises(Mistake, match="players"):
            hantise.new("halloween", players)


@pytest.mark.parametrize(
    "text", ["points 15", "points +0", "points ?", "bid 01", "bid -1", "bid +1", "go 1", "swap 1", "name", "place 1 2"]
)
def test_11_nothing_else_is_a_move(text: str) -> None:
    assert refused(auction([5, 5, 5]), text) == "11"


@pytest.mark.parametrize(
    ("text", "rule"), [("roll 7", "2.6"), ("place 32", "2.4"), ("name 27", "2.1"), ("target 6", "1.3"), ("move 0", "4.4")]
)
def test_11_numbers_are_those_of_the_edition(text: str, rule: str) -> None:
    assert refused(auction([5, 5, 5]), text) == rule


def test_11_labels_say_what_a_move_does() -> None:
    state = at(squares=[13, 1, 1], hands={0: {3: -20}}).play("roll 1")
    words = state.setup.words("en")
    assert [words.say(label(state.view(0), action)) for action in state.actions()] == ["keep all", "throw away Vampire (3), −20"]
