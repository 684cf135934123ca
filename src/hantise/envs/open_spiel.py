"""OpenSpiel: every game as a `pyspiel` game. Importing this module registers them as `hantise_<game>`.

`pyspiel.load_game("hantise_ghosts(players=4,rounds=1)")`: players, edition and the game's options are parameters. Chance nodes
are explicit. An information state is all that a seat has seen, move by move; an observation is its present view.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hantise import kernels
from hantise.chance import seeded
from hantise.contract import CHANCE, OVER
from hantise.envs.setting import missing, paid
from hantise.game import Game, Setup, State
from hantise.games import load, names
from hantise.mistakes import Mistake

try:
    import pyspiel
except ImportError:
    raise missing("OpenSpiel") from None

_LONGEST = 1_000_000  # moves of a game; no game states a bound of its own
_SEEDS = 2**53  # as many as a float in [0, 1) tells apart


class Recollection:
    """What one viewer has seen: the moves, and a digest of every view that it had, so that nothing is ever forgotten."""

    __slots__ = ("digest", "moves")

    def __init__(self, digest: bytes = b"", moves: tuple[str, ...] = ()) -> None:
        self.digest = digest
        self.moves = moves

    def after(self, move: str, view: State) -> "Recollection":
        """One move later."""
        seen = hashlib.blake2b(self.digest + move.encode() + view.array.tobytes(), digest_size=12).digest()
        return Recollection(seen, (*self.moves, move))

    def known_to(self, view: State) -> "Recollection":
        """The same past as somebody can tell who has this view now."""
        return Recollection(hashlib.blake2b(self.digest + view.array.tobytes(), digest_size=12).digest(), self.moves)

    def __str__(self) -> str:
        return f"{'; '.join(self.moves)} #{self.digest.hex()}"


class Table:
    """A state with everybody's recollections: what a pyspiel state copies and serialises.

    Recollections are worked out when somebody asks for them, so that rollouts, which never do, are quick.
    """

    __slots__ = ("_public", "_seats", "_since", "_then", "state")

    def __init__(self, state: State, seats: Sequence[Recollection], public: Recollection) -> None:
        self.state = state
        self._seats = list(seats)
        self._public = public  # a spectator's
        self._then = state.copy()  # as it was when the recollections were worked out; never moved on
        self._since: list[int] = []  # the actions made after that

    @classmethod
    def new(cls, setup: Setup) -> "Table":
        """Nothing has happened yet."""
        return cls(setup.start(), [Recollection()] * setup.players, Recollection())

    def apply(self, action: int) -> None:
        """Make the action."""
        self.state.apply(action)
        self._since.append(action)

    def recalled(self, viewer: int | None) -> Recollection:
        """What a seat or a spectator has seen so far."""
        if self._since:
            state = self._then.copy()
            for action in self._since:
                self._remember(state, action)
            self._then, self._since = state, []
        return self._public if viewer is None else self._seats[viewer]

    def _remember(self, state: State, action: int) -> None:
        """Make the action once more; whoever notices it remembers it."""
        seats = range(state.players)
        sights = [state.seen_by(action, viewer) for viewer in (None, *seats)]
        state.apply(action)
        public, *own = [None if sight is None else state.setup.spell(sight) for sight in sights]
        if public is not None:
            self._public = self._public.after(public, state.view(None))
        for seat, move in zip(seats, own, strict=True):
            if move is not None:
                self._seats[seat] = self._seats[seat].after(move, state.view(seat))

    def imagined(self, seat: int, seed: int) -> "Table":
        """The table as it might be for all that the seat knows; the others remember what everybody saw."""
        own, public = self.recalled(seat), self.recalled(None)
        state = self.state.view(seat).imagine(seeded(seed))
        seats = [own if other == seat else public.known_to(state.view(other)) for other in range(state.players)]
        return Table(state, seats, public)

    def __deepcopy__(self, _memo: object) -> "Table":
        other: Table = object.__new__(Table)
        other.state, other._then = self.state.copy(), self._then
        other._seats, other._public, other._since = self._seats.copy(), self._public, self._since.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.state.setup
        key = (setup.game.name, setup.players, setup.given, setup.edition.edition)
        pasts = [self.recalled(viewer) for viewer in (*range(setup.players), None)]
        return _restored, (key, self.state.array.tobytes(), [(past.digest, past.moves) for past in pasts])


def _restored(key: tuple[str, int, Mapping[str, Any], str], record: bytes, pasts: list[tuple[bytes, tuple[str, ...]]]) -> Table:
    name, players, options, edition = key
    setup = load(name).setup(players, options, edition)
    array = np.frombuffer(record, setup.game.state_type).copy()
    *seats, public = [Recollection(*past) for past in pasts]
    return Table(State(setup, array), seats, public)


class HantiseState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. OpenSpiel checks nothing that it is given, so what is wrong is refused here, with the rule."""

    def __init__(self, game: "HantiseGame") -> None:
        super().__init__(game)
        self.table = Table.new(game.setup)

    def current_player(self) -> int:
        """A seat, chance, or the end."""
        actor = self.table.state.actor
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(actor, actor)  # type: ignore[no-any-return]

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.table.state.is_over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.table.state
        return sorted(state.actions()) if state.actor == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of chance with their probabilities."""
        state = self.table.state
        if state.actor != CHANCE:
            raise Mistake("chance is not to move", "chance_outcomes")
        actions, weights = np.empty(state.setup.game.most, np.int32), np.empty(state.setup.game.most, np.int64)
        count = kernels.list_chances(state.array, actions, weights)
        total = int(weights[:count].sum())
        outcomes = zip(actions[:count].tolist(), weights[:count].tolist(), strict=True)
        return sorted((action, weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.table.state.setup.spell(action)

    def returns(self) -> list[float]:
        """Each seat's result in [0, 1]; nothing before the end."""
        state = self.table.state
        return paid(state, "result") if state.is_over else [0.0] * state.players

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the seat has seen."""
        seat = self._seat(player)
        return f"seat {seat}: {self.table.recalled(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """The seat's view."""
        return str(self.table.state.view(self._seat(player)).position())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The seat's view as numbers."""
        return self.table.state.view(self._seat(player)).encoded().tolist()  # type: ignore[no-any-return]

    def _seat(self, player: int | None) -> int:
        seat = self.table.state.actor if player is None else player
        if not 0 <= seat < self.table.state.players:
            raise Mistake(f"no seat {seat} at a table of {self.table.state.players}", "player")
        return seat

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "HantiseState":
        """Another state that the seat could be in, for all that it has seen; its past is not told."""
        other: HantiseState = self.get_game().new_initial_state()
        other.table = self.table.imagined(player, int(probability_sampler() * _SEEDS))
        return other

    def __str__(self) -> str:
        return repr(self.table.state)


class Observer:
    """What pyspiel's observation API asks for: views as tensors, views or information states as strings."""

    def __init__(self, game: "HantiseGame", kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise Mistake(f"an observer takes no parameters, found {dict(params)!r}", "params")
        self._recalls = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        layout = game.setup.game.layout
        self.tensor = np.zeros(game.setup.game.encoded_size, np.float32)
        ends = np.cumsum([numbers.size for numbers in layout])
        self.dict = {numbers.name: self.tensor[end - numbers.size : end] for numbers, end in zip(layout, ends, strict=True)}

    def set_from(self, state: HantiseState, player: int) -> None:
        """Write the view as numbers: the seat's, or without private information a spectator's."""
        view = state.table.state.view(player if self._is_private else None)
        kernels.encode(view.array, self.tensor)

    def string_from(self, state: HantiseState, player: int) -> str:
        """The view, or all that was seen, as text."""
        if self._recalls:
            return state.information_state_string(player) if self._is_private else str(state.table.recalled(None))
        return state.observation_string(player) if self._is_private else str(state.table.state.view(None).position())


class HantiseGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, set up by OpenSpiel's parameters."""

    kind: Any  # what OpenSpiel is told; each game has a class of its own
    game: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setup = _setup(self.game, dict(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.actions,  # chance's actions are numbered among all
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> HantiseState:
        """The table is set, nothing has happened."""
        return HantiseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """An observer of this kind."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _setup(game: Game, params: dict[str, Any]) -> Setup:
    edition = params.pop("edition", "") or None
    players = params.pop("players", 0) or game.edition(edition).players[0]
    return game.setup(players, params, edition)


def _kind(game: Game) -> Any:
    """What OpenSpiel is told of a game. A parameter that is not given is left to the game, whatever its default here."""
    players = game.edition().players
    options = {option.name: option.default for option in game.setup(players[0]).available}
    return pyspiel.GameType(
        short_name=f"hantise_{game.name}",
        long_name=game.setup(players[0]).words("en").text("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.is_cooperative else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a whole past has no fixed size
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": players[0], "edition": "", **options},
    )


def register() -> None:
    """Tell OpenSpiel of every game."""
    for name in names():
        game = load(name)
        kind = _kind(game)
        pyspiel.register_game(kind, type(f"{name.capitalize()}Game", (HantiseGame,), {"kind": kind, "game": game}))


register()
