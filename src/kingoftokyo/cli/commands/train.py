"""`kot train`: a network learns `simple` by playing against itself, and is graded against perfect play."""

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
        int | None, typer.Option(min=0, metavar="N", help="The same network for the same seed; drawn without it.")
    ] = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where the weights are written.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let a network learn the game by playing against itself, for about half a minute, and say how strong it is.

    So far that is the game [bold]simple[/] with two monsters; the exact solution grades it.
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
    """What was learned, and how well."""

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
            "The weights are not kept: name a file with --to."
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
