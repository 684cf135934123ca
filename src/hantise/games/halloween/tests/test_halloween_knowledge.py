"""What seats know and guess in Phantoms of Halloween, and what the policy makes of it."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import hantise
from hantise.chance import seeded
from hantise.game import State
from hantise.games import load
from hantise.games.halloween import policy
from hantise.games.halloween.state import CHARACTERS, EVENTS, PHASES, SQUARES, VALUES
from hantise.games.halloween.tests.positions import (
    BLACK,
    CARDS,
    EXCHANGE,
    GREEN,
    HALLOWEEN,
    RED,
    SELL,
    at,
    auction,
    empty_stump,
    known,
    plays,
)

pytestmark = pytest.mark.xdist_group("halloween")


def test_9_1_legal_moves_depend_on_public_facts_only() -> None:
    one = at(squares=[6, 1, 1], hands={0: {2: 5, 4: 5}}).play("roll 1").play("done")
    other = at(squares=[6, 1, 1], hands={0: {2: 30, 4: -25}}).play("roll 1").play("swap 2 4").play("done")
    assert one.moves() == other.moves()
    assert one.view(2).array.tobytes() == other.view(2).array.tobytes()


def test_9_1_values_are_told_to_spectators_at_the_moment_they_are_shown() -> None:
    english = load("halloween").setup(3).words("en")

    def last(state: State, *moves: str) -> str:
        told = [english.say(line) for line in plays(state, *moves).log(None)]
        return " / ".join(told)

    assert "throws Vampire (3) away: −20" in last(at(squares=[13, 1, 1], hands={0: {3: -20}}), "roll 1", "discard 3")
    unmasked = at(squares=[10, 1, 1], hands={0: {1: 10, 2: 10, 3: 30}})
    assert "unmasks the others: +10 +10" in last(unmasked, "roll 1", "hide 3")
    halloween = at(squares=[8, 1, 1], stays=[2, 0, 0], hands={1: {3: 15}})
    assert "gets Vampire (3) for 1: +15" in last(halloween, "roll 1", "target 1", "name 3", "bid 1", "pass")
    sold = at(squares=[6, 1, 1], hands={0: {3: 15}})
    assert "gets Vampire (3) for 1" in last(sold, "roll 1", "name 3", "pass", "bid 1")
    assert "15" not in last(at(squares=[6, 1, 1], hands={0: {3: 15}}), "roll 1", "name 3", "pass", "bid 1")
    red = at(squares=[RED, 1, 1], stays=[1, 0, 0], hands={0: {1: -20}})
    assert "−20" not in last(red, "stay", "discard 1")


def test_9_2_b_only_the_receiver_sees_the_card_drawn() -> None:
    state = hantise.new("halloween", 3).play("points +30")
    assert [state.masked_record(seat)["moves"] for seat in (0, 1, None)] == [["points +30"], ["points ?"], ["points ?"]]
    assert [state.view(seat).position()["hands"]["0"]["1"] for seat in (0, 1, None)] == [30, "?", "?"]


def test_9_2_c_swaps_are_noticed_by_their_owner_only() -> None:
    state = at(squares=[6, 1, 1], hands={0: {2: 5, 4: -5, 6: 30}}).play("roll 1")
    quiet = [state.view(seat).array.tobytes() for seat in (1, 2, None)]
    state.play("swap 2 4")
    assert [state.view(seat).array.tobytes() for seat in (1, 2, None)] == quiet
    assert [state.view(seat).position()["swaps"] for seat in (0, 1, None)] == [1, 0, 0]
    assert state.play("done").masked_record(1)["moves"] == ["roll 1", "done"]
    assert [line.key for line in state.log(2)] == ["told-roll", "told-land", "told-done"]
    assert "told-swap" in [line.key for line in state.log(0)]


def test_9_3_a_an_unsure_observer_forgets_one_card_of_each_value() -> None:
    hands = {0: {1: 20, 2: 20, 3: -10, 4: 5}}
    state = at(squares=[SELL, 1, 1], phase="name", event="sell", hands=hands, known={1: {0: [20, 20, -10]}, 2: {0: [20, 20]}})
    plays(state, "name 4", "pass", "bid 1")
    assert known(state, 1, 0) == [20]
    assert known(state, 2, 0) == [20, 20]
    assert known(state, 1, 2) == []


def test_9_3_a_giver_and_taker_are_sure() -> None:
    hands = {0: {1: 20, 2: 20}, 2: {3: 20}}
    state = at(squares=[SELL, 1, 1], phase="name", event="sell", hands=hands, known={2: {0: [20]}})
    plays(state, "name 1", "pass", "bid 1")
    assert known(state, 0, 2) == [20]
    assert known(state, 2, 0) == []


def test_9_3_a_whoever_knows_all_cards_to_be_alike_is_sure_of_any() -> None:
    state = at(
        4, squares=[SELL, 1, 1, 1], phase="name", event="sell", hands={0: {1: 20, 2: 20}}, known={1: {0: [20, 20]}, 2: {0: [20]}}
    )
    plays(state, "name 1", "pass", "pass", "bid 1")
    assert (known(state, 1, 0), known(state, 1, 3)) == ([20], [20])
    assert (known(state, 2, 0), known(state, 2, 3)) == ([], [])


def test_9_3_c_in_an_exchange_both_departures_come_before_both_arrivals() -> None:
    hands = {0: {1: 10, 2: 10}, 1: {3: 10}}
    state = at(
        4,
        squares=[EXCHANGE, 1, 1, 1],
        phase="name",
        event="exchange",
        target=1,
        hands=hands,
        known={2: {0: [10], 1: [10]}, 3: {1: [10]}},
    )
    plays(state, "name 3", "done", "name 1")
    assert (known(state, 2, 0), known(state, 2, 1)) == ([10], [])
    assert (known(state, 3, 0), known(state, 3, 1)) == ([10], [])
    assert (known(state, 0, 1), known(state, 1, 0)) == ([10], [10])


def test_9_3_d_unmasking_adds_to_what_was_known() -> None:
    state = at(squares=[10, 1, 1], hands={0: {1: 10, 2: 10, 3: 30}}, known={1: {0: [10, 30]}, 2: {0: [10]}})
    plays(state, "roll 1", "hide 3")
    assert (known(state, 1, 0), known(state, 2, 0)) == ([10, 10, 30], [10, 10])


def test_9_3_e_drawing_and_swapping_change_nothing() -> None:
    state = at(squares=[6, 1, 1], hands={0: {1: 10, 2: 30}}, known={1: {0: [10]}})
    assert known(plays(state, "roll 1", "swap 1 2", "done"), 1, 0) == [10]
    drawing = at(squares=[1, 1, 1], stays=[2, 0, 0], hands={0: {1: 10}}, known={1: {0: [10]}})
    assert known(plays(drawing, "roll 4", "points +30"), 1, 0) == [10]


def held(position: dict[str, Any], holder: str) -> Counter[int]:
    return Counter((position["discarded"] if holder == "discard" else position["hands"][holder]).values())


@pytest.mark.parametrize("sensible", [False, True], ids=["random", "policy"])
def test_9_4_knowledge_is_never_wrong(sensible: bool) -> None:
    sure = 0
    for seed in range(6):
        state = hantise.new("halloween", 3 + seed % 4, {"start_characters": 1 + 2 * (seed % 2)})
        rng = seeded(seed)
        while not state.is_over:
            state.apply(state.choose(rng, sensible))
            position = state.position()
            for observer, lists in position["known"].items():
                assert observer not in lists
                for holder, values in lists.items():
                    sure += len(values)
                    assert Counter(values) <= held(position, holder)
    assert sure > 1000


def test_9_5_every_way_of_dealing_the_unseen_cards_has_its_proper_chance() -> None:
    """Seat 0 cannot place −5, −20, −20 and +5: one is with seat 1 beside the +30, one with seat 2, two are on the stump."""
    hands = {0: {1: 10}, 1: {2: 30, 3: -5}, 2: {4: 5}}
    held_now = [10, 30, -5, 5]
    left = list((Counter(CARDS) - Counter([*held_now, -20, -20])).elements())
    out = dict(zip(range(7, 27), left, strict=True))
    view = at(hands=hands, discarded=out, known={0: {1: [30], "discard": left}}).view(0)
    assert {value: count for value, count in view.position()["pool"].items() if count} == {"-20": 2, "-5": 1, "5": 1}
    rng = seeded(1)
    seen: Counter[tuple[int, ...]] = Counter()
    games = 12_000
    for _ in range(games):
        fields = view.imagine(rng).fields
        seen[tuple(int(fields.box.points[fields.card[character]]) for character in (2, 3, 4))] += 1
    pool = [-20, -20, -5, 5]
    expected: Counter[tuple[int, ...]] = Counter()
    for i, one in enumerate(pool):
        for j, two in enumerate(pool):
            if i != j:
                expected[30, one, two] += 1
                expected[one, 30, two] += 1
    assert set(seen) == set(expected)
    for world, share in expected.items():
        assert seen[world] / games == pytest.approx(share / 24, abs=0.012)


def test_9_5_a_guess_is_a_position_that_can_be_with_knowledge_contained_in_what_it_deals() -> None:
    setup = load("halloween").setup(4, {"start_characters": 3})
    rng = seeded(3)
    state = setup.start()
    shared = 0
    for number in range(500):
        if state.is_over:
            break
        state.apply(state.choose(rng))
        for viewer in (None, 0, 1, 2, 3) if number % 5 == 0 else ():
            guess = state.view(viewer).imagine(rng)
            setup.load(guess.position())
            shared += sum(len(known(guess, 1, holder)) for holder in (2, "discard")) if viewer == 0 else 0
            if viewer is not None and not state.is_over:
                assert guess.position()["known"][str(viewer)] == state.position()["known"][str(viewer)]
    assert shared > 0


def test_9_6_a_spectator_sees_what_is_public_and_everything_at_the_end() -> None:
    state = at(squares=[16, 1, 1], **empty_stump({0: {1: 5}, 1: {2: 30}}))
    view = state.view(None).position()
    assert "known" not in view
    assert set(view["discarded"].values()) == {"?"}
    over = plays(state, "try", "roll 6").view(None).position()
    assert over["hands"] == {"0": {"1": 5}, "1": {"2": 30}, "2": {}}
    assert over["discarded"] == state.position()["discarded"]


def test_any_bid_and_any_swap_is_equally_likely() -> None:
    for state in (auction([4, 9, 9]), at(squares=[6, 1, 1], hands={0: {2: 5, 4: 5, 9: -10}}).play("roll 1")):
        rng = seeded(5)
        picked = Counter(state.choose(rng) for _ in range(8000))
        assert set(picked) == set(state.actions())
        assert all(count / 8000 == pytest.approx(1 / len(picked), abs=0.02) for count in picked.values())


def preferred(state: State) -> set[str]:
    rng = seeded(6)
    return {state.setup.spell(state.choose(rng, sensible=True)) for _ in range(50)}


def test_the_policy_throws_its_worst_ghost_away_and_nothing_else() -> None:
    assert preferred(at(squares=[13, 1, 1], hands={0: {1: -5, 2: -20, 3: 30}}).play("roll 1")) == {"discard 2"}
    assert preferred(at(squares=[13, 1, 1], hands={0: {1: 5, 3: 30}}).play("roll 1")) == {"keep"}


def test_the_policy_leaves_when_ahead_and_goes_on_when_behind() -> None:
    assert preferred(at(squares=[BLACK, 1, 1], **empty_stump({0: {1: 30, 2: 30}, 1: {3: 5}}))) == {"try"}
    behind = empty_stump({0: {1: -25}, 1: {3: 20, 4: 20}})
    assert preferred(at(squares=[BLACK, 1, 1], known={0: {1: [20, 20]}}, **behind)) == {"go"}


def test_the_policy_bids_by_worth() -> None:
    def bids(value: int) -> int:
        sale = {"phase": "bid", "event": "halloween", "target": 1, "auction": {"character": 2}}
        state = at(squares=[HALLOWEEN, 1, 1], hands={1: {2: value}}, known={0: {1: [value]}}, **sale)
        return max(int(move.removeprefix("bid ")) if move != "pass" else 0 for move in preferred(state))

    offers = [bids(value) for value in (-20, 5, 15, 30)]
    assert offers[0] == 0
    assert all(less < more for less, more in pairwise(offers))
    assert offers[-1] <= 20


@pytest.mark.parametrize("players", [3, 6])
def test_games_between_policies_end_by_somebody_leaving(players: int) -> None:
    left = 0
    for seed in range(100):
        state = hantise.new("halloween", players)
        rng = seeded(seed)
        while not state.is_over:
            state.apply(state.choose(rng, sensible=True))
        left += state.position()["turns"] < 500
    assert left >= 95


def test_the_policy_takes_the_bid_nearest_to_the_one_it_wants_when_few_are_left_to_choose_from() -> None:
    state = auction([20, 20, 20])
    bids = {move: state.setup.parse(move) for move in ("pass", "bid 5", "bid 12", "bid 20")}

    def chosen(*moves: str) -> str:
        actions = np.array([bids[move] for move in moves], np.int32)
        return state.setup.spell(int(policy.prefer(state.fields, actions, len(moves), seeded(8))))

    assert chosen("bid 20", "bid 5", "pass", "bid 12") == "bid 5"
    assert chosen("bid 20", "pass", "bid 12") == "bid 12"
    assert chosen("pass") == "pass"


def test_the_policy_beats_random_players() -> None:
    wins = 0.0
    for game in range(90):
        state, rng, me = hantise.new("halloween", 3), seeded(9, game), game % 3
        while not state.is_over:
            state.apply(state.choose(rng, sensible=state.actor == me))
        assert state.utilities is not None
        wins += state.utilities[me]
    assert wins > 0.8 * 90


def test_the_encoding_says_what_the_view_says_from_the_viewers_place() -> None:
    hands = {0: {1: 10, 2: -5}, 1: {3: 20}, 2: {4: 30, 5: 30}}
    sale = {"phase": "bid", "event": "halloween", "target": 2, "auction": {"character": 4, "bid": 3, "bidder": 0}}
    table = {"squares": [HALLOWEEN, 1, BLACK], "cash": [20, 5, 9], "stays": [0, 1, 0], "miss": [False, False, True]}
    remembered = {1: {0: [10], "discard": [5]}, 0: {1: [20]}}
    state = at(**table, **sale, hands=hands, known=remembered, discarded={9: 5}, turns=50)
    view = state.view(1)
    position, parts = view.position(), view.encoded_parts()

    def ones(name: str) -> list[int]:
        assert set(parts[name]) <= {0, 1}
        return [place for place, number in enumerate(parts[name]) if number]

    assert ones("phase") == [PHASES.index("bid")]
    assert ones("event") == [EVENTS.index("halloween")]
    assert [ones(name) for name in ("actor", "mover", "receiver", "target", "seller", "bidder")] == [[0], [2], [], [1], [1], [2]]
    assert parts["bid"] == pytest.approx([0.03])
    assert parts["counts"] == pytest.approx([0.1, 20 / 26, 0, 0, 0, 0.5])
    assert ones("squares") == [GREEN, SQUARES + BLACK, 2 * SQUARES + HALLOWEEN]
    assert parts["cash"] == pytest.approx([0.05, 0.09, 0.2, 0, 0, 0])
    assert parts["stays"] == [1, 0, 0, 0, 0, 0]
    assert ones("miss") == [1]
    assert ones("bidding") == [0, 2]
    assert parts["hand_sizes"] == pytest.approx([0.1, 0.2, 0.2, 0, 0, 0, 0.1])
    assert ones("holders") == [2, CHARACTERS + 3, CHARACTERS + 4, 2 * CHARACTERS, 2 * CHARACTERS + 1]
    assert parts["points"] == [0, 0, 2.0, *[0] * (CHARACTERS - 3)]
    assert (ones("named"), ones("on_sale")) == ([], [3])
    values = sorted(set(CARDS))
    assert ones("known") == [2 * VALUES + values.index(10), 6 * VALUES + values.index(5)]
    assert parts["pool"][: len(values)] == list(position["pool"].values())
    assert state.view(None).encoded_parts()["points"] == [0] * CHARACTERS
