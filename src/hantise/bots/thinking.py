"""Thinking about a view: a search with its budget, its threads and its memory, and what came of it."""

import functools
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from hantise.bots import search
from hantise.bots.search import Tree
from hantise.bots.tuning import Search, tuning
from hantise.chance import seeded
from hantise.contract import CHANCE
from hantise.game import Game, State
from hantise.mistakes import Mistake

ROOM = 1 << 19  # nodes of a tree, at most 44 MB; the system lends only what is used
_LONGEST_CALL = 50.0  # milliseconds spent in compiled code at a time, so that an interrupt is heard
_LOOKS = 16  # times in a search that it asks whether the favourite can still be overtaken
_SURE = 0.02  # share of all visits below which a line is no longer expected


@dataclass(frozen=True)
class Thought:
    """What a search found."""

    action: int  # the best: the one tried most
    shares: dict[int, float]  # of all tries, how many went into each action; the best first
    results: list[float]  # the utility that each seat may expect
    line: list[int]  # how play would go on, as the thinking seat will see it; the best action first
    iterations: int
    moves: int  # made inside the search
    nodes: int


class Thinker:
    """The memory for thinking about one game's views, used again and again."""

    def __init__(self, game: Game, players: int, settings: Search | None = None, threads: int = 1, room: int = ROOM) -> None:
        self.settings = (settings or tuning(game).search).settings()
        self.trees = [_new_tree(game, players, room) for _ in range(threads)]

    def think(
        self,
        view: State,
        *seed: int,
        iterations: int | None = None,
        milliseconds: float | None = None,
        candidates: Sequence[int] | None = None,
    ) -> Thought:
        """Search until a budget is used up; one thread alone also stops when the rest could not change the choice.

        The same view, seed and iterations give the same thought, however long it takes.
        """
        if view.seat is None or view.actor != view.seat:
            raise Mistake("only the view of the seat that is to move can be thought about", "view")
        if iterations is None and milliseconds is None:
            raise Mistake("say how many iterations or milliseconds", "budget")
        actions = np.array(view.actions() if candidates is None else candidates, np.int32)
        deadline = None if milliseconds is None else time.perf_counter() + milliseconds / 1000
        tasks = [
            _Task(view, actions, self.settings, (*seed, number), part, deadline, len(self.trees) == 1)
            for number, part in enumerate(_shared(iterations, len(self.trees)))
        ]
        if len(tasks) == 1:
            tasks[0].grow(self.trees[0])
        else:
            with ThreadPoolExecutor(len(tasks)) as pool:
                list(pool.map(_Task.grow, tasks, self.trees))
        return _thought(self.trees)


def _shared(iterations: int | None, threads: int) -> list[int | None]:
    if iterations is None:
        return [None] * threads
    return [max(1, iterations // threads + (number < iterations % threads)) for number in range(threads)]


@functools.cache
def warm_up(game: Game) -> None:
    """Compile, or load, all that bots need, so that nobody's first move has to wait for it."""
    setup = game.setup(game.edition().players[0])
    state, rng = setup.start(), seeded(0)
    while state.actor == CHANCE:
        state.apply(state.choose(rng))
    if not state.is_over:
        view = state.view(state.actor)
        view.choose(rng, sensible=True)
        Thinker(game, setup.players).think(view, 0, iterations=1)


def _new_tree(game: Game, players: int, room: int) -> Tree:
    return Tree(
        nodes=np.empty(room, search.NODE),
        totals=np.empty((room, players), np.float64),
        progress=np.zeros(1, search.PROGRESS),
        marks=np.zeros(game.actions, np.int64),
    )


@dataclass(frozen=True)
class _Task:
    """What to think about, and for how long."""

    view: State
    candidates: npt.NDArray[np.int32]
    settings: npt.NDArray[Any]
    seed: tuple[int, ...]
    iterations: int | None
    deadline: float | None
    is_alone: bool

    def grow(self, tree: Tree) -> None:
        """Search anew, in calls short enough to keep to the time."""
        rng = seeded(*self.seed)
        search.plant(tree)
        made, chunk = 0, 1
        start = time.perf_counter()
        while chunk > 0:
            search.grow(self.view.array, self.candidates, tree, self.settings, rng, chunk)
            made += chunk
            chunk = min(self._worth_making(tree, made), self._fitting(chunk, made, start))

    def _worth_making(self, tree: Tree, made: int) -> int:
        """Of the iterations, those up to the next look; none once the favourite cannot be overtaken.

        Looks come after fixed numbers of iterations, so that the clock has no say in what they see.
        """
        if self.iterations is None:
            return sys.maxsize
        left = self.iterations - made
        if not self.is_alone:
            return left
        step = max(1, self.iterations // _LOOKS)
        if made % step == 0 and search.lead(tree) > left:
            return 0
        return min(step - made % step, left)

    def _fitting(self, last: int, made: int, start: float) -> int:
        """Half of what still fits into the time: the pace varies, and the last step must not be a long one."""
        if self.deadline is None:
            return sys.maxsize
        now = time.perf_counter()
        pace = made / (now - start)
        within = min((self.deadline - now) / 2, _LONGEST_CALL / 1000)
        return min(int(within * pace), 4 * last)


def children(tree: Tree, node: int) -> list[int]:
    """The nodes below a node."""
    found = []
    child = int(tree.nodes["eldest"][node])
    while child != search.NONE:
        found.append(child)
        child = int(tree.nodes["sibling"][child])
    return found


def _thought(trees: list[Tree]) -> Thought:
    """What all trees found together; the line is the first tree's."""
    tries: Counter[int] = Counter()
    totals = np.zeros(trees[0].totals.shape[1])
    for tree in trees:
        for child in children(tree, search.ROOT):
            tries[int(tree.nodes["sight"][child])] += int(tree.nodes["visits"][child])
        totals += tree.totals[search.ROOT]
    visits = tries.total()
    shares = {action: count / visits for action, count in sorted(tries.items(), key=lambda item: (-item[1], item[0]))}
    best = next(iter(shares))
    done = [tree.progress[0] for tree in trees]
    return Thought(
        action=best,
        shares=shares,
        results=(totals / visits).tolist(),
        line=_line(trees[0], best),
        iterations=sum(int(progress.iterations) for progress in done),
        moves=sum(int(progress.moves) for progress in done),
        nodes=sum(int(progress.nodes) for progress in done),
    )


def _line(tree: Tree, best: int) -> list[int]:
    """From the best action on, what was tried most, as long as it was tried often."""
    visits, sights = tree.nodes["visits"], tree.nodes["sight"]
    line: list[int] = []
    below = [child for child in children(tree, search.ROOT) if sights[child] == best]
    while below:
        node = max(below, key=lambda child: int(visits[child]))
        if visits[node] < max(1, _SURE * visits[search.ROOT]):
            break
        line.append(int(sights[node]))
        below = children(tree, node)
    return line
