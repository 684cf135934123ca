"""How a game wants to be searched, how often each level looks ahead and what it overlooks: `bots.toml` in its folder."""

import functools
import tomllib
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from hantise.bots.search import SETTINGS
from hantise.game import Game
from hantise.mistakes import Mistake

Iterations = Annotated[int, Field(ge=1)]
Percent = Annotated[int, Field(ge=0, le=100)]


class Search(BaseModel):
    """What `search.SETTINGS` holds; a game says what suits it better."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    exploration: Annotated[float, Field(ge=0, le=10)] = 0.7
    first: Annotated[int, Field(ge=1)] = 8
    growth: Annotated[float, Field(ge=0)] = 1.0
    cut_off: Annotated[int, Field(ge=0)] = 0

    def settings(self) -> npt.NDArray[Any]:
        """The record that the kernel reads."""
        settings = np.zeros(1, SETTINGS)
        for name, value in self.model_dump().items():
            settings[name] = value
        return settings


class Levels(BaseModel):
    """Iterations of each level; these are for a game that was never calibrated (`hantise calibrate`)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    wisp: Iterations = 5
    ghost: Iterations = 50
    phantom: Iterations = 500
    poltergeist: Iterations = 5000


class Overlooks(BaseModel):
    """Of a hundred moves, those that each level overlooks, as people do."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    wisp: Percent = 35
    ghost: Percent = 12
    phantom: Percent = 5
    poltergeist: Percent = 0


class Tuning(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    search: Search = Search()
    iterations: Levels = Levels()
    overlooks: Overlooks = Overlooks()


def file(game: Game) -> Path:
    """Where a game keeps its tuning."""
    return game.folder / "bots.toml"


def write(path: Path, found: Tuning) -> None:
    """Keep what a tuning run or a calibration found."""
    lines = [
        "# How bots search this game: `hantise tune` finds the settings, `hantise calibrate` the iterations.",
        "# What is overlooked, of a hundred moves, is set by hand; the arena shows whether the levels differ.",
    ]
    for part, numbers in found.model_dump().items():
        lines += ["", f"[{part}]", *(f"{name} = {value}" for name, value in numbers.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@functools.cache
def tuning(game: Game) -> Tuning:
    """The game's file; a game without one is searched as any."""
    return read(path) if (path := file(game)).exists() else Tuning()


def read(path: Path) -> Tuning:
    """A file, checked."""
    try:
        return Tuning.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise Mistake(f"{path}: {error}", "tuning") from None
