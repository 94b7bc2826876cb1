"""Compiles the rules into build/compiled, never beside the sources, where a stale build would shadow an edited file.

`python -m tools.ci.compile` compiles if anything changed, and fails if that is not possible; with `--or-plain` it falls
back to plain Python then, and prints the folder to run from.
"""

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from tools.ci.prepare import CONSTRAINTS, ROOT, cc_of

SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
MADE_FROM = ROOT / "build" / "compiled.made-from"
FAILED_ON = ROOT / "build" / "compiled.failed-on"
LOG = ROOT / "build" / "compiled.log"


def digest(paths: Iterable[Path]) -> str:
    """A hash of contents, not dates: switching branches and back costs nothing, and a deleted module is noticed."""
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)} {len(content)} ".encode() + content)
    return total.hexdigest()


def what_is_compiled() -> str:
    package = SOURCE / "kingoftokyo"
    modules = [path for folder in ("rules", "players") for path in (package / folder).rglob("*.py")]
    modules = [path for path in modules if path.parent.name != "godzilla"]  # not compiled, as in setup.py
    return digest([*modules, ROOT / "setup.py", ROOT / "pyproject.toml", CONSTRAINTS])


def is_made_from(wanted: str) -> bool:
    return MADE_FROM.exists() and MADE_FROM.read_text() == wanted


def build(wanted: str) -> bool:
    print("Compiling the rules and the players (a minute or two) …", file=sys.stderr, flush=True)
    MADE_FROM.unlink(missing_ok=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.rmtree(ROOT / "build" / "temp", ignore_errors=True)
    LOG.parent.mkdir(exist_ok=True)
    command = ["setup.py", "-q", "build", "--build-base", "build/temp", "--build-lib", "build/compiled"]
    environment = os.environ | {"KOT_COMPILED": "1", "CC": cc_of(Path(sys.executable))}
    with LOG.open("w") as log:
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            log.write("Python.h is missing: install Python's headers (python3-dev on Debian and Ubuntu)\n")
            return False
        if subprocess.run(
            [sys.executable, *command], cwd=ROOT, env=environment, check=False, stdout=log, stderr=log
        ).returncode:
            return False
    MADE_FROM.write_text(wanted)
    return True


def refresh_plain_files() -> None:
    """Copy the modules that are not compiled, each time, so that only changed rules or players are compiled again.

    A file that is the same already is left alone: a game, or tests, may be running from there.
    """
    for path in COMPILED.rglob("*.py"):
        if not (SOURCE / path.relative_to(COMPILED)).exists():
            path.unlink()
    left_out = shutil.ignore_patterns("*.egg-info", "__pycache__")
    shutil.copytree(SOURCE, COMPILED, dirs_exist_ok=True, ignore=left_out, copy_function=copy_if_different)


def copy_if_different(source: str, target: str) -> None:
    if not (Path(target).exists() and filecmp.cmp(source, target, shallow=False)):
        shutil.copy2(source, target)


def compile_rules(*, again_after_failure: bool) -> bool:
    wanted = what_is_compiled()
    if not is_made_from(wanted):
        attempt = f"{wanted} {cc_of(Path(sys.executable))}"
        if not again_after_failure and FAILED_ON.exists() and FAILED_ON.read_text() == attempt:
            return False
        if not build(wanted):
            FAILED_ON.write_text(attempt)
            return False
    refresh_plain_files()
    return True


def main() -> None:
    or_plain = "--or-plain" in sys.argv[1:]
    worked = compile_rules(again_after_failure=not or_plain)
    if not worked and not or_plain:
        sys.exit(f"{LOG.read_text()}\nThe rules could not be compiled.")
    if not worked:
        reason = LOG.relative_to(ROOT)
        notice = f"The rules could not be compiled (why: {reason}; again: make build); this is plain Python."
        print(notice, file=sys.stderr)
    if or_plain:
        print("build/compiled" if worked else "src")


if __name__ == "__main__":
    main()
