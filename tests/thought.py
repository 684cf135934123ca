"""Print what a short search finds: compiled and uncompiled must print the same."""

import json
import sys
from dataclasses import asdict

from every_game import walk
from hantise.bots.thinking import Thinker
from hantise.bots.tuning import Search
from hantise.games import load


def main(name: str) -> None:
    game = load(name)
    setup = game.setup(game.edition().players[0])
    for state in walk(setup, seed=3, sensible=True):
        if state.actor >= 0 and len(state.actions()) > 1:
            found = Thinker(game, setup.players, Search(first=3, cut_off=4)).think(state.view(state.actor), 5, iterations=12)
            print(json.dumps(asdict(found)))
            return


if __name__ == "__main__":
    main(sys.argv[1])
