"""The gate: `python -m tools.gate check`, `test` or `test-long` runs its stages in order, says what each one took, and
stops at the first that fails."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tools.prepare import ROOT

PYTHON = sys.executable
BESIDE_PYTHON = Path(PYTHON).parent
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
FUZZ = [PYTHON, "tools/fuzz.py", "--games", "2000", "--pairs", "1", "--variants", "10"]
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
TEST = [
    *STATIC,
    Stage("The engine under test is interpreted", [PYTHON, "-m", "tools.expect", "interpreted"]),
    Stage("All tests, interpreted", [PYTHON, "-m", "coverage", "run", "-m", "pytest"]),
    Stage("Every branch of the rules is covered", [PYTHON, "-m", "coverage", "report"]),
    Stage("Compile", [PYTHON, "-m", "tools.compile"]),
    Stage("The engine under test is compiled", [PYTHON, "-m", "tools.expect", "compiled"], COMPILED),
    Stage("All tests, compiled", [PYTHON, "-m", "pytest"], COMPILED),
    Stage("Fuzz: games, pairs of cards and variants, saved and loaded, compiled", [*FUZZ, "--positions"], COMPILED),
]
TEST_LONG = [
    *TEST,
    Stage(
        "Fuzz, 200 000 games, compiled", [*FUZZ, "--games", "200000", "--pairs", "20", "--variants", "200"], COMPILED
    ),
    Stage("The packages, installed", [PYTHON, "-m", "tools.package"]),
]
GATES = {"check": CHECK, "test": TEST, "test-long": TEST_LONG}


def passes(stage: Stage) -> bool:
    print(f"\n── {stage.title}", flush=True)
    start = time.monotonic()
    environment = os.environ | {"PYTHONPATH": stage.engine}
    done = subprocess.run(stage.command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
    print(f"   {'passed' if done.returncode == 0 else 'FAILED'} in {time.monotonic() - start:.1f} s", flush=True)
    return done.returncode == 0


def main() -> None:
    gate = sys.argv[1]
    start = time.monotonic()
    failed = next((stage for stage in GATES[gate] if not passes(stage)), None)
    took = f"{time.monotonic() - start:.0f} s"
    if failed:
        sys.exit(f"\nmake {gate}: FAILED after {took} at: {failed.title}")
    print(f"\nmake {gate}: all {len(GATES[gate])} stages passed in {took}")


if __name__ == "__main__":
    main()
