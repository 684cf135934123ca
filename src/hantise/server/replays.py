"""Games looked at again, step by step: as a seat or a spectator saw them, or with everything shown."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hantise.contract import CHANCE
from hantise.game import State, tell
from hantise.server.messages import Replayed, ReplayStep, text
from hantise.tables.table import Table


@dataclass(frozen=True)
class Eyes:
    """Whose eyes a game is seen through: a seat's, or a spectator's; or they see everything."""

    seat: int | None = None
    everything: bool = False

    def view(self, state: State) -> State:
        """What they see of a state; it stays as it is when the state goes on."""
        return state.copy() if self.everything else state.view(self.seat)

    def glimpse(self, state: State, action: int) -> int | None:
        """What they see of an action about to be made."""
        return action if self.everything else state.seen_by(action, self.seat)


def steps(state: State, actions: Iterable[int], eyes: Eyes) -> Iterator[ReplayStep]:
    """The table as it stands, then each action as it is made."""
    shown = eyes.view(state)
    yield ReplayStep.model_construct(by=None, move=None, view=shown.position(), lines=[])
    for action in actions:
        actor, before = state.actor, shown
        glimpse = eyes.glimpse(state, action)
        state.apply(action)
        shown = eyes.view(state)
        yield ReplayStep.model_construct(
            by=None if actor == CHANCE else actor,
            move=None if glimpse is None else state.setup.spell(glimpse),
            view=shown.position(),
            lines=[] if glimpse is None else [text(line) for line in tell(before, glimpse, shown)],
        )


def one_step(table: Table, step: int, eyes: Eyes) -> Replayed:
    """A step of a finished game; 0 is the table before any move."""
    assert table.state is not None
    made = table.state.history
    last = max(step - 1, 0)
    state = table.fresh()
    for action in made[:last]:
        state.apply(action)
    *_, seen = steps(state, made[last:step], eyes)
    return Replayed(step=step, steps=len(made), **dict(seen))
