"""Positions of Phantoms of Halloween as tables of plain values, for the true state and for views; and who has won."""

from typing import Any

import numpy as np

from hantise.contract import EVERYTHING, OVER, SPECTATOR
from hantise.game import Table, actor_word
from hantise.games.halloween import rules
from hantise.games.halloween.knowledge import unseen
from hantise.games.halloween.loading import load, totals, winners
from hantise.games.halloween.state import (
    BID,
    CARD_HIDDEN,
    EVENTS,
    HALLOWEEN,
    HIDDEN,
    NO_CARD,
    OUT,
    PHASES,
    PHEW,
    SETUP,
    SWAPPED,
    VALUES,
)

__all__ = ["load", "shows", "table", "winners"]


def table(state: Any) -> Table:
    """12.1 All fields; a view hides what its seat cannot know."""
    seats = range(int(state.seats))
    shown: Table = {
        "actor": actor_word(int(state.actor)),
        "phase": PHASES[state.phase],
        "event": EVENTS[state.event],
        "mover": int(state.mover),
        "turns": int(state.turns),
        "squares": [int(state.squares[seat]) for seat in seats],
        "cash": [int(state.cash[seat]) for seat in seats],
        "stays": [int(state.stays[seat]) for seat in seats],
        "miss": [bool(state.miss[seat]) for seat in seats],
        "hands": {str(seat): _held(state, seat) for seat in seats},
        "discarded": _held(state, OUT),
        "stump": int(state.stump_size),
        "known": {str(observer): _known(state, observer) for observer in seats},
        "receiver": int(state.receiver),
        "target": int(state.target),
        "named": int(state.named),
        "rolled": int(state.rolled),
        "tries": int(state.tries),
        "swaps": int(state.swaps),
        "auction": _auction(state) if state.phase == BID else {},
    }
    if state.viewer != EVERYTHING and state.actor != OVER:
        shown |= _secrets_out(state, shown)
    if state.actor == OVER:
        shown |= {"scores": totals(state), "winners": winners(state)}
    return shown


def _secrets_out(view: Any, shown: Table) -> Table:
    """9.2 What differs in a view: one's own knowledge only, and the cards that one cannot place."""
    pool = np.zeros(VALUES, np.int16)
    unseen(view, int(view.viewer), pool)
    known = shown.pop("known")
    out: Table = {"pool": {str(view.box.points[card]): int(pool[card]) for card in range(int(view.box.values))}}
    if view.viewer != SPECTATOR:
        out["known"] = {str(view.viewer): known[str(view.viewer)]}
    return out


def _held(state: Any, holder: int) -> dict[str, int | str]:
    """Characters and their points; "?" where the viewer cannot know them."""
    held = [character for character in range(1, int(state.box.characters) + 1) if state.holder[character] == holder]
    return {str(character): _points(state, int(state.card[character])) for character in held}


def _points(state: Any, card: int) -> int | str:
    return "?" if card == NO_CARD else int(state.box.points[card])


def _known(state: Any, observer: int) -> dict[str, list[int]]:
    """9.3 What the observer is sure of, in ascending order."""
    holders = {str(seat): seat for seat in range(int(state.seats)) if seat != observer} | {"discard": OUT}
    return {
        name: [int(state.box.points[card]) for card in range(VALUES) for _ in range(state.known[observer, holder, card])]
        for name, holder in holders.items()
    }


def _auction(state: Any) -> Table:
    """12.3."""
    return {
        "character": int(state.on_sale),
        "seller": int(state.seller),
        "bid": int(state.bid),
        "bidder": int(state.bidder),
        "in": [seat for seat in range(int(state.seats)) if state.bidding[seat]],
        "next": int(state.actor),
    }


def shows(state: Any, action: int, viewer: int) -> bool:
    """9.1, 9.2 d, 9.6 Does the action show the viewer point cards, beyond what the action itself says?

    It does when the game ends by it, when values are shown to all, and when a character comes to the viewer.
    """
    if action == CARD_HIDDEN:
        return bool(state.event != SETUP and state.turns + 1 >= state.box.limit)
    after = np.array([state], state.dtype)[0]
    rules.apply(after, action)
    if after.actor == OVER or action in range(HIDDEN, SWAPPED):
        return True
    moved = [int(holder) for holder, old in zip(after.holder, state.holder, strict=True) if holder != old]
    return bool(moved) and (state.event in (HALLOWEEN, PHEW) or viewer in moved)
