"""The few plots of the report, drawn as SVG: values with intervals, bars, a histogram. Each says its numbers in words too."""

from collections.abc import Mapping
from html import escape
from typing import Any

_WIDTH, _LEFT, _RIGHT, _ROW = 760, 170, 190, 30
_HEIGHT = 200  # of a histogram
_BINS = 30


def _svg(height: float, label: str, parts: list[str]) -> str:
    """The drawing, with its content as a text for those who cannot see it."""
    inside = "\n".join(parts)
    return f'<svg viewBox="0 0 {_WIDTH} {height:g}" role="img" aria-label="{escape(label)}">\n{inside}\n</svg>'


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str, width: float = 1) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}" stroke-width="{width:g}"/>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" class="mark"/>'


def intervals(
    rows: Mapping[str, Mapping[str, Any]], reference: float | None, wording: str, span: tuple[float, float] | None = None
) -> str:
    """A dot and its interval for each row; a line where the reference is."""
    low, high = span or (min(row["low"] for row in rows.values()), max(row["high"] for row in rows.values()))
    reach = (high - low) or 1.0

    def place(value: float) -> float:
        return _LEFT + (value - low) / reach * (_WIDTH - _LEFT - _RIGHT)

    height = _ROW * len(rows)
    parts = [] if reference is None else [_line(place(reference), 0, place(reference), height, "line", 2)]
    told = []
    for number, (name, row) in enumerate(rows.items()):
        y = _ROW * (number + 0.5)
        words = " to ".join(wording.format(row[end]) for end in ("low", "high"))
        told.append(f"{name} {wording.format(row['value'])}, {words}")
        parts += [
            _text(_LEFT - 12, y + 5, name, "end"),
            _line(place(row["low"]), y, place(row["high"]), y, "mark", 2),
            f'<circle cx="{place(row["value"]):.1f}" cy="{y:.1f}" r="5" class="mark"/>',
            _text(_WIDTH - _RIGHT + 12, y + 5, f"{wording.format(row['value'])}  ({words})", kind="faint"),
        ]
    return _svg(height, "; ".join(told), parts)


def bars(rows: Mapping[str, float], wording: str) -> str:
    """A bar from zero for each row."""
    most = max(rows.values()) or 1.0
    parts = []
    for number, (name, value) in enumerate(rows.items()):
        y = _ROW * (number + 0.5)
        width = value / most * (_WIDTH - _LEFT - _RIGHT)
        parts += [
            _text(_LEFT - 12, y + 5, name, "end"),
            _box(_LEFT, y - 8, width, 16),
            _text(_LEFT + width + 8, y + 5, wording.format(value), kind="faint"),
        ]
    label = "; ".join(f"{name} {wording.format(value)}" for name, value in rows.items())
    return _svg(_ROW * len(rows), label, parts)


def histogram(counts: Mapping[int, int]) -> str:
    """How often each size occurs, in at most thirty steps."""
    smallest, largest = min(counts), max(counts)
    step = max(1, -(-(largest - smallest + 1) // _BINS))
    steps = [0] * ((largest - smallest) // step + 1)
    for size, count in counts.items():
        steps[(size - smallest) // step] += count
    usual = smallest + steps.index(max(steps)) * step
    often = f"{usual}" if step == 1 else f"{usual} to {usual + step - 1}"
    width = (_WIDTH - 2 * 40) / len(steps)
    parts = [
        _box(40 + number * width, _HEIGHT * (1 - count / max(steps)), width - 1, _HEIGHT * count / max(steps))
        for number, count in enumerate(steps)
    ]
    parts += [
        _line(40, _HEIGHT, _WIDTH - 40, _HEIGHT, "line"),
        _text(40, _HEIGHT + 20, str(smallest), kind="faint"),
        _text(_WIDTH - 40, _HEIGHT + 20, str(largest), "end", "faint"),
        _text(_WIDTH / 2, _HEIGHT + 20, f"most often {often}", "middle", "faint"),
    ]
    mean = sum(size * count for size, count in counts.items()) / sum(counts.values())
    return _svg(_HEIGHT + 30, f"from {smallest} to {largest}, {mean:.0f} on average", parts)
