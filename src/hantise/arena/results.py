"""What the games of an arena say: shares, ratings, seats, lengths, think times, faults; as one JSON object."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any

import numpy as np

from hantise.arena.matches import Arena
from hantise.arena.ratings import Estimate, ratings, share
from hantise.game import Table
from hantise.games import load


def results(arena: Arena, played: list[Table]) -> Table:
    """Everything that the report shows."""
    cooperative = load(arena.game).is_cooperative
    bots = list(dict.fromkeys(arena.bots))
    played = sorted(played, key=lambda record: int(record["arena"]["number"]))
    return {
        "arena": arena.as_json(),
        "games": len(played),
        "deals": len({record["arena"]["deal"] for record in played}),
        "cooperative": cooperative,
        "equal_share": None if cooperative else 1 / arena.players,
        "bots": {bot: _bot(bot, played) for bot in bots},
        "ratings": {} if cooperative or len(bots) == 1 else _ratings(bots, played),
        "line_ups": _line_ups(played),
        "seats": [asdict(_share(played, _at(seat))) for seat in range(arena.players)],
        "lengths": dict(sorted(Counter(len(record["moves"]) for record in played).items())),
        "scores": _mean_scores(bots, played),
    }


def won(record: Table) -> list[float]:
    """What each seat has of the win: those who tie share it, and so do all where nobody wins; a team has it whole."""
    seats = range(record["players"])
    if load(record["game"]).is_cooperative:
        return [float(seat in record["winners"]) for seat in seats]
    winners = record["winners"] or seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]


def _share(played: Iterable[Table], counts: Callable[[Table, int], bool]) -> Estimate:
    """The share won by the seats that count; those of one game are one try, for they win and lose together or from each other."""
    wins: defaultdict[int, float] = defaultdict(float)
    games: defaultdict[int, int] = defaultdict(int)
    for record in played:
        parts = [part for seat, part in enumerate(won(record)) if counts(record, seat)]
        if parts:
            wins[record["arena"]["deal"]] += sum(parts) / len(parts)
            games[record["arena"]["deal"]] += 1
    return share(list(wins.values()), [games[deal] for deal in wins])


def _is(bot: str) -> Callable[[Table, int], bool]:
    return lambda record, seat: bool(record["arena"]["bots"][seat] == bot)


def _at(seat: int) -> Callable[[Table, int], bool]:
    return lambda _, other: other == seat


def _bot(bot: str, played: list[Table]) -> Table:
    told = [record["arena"] for record in played]
    at = [(game, seat) for game in told for seat, name in enumerate(game["bots"]) if name == bot]
    moves = sum(game["moves"][seat] for game, seat in at)
    faults = [fault for game, seat in at for fault in game["faults"][seat]]
    return {
        **asdict(_share(played, _is(bot))),
        "games": sum(bot in game["bots"] for game in told),
        "moves": moves,
        "milliseconds": sum(game["milliseconds"][seat] for game, seat in at) / max(moves, 1),
        "slowest": max((game["slowest"][seat] for game, seat in at), default=0.0),
        "faults": len(faults),
        "first_faults": faults[:5],
    }


def _line_ups(played: list[Table]) -> list[Table]:
    """Who met whom, whatever the seats."""
    groups: defaultdict[tuple[str, ...], list[Table]] = defaultdict(list)
    for record in played:
        groups[tuple(sorted(record["arena"]["bots"]))].append(record)
    return [
        {"bots": list(bots), "games": len(group), "shares": {bot: asdict(_share(group, _is(bot))) for bot in dict.fromkeys(bots)}}
        for bots, group in groups.items()
    ]


def _ratings(bots: list[str], played: list[Table]) -> Table:
    groups = sorted({tuple(sorted(record["arena"]["bots"])) for record in played})
    deals = sorted({record["arena"]["deal"] for record in played})
    tables = np.array([[group.count(bot) for bot in bots] for group in groups], float)
    wins = np.zeros((len(deals), len(groups), len(bots)))
    games = np.zeros((len(deals), len(groups)))
    for record in played:
        told = record["arena"]
        place = deals.index(told["deal"]), groups.index(tuple(sorted(told["bots"])))
        games[place] += 1
        for seat, part in enumerate(won(record)):
            wins[(*place, bots.index(told["bots"][seat]))] += part
    return {bot: asdict(rating) for bot, rating in zip(bots, ratings(tables, wins, games), strict=True)}


def _mean_scores(bots: list[str], played: list[Table]) -> dict[str, Any]:
    scores: defaultdict[str, list[float]] = defaultdict(list)
    for record in played:
        for bot, score in zip(record["arena"]["bots"], record["scores"], strict=True):
            scores[bot].append(score)
    return {bot: float(np.mean(scores[bot])) for bot in bots}
