"""Compiles the rules and players with mypyc, from the same files; without a compiler plain Python stays in charge."""

import ast
import os
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/kingoftokyo")
COMPILED = ("rules", "players")
# The compiler's own names; dataclasses; data; what strangers' classes derive from; names loaded on demand; and what
# long compiled loops call so that Ctrl-C and other threads come in, which a compiled function would not do; and what
# inherits from built-in errors.
PLAIN = {
    *("mypyc_compat.py", "events.py", "rulings", "card_tiers.py", "weights.py", "godzilla", "players/__init__.py"),
    *("interrupts.py", "players/clock.py", "players/check.py"),
}

# Where mypyc's C code has room for a docstring: of a function, a class, a property, a module. In each of them the first
# group is the C name, and the last one is what stands there: a signature or NULL.
TEXT = r'("(?:[^"\\]|\\.)*--\\n\\n"|NULL)'
ROOMS = (
    re.compile(rf"\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w| ]+,\s*PyDoc_STR\({TEXT}\)"),
    re.compile(rf"CPyType_(\w+)_template_ = {{[^;]*?\.tp_doc = PyDoc_STR\({TEXT}\)"),
    re.compile(r"\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*(NULL), NULL}"),
    re.compile(r'PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*(NULL), /\* docstring \*/'),
)
PLAIN_IN_C = {chr(code) for code in range(32, 127)} - set('"\\?')


def is_plain(path: Path) -> bool:
    """Whether a file stays plain Python: by its name, its folder or its path in the package."""
    return not PLAIN.isdisjoint((*path.parts, path.as_posix()))


def extensions() -> list[Extension]:
    if os.environ.get("KOT_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  absent where only plain Python is wanted
    except ImportError:
        return []
    sources = [path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py")]
    modules = sorted(str(path) for path in sources if not is_plain(path.relative_to(PACKAGE)))
    built: list[Extension] = mypycify(modules, opt_level="3")
    add_docstrings({source for extension in built for source in extension.sources}, modules)
    for extension in built:
        extension.optional = os.environ.get("KOT_COMPILED") != "1"
        if sys.platform != "win32":
            # gcc may then inline across functions, as clang does: 1.4 times the speed. Warnings about generated C help
            # nobody, and looking for them takes gcc more than half of its time.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
    return built


def add_docstrings(c_files: Iterable[str], modules: Iterable[str]) -> None:
    """Write the docstrings of these modules into their C code: mypyc drops them, and `help` would have no text."""
    texts = {name: text for module in modules for name, text in docstrings(Path(module))}

    def with_docstring(found: re.Match[str]) -> str:
        text = texts.get(found[1])
        if text is None:
            return found[0]
        signature = "" if found[2] == "NULL" else found[2] + " "
        start, end = (place - found.start() for place in found.span(2))
        return found[0][:start] + signature + c_string(text) + found[0][end:]

    for file in map(Path, c_files):
        code = file.read_text(encoding="utf-8")
        for room in ROOMS:
            code = room.sub(with_docstring, code)
        file.write_text(code, encoding="utf-8", newline="\n")


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a module, under every name that mypyc may have for what they belong to.

    In C a name has as much of its module's path before it as makes it unique: `game___Game___new`.
    """
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    module = parts[:-1] if parts[-1] == "__init__" else parts
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield ".".join(module), ast.get_docstring(tree) or ""
    for first in range(len(module)):
        prefix = "___".join(module[first:])
        for part in tree.body:
            yield from docstrings_within(part, prefix)


def docstrings_within(part: ast.stmt, prefix: str) -> Iterator[tuple[str, str]]:
    """The docstring of a function, or those of a class and its methods; a property has the name of its getter."""
    if isinstance(part, ast.FunctionDef | ast.ClassDef):
        text = ast.get_docstring(part)
        if text is not None:
            yield f"{prefix}___{part.name}", text
            yield f"{prefix}_get_{part.name}", text
        for inner in part.body if isinstance(part, ast.ClassDef) else ():
            yield from docstrings_within(inner, f"{prefix}___{part.name}")


def c_string(text: str) -> str:
    """A literal of C: what is not plain ASCII, a quote, a backslash or a question mark as an octal number."""
    return '"' + "".join(chr(byte) if chr(byte) in PLAIN_IN_C else f"\\{byte:03o}" for byte in text.encode()) + '"'


if __name__ == "__main__":
    setup(ext_modules=extensions())
