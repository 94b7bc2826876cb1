"""Builds the game as one file, build/app/KingOfTokyo, if anything of it has changed: `python -m tools.ci.app`.

It runs without Python: it contains the engine (compiled, if there is a compiler), the page and the catalogues. It runs
on the kind of machine that built it. It is built in a separate environment, so that it contains nothing else.
"""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.ci.compile import COMPILED, SOURCE, compile_rules, digest, has_failed
from tools.ci.docs import build as build_docs
from tools.ci.page import build as build_page
from tools.ci.prepare import CONSTRAINTS, ROOT, make_venv, python_of, uv_install

NAME = "KingOfTokyo"
ENVIRONMENT = ROOT / "build" / "app-env"
PLACE = ROOT / "build" / "app"
WORK = ROOT / "build" / "app-work"
APP = PLACE / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
MADE_FROM = ROOT / "build" / "app.made-from"
START = Path("kingoftokyo") / "standalone.py"
DATA = ("i18n", "server/page", "server/docs", "players/perfect/perfect.f16")
# Modules that the packages import but the game does not need: they would double the file's size.
LEFT_OUT = """
    bz2 certifi faker httpcore httpx litestar.cli litestar.contrib litestar.testing lzma markdown_it polyfactory
    pydantic pydantic_core pydoc pygments readline rich rich_click setuptools tkinter typer unittest yaml._yaml
"""
BINUTILS = ("objdump", "objcopy", "strip")


def requirements() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    wanted: list[str] = project["dependencies"] + extras["server"] + extras["app"]
    return sorted(wanted)


def prepare() -> None:
    """Make the environment with the game's packages and PyInstaller, unless it exists."""
    wanted = requirements()
    stamp = ENVIRONMENT / "ready"
    made_from = "\n".join([sys.version, *wanted, CONSTRAINTS.read_text()])
    if stamp.exists() and stamp.read_text() == made_from:
        return
    print("Installing what `make app` needs into build/app-env …", file=sys.stderr, flush=True)
    make_venv(ENVIRONMENT)
    done = uv_install(ENVIRONMENT, wanted, CONSTRAINTS)
    if done.returncode != 0:
        sys.exit(f"{done.stderr}\nThe packages above could not be installed; is the package registry reachable?")
    stamp.write_text(made_from)


def imports_of(path: Path) -> set[str]:
    """The modules that a source file imports."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def hidden_imports(engine: Path) -> set[str]:
    """All modules that the compiled engine imports: PyInstaller cannot see the imports of its binaries."""
    found = {path.name.partition(".")[0] for path in engine.glob("*__mypyc.*")}
    for folder in ("rules", "players"):
        for path in (SOURCE / "kingoftokyo" / folder).rglob("*.py"):
            found.add(".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"))
            found |= imports_of(path)
    return found


def data_files() -> list[Path]:
    places = [SOURCE / "kingoftokyo" / data for data in DATA]
    return [path for place in places for path in (place.rglob("*") if place.is_dir() else [place]) if path.is_file()]


def pack(engine: Path) -> None:
    """Build the executable with PyInstaller from this engine."""
    on_linux = sys.platform == "linux"
    missing = [tool for tool in BINUTILS if on_linux and shutil.which(tool) is None]
    if missing:
        sys.exit(f"{', '.join(missing)} is missing: install binutils (apt-get install binutils on Debian and Ubuntu).")
    command = [str(python_of(ENVIRONMENT)), "-m", "PyInstaller", "--onefile", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--paths", str(engine)]
    command += ["--distpath", str(PLACE), "--workpath", str(WORK), "--specpath", str(WORK)]
    words = ["--name", NAME, *(["--strip"] if on_linux else [])]
    words += [f"--hidden-import={name}" for name in sorted(hidden_imports(engine))]
    words += [f"--exclude-module={name}" for name in LEFT_OUT.split()]
    for data in DATA:
        inside = Path("kingoftokyo") / data
        file = SOURCE / inside
        words += ["--add-data", f"{file}:{inside if file.is_dir() else inside.parent}"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # only this engine
    environment["PYINSTALLER_CONFIG_DIR"] = str(WORK / "cache")  # not in the user's home
    done = subprocess.run(
        [*command, *words, str(engine / START)],
        cwd=ROOT,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nThe executable could not be built.")


def build() -> None:
    build_page()
    build_docs()
    engine = COMPILED if not has_failed() and compile_rules() else SOURCE
    if engine == SOURCE:
        print(
            "The engine is not compiled (`make build` says why): computer players will think longer.", file=sys.stderr
        )
    code = [path for path in engine.rglob("*") if path.suffix in {".py", ".so", ".pyd"}]
    wanted = digest([*code, *data_files(), Path(__file__), ROOT / "pyproject.toml", CONSTRAINTS])
    if not (APP.exists() and MADE_FROM.exists() and MADE_FROM.read_text() == wanted):
        prepare()
        print("Building the executable (about a minute) …", file=sys.stderr, flush=True)
        MADE_FROM.unlink(missing_ok=True)
        pack(engine)
        MADE_FROM.write_text(wanted)
    print(f"{APP.relative_to(ROOT)}, {APP.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    build()
