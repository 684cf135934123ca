"""Positions of Phantoms of Halloween told briefly, for the tests."""

from collections import Counter
from typing import Any

import pytest

import hantise
from hantise import IllegalMove
from hantise.game import State
from hantise.games import load

CARDS = [-25, *[-20] * 2, *[-15] * 2, *[-10] * 2, *[-5] * 2, *[5] * 3, *[10] * 4, *[15] * 4, *[20] * 4, *[30] * 2]
BLACK, GREEN, BIDS, EXCHANGE, RED, DRAW, SELL, HALLOWEEN, UNMASK, PHEW = 0, 1, 2, 3, 4, 5, 7, 9, 11, 14


def at(players: int = 3, /, **position: Any) -> State:
    """A position of the game, with its options and edition if any; hands and known may be given with numbers as keys."""
    options, edition = position.pop("options", {}), position.pop("edition", None)
    return hantise.from_position("halloween", players, texts(position), options, edition)


def texts(value: Any) -> Any:
    """The same table with texts as keys."""
    return {str(key): texts(item) for key, item in value.items()} if isinstance(value, dict) else value


def empty_stump(hands: dict[int, dict[int, int]]) -> dict[str, Any]:
    """These hands, and all other characters thrown away."""
    held = {character: value for hand in hands.values() for character, value in hand.items()}
    left = list((Counter(CARDS) - Counter(held.values())).elements())
    others = [character for character in range(1, 27) if character not in held]
    return {"hands": hands, "discarded": dict(zip(others, left, strict=True))}


def refused(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    return error.value.rule


def known(state: State, observer: int, holder: int | str) -> list[int]:
    values: list[int] = state.position()["known"][str(observer)][str(holder)]
    return values


def plays(state: State, *moves: str) -> State:
    for move in moves:
        state.play(move)
    return state


def auction(cash: list[int], **position: Any) -> State:
    """An auction of the stump's top character, seat 0 to move."""
    position = {"squares": [BIDS, *[1] * (len(cash) - 1)], "phase": "bid", "event": "auction", "cash": cash} | position
    return at(len(cash), **position)


def edited(folder: Any, *changes: tuple[str, str]) -> str:
    """The path of the default edition with something changed."""
    text = (load("halloween").folder / "editions" / "fantaisies-1999.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)
