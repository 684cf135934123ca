"""Positions of Treasure Hunters: to and from the table of plain values, with the checks of 14.4 in their order."""

from collections.abc import Mapping
from typing import Any

from hantise.contract import CHANCE, OVER
from hantise.game import Table, actor_word
from hantise.games.treasure import rules, sets
from hantise.games.treasure.moves import place_name, place_numbers
from hantise.games.treasure.state import (
    BLUE,
    CARD_DRAWN,
    CARDS,
    COLOURS,
    CORRIDOR,
    FACE_DOWN,
    FIGHTING,
    FINISHED,
    LIMIT,
    MOVING,
    NO_JEWEL,
    OUT,
    PHASES,
    PICKING,
    RESULTS,
    REVEALING,
    ROLLING,
    ROOM,
    ROOMS,
    SHUFFLE,
    SPIRITS,
    STUCK,
    UNDECIDED,
    WON,
)
from hantise.mistakes import BadPosition
from hantise.positions import agrees, list_of, one_of, only_known, result, table_of, whole

FIELDS = (
    "actor", "phase", "turns", "hunter", "die", "draws", "places", "carry", "jewels", "delivered", "ghosts", "haunted",
    "closed", "discard", "result", "scores", "winners",
)  # fmt: skip
LETTERS = CARDS[:ROOMS]


def table(state: Any) -> Table:
    """14.1 All fields; nothing is hidden from anybody (12.1)."""
    hunters = range(int(state.box.hunters))
    shown: Table = {
        "actor": actor_word(int(state.actor)),
        "phase": PHASES[state.phase],
        "turns": int(state.turns),
        "hunter": int(state.hunter),
        "die": int(state.die),
        "draws": int(state.draws),
        "places": [place_name(int(state.places[hunter])) for hunter in hunters],
        "carry": [_jewel_text(state.carry[hunter]) for hunter in hunters],
        "jewels": {name: _jewel_text(state.jewels[room]) for room, name in enumerate(LETTERS)},
        "delivered": int(state.delivered),
        "ghosts": {name: int(state.ghosts[room]) for room, name in enumerate(LETTERS)},
        "haunted": [name for room, name in enumerate(LETTERS) if rules.is_haunted(state, ROOM + room)],
        "closed": COLOURS[state.closed],
        "discard": sorted(name for card, name in enumerate(CARDS) for _ in range(state.discard[card])),
        "result": RESULTS[state.result],
    }
    if state.actor == OVER:
        shown |= {"scores": _scores(state), "winners": winners(state)}
    return shown


def _jewel_text(jewel: int) -> str:
    return {NO_JEWEL: "-", FACE_DOWN: "?"}.get(int(jewel), str(jewel))


def _scores(state: Any) -> list[int]:
    return [int(state.result == WON)] * int(state.seats)


def winners(state: Any) -> list[int]:
    """9.5 All seats, or none."""
    return list(range(int(state.seats))) if state.result == WON else []


def load(state: Any, given: Mapping[str, Any], _options: Mapping[str, Any]) -> None:
    """14.4 Fill the state, or refuse the position by the first field that cannot be."""
    only_known(given, FIELDS)
    _load_phase_and_result(state, given)
    _load_turn(state, given)
    _load_ghosts(state, given)
    _load_hunters(state, given)
    _load_jewels(state, given)
    _load_cards(state, given)
    _load_die(state, given)
    _check_phase(state)
    _check_result(state)
    seat = int(state.hunter) % int(state.seats)
    state.actor = {MOVING: seat, PICKING: seat, FINISHED: OVER}.get(int(state.phase), CHANCE)
    result(given, actor_word(int(state.actor)), _scores(state), winners(state))


def _load_phase_and_result(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 2."""
    state.phase = PHASES.index(one_of(given.get("phase", "roll"), "phase", PHASES))
    state.result = RESULTS.index(one_of(given.get("result", "none"), "result", RESULTS))
    if (state.result != UNDECIDED) != (state.phase == FINISHED):
        raise BadPosition("result", "none exactly as long as the phase is not over")


def _load_turn(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 3."""
    hunters, limit = int(state.box.hunters), int(state.box.limit)
    hunter = whole(given["hunter"], "hunter", 0, hunters - 1) if "hunter" in given else None
    least, most = (limit, limit) if state.result == LIMIT else (0, limit - 1)
    state.turns = whole(given.get("turns", hunter or 0), "turns", least, most)
    state.hunter = int(state.turns) % hunters
    agrees(given, "hunter", int(state.hunter))


def _load_ghosts(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 4 and 5."""
    haunted = [one_of(room, "haunted", LETTERS) for room in list_of(given.get("haunted", []), "haunted")]
    losing = int(state.box.spirits)
    if len(set(haunted)) < len(haunted):
        raise BadPosition("haunted", "no room twice")
    if (len(haunted) != losing) if state.result == SPIRITS else (len(haunted) >= losing):
        raise BadPosition("haunted", f"{losing} spirits are lost by, and fewer are not; found {len(haunted)}")
    for room in haunted:
        state.haunted |= sets.as_set(ROOM + LETTERS.index(room))
    by_room = _of_rooms(given["ghosts"], "ghosts") if "ghosts" in given else _ghosts_at_the_start(state, haunted)
    for room, count in by_room.items():
        state.ghosts[LETTERS.index(room)] = whole(count, "ghosts", 0, int(state.box.haunting) - 1)
    for room in haunted:
        if by_room.get(room):
            raise BadPosition("ghosts", f"room {room} is haunted and holds no ghosts")


def _ghosts_at_the_start(state: Any, haunted: list[str]) -> dict[str, int]:
    return {name: 1 for room, name in enumerate(LETTERS) if state.box.ghost_rooms[room] and name not in haunted}


def _of_rooms(value: Any, field: str) -> Mapping[str, Any]:
    """14.2 A table of rooms; those left out hold nothing."""
    for room in table_of(value, field):
        one_of(room, field, LETTERS)
    return table_of(value, field)


def _load_hunters(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 6."""
    hunters, numbers = int(state.box.hunters), place_numbers(state.box)
    places = list_of(given.get("places", ["out"] * hunters), "places", hunters)
    for hunter, name in enumerate(places):
        place = numbers[one_of(name, "places", numbers)]
        if place >= CORRIDOR and place in state.places[:hunter]:
            raise BadPosition("places", f"two hunters on the corridor square {name}")
        state.places[hunter] = place
    kinds = {"-": NO_JEWEL, **(_numbers(state) if state.box.advanced else {"?": FACE_DOWN})}
    for hunter, jewel in enumerate(list_of(given.get("carry", ["-"] * hunters), "carry", hunters)):
        state.carry[hunter] = kinds[one_of(jewel, "carry", kinds)]
        if state.places[hunter] == OUT and rules.carries(state, hunter):
            raise BadPosition("carry", f"hunter {hunter} is outside and carries nothing")


def _numbers(state: Any) -> dict[str, int]:
    return {str(number): number for number in range(1, int(state.box.jewels) + 1)}


def _load_jewels(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 7."""
    at_the_start = {name: "?" for room, name in enumerate(LETTERS) if state.box.jewel_rooms[room]}
    kinds = {"-": NO_JEWEL, "?": FACE_DOWN, **(_numbers(state) if state.box.advanced else {})}
    for name, jewel in _of_rooms(given.get("jewels", at_the_start), "jewels").items():
        state.jewels[LETTERS.index(name)] = kinds[one_of(jewel, "jewels", kinds)]
    for room, name in enumerate(LETTERS):
        if state.jewels[room] != NO_JEWEL and name not in at_the_start:
            raise BadPosition("jewels", f"room {name} is not one of the jewel rooms {' '.join(at_the_start)}")
    inside = int((state.jewels != NO_JEWEL).sum() + (state.carry != NO_JEWEL).sum())
    if inside > state.box.jewels:
        raise BadPosition("jewels", f"{inside} in rooms and bags, but there are only {state.box.jewels}")
    state.delivered = int(state.box.jewels) - inside
    agrees(given, "delivered", int(state.delivered))
    _check_numbers(state)


def _check_numbers(state: Any) -> None:
    """14.4, 7: no number twice, none that is delivered already."""
    seen = set(range(1, int(state.delivered) + 1))
    for field, jewels in (("carry", state.carry), ("jewels", state.jewels)):
        for number in (int(jewel) for jewel in jewels if jewel > NO_JEWEL):
            if number in seen:
                raise BadPosition(field, f"jewel {number} is elsewhere, or delivered already")
            seen.add(number)


def _load_cards(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 8."""
    box = state.box
    for name in list_of(given.get("discard", []), "discard"):
        card = CARDS.index(one_of(name, "discard", CARDS))
        if state.discard[card] == box.deck[card]:
            raise BadPosition("discard", f"the deck has {box.deck[card]} of {name}")
        state.discard[card] += 1
    turned_over = [card for card in range(len(CARDS)) if state.discard[card]]
    may_draw = state.phase == CARD_DRAWN and not rules.is_pile_empty(state)
    most = max((int(box.further[card]) for card in turned_over), default=0) if may_draw else 0
    state.draws = whole(given.get("draws", 0), "draws", 0, most)
    if state.draws == 0 and state.phase != FINISHED and any(SHUFFLE <= card < BLUE for card in turned_over):
        raise BadPosition("discard", "shuffle, draw2 and draw3 go back into the pile at once")
    doors = [CARDS[card] for card in turned_over if card >= BLUE]
    state.closed = COLOURS.index(one_of(given.get("closed", "none"), "closed", doors or ["none"]))


def _load_die(state: Any, given: Mapping[str, Any]) -> None:
    """14.4, 9."""
    faces = [face for face in range(len(state.box.die)) if state.box.die[face]]
    if state.phase in (ROLLING, FINISHED):
        faces = [0]
    elif state.phase == CARD_DRAWN:
        faces = [face for face in faces if state.box.ghost_on[face]]
    die = whole(given.get("die", 0), "die")
    if die not in faces:
        raise BadPosition("die", f"in this phase one of {faces}, found {die}")
    state.die = die


def _check_phase(state: Any) -> None:
    """14.4, 10."""
    possible = {
        REVEALING: rules.must_reveal(state),
        PICKING: rules.may_pick(state) and not rules.must_reveal(state),
        FIGHTING: rules.fight_dice(state) > 0,
    }
    if not possible.get(int(state.phase), True):
        raise BadPosition("phase", f"nothing to do in phase {PHASES[state.phase]} for hunter {state.hunter}")
    if state.phase != FINISHED and (rules.is_won(state) or rules.everybody_is_stuck(state)):
        raise BadPosition("phase", "the game is won, or everybody is stuck: it is over")


def _check_result(state: Any) -> None:
    """14.4, 11."""
    if (state.result == WON and not rules.is_won(state)) or (state.result == STUCK and not rules.everybody_is_stuck(state)):
        raise BadPosition("result", f"the position does not show {RESULTS[state.result]}")
