"""What every game gives, as functions that compiled code can call on any game's state.

A kernel calls `legal(state, actions)`; which game's `legal` that is follows from the type of the record. Compiled, the
choice is made once, when Numba specialises the kernel; uncompiled (NUMBA_DISABLE_JIT=1), at each call.
"""

import hashlib
import itertools
import shutil
from collections import namedtuple
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import platformdirs
from numba.extending import overload

CHANCE = -1  # as `actor`: a die or a face-down card decides
OVER = -2  # as `actor`: the game has ended
SPECTATOR = -1  # as `viewer`: somebody who sees what everybody sees
EVERYTHING = -2  # as `viewer`: nothing is hidden, this is the true state
NOTHING = -1  # from `seen`: the action goes unnoticed

FUNCTIONS = ("begin", "legal", "weights", "apply", "scores", "utility", "seen", "hide", "imagine", "encode", "prefer")


PYTHON_SIDE = ("__init__.py", "box.py", "drawing.py", "moves.py", "position.py")  # of a game: never compiled


def _compiled_sources() -> list[Path]:
    here = Path(__file__).parent
    shared = [here / name for name in ("contract.py", "bits.py", "chance.py", "kernels.py", "bots/search.py", "envs/stepping.py")]
    games = [path for path in here.glob("games/*/*.py") if path.name not in PYTHON_SIDE]
    return sorted(path for path in [*shared, *games] if path.exists())


def _cache_folder() -> Path:
    """Numba does not see changes in functions called from another file, so each state of the sources has its folder."""
    digest = hashlib.sha256()
    for path in _compiled_sources():
        digest.update(path.read_bytes())
    caches = platformdirs.user_cache_path("hantise") / "compiled"
    folder = caches / digest.hexdigest()[:16]
    if not folder.exists() and caches.exists():
        _forget_old(caches)
    return folder


def _forget_old(caches: Path, kept: int = 20) -> None:
    for old in sorted(caches.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)[kept:]:
        shutil.rmtree(old, ignore_errors=True)


if not numba.config.CACHE_DIR:  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(_cache_folder())  # type: ignore[attr-defined]


def _compiled(function: Callable[..., Any], **options: Any) -> Any:
    return numba.njit(cache=True, nogil=True, **options)(function)


def rule(function: Callable[..., Any]) -> Any:
    """Compile a rule or a kernel; it trusts its caller, lets other threads run and is kept on disk.

    It makes no arrays of its own, so that nobody need count who holds which array: that took longer than the rules.
    """
    return _compiled(function, _nrt=False)


def roomy_rule(function: Callable[..., Any]) -> Any:
    """Compile a rule or a kernel that makes arrays to work on."""
    return _compiled(function, _nrt=True)


def short_rule(function: Callable[..., Any]) -> Any:
    """Compile a kernel that takes less time than to let other threads run and take the turn back."""
    return numba.njit(cache=True)(function)


def compiled_for(kernel: Any, *examples: Any) -> Any:
    """The kernel for arguments just like these, without Numba's look at their types at each call: half the price of a call."""
    if numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        return kernel
    return kernel.compile(tuple(map(numba.typeof, examples)))


def header(box: np.dtype[Any]) -> list[tuple[str, Any]]:
    """The fields with which every game's state begins."""
    return [
        ("seats", np.int8),
        ("actor", np.int8),  # a seat, CHANCE or OVER
        ("viewer", np.int8),  # whose view it is: a seat, SPECTATOR or EVERYTHING
        ("box", box),  # the edition's numbers and the options
    ]


class Record(np.record):  # type: ignore[misc]
    """NumPy's record, five times as quick to read from Python: a name is looked for among the fields first."""

    __slots__ = ()

    def __getattribute__(self, name, field=np.void.__getitem__):
        """A field, or whatever else records have."""
        try:
            return field(self, name)
        except ValueError:
            return object.__getattribute__(self, name)


def record(fields: list[Any]) -> np.dtype[Any]:
    """A record type whose fields are attributes, compiled and uncompiled alike."""
    taken = [name for name, *_ in fields if hasattr(np.record, name)]
    if taken:
        raise ValueError(f"NumPy's records have an attribute of this name already: {', '.join(taken)}")
    return np.dtype((Record, fields))


class Numbers(NamedTuple):
    """A run of numbers in what `encode` writes."""

    name: str
    size: int
    meaning: str
    high: float = 1.0  # no number is above this
    low: float = 0.0  # nor below this


MANY = 1e9  # as `high`: a count whose bound is the game's length


def places(layout: tuple[Numbers, ...]) -> Any:
    """Where each of its runs begins, by its name: `AT.hand`, a constant for compiled code."""
    starts = itertools.accumulate((numbers.size for numbers in layout), initial=0)
    made: Any = namedtuple("Places", [numbers.name for numbers in layout])  # type: ignore[misc]
    return made(*itertools.islice(starts, len(layout)))


_by_numba_type: dict[Any, Mapping[str, Any]] = {}
_by_dtype: dict[Any, Mapping[str, Any]] = {}


def register(state: np.dtype[Any], functions: Mapping[str, Any]) -> None:
    """Tell which functions belong to states of this type."""
    _by_numba_type[numba.from_dtype(state)] = functions
    _by_dtype[state] = functions


def _declare(name: str) -> Callable[..., Any]:
    def stub(*arguments: Any) -> Any:
        return _by_dtype[arguments[0].dtype][name](*arguments)

    stub.__name__ = stub.__qualname__ = name

    @overload(stub, strict=False)
    def choose(*arguments: Any) -> Any:
        state = arguments[0]
        function = _by_numba_type[state.dtype if isinstance(state, numba.types.Array) else state][name]

        def call(*arguments: Any) -> Any:
            return function(*arguments)

        return call

    return stub


begin = _declare("begin")
legal = _declare("legal")
weights = _declare("weights")
apply = _declare("apply")
scores = _declare("scores")
utility = _declare("utility")
seen = _declare("seen")
hide = _declare("hide")
imagine = _declare("imagine")
encode = _declare("encode")
prefer = _declare("prefer")
evaluate = _declare("evaluate")  # what each seat may expect of an unfinished game, as `utility`
is_open = _declare("is_open")  # does every seat know all that is known, so that its moves follow from what was seen?
most = _declare("most")  # the longest list that legal or weights can give
pick = _declare("pick")  # any legal action, all equally likely
handful = _declare("handful")  # legal actions to prefer one of: all, or a few at random where there are very many
recall = _declare("recall")  # make a state like another again, from which moves led to it; both in arrays of one
chance = _declare("chance")  # an action of chance, each as likely as its weight says
