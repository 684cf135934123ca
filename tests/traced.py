"""Print what happens in a game, step by step, as digests: compiled and uncompiled must print the same."""

import hashlib
import json
import sys

from every_game import made, setups, walk
from hantise.chance import seeded
from hantise.game import State

STEPS = 90


def main(name: str) -> None:
    chosen = [parameter.values[0] for parameter in setups() if parameter.values[0][0] == name]
    for parameters in (chosen[0], chosen[-1]):
        setup = made(parameters)
        for sensible in (False, True):
            for number, state in enumerate(walk(setup, seed=21, most=STEPS, sensible=sensible)):
                if number % 2 == 0:
                    print(number, digest(state))


def digest(state: State) -> str:
    viewer = max(state.actor, 0)
    view = state.view(viewer)
    guess = view.imagine(seeded(5))
    shown: list[object] = [
        state.position(),
        state.chances() or state.moves(),
        view.position(),
        guess.position(),
        state.scores,
        state.utilities,
    ]
    shown += [view.encoded().tolist(), [state.seen_by(action, 0) for action in state.actions()[:20]]]
    return hashlib.sha256(json.dumps(shown).encode()).hexdigest()


if __name__ == "__main__":
    main(sys.argv[1])
