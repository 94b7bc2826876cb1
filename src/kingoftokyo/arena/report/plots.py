"""Plots as inline SVG: in the page's colours, without anything to load, and with numbers as text on each mark."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.arena.report.text import short_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDTH: Final = 720
LABELS: Final = 210
LETTERS: Final = 28  # of a label
ROW: Final = 24
BARS: Final = 30  # of a histogram at most


class Row(NamedTuple):
    """A rate with its interval."""

    label: str
    rate: float
    low: float
    high: float
    note: str = ""
    games: int = 0


def _svg(height: float, parts: Sequence[str], about: str) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(about)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _bar(x: float, y: float, width: float, height: float, kind: str, note: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect {place} class="{kind}"><title>{escape(note)}</title></rect>'


def rates(rows: Sequence[Row], even: float, about: str, *, counts: bool = False) -> str:
    """A dot for each rate, a line for its interval, and a dashed line at the equal rate; `counts` adds games."""
    most = min(max([even, *(row.high for row in rows)]) * 1.05, 1.0)
    scale = (WIDTH - LABELS - (130 if counts else 70)) / most
    bottom = ROW * len(rows) + 6
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2) if most / step <= 10 or step == 0.2)
    parts = []
    for k in range(int(most / step) + 1):
        x = LABELS + scale * step * k
        parts += [_line(x, 0, x, bottom, "grid"), _text(x, bottom + 16, f"{step * k:.0%}", "middle", "faint")]
    parts.append(_line(LABELS + scale * even, 0, LABELS + scale * even, bottom, "even"))
    for k, row in enumerate(rows):
        y = ROW * k + ROW / 2
        x = LABELS + scale * row.rate
        parts += [
            _text(LABELS - 10, y + 4, short_name(row.label, LETTERS), "end"),
            _line(LABELS + scale * row.low, y, LABELS + scale * row.high, y, "interval"),
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="mark"><title>{escape(_caption(row))}</title></circle>',
            _text(LABELS + scale * row.high + 8, y + 4, _number(row, counts=counts), "start", "faint"),
        ]
    return _svg(bottom + 24, parts, about)


def _number(row: Row, *, counts: bool) -> str:
    return f"{row.rate:.1%} of {row.games}" if counts else f"{row.rate:.1%}"


def _caption(row: Row) -> str:
    return f"{row.label}: {row.rate:.1%} ({row.low:.1%} to {row.high:.1%}){row.note}"


def histogram(numbers: Sequence[int], unit: str, about: str) -> str:
    """A histogram of these numbers, with neighbours grouped if there are many."""
    if not numbers:
        return ""
    low, high = min(numbers), max(numbers)
    size = -(-(high - low + 1) // BARS)
    counted = Counter((number - low) // size for number in numbers)
    bars = (high - low) // size + 1
    height, most = 180.0, max(counted.values())
    width = (WIDTH - 20) / bars
    parts = [_line(10, height, WIDTH - 10, height, "grid")]
    for k in range(bars):
        first, last = low + size * k, low + size * (k + 1) - 1
        span = f"{first}" if size == 1 else f"{first} to {last}"
        tall = (height - 12) * counted[k] / most
        note = f"{span} {unit}: {counted[k]} games"
        parts.append(_bar(10 + width * k + 1, height - tall, width - 2, tall, "way0", note))
        if k % max(1, -(-bars // 12)) == 0:
            parts.append(_text(10 + width * (k + 0.5), height + 16, f"{first}", "middle", "faint"))
    return _svg(height + 26, parts, about)


def shares(rows: Mapping[str, Mapping[str, int]], about: str) -> str:
    """A stacked bar for each row."""
    kinds = list(dict.fromkeys(kind for parts in rows.values() for kind in parts))
    colour = {kind: f"way{min(k, 5)}" for k, kind in enumerate(kinds)}
    parts: list[str] = []
    x = float(LABELS)
    for kind in kinds[:6]:
        parts += [_bar(x, 2, 12, 12, colour[kind], kind), _text(x + 17, 13, kind, "start", "faint")]
        x += 30 + 7.0 * len(kind)
    for k, (label, counted) in enumerate(rows.items()):
        y = ROW * (k + 1)
        parts.append(_text(LABELS - 10, y + 15, short_name(label, LETTERS), "end"))
        x, total = float(LABELS), sum(counted.values())
        for kind, times in counted.items():
            width = (WIDTH - LABELS - 10) * times / total
            parts.append(_bar(x, y + 3, width - 1, ROW - 6, colour[kind], f"{label}, {kind}: {times} of {total}"))
            x += width
    return _svg(ROW * (len(rows) + 1) + 4, parts, about)
