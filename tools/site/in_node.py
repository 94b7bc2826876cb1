"""The engine of a built page, run by Node: the same files as in the browser, without the page around them."""

import io
import subprocess
import tarfile
from pathlib import Path

from tools.site.python_parts import HERE, PYODIDE, node

# What the worker does before it imports the game.
STARTS = """
import os, sys
sys.path.insert(0, "/mounted/game")
if os.path.exists("/mounted/game/engine.wasm"):
    import compiled_engine
    compiled_engine.install()
"""


def unpack(parts: dict[str, bytes], game: Path) -> None:
    """Write the modules of the game and its library, if it has one, into a folder."""
    with tarfile.open(fileobj=io.BytesIO(parts["game.tar"])) as archive:
        archive.extractall(game, filter="data")
    if "engine.wasm" in parts:
        (game / "engine.wasm").write_bytes(parts["engine.wasm"])


def unpack_engine(site: Path, game: Path) -> None:
    """The same for a built folder."""
    files = [file for file in (site / "engine").iterdir() if file.stem.startswith(("game-", "engine-"))]
    unpack({f"{file.stem.partition('-')[0]}{file.suffix}": file.read_bytes() for file in files}, game)


def run_in_pyodide(work: Path, script: str) -> None:
    """Run Python code with the game in `work`/game. There, `work` is /mounted."""
    file = work / "script.py"
    file.write_text(STARTS + script)
    subprocess.run([node(), HERE / "in_pyodide.mjs", PYODIDE, work, file], check=True, timeout=600)
