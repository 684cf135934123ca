"""Positions of Boo: to and from the table of plain values, with the checks of paragraph 12.5 in their order."""

from collections.abc import Mapping
from typing import Any

from hantise.contract import CHANCE, OVER
from hantise.game import Table, actor_word
from hantise.games.boo import rules
from hantise.games.boo.box import cells
from hantise.games.boo.moves import card_name, cell_at, parse_lying, spell_lying
from hantise.games.boo.state import (
    DIRECTIONS,
    FACES,
    FINISHED,
    FRONT,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    PART,
    PHASES,
    PLACE_CARD,
    REVEAL_TOP,
    SCARE_ONE,
    SETUP,
    SHOWN,
)
from hantise.mistakes import BadPosition
from hantise.positions import agrees, list_of, only_known, result, table_of, whole

FIELDS = (
    "actor", "phase", "turn", "table", "hands", "tops", "placed", "waiting", "unseen", "ghosts", "scores", "winners",
)  # fmt: skip
SEATS = range(2)

Lying = tuple[int, int, str, str]  # X, Y, D, F
Cell = tuple[int, int]


def table(state: Any) -> Table:
    """12.1 All fields; every view shows them all."""
    shown: Table = {
        "actor": actor_word(int(state.actor)),
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "table": _cards_on_table(state),
        "hands": state.hands.tolist(),
        "tops": state.tops.tolist(),
        "placed": card_name(state.box, int(state.turn), int(state.placed)) if state.placed != NO_CARD else "",
        "waiting": [square + 1 for square in range(PART) if state.waiting[square]],
        "unseen": _unseen(state),
        "ghosts": state.ghosts.tolist(),
    }
    if state.actor == OVER:
        shown |= {"scores": state.ghosts.tolist(), "winners": winners(state)}
    return shown


def winners(state: Any) -> list[int]:
    """7.3 The seat with more ghosts; on a tie, the Oya."""
    return [int(rules.winner(state))]


def _unseen(state: Any) -> list[list[int]]:
    return [[number for number in _numbers(state.box) if state.unseen[seat, number - 1]] for seat in SEATS]


def _numbers(box: Any) -> range:
    return range(1, int(box.deck) + 1)


def _cards_on_table(state: Any) -> dict[str, str]:
    box = state.box
    lies = {f"g{card + 1}": int(box.gate_cells[card]) for card in range(int(box.gate))}
    for seat in sorted(SEATS, key=lambda seat: card_name(box, seat, 1)):
        lies |= {
            card_name(box, seat, number): int(state.lies[seat, number - 1])
            for number in _numbers(box)
            if state.lies[seat, number - 1] != NOWHERE
        }
    return {
        name: spell_lying(box, cell, rules.direction_at(state, cell), rules.face_at(state, cell)) for name, cell in lies.items()
    }


def load(state: Any, given: Mapping[str, Any], _options: Mapping[str, Any]) -> None:
    """12.5 Fill the state, or refuse the position by the first field that cannot be."""
    only_known(given, FIELDS)
    _load_table(state, given)
    placed_last = _placed_last(state)
    waiting = _load_placed(state, given, placed_last)
    _load_hands_and_tops(state, given)
    if placed_last == NO_SEAT:
        _check_setup(state)
    else:
        _check_cards_in_play(state, placed_last)
    _load_waiting(state, waiting)
    _set_phase(state, placed_last)
    _check_derived(state, given)


def _load_table(state: Any, given: Mapping[str, Any]) -> None:
    """12.5 `table`, in its order."""
    box = state.box
    gate = {f"g{card + 1}": card for card in range(int(box.gate))}
    decks = {card_name(box, seat, number): (seat, number) for seat in SEATS for number in _numbers(box)}
    lying = _read_lying(table_of(given.get("table", {}), "table"), gate.keys() | decks.keys())
    faces = {name: _gate_face(box, card, lying.pop(name, None)) for name, card in gate.items()}
    rules.clear(state)
    gate_cells = {cell for card in gate.values() for cell in cells(*_gate_place(box, card))}
    _check_cells(gate_cells, lying)
    if not lying and any(face != FRONT for face in faces.values()):
        raise BadPosition("table", "a gate card is back up, but no deck card is there that could have turned it")
    for name, card in gate.items():
        rules.lay_gate_card(state, card, faces[name])
    for name, (x, y, direction, face) in lying.items():
        seat, number = decks[name]
        rules.lay_deck_card(state, seat, number, cell_at(box, x, y), DIRECTIONS.index(direction), FACES.index(face))
    if _lead(state) not in (0, 1):
        raise BadPosition("table", "the Oya has laid as many deck cards as the second seat, or one more")


def _read_lying(given: Mapping[str, Any], names: set[str]) -> dict[str, Lying]:
    lying = {}
    for name, text in given.items():
        if name not in names:
            raise BadPosition("table", f"no card {name!r}")
        read = parse_lying(text) if isinstance(text, str) else None
        if read is None:
            raise BadPosition("table", f"{name} lies as in '7 0 e front', not {text!r}")
        lying[name] = read
    return lying


def _gate_place(box: Any, card: int) -> tuple[int, int, str]:
    x, y, direction, _ = spell_lying(box, int(box.gate_cells[card]), int(box.gate_directions[card]), FRONT).split()
    return int(x), int(y), direction


def _gate_face(box: Any, card: int, lying: Lying | None) -> int:
    place = _gate_place(box, card)
    if lying is None:
        return FRONT
    if lying[:3] != place:
        raise BadPosition("table", f"g{card + 1} has its place at {place[0]} {place[1]} {place[2]}")
    return FACES.index(lying[3])


def _check_cells(gate_cells: set[Cell], lying: Mapping[str, Lying]) -> None:
    """12.5 No two cards on one cell, and every cell joined to the gate by touching cells."""
    occupied = set(gate_cells)
    for name, (x, y, direction, _) in lying.items():
        for cell in cells(x, y, direction):
            if cell in occupied:
                raise BadPosition("table", f"{name} lies on another card at {cell[0]} {cell[1]}")
            occupied.add(cell)
    loose, reached = occupied - gate_cells, list(gate_cells)
    while reached:
        x, y = reached.pop()
        touched = {(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)} & loose
        loose -= touched
        reached += touched
    if loose:
        raise BadPosition("table", f"no cards join the gate with {' and '.join(f'{x} {y}' for x, y in sorted(loose)[:3])}")


def _laid(state: Any, seat: int) -> int:
    return int((state.lies[seat] != NOWHERE).sum())


def _lead(state: Any) -> int:
    """12.3 p − q."""
    oya = int(state.box.first)
    return _laid(state, oya) - _laid(state, 1 - oya)


def _placed_last(state: Any) -> int:
    """12.3 The seat that has placed last, or NO_SEAT."""
    oya = int(state.box.first)
    if _laid(state, oya) == 0:
        return NO_SEAT
    return oya if _lead(state) == 1 else 1 - oya


def _load_placed(state: Any, given: Mapping[str, Any], placed_last: int) -> list[int]:
    """12.5 `waiting` as far as it goes alone, then `placed`."""
    waiting = [whole(square, "waiting", 1, PART) for square in list_of(given.get("waiting", []), "waiting")]
    placed = given.get("placed", "")
    if placed == "":
        if waiting:
            raise BadPosition("placed", "ghosts are waiting, so it names their card")
        return waiting
    owned = (
        {} if placed_last == NO_SEAT else {card_name(state.box, placed_last, number): number for number in _numbers(state.box)}
    )
    if not isinstance(placed, str) or placed not in owned or state.lies[placed_last, owned[placed] - 1] == NOWHERE:
        raise BadPosition("placed", f"expected a card on the table of the seat that placed last, found {placed!r}")
    state.placed, state.turn = owned[placed], placed_last
    return waiting


def _load_hands_and_tops(state: Any, given: Mapping[str, Any]) -> None:
    """12.4 The defaults, and 12.5 each card belongs to its seat and is off the table."""
    off = [[number for number in _numbers(state.box) if state.lies[seat, number - 1] == NOWHERE] for seat in SEATS]
    hands = _cards_off_table(given["hands"], "hands", off) if "hands" in given else _default_hands(state, given.get("tops"), off)
    tops = [_lowest(off[seat], hands[seat]) for seat in SEATS]
    if "tops" in given:
        tops = _cards_off_table(given["tops"], "tops", off)
    for seat in SEATS:
        if tops[seat] == hands[seat] != NO_CARD:
            raise BadPosition("tops", f"seat {seat} has {tops[seat]} as its hand card")
        state.hands[seat], state.tops[seat] = hands[seat], tops[seat]
        for number in _numbers(state.box):
            state.unseen[seat, number - 1] = number in off[seat] and number not in (hands[seat], tops[seat])
        state.unseen_left[seat] = state.unseen[seat].sum()


def _default_hands(state: Any, tops: Any, off: list[list[int]]) -> list[int]:
    """12.4 The lowest number that is not the given top, which is checked only later; none for the owner of `placed`."""
    taken = tops if isinstance(tops, list) and len(tops) == 2 else [NO_CARD, NO_CARD]
    return [NO_CARD if _owns_placed(state, seat) else _lowest(off[seat], taken[seat]) for seat in SEATS]


def _cards_off_table(given: Any, field: str, off: list[list[int]]) -> list[int]:
    numbers = [whole(number, field) for number in list_of(given, field, 2)]
    for seat, number in enumerate(numbers):
        if number != NO_CARD and number not in off[seat]:
            raise BadPosition(field, f"{number} is no card of seat {seat}'s deck off the table; there are {off[seat]}")
    return numbers


def _lowest(numbers: list[int], taken: Any) -> int:
    return next((number for number in numbers if number != taken), NO_CARD)


def _owns_placed(state: Any, seat: int) -> bool:
    return bool(state.placed != NO_CARD and state.turn == seat)


def _check_setup(state: Any) -> None:
    """12.5 Before the first placement the four cards of 3.3 are there in their order without a gap."""
    oya, second = int(state.box.first), 1 - int(state.box.first)
    there = [bool(cards[seat]) for cards in (state.hands, state.tops) for seat in (oya, second)]
    if there != sorted(there, reverse=True):
        field = "hands" if there[1] and not there[0] else "tops"
        raise BadPosition(field, "revealed are the Oya's hand card, the second seat's, the Oya's top, the second seat's top")


def _check_cards_in_play(state: Any, placed_last: int) -> None:
    """12.5 Who must have a hand card and who a top."""
    off = [int(state.box.deck) - _laid(state, seat) for seat in SEATS]
    for seat in SEATS:
        if bool(state.hands[seat]) != (off[seat] > 0 and not _owns_placed(state, seat)):
            raise BadPosition("hands", f"seat {seat} has {off[seat]} cards off the table, and {state.hands[seat]} in hand")
    for seat in SEATS:
        expected = off[seat] > (0 if _owns_placed(state, seat) else 1)
        may_lack = seat == placed_last and state.placed == NO_CARD
        if bool(state.tops[seat]) != expected and not (expected and may_lack):
            raise BadPosition("tops", f"seat {seat} has {off[seat]} cards off the table, and {state.tops[seat]} as its top")


def _load_waiting(state: Any, waiting: list[int]) -> None:
    """12.5 Where ghosts are acting there is a choice between two or three, and one of them has a victim."""
    if state.placed == NO_CARD:
        return
    if len(waiting) < 2 or waiting != sorted(set(waiting)):
        raise BadPosition("waiting", f"expected two or three squares, rising, found {waiting}")
    for square in waiting:
        if not rules.is_ghost(SHOWN[state.table[rules.cell_of(state, square - 1)]]):
            raise BadPosition("waiting", f"square {square} has no ghost")
        state.waiting[square - 1] = 1
    if all(rules.victim_of(state, rules.cell_of(state, square - 1)) == NOBODY for square in waiting):
        raise BadPosition("waiting", "no waiting ghost has a victim, so there is nothing to choose")


def _set_phase(state: Any, placed_last: int) -> None:
    """12.3 The phase, and who is to move."""
    oya = int(state.box.first)
    if state.placed != NO_CARD:
        state.phase, state.actor = SCARE_ONE, state.turn
    elif placed_last == NO_SEAT and not (state.hands.all() and state.tops.all()):
        state.phase, state.actor = SETUP, CHANCE
        revealed = int((state.hands != NO_CARD).sum() + (state.tops != NO_CARD).sum())
        state.turn = oya if revealed % 2 == 0 else 1 - oya
    elif placed_last != NO_SEAT and state.tops[placed_last] == NO_CARD and state.unseen_left[placed_last]:
        state.phase, state.actor, state.turn = REVEAL_TOP, CHANCE, placed_last
    elif (state.lies[:, : state.box.deck] != NOWHERE).all():
        state.phase, state.actor, state.turn = FINISHED, OVER, NO_SEAT
    else:
        turn = oya if _lead(state) == 0 else 1 - oya
        state.phase, state.actor, state.turn = PLACE_CARD, turn, turn


def _check_derived(state: Any, given: Mapping[str, Any]) -> None:
    """12.5 What follows from the rest, where it is given, is right."""
    derived = table(state)
    for field in ("phase", "turn", "unseen", "ghosts"):
        agrees(given, field, derived[field])
    result(given, derived["actor"], derived["ghosts"], winners(state))
