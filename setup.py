"""Compiles the rules and players with mypyc, from the same files; without a compiler plain Python stays in charge."""

import os
import sys
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
    for extension in built:
        extension.optional = os.environ.get("KOT_COMPILED") != "1"
        if sys.platform != "win32":
            # gcc may then inline across functions, as clang does: 1.4 times the speed. Warnings about generated C help
            # nobody, and looking for them takes gcc more than half of its time.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
    return built


if __name__ == "__main__":
    setup(ext_modules=extensions())
