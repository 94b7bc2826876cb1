"""`kot train`: train a network for `simple` by self-play, and grade it against perfect play."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from importlib.util import find_spec
from pathlib import Path  # noqa: TC003  typer reads the annotation
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer
from rich.console import Console

from kingoftokyo.cli.commands.rules import RulesText, rules_of
from kingoftokyo.cli.progress import progress_of

if TYPE_CHECKING:
    from kingoftokyo.solving.grading import Grade
    from kingoftokyo.solving.learning import Course

RULES: Final = "simple"
SEEDS: Final = 1_000_000_000
INTERRUPTED: Final = 130  # the exit code after Ctrl-C

EXAMPLES: Final = (
    "Examples: [bold]kot train --rules simple --to simple.npz[/], [bold]kot train --rules simple --seed 1 --json[/]"
)


def train(
    *,
    rules: RulesText = RULES,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="The same seed gives the same network; random by default.")
    ] = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Write the weights to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Train a network by self-play, for about half a minute, and measure its strength.

    Only the game [bold]simple[/] with two monsters can be learned so far; the exact solution grades the network.
    """
    errors = Console(stderr=True, highlight=False)
    if rules_of(rules).text != RULES:
        raise typer.BadParameter(f"only {RULES} can be learned so far, with two monsters", param_hint="--rules")
    if to is not None and (not to.absolute().parent.is_dir() or to.is_dir()):
        raise typer.BadParameter(f"{to}: no file can be written there", param_hint="--to")
    if find_spec("numpy") is None:
        errors.print("Learning needs NumPy: pip install 'kingoftokyo[solve]'", style="red", markup=False)
        raise typer.Exit(1)
    try:
        trained = _trained(secrets.randbelow(SEEDS) if seed is None else seed, to, errors)
    except KeyboardInterrupt:
        errors.print("Interrupted.")
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:
        errors.print(f"{to}: {error.strerror}", style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    typer.echo(json.dumps(trained.as_data()) if as_json else trained.in_words())


class Trained(NamedTuple):
    """A trained network's settings and grade."""

    seed: int
    course: Course
    seconds: float
    grade: Grade
    file: Path | None

    def as_data(self) -> dict[str, object]:
        return {
            "rules": RULES,
            "monsters": 2,
            "seed": self.seed,
            "turns": self.course.rounds * self.course.games,
            "steps": self.course.rounds * self.course.steps,
            "seconds": round(self.seconds, 1),
            **self.grade.as_data(),
            "file": None if self.file is None else str(self.file),
        }

    def in_words(self) -> str:
        course, grade = self.course, self.grade
        kept = (
            "The weights were not written: name a file with --to."
            if self.file is None
            else f"Written: {self.file}; it takes part in the arena as learned:{self.file}"
        )
        return (
            f"Learned {RULES} with two monsters in {self.seconds:.0f} s, seed {self.seed}: "
            f"{course.rounds * course.games:,} turns played, {course.rounds * course.steps:,} steps.\n"
            f"Against perfect play it wins {grade.win_rate:.4%}: {grade.first:.4%} when it begins, "
            f"{grade.second:.4%} when the other does.\n"
            f"Its best response wins {grade.beaten:.4%}: it can be exploited by "
            f"{grade.exploitability:.4%}.\n{kept}"
        )


def _trained(seed: int, to: Path | None, errors: Console) -> Trained:
    """Learn, write the weights, and grade them."""
    from kingoftokyo.solving import grading, learning  # noqa: PLC0415  NumPy need not be there for the other commands
    from kingoftokyo.solving.judging import ByTable  # noqa: PLC0415
    from kingoftokyo.solving.network import NetworkTable  # noqa: PLC0415
    from kingoftokyo.solving.solution import solve  # noqa: PLC0415

    course = learning.USUAL
    start = time.monotonic()
    with progress_of(errors, "Learning") as progress:
        network = learning.learn(seed, course, progress)
    seconds = time.monotonic() - start
    if to is not None:
        network.save(to)
    with errors.status("Grading") if errors.is_terminal else contextlib.nullcontext():
        solution = solve()
        found = grading.grade(ByTable(NetworkTable(network), solution.throws), solution)
    return Trained(seed, course, seconds, found, to)
