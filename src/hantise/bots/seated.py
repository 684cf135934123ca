"""Bots at all seats of one game: who is asked, how long each takes, and what goes wrong. Luck has a stream of its own."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hantise.bots.player import NO_CLOCK, Maker, Player, ask, made, seed_for
from hantise.chance import seeded
from hantise.contract import CHANCE
from hantise.game import State

_RESCUE = 1  # the stream of the policy moves that stand in for faulty ones


@dataclass
class Seat:
    """A player and how it did."""

    player: Player
    moves: int = 0
    milliseconds: float = 0.0  # in all
    slowest: float = 0.0  # move, in milliseconds
    faults: list[str] = field(default_factory=list)


class Seated:
    """A full table. The same seed and deal bring the same luck, whoever plays."""

    def __init__(self, makers: Sequence[Maker], seed: int, deal: int, clock: float = NO_CLOCK) -> None:
        self.seats = [Seat(made(maker, seed_for(seed, deal, seat))) for seat, maker in enumerate(makers)]
        self._luck = seeded(seed, deal)
        self._rescue = seeded(seed, deal, _RESCUE)
        self._clock = clock

    def choose(self, state: State) -> int:
        """An action for whoever is to move, chance included."""
        if state.actor == CHANCE:
            return state.choose(self._luck)
        seat = self.seats[state.actor]
        choice = ask(seat.player, state.view(state.actor), self._clock, self._rescue)
        seat.moves += 1
        seat.milliseconds += choice.milliseconds
        seat.slowest = max(seat.slowest, choice.milliseconds)
        if choice.fault is not None:
            seat.faults.append(f"move {len(state.history) + 1}: {choice.fault}")
        return choice.action
