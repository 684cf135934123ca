"""Golden playthroughs: a seeded game told step by step. Run this file to write them anew after a change of behaviour."""

import json
import sys
from pathlib import Path

from hantise.chance import seeded
from hantise.game import tell
from hantise.games import load, names

STEPS = 160


def golden_path(name: str) -> Path:
    return load(name).folder / "tests" / "golden.txt"


def playthrough(name: str) -> str:
    """Each move with its choices, how it is told to seat 0, and the fields of the position that it changed."""
    game = load(name)
    edition = game.edition()
    setup = game.setup(edition.players[len(edition.players) // 2])
    words = [setup.words(language) for language in ("en", "fr")]
    state, rng = setup.start(), seeded(7)
    position = state.position()
    lines = [f"{name} {edition.edition} with {setup.players}", *changed({}, position)]
    while not state.is_over and len(state.history) < STEPS:
        before = state.view(0)
        choices = state.chances() or state.moves()
        action = state.choose(rng, sensible=True)
        seen = state.seen_by(action, 0)
        lines += ["", f"{len(state.history) + 1}. {setup.spell(action)}    of {json.dumps(choices)[:400]}"]
        state.apply(action)
        if seen is not None:
            lines += [f"  {catalogue.say(line)}" for line in tell(before, seen, state.view(0)) for catalogue in words]
        lines += changed(position, position := state.position())
    return "\n".join(lines) + "\n"


def changed(before: dict[str, object], after: dict[str, object]) -> list[str]:
    return [f"  {field} = {json.dumps(value)}" for field, value in after.items() if before.get(field) != value]


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        golden_path(name).write_text(playthrough(name), encoding="utf-8")
