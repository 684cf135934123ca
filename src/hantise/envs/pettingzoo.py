"""PettingZoo: each seat is an agent, one acts at a time; chance is played by the environment from its seed.

`env("ghooost", players=4)` follows PettingZoo's AEC interface. An observation holds the seat's view as numbers and the
mask of its legal actions; rewards come when the game is over.
"""

from collections.abc import Mapping
from typing import Any

from hantise.contract import CHANCE
from hantise.envs.setting import (
    RENDER_MODES,
    REWARDS,
    bounds,
    checked_action,
    luck,
    missing,
    observed,
    one_of,
    paid,
    pettingzoo_id,
)
from hantise.game import Setup, State
from hantise.games import load
from hantise.mistakes import Mistake

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise missing("PettingZoo") from None


def env(
    game: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    rewards: str = "result",
    render_mode: str | None = None,
) -> "TableEnv":
    """A table of that many agents. `rewards` is "result", in [0, 1], or "scores", the score above the mean of the others'."""
    return TableEnv(load(game).setup(players, options, edition), rewards, render_mode)


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game with all its seats."""

    def __init__(self, setup: Setup, rewards: str, render_mode: str | None) -> None:
        super().__init__()
        self.setup = setup
        self.pay = one_of(REWARDS, rewards, "rewards")
        self.render_mode = None if render_mode is None else one_of(RENDER_MODES, render_mode, "render_mode")
        self.metadata = {
            "name": pettingzoo_id(setup.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(setup.game)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high),
                    "action_mask": spaces.MultiBinary(setup.game.actions),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(setup.game.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._state: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All action numbers of the game; the mask tells which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 — PettingZoo's
        """A new game; without a seed, with luck from the operating system."""
        self._luck = luck(seed)
        self._state = self.setup.start()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._play_chance(self._state)
        self._show()

    def step(self, action: int | None) -> None:
        """Make the acting seat's action; after the end each agent is taken away by a step with None."""
        state = self._playing()
        if not self.agents:
            raise Mistake("the game is over and every agent has left; call reset for another", "step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state.apply(checked_action(action, self.setup.game.actions))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play_chance(state)
        if state.is_over:
            for seat, reward in enumerate(paid(state, self.pay)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know now; its mask is empty while another is to move."""
        return observed(self._playing().view(self._seats[agent]))

    def render(self) -> str | None:
        """The table as the acting seat sees it; as everybody sees it once the game is over."""
        if self.render_mode is None:
            raise Mistake(f"make the environment with one of {', '.join(RENDER_MODES)} to render it", "render_mode")
        state = self._playing()
        text = state.view(None if state.is_over else state.actor).drawing()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open; PettingZoo wants this beside `render`."""

    def _playing(self) -> State:
        if self._state is None:
            raise Mistake("call reset first", "reset")
        return self._state

    def _play_chance(self, state: State) -> None:
        while state.actor == CHANCE:
            state.draw(self._luck)

    def _show(self) -> None:
        """Turn to whoever is to move; when the game is over, to the agents one after the other."""
        state = self._playing()
        self.agent_selection = self.agents[0] if state.is_over else self.possible_agents[state.actor]
        if self.render_mode == "human":
            self.render()
