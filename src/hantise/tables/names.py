"""What the players of a table are called in texts: by seat, since drawings speak of seats by number too."""

from collections.abc import Sequence

from hantise.tables.bots import LEVELS
from hantise.words import Words


def player_names(seats: Sequence[tuple[str | None, str | None]], viewer: int | None, words: Words) -> dict[int, str]:
    """The players by seat, each given as its person's name or its bot's level or name; the viewer is told which one is `you`."""
    return {number: _called(number, name, level, number == viewer, words) for number, (name, level) in enumerate(seats)}


def _called(number: int, name: str | None, level: str | None, is_viewer: bool, words: Words) -> str:
    if level is not None and name is None:
        name = words.text(f"level-{level}") if level in LEVELS else level
    if not name:
        return words.text("player-you" if is_viewer else "seat", seat=number)
    return words.text("player-named-you" if is_viewer else "player-named", seat=number, name=name)
