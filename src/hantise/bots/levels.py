"""The four levels, from one that overlooks things to one that uses its full second; and searchers to order."""

import functools
import math
import threading
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pydantic import ValidationError

from hantise.bots.player import NO_CLOCK, Maker
from hantise.bots.thinking import Thinker
from hantise.bots.tuning import Percent, Search, tuning
from hantise.chance import below, seeded
from hantise.game import Game, State
from hantise.mistakes import Mistake


@dataclass(frozen=True)
class Plan:
    """How a player searches."""

    level: str = ""  # its iterations, calibrated to fit into its time, and what it overlooks are the game's (bots.toml)
    iterations: int | None = None  # if it is no level
    milliseconds: float = math.inf  # at most, where somebody waits; the only budget where no iterations are said
    overlooked: int = 0  # of a hundred moves, if it is no level
    changes: Mapping[str, float] = field(default_factory=dict)  # of the game's settings for the search

    def counted(self, game: Game) -> int | None:
        """The iterations for a move of this game."""
        return getattr(tuning(game).iterations, self.level) if self.level else self.iterations

    def overlooks(self, game: Game) -> int:
        """How many of a hundred moves of this game do not come to its mind."""
        return getattr(tuning(game).overlooks, self.level) if self.level else self.overlooked

    def settings(self, game: Game) -> Search:
        """How this game is searched."""
        return Search.model_validate(tuning(game).search.model_dump() | dict(self.changes))


class Searcher:
    """A player that searches. Where nobody waits its choice follows from seed, view and iterations alone."""

    def __init__(self, seed: int, plan: Plan) -> None:
        self._seed = seed
        self._plan = plan

    def choose(self, view: State, _moves: list[str], clock: float) -> str:
        """The move that the search finds best among those that it has not overlooked."""
        seed = (self._seed, zlib.crc32(view.array.tobytes()))
        game = view.setup.game
        candidates = noticed(view.actions(), self._plan.overlooks(game), seed)
        if len(candidates) == 1:
            return view.setup.spell(candidates[0])
        thinker = _MEMORY.thinker(game, view.players, self._plan.settings(game))
        iterations = self._plan.counted(game)
        milliseconds = None if iterations and clock == NO_CLOCK else min(self._plan.milliseconds, 0.9 * clock)
        thought = thinker.think(view, *seed, iterations=iterations, milliseconds=milliseconds, candidates=candidates)
        return view.setup.spell(thought.action)


class _Memory(threading.local):
    """Each thread's thinkers: a tree is large, and whoever thinks next may use it again."""

    def __init__(self) -> None:
        self.thinker = functools.lru_cache(_KEPT)(Thinker)


_KEPT = 16  # thinkers of a thread
_MEMORY = _Memory()


def noticed(actions: list[int], overlooks: int, seed: tuple[int, ...]) -> list[int]:
    """The actions that come to mind; at least one does."""
    if not overlooks:
        return actions
    rng = seeded(*seed, overlooks)
    return [action for action in actions if below(rng, 100) >= overlooks] or [actions[below(rng, len(actions))]]


PLANS = {
    "wisp": Plan("wisp", milliseconds=10),
    "ghost": Plan("ghost", milliseconds=10),
    "phantom": Plan("phantom", milliseconds=100),
    "poltergeist": Plan("poltergeist", milliseconds=1000),
}
LEVELS: dict[str, Maker] = {name: functools.partial(Searcher, plan=plan) for name, plan in PLANS.items()}


class Order(Search):
    """What can be said of a searcher to order, besides its budget."""

    overlooks: Percent = 0


def to_order(name: str) -> Maker:
    """A searcher with a budget of its own: `search:500`, `search:20ms`, `search:500:exploration=0.9:overlooks=10`."""
    _, budget, *changes = name.split(":")
    try:
        order = Order.model_validate(dict(change.split("=") for change in changes))
        plan = Plan(milliseconds=float(budget.removesuffix("ms"))) if budget.endswith("ms") else Plan(iterations=int(budget))
    except (ValueError, ValidationError):
        settings = ", ".join(Order.model_fields)
        raise Mistake(
            f"write search:ITERATIONS or search:MILLISECONDSms, then :NAME=VALUE for any of {settings}", "bot"
        ) from None
    changed = order.model_dump(exclude_unset=True, exclude={"overlooks"})
    return functools.partial(Searcher, plan=replace(plan, overlooked=order.overlooks, changes=changed))
