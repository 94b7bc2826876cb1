"""Runs inside Pyodide: compiles the game and what it needs of the standard library to byte code of Pyodide's Python.

/mounted/game has the modules of the game, /mounted/library the standard library; the results lie in /mounted/out. Only
those modules of the library are taken that Pyodide and the game import, directly or through others, also inside
functions.
"""

import ast
import importlib
import importlib.util
import marshal
import sys
from collections.abc import Iterator
from pathlib import Path

GAME, LIBRARY, OUT = Path("/mounted/game"), Path("/mounted/library"), Path("/mounted/out")
# Imported by modules that we need, in functions that we never call: programs, networks, other systems, test tools
UNUSED = frozenset(
    {
        "_aix_support",
        "_android_support",
        "_apple_support",
        "_ios_support",
        "_osx_support",
        "_pyrepl",
        "argparse",
        "asyncio.__main__",
        "asyncio.tools",
        "asyncio.windows_events",
        "asyncio.windows_utils",
        "cmd",
        "code",
        "concurrent.futures.process",
        "concurrent.interpreters",
        "ctypes.macholib",
        "curses",
        "dbm",
        "doctest",
        "email",
        "getopt",
        "getpass",
        "html",
        "http",
        "mimetypes",
        "multiprocessing",
        "netrc",
        "nturl2path",
        "optparse",
        "pdb",
        "pickletools",
        "plistlib",
        "pydoc",
        "pydoc_data",
        "sqlite3",
        "tarfile",
        "tracemalloc",
        "unittest",
        "urllib.request",
        "urllib.response",
        "webbrowser",
        "xml",
        "zipapp",
        "zoneinfo",
    }
)


def import_game() -> None:
    """Import all modules of the game, to see what their C code imports."""
    sys.path.insert(0, str(GAME))
    for file in sorted((GAME / "kingoftokyo").rglob("*.py")):
        importlib.import_module(".".join(file.relative_to(GAME).with_suffix("").parts).removesuffix(".__init__"))


def library_file(name: str) -> Path | None:
    """The file of a library module; None if it is built in, or not of the library."""
    path = LIBRARY.joinpath(*name.split("."))
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.exists()), None)


def imported(file: Path, package: str) -> Iterator[str]:
    """The names of all modules that a file imports; of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1]) if node.level else ""
            whole = ".".join(part for part in (base, node.module) if part)
            yield whole
            yield from (f"{whole}.{alias.name}" for alias in node.names)


def is_unused(name: str) -> bool:
    parts = name.split(".")
    return any(".".join(parts[:k]) in UNUSED for k in range(1, len(parts) + 1))


def needed_of_library() -> dict[str, Path]:
    """The modules of the library by name."""
    wanted = [name for name in sys.modules if library_file(name)]
    wanted += [name for file in sorted(GAME.rglob("*.py")) for name in imported(file, package_of(file, GAME))]
    wanted += ["encodings.utf_8", "encodings.latin_1", "encodings.ascii", "encodings.idna", "logging"]
    found: dict[str, Path] = {}
    while wanted:
        name = wanted.pop()
        file = library_file(name)
        if name in found or file is None or is_unused(name):
            continue
        found[name] = file
        wanted += imported(file, package_of(file, LIBRARY))
        if "." in name:
            wanted.append(name.rpartition(".")[0])
    return found


def package_of(file: Path, root: Path) -> str:
    return ".".join(file.relative_to(root).parent.parts)


def write_pyc(file: Path, root: Path, out: Path, shown: str) -> None:
    """Compile a file without its docstrings; `shown` is the folder that tracebacks name."""
    relative = file.relative_to(root)
    code = compile(
        file.read_bytes(), f"{shown}/{relative}", "exec", dont_inherit=True, optimize=2 if root == LIBRARY else 0
    )
    target = out / relative.with_suffix(".pyc")
    target.parent.mkdir(parents=True, exist_ok=True)
    # a magic number, flags that ask for no check against a source, and 8 bytes that are not used then
    target.write_bytes(importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code))


def main() -> None:
    import_game()
    library = needed_of_library()
    for file in library.values():
        write_pyc(file, LIBRARY, OUT / "library", "/lib/python314.zip")
    for file in sorted(GAME.rglob("*")):
        if file.suffix == ".py":
            write_pyc(file, GAME, OUT / "game", "")
        elif file.is_file():
            target = OUT / "game" / file.relative_to(GAME)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(file.read_bytes())
    print(f"{len(library)} modules of the standard library")


main()
