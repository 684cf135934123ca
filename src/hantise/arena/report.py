"""An arena's results for people: a table for the terminal, and one self-contained page with plots."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from hantise.arena import plots
from hantise.game import Table

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --ink: #22203a; --faint: #6b6880; --line: #cfcbe0; --mark: #5b3fc4; --paper: #fbfaff; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --ink: #eeebff; --faint: #a5a0bf; --line: #4a4566; --mark: #b3a0ff; --paper: #17142a; }}
}}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }}
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
.wide {{ overflow-x: auto; margin: 1rem 0; }}
table {{ border-collapse: collapse; }}
th, td {{ padding: 0.25rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }}
th:first-child, td:first-child {{ text-align: left; }}
figure {{ margin: 2rem 0; overflow-x: auto; }}
figcaption {{ font-weight: 600; margin-bottom: 0.5rem; }}
svg {{ min-width: 40rem; max-width: 100%; height: auto; font: 13px system-ui, sans-serif; }}
svg text {{ fill: var(--ink); }}
svg .faint {{ fill: var(--faint); }}
svg .line {{ stroke: var(--line); }}
svg .mark {{ stroke: var(--mark); fill: var(--mark); }}
p.note {{ color: var(--faint); }}
</style>
</head>
<body>
<h1>{title}</h1>
<p>{summary}</p>
{tables}
{figures}
<p class="note">{note}</p>
</body>
</html>
"""

_NOTE = (
    "Intervals are 95 %. Every deal is played by all line-ups in all seats with the same luck, and the intervals count deals. "
    "Ratings are those of Bradley and Terry, on the usual scale of 400 points for odds of ten to one; 0 is the average here."
)


def percent(estimate: Table) -> str:
    """A share and its interval."""
    return f"{100 * estimate['value']:.1f} % ({100 * estimate['low']:.1f}–{100 * estimate['high']:.1f})"


def rating(estimate: Table | None) -> str:
    """A rating and its interval."""
    return "–" if estimate is None else f"{estimate['value']:+.0f} ({estimate['low']:+.0f} to {estimate['high']:+.0f})"


def bots_table(results: Table) -> list[list[str]]:
    """One row a bot, the best first."""
    share = "team wins" if results["cooperative"] else "win share"
    head = ["bot", share, "rating", "games", "mean score", "ms a move", "slowest ms", "faults"]
    rows = [
        [
            name, percent(bot), rating(results["ratings"].get(name)), str(bot["games"]), f"{results['scores'][name]:.1f}",
            f"{bot['milliseconds']:.1f}", f"{bot['slowest']:.0f}", str(bot["faults"]),
        ]
        for name, bot in sorted(results["bots"].items(), key=lambda item: -item[1]["value"])
    ]  # fmt: skip
    return [head, *rows]


def line_ups_table(results: Table) -> list[list[str]]:
    """One row for each bot at each table that it met."""
    rows = [
        [name, " ".join(others(line_up["bots"], name)), percent(estimate), str(line_up["games"])]
        for line_up in results["line_ups"]
        for name, estimate in line_up["shares"].items()
    ]
    return [["bot", "against", "share", "games"], *rows]


def others(bots: list[str], name: str) -> list[str]:
    """Whom a bot met at a table: the rest, itself again if it played several seats."""
    rest = list(bots)
    rest.remove(name)
    return rest


def in_columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows as aligned text; the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def summary(results: Table) -> str:
    """What was played, in a sentence."""
    arena = results["arena"]
    equal = "" if results["cooperative"] else f"; the equal share is {100 * results['equal_share']:.1f} %"
    played = f"{_counted(results['games'], 'game')} of {arena['game']} for {arena['players']} players"
    return f"{played}, {_counted(results['deals'], 'deal')}, seed {arena['seed']}{equal}"


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def text(results: Table) -> str:
    """The report for the terminal."""
    parts = [summary(results), in_columns(bots_table(results))]
    if len(results["line_ups"]) > 1:
        parts.append(in_columns(line_ups_table(results)))
    for name, bot in results["bots"].items():
        parts += [f"{name}: {fault}" for fault in bot["first_faults"]]
    return "\n\n".join(parts)


def page(results: Table) -> str:
    """The report as one page that needs nothing else."""
    title = f"Arena: {results['arena']['game']}"
    tables = [bots_table(results)] + ([line_ups_table(results)] if len(results["line_ups"]) > 1 else [])
    return _PAGE.format(
        title=escape(title),
        summary=escape(summary(results)),
        tables="\n".join(map(_table, tables)),
        figures="\n".join(_figures(results)),
        note=escape(_NOTE),
    )


def _table(rows: Iterable[Iterable[str]]) -> str:
    head, *body = [[escape(cell) for cell in row] for row in rows]
    lines = ['<div class="wide"><table>', "<tr>" + "".join(f"<th>{cell}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in body]
    return "\n".join([*lines, "</table></div>"])


def _figures(results: Table) -> list[str]:
    equal = results["equal_share"]
    bots: dict[str, Any] = results["bots"]
    seats = {f"seat {number}": share for number, share in enumerate(results["seats"])}
    figures = []
    if results["ratings"]:
        figures.append(("Ratings", plots.intervals(results["ratings"], reference=0, wording="{:+.0f}")))
    figures.append(("Win shares", plots.intervals(bots, reference=equal, wording="{:.0%}", span=(0, 1))))
    if not results["cooperative"]:
        figures.append(("Seat advantage", plots.intervals(seats, reference=equal, wording="{:.0%}", span=(0, 1))))
    figures.append(("Game length in moves, chance included", plots.histogram(results["lengths"])))
    times = {name: bot["milliseconds"] for name, bot in bots.items()}
    figures.append(("Think time in milliseconds a move", plots.bars(times, wording="{:.1f}")))
    return [f"<figure><figcaption>{escape(name)}</figcaption>{drawing}</figure>" for name, drawing in figures]
