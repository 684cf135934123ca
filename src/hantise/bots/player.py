"""Who can sit at a table without being a person: one method to implement, and how such players are found by name."""

import difflib
import importlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Protocol

import numpy as np

from hantise.chance import Rng, below, seeded
from hantise.game import State
from hantise.mistakes import Mistake

NO_CLOCK = math.inf  # milliseconds: nobody waits


class Player(Protocol):
    """A bot. It is made with its seed, `Player(seed)`, for one seat of one game."""

    def choose(self, view: State, moves: list[str], clock: float) -> str:
        """One of the moves, given the view of the own seat and the milliseconds left."""
        ...


Maker = Callable[[int], Player]


class Random:
    """Any move, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, _view: State, moves: list[str], _clock: float) -> str:
        """Pick one."""
        chosen: int = below(self._rng, len(moves))
        return moves[chosen]


class Policy:
    """The game's sensible play, as in the rollouts of the search."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def choose(self, view: State, _moves: list[str], _clock: float) -> str:
        """Take what the policy prefers."""
        return view.setup.spell(view.choose(self._rng, sensible=True))


def built_in() -> dict[str, Maker]:
    """The players that come along, the weakest first."""
    from hantise.bots import levels

    return {"random": Random, "policy": Policy, **levels.LEVELS}


def find(name: str) -> Maker:
    """The maker of a player: a built-in name, `search:…`, an entry point of `hantise.bots`, or `package.module:Class`."""
    from hantise.bots import levels

    known = built_in()
    if name in known:
        return known[name]
    if name.startswith("search:"):
        return levels.to_order(name)
    installed = {point.name: point for point in entry_points(group="hantise.bots")}
    if name in installed:
        return _checked(name, installed[name].load())
    if ":" in name:
        return _checked(name, _imported(name))
    choice = [*known, *installed]
    near = difflib.get_close_matches(name, choice, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(choice)}, or write package.module:Class"
    raise Mistake(f"no bot {name!r}; {hint}", "bot")


def _imported(name: str) -> object:
    module, _, attribute = name.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Mistake(f"no bot {name!r}: {error}", "bot") from None


def _checked(name: str, maker: object) -> Maker:
    if not callable(maker) or not hasattr(maker, "choose"):
        raise Mistake(f"{name!r} is not a class with a method choose(view, moves, clock)", "bot")
    return maker


class _NeverMade:
    """Sits where a bot's class could not be made: it fails at each move, as its class did."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def choose(self, _view: State, _moves: list[str], _clock: float) -> str:
        raise self._error


def made(maker: Maker, seed: int) -> Player:
    """A player for one seat of one game."""
    try:
        return maker(seed)
    except Exception as error:  # a stranger's code may raise anything
        return _NeverMade(error)


@dataclass(frozen=True)
class Choice:
    """What a player chose, how long it took, and what was wrong with it; then the action is the policy's."""

    action: int
    milliseconds: float
    fault: str | None = None

    @property
    def kind_of_fault(self) -> str | None:
        """Its first word: `illegal`, `raised` or `late`. The rest may tell what only the bot should know."""
        return None if self.fault is None else self.fault.split()[0].rstrip(":")


def ask(player: Player, view: State, clock: float, rng: Rng) -> Choice:
    """Let the player choose for the seat that is to move. Whatever it does, there is an action to go on with."""
    moves = view.moves()
    start = time.perf_counter()
    try:
        answer: object = player.choose(view.copy(), list(moves), clock)
        fault = None if answer in moves else f"illegal move: {answer!r}"
    except Exception as error:  # a stranger's code may raise anything
        answer, fault = None, f"raised {type(error).__name__}: {error}"
    milliseconds = (time.perf_counter() - start) * 1000
    if fault is None and milliseconds > clock:
        fault = f"late: {milliseconds:.0f} of {clock:.0f} ms"
    if fault is None:
        action = view.setup.parse(str(answer))
        assert isinstance(action, int)  # it is spelled as one of the legal moves
        return Choice(action, milliseconds)
    return Choice(view.choose(rng, sensible=True), milliseconds, fault)


def seed_for(*numbers: int) -> int:
    """A seed of its own for each player of a game."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])
