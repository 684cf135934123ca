"""The games: every folder here is one. Nothing is registered anywhere."""

import difflib
import functools
import pkgutil
from typing import TYPE_CHECKING

from hantise.mistakes import Mistake

if TYPE_CHECKING:
    from hantise.game import Game


def names() -> list[str]:
    """The ids of all games."""
    return [*_folders()]


@functools.cache
def _folders() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def load(name: str) -> "Game":
    """The game of that name."""
    known = _folders()
    if name not in known:
        near = difflib.get_close_matches(str(name), known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
        raise Mistake(f"no game {name!r}; {hint}", "game")
    return _load(name)


@functools.cache
def _load(name: str) -> "Game":
    from hantise.game import Game

    return Game(name, f"{__name__}.{name}")
