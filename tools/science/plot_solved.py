"""Draws the best play of `simple` into docs/explanation/solved/: `python -m tools.science.plot_solved`.

It solves the game with two monsters (some seconds, NumPy), and prints the figures that the page quotes. It needs
matplotlib: `.venv/bin/python -m pip install -c constraints.txt matplotlib`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib import pyplot as plt
from matplotlib.colors import LinearSegmentedColormap

from kingoftokyo.solving.solution import Solution, solve
from kingoftokyo.solving.turn import FULL

FOLDER = Path(__file__).parents[2] / "docs" / "explanation" / "solved"
LEAVE, STAY, INK = "#c2410c", "#1d4ed8", "#1f2937"
STRONG = 0.15  # a difference of this size gets the full colour
POINTS = [(0, 2), (8, 8), (14, 8), (8, 14), (14, 14), (17, 17)]  # in Tokyo, attacker
STYLES = [("points", INK, "-"), ("smashes", LEAVE, "--"), ("hearts", STAY, ":")]
HEALTH = range(1, FULL + 1)


def gain_of_leaving(solution: Solution, mine: int, others: int) -> Any:  # noqa: ANN401  an array
    """What leaving Tokyo adds to the chance to win, by own health and the attacker's."""
    stays = solution.block(2, 0, (mine, others))[0]
    return solution.block(2, 1, (mine, others + 1))[0] - stays


def draw_leaving(solution: Solution) -> None:
    """A map by own health and the attacker's, for several tables of points."""
    colours = LinearSegmentedColormap.from_list("leaving", [STAY, "white", LEAVE])
    figure, plots = plt.subplots(2, 3, figsize=(8.4, 6.4), sharex=True, sharey=True, layout="constrained")
    for plot, (mine, others) in zip(plots.flat, POINTS, strict=True):
        gains = gain_of_leaving(solution, mine, others)
        edges = (0.5, FULL + 0.5, 0.5, FULL + 0.5)
        plot.imshow(gains, colours, vmin=-STRONG, vmax=STRONG, interpolation="none", origin="lower", extent=edges)
        for own, other in np.argwhere(gains > 0):
            plot.text(other + 1, own + 1, "L", ha="center", va="center", fontsize=8)
        plot.set(title=f"in Tokyo {mine} points, attacker {others}", xticks=HEALTH, yticks=HEALTH)
    figure.supxlabel("attacker's health")
    figure.supylabel("own health")
    figure.suptitle("L: leaves Tokyo when attacked; the stronger the colour, the more it matters")
    save(figure, "leaving")


def rolled(solution: Solution, tokyo: int, points: tuple[int, int]) -> Any:  # noqa: ANN401  an array
    """What the best play rolls in a turn: points, smashes and hearts, by own health and the other's."""
    throws = solution.throws
    final_rolls = np.empty((len(throws.final_rolls), 1, FULL * FULL))
    solution.turns[2].final_rolls(solution, tokyo, points, final_rolls)
    counts = [throws.points, throws.smashes, throws.hearts]
    carried = np.array(counts, dtype=float).T[:, :, None] * np.ones((1, 1, FULL * FULL))
    return throws.play(np.concatenate([final_rolls, carried], axis=1))[1:].reshape(3, FULL, FULL)


def draw_rolling(solution: Solution) -> None:
    """Points, smashes and hearts a turn, both monsters having 8 points."""
    outside, inside = rolled(solution, 1, (8, 8)), rolled(solution, 0, (8, 8))
    curves = [
        (outside[:, :, 6], "outside, the other has 7 health", "own health"),
        (outside[:, 6, :], "outside, with 7 health", "the other's health"),
        (inside[:, :, 6], "in Tokyo, the other has 7 health", "own health"),
        (inside[:, 6, :], "in Tokyo, with 7 health", "the other's health"),
    ]
    figure, plots = plt.subplots(2, 2, figsize=(8.4, 6.4), sharey=True, layout="constrained")
    for plot, (rows, title, across) in zip(plots.flat, curves, strict=True):
        for (name, colour, style), row in zip(STYLES, rows, strict=True):
            plot.plot(HEALTH, row, style, color=colour, label=name)
        plot.set(title=title, xlabel=across, xticks=HEALTH, ylim=(0, 5))
        plot.grid(axis="y", alpha=0.3)
    plots.flat[0].legend()
    save(figure, "rolling")


def save(figure: Any, name: str) -> None:  # noqa: ANN401  matplotlib is not there when types are checked
    unsaid = dict.fromkeys(("Creator", "Date", "Format", "Type"))  # so that the same picture gives the same file
    figure.savefig(FOLDER / f"{name}.svg", metadata=unsaid)
    plt.close(figure)


def figures(solution: Solution) -> None:
    """Print the numbers that the documentation quotes."""
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
    mpl.rcParams |= {"svg.fonttype": "none", "svg.hashsalt": "kingoftokyo", "font.family": "sans-serif", "font.size": 9}
    solution = solve()
    FOLDER.mkdir(exist_ok=True)
    draw_leaving(solution)
    draw_rolling(solution)
    figures(solution)


if __name__ == "__main__":
    main()
