"""Starts the game from a checkout, with as little waiting as there can be: `python3 -m tools.ci.play serve`, or `play`.

Python's packages are installed while the page is built. Where the engine is not compiled yet, the game starts with the
plain one; what takes longer (the documentation, the compiler) is done beside the game at low priority, and serves from
the next start. Standard library only: it runs first.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tools.ci import compile as compiled
from tools.ci import docs, page
from tools.ci.prepare import ROOT, VENV, is_ready, prepare, python_of

BESIDE_LOG = ROOT / "build" / "beside.log"
LOWEST = 19
LONG = 2.0  # seconds; what takes longer says how far it is


class Job(threading.Thread):
    """One of the things to do before the game can start."""

    def __init__(self, name: str, work: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self.title = name
        self.work = work
        self.error: str | int | None = None
        self.started = time.monotonic()
        self.seconds: float | None = None  # that it took, once it is done

    def run(self) -> None:
        try:
            self.work()
        except SystemExit as error:
            self.error = error.code or 1
        except BaseException as error:  # noqa: BLE001  `do_all` shows it
            self.error = f"{self.title}: {error}"
        self.seconds = time.monotonic() - self.started

    def state(self) -> str:
        if self.seconds is None:
            return f"{self.title} … {time.monotonic() - self.started:.0f} s"
        return f"{self.title}: done in {self.seconds:.0f} s"


def do_all(jobs: list[Job]) -> None:
    """Do them side by side. On a terminal a line shows how far they are; elsewhere each says when it is done."""
    begun, shown = time.monotonic(), False
    for job in jobs:
        job.start()
    unsaid = list(jobs)
    while any(job.is_alive() for job in jobs):
        time.sleep(0.1)
        if sys.stderr.isatty() and time.monotonic() - begun > LONG / 2:
            shown = True
            print(f"\r\x1b[K{' · '.join(job.state() for job in jobs)}", end="", file=sys.stderr, flush=True)
        for job in [job for job in unsaid if job.seconds is not None and not sys.stderr.isatty()]:
            unsaid.remove(job)
            if job.seconds is not None and job.seconds > LONG:
                print(job.state(), file=sys.stderr, flush=True)
    if shown:
        print(file=sys.stderr)
    for job in jobs:
        if job.error is not None:
            sys.exit(job.error)


def make_ready(command: str) -> None:
    jobs = []
    if not is_ready("play"):
        jobs.append(Job("Python's packages", lambda: prepare("play")))
    if command == "serve" and not page.is_built():
        jobs.append(Job("the page", page.build))
    do_all(jobs)


def is_all_made() -> bool:
    return (compiled.is_up_to_date() or compiled.has_failed()) and docs.is_built()


def end_with(parent: int) -> None:
    """End this process and its children once its parent has ended, even if the parent was killed."""
    while os.getppid() == parent:
        time.sleep(1)
    os.killpg(os.getpgid(0), signal.SIGTERM)


def make_beside() -> None:
    """What the game can start without. It runs in a separate process, with the Python of .venv."""
    if sys.platform != "win32":
        os.nice(LOWEST)
        threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    prepare("build")
    docs.build()
    if not compiled.has_failed():
        compiled.compile_rules()


def start_beside() -> subprocess.Popen[bytes] | None:
    """Make the rest while the game runs. It ends with the game, and the next start begins it again."""
    if is_all_made():
        return None
    BESIDE_LOG.parent.mkdir(exist_ok=True)
    with BESIDE_LOG.open("w") as log:
        return subprocess.Popen(
            [str(python_of(VENV)), "-m", "tools.ci.play", "--beside"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def engine() -> Path:
    """The folder that the game runs from, and a line about it where it is not the compiled one."""
    if compiled.is_up_to_date():
        compiled.refresh_plain_files()
        return compiled.COMPILED
    if compiled.has_failed():
        why = compiled.LOG.relative_to(ROOT)
        print(f"This is plain Python: compiling did not work (why: {why}; again: make build).", file=sys.stderr)
    else:
        print("While you play, the engine is compiled at low priority: from the next start it is 30 times as fast.")
    return compiled.SOURCE


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children."""
    if process.poll() is None:
        if sys.platform == "win32":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def main() -> None:
    if sys.argv[1:] == ["--beside"]:
        make_beside()
        return
    make_ready(sys.argv[1])
    folder = engine()
    beside = start_beside()
    try:
        environment = os.environ | {"PYTHONPATH": str(folder)}
        game = subprocess.Popen([str(python_of(VENV)), "-m", "kingoftokyo", *sys.argv[1:]], cwd=ROOT, env=environment)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the game, too, and that says what happens
        signal.signal(signal.SIGTERM, lambda *_: game.terminate())
        code = game.wait()
    finally:
        if beside is not None:
            end(beside)
    sys.exit(code if code >= 0 else 128 - code)


if __name__ == "__main__":
    main()
