"""Gymnasium: one seat learns, the others are bots. Importing this module registers every game as `Hantise/<Game>-v1`.

`gymnasium.make("Hantise/Ghosts-v1", players=4, opponents="ghost")` is one game with bots of a level;
`gymnasium.make_vec("Hantise/Ghosts-v1", num_envs=4096, players=4)` a batch of games with compiled opponents.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from hantise.bots.player import NO_CLOCK
from hantise.bots.player import find as find_bot
from hantise.bots.seated import Seated
from hantise.envs.batches import Batch
from hantise.envs.setting import (
    RENDER_MODES,
    REWARDS,
    bounds,
    checked_action,
    checked_seat,
    checked_seed,
    gymnasium_id,
    missing,
    observed,
    one_of,
    paid,
)
from hantise.game import Game, State
from hantise.games import load, names
from hantise.mistakes import Mistake

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise missing("Gymnasium") from None

Observation = dict[str, npt.NDArray[Any]]

ILLEGAL = ("lose", "error")
COMPILED = ("random", "policy")  # opponents that a batch can have
_SEEDS = 2**63 - 1  # below which a game's seed is drawn


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of one game; the other seats are bots and chance, played until it is this seat's turn again."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "policy",
        rewards: str = "result",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are bots by name, one for all or one for each other seat; `illegal` says what an illegal action does.

        Any number of the action space may come in, as Gymnasium has it. One that is not legal now loses the game at once, and
        `info["error"]` says why; with "error" it raises that reason instead, and nothing has changed.
        """
        self.setup = _setup(game, players, options, edition)
        self.seat = checked_seat(seat, self.setup.players)
        self.pay = one_of(REWARDS, rewards, "rewards")
        self.illegal = one_of(ILLEGAL, illegal, "illegal")
        self.render_mode = None if render_mode is None else one_of(RENDER_MODES, render_mode, "render_mode")
        self._makers = [find_bot(name) for name in self._names(opponents)]
        self.observation_space = _space(self.setup.game, masked=True)
        self.action_space = spaces.Discrete(self.setup.game.actions)  # type: ignore[assignment] # ints, as NumPy's
        self._state: State | None = None
        self._is_over = True

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 — Gymnasium's

    def _names(self, opponents: str | Sequence[str]) -> list[str]:
        """A bot for every seat; the learner's own is never asked."""
        others = self.setup.players - 1
        listed = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(listed) != others:
            raise Mistake(f"{len(listed)} bots for the {others} other seats", "opponents")
        return [*listed[: self.seat], "random", *listed[self.seat :]]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first turn."""
        super().reset(seed=None if seed is None else checked_seed(seed), options=options)
        self._state = self.setup.start()
        self._bots = Seated(self._makers, int(self.np_random.integers(_SEEDS)), 0, NO_CLOCK)
        self._play_on(self._state)
        self._is_over = self._state.is_over
        return self._shown(self._state), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the seat's action, then all moves up to its next turn or the end."""
        state = self._playing()
        if self._is_over:
            raise Mistake("the game is over; call reset for another", "step")
        number = checked_action(action, self.setup.game.actions)
        try:
            state.apply(number)
        except Mistake as mistake:
            if self.illegal == "error":
                raise
            self._is_over = True
            return self._shown(state), self._worst(), True, False, {"error": str(mistake)}
        self._play_on(state)
        self._is_over = state.is_over
        reward = paid(state, self.pay)[self.seat] if state.is_over else 0.0
        info = {"scores": state.scores, "winners": state.winners} if state.is_over else {}
        return self._shown(state), reward, state.is_over, False, info

    def render(self) -> str | None:
        """The table as the seat sees it."""
        if self.render_mode is None:
            raise Mistake(f"make the environment with one of {', '.join(RENDER_MODES)} to render it", "render_mode")
        text = self._playing().view(self.seat).drawing()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _worst(self) -> float:
        """What a seat gets that loses by an illegal action: no result; in scores, less than nothing."""
        return 0.0 if self.pay == "result" else -1.0

    def _playing(self) -> State:
        if self._state is None:
            raise Mistake("call reset first", "reset")
        return self._state

    def _play_on(self, state: State) -> None:
        while not state.is_over and state.actor != self.seat:
            state.apply(self._bots.choose(state))

    def _shown(self, state: State) -> Observation:
        if self.render_mode == "human":
            self.render()
        return observed(state.view(self.seat))


class SeatVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """The same seat of many games in one compiled batch, against opponents that play at random or by the game's policy.

    A game that ends begins anew in the same step; `infos["final_obs"]` then holds its last observation. `infos` also lists
    the legal actions, `counts` of each row: the only form for a game with too many actions to mask.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 — Gymnasium's

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        seat: int = 0,
        opponents: str = "policy",
        rewards: str = "result",
        copy: bool = True,
    ) -> None:
        """Without `copy`, what is returned are the batch's own arrays, written anew by each step."""
        setup = _setup(game, players, options, edition)
        sensible = one_of(COMPILED, opponents, "opponents") == "policy"
        self.seat = checked_seat(seat, setup.players)
        self.batch = Batch(setup, num_envs, None, rewards, self.seat, sensible)
        self.num_envs = num_envs
        self._copy = copy
        self.single_observation_space = _space(setup.game, masked=self.batch.masks is not None)
        self.single_action_space = spaces.Discrete(setup.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """New games, up to the seat's first turn in each."""
        super().reset(seed=None if seed is None else checked_seed(seed), options=options)
        self.batch.reset(int(self.np_random.integers(_SEEDS)))
        return self._observation(), self._listed()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Make the seat's action in every game; one that is not legal raises, and no game has moved."""
        self.batch.step(actions)
        infos = self._listed()
        if self.batch.ended.any():
            infos |= {"final_obs": {"observation": self._given(self.batch.finals)}, "_final_obs": self.batch.ended.copy()}
        rewards = self._given(self.batch.rewards[:, self.seat])
        return self._observation(), rewards, self._given(self.batch.ended), np.zeros(self.num_envs, np.bool), infos

    def _observation(self) -> Observation:
        observation = {"observation": self._given(self.batch.observations)}
        if self.batch.masks is not None:
            observation["action_mask"] = self._given(self.batch.masks)
        return observation

    def _listed(self) -> dict[str, Any]:
        return {"actions": self.batch.actions, "counts": self._given(self.batch.counts)}

    def _given(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array


def _setup(game: str, players: int | None, options: Mapping[str, Any] | None, edition: str | None) -> Any:
    loaded = load(game)
    return loaded.setup(loaded.edition(edition).players[0] if players is None else players, options, edition)


def _space(game: Game, masked: bool) -> Any:
    low, high = bounds(game)
    parts: dict[str, spaces.Space[Any]] = {"observation": spaces.Box(low, high)}
    if masked:
        parts["action_mask"] = spaces.MultiBinary(game.actions)
    return spaces.Dict(parts)


def register() -> None:
    """Tell Gymnasium of every game."""
    for name in names():
        gymnasium.register(
            gymnasium_id(load(name)),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": name},
            order_enforce=False,  # our own error says what to do
        )


register()
