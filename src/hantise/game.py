"""Game, Setup and State: what a game is, and the safe way to use its rules. Knows no game."""

import functools
import importlib
import math
import operator
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, Self

import numpy as np
import numpy.typing as npt

from hantise import editions, kernels
from hantise.chance import Rng, seeded
from hantise.contract import CHANCE, EVERYTHING, FUNCTIONS, NOTHING, OVER, SPECTATOR, Numbers, compiled_for, register, rule
from hantise.editions import Edition, Option
from hantise.kernels import REFUSED, UNLISTED
from hantise.mistakes import BadEdition, IllegalMove, Mistake
from hantise.words import Message, Refusal, Words, words

Table = dict[str, Any]

_SETUPS_KEPT = 200
_LONGEST_MOVE = 100  # letters; no move of any game comes near


class Game:
    """One folder of `hantise.games`, loaded: its rules, moves, positions, editions and words."""

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self._package = package
        self.folder = Path(str(importlib.import_module(package).__file__)).parent
        state = self._part("state")
        self.state_type: np.dtype[Any] = state.STATE
        self.actions: int = state.ACTIONS
        self.most: int = state.MOST
        self.box = self._part("box")
        self.moves = self._part("moves")
        self.read: Callable[[npt.NDArray[Any]], Any] = getattr(self.moves, "read", operator.itemgetter(0))
        self.positions = self._part("position")
        self.drawing = self._part("drawing")
        self.layout: tuple[Numbers, ...] = self._part("encoding").LAYOUT
        self.layout_version: int = self._part("encoding").VERSION
        self.functions = self._functions()
        self._setups: dict[str, Setup] = {}
        register(self.state_type, self.functions)

    def _part(self, part: str) -> ModuleType:
        return importlib.import_module(f"{self._package}.{part}")

    def _functions(self) -> dict[str, Any]:
        homes = {"encode": self._part("encoding"), "prefer": self._part("policy")}
        rules = self._part("rules")
        functions = {name: getattr(homes.get(name, rules), name) for name in FUNCTIONS}
        functions["pick"] = getattr(rules, "pick", kernels.pick_from_list)
        functions["chance"] = getattr(rules, "chance", kernels.draw_by_weight)
        functions["evaluate"] = getattr(homes["prefer"], "evaluate", rules.utility)
        functions["handful"] = getattr(homes["prefer"], "handful", kernels.all_that_are_legal)
        functions["recall"] = getattr(homes["prefer"], "recall", kernels.copy_all)
        functions["is_open"] = _constant(self.is_open)
        functions["most"] = _constant(self.most)
        return functions

    @functools.cached_property
    def apply_checked(self) -> Any:
        """`kernels.apply_checked` for this game's states."""
        return compiled_for(kernels.apply_checked, np.zeros(1, self.state_type), np.zeros(1, np.int32), 0, 0)

    @functools.cached_property
    def draw_and_list(self) -> Any:
        """`kernels.draw_and_list` for this game's states."""
        return compiled_for(kernels.draw_and_list, np.zeros(1, self.state_type), np.zeros(1, np.int32), seeded(0))

    @functools.cached_property
    def hide(self) -> Any:
        """`kernels.hide` for this game's states."""
        return compiled_for(kernels.hide, np.zeros(1, self.state_type), 0)

    @functools.cached_property
    def seen_by(self) -> Any:
        """`kernels.seen_by` for this game's states."""
        return compiled_for(kernels.seen_by, np.zeros(1, self.state_type), 0, 0)

    @property
    def encoded_size(self) -> int:
        """How many numbers `encode` writes."""
        return sum(part.size for part in self.layout)

    @property
    def lower_is_better(self) -> bool:
        """Do the lowest scores win?"""
        return bool(self.box.LOWER_IS_BETTER)

    @property
    def is_cooperative(self) -> bool:
        """Do all seats win or lose together?"""
        return bool(getattr(self.box, "COOPERATIVE", False))

    @property
    def is_open(self) -> bool:
        """Does nobody know more than the others?"""
        return bool(getattr(self.box, "OPEN", False))

    @functools.cached_property
    def edition_names(self) -> list[str]:
        """The editions that come with the game, the default first."""
        found = sorted(path.stem for path in (self.folder / "editions").glob("*.toml"))
        return sorted(found, key=lambda name: name != self.box.DEFAULT_EDITION)

    def edition(self, name: str | None = None) -> Edition:
        """An edition of the game by its name, or an owner's own by the path of its file; the default if not said."""
        if not isinstance(name, str | None):
            raise BadEdition(f"an edition is named by a text, not {name!r}", "edition")
        if name is None:
            return _edition(self, self.folder / "editions" / f"{self.box.DEFAULT_EDITION}.toml")
        if name in self.edition_names:
            return _edition(self, self.folder / "editions" / f"{name}.toml")
        if name.endswith(".toml"):
            return editions.read(Path(name), self.box.GameEdition, self.name)
        known = ", ".join(self.edition_names)
        raise BadEdition(f"{self.name} has no edition {name!r}; there are {known}, or give the path of a .toml file", "edition")

    def setup(self, players: int, options: Mapping[str, Any] | None = None, edition: str | None = None) -> "Setup":
        """What is settled before a game begins, checked."""
        settled = {} if options is None else options
        key = repr((players, settled, edition))  # as text, since 1 and true are equal and not the same
        if key in self._setups:
            return self._setups[key]
        setup = Setup(self, players, settled, self.edition(edition))
        if edition is None or edition in self.edition_names:  # an owner's own file may change
            if len(self._setups) >= _SETUPS_KEPT:
                self._setups.clear()
            self._setups[key] = setup
        return setup

    def __repr__(self) -> str:
        return f"<game {self.name}>"


@functools.cache
def _edition(game: Game, path: Path) -> Edition:
    return editions.read(path, game.box.GameEdition, game.name)


def _constant(number: int) -> Any:
    @rule
    def constant(_state):  # type: ignore[no-untyped-def]
        return number

    return constant


class Setup:
    """A game with its number of players, options and edition: everything settled before the first move."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], edition: Edition) -> None:
        if type(players) is not int or players not in edition.players:
            choice = _span(edition.players)
            raise Mistake(f"{game.name} ({edition.edition}) is for {choice} players, not {players!r}", "players")
        if not isinstance(options, Mapping):
            raise Mistake(f"expected a table, found {options!r}", "options")
        self.game = game
        self.players = players
        self.edition = edition
        self.given = dict(options)
        self.available: Sequence[Option] = game.box.options(edition, players)
        self.options = editions.settle(self.available, options)
        self.blank = np.zeros(1, game.state_type)
        state = self.blank[0]
        state.seats = players
        state.viewer = EVERYTHING
        game.box.fill(state.box, edition, players, self.options)
        self._spellings: dict[int, str] = {}
        self._parsed: dict[str, int] = {}

    def spell(self, action: int) -> str:
        """The move that an action number stands for."""
        if action not in self._spellings:
            self._spellings[action] = self.game.moves.spell(self.blank[0].box, action)
        return self._spellings[action]

    def parse(self, text: str) -> int | Refusal:
        """The action number of a move; capitals and extra spaces are forgiven, nothing else."""
        if text in self._parsed:
            return self._parsed[text]
        if not text.isascii() or not text.isprintable() or len(text) > _LONGEST_MOVE:
            return Refusal(Message("not-a-move", {"move": text[:_LONGEST_MOVE]}), self.game.moves.SPELLING_RULE)
        parsed: int | Refusal = self.game.moves.parse(self.blank[0].box, " ".join(text.lower().split()))
        if isinstance(parsed, int) and self.spell(parsed) == text:
            self._parsed[text] = parsed  # canonical spellings only, so that no user can fill the memory
        return parsed

    @functools.cache  # noqa: B019 — a setup lives as long as its games; there are few
    def words(self, language: str) -> Words:
        """The game's catalogue, with the names that the edition brings along."""
        if language not in ("en", "fr"):
            raise Mistake(f"no language {language!r}; there are en, fr", "language")
        names = self.game.box.names(self.edition, language)
        return words(language, self.game.folder, names.items())

    def start(self) -> "State":
        """A new game: the table is set, nothing has happened."""
        return State(self, _copied(self._begun))

    @functools.cached_property
    def _begun(self) -> npt.NDArray[Any]:
        """The same for every game: what follows is chance's."""
        array = self.blank.copy()
        kernels.begin(array)
        return array

    def load(self, position: Mapping[str, Any]) -> "State":
        """The state that a position describes, or a BadPosition that names the field."""
        if not isinstance(position, Mapping):
            raise Mistake(f"expected a table, found {position!r}", "position")
        array = self.blank.copy()
        self.game.positions.load(array[0], position, self.options)
        return State(self, array, dict(position))


def _span(numbers: Sequence[int]) -> str:
    if len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(str(number) for number in numbers)


class State:
    """One moment of one game. Moves are texts for people (`play`), numbers for programs (`apply`); both are checked."""

    __slots__ = ("_actions", "_actor", "_apply", "_array", "_count", "_history", "_listed", "_look", "_start", "is_view", "setup")

    def __init__(
        self, setup: Setup, array: npt.NDArray[Any], start: Table | None = None, history: list[int] | None = None
    ) -> None:
        self.setup = setup
        self._array = array
        self._actor = array["actor"]  # a window on the field, quicker than the record's attribute
        self.is_view: bool = array["viewer"].item() != EVERYTHING
        self._actions = np.empty(setup.game.most, np.int32)  # the actor's, as far as `_count` tells
        self._listed: memoryview[int] = self._actions.data  # the same, quicker to slice
        self._count = UNLISTED
        self._apply = setup.game.apply_checked
        self._look: Any = None
        self._start = start
        self._history = [] if history is None else history

    @property
    def actor(self) -> int:
        """Who is to move: a seat, CHANCE or OVER."""
        return self._actor.item()  # type: ignore[no-any-return]

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.actor == OVER

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setup.players

    @property
    def seat(self) -> int | None:
        """Whose view this is; None for a spectator's and for the true state."""
        viewer = self._array["viewer"].item()
        return viewer if viewer >= 0 else None

    @property
    def fields(self) -> Any:
        """The record itself, for those who know the game: `state.fields.level`."""
        return self._array[0]

    @property
    def look(self) -> Any:
        """What the game's positions, labels and log lines are made from: the record, or what the game's `read` makes of it."""
        if self._look is None or not self.is_view:  # a view never changes, so it is read once
            self._look = self.setup.game.read(self._array)
        return self._look

    @property
    def array(self) -> npt.NDArray[Any]:
        """The record as the one-element array that kernels take."""
        return self._array

    @property
    def history(self) -> tuple[int, ...]:
        """The actions made so far."""
        return tuple(self._history)

    def actions(self) -> list[int]:
        """The actor's actions by number; in a view only the viewer's own."""
        if self.is_view and self.actor != self.seat:
            return []
        if self._count < 0:
            self._list()
        return self._listed[: self._count].tolist()

    def _list(self) -> None:
        self._count = kernels.list_actions(self._array, self._actions)

    def moves(self) -> list[str]:
        """The actor's moves, sorted as plain texts; in a view only the viewer's own."""
        return sorted(map(self.setup.spell, self.actions()))

    def chances(self) -> dict[str, int]:
        """The moves of chance and their weights, over their greatest common divisor; empty if a seat is to move."""
        weights = self.weights()
        divisor = math.gcd(*weights.values())
        return dict(sorted((self.setup.spell(action), weight // divisor) for action, weight in weights.items()))

    def weights(self) -> dict[int, int]:
        """The actions of chance and their weights, as the rules count them; empty if a seat is to move."""
        if self.actor != CHANCE or self.is_view:
            return {}
        weight = np.empty_like(self._actions, np.int64)
        self._count = kernels.list_chances(self._array, self._actions, weight)
        return dict(zip(self.actions(), weight[: self._count].tolist(), strict=True))

    def play(self, move: str) -> Self:
        """Make a move, or raise IllegalMove with the reason and its rule; then nothing has changed."""
        self._must_be_playable()
        action = self.setup.parse(move)
        if isinstance(action, Refusal):
            raise IllegalMove(self.setup.words("en").say(action.message), action.rule)
        self.apply(action)
        return self

    def apply(self, action: int) -> None:
        """Make an action by its number."""
        count = self._apply(self._array, self._actions, self._count, action)
        if count == REFUSED:
            self._explain(action)
        self._count = count
        self._history.append(action)

    def draw(self, rng: Rng) -> int:
        """Let chance make its move; the action that it made."""
        action, count = self.setup.game.draw_and_list(self._array, self._actions, rng)
        if count == REFUSED:
            self._must_be_playable()
            raise Mistake("chance is not to move", "actor")
        self._count = count
        self._history.append(action)
        return action  # type: ignore[no-any-return]

    def _explain(self, action: int) -> NoReturn:
        self._must_be_playable()
        if not (0 <= action < self.setup.game.actions and self.setup.parse(self.setup.spell(action)) == action):
            raise Mistake(f"{self.setup.game.name} has no action {action}", "action")
        refusal: Refusal = self.setup.game.moves.refuse(self._array[0], action)
        raise IllegalMove(self.setup.words("en").say(refusal.message), refusal.rule)

    def choose(self, rng: Rng, sensible: bool = False) -> int:
        """An action for whoever is to move: by weight for chance, evenly random or by the game's policy for a seat."""
        return kernels.choose(self._array, rng, sensible)  # type: ignore[no-any-return]

    def refusal(self, move: str) -> Refusal | None:
        """Why this move is refused now; None if it is legal."""
        action = self.setup.parse(move)
        if isinstance(action, Refusal):
            return action
        if self._count < 0:
            self._list()
        if action in self._listed[: self._count]:
            return None
        refusal: Refusal = self.setup.game.moves.refuse(self._array[0], action)
        return refusal

    def why_not(self, move: str, language: str = "en") -> str | None:
        """The reason in words, with its paragraph; None if the move is legal."""
        refusal = self.refusal(move)
        return None if refusal is None else self.setup.words(language).say(refusal.message)

    def view(self, seat: int | None) -> "State":
        """What a seat, or a spectator (None), is given: a state without the secrets, that cannot be played on."""
        self._must_be_playable()
        if seat is not None and not 0 <= seat < self.players:
            raise Mistake(f"no seat {seat} at a table of {self.players}", "seat")
        array = _copied(self._array)
        self.setup.game.hide(array, SPECTATOR if seat is None else seat)
        return State(self.setup, array)

    def imagine(self, rng: Rng) -> "State":
        """A whole state that would look just like this view."""
        if not self.is_view:
            raise Mistake("only a view leaves something to imagine", "state")
        array = _copied(self._array)
        kernels.imagine(array, rng)
        return State(self.setup, array)

    def encoded(self) -> npt.NDArray[np.float32]:
        """The view as numbers for learning; the layout is `game.layout`."""
        out = np.zeros(self.setup.game.encoded_size, np.float32)
        kernels.encode(self._array, out)
        return out

    def encoded_parts(self) -> dict[str, list[float]]:
        """The same numbers by the names of the layout."""
        parts, start, out = {}, 0, self.encoded().tolist()
        for part in self.setup.game.layout:
            parts[part.name] = out[start : start + part.size]
            start += part.size
        return parts

    def position(self) -> Table:
        """All fields in the game's terms; a view has `seat`, and `"?"` for what it hides."""
        table: Table = self.setup.game.positions.table(self.look)
        if self.is_view:
            table["seat"] = self.seat
        return table

    def copy(self) -> "State":
        """An independent state with the same past."""
        return State(self.setup, _copied(self._array), self._start, self._history.copy())

    @property
    def scores(self) -> list[int] | None:
        """The result for each seat, once the game is over."""
        if not self.is_over:
            return None
        out = np.zeros(self.players, np.float64)
        kernels.scores(self._array, out)
        return [int(score) for score in out]

    @property
    def utilities(self) -> list[float] | None:
        """The result for each seat in [0, 1], once the game is over."""
        if not self.is_over:
            return None
        out = np.zeros(self.players, np.float64)
        kernels.utility(self._array, out)
        return [float(value) for value in out]

    @property
    def winners(self) -> list[int] | None:
        """The winning seats, once the game is over."""
        if not self.is_over:
            return None
        winners: list[int] = self.setup.game.positions.winners(self._array[0])
        return winners

    def _from_the_start(self) -> "State":
        return self.setup.start() if self._start is None else self.setup.load(self._start)

    def seen_by(self, action: int, seat: int | None) -> int | None:
        """What the seat sees of an action about to be made: its number, a masked one, or None if it goes unnoticed."""
        seen = int(self.setup.game.seen_by(self._array, action, SPECTATOR if seat is None else seat))
        return None if seen == NOTHING else seen

    def record(self) -> Table:
        """The game so far, as formats.md says; a game that began from a position tells it."""
        record = _head(self)
        record["moves"] = [self.setup.spell(action) for action in self._history]
        if self.is_over:
            record |= {"scores": self.scores, "winners": self.winners}
        return record

    def masked_record(self, seat: int | None) -> Table:
        """The game so far as a seat or a spectator saw it."""
        state = self._from_the_start()
        record = _head(state) | {"seat": seat, "moves": []}
        if "position" in record:
            record["position"] = state.view(seat).position()
        for action in self._history:
            seen = state.seen_by(action, seat)
            if seen is not None:
                record["moves"].append(self.setup.spell(seen))
            state.apply(action)
        return record

    def log(self, seat: int | None) -> list[Message]:
        """What happened so far, told to a seat or a spectator."""
        state = self._from_the_start()
        lines: list[Message] = []
        before = state.view(seat)
        for action in self._history:
            seen = state.seen_by(action, seat)
            state.apply(action)
            after = state.view(seat)
            if seen is not None:
                lines += tell(before, seen, after)
            before = after
        return lines

    def drawing(self, language: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The view as a drawing in text, for terminals."""
        catalogue = self.setup.words(language)
        return str(self.setup.game.drawing.draw(self._array[0], Words(language, catalogue.bundle, names or {})))

    def _must_be_playable(self) -> None:
        if self.is_view:  # its actor may be chance, so this comes first everywhere
            raise Mistake("this is a view: it can be looked at, not played on", "state")

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.position().items())
        return f"<{self.setup.game.name}: {fields}>"


def tell(before: State, seen: int, after: State) -> list[Message]:
    """The log lines for an action, told from what one viewer saw of it and of the table before and after."""
    lines: list[Message] = before.setup.game.moves.tell(before.look, seen, after.look)
    return lines


def label(view: State, action: int) -> Message:
    """What a move does, for a list to pick from."""
    message: Message = view.setup.game.moves.label(view.look, action)
    return message


def _copied(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The same bytes elsewhere; copying a structured array itself goes field by field, and looking at it as bytes is slow too."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def _head(state: State) -> Table:
    setup = state.setup
    head: Table = {
        "game": setup.game.name,
        "edition": setup.edition.edition,
        "players": setup.players,
        "options": dict(setup.given),
    }
    if state._start is not None:
        head["position"] = state._start
    return head


def actor_word(actor: int) -> int | str:
    """An actor as formats write it: a seat, "chance" or "over"."""
    return {CHANCE: "chance", OVER: "over"}.get(actor, actor)


def described(game: Game) -> Table:
    """A game for a list of games: players, editions, options with their ranges."""
    edition = game.edition()
    setup = game.setup(edition.players[-1])
    catalogue = setup.words("en")
    return {
        "game": game.name,
        "title": catalogue.text("title"),
        "teaser": catalogue.text("teaser"),
        "players": edition.players,
        "editions": game.edition_names,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "range": option.range,
                **({"values": option.choices} if option.choices else {"low": option.low, "high": option.high}),
                "meaning": catalogue.text(f"option-{option.name.replace('_', '-')}"),
            }
            for option in setup.available
        ],
    }
