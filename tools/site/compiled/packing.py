"""Puts the compiled engine into the archive of the game's modules, in place of their byte code."""

import shutil
import zipfile
from pathlib import Path

from tools.site.compiled.library import Engine
from tools.site.python_parts import wheels

HERE = Path(__file__).parent
FINDER = "compiled_engine"
NEEDED = "librt/vecs."  # of mypyc's runtime, what the compiled rules import


def add_finder(game: Path) -> None:
    """Add to the sources of the game what finds and runs the compiled modules."""
    shutil.copy(HERE / f"{FINDER}.py", game)
    for wheel in wheels(["librt"]):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(game, [name for name in archive.namelist() if name.startswith(NEEDED)])
    for stub in (game / "librt").glob("*.pyi"):
        stub.unlink()


def replace_modules(game: Path, engine: Engine) -> None:
    """Remove the byte code of all compiled modules, and list their names for the finder."""
    for name in engine.modules:
        (game / name.replace(".", "/")).with_suffix(".pyc").unlink()
    (game / f"{FINDER}.txt").write_text("\n".join([engine.name, *engine.modules]) + "\n", encoding="utf-8")
