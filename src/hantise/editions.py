"""Editions and options: what is in a box, read from TOML and checked, and what players may settle before they begin."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from hantise.mistakes import BadEdition, Mistake

LARGEST = 1_000_000  # no whole number in an edition, an option or a position is larger

Count = Annotated[int, Field(ge=0, le=LARGEST)]
Source = Literal["rulebook", "public", "reconstruction"]


class Part(BaseModel):
    """A table of an edition file: nothing in it is unknown, and nothing is silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Edition(Part):
    """The head that all edition files share; each game adds its own tables."""

    game: str
    edition: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]
    title: str
    players: Annotated[list[Count], Field(min_length=1)]
    designer: str = ""
    artist: str = ""
    publisher: str = ""
    year: Count = 0

    @model_validator(mode="after")
    def _players_rise(self) -> Self:
        if self.players != sorted(set(self.players)):
            raise ValueError("players: each number of players once, rising")
        return self


def read(path: Path, model: type[Edition], game: str) -> Edition:
    """The edition in a file; an error names file, key and what is expected."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadEdition(f"{path}: {_in_one_line(error)}", "edition") from None
    if table.get("game") != game:
        raise BadEdition(f'{path}: game: expected "{game}", found {table.get("game")!r}', "edition")
    try:
        return model.model_validate(table)
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(part) for part in first["loc"])
        what = first["msg"].removeprefix("Value error, ")
        raise BadEdition(f"{path}: {key}: {what}" if key else f"{path}: {what}", "edition") from None


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split())


@dataclass(frozen=True)
class Option:
    """One thing that players settle before they begin: a whole number in a range, or one of a few values."""

    name: str
    default: int | str | bool
    low: int | None = None
    high: int | None = None
    choices: tuple[int | str | bool, ...] = ()

    @property
    def range(self) -> str:
        """The values that it may have, as people write them."""
        if self.choices:
            return ", ".join(_written(choice) for choice in self.choices)
        return f"{self.low}–{self.high}"

    def allows(self, value: object) -> bool:
        """Is this a value of the option? `true` is not the number 1."""
        if self.choices:
            return any(type(value) is type(choice) and value == choice for choice in self.choices)
        return type(value) is int and (self.low or 0) <= value <= (LARGEST if self.high is None else self.high)


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option's value: the given one where it is allowed, the default where none is given."""
    by_name = {option.name: option for option in options}
    for name, value in given.items():
        if name not in by_name:
            raise Mistake(f"no option {name!r}; there are {', '.join(by_name)}", "options", name)
        if not by_name[name].allows(value):
            raise Mistake(f"{name} is {by_name[name].range}, not {value!r}", "options", name)
    return {name: given.get(name, option.default) for name, option in by_name.items()}
