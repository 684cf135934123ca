"""What the positions of all games share: reading a record quickly, and checks that refuse a value by naming its field."""

import struct
from collections.abc import Callable, Collection, Mapping
from typing import Any

import numpy as np

from hantise.editions import LARGEST
from hantise.mistakes import BadPosition


class Read:
    """A record as plain numbers and lists, each field read when it is first asked for: much quicker than NumPy's records."""

    type: np.dtype[Any]

    def __init__(self, content: bytes) -> None:
        self.content = content

    def tobytes(self) -> bytes:
        """The record's bytes, as NumPy's record gives them."""
        return self.content

    @property
    def array(self) -> Any:
        """The record, copied into a one-element array: compiled code takes that more quickly than a bare record."""
        return np.frombuffer(bytearray(self.content), self.type)


class _Field:
    """One field. Its value takes its place, so that it is read only once."""

    def __init__(self, name: str, read: Callable[[bytes], Any]) -> None:
        self._name, self._read = name, read

    def __get__(self, read: Read, _owner: type[Read]) -> Any:
        value = read.__dict__[self._name] = self._read(read.content)
        return value


def reader(record: np.dtype[Any]) -> Callable[[Any], Any]:
    """What reads a record of this type: its fields by their names, its box likewise."""
    read, content = _type_of(record), np.void.tobytes  # as an attribute, a record would look for it among its fields
    return lambda state: read(content(state))


def _type_of(record: np.dtype[Any]) -> type[Read]:
    places = {name: place[:2] for name, place in (record.fields or {}).items()}
    fields = {name: _Field(name, _reading(kind, start)) for name, (kind, start) in places.items()}
    return type("Read", (Read,), {"type": record, **fields})


def _reading(kind: np.dtype[Any], start: int) -> Callable[[bytes], Any]:
    """What finds a field of this kind behind so many bytes."""
    if kind.names is not None:
        part, end = _type_of(kind), start + kind.itemsize
        return lambda content: part(content[start:end])
    if kind.shape:
        return lambda content: np.ndarray(kind.shape, kind.base, content, start).tolist()
    number = struct.Struct(kind.char).unpack_from
    return lambda content: number(content, start)[0]


def only_known(table: Mapping[str, Any], fields: Collection[str]) -> None:
    """Every field of the position is one that the game has."""
    for field in table:
        if field not in fields:
            raise BadPosition(str(field), f"no such field; there are {', '.join(fields)}")


def whole(value: Any, field: str, low: int = 0, high: int = LARGEST) -> int:
    """A whole number in the range; `true` is none."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(field, f"expected a whole number from {low} to {high}, found {value!r}")
    return value


def one_of(value: Any, field: str, choices: Collection[str]) -> str:
    """One of a few texts."""
    if not isinstance(value, str) or value not in choices:
        raise BadPosition(field, f"expected one of {', '.join(choices)}, found {value!r}")
    return value


def list_of(value: Any, field: str, length: int | None = None) -> list[Any]:
    """A list, of a given length where one is said."""
    if not isinstance(value, list) or length not in (None, len(value)):
        wanted = "a list" if length is None else f"a list of {length}"
        raise BadPosition(field, f"expected {wanted}, found {value!r}")
    return value


def wholes(value: Any, field: str, length: int, low: int = 0, high: int = LARGEST) -> list[int]:
    """A list with a whole number for each seat."""
    return [whole(item, field, low, high) for item in list_of(value, field, length)]


def table_of(value: Any, field: str) -> Mapping[str, Any]:
    """A table with texts as keys."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadPosition(field, f"expected a table, found {value!r}")
    return value


def agrees(table: Mapping[str, Any], field: str, derived: Any) -> None:
    """A derived field, where it is given, is what follows from the rest."""
    if field in table and (table[field] != derived or not _same_kinds(table[field], derived)):
        raise BadPosition(field, f"expected {derived!r}, found {table[field]!r}")


def _same_kinds(one: Any, other: Any) -> bool:
    """1, 1.0 and true are equal in Python but not in a position."""
    if isinstance(one, list) and isinstance(other, list):
        return all(map(_same_kinds, one, other))
    return type(one) is type(other)


def result(table: Mapping[str, Any], actor: int | str, scores: list[int], winners: list[int]) -> None:
    """`actor` is what follows; `scores` and `winners` are right, and only there once the game is over."""
    agrees(table, "actor", actor)
    for field, right in (("scores", scores), ("winners", winners)):
        if field in table and actor != "over":
            raise BadPosition(field, "the game is not over")
        agrees(table, field, right)
