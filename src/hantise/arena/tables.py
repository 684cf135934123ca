"""Put what arenas measured into a page of the documentation: `python -m hantise.arena.tables docs/bots.md FOLDER…`."""

import json
import re
import shlex
import sys
from collections import defaultdict
from pathlib import Path

from hantise import pages
from hantise.arena.report import others, percent
from hantise.game import Table

_HEAD = ["| bot | against | share (95 %) | equal share | games | command |", "|---|---|---|---|---|---|"]


def command(arena: Table) -> str:
    """What reproduces an arena."""
    words = ["hantise", "arena", arena["game"], "--bots", ",".join(arena["bots"]), "--players", str(arena["players"])]
    words += [word for name, value in arena["options"].items() for word in ("--option", f"{name}={value}".lower())]
    words += [] if arena["edition"] is None else ["--edition", arena["edition"]]
    words += [] if arena["clock"] is None else ["--clock", f"{arena['clock']:g}"]
    return shlex.join([*words, "--games", str(arena["games"]), "--seed", str(arena["seed"])])


def rows(results: Table) -> list[str]:
    """A line for each bot at each table."""
    equal = "–" if results["cooperative"] else f"{results['equal_share']:.1%}".replace("%", " %")
    arena = results["arena"] | {"games": results["games"]}
    return [
        f"| {name} | {_against(line_up['bots'], name, results['cooperative'])} | {percent(share)} | {equal} | {line_up['games']} "
        f"| `{command(arena)}` |"
        for line_up in results["line_ups"]
        for name, share in line_up["shares"].items()
    ]


def _against(bots: list[str], name: str, cooperative: bool) -> str:
    return f"a team of {len(bots)}" if cooperative else ", ".join(others(bots, name))


def filled(page: str, found: list[Table]) -> str:
    """The page with a table between the marks of each game, `<!-- measured GAME -->` and `<!-- end -->`.

    What was measured anew replaces its old line; lines of other arenas stay.
    """
    by_game: defaultdict[str, list[str]] = defaultdict(list)
    for results in found:
        by_game[results["arena"]["game"]] += rows(results)
    for game, lines in by_game.items():
        place = f"measured {game}"
        known = {_met(line): line for line in pages.written(page, place) if line.startswith("| ") and line != _HEAD[0]}
        known |= {_met(line): line for line in lines}
        page = pages.filled(page, place, "\n".join([*_HEAD, *known.values()]))
    return page


def _met(line: str) -> tuple[str, str, str]:
    """Who met whom, and how, whatever the number of games."""
    _, bot, against, _, _, _, reproduced, _ = line.split("|")
    return bot, against, re.sub(r" --games \d+", "", reproduced)


def main(page: str, *folders: str) -> None:
    """Read the results of the folders and write the page."""
    found = [json.loads((Path(folder) / "results.json").read_text(encoding="utf-8")) for folder in folders]
    path = Path(page)
    path.write_text(filled(path.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
