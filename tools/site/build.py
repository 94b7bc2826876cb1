"""Builds the page that needs no server into build/site: `python -m tools.site.build`.

Any static host can serve the folder, also `python -m http.server`.
"""

import gzip
import hashlib
import json
import shutil
import time
from pathlib import Path

import msgspec

from kingoftokyo.i18n import LANGUAGES, text_of
from kingoftokyo.table.menu import menu
from tools.ci import docs, page
from tools.ci.prepare import ROOT
from tools.site.compiled.library import engine
from tools.site.compiled.packing import add_finder, replace_modules
from tools.site.offline import write_offline
from tools.site.progress import say
from tools.site.python_parts import PYODIDE, byte_code, game_tar, install_pyodide, library_zip, stage

SITE = ROOT / "build" / "site"
ENGINE = "engine"


def parts() -> dict[str, bytes]:
    """The files of the engine by the names under which the worker asks for them."""
    install_pyodide()
    compiled = engine()
    say("Compiling the game to byte code")
    work = stage()
    if compiled is not None:
        add_finder(work / "game")
    out = byte_code(work)
    if compiled is not None:
        replace_modules(out / "game", compiled)
    return {
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (PYODIDE / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python.zip": library_zip(out / "library"),
        "game.tar": game_tar(out / "game"),
    } | ({"engine.wasm": compiled.library} if compiled is not None else {})


def texts(*, docs: bool) -> dict[str, bytes]:
    """The sentences of each language, and the menu as it is before anything was played."""
    first_menu = menu(None, None, [], "", [], docs=docs)
    return {f"{language}.ftl": text_of(language).encode() for language in LANGUAGES} | {
        "menu.json": msgspec.json.encode(first_menu)
    }


def hashed(name: str, content: bytes) -> str:
    """A path that changes with the content."""
    stem, _, suffix = name.rpartition(".")
    return f"{ENGINE}/{stem}-{hashlib.sha256(content).hexdigest()[:10]}.{suffix}"


def build() -> None:
    page.install()
    docs.build()
    files = {name: (hashed(name, content), content) for name, content in parts().items()}
    written = {name: (hashed(name, content), content) for name, content in texts(docs=True).items()}
    described = {
        "files": {name: {"path": path, "bytes": len(content)} for name, (path, content) in files.items()},
        "catalogues": {language: written[f"{language}.ftl"][0] for language in LANGUAGES},
        "menu": written["menu.json"][0],
        "docs": True,
    }
    say("Building the page")
    page.npm("run", "build", "--", "--mode", "site", VITE_ENGINE=json.dumps(described))
    (SITE / ENGINE).mkdir()
    for path, content in [*files.values(), *written.values()]:
        (SITE / path).write_bytes(content)
    shutil.copytree(ROOT / docs.SITE, SITE / "docs")
    write_offline(SITE)


def downloaded(folder: Path) -> int:
    """The bytes of a first visit, as a host sends them with gzip."""
    files = [file for file in folder.rglob("*") if file.is_file() and "docs" not in file.relative_to(folder).parts]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def main() -> None:
    began = time.monotonic()
    build()
    seconds = time.monotonic() - began
    print(f"build/site: {downloaded(SITE) / 1e6:.1f} MB to download at the first visit; built in {seconds:.0f} s.")
    print("Look at it: python3 -m http.server --bind 127.0.0.1 --directory build/site")


if __name__ == "__main__":
    main()
