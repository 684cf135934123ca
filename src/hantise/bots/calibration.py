"""How many iterations fit into each level's time: measured on games as they are played, and told for `bots.toml`."""

import functools
import time
from collections.abc import Iterable, Iterator

import numpy as np

from hantise.bots.levels import PLANS
from hantise.bots.thinking import Thinker
from hantise.chance import Rng, seeded
from hantise.game import Game, State

_WISP_PART = 10  # a wisp looks ahead a tenth as often as would fit into its time
_SLOW = 5  # percent of all moves may meet the cap
_MARGIN = 0.9  # of the time, for what is around the search
_EVERY = 29  # decisions between two positions that are timed
_RUNS = 2  # the better counts: other programs can only slow one down, by what they do to the caches


def positions(game: Game, games: int) -> Iterator[State]:
    """Views of seats to move, from games by the policy at every number of players."""
    for players in game.edition().players:
        for number in range(games):
            rng: Rng = seeded(number, players)
            state = game.setup(players).start()
            asked = 11 * number  # so that games do not all stop at the same decisions
            while not state.is_over:
                if state.actor >= 0 and len(state.actions()) > 1:
                    if asked % _EVERY == 0:
                        yield state.view(state.actor)
                    asked += 1
                state.apply(state.choose(rng, sensible=True))


def calibrate(views: Iterable[State]) -> dict[str, int]:
    """The iterations of each level, so that nearly all moves fit into its time."""
    made: dict[str, list[float]] = {name: [] for name in PLANS}
    for view in views:
        for name, plan in PLANS.items():
            made[name].append(max(_made(view, _MARGIN * plan.milliseconds) for _ in range(_RUNS)))
    found = {name: float(np.percentile(counts, _SLOW)) for name, counts in made.items()}
    found["wisp"] /= _WISP_PART
    return {name: rounded(iterations) for name, iterations in found.items()}


def _made(view: State, milliseconds: float) -> float:
    """Iterations in so much of the processor's time, of which other programs may leave us only a part."""
    start = time.thread_time()
    thought = _thinker(view.setup.game, view.players).think(view, 0, milliseconds=milliseconds)
    return thought.iterations * milliseconds / 1000 / (time.thread_time() - start)


@functools.cache
def _thinker(game: Game, players: int) -> Thinker:
    return Thinker(game, players)


def rounded(iterations: float) -> int:
    """Down to two figures: more would pretend that machines are alike."""
    number = max(1, int(iterations))
    unit = int(10 ** max(0, len(str(number)) - 2))
    return number // unit * unit
