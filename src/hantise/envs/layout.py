"""The layouts of all observations for the documentation: `python -m hantise.envs.layout docs/research.md` writes them anew."""

import hashlib
import sys
from pathlib import Path

from hantise import pages
from hantise.chance import seeded
from hantise.contract import MANY
from hantise.envs.batches import MOST_MASKED
from hantise.envs.setting import gymnasium_id, pettingzoo_id
from hantise.game import Game
from hantise.games import load, names

MARK = "layouts"
_STATES = 120  # of the game that gives the fingerprint


def fingerprint(game: Game) -> str:
    """A digest of what every viewer is given in the course of a random game: another one means another version of the layout."""
    digest = hashlib.sha256()
    setup = game.setup(game.edition().players[0])
    state, rng = setup.start(), seeded(7)
    for _ in range(_STATES):
        if state.is_over:
            break
        for viewer in (None, *range(setup.players)):
            digest.update(state.view(viewer).encoded().tobytes())
        state.apply(state.choose(rng))
    return digest.hexdigest()[:12]


def told(game: Game) -> str:
    """One game's layout as a table."""
    masked = "masks and lists" if game.actions <= MOST_MASKED else "lists only"
    lines = [
        f"### {game.name}",
        "",
        f"`{gymnasium_id(game)}`, `{pettingzoo_id(game)}`, `hantise_{game.name}`: layout {game.layout_version}, fingerprint "
        f"`{fingerprint(game)}`; {game.encoded_size:,} numbers, {game.actions:,} actions, at most {game.most:,} legal at once "
        f"(batches: {masked}).",
        "",
        "| numbers | from | how many | between | meaning |",
        "|---|---:|---:|---|---|",
    ]
    start = 0
    for numbers in game.layout:
        between = f"{numbers.low:g} … " + ("" if numbers.high >= MANY else f"{numbers.high:.4g}")
        lines.append(f"| `{numbers.name}` | {start} | {numbers.size} | {between.strip()} | {numbers.meaning} |")
        start += numbers.size
    return "\n".join(lines)


def filled(page: str) -> str:
    """The page with every game's layout."""
    return pages.filled(page, MARK, "\n\n".join(told(load(name)) for name in names()))


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
