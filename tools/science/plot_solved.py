"""Draws the best play of `simple` into docs/explanation/solved/: `python -m tools.science.plot_solved`.

It solves the game with two monsters (some seconds, NumPy), and prints the figures that the page quotes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kingoftokyo.solving.solution import Solution, solve
from kingoftokyo.solving.turn import FULL

FOLDER = Path(__file__).parents[2] / "docs" / "explanation" / "solved"
CELL = 20
LEAVE, STAY, INK, FAINT = "#c2410c", "#1d4ed8", "#1f2937", "#6b7280"
STYLE = (
    "<style>text{font:12px sans-serif;fill:#1f2937}.small{font-size:10px;fill:#6b7280}"
    ".in{fill:#fff;font-size:10px}</style>"
)


def svg(width: float, height: float, about: str, parts: list[str]) -> str:
    box = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    ground = f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fff"/>'
    title = f"<title>{about}</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">{title}{STYLE}{ground}{"".join(parts)}</svg>\n'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{words}</text>'


def gain_of_leaving(solution: Solution, mine: int, others: int) -> Any:  # noqa: ANN401  an array
    """By own health and the attacker's: what leaving Tokyo adds to the chance to win."""
    stays = solution.block(2, 0, (mine, others))[0]
    return solution.block(2, 1, (mine, others + 1))[0] - stays


def leaving(solution: Solution) -> str:
    """A map for several tables of points."""
    tables = [(0, 2), (8, 8), (14, 8), (8, 14), (14, 14), (17, 17)]
    parts = []
    wide, high = 11 * CELL + 40, 11 * CELL + 60
    for k, (mine, others) in enumerate(tables):
        left, top = 50 + (k % 3) * wide, 50 + (k // 3) * high
        gains = gain_of_leaving(solution, mine, others)
        parts.append(text(left + 5 * CELL, top - 12, f"in Tokyo {mine} points, attacker {others}"))
        for health in range(FULL):
            y = top + (FULL - 1 - health) * CELL
            parts.append(text(left - 8, y + 14, f"{health + 1}", "small"))
            for other in range(FULL):
                gain = float(gains[health, other])
                x = left + other * CELL
                strength = min(1.0, abs(gain) / 0.15) * 0.8 + 0.2
                colour = LEAVE if gain > 0 else STAY
                place = f'x="{x}" y="{y}" width="{CELL - 1}" height="{CELL - 1}"'
                parts.append(f'<rect {place} fill="{colour}" fill-opacity="{strength:.2f}"/>')
                if gain > 0:
                    parts.append(text(x + CELL / 2, y + 14, "L", "in" if strength > 0.6 else "small"))
        parts += [
            text(left + other * CELL + CELL / 2, top + 10 * CELL + 13, f"{other + 1}", "small") for other in range(FULL)
        ]
        parts.append(text(left + 5 * CELL, top + 10 * CELL + 27, "attacker's health", "small"))
        turned = f'transform="translate({left - 22},{top + 5 * CELL}) rotate(-90)"'
        parts.append(f"<g {turned}>{text(0, 0, 'own health', 'small')}</g>")
    parts.append(
        text(50, 22, "L: leaves Tokyo when attacked; the stronger the colour, the more it matters", "", "start")
    )
    return svg(3 * wide + 40, 2 * high + 50, "Where the best play leaves Tokyo", parts)


def rolled(solution: Solution, tokyo: int, points: tuple[int, int]) -> Any:  # noqa: ANN401  an array
    """What the best play rolls in a turn: points, smashes and hearts, by own health and the other's."""
    throws = solution.throws
    final_rolls = np.empty((len(throws.final_rolls), 1, FULL * FULL))
    solution.turns[2].final_rolls(solution, tokyo, points, final_rolls)
    counts = [throws.points, throws.smashes, throws.hearts]
    carried = np.array(counts, dtype=float).T[:, :, None] * np.ones((1, 1, FULL * FULL))
    return throws.play(np.concatenate([final_rolls, carried], axis=1))[1:].reshape(3, FULL, FULL)


def lines(left: float, top: float, rows: Any, title: str, across: str) -> list[str]:  # noqa: ANN401  arrays
    """Three curves: points, smashes and hearts."""
    wide, high = 260.0, 190.0
    parts = [text(left + wide / 2, top - 10, title), text(left + wide / 2, top + high + 32, across, "small")]
    for level in range(6):
        y = top + high - level * high / 5
        parts.append(f'<line x1="{left}" y1="{y}" x2="{left + wide}" y2="{y}" stroke="#e5e7eb"/>')
        parts.append(text(left - 8, y + 4, f"{level}", "small", "end"))
    labels: list[float] = []
    looks = [("points", INK, ""), ("smashes", LEAVE, "6 3"), ("hearts", STAY, "2 3")]
    for (name, colour, dashes), row in zip(looks, rows, strict=True):
        ends = [(left + k * wide / 9, top + high - float(value) * high / 5) for k, value in enumerate(row)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in ends)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        label = ends[-1][1] + 4
        while any(abs(label - other) < 11 for other in labels):
            label += 1
        labels.append(label)
        parts.append(text(ends[-1][0] + 6, label, name, "small", "start"))
    parts += [text(left + k * wide / 9, top + high + 16, f"{k + 1}", "small") for k in range(10)]
    return parts


def rolling(solution: Solution) -> str:
    outside, inside = rolled(solution, 1, (8, 8)), rolled(solution, 0, (8, 8))
    parts = [
        *lines(40, 40, outside[:, :, 6], "outside, the other has 7 health", "own health"),
        *lines(400, 40, outside[:, 6, :], "outside, with 7 health", "the other's health"),
        *lines(40, 320, inside[:, :, 6], "in Tokyo, the other has 7 health", "own health"),
        *lines(400, 320, inside[:, 6, :], "in Tokyo, with 7 health", "the other's health"),
    ]
    return svg(730, 570, "What the best play makes of its dice, both having 8 points", parts)


def figures(solution: Solution) -> None:
    """What the page says in words."""
    all_gains = np.array([[gain_of_leaving(solution, mine, others) for others in range(19)] for mine in range(20)])
    print(f"leaves in {100 * (all_gains > 0).mean():.1f} % of all positions in which it is asked, each counted once")
    for health in range(1, 11):
        print(f"  with {health:2} health: {100 * (all_gains[:, :, health - 1] > 0).mean():5.1f} %")
    for tokyo, where in ((1, "outside"), (0, "in Tokyo")):
        means = rolled(solution, tokyo, (8, 8)).mean(axis=(1, 2))
        print(f"{where}, 8 points each: {means[0]:.2f} points, {means[1]:.2f} smashes, {means[2]:.2f} hearts a turn")
    even = solution.chances[2][:, 8, 8, 0, 6, 6]
    print(f"8 points and 7 health each: {even[0]:.3f} to win with the turn in Tokyo, {even[1]:.3f} with it outside")


def main() -> None:
    solution = solve()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "leaving.svg").write_text(leaving(solution), encoding="utf-8")
    (FOLDER / "rolling.svg").write_text(rolling(solution), encoding="utf-8")
    figures(solution)


if __name__ == "__main__":
    main()
