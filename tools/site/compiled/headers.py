"""The headers of CPython 3.14, which PyPI and npm do not have: found on this machine, and configured for Pyodide.

`KOT_HEADERS` names their folder, the one with Python.h. Without it, the usual folders are searched: Debian and Ubuntu
have them in python3.14-dev, Fedora in python3.14-devel, and the installers of python.org bring them along.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.site.python_parts import PARTS, PYODIDE

VERSION = "3.14"
VARIABLE = "KOT_HEADERS"
CONFIGURED = PARTS / "headers"
INCLUDE = "import sysconfig; print(sysconfig.get_path('include'))"
IN_PATCHLEVEL = re.compile(rf'^#define PY_VERSION\s+"{re.escape(VERSION)}\.', re.MULTILINE)


def headers() -> Path | None:
    """The folder of the headers; None if this machine has none, or if the plain engine is wanted."""
    if os.environ.get("KOT_PURE") == "1":
        return None
    named = os.environ.get(VARIABLE)
    if named:
        folder = Path(named).expanduser().resolve()
        if not are_headers(folder):
            sys.exit(f"{VARIABLE}: {named} has no Python.h of Python {VERSION}.")
        return folder
    found = next(filter(are_headers, usual_folders()), None)
    if found is None and os.environ.get("KOT_COMPILED") == "1":
        sys.exit(f"The headers of Python {VERSION} are missing: set {VARIABLE} to their folder.")
    return found


def are_headers(folder: Path) -> bool:
    version = folder / "patchlevel.h"
    return (folder / "Python.h").exists() and IN_PATCHLEVEL.search(version.read_text(encoding="utf-8")) is not None


def usual_folders() -> Iterator[Path]:
    yield Path(sysconfig.get_path("include"))
    for folder in ("/usr/include", "/usr/local/include"):
        yield Path(folder) / f"python{VERSION}"
    python = shutil.which(f"python{VERSION}")
    if python is not None:
        done = subprocess.run([python, "-c", INCLUDE], check=False, capture_output=True, text=True)
        yield Path(done.stdout.strip() or "/")


def configured(folder: Path) -> Path:
    """A copy of the headers whose pyconfig.h is that of Pyodide. It must lie beside the others, which include it."""
    shutil.rmtree(CONFIGURED, ignore_errors=True)
    shutil.copytree(folder, CONFIGURED)
    (CONFIGURED / "pyconfig.h").write_text(pyconfig(), encoding="utf-8")
    return CONFIGURED


def pyconfig() -> str:
    """pyconfig.h, from what Pyodide's Python knows about its own build. Texts in it are of no interest to C code."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        [name] = [name for name in archive.namelist() if name.startswith("_sysconfigdata")]
        tree = ast.parse(archive.read(name))
    [known] = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    facts = [
        (name.value, fact.value)
        for name, fact in zip(known.keys, known.values, strict=True)
        if isinstance(name, ast.Constant) and isinstance(fact, ast.Constant) and isinstance(fact.value, int)
    ]
    # 0 also stands for what is not defined; #if takes it as 0 then
    return "".join(f"#define {name!s} {number}\n" for name, number in facts if number)
