"""Positions of Treasure Hunters told briefly, for the tests."""

from typing import Any

from hantise.game import State
from hantise.games import load

GAME = load("treasure")


def at(players: int = 4, options: dict[str, Any] | None = None, **position: Any) -> State:
    return GAME.setup(players, options).load(position)


def advanced(players: int = 4, **position: Any) -> State:
    return at(players, {"advanced": True}, **position)


def start(players: int = 4, **options: Any) -> State:
    return GAME.setup(players, options).start()


def rule_against(state: State, move: str) -> str:
    refusal = state.refusal(move)
    assert refusal is not None
    return refusal.rule


def jewels(rooms: str) -> dict[str, str]:
    return dict.fromkeys(rooms, "?")
