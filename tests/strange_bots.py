"""Bots as strangers might write them, good and bad."""

import os
import time
from typing import NoReturn

from hantise.game import State


class First:
    """Always the first move of the list."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, _view: State, moves: list[str], _clock: float) -> str:
        return moves[0]


class Raises(First):
    def choose(self, _view: State, _moves: list[str], _clock: float) -> NoReturn:
        raise RuntimeError("no idea")


class Cheats(First):
    def choose(self, _view: State, _moves: list[str], _clock: float) -> str:
        return "win"


class Mumbles(First):
    def choose(self, _view: State, _moves: list[str], _clock: float) -> None:  # type: ignore[override]
        return None


class Late(First):
    def choose(self, _view: State, moves: list[str], clock: float) -> str:
        time.sleep((clock + 5) / 1000)
        return moves[0]


class Unmade(First):
    def __init__(self, seed: int) -> None:
        raise RuntimeError("cannot be made", seed)


class Meddles(First):
    """Tries to change what it was given."""

    def choose(self, view: State, moves: list[str], _clock: float) -> str:
        view.array.view("u1")[:] = 0
        return moves.pop()


class Warms(First):
    """Fails only when it is asked for the first time."""

    asked = 0

    def choose(self, _view: State, moves: list[str], _clock: float) -> str:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("not yet", moves)
        return moves[0]


class Quits(First):
    def choose(self, _view: State, _moves: list[str], _clock: float) -> NoReturn:
        os._exit(1)
