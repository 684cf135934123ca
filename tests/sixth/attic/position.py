"""Positions of The Attic: to and from the table of plain values, with the checks of paragraph 8 in their order."""

from collections.abc import Mapping
from typing import Any

from hantise.contract import CHANCE, EVERYTHING, OVER
from hantise.game import Table, actor_word
from hantise.games.attic.state import CHOICES, DRAW, UNDECIDED
from hantise.mistakes import BadPosition
from hantise.positions import list_of, one_of, only_known, result, whole, wholes

FIELDS = ("actor", "played", "cards", "chosen", "points", "scores", "winners")


def table(state: Any) -> Table:
    """8.1 All fields; a view hides what its seat cannot know."""
    seats = range(int(state.seats))
    shown: Table = {
        "actor": actor_word(int(state.actor)),
        "played": int(state.played),
        "cards": [_card(state, seat) for seat in seats],
        "chosen": [CHOICES[state.chosen[seat]] for seat in seats],
        "points": [int(state.points[seat]) for seat in seats],
    }
    if state.actor == OVER:
        shown |= {"scores": shown["points"].copy(), "winners": winners(state)}
    return shown


def _card(state: Any, seat: int) -> int | str:
    has_card = (seat - state.played) % int(state.seats) < state.dealt
    return "?" if has_card and state.viewer not in (EVERYTHING, seat) else int(state.cards[seat])


def winners(state: Any) -> list[int]:
    """5.4 All seats with the most points."""
    points = [int(points) for points in state.points[: state.seats]]
    return [seat for seat, held in enumerate(points) if held == max(points)]


def shows(state: Any, action: int, _viewer: int) -> bool:
    """5.1 The choice that ends a night shows, by the points, who was the bravest."""
    return action < DRAW and int((state.chosen[: state.seats] == UNDECIDED).sum()) == 1


def load(state: Any, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """8.2 Fill the state, or refuse the position by the first field that cannot be."""
    only_known(given, FIELDS)
    seats = int(state.seats)
    state.played = whole(given.get("played", 0), "played", 0, options["nights"])
    order = [(int(state.played) + step) % seats for step in range(seats)]
    _load_cards(state, given, order)
    _load_chosen(state, given, order)
    state.points[:seats] = wholes(given.get("points", [0] * seats), "points", seats, 0, options["prize"] * int(state.played))
    state.turn = order[(int(state.dealt) + int((state.chosen != UNDECIDED).sum())) % seats]
    state.actor = state.turn if state.dealt == seats else CHANCE
    if state.played == options["nights"]:
        state.actor = OVER
    result(given, actor_word(int(state.actor)), [int(points) for points in state.points[:seats]], winners(state))


def _load_cards(state: Any, given: Mapping[str, Any], order: list[int]) -> None:
    """8.2 Each card once, 0 for those that are still to be dealt."""
    cards = wholes(given.get("cards", [0] * len(order)), "cards", len(order), 0, int(state.box.cards))
    held = [cards[seat] for seat in order if cards[seat]]
    if len(set(held)) < len(held) or held != [cards[seat] for seat in order][: len(held)]:
        raise BadPosition("cards", f"each at most once, dealt in the order of seats {order}, found {cards}")
    if held and state.played == state.box.nights:
        raise BadPosition("cards", "the game is over")
    state.cards[: len(order)] = cards
    state.dealt = len(held)


def _load_chosen(state: Any, given: Mapping[str, Any], order: list[int]) -> None:
    """8.2 Who has chosen, in turn, once all cards are dealt; the last one's choice ends the night."""
    texts = list_of(given.get("chosen", [CHOICES[UNDECIDED]] * len(order)), "chosen", len(order))
    chosen = [CHOICES.index(one_of(text, "chosen", CHOICES)) for text in texts]
    done = [chosen[seat] for seat in order if chosen[seat] != UNDECIDED]
    if done and (state.dealt < len(order) or len(done) == len(order) or UNDECIDED in [chosen[s] for s in order][: len(done)]):
        raise BadPosition("chosen", f"in the order of seats {order}, once all have a card, and never all, found {texts}")
    state.chosen[: len(order)] = chosen
