"""All benchmarks in one run: `make bench`. Writes build/bench.md, and the same to the terminal."""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.measure import KeepTime, Speed
from benchmarks.table import report
from tools.ci.prepare import ROOT, make_venv, pip_install, python_of

SECONDS = 6.0
PEERS_VENV = ROOT / "build" / "peers-venv"
HERE = ROOT / "benchmarks"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def python(program: Path, *arguments: str, engine: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": engine}
    return subprocess.run(
        [program, "-m", *arguments], cwd=ROOT, env=environment, check=False, text=True, capture_output=True
    )


def ours(mode: str, engine: str) -> list[Speed]:
    say(f"Measuring our engine, {mode}, 2 to 6 players …")
    done = python(Path(sys.executable), "benchmarks.engine", str(SECONDS), engine=engine)
    if done.returncode != 0:
        sys.exit(done.stderr)
    speeds = [Speed(*json.loads(line)) for line in done.stdout.splitlines()]
    if any(not speed.name.endswith(mode) for speed in speeds):
        sys.exit(f"the engine in {engine} is not {mode}")
    return speeds


def one_number(what: str, *command: str) -> float:
    say(f"Measuring {what} …")
    done = python(Path(sys.executable), *command, engine="build/compiled")
    if done.returncode:
        sys.exit(done.stderr)
    return float(done.stdout)


def keep_times(mode: str, engine: str) -> list[KeepTime]:
    say(f"Measuring the best keep, {mode} …")
    done = python(Path(sys.executable), "benchmarks.lattice", str(SECONDS), engine=engine)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return [KeepTime(*json.loads(line)) for line in done.stdout.splitlines()]


def reason(error_output: str) -> str:
    """The cause in an error output: the first line of pip's, the last line of a traceback."""
    lines = [line.strip().replace("|", "/") for line in error_output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors[:1] or lines[-1:] or ["no reason was given"])[0]


def install(requirement: str) -> str:
    """Install a package; returns the error, or an empty text. One at a time, so that others can still be installed."""
    say(f"Installing {requirement} into build/peers-venv …")
    done = pip_install(PEERS_VENV, [requirement], HERE / "peers-constraints.txt")
    return "" if done.returncode == 0 else f"not installed, {reason(done.stderr)}"


def peers() -> tuple[list[Speed], dict[str, str]]:
    make_venv(PEERS_VENV)
    requirements = (HERE / "peers-requirements.txt").read_text().split()
    refused = {requirement: install(requirement) for requirement in requirements}
    speeds: list[Speed] = []
    missing = {}
    for name, requirement in {
        "Catanatron": "catanatron",
        "OpenSpiel backgammon": "open_spiel",
        "OpenSpiel connect_four": "open_spiel",
        "OpenSpiel yacht": "open_spiel",
    }.items():
        if refused[requirement]:
            missing[name] = refused[requirement]
            continue
        say(f"Measuring {name} …")
        done = python(python_of(PEERS_VENV), "benchmarks.peers", name, str(SECONDS))
        if done.returncode == 0:
            speeds += [Speed(*json.loads(line)) for line in done.stdout.splitlines() if line.startswith("[")]
        else:
            missing[name] = reason(done.stderr)
    return speeds, missing


def main() -> None:
    compiled = ours("compiled", "build/compiled")
    interpreted = ours("interpreted", "src")
    dice = [*keep_times("compiled", "build/compiled"), *keep_times("interpreted", "src")]
    players = one_number("players that choose at random", "benchmarks.players", str(SECONDS))
    jump = one_number("a jump in a recorded game", "benchmarks.replays")
    text = report(compiled, interpreted, players, jump, dice, *peers())
    (ROOT / "build" / "bench.md").write_text(text)
    print(text)
    say("Written to build/bench.md")


if __name__ == "__main__":
    main()
