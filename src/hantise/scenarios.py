"""Scenario files: a position, moves, and what must hold. Each failure says where and what was found instead."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from hantise.game import State, actor_word
from hantise.games import load
from hantise.mistakes import IllegalMove, Mistake

TOP_KEYS = {"game", "players", "options", "edition", "title", "rule", "position", "step", "refused"}
STEP_KEYS = {"by", "move", "expect", "legal", "allows", "forbids", "chances"}


class Failed(Exception):
    """Something that the scenario says does not hold."""


def files(paths: list[Path]) -> Iterator[Path]:
    """The scenario files among these files and folders."""
    for path in paths:
        if not path.exists():
            raise Mistake(f"{path}: no such file or folder")
        yield from sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def check(path: Path) -> str | None:
    """Run one scenario: None if all holds, else what does not."""
    try:
        run(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, Failed, Mistake) as error:
        return " ".join(str(error).split())
    return None


def run(scenario: Mapping[str, Any]) -> None:
    """Load the position and go through the steps."""
    _only(scenario, TOP_KEYS, "a scenario")
    for key in ("game", "players"):
        if key not in scenario:
            raise Failed(f"a scenario has {key!r}")
    refused = scenario.get("refused")
    try:
        setup = load(scenario["game"]).setup(scenario["players"], scenario.get("options", {}), scenario.get("edition"))
        state = setup.load(scenario["position"]) if "position" in scenario else setup.start()
    except Mistake as error:
        if refused in error.fields:
            return
        raise Failed(f"should be refused naming {refused}, but: {error}" if refused else str(error)) from None
    if refused:
        raise Failed(f"should be refused naming {refused}, but loads")
    for number, step in enumerate(scenario.get("step", []), start=1):
        try:
            _step(state, step)
        except Failed as failure:
            raise Failed(f"step {number}: {failure}") from None


def _only(table: Mapping[str, Any], keys: set[str], what: str) -> None:
    unknown = sorted(set(table) - keys)
    if unknown:
        raise Failed(f"{what} has no {', '.join(unknown)}")


def _step(state: State, step: Mapping[str, Any]) -> None:
    _only(step, STEP_KEYS, "a step")
    actor = actor_word(state.actor)
    if "by" in step and step["by"] != actor:
        raise Failed(f"by {step['by']!r}, but {actor!r} is to move")
    if "move" in step:
        try:
            state.play(step["move"])
        except IllegalMove as error:
            raise Failed(f"{step['move']!r} is refused: {error}") from None
    _expect(state.position(), step.get("expect", {}), "")
    moves = state.moves()
    if "legal" in step and sorted(step["legal"]) != moves:
        raise Failed(f"legal are {moves}, not {sorted(step['legal'])}")
    for move in step.get("allows", []):
        if (reason := state.why_not(move)) is not None:
            raise Failed(f"{move!r} should be allowed, but {reason}")
    for move in step.get("forbids", []):
        _forbidden(state, move)
    if "chances" in step and step["chances"] != state.chances():
        raise Failed(f"chances are {state.chances()}, not {step['chances']}")


def _forbidden(state: State, move: str) -> None:
    before = state.array.tobytes()
    try:
        state.play(move)
    except IllegalMove:
        if state.array.tobytes() != before:
            raise Failed(f"{move!r} is refused but changes something") from None
        return
    raise Failed(f"{move!r} should be refused")


def _expect(found: Any, expected: Any, where: str) -> None:
    """Tables are compared only in the keys given, lists whole; 1 is not true."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if key not in found:
                raise Failed(f"there is no {where}{key}")
            _expect(found[key], value, f"{where}{key}.")
    elif found != expected or isinstance(found, bool) != isinstance(expected, bool):
        raise Failed(f"{where.rstrip('.')} is {found!r}, not {expected!r}")
