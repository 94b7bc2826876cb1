"""The C code of the engine, written by mypyc inside Pyodide: this machine's mypyc would write it for its own Python."""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tools.ci.compile import what_is_compiled
from tools.ci.prepare import ROOT
from tools.site import python_parts
from tools.site.progress import working_for

HERE = Path(__file__).parent
WORK = python_parts.PARTS / "mypyc"
MADE_FROM = python_parts.PARTS / "mypyc.made-from"
WRITTEN = WORK / "written.json"
MYPYC = ("mypy", "librt", "ast_serialize")  # as wheels for WebAssembly
PURE = ("setuptools", "_distutils_hack", "mypy_extensions", "pathspec", "typing_extensions")  # of this Python
ABOUT = 60  # seconds that mypyc takes there


@dataclass(frozen=True)
class CCode:
    """What mypyc has written, with paths of this machine."""

    library: str  # the name of the module that contains all others
    units: list[Path]  # the C files
    includes: list[Path]
    modules: list[str]  # those of packages end with `.__init__`

    @property
    def folder(self) -> Path:
        return WORK / "build" / "c"


def digest() -> str:
    """A hash of all that the C code is made from."""
    total = hashlib.sha256(what_is_compiled().encode())
    for path in (HERE / "write_c.py", python_parts.HERE / "node" / "package-lock.json"):
        total.update(path.read_bytes())
    return total.hexdigest()


def stage() -> None:
    """Lay out the sources and mypyc, for `write_c.py`."""
    shutil.rmtree(WORK, ignore_errors=True)
    packages = WORK / "packages"
    packages.mkdir(parents=True)
    for name in PURE:
        python_parts.copy_installed(name, packages, shutil.ignore_patterns("__pycache__"))
    for wheel in python_parts.wheels(MYPYC):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages, [name for name in archive.namelist() if "/test" not in name])
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, WORK)
    shutil.copytree(
        python_parts.PACKAGE, WORK / "src" / "kingoftokyo", ignore=shutil.ignore_patterns("__pycache__", "page", "docs")
    )


def write() -> None:
    """Run mypyc; what it prints is shown if it fails."""
    done = subprocess.run(
        [python_parts.node(), python_parts.HERE / "in_pyodide.mjs", python_parts.PYODIDE, WORK, HERE / "write_c.py"],
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nmypyc could not write the C code; KOT_PURE=1 leaves the engine plain Python.")


def c_code() -> CCode:
    """The C code, written unless it was made from the same sources."""
    wanted = digest()
    if not (WRITTEN.exists() and MADE_FROM.exists() and MADE_FROM.read_text() == wanted):
        MADE_FROM.unlink(missing_ok=True)
        stage()
        with working_for(ABOUT, "Writing the C code of the engine for Pyodide"):
            write()
        MADE_FROM.write_text(wanted)
    written = json.loads(WRITTEN.read_text(encoding="utf-8"))
    return CCode(
        written["library"],
        [WORK / path for path in written["units"]],
        [WORK / path for path in written["includes"]],
        written["modules"],
    )
