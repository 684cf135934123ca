"""Records and replay: a game as one JSON object, played back move by move."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from hantise.chance import Rng, seeded
from hantise.game import Setup, State, Table, actor_word
from hantise.games import load
from hantise.mistakes import BadRecord, IllegalMove, Mistake


def played(setup: Setup, seed: int, number: int, sensible: bool, legal: bool) -> Table:
    """The record of one game between bots; the same seed and number give the same game."""
    rng: Rng = seeded(seed, number)
    return play(setup, lambda state: state.choose(rng, sensible), legal)


def play(setup: Setup, choose: Callable[[State], int], legal: bool = False) -> Table:
    """Play a game by asking for each action, chance's too; its record, with actors and legal moves if asked for."""
    state = setup.start()
    told: Table = {"legal": [], "actors": []} if legal else {}
    while not state.is_over:
        if legal:
            told["legal"].append(state.chances() or state.moves())
            told["actors"].append(actor_word(state.actor))
        state.apply(choose(state))
    return state.record() | told


def read_lines(path: Path) -> Iterator[tuple[int, Any]]:
    """The records of a file with their line numbers; a line that is no JSON object is a BadRecord."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise Mistake(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Mistake(f"{path}: {error}") from None
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            record = json.loads(line)
        except (json.JSONDecodeError, RecursionError) as error:
            yield number, BadRecord(f"not a JSON object: {error}")
            continue
        yield number, record if isinstance(record, dict) else BadRecord("not a JSON object")


def replay(record: Mapping[str, Any], edition: str | None = None) -> State:
    """Play a record's moves, check each one and the result it tells; BadRecord names the move that fails."""
    for name, kind in (("game", str), ("players", int), ("moves", list)):
        if not isinstance(record.get(name), kind):
            raise BadRecord(f"a record has {name!r}, a {kind.__name__}", name)
    setup = load(record["game"]).setup(record["players"], record.get("options", {}), edition or record.get("edition"))
    state = setup.load(record["position"]) if "position" in record else setup.start()
    for number, move in enumerate(record["moves"], start=1):
        if not isinstance(move, str):
            raise BadRecord(f"move {number} is not a text: {move!r}", "moves")
        _check_told(record, number, state)
        try:
            state.play(move)
        except IllegalMove as error:
            raise BadRecord(f"move {number} {move!r}: {error}", "moves") from None
        if setup.spell(state.history[-1]) != move:
            raise BadRecord(f"move {number} is written {setup.spell(state.history[-1])!r}, not {move!r}", "moves")
    for name in ("scores", "winners"):
        if name in record and record[name] != getattr(state, name):
            raise BadRecord(f"the record says {record[name]!r}, the game gives {getattr(state, name)!r}", name)
    if state.is_over and not ("scores" in record and "winners" in record):
        raise BadRecord("the game is over but its result is missing", "scores")
    return state


def _check_told(record: Mapping[str, Any], number: int, state: State) -> None:
    """Where a record tells actors and legal lists, they are what the rules give."""
    for name, given in (("actors", actor_word(state.actor)), ("legal", None)):
        if name not in record:
            continue
        told = record[name]
        if not isinstance(told, list) or len(told) != len(record["moves"]):
            raise BadRecord(f"{name} runs parallel to moves", name)
        expected = given if given is not None else (state.chances() or state.moves())
        if told[number - 1] != expected:
            raise BadRecord(f"at move {number} the record says {told[number - 1]!r}, the game gives {expected!r}", name)
