"""What holds in every position of Boo, against a slow and obvious telling of the same rules."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from hantise.chance import seeded
from hantise.game import Setup, State
from hantise.games import load
from hantise.games.boo import rules
from hantise.games.boo.state import MARGIN, MOST, WORD

BOO = load("boo")
STEP = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}
CLOCKWISE = "^>v<"
SETUPS = [("oya-2019", {}), ("oya-2019", {"stare": "seen", "black": 1}), ("oya-2019-fences", {"first": 1}), ("crossed", {})]
every_setup = pytest.mark.parametrize(("edition", "options"), SETUPS, ids=str)

Cell = tuple[int, int]


def look(square: str, direction: str, face: str) -> str:
    """2.4, 2.6 A square as it shows."""
    if square in ("T", "#"):
        return square
    turns = "eswn".index(direction) + (2 if face == "back" else 0)
    colour = square[0] if face == "front" else {"B": "W", "W": "B"}[square[0]]
    return colour + CLOCKWISE[(CLOCKWISE.index(square[1]) + turns) % 4]


def laid(front: list[str], lying: str) -> dict[Cell, str]:
    """The cells of a card and what they show."""
    x, y, direction, face = lying.split()
    across, down = STEP[direction]
    return {(int(x) + i * across, int(y) + i * down): look(square, direction, face) for i, square in enumerate(front)}


def front(edition: Any, name: str) -> list[str]:
    number = int(name[1:]) - 1
    if name[0] == "g":
        return list(edition.gate.cards[number].squares)
    return list((edition.decks.black if name[0] == "b" else edition.decks.white)[number])


def cards(state: State) -> dict[str, dict[Cell, str]]:
    return {name: laid(front(state.setup.edition, name), lying) for name, lying in state.position()["table"].items()}


def squares(state: State) -> dict[Cell, str]:
    return {cell: square for card in cards(state).values() for cell, square in card.items()}


def letter(state: State, seat: int) -> str:
    return "b" if seat == state.setup.options["black"] else "w"


def slow_placements(state: State) -> list[str]:
    """5.2, 5.4 Every cell of the reach, every direction and face, and of those that look the same the first."""
    occupied = squares(state)
    position = state.position()
    hand = front(state.setup.edition, f"{letter(state, state.actor)}{position['hands'][state.actor]}")
    box = state.fields.box
    near = {(x + dx, y + dy) for x, y in occupied for dx, dy in STEP.values()} - occupied.keys()
    found: dict[Any, str] = {}
    for direction, face in itertools.product("eswn", ("front", "back")):
        for x, y in itertools.product(range(box.west, box.west + box.wide), range(box.north, box.north + box.high)):
            across, down = STEP[direction]
            cells = {(x + i * across, y + i * down) for i in range(3)}
            if cells & near and not cells & occupied.keys():
                lying = f"{x} {y} {direction} {face}"
                found.setdefault(frozenset(laid(hand, lying).items()), f"place {lying}")
    return sorted(found.values())


def slow_sight(occupied: dict[Cell, str], cell: Cell) -> Cell | None:
    """6.4 The cell of the ghost that the ghost on this cell sees."""
    looker = occupied[cell]
    across, down = STEP["nesw"[CLOCKWISE.index(looker[1])]]
    for distance in range(1, 200):
        there = (cell[0] + distance * across, cell[1] + distance * down)
        square = occupied.get(there, "#")
        if square == "T":
            return None
        if square != "#" and square[0] != looker[0]:
            return there
    return None


def slow_victim(state: State, occupied: dict[Cell, str], cell: Cell) -> Cell | None:
    """6.5, 6.6 The cell of the ghost that it frightens."""
    seen = slow_sight(occupied, cell)
    if seen is None:
        return None
    facing = (CLOCKWISE.index(occupied[cell][1]) - CLOCKWISE.index(occupied[seen][1])) % 4 == 2
    if facing and (state.setup.options["stare"] == "facing" or slow_sight(occupied, seen) == cell):
        return None
    return seen


def games(setup: Setup, seeds: range, sensible: bool = False) -> Iterator[State]:
    """Every state of some games, the same object moved on."""
    for seed in seeds:
        state, rng = setup.start(), seeded(seed)
        while not state.is_over:
            state.apply(state.choose(rng, sensible))
            yield state


@every_setup
def test_5_2_the_legal_placements_are_all_there_are_on_the_whole_grid(edition: str, options: dict[str, Any]) -> None:
    listed = 0
    for number, state in enumerate(games(BOO.setup(2, options, edition), range(2))):
        if state.position()["phase"] == "place" and number % 5 == 0:
            assert state.moves() == slow_placements(state)
            listed += 1
    assert listed > 2


@every_setup
def test_5_5_there_are_at_most_192_placements_for_each_card_on_the_table(edition: str, options: dict[str, Any]) -> None:
    for state in games(BOO.setup(2, options, edition), range(5), sensible=True):
        if state.position()["phase"] == "place":
            assert 0 < len(state.actions()) <= min(192 * len(state.position()["table"]), MOST)


def occupied_by_bits(state: State) -> set[Cell]:
    """The cells whose bits are set."""
    fields, box = state.fields, state.fields.box
    bits = np.unpackbits(fields.occupied.view(np.uint8), axis=1, bitorder="little")
    return {(int(x) - MARGIN + int(box.west), int(y) - MARGIN + int(box.north)) for y, x in np.argwhere(bits)}


@every_setup
def test_5_2_the_bits_are_those_of_the_occupied_cells(edition: str, options: dict[str, Any]) -> None:
    for state in games(BOO.setup(2, options, edition), range(2)):
        assert occupied_by_bits(state) == squares(state).keys()


@pytest.mark.parametrize("east", [1, -1])
def test_5_2_the_placements_are_all_there_are_on_a_table_wider_than_a_word_has_bits(east: int) -> None:
    state = BOO.setup(2).start()
    rng = seeded(3)
    compared = 0
    while not state.is_over:
        if state.position()["phase"] != "place":
            state.apply(state.choose(rng))
            continue
        if len(state.position()["table"]) > 24:  # the gate's six, and eighteen or more in a line
            assert state.moves() == slow_placements(state)
            compared += 1
        state.play(max(state.moves(), key=lambda move: east * int(move.split()[1])))
    columns = {x for x, _ in squares(state)}
    assert max(columns) - min(columns) > WORD
    assert compared == 5


@every_setup
def test_6_every_ghost_has_the_victim_that_a_slow_look_finds(edition: str, options: dict[str, Any]) -> None:
    frightened = 0
    for state in games(BOO.setup(2, options, edition), range(3)):
        occupied = squares(state)
        box = state.fields.box
        for (x, y), square in occupied.items():
            if square in ("T", "#"):
                continue
            cell = (y - int(box.north)) * 151 + x - int(box.west)
            victim = slow_victim(state, occupied, (x, y))
            expected = -1 if victim is None else (victim[1] - int(box.north)) * 151 + victim[0] - int(box.west)
            assert rules.victim_of(state.fields, cell) == expected
            frightened += victim is not None
    assert frightened > 50


@every_setup
def test_7_2_the_ghosts_are_those_that_show(edition: str, options: dict[str, Any]) -> None:
    for state in games(BOO.setup(2, options, edition), range(3)):
        showing = Counter(square[0].lower() for square in squares(state).values())
        assert state.position()["ghosts"] == [showing[letter(state, seat)] for seat in range(2)]


def mirrored_move(move: str, is_alike: bool) -> str:
    """The move that does the same on the half-turned table; 5.4 a card alike from both ends keeps to e and s."""
    verb, *rest = move.split()
    if verb != "place":
        return move
    x, y, direction, face = 6 - int(rest[0]), 3 - int(rest[1]), {"e": "w", "s": "n", "w": "e", "n": "s"}[rest[2]], rest[3]
    if is_alike:
        across, down = STEP[direction]
        x, y, direction = x + 2 * across, y + 2 * down, {"w": "e", "n": "s"}[direction]
    return f"place {x} {y} {direction} {face}"


def mirrored_squares(state: State) -> dict[Cell, str]:
    """The table half-turned about the middle of the default gate, with colours exchanged: each ghost as on its other face."""
    return {(6 - x, 3 - y): look(square, "e", "back") for (x, y), square in squares(state).items()}


@pytest.mark.parametrize("stare", ["facing", "seen"])
@pytest.mark.parametrize("seed", range(3))
def test_2_8_a_half_turn_with_colours_exchanged_gives_the_mirrored_game(stare: str, seed: int) -> None:
    state = BOO.setup(2, {"stare": stare}).start()
    twin = BOO.setup(2, {"stare": stare, "black": 1}).start()
    rng = seeded(seed)
    while not state.is_over:
        is_alike = state.actor >= 0 and state.position()["hands"][state.actor] in (7, 8, 9)
        assert sorted(mirrored_move(move, is_alike) for move in state.moves()) == twin.moves()
        move = state.setup.spell(state.choose(rng))
        twin.play(mirrored_move(move, is_alike))
        state.play(move)
        assert mirrored_squares(state) == squares(twin)
        one, other = state.position(), twin.position()
        for name in ("table", "placed"):
            del one[name], other[name]
        assert one == other


def test_5_4_a_random_placement_is_any_legal_one_with_equal_chance() -> None:
    state = BOO.setup(2, {}, "crossed").load({"hands": [6, 2], "table": {"b1": "3 0 s front", "w1": "-1 0 n front"}})
    legal = state.actions()
    rng = seeded(8)
    draws = 40 * len(legal)
    picked = Counter(state.choose(rng) for _ in range(draws))
    assert set(picked) <= set(legal)
    expected = draws / len(legal)
    squared = sum((picked[action] - expected) ** 2 / expected for action in legal)
    freedom = len(legal) - 1
    assert squared < freedom + 4 * (2 * freedom) ** 0.5


def test_the_policy_beats_random_play() -> None:
    wins, pairs = 0, 20
    for seed in range(pairs):
        for sensible in range(2):
            state, rng = BOO.setup(2).start(), seeded(seed, sensible)
            while not state.is_over:
                state.apply(state.choose(rng, state.actor == sensible))
            wins += state.winners == [sensible]
    assert wins >= 1.9 * pairs


def test_the_encoding_says_what_the_view_says_from_the_viewers_place() -> None:
    table = {"b7": "3 -3 s front", "w2": "0 -3 e back", "b5": "0 -1 e front", "g3": "6 0 s back"}
    state = BOO.setup(2, {"stare": "seen"}).load({"table": table, "placed": "b5", "waiting": [2, 3], "tops": [9, 4]})
    ghosts, unseen = state.position()["ghosts"], state.position()["unseen"]
    own, other = state.view(0).encoded_parts(), state.view(1).encoded_parts()
    assert own["phase"] == other["phase"] == [0, 0, 1, 0, 0]
    assert (own["turn"], other["turn"]) == ([1, 0], [0, 1])
    assert (own["oya"], other["oya"], own["colour"], other["colour"], own["stare"]) == ([1], [0], [1], [0], [1])
    assert own["ghosts"] == pytest.approx([ghosts[0] / 36, ghosts[1] / 36])
    assert other["ghosts"] == own["ghosts"][::-1]
    assert ones(own["placed"]) == [4]
    assert own["waiting"] == [0, 1, 1]
    assert (ones(own["hands"]), ones(other["hands"])) == ([12 + 0], [0])
    assert (ones(own["tops"]), ones(other["tops"])) == ([8, 12 + 3], [3, 12 + 8])
    assert ones(own["unseen"]) == [card - 1 for card in unseen[0]] + [12 + card - 1 for card in unseen[1]]
    assert own["cards"][8 * 6 : 8 * 7] == pytest.approx([1, 0, -5 / 36, 0, 1, 0, 0, 0])
    assert own["cards"][8 * 13 : 8 * 14] == pytest.approx([1, -3 / 36, -5 / 36, 1, 0, 0, 0, 1])
    assert ones(own["gate"]) == [2]
    planes, turned = (np.array(parts["window"]).reshape(10, 33, 33) for parts in (own, other))
    assert planes.sum() == len(squares(state))
    assert (planes[[4, 5, 6, 7, 0, 1, 2, 3, 8, 9]] == turned).all()
    middle = (
        16 - int(state.fields.box.wide) // 2 - int(state.fields.box.west),
        16 - int(state.fields.box.high) // 2 - int(state.fields.box.north),
    )
    for (x, y), square in squares(state).items():
        plane = {"T": 8, "#": 9}.get(square, 4 * (square[0] == "W") + ">v<^".find(square[-1]))
        assert planes[plane, y + middle[1], x + middle[0]] == 1


def ones(numbers: list[float]) -> list[int]:
    return [place for place, number in enumerate(numbers) if number]
