"""The gate: `python -m tools.ci.gate check`, `test` or `test-long` runs its stages, the tests of both
engines beside each other, says what each one took, and stops at the first that fails."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.ci.prepare import ROOT

PYTHON = sys.executable
BESIDE_PYTHON = Path(PYTHON).parent
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
FUZZ = [PYTHON, "tools/science/fuzz.py", "--games", "2000", "--pairs", "1", "--variants", "10"]
OF_RULES = ["tests/rules", "tests/laws", "tests/golden", "tests/records"]
# Its many games take long interpreted, and cover nothing that the others do not.
MANY_GAMES = "tests/laws/test_variants.py"
# Which engine these run on hardly matters.
ONLY_COMPILED = ["tests/solving", "tests/arena", "tests/server", "tests/tables", "tests/words", "tests/browser"]
# All other tests of the page, and these on other screens, are in `test-long`.
IN_THE_BROWSER = [
    *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "browser").glob("test_*_cases.py")),
    "tests/browser/test_whole_games.py",
    "tests/browser/test_robust.py",
]
PLAIN = "src"
COMPILED = "build/compiled"


class Stage(NamedTuple):
    title: str
    command: list[str]
    engine: str = PLAIN


STATIC = [
    Stage("Format", [PYTHON, "-m", "ruff", "format", "--check"]),
    Stage("Lint", [PYTHON, "-m", "ruff", "check", "--quiet"]),
    Stage("Types", [PYTHON, "-m", "mypy"]),
    Stage("Architecture", [PYTHON, "-c", LINT_IMPORTS, "--no-logo"]),
    Stage("Spelling", [str(BESIDE_PYTHON / "typos")]),
]
CHECK = [
    *STATIC,
    Stage("Tests of the rules and the command, interpreted", [PYTHON, "-m", "pytest", "tests/rules", "tests/cli"]),
]
OF_THE_RULES = [
    Stage("The page, checked and built", [PYTHON, "-m", "tools.ci.page", "--check"]),
    Stage("Chromium is here", [PYTHON, "-m", "tools.ci.chromium"]),
    Stage("The use cases and a whole game in the browser", [PYTHON, "-m", "pytest", *IN_THE_BROWSER]),
    Stage("The engine under test is interpreted", [PYTHON, "-m", "tools.ci.expect", "interpreted"]),
    Stage(
        "Tests of the rules, interpreted",
        [PYTHON, "-m", "coverage", "run", "-m", "pytest", *OF_RULES, f"--ignore={MANY_GAMES}"],
    ),
    Stage("Every branch of the rules is covered", [PYTHON, "-m", "coverage", "report"]),
]
OF_THE_REST = [
    Stage("Compile", [PYTHON, "-m", "tools.ci.compile"]),
    Stage("The engine under test is compiled", [PYTHON, "-m", "tools.ci.expect", "compiled"], COMPILED),
    Stage("All tests but those of the page, compiled", [PYTHON, "-m", "pytest", "--ignore=tests/browser"], COMPILED),
    Stage("Fuzz: games, pairs of cards and variants, saved and loaded, compiled", [*FUZZ, "--positions"], COMPILED),
]
LONG = [
    Stage(
        "The other tests, interpreted",
        [PYTHON, "-m", "pytest", *(f"--ignore={folder}" for folder in (*OF_RULES, *ONLY_COMPILED))],
    ),
    Stage(
        "Fuzz, 200 000 games, compiled", [*FUZZ, "--games", "200000", "--pairs", "20", "--variants", "200"], COMPILED
    ),
    Stage(
        "Killed a hundred times while saving, half of them for the first time, compiled",
        ["env", "KOT_KILLS=50", PYTHON, "-m", "pytest", "tests/storage/test_save_files.py", "-k", "killed"],
        COMPILED,
    ),
    Stage(
        "Three monsters solved, a player graded by all its answers, one trained, compiled",
        ["env", "KOT_LONG=1", PYTHON, "-m", "pytest", "tests/solving"],
        COMPILED,
    ),
    Stage(
        "The whole page in the browser, on every screen, compiled",
        ["env", "KOT_LONG=1", PYTHON, "-m", "pytest", "tests/browser"],
        COMPILED,
    ),
    Stage("The packages, installed", [PYTHON, "-m", "tools.ci.package"]),
    Stage("The executable, built", [PYTHON, "-m", "tools.ci.app"]),
    Stage(
        "The executable, started with an empty environment and played in the browser",
        ["env", "KOT_LONG=1", PYTHON, "-m", "pytest", "tests/app"],
    ),
]
# A gate is parts in their order; a part is stages in their order, or several such lanes that run beside each other:
# two cores are wanted, and both have about the same to do.
GATES: dict[str, list[list[list[Stage]]]] = {
    "check": [[CHECK]],
    "test": [[STATIC], [OF_THE_RULES, OF_THE_REST]],
    "test-long": [[STATIC], [OF_THE_RULES, OF_THE_REST], [LONG]],
}


class Failed(Exception):  # noqa: N818  it is the stage that has
    """A stage of a lane has failed."""


def run_lane(stages: list[Stage], *, beside: bool) -> None:
    """Run the stages one after the other; one that fails is the last."""
    for stage in stages:
        if not passes(stage, beside=beside):
            raise Failed(stage.title)


def passes(stage: Stage, *, beside: bool) -> bool:
    """Run a stage. Beside another lane, its output is kept until it has ended."""
    print(f"\n── {stage.title}", flush=True)
    start = time.monotonic()
    environment = os.environ | {"PYTHONPATH": stage.engine}
    done = subprocess.run(
        stage.command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if beside else None,
        stderr=subprocess.STDOUT if beside else None,
        text=True,
        check=False,
    )
    told = f"\n── {stage.title}, beside the other lane:\n{done.stdout}" if beside and done.stdout else ""
    result = "passed" if done.returncode == 0 else "FAILED"
    print(f"{told}   {result} in {time.monotonic() - start:.1f} s: {stage.title}", flush=True)
    return done.returncode == 0


def run_part(lanes: list[list[Stage]]) -> None:
    with ThreadPoolExecutor(len(lanes)) as pool:
        running = [pool.submit(run_lane, lane, beside=len(lanes) > 1) for lane in lanes]
        for lane in running:
            lane.result()


def main() -> None:
    gate = sys.argv[1]
    start = time.monotonic()
    try:
        for part in GATES[gate]:
            run_part(part)
    except Failed as failed:
        sys.exit(f"\nmake {gate}: FAILED after {time.monotonic() - start:.0f} s at: {failed}")
    stages = sum(len(lane) for part in GATES[gate] for lane in part)
    print(f"\nmake {gate}: all {stages} stages passed in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
