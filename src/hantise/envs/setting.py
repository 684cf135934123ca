"""What the environments have in common: how their arguments are checked, what a finished game is worth, and their names."""

from typing import Any

import numpy as np
import numpy.typing as npt

from hantise.chance import Rng, seeded, unpredictable
from hantise.contract import MANY
from hantise.game import Game, State
from hantise.mistakes import Mistake

REWARDS = ("result", "scores")
RENDER_MODES = ("ansi", "human")


def missing(name: str) -> ImportError:
    """What is told when an adapter's own library is not installed."""
    return ImportError(f"{name} is not installed: pip install hantise[envs]")


def one_of(choices: tuple[str, ...], value: object, field: str) -> str:
    """The value, if it is one of the choices."""
    if not isinstance(value, str) or value not in choices:
        raise Mistake(f"{value!r} is none of {', '.join(choices)}", field)
    return value


def luck(seed: object) -> Rng:
    """Random numbers for this seed; from the operating system if it is None."""
    return unpredictable() if seed is None else seeded(checked_seed(seed))


def checked_seed(seed: object) -> int:
    """A seed is a whole number from 0."""
    if isinstance(seed, bool | np.bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise Mistake(f"a seed is a whole number from 0, not {seed!r}", "seed")
    return int(seed)


def checked_seat(seat: object, players: int) -> int:
    """A seat of this table."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise Mistake(f"no seat {seat!r} at a table of {players}", "seat")
    return seat


def checked_action(action: object, actions: int) -> int:
    """An action number that the game has."""
    if isinstance(action, bool | np.bool) or not isinstance(action, int | np.integer) or not 0 <= action < actions:
        raise Mistake(f"an action is a whole number from 0 to {actions - 1}, not {action!r}", "action")
    return int(action)


def payment(game: Game, rewards: str) -> float:
    """How compiled code is told the rewards.

    0 pays results, ±1 how far a score is above (or, if lower is better, below) the mean of the others'. Seats that win or
    lose together have no scores of their own, so they are paid results.
    """
    if one_of(REWARDS, rewards, "rewards") == "result" or game.is_cooperative:
        return 0.0
    return -1.0 if game.lower_is_better else 1.0


def paid(state: State, rewards: str) -> list[float]:
    """What each seat gets for a finished game."""
    from hantise.envs import stepping

    out = np.zeros(state.players, np.float32)
    scores = np.array(state.scores, np.float64)
    stepping.pay_one(state.array, scores, out, payment(state.setup.game, rewards))
    return [float(reward) for reward in out]


def mask(state: State) -> npt.NDArray[np.int8]:
    """1 for each action that is legal; all zeros where it is nobody's or another's turn."""
    out = np.zeros(state.setup.game.actions, np.int8)
    out[state.actions()] = 1
    return out


def observed(view: State) -> dict[str, Any]:
    """What a seat is given: its view as numbers, and what it may do."""
    return {"observation": view.encoded(), "action_mask": mask(view)}


def bounds(game: Game) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """The lowest and the highest that each number of an observation can be."""
    low = np.concatenate([np.full(numbers.size, numbers.low, np.float32) for numbers in game.layout])
    high = np.concatenate([np.full(numbers.size, min(numbers.high, MANY), np.float32) for numbers in game.layout])
    return low, high


def gymnasium_id(game: Game) -> str:
    """The name under which Gymnasium knows the game, with the version of its observations."""
    return f"Hantise/{game.name.capitalize()}-v{game.layout_version}"


def pettingzoo_id(game: Game) -> str:
    """The name under which PettingZoo knows the game, with the version of its observations."""
    return f"hantise_{game.name}_v{game.layout_version}"
