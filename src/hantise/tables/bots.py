"""Who plays on a seat without a person. A bot is given a view and nothing else."""

import logging
import secrets
from typing import Literal, get_args

from hantise.bots.player import Policy, ask, find
from hantise.chance import unpredictable
from hantise.game import State

LOG = logging.getLogger("hantise.tables")

Level = Literal["wisp", "ghost", "phantom", "poltergeist"]
LEVELS: tuple[Level, ...] = get_args(Level)
THINKING: set[str] = set()  # the games whose search is compiled
PATIENCE = 5_000.0  # milliseconds that a table waits for a bot; levels keep to much less by themselves


def bot_move(view: State, level: str) -> str:
    """The move that a bot of this level makes; it takes its time, so it is called outside the event loop."""
    maker = find(level) if view.setup.game.name in THINKING else Policy
    choice = ask(maker(secrets.randbits(63)), view, PATIENCE, unpredictable())
    if choice.fault is not None:
        LOG.warning("a bot failed", extra={"game": view.setup.game.name, "level": level, "fault": choice.kind_of_fault})
    return view.setup.spell(choice.action)
