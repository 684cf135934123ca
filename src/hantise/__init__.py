"""Hantise: five ghost games from one source of rules.

>>> import hantise
>>> state = hantise.new("ghosts", players=4)
>>> state.actor == hantise.CHANCE
True
"""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hantise.mistakes import BadEdition, BadPosition, BadRecord, IllegalMove, Mistake

if TYPE_CHECKING:
    from hantise import envs as envs
    from hantise.game import State

__version__ = "0.1.0"
__all__ = [
    "CHANCE", "OVER", "BadEdition", "BadPosition", "BadRecord", "IllegalMove", "Mistake",
    "from_position", "new", "replay",
]  # fmt: skip

CHANCE = -1
OVER = -2


def __getattr__(name: str) -> Any:
    """`hantise.envs` is there without an import of its own, and costs nothing until it is asked for."""
    if name == "envs":
        return importlib.import_module("hantise.envs")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def new(game: str, players: int, options: Mapping[str, Any] | None = None, edition: str | None = None) -> "State":
    """A new game, the table set: `hantise.new("ghosts", players=4, options={"rounds": 1})`."""
    from hantise.games import load

    return load(game).setup(players, options, edition).start()


def from_position(
    game: str, players: int, position: Mapping[str, Any], options: Mapping[str, Any] | None = None, edition: str | None = None
) -> "State":
    """The state that a position describes; BadPosition names the field that cannot be."""
    from hantise.games import load

    return load(game).setup(players, options, edition).load(position)


def replay(record: Mapping[str, Any]) -> "State":
    """The state that a record leads to; BadRecord names the move that fails."""
    from hantise import records

    return records.replay(record)
