"""The gate: `python -m tools.ci.gate check`, `test`, `test-ci` or `test-long` runs its stages, the tests of both
engines in parallel, prints the time of each, and stops at the first that fails.

`test-ci` continues after the gate with long stages. None of them begins later than 40 minutes after the start (that of
`make`, if it passes `--started SECONDS` of the clock); skipped stages are listed, and do not fail it.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, NamedTuple

from tools.ci.prepare import ROOT

PYTHON = sys.executable
BESIDE_PYTHON = Path(PYTHON).parent
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
PASSED = "passed"
FAILED = "FAILED"
RETRIED = "passed, but some tests only at the second try (mend them: they are above),"
FUZZ = [
    *(PYTHON, "tools/science/fuzz.py", "--games", "300", "--variants", "4", "--pending", "200"),
    *("--laid", "300", "--buying", "100", "--advice", "3"),
]
OF_RULES = ["tests/rules", "tests/laws", "tests/golden"]
LONG_TESTS = [PYTHON, "-m", "pytest", "-m", "long"]
# Tests that are run only with the compiled engine, because the engine hardly matters for them.
ONLY_COMPILED = [
    "tests/solving",
    "tests/arena",
    "tests/backend",
    "tests/server",
    "tests/tables",
    "tests/i18n",
    "tests/browser",
    "tests/browser_worker",
]
USE_CASES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "browser").glob("test_*_cases.py"))
SIZES = "tests/browser/test_every_size.py"
# The short tests of the page; all others, and these on other screens, are long.
IN_THE_BROWSER = [
    *USE_CASES,
    "tests/browser/test_whole_games.py",
    "tests/browser/test_robust.py",
    SIZES,
]
PLAIN = "src"
COMPILED = "build/compiled"
MINUTE = 60.0


class Stage(NamedTuple):
    title: str
    command: list[str]
    engine: str = PLAIN
    limit: float | None = None  # seconds; then it is killed with all its processes, and has failed
    retried: bool = False  # real browsers or processes: its failed tests run once more, and are reported if they pass


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
IN_CHROMIUM = [
    Stage("The page, checked and built", [PYTHON, "-m", "tools.ci.page", "--check"]),
    Stage("Chromium is here", [PYTHON, "-m", "tools.ci.browsers", "chromium"]),
    Stage("The use cases and a whole game in the browser", [PYTHON, "-m", "pytest", *IN_THE_BROWSER], retried=True),
]
INTERPRETED = [
    *STATIC,
    Stage("The engine under test is interpreted", [PYTHON, "-m", "tools.ci.expect", "interpreted"]),
    Stage(
        "Tests of the rules, interpreted",
        [PYTHON, "-m", "coverage", "run", "-m", "pytest", *OF_RULES, "-m", "not long and not compiled_only"],
    ),
    Stage("Every branch of the rules is covered", [PYTHON, "-m", "coverage", "report"]),
]
COMPILE = [
    Stage("Compile", [PYTHON, "-m", "tools.ci.compile"]),
    Stage("The engine under test is compiled", [PYTHON, "-m", "tools.ci.expect", "compiled"], COMPILED),
]
FUZZED = Stage("Fuzz: games and variants, saved and loaded, compiled", [*FUZZ, "--positions", "--jobs", "1"], COMPILED)
OF_COMMANDS = ["tests/cli", "tests/server"]
NOT_YET_RUN = (f"--ignore={folder}" for folder in ("tests/arena", *OF_COMMANDS, "tests/browser"))
# Lanes of about the same duration; the first two often wait for processes that they start.
TESTS_COMPILED = [
    [Stage("Tests of the arena, compiled", [PYTHON, "-m", "pytest", "tests/arena"], COMPILED), FUZZED],
    [
        Stage(
            "Tests of the command and the server, compiled",
            [PYTHON, "-m", "pytest", *OF_COMMANDS],
            COMPILED,
            retried=True,
        )
    ],
    [Stage("All other tests but those of the page, compiled", [PYTHON, "-m", "pytest", *NOT_YET_RUN], COMPILED)],
]
OTHERS = Stage(
    "The other tests, interpreted",
    [PYTHON, "-m", "pytest", *(f"--ignore={folder}" for folder in (*OF_RULES, *ONLY_COMPILED))],
)
KILLS = Stage(
    "Killed ninety times more while saving, half of them for the first time, compiled",
    [*LONG_TESTS, "tests/storage/test_save_files.py"],
    COMPILED,
)
LONG_OTHERS = Stage(
    "The other long tests but those of the page: solving, training, tournaments, compiled",
    [*LONG_TESTS, *(f"--ignore=tests/{folder}" for folder in ("browser", "without_server", "app", "storage"))],
    COMPILED,
    retried=True,
)
WHOLE_PAGE = Stage(
    "The whole page in the browser, on every screen, compiled",
    [PYTHON, "-m", "pytest", "-m", "", "tests/browser", f"--ignore={SIZES}"],
    COMPILED,
    retried=True,
)
EVERY_SIZE = Stage(
    "Every screen and decision at every size, in both languages, compiled",
    [PYTHON, "-m", "pytest", "-m", "", SIZES],
    COMPILED,
)
USE_CASES_WITHOUT_SERVER = "tests/without_server/test_use_cases.py"
VISITS = "tests/without_server/test_visits.py"  # with those use cases that differ there
WITHOUT_SERVER = [
    Stage("The page without a server, built as a folder", [PYTHON, "-m", "tools.site.build"]),
    Stage("The page without a server, built as one file", [PYTHON, "-m", "tools.site.single"]),
    Stage(
        "The page without a server: games, visits, offline, links, one file",
        [*LONG_TESTS, "tests/without_server", f"--ignore={USE_CASES_WITHOUT_SERVER}"],
        retried=True,
    ),
]
ALL_USE_CASES = Stage("The use cases at the page without a server", [*LONG_TESTS, USE_CASES_WITHOUT_SERVER])
FIREFOX = [
    Stage("Firefox is here", [PYTHON, "-m", "tools.ci.browsers", "firefox"]),
    Stage("The use cases in Firefox, compiled", [PYTHON, "-m", "pytest", "--page-in", "firefox", *USE_CASES], COMPILED),
    Stage(
        "The use cases at the page without a server, in Firefox",
        [*LONG_TESTS, "--page-in", "firefox", USE_CASES_WITHOUT_SERVER, VISITS, "-k", "use_case"],
    ),
]
PACKAGES = Stage("The packages, installed", [PYTHON, "-m", "tools.ci.package"])
EXECUTABLE = [
    Stage("The executable, built", [PYTHON, "-m", "tools.ci.app"]),
    Stage("The executable, started with an empty environment and played in the browser", [*LONG_TESTS, "tests/app"]),
]
MORE_FUZZ = Stage(
    "Fuzz, 400 000 games and 120 000 positions, compiled",
    [
        *(*FUZZ, "--games", "200000", "--pairs", "20", "--variants", "200", "--pending", "20000"),
        *("--laid", "100000", "--buying", "200000", "--advice", "1000"),
    ],
    COMPILED,
)
# Other random games than in the gate, on one core.
SOME_FUZZ = Stage(
    "Fuzz, 20 000 other games, compiled",
    [*FUZZ, "--games", "20000", "--pairs", "2", "--variants", "20", "--seed", "1000000", "--jobs", "1"],
    COMPILED,
)
OF_THE_PAGE = [WHOLE_PAGE, EVERY_SIZE, *WITHOUT_SERVER, ALL_USE_CASES, *FIREFOX]
LONG = [OTHERS, MORE_FUZZ, KILLS, LONG_OTHERS, PACKAGES, *EXECUTABLE, *OF_THE_PAGE]
# Additional stages of CI: in each lane, first those that find most in a minute, last the longest. The stages that write
# the documentation of the game are in the same lane as those that read it.
BESIDES = [[OTHERS, *EXECUTABLE, PACKAGES, *WITHOUT_SERVER], [KILLS, SOME_FUZZ, WHOLE_PAGE, LONG_OTHERS]]
NO_MORE_AFTER = 40 * MINUTE
MOST_OF_ONE = 25 * MINUTE  # so that a stage that starts late ends before CI's own limit
# A gate is a list of parts; a part is a list of stages, or several such lanes that run in parallel: three lanes for two
# cores, because tests also wait.
TEST = [[IN_CHROMIUM, INTERPRETED, COMPILE], TESTS_COMPILED]
GATES: dict[str, list[list[list[Stage]]]] = {
    "check": [[CHECK]],
    "test": TEST,
    "test-ci": TEST,
    "test-long": [*TEST, [LONG]],
}


class Failed(Exception):  # noqa: N818  it names the stage
    """A stage of a lane has failed."""


class Besides:
    """Long stages, run while there is time; a failure does not stop the others."""

    def __init__(self, until: float) -> None:
        self.until = until  # in seconds of time.monotonic
        self.passed: list[str] = []
        self.failed: list[str] = []
        self.left_out: list[str] = []

    def run(self, lanes: list[list[Stage]]) -> None:
        with ThreadPoolExecutor(len(lanes)) as pool:
            list(pool.map(self._run_lane, lanes))

    def _run_lane(self, stages: list[Stage]) -> None:
        for stage in stages:
            if time.monotonic() >= self.until:
                self.left_out.append(stage.title)
            elif passes(stage, beside=True):
                self.passed.append(stage.title)
            else:
                self.failed.append(stage.title)


def run_lane(stages: list[Stage], *, beside: bool) -> None:
    """Run the stages one after the other until one fails."""
    for stage in stages:
        if not passes(stage, beside=beside):
            raise Failed(stage.title)


def passes(stage: Stage, *, beside: bool) -> bool:
    """Run a stage. If lanes run in parallel, its output is printed when it has ended."""
    print(f"\n── {stage.title}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryFile() as kept:
        how = result_of_tries(stage, kept if beside else None)
        kept.seek(0)
        output = kept.read().decode(errors="replace")
    if output:
        output = f"\n── {stage.title}, beside the other lane:\n{output}"
    print(f"{output}   {how} in {time.monotonic() - start:.1f} s: {stage.title}", flush=True)
    return how in (PASSED, RETRIED)


def result_of_tries(stage: Stage, output: IO[bytes] | None) -> str:
    """Run a stage; the tests that failed in one with real browsers or processes get a second try."""
    if not stage.retried:
        return result_of(stage, output)
    with tempfile.TemporaryDirectory() as cache:
        once = stage._replace(command=[*stage.command, "-o", f"cache_dir={cache}"])
        how = result_of(once, output)
        if how != FAILED:
            return how
        again = once._replace(command=[*once.command, "--last-failed", "--last-failed-no-failures", "none"])
        how = result_of(again, output)
        return RETRIED if how == PASSED else how


def result_of(stage: Stage, output: IO[bytes] | None) -> str:
    """Run a stage to its end, or up to its limit."""
    with subprocess.Popen(
        stage.command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": stage.engine},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
        start_new_session=stage.limit is not None,
    ) as running:
        try:
            return PASSED if running.wait(stage.limit) == 0 else FAILED
        except subprocess.TimeoutExpired:
            if sys.platform == "win32":
                running.kill()
            else:
                os.killpg(running.pid, signal.SIGKILL)
            return f"FAILED, ended because it took more than {stage.limit:.0f} s,"


def run_part(lanes: list[list[Stage]]) -> None:
    with ThreadPoolExecutor(len(lanes)) as pool:
        running = [pool.submit(run_lane, lane, beside=len(lanes) > 1) for lane in lanes]
        for lane in running:
            lane.result()


def run_besides(start: float) -> Besides:
    """Run the long stages of CI; `start` is the start of the whole gate."""
    besides = Besides(start + NO_MORE_AFTER)
    besides.run([[stage._replace(limit=MOST_OF_ONE) for stage in lane] for lane in BESIDES])
    for title in besides.left_out:
        print(f"\n── skipped for lack of time: {title}")
    if besides.failed:
        raise Failed("; ".join(besides.failed))
    return besides


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("gate", choices=GATES)
    parser.add_argument("--started", type=float, help="when the clock counts from, in seconds since 1970")
    chosen = parser.parse_args()
    gate: str = chosen.gate
    start = time.monotonic() - (time.time() - chosen.started if chosen.started else 0.0)
    try:
        for part in GATES[gate]:
            run_part(part)
        besides = run_besides(start) if gate == "test-ci" else Besides(start)
    except Failed as error:
        sys.exit(f"\nmake {gate}: FAILED after {time.monotonic() - start:.0f} s at: {error}")
    stages = sum(len(lane) for part in GATES[gate] for lane in part) + len(besides.passed)
    left_out = f"; left out: {len(besides.left_out)}" if besides.left_out else ""
    print(f"\nmake {gate}: all {stages} stages passed in {time.monotonic() - start:.0f} s{left_out}")


if __name__ == "__main__":
    main()
