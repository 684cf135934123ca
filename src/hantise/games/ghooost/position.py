"""Positions of Ghooost!: to and from the table of plain values, with the checks of paragraphs 11.2 – 11.6 in their order."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from hantise.contract import EVERYTHING, OVER
from hantise.game import Table, actor_word
from hantise.games.ghooost import rules
from hantise.games.ghooost.box import MISS_COPY
from hantise.games.ghooost.moves import card_name, card_numbers
from hantise.games.ghooost.state import COPIED, FROM_CRYPT, FROM_MANOR, KINDS, NO_REVEAL, REVEALS
from hantise.mistakes import BadPosition
from hantise.positions import list_of, one_of, only_known, result, whole, wholes

FIELDS = (
    "hands", "cemetery", "beside", "discard", "unseen", "manors", "crypt", "out", "turn", "direction", "reveal", "clock", "known",
    "round", "points", "boos", "actor", "scores", "winners",
)  # fmt: skip


def table(state: Any) -> Table:
    """11.1 All fields; 9.6 a view hides what its seat cannot know."""
    seats = range(int(state.seats))
    shown: Table = {
        "hands": [_hand(state, seat) for seat in seats],
        "cemetery": [_laid_name(state.box, laid) for laid in state.pile[: state.pile_size]],
        "beside": int(state.beside),
        "discard": _card_list(state.box, state.discard),
        "unseen": _card_list(state.box, state.unseen),
        "manors": [int(state.manors[seat]) for seat in seats],
        "crypt": int(state.crypt),
        "out": [int(seat) for seat in state.out[: state.out_count]],
        "turn": int(state.turn),
        "direction": int(state.direction),
        "reveal": REVEALS[state.reveal],
        "clock": int(state.clock),
        "known": [_card_list(state.box, state.known[seat]) for seat in seats],
        "round": int(state.round_number),
        "points": [int(state.points[seat]) for seat in seats],
        "boos": [int(state.boos[seat]) for seat in seats],
        "actor": actor_word(int(state.actor)),
    }
    if state.viewer != EVERYTHING:
        del shown["unseen"]
        pool = np.zeros(KINDS, np.int8)
        rules.find_pool(state, pool)
        shown["pool"] = _card_list(state.box, pool)
    if state.actor == OVER:
        shown |= {"scores": _scores(state), "winners": winners(state)}
    return shown


def winners(state: Any) -> list[int]:
    """8.3 All seats that are out; 8.6, 8.8 in a match the leaders."""
    if state.box.match:
        return [seat for seat in range(int(state.seats)) if rules.is_leader(state, seat)]
    return sorted(int(seat) for seat in state.out[: state.out_count])


def _scores(state: Any) -> list[int]:
    out = np.zeros(int(state.seats), np.float64)
    rules.scores(state, out)
    return [int(score) for score in out]


def _hand(state: Any, seat: int) -> list[str]:
    if state.viewer not in (EVERYTHING, seat):
        return ["?"] * int(state.hand_sizes[seat])
    return _card_list(state.box, state.hands[seat])


def _card_list(box: Any, counts: Any) -> list[str]:
    """2.3 A multiset of cards in canonical order."""
    return [name for name, card in card_numbers(box).items() for _ in range(counts[card])]


def _laid_name(box: Any, laid: int) -> str:
    """7.5 On the pile a Miss Copy is written x with the value that she copies."""
    return MISS_COPY + card_name(box, laid - COPIED) if laid >= COPIED else card_name(box, laid)


def load(state: Any, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """11.2 – 11.6 Fill the state, or refuse the position by the first field that cannot be."""
    only_known(given, FIELDS)
    cards = _load_cards(state, given)
    _load_counts(state, given, options)
    _share_out(state, given, cards)
    _check_cemetery(state)
    _check_known(state)
    if rules.is_before_midnight(state):
        _check_before_midnight(state)
    else:
        _check_after_midnight(state)
    _check_match(state)
    _find_actor(state)
    scores, won = (_scores(state), winners(state)) if state.actor == OVER else ([], [])
    result(given, actor_word(int(state.actor)), scores, won)


def _load_cards(state: Any, given: Mapping[str, Any]) -> dict[str, Counter[int]]:
    """11.2 The lists of cards, each of cards of the deck; those of hands, pile, discard and unseen as multisets."""
    box, seats = state.box, int(state.seats)
    cards = {"hands": Counter[int]()}
    for seat, names in enumerate(list_of(given.get("hands", [[]] * seats), "hands", seats)):
        hand = _cards(box, names, "hands")
        cards["hands"] += hand
        _write(state.hands[seat], hand)
        state.hand_sizes[seat] = min(hand.total(), int(box.cards))  # too many cards are refused below, by their totals
    pile = _laid_cards(box, given.get("cemetery", []))
    cards["cemetery"] = Counter(int(rules.plain(state, laid)) for laid in pile)
    state.pile_size = min(len(pile), int(box.cards))
    state.pile[: state.pile_size] = pile[: state.pile_size]
    cards["beside"] = Counter({int(box.kitty): whole(given.get("beside", 0), "beside")})
    for field in ("discard", "unseen"):
        if field in given:
            cards[field] = _cards(box, given[field], field)
    return cards


def _write(counts: Any, cards: Counter[int]) -> None:
    for card, count in cards.items():
        counts[card] = min(count, np.iinfo(counts.dtype).max)


def _cards(box: Any, names: Any, field: str) -> Counter[int]:
    return Counter(_numbers(names, field, card_numbers(box)))


def _laid_cards(box: Any, names: Any) -> list[int]:
    """11.1 The pile: ghosts by their value, Miss Copies as x with a value."""
    naturals = {name: card for name, card in card_numbers(box).items() if card < box.naturals}
    return _numbers(names, "cemetery", naturals | {MISS_COPY + name: COPIED + card for name, card in naturals.items()})


def _numbers(names: Any, field: str, numbers: Mapping[str, int]) -> list[int]:
    for name in list_of(names, field):
        if not isinstance(name, str) or name not in numbers:
            raise BadPosition(field, f"no card {name!r}; there are {' '.join(numbers)}")
    return [numbers[name] for name in names]


def _load_counts(state: Any, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """11.2 The other fields, each in its range."""
    seats, full = int(state.seats), int(state.box.manor)
    if "manors" in given:
        wholes(given["manors"], "manors", seats, 0, full)
    if "crypt" in given:
        whole(given["crypt"], "crypt")
    out = [whole(seat, "out", 0, seats - 1) for seat in list_of(given.get("out", []), "out")]
    if len(set(out)) < len(out):
        raise BadPosition("out", f"a seat is out once, found {out}")
    state.out[: len(out)], state.out_count = out, len(out)
    state.manors[:seats] = given.get("manors", [0 if seat in out else full for seat in range(seats)])
    state.turn = whole(given.get("turn", options["first"]), "turn", 0, seats - 1)
    state.direction = whole(given.get("direction", 1), "direction", -1, 1)
    if state.direction == 0:
        raise BadPosition("direction", "expected 1 or -1, found 0")
    state.reveal = REVEALS.index(one_of(given.get("reveal", ""), "reveal", REVEALS))
    state.clock = whole(given.get("clock", 0), "clock")
    for seat, names in enumerate(list_of(given.get("known", [[]] * seats), "known", seats)):
        _write(state.known[seat], _cards(state.box, names, "known"))
    state.round_number = whole(given.get("round", 1), "round", 1)
    state.points[:seats] = wholes(given.get("points", [0] * seats), "points", seats)
    state.boos[:seats] = wholes(given.get("boos", [0] * seats), "boos", seats)


def _share_out(state: Any, given: Mapping[str, Any], cards: Mapping[str, Counter[int]]) -> None:
    """11.3 All cards of the deck are somewhere, and none too often."""
    box = state.box
    left = Counter({card: int(box.copies[card]) for card in range(int(box.kinds))})
    for field in ("hands", "cemetery", "beside", "discard"):
        _remove(box, left, cards.get(field, Counter()), field)
    state.beside = cards["beside"][int(box.kitty)]
    discard, unseen = cards.get("discard", Counter()), left
    if "unseen" in given:
        unseen = cards["unseen"]
        rest = left.copy()
        _remove(box, rest, unseen, "unseen")
        if "discard" not in given:
            discard = rest
        elif rest.total():
            raise BadPosition("unseen", f"{rest.total()} cards of the deck are nowhere")
    _write(state.discard, discard)
    _write(state.unseen, unseen)
    in_manors = int(state.manors.sum())
    if in_manors > unseen.total():
        raise BadPosition("manors", f"they hold {in_manors} cards, but only {unseen.total()} are unseen")
    state.crypt = unseen.total() - in_manors
    if given.get("crypt", state.crypt) != state.crypt:
        raise BadPosition("crypt", f"{unseen.total()} cards are unseen, {in_manors} of them in Manors")


def _remove(box: Any, left: Counter[int], cards: Counter[int], field: str) -> None:
    for card, count in cards.items():
        left[card] -= count
        if left[card] < 0:
            raise BadPosition(field, f"{card_name(box, card)} is there more often than the {box.copies[card]} of the deck")


def _check_cemetery(state: Any) -> None:
    """11.4 The pile could have been laid card by card: each valid on the one beneath, none that clears, no quartet."""
    box = state.box
    laid_cards = [int(laid) for laid in state.pile[: state.pile_size]]
    for place, laid in enumerate(laid_cards):
        state.pile_size = place
        card, name = laid % COPIED, _laid_name(box, laid)
        if not rules.may_follow(state, card):
            raise BadPosition("cemetery", f"{name} cannot lie on {_laid_name(box, laid_cards[place - 1])}")
        run = int(rules.run_on_top(state, card))
        if laid >= COPIED and run == 0:
            raise BadPosition("cemetery", f"beneath {name} lies no ghost of that value")
        if rules.is_cleared_by(state, card, 1):
            raise BadPosition("cemetery", f"{name} would have cleared it")
    state.pile_size = len(laid_cards)


def _check_known(state: Any) -> None:
    """11.4 What is known to be in a hand is there."""
    for seat in range(int(state.seats)):
        if (state.known[seat] > state.hands[seat]).any():
            raise BadPosition("known", f"seat {seat} does not hold all these cards")


def _check_before_midnight(state: Any) -> None:
    """11.4 Nobody is out, no Manor is touched, and a gamble is made with full hands."""
    seats = int(state.seats)
    if state.out_count:
        raise BadPosition("out", "nobody is out before midnight")
    if (state.manors[:seats] != state.box.manor).any():
        raise BadPosition("manors", f"before midnight each holds {state.box.manor} cards")
    if state.reveal == FROM_MANOR:
        raise BadPosition("reveal", "no Manor is opened before midnight")
    if state.reveal == FROM_CRYPT and rules.short_seat(state) >= 0:
        raise BadPosition("hands", f"nobody gambles while a hand has fewer than {state.box.hand} cards")


def _check_after_midnight(state: Any) -> None:
    """11.4 Out are exactly those without a card; a pending reveal is from a Manor; dawn has not passed."""
    seats = int(state.seats)
    inside = [seat for seat in range(seats) if rules.is_in(state, seat)]
    out = sorted(int(seat) for seat in state.out[: state.out_count])
    if not inside or out != [seat for seat in range(seats) if seat not in inside]:
        raise BadPosition("out", "after midnight it holds exactly the seats without hand and Manor, and not all")
    if state.turn not in inside:
        raise BadPosition("turn", f"seat {state.turn} is out")
    if state.reveal == FROM_CRYPT:
        raise BadPosition("reveal", "after midnight there is no gamble")
    may_reveal = state.hand_sizes[state.turn] == 0 and state.manors[state.turn] > 0 and len(inside) > 1
    if state.reveal == FROM_MANOR and not may_reveal:
        raise BadPosition("reveal", f"seat {state.turn} cannot be opening its Manor")
    if state.clock > state.box.dawn:
        raise BadPosition("clock", f"dawn came at {state.box.dawn}")


def _check_match(state: Any) -> None:
    """11.4 Without a match there is one round without points and Boos; with one, the round is not past the last."""
    if state.box.match:
        if state.round_number > state.box.max_rounds:
            raise BadPosition("round", f"the last round is {state.box.max_rounds}, found {state.round_number}")
        return
    if state.round_number != 1:
        raise BadPosition("round", "without a match it is 1")
    for field, counts in (("points", state.points), ("boos", state.boos)):
        if counts.any():
            raise BadPosition(field, "without a match there are none")


def _find_actor(state: Any) -> None:
    """11.5 An ended round is the end of the game, and of a decided match; a round in progress is of an undecided one."""
    ended = state.out_count == state.seats - 1 or (state.reveal == NO_REVEAL and rules.is_dawn(state))
    state.actor = OVER if ended else rules.next_actor(state)
    if state.box.match and ended and not rules.is_match_over(state):
        raise BadPosition("boos", "the round has ended, but these do not decide the match")
    if state.box.match and not ended and rules.is_decided(state):
        raise BadPosition("boos", "these have decided the match already")
