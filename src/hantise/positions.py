"""What the positions of all games share: reading a record quickly, and checks that refuse a value by naming its field."""

from collections import namedtuple
from collections.abc import Callable, Collection, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from hantise.editions import LARGEST
from hantise.mistakes import BadPosition


def reader(record: np.dtype[Any]) -> Callable[[npt.NDArray[Any]], Any]:
    """What reads such a record, in its array of one, at once: plain numbers, arrays as they are, the box as its bytes.

    NumPy's records take as long for every few of their fields. The `array` is there too, for compiled rules.
    """
    fields: Mapping[str, Any] = record.fields or {}
    plain = np.dtype(
        {
            "names": list(fields),
            "formats": [f"V{kind.itemsize}" if kind.names else kind for kind, *_ in fields.values()],
            "offsets": [start for _, start, *_ in fields.values()],
            "itemsize": record.itemsize,
        }
    )
    named: Any = namedtuple("Fields", [*fields, "array"])  # type: ignore[misc]  # the names are known only when it runs
    return lambda array: named._make((*np.frombuffer(array.tobytes(), plain).item(), array))


def in_array(state: Any) -> npt.NDArray[Any]:
    """A copy of a record in an array of one."""
    return np.frombuffer(bytearray(np.void.tobytes(state)), state.dtype)


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
