"""Many games of one setup, stepped together by compiled code that writes into the same arrays again and again."""

from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from hantise.chance import seeded, unpredictable
from hantise.contract import EVERYTHING
from hantise.envs import stepping
from hantise.envs.setting import checked_seed, payment
from hantise.game import Setup, State
from hantise.mistakes import IllegalMove, Mistake

MOST_MASKED = 16_384  # actions; a game with more has no masks, only lists
_SAMPLES = 1  # the stream of the random actions, beside the games' own luck


class Batch:
    """Games side by side: row i of every array is about game i, whose seat `actors[i]` is to move.

    A game that ends is begun anew in the same step. Luck has a stream for each game: the same seed and actions give the same
    games, whatever the size of the batch. Nothing is copied: whoever wants to keep an array copies it. Compiled code lets
    other threads run, so several batches can be stepped at once.
    """

    def __init__(
        self,
        setup: Setup,
        size: int,
        seed: int | None = None,
        rewards: str = "result",
        learner: int = stepping.EVERY_SEAT,
        sensible: bool = False,
    ) -> None:
        """With a `learner` only this seat's actions are asked for; the others play by the policy, if `sensible`, or at random."""
        if type(size) is not int or size < 1:
            raise Mistake(f"a batch has at least one game, not {size!r}", "size")
        game = setup.game
        self.setup = setup
        self.size = size
        self.actors = np.zeros(size, np.int8)  # the seat that is to move
        self.observations = np.zeros((size, game.encoded_size), np.float32)  # its view, in the game's layout
        self.actions = np.zeros((size, game.most), np.int32)  # its legal actions: the first `counts[i]` of the row
        self.counts = np.zeros(size, np.int32)
        self._masks = np.zeros((size if game.actions <= MOST_MASKED else 0, game.actions), np.int8)
        self.rewards = np.zeros((size, setup.players), np.float32)  # each seat's, where a game has just ended; else 0
        self.scores = np.zeros((size, setup.players), np.float64)  # of the last game that ended
        self.ended = np.zeros(size, np.bool)  # has a game just ended, and this one begun?
        self.finals = np.zeros((size if learner >= 0 else 0, game.encoded_size), np.float32)  # the learner's last view of it
        self.steps = 0  # made in all games together, since the reset
        self._start: npt.NDArray[Any] = setup.start().array
        self._states = np.repeat(self._start, size)
        self._chosen = np.zeros(size, np.int32)
        self._rest = (self.rewards, self.scores, self.ended, self.finals, payment(game, rewards), learner, sensible)
        self.reset(seed)

    @property
    def masks(self) -> npt.NDArray[np.int8] | None:
        """1 for each legal action, or None: a game with more than 16,384 actions has only the lists."""
        return self._masks if len(self._masks) else None

    def reset(self, seed: int | None = None) -> None:
        """Begin every game anew; without a seed, with luck from the operating system."""
        numbers = unpredictable().tolist() if seed is None else [checked_seed(seed)]
        self._rngs = np.stack([seeded(*numbers, game) for game in range(self.size)])
        self._sampling = seeded(*numbers, self.size, _SAMPLES)
        self.steps = 0
        stepping.begin(self._start, self._states, self._rngs, *self._rest)
        self._show()

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one action in every game. If one is not legal an error tells which and why, and no game has moved."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.size,) or not np.issubdtype(chosen.dtype, np.integer):
            raise Mistake(f"one whole number for each of the {self.size} games is needed", "actions")
        illegal = stepping.first_illegal(self.actions, self.counts, chosen)
        if illegal >= 0:
            self._explain(illegal, int(chosen[illegal]))
        stepping.step(self._start, self._states, self._rngs, chosen.astype(np.int32, copy=False), *self._rest)
        self.steps += self.size
        self._show()

    def sample(self) -> npt.NDArray[np.int32]:
        """A legal action for each game, all equally likely; the same array at every call."""
        stepping.sample(self.actions, self.counts, self._sampling, self._chosen)
        return self._chosen

    def view(self, game: int) -> State:
        """What the acting seat of one game is given, to look at."""
        return self._state(game).view(int(self.actors[game]))

    def _state(self, game: int) -> State:
        array = self._states[game : game + 1].copy()
        assert array["viewer"].item() == EVERYTHING
        return State(self.setup, array)

    def _show(self) -> None:
        stepping.show(self._states, self.actors, self.observations, self.actions, self.counts, self._masks)

    def _explain(self, game: int, action: int) -> NoReturn:
        try:
            self._state(game).apply(action)
        except IllegalMove as refused:
            raise IllegalMove(f"game {game}: {refused}", refused.rule) from None
        except Mistake as mistake:
            raise Mistake(f"game {game}: {mistake}") from None
        raise AssertionError(f"game {game} lists its actions wrongly")
