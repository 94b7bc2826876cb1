"""The Python side of the page without a server: the standard library and the game as byte code for Pyodide.

Everything comes from the package registries: Pyodide from npm, msgspec from PyPI as a wheel for WebAssembly.
"""

import io
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from tools.ci.page import npm, path_with_node
from tools.ci.prepare import CONSTRAINTS, ROOT

HERE = Path(__file__).parent
PARTS = ROOT / "build" / "site-parts"
NODE = PARTS / "node"
PYODIDE = NODE / "node_modules" / "pyodide"
PACKAGE = ROOT / "src" / "kingoftokyo"
ROOMS = (
    "backend",
    "browser",
    "history",
    "i18n",
    "players",
    "profile",
    "rules",
    "storage",
    "table",
)  # what runs in the worker
PURE = ("mypy_extensions", "platformdirs")  # dependencies without C, taken from this Python's packages
WHEELS = ("msgspec",)
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp"]
NOT_PACKED = ("__pycache__", "*.pyi", "*.ftl", "py.typed", "android.py", "macos.py", "windows.py", "_typeshed")


def pinned(name: str) -> str:
    found = re.search(rf"^{name}==.*$", CONSTRAINTS.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        sys.exit(f"constraints.txt has no version of {name}")
    return found[0]


def wheels(names: Iterable[str]) -> list[Path]:
    """Wheels for WebAssembly, downloaded unless they are there."""
    folder = PARTS / "wheels"
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for name in names:
        pattern = f"{pinned(name).replace('==', '-')}-*.whl"
        if not list(folder.glob(pattern)):
            command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--only-binary=:all:", *PLATFORM]
            subprocess.run([*command, "-d", str(folder), pinned(name)], check=True)
        found.append(next(folder.glob(pattern)))
    return found


def install_pyodide() -> None:
    """Install the Pyodide of node/package-lock.json, unless it is installed."""
    NODE.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "node" / "package-lock.json").read_text(encoding="utf-8")
    installed = NODE / "installed"
    if installed.exists() and installed.read_text(encoding="utf-8") == wanted:
        return
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / "node" / name, NODE)
    npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", folder=NODE)
    installed.write_text(wanted, encoding="utf-8")


def node() -> str:
    """The command of Node."""
    return shutil.which("node", path=path_with_node()) or "node"


def stage() -> Path:
    """Lay out the sources of the game and of the library, for `compile_inside.py`."""
    work = PARTS / "work"
    shutil.rmtree(work, ignore_errors=True)
    ignore = shutil.ignore_patterns(*NOT_PACKED)
    game = work / "game"
    for room in ROOMS:
        shutil.copytree(PACKAGE / room, game / "kingoftokyo" / room, ignore=ignore)
    for file in PACKAGE.glob("*.py"):
        if file.stem not in ("__main__", "standalone"):
            shutil.copy(file, game / "kingoftokyo")
    for name in PURE:
        copy_installed(name, game, ignore)
    for wheel in wheels(WHEELS):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(
                game, [name for name in archive.namelist() if ".dist-info/" not in name and not name.endswith(".pyi")]
            )
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(work / "library")
    (work / "out").mkdir()
    return work


def copy_installed(name: str, game: Path, ignore: object) -> None:
    module = __import__(name)
    file = Path(str(module.__file__))
    if file.stem == "__init__":
        shutil.copytree(file.parent, game / name, ignore=ignore)  # type: ignore[arg-type]
    else:
        shutil.copy(file, game)


def byte_code(work: Path) -> Path:
    """The folder with the byte code of what `stage` laid out, made inside Pyodide: its Python is not our version."""
    subprocess.run([node(), HERE / "in_pyodide.mjs", PYODIDE, work, HERE / "compile_inside.py"], check=True)
    return work / "out"


def library_zip(folder: Path) -> bytes:
    """The library as a zip, in which Python looks for modules. The same content gives the same bytes."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                archive.writestr(
                    zipfile.ZipInfo(str(file.relative_to(folder))), file.read_bytes(), zipfile.ZIP_DEFLATED, 9
                )
    return content.getvalue()


def game_tar(folder: Path) -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                entry = tarfile.TarInfo(file.relative_to(folder).as_posix())
                entry.size = file.stat().st_size
                archive.addfile(entry, io.BytesIO(file.read_bytes()))
    return content.getvalue()
