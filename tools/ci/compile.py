"""Compiles the rules into build/compiled, never beside the sources, where a stale build would shadow an edited file.

`python -m tools.ci.compile` compiles if anything has changed since the last time, and fails if that does not work.
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

from tools.ci.prepare import CONSTRAINTS, ROOT, VENV, cc_of, python_of, python_version

if sys.platform != "win32":
    import fcntl

SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
NEXT = ROOT / "build" / "compiled-next"
LOCK = ROOT / "build" / "compiled.lock"
MADE_FROM = ROOT / "build" / "compiled.made-from"
FAILED_ON = ROOT / "build" / "compiled.failed-on"
LOG = ROOT / "build" / "compiled.log"


def digest(paths: Iterable[Path]) -> str:
    """A hash of contents, not dates: switching branches and back costs nothing, and a deleted module is noticed."""
    total = hashlib.sha256(python_version().encode())
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
    """Compile everything; object files in build/temp whose C code has not changed are used again."""
    print("Compiling the rules and the players, a minute or two …", file=sys.stderr, flush=True)
    shutil.rmtree(NEXT, ignore_errors=True)
    command = ["setup.py", "-q", "build", "--build-base", "build/temp", "--build-lib", str(NEXT.relative_to(ROOT))]
    environment = os.environ | {"KOT_COMPILED": "1", "CC": cc_of(Path(sys.executable))}
    with LOG.open("w") as log:
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            log.write("Python.h is missing: install Python's headers (python3-dev on Debian and Ubuntu)\n")
            return False
        if subprocess.run(
            [sys.executable, *command], cwd=ROOT, env=environment, check=False, stdout=log, stderr=log
        ).returncode:
            return False
    MADE_FROM.unlink(missing_ok=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    NEXT.rename(COMPILED)
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


def attempt_at(wanted: str) -> str:
    """What has to change before it is worth compiling again after a failure: the sources, or the compiler."""
    return f"{wanted} {cc_of(python_of(VENV))}"


def has_failed() -> bool:
    """Whether compiling these sources with this compiler has failed before."""
    return FAILED_ON.exists() and FAILED_ON.read_text() == attempt_at(what_is_compiled())


def is_up_to_date() -> bool:
    return is_made_from(what_is_compiled())


def compile_rules() -> bool:
    """Compile, unless that is done. A second process that wants the same waits for the first."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = what_is_compiled()
        if not is_made_from(wanted) and not build(wanted):
            FAILED_ON.write_text(attempt_at(wanted))
            return False
        refresh_plain_files()
    return True


def main() -> None:
    if not compile_rules():
        sys.exit(f"{LOG.read_text()}\nThe rules could not be compiled.")


if __name__ == "__main__":
    main()
