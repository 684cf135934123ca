"""The positions of Phantoms of Halloween: what a table may leave out, and every reason for which one is refused."""

import json
from typing import Any

import pytest

from hantise import BadPosition
from hantise.chance import seeded
from hantise.games import load
from hantise.games.halloween.tests.positions import (
    BIDS,
    BLACK,
    DRAW,
    EXCHANGE,
    HALLOWEEN,
    PHEW,
    RED,
    SELL,
    UNMASK,
    at,
    empty_stump,
)

pytestmark = pytest.mark.xdist_group("halloween")


def test_12_1_what_is_left_out_takes_its_default() -> None:
    state = at(options={"first": 2})
    position = state.position()
    assert position == {
        "actor": 2,
        "phase": "turn",
        "event": "",
        "mover": 2,
        "turns": 0,
        "squares": [1, 1, 1],
        "cash": [20, 20, 20],
        "stays": [0, 0, 0],
        "miss": [False, False, False],
        "hands": {"0": {}, "1": {}, "2": {}},
        "discarded": {},
        "stump": 26,
        "known": {
            "0": {"1": [], "2": [], "discard": []},
            "1": {"0": [], "2": [], "discard": []},
            "2": {"0": [], "1": [], "discard": []},
        },
        "receiver": -1,
        "target": -1,
        "named": 0,
        "rolled": 0,
        "tries": 0,
        "swaps": 0,
        "auction": {},
    }


def test_12_1_known_values_come_back_in_ascending_order() -> None:
    state = at(hands={0: {1: 20, 2: -10, 3: 5}}, known={1: {0: [20, -10, 5]}})
    assert state.position()["known"]["1"]["0"] == [-10, 5, 20]


def test_12_1_a_view_has_its_own_knowledge_and_the_cards_it_cannot_place() -> None:
    view = at(hands={0: {1: 30}, 1: {2: 30, 3: 5}}, known={0: {1: [30]}, 1: {0: [30]}}).view(0).position()
    assert view["known"] == {"0": {"1": [30], "2": [], "discard": []}}
    assert view["hands"] == {"0": {"1": 30}, "1": {"2": "?", "3": "?"}, "2": {}}
    assert view["pool"] == {
        "-25": 1, "-20": 2, "-15": 2, "-10": 2, "-5": 2, "5": 3, "10": 4, "15": 4, "20": 4, "30": 0,
    }  # fmt: skip
    assert view["seat"] == 0


def test_12_2_start_is_carried_out_at_once() -> None:
    assert at(squares=[PHEW, 1, 1], phase="start").position()["phase"] == "roll"
    over = at(turns=600)
    assert (over.position()["phase"], over.actor) == ("over", -2)


def test_12_3_an_auction_follows_from_cash_and_event() -> None:
    cash = [9, 4, 6, 5]
    state = at(4, squares=[BIDS, 1, 1, 1], cash=cash, phase="bid", event="auction", auction={"bid": 5, "bidder": 3})
    assert state.position()["auction"] == {"character": 1, "seller": -1, "bid": 5, "bidder": 3, "in": [0, 2, 3], "next": 0}
    sale = at(squares=[RED, 1, 1], cash=[1, 9, 9], phase="bid", event="red", hands={0: {4: 5}}, auction={"character": 4})
    assert (sale.position()["auction"]["seller"], sale.actor) == (0, 1)


HANDS = {0: {1: 10, 2: 15}, 1: {3: 20, 4: -5}}
EMPTY = empty_stump(HANDS)
SETUP = {"phase": "points", "event": "setup", "squares": [-1, -1, -1], "receiver": 0}
EXCHANGING = {"squares": [EXCHANGE, 1, 1], "event": "exchange", "hands": HANDS}
SELLING = {"squares": [SELL, 1, 1], "event": "sell", "hands": HANDS}
DRAWING = {"squares": [DRAW, 1, 1], "event": "draw"}
OWING = {"squares": [RED, 1, 1], "event": "red", "cash": [1, 20, 20], "hands": HANDS}
SALE = {"squares": [SELL, 1, 1], "phase": "bid", "event": "sell", "hands": HANDS}
AUCTION = {"squares": [BIDS, 1, 1], "phase": "bid", "event": "auction"}


def changed(base: dict[str, Any], **change: Any) -> dict[str, Any]:
    return base | change


@pytest.mark.parametrize(
    "position",
    [
        SETUP,
        changed(SETUP, phase="place", receiver=-1, hands={0: {1: 5}}),
        changed(SETUP, mover=1, receiver=1, squares=[8, -1, -1], hands={0: {1: 5}}),
        changed(EXCHANGING, phase="target"),
        changed(EXCHANGING, phase="repair", target=1),
        changed(EXCHANGING, phase="name", target=1, named=3),
        changed(SELLING, phase="repair", swaps=1),
        changed(DRAWING, phase="points", receiver=2),
        changed(DRAWING, phase="bid", cash=[2, 9, 9]),
        changed(OWING, phase="name"),
        changed(OWING, phase="discard", stays=[2, 0, 0]),
        changed(SALE, auction={"character": 2, "bid": 3, "bidder": 2, "in": [1, 2], "next": 1}),
        changed(AUCTION, auction={"character": 1, "in": [2], "next": 2}),
        changed(EMPTY, squares=[14, 1, 1], phase="move", rolled=3),
        changed(EMPTY, squares=[BLACK, 1, 1], phase="try", tries=2),
        changed(EMPTY, squares=[BIDS, 1, 1], phase="target", event="halloween"),
        {"phase": "over", "turns": 700, "scores": [0, 0, 0], "winners": [0, 1, 2], "actor": "over"},
        {"squares": [UNMASK, 1, 1], "phase": "hide", "event": "unmask", "hands": HANDS},
        {"squares": [BLACK, 1, 1], "miss": [True, False, False], "actor": 1},
    ],
)
def test_12_4_what_can_be_is_loaded(position: dict[str, Any]) -> None:
    state = at(**position)
    table = json.loads(json.dumps(state.position()))
    assert at(**table).position() == table


@pytest.mark.parametrize(
    ("field", "position"),
    [
        ("money", {"money": 3}),
        ("phase", {"phase": "nap"}),
        ("phase", {"phase": 3}),
        ("event", {"event": "party"}),
        ("mover", {"mover": 3}),
        ("mover", {"mover": True}),
        ("turns", {"turns": -1}),
        ("turns", {"turns": 1_000_001}),
        ("squares", {"squares": [1, 1]}),
        ("squares", {"squares": [32, 1, 1]}),
        ("cash", {"cash": [10_000, 1, 1]}),
        ("cash", {"cash": [-1, 1, 1]}),
        ("stays", {"stays": [3, 0, 0]}),
        ("miss", {"miss": [0, 0, 0]}),
        ("miss", {"miss": True}),
        ("hands", {"hands": [1]}),
        ("hands", {"hands": {0: [1]}}),
        ("discarded", {"discarded": 3}),
        ("stump", {"stump": "26"}),
        ("known", {"known": []}),
        ("tries", changed(EMPTY, squares=[BLACK, 1, 1], phase="try", tries=3)),
        ("phase", {"squares": [BIDS, 1, 1], "phase": "turn"}),
        ("phase", {"squares": [1, 1, 1], "stays": [2, 0, 0], "phase": "turn"}),
        ("phase", {"squares": [BLACK, 1, 1], "phase": "turn"}),
        ("phase", {"squares": [BLACK, 1, 1], "phase": "try"}),
        ("phase", changed(EMPTY, squares=[1, 1, 1], phase="try")),
        ("event", {"event": "red"}),
        ("event", {"phase": "place", "event": ""}),
        ("event", changed(SELLING, phase="hide")),
        ("event", changed(SELLING, phase="repair", squares=[BIDS, 1, 1])),
        ("event", changed(AUCTION, squares=[HALLOWEEN, 1, 1])),
        ("event", changed(AUCTION, **EMPTY)),
        ("event", {"squares": [BIDS, 1, 1], "phase": "target", "event": "halloween", "hands": HANDS}),
        ("turns", {"turns": 500, "phase": "roll"}),
        ("turns", changed(SETUP, turns=1)),
        ("squares", {"squares": [1, -1, 1]}),
        ("squares", changed(SETUP, squares=[1, -1, -1])),
        ("squares", changed(SETUP, mover=1, receiver=1, squares=[BIDS, -1, -1], hands={0: {1: 5}})),
        ("squares", changed(SETUP, mover=1, receiver=1, hands={0: {1: 5}})),
        ("stays", {"squares": [BIDS, 1, 1], "stays": [1, 0, 0]}),
        ("stays", changed(SETUP, mover=1, receiver=1, squares=[1, -1, -1], stays=[1, 0, 0], hands={0: {1: 5}})),
        ("stays", changed(OWING, phase="discard", stays=[1, 0, 0])),
        ("miss", {"miss": [False, True, False]}),
        ("miss", {"squares": [BLACK, 1, 1], "miss": [True, False, False], "phase": "roll"}),
        ("miss", changed(EMPTY, squares=[BLACK, 1, 1], miss=[True, False, False], phase="turn")),
        ("miss", changed(EMPTY, squares=[BLACK, 1, 1], miss=[True, False, False], phase="try")),
        ("hands", {"hands": {3: {1: 5}}}),
        ("hands", {"hands": {0: {27: 5}}}),
        ("hands", {"hands": {0: {"01": 5}}}),
        ("hands", {"hands": {0: {1: 5}, 1: {1: 5}}}),
        ("hands", {"hands": {0: {1: 7}}}),
        ("hands", {"hands": {0: {1: 5.0}}}),
        ("hands", {"hands": {0: {1: -25}, 1: {2: -25}}}),
        ("discarded", {"hands": {0: {1: -25}}, "discarded": {2: -25}}),
        ("discarded", {"hands": {0: {1: 5}}, "discarded": {1: 5}}),
        ("discarded", changed(SETUP, discarded={1: 5})),
        ("hands", changed(SETUP, mover=1, receiver=1, squares=[1, -1, -1])),
        ("hands", changed(SETUP, hands={1: {1: 5}})),
        ("hands", changed(SETUP, hands={0: {1: 5}})),
        ("hands", changed(SETUP, phase="place", receiver=-1)),
        ("hands", changed(EXCHANGING, phase="target", hands={1: {3: 20}})),
        ("hands", changed(EXCHANGING, phase="target", hands={0: {3: 20}})),
        ("hands", {"squares": [PHEW, 1, 1], "phase": "discard", "event": "phew"}),
        ("hands", changed(OWING, phase="name", hands={1: {1: 5}})),
        ("hands", changed(SELLING, phase="repair", hands={0: {1: 5}})),
        ("hands", changed(EXCHANGING, phase="repair", target=1, hands={0: {1: 5}, 1: {2: 5}})),
        ("hands", {"squares": [UNMASK, 1, 1], "phase": "hide", "event": "unmask", "hands": {0: {1: 5}}}),
        ("stump", {"stump": 25}),
        ("known", {"known": {3: {0: []}}}),
        ("known", {"known": {0: {0: []}}}),
        ("known", {"known": {0: {"stump": []}}}),
        ("known", {"known": {0: {1: [5]}}}),
        ("known", {"hands": {1: {1: 5}}, "known": {0: {1: [5, 5]}}}),
        ("known", {"hands": {1: {1: 5}}, "known": {0: {1: [True]}}}),
        ("receiver", changed(SETUP, receiver=-1)),
        ("receiver", changed(SETUP, receiver=1)),
        ("receiver", changed(DRAWING, phase="points", receiver=1, squares=[DRAW, BLACK, 1])),
        ("target", changed(EXCHANGING, phase="name")),
        ("target", changed(EXCHANGING, phase="name", target=0)),
        ("target", changed(EXCHANGING, phase="name", target=2)),
        ("named", changed(EXCHANGING, phase="name", target=1, named=1)),
        ("rolled", changed(EMPTY, squares=[14, 1, 1], phase="move", rolled=2)),
        ("rolled", changed(EMPTY, squares=[14, 1, 1], phase="move")),
        ("rolled", {"squares": [14, 1, 1], "phase": "move", "rolled": 4}),
        ("swaps", changed(SELLING, phase="repair", swaps=2)),
        ("receiver", {"receiver": 0}),
        ("target", changed(SELLING, phase="name", target=1)),
        ("target", changed(EXCHANGING, phase="target", target=1)),
        ("named", changed(EXCHANGING, phase="target", named=3)),
        ("rolled", {"rolled": 3}),
        ("tries", {"tries": 1}),
        ("swaps", changed(SELLING, phase="name", swaps=1)),
        ("auction", {"auction": {"bid": 1}}),
        ("cash", changed(OWING, phase="repair", cash=[2, 0, 0])),
        ("cash", changed(DRAWING, phase="bid", cash=[3, 9, 9])),
        ("auction", changed(AUCTION, auction={"price": 1})),
        ("auction", changed(AUCTION, auction={"seller": 1})),
        ("auction", changed(AUCTION, auction={"character": 2})),
        ("auction", changed(SALE, auction={})),
        ("auction", changed(SALE, auction={"character": 3})),
        ("auction", changed(AUCTION, auction={"bid": 3})),
        ("auction", changed(AUCTION, auction={"bidder": 1})),
        ("auction", changed(AUCTION, auction={"bid": 21, "bidder": 1})),
        ("auction", changed(SALE, auction={"character": 1, "bid": 2, "bidder": 0})),
        ("auction", changed(AUCTION, squares=[BIDS, BLACK, 1], auction={"bid": 2, "bidder": 1})),
        ("auction", changed(AUCTION, auction={"in": [1, 0]})),
        ("auction", changed(AUCTION, auction={"in": [0, 0]})),
        ("auction", changed(SALE, auction={"character": 1, "in": [0, 1]})),
        ("auction", changed(AUCTION, cash=[2, 3, 4], auction={"bid": 3, "bidder": 2, "in": [1, 2]})),
        ("auction", changed(AUCTION, auction={"bid": 3, "bidder": 2, "in": [0, 1]})),
        ("auction", changed(AUCTION, auction={"bid": 3, "bidder": 2, "in": [2]})),
        ("auction", changed(AUCTION, cash=[0, 0, 0])),
        ("auction", changed(AUCTION, auction={"next": 1})),
        ("scores", {"scores": [0, 0, 0]}),
        ("scores", {"phase": "over", "scores": [1, 0, 0]}),
        ("winners", {"phase": "over", "winners": [0]}),
        ("actor", {"actor": 1}),
        ("actor", {"squares": [BIDS, 1, 1], "actor": 0}),
    ],
)
def test_12_4_what_cannot_be_is_refused_by_its_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as error:
        at(**position)
    assert error.value.fields == (field,)


@pytest.mark.parametrize(
    ("fields", "position"),
    [
        (("event", "stump"), changed(EMPTY, squares=[DRAW, 1, 1], event="draw", phase="points", receiver=2)),
        (("hands", "target"), changed(EXCHANGING, phase="repair", target=2)),
    ],
)
def test_12_4_where_two_paragraphs_refuse_both_fields_are_named(fields: tuple[str, ...], position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as error:
        at(**position)
    assert error.value.fields == fields


def test_drawings_fit_a_terminal_of_80_columns() -> None:
    game = load("halloween")
    for players, edition in ((3, "short-24"), (6, "fantaisies-1999")):
        setup = game.setup(players, {"start_characters": 3}, edition)
        state, rng = setup.start(), seeded(4)
        while not state.is_over:
            state.apply(state.choose(rng))
            if len(state.history) % 7 == 0 or state.is_over:
                for viewer in (None, 0):
                    for language in ("en", "fr"):
                        lines = state.view(viewer).drawing(language).splitlines()
                        assert max(map(len, lines)) < 80
                        assert len(lines) < 40
