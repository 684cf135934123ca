"""Who plays on a seat without a person. A bot is given a view and nothing else."""

from typing import Literal, get_args

from hantise.chance import unpredictable
from hantise.game import State

Level = Literal["wisp", "ghost", "phantom", "poltergeist"]
LEVELS: tuple[Level, ...] = get_args(Level)


def bot_move(view: State, level: Level) -> str:
    """The move that a bot of this level makes; it takes its time, so it is called outside the event loop."""
    assert level in LEVELS, level
    return view.setup.spell(view.choose(unpredictable(), sensible=True))
