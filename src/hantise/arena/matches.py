"""Who meets whom: line-ups, rotated through the seats, each deal played by all of them with the same luck."""

import itertools
import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from hantise import records
from hantise.bots.player import NO_CLOCK, find
from hantise.bots.seated import Seated
from hantise.bots.thinking import warm_up
from hantise.game import Setup, Table
from hantise.games import load
from hantise.mistakes import Mistake


@dataclass(frozen=True)
class Arena:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: Mapping[str, Any] | None = None
    edition: str | None = None
    clock: float = NO_CLOCK  # milliseconds for a move; then a late one is a fault

    def __post_init__(self) -> None:
        for name in self.bots:
            find(name)
        if not self.setup().game.is_cooperative and len(self.bots) < self.players:
            seats = f"{self.players} seats need at least {self.players} bots"
            raise Mistake(f"{seats}, found {len(self.bots)}; a name may be repeated", "bots")

    def setup(self) -> Setup:
        """The game as it is set up for every match."""
        return load(self.game).setup(self.players, self.options, self.edition)

    def line_ups(self) -> list[tuple[str, ...]]:
        """The bots of a table: every choice among those named; where all win together, a team of each."""
        if self.setup().game.is_cooperative:
            return [(bot,) * self.players for bot in dict.fromkeys(self.bots)]
        return list(dict.fromkeys(itertools.combinations(self.bots, self.players)))

    def tables(self) -> list[tuple[str, ...]]:
        """Every line-up in every rotation of the seats: the games of one deal."""
        turned = [line_up[start:] + line_up[:start] for line_up in self.line_ups() for start in range(self.players)]
        return list(dict.fromkeys(turned))

    def matches(self) -> Iterator["Match"]:
        """At least as many games as asked for, so that every deal is played by all."""
        tables = self.tables()
        deals = math.ceil(self.games / len(tables))
        for number, (deal, bots) in enumerate(itertools.product(range(deals), tables)):
            yield Match(number, deal, bots)

    def as_json(self) -> Table:
        """What tells this arena from another; the same with more games goes on where it stopped."""
        told = asdict(self) | {"bots": list(self.bots), "options": dict(self.options or {})}
        del told["games"]
        return told | {"clock": None if self.clock == NO_CLOCK else self.clock}


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    number: int
    deal: int  # games of one deal have the same luck
    bots: tuple[str, ...]  # by seat


def play(arena: Arena, match: Match) -> Table:
    """The record of the match; under `arena`, who sat where, how long each thought, and what went wrong."""
    warm_up(load(arena.game))  # in each process, before any clock runs
    table = Seated([find(name) for name in match.bots], arena.seed, match.deal, arena.clock)
    record = records.play(arena.setup(), table.choose)
    record["arena"] = {
        "number": match.number,
        "deal": match.deal,
        "bots": list(match.bots),
        "moves": [seat.moves for seat in table.seats],
        "milliseconds": [round(seat.milliseconds, 3) for seat in table.seats],
        "slowest": [round(seat.slowest, 3) for seat in table.seats],
        "faults": [seat.faults for seat in table.seats],
    }
    return record
