"""All games in all their ways of being played, for the tests that hold for every game."""

from collections.abc import Iterator
from typing import Any

import pytest

from hantise.chance import Rng, seeded
from hantise.game import Setup, State
from hantise.games import load, names


def setups() -> list[Any]:
    """Every game at every number of players in every variant, and its other editions at the fewest players."""
    found = []
    for name in names():
        game = load(name)
        group = pytest.mark.xdist_group(name)  # so that one worker compiles a game, and the other another
        for players in game.edition().players:
            for variant in game.box.variants(players):
                label = "-".join([name, str(players), *(f"{key}={value}" for key, value in variant.items())])
                found.append(pytest.param((name, players, variant, None), id=label, marks=group))
        for edition in game.edition_names[1:]:
            players = game.edition(edition).players[0]
            found.append(pytest.param((name, players, {}, edition), id=f"{name}-{edition}", marks=group))
    return found


def made(parameters: Any) -> Setup:
    name, players, options, edition = parameters
    return load(name).setup(players, options, edition)


def walk(setup: Setup, seed: int, most: int = 10_000, sensible: bool = False) -> Iterator[State]:
    """Every state of a game, the last one included; each is the same object, moved on."""
    rng: Rng = seeded(seed)
    state = setup.start()
    yield state
    while not state.is_over and most > 0:
        state.apply(state.choose(rng, sensible))
        most -= 1
        yield state


def viewers(setup: Setup) -> list[int | None]:
    return [None, *range(setup.players)]
