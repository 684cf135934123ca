"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and batches of games stepped at once.

Each adapter is a module of its own, imported when it is asked for, since each needs a library of its own.
"""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hantise.envs.batches import Batch

__all__ = ["batch", "gymnasium", "open_spiel", "pettingzoo"]

_ADAPTERS = ("gymnasium", "open_spiel", "pettingzoo")


def batch(
    game: str,
    size: int,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    rewards: str = "result",
) -> "Batch":
    """That many games, stepped together: `hantise.envs.batch("ghosts", size=4096, players=4, seed=1)`."""
    from hantise.envs.batches import Batch
    from hantise.games import load

    return Batch(load(game).setup(players, options, edition), size, seed, rewards)


def __getattr__(name: str) -> Any:
    if name in _ADAPTERS:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
