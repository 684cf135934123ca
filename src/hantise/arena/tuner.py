"""Finding out how a game wants to be searched: settings are tried one after the other, against those that hold, in equal time."""

from collections.abc import Callable

from hantise.arena.matches import Arena
from hantise.arena.report import percent
from hantise.arena.results import results
from hantise.arena.runs import Run
from hantise.bots.tuning import Search, tuning
from hantise.game import Table
from hantise.games import load

TRIED: dict[str, tuple[float, ...]] = {
    "cut_off": (0, 4, 8, 16, 32, 64),
    "exploration": (0.05, 0.1, 0.2, 0.4, 0.8),
    "first": (2, 4, 8, 16, 32),
    "growth": (0, 0.5, 1, 2, 4),
}


def spelled(settings: Search, milliseconds: float) -> str:
    """The name of a searcher with these settings."""
    return ":".join([f"search:{milliseconds:g}ms", *(f"{name}={value:g}" for name, value in settings.model_dump().items())])


def tune(game: str, players: int, milliseconds: float, games: int, jobs: int, tell: Callable[[str], None]) -> Search:
    """Go through the settings once; a value is taken if it clearly does better than the one that holds."""
    best = tuning(load(game)).search
    for name, values in TRIED.items():
        tries = {}
        for value in values:
            tried = Search.model_validate(best.model_dump() | {name: value})
            if tried != best:
                found = _against(game, players, games, jobs, spelled(tried, milliseconds), spelled(best, milliseconds))
                tries[value] = found
                tell(f"{name} = {value:g}: {percent(found)}, equal is {found['equal']:.1%}")
        value, found = max(tries.items(), key=lambda item: item[1]["value"])
        if found["low"] > found["equal"]:
            best = Search.model_validate(best.model_dump() | {name: value})
        tell(f"{name} is {getattr(best, name):g}")
    return best


def _against(game: str, players: int, games: int, jobs: int, tried: str, holding: str) -> Table:
    """The share of one searcher at a table of the other; of teams, how often each wins."""
    bots = (tried, holding) if load(game).is_cooperative else (tried, *[holding] * (players - 1))
    run = Run(Arena(game, bots, players, games))
    for _ in run.go_on(jobs):
        pass
    told = results(run.arena, run.played)
    return {**told["bots"][tried], "equal": told["equal_share"] or told["bots"][holding]["value"]}
