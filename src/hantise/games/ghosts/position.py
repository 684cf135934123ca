"""Positions of Ghosts: to and from the table of plain values, with the checks of paragraph 11.3 in their order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hantise.contract import CHANCE, EVERYTHING, OVER
from hantise.editions import LARGEST
from hantise.game import Table, actor_word
from hantise.games.ghosts import rules
from hantise.games.ghosts.moves import card_name, cards, cards_in
from hantise.games.ghosts.state import DEAL, FINISHED, KINDS, NO_CARD, PHASES, REFILL, TURN
from hantise.mistakes import BadPosition
from hantise.positions import agrees, list_of, one_of, only_known, result, table_of, whole, wholes

FIELDS = (
    "actor", "phase", "round", "first", "turn", "direction", "hands", "pile", "level", "deck", "gone", "fear", "taken",
    "known_mist", "redeals", "scores", "winners",
)  # fmt: skip


def table(now: Any) -> Table:
    """11.1 All fields; a view hides what its seat cannot know."""
    names, is_whole = cards_in(now.box).names, now.viewer == EVERYTHING
    shown: Table = {
        "actor": actor_word(now.actor),
        "phase": PHASES[now.phase],
        "round": now.round_number,
        "first": now.first,
        "turn": now.turn,
        "direction": now.direction,
        "hands": [
            _held(names, now.hands[seat].tolist()) if is_whole or now.viewer == seat else ["?"] * size
            for seat, size in enumerate(now.hand_sizes[: now.seats].tolist())
        ],
        "pile": [names[card] for card in now.pile[: now.pile_size].tolist()],
        "level": now.level,
        **({"deck": _counts(names, now.deck.tolist())} if is_whole else {}),
        "gone": _counts(names, now.gone.tolist()),
        "fear": now.fear[: now.seats].tolist(),
        "taken": now.taken[: now.seats].tolist(),
        "known_mist": now.known_mist[: now.seats].tolist(),
        "redeals": now.redeals,
    }
    if not is_whole:
        pool = np.zeros(KINDS, np.int16)
        rules.unseen_in(now.array, pool)
        shown["pool"] = _counts(names, pool.tolist())
    if now.actor == OVER:
        shown |= {"scores": shown["fear"].copy(), "winners": winners(now.array[0])}
    return shown


def winners(state: Any) -> list[int]:
    """7.2 All seats with the fewest fear points."""
    least = rules.fewest(state)
    return [seat for seat in range(int(state.seats)) if state.fear[seat] == least]


def _held(names: Sequence[str], copies: Sequence[int]) -> list[str]:
    return [name for name, count in zip(names, copies, strict=False) if count for _ in range(count)]


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=False))  # behind the names there is room for other editions' cards


def load(state: Any, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """11.3 Fill the state, or refuse the position by the first field that cannot be."""
    only_known(given, FIELDS)
    _load_round(state, given, options)
    _load_points(state, given)
    _load_cards(state, given)
    _load_turn(state, given)
    _check_hands(state)
    _check_opening(state)
    _load_known_mist(state, given)
    state.actor = {TURN: state.turn, FINISHED: OVER}.get(int(state.phase), CHANCE)
    result(given, actor_word(int(state.actor)), [int(points) for points in state.fear[: state.seats]], winners(state))


def _load_round(state: Any, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """11.3 b – f."""
    state.phase = PHASES.index(one_of(given.get("phase", "turn"), "phase", PHASES))
    last = options["rounds"]
    over = state.phase == FINISHED
    state.round_number = whole(given.get("round", last if over else 1), "round", last if over else 1, last)
    first = (options["first"] + int(state.round_number) - 1) % int(state.seats)
    state.first = whole(given.get("first", first), "first", 0, int(state.seats) - 1)
    state.direction = whole(given.get("direction", 1), "direction", -1, 1)
    if state.direction == 0:
        raise BadPosition("direction", "expected 1 or -1, found 0")
    state.redeals = whole(given.get("redeals", 0), "redeals", 0, options["redeals"] if state.phase == DEAL else 0)


def _load_points(state: Any, given: Mapping[str, Any]) -> None:
    """11.3 g, h."""
    seats = int(state.seats)
    most = 0 if state.phase == DEAL else LARGEST  # 11.3 n, further on, asks whether there are cards for so many piles
    taken = wholes(given.get("taken", [0] * seats), "taken", seats, 0, most)
    of_piles = [int(state.box.pile_points) * piles for piles in taken]
    fear = wholes(given["fear"], "fear", seats) if "fear" in given else [int(state.box.start) + points for points in of_piles]
    if any(points < least for points, least in zip(fear, of_piles, strict=True)):
        raise BadPosition("fear", f"piles taken give at least {of_piles}, found {fear}")
    state.taken[:seats], state.fear[:seats] = taken, fear


def _load_cards(state: Any, given: Mapping[str, Any]) -> None:
    """11.3 i – n, 11.2."""
    box, seats = state.box, int(state.seats)
    left = Counter({card: int(box.copies[card]) for card in range(int(box.kinds))})
    if "hands" not in given and state.phase != DEAL:
        raise BadPosition("hands", "required, except in phase deal")
    for seat, names in enumerate(list_of(given.get("hands", [[]] * seats), "hands", seats)):
        hand = _cards(box, names, "hands")
        if len(hand) > box.hand:
            raise BadPosition("hands", f"seat {seat} has {len(hand)} cards, more than the hand size {box.hand}")
        _remove(box, left, Counter(hand), "hands")
        for card in hand:
            state.hands[seat, card] += 1
        state.hand_sizes[seat] = len(hand)
    _load_pile(state, given, left)
    _load_gone_and_deck(state, given, left)
    ghosts_gone = int(state.gone.sum() - state.gone[box.mist])
    piles = int(state.taken.sum())
    if ghosts_gone < piles or (piles == 0 and state.gone.any()):
        raise BadPosition("taken", f"{piles} piles were taken, but {ghosts_gone} ghost cards are gone")


def _load_pile(state: Any, given: Mapping[str, Any], left: Counter[int]) -> None:
    """11.3 j, k."""
    box = state.box
    pile = _cards(box, given.get("pile", []), "pile")
    _remove(box, left, Counter(pile), "pile")
    state.last_ghost = NO_CARD
    for place, card in enumerate(pile):
        state.pile[place] = card
        if not rules.is_mist(state, card):
            direction = state.direction
            rules.frighten(state, card)
            state.direction = direction
    state.pile_size = len(pile)
    if state.level > box.limit:
        raise BadPosition("pile", f"its level {state.level} is above the limit {box.limit}")
    if (state.phase == DEAL and pile) or (state.phase == REFILL and not pile):
        raise BadPosition("pile", "empty in phase deal, not empty in phase refill")
    agrees(given, "level", int(state.level))


def _load_gone_and_deck(state: Any, given: Mapping[str, Any], left: Counter[int]) -> None:
    """11.2, 11.3 l, m."""
    box = state.box
    gone = _counted(box, given["gone"], "gone") if "gone" in given else None
    if gone is not None:
        _remove(box, left, gone, "gone")
    deck = _counted(box, given["deck"], "deck") if "deck" in given else None
    if deck is not None:
        _remove(box, left, deck, "deck")
        if gone is not None and left.total():
            raise BadPosition("deck", f"{left.total()} cards of the box are nowhere")
        gone = left if gone is None else gone
    else:
        deck = left
    for card in range(int(box.kinds)):
        state.deck[card] = deck[card]
        state.gone[card] = gone[card] if gone is not None else 0
    state.deck_size = deck.total()
    if (state.phase == REFILL and not deck.total()) or (state.phase == FINISHED and deck.total()):
        raise BadPosition("deck", "it holds a card in phase refill, and none when the game is over")


def _cards(box: Any, names: Any, field: str) -> list[int]:
    numbers = cards(box).numbers
    for name in list_of(names, field):
        if not isinstance(name, str) or name not in numbers:
            raise BadPosition(field, f"no card {name!r}; there are {' '.join(numbers)}")
    return [numbers[name] for name in names]


def _counted(box: Any, given: Any, field: str) -> Counter[int]:
    numbers = cards(box).numbers
    for name, count in table_of(given, field).items():
        if name not in numbers:
            raise BadPosition(field, f"no card {name!r}; there are {' '.join(numbers)}")
        whole(count, field)
    return Counter({numbers[name]: count for name, count in given.items()})


def _remove(box: Any, left: Counter[int], cards: Counter[int], field: str) -> None:
    for card, count in cards.items():
        left[card] -= count
        if left[card] < 0:
            raise BadPosition(field, f"{card_name(box, card)} is there more often than the {box.copies[card]} of the box")


def _load_turn(state: Any, given: Mapping[str, Any]) -> None:
    """11.3 o."""
    seats = int(state.seats)
    if state.phase != DEAL:
        turn = given.get("turn", given.get("actor") if state.phase == TURN else None)
        state.turn = whole(turn, "turn", 0, seats - 1)
        return
    order = [(int(state.first) + step) % seats for step in range(seats)]
    short = [seat for seat in order if state.hand_sizes[seat] < state.box.hand]
    if not short:
        raise BadPosition("hands", "in phase deal some hand is short")
    after = order[order.index(short[0]) + 1 :]
    size = int(state.box.hand) if state.redeals else 0
    if any(state.hand_sizes[seat] != size for seat in after):
        raise BadPosition("hands", f"seat {short[0]} gets the next card, so each seat after it holds {size} cards")
    state.turn = short[0]
    agrees(given, "turn", short[0])


def _check_hands(state: Any) -> None:
    """11.3 p."""
    if state.phase in (TURN, REFILL) and state.deck_size > 0:
        for seat in range(int(state.seats)):
            full = int(state.box.hand) - (state.phase == REFILL and seat == state.turn)
            if state.hand_sizes[seat] != full:
                raise BadPosition("hands", f"while the deck lasts seat {seat} holds {full} cards, not {state.hand_sizes[seat]}")
    if state.phase == TURN and state.hand_sizes[state.turn] == 0:
        raise BadPosition("hands", f"seat {state.turn} has the turn but no card")
    if state.phase == FINISHED and state.hand_sizes[state.turn] > 0:
        raise BadPosition("hands", f"the game ended because seat {state.turn} had no card")


def _check_opening(state: Any) -> None:
    """11.3 q, r."""
    untouched = state.pile_size == 0 and not state.taken.any()
    if state.phase == TURN and state.pile_size == 0:
        opens = state.turn == state.first if untouched else state.taken[state.turn] > 0
        if not opens:
            raise BadPosition("turn", "an empty centre is opened by the first seat, or by one that has taken a pile")
    if untouched and state.direction != 1:
        raise BadPosition("direction", "nothing has been played in this round, so it is 1")


def _load_known_mist(state: Any, given: Mapping[str, Any]) -> None:
    """11.3 s."""
    seats = int(state.seats)
    known = wholes(
        given.get("known_mist", [0] * seats), "known_mist", seats, 0, 0 if state.phase == DEAL else int(state.box.hand)
    )
    for seat, count in enumerate(known):
        held = int(state.hands[seat, state.box.mist])
        if count > held:
            raise BadPosition("known_mist", f"seat {seat} holds {held} mist, not {count}")
    state.known_mist[:seats] = known
