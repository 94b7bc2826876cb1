"""Compiles the rules with mypyc, from the same files; without a compiler the plain Python modules stay in charge."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

RULES = Path("src/kingoftokyo/rules")
PLAIN = {"packed.py", "events.py", "rulings"}  # the stand-ins for the compiler's own names; dataclasses; data


def extensions() -> list[Extension]:
    if os.environ.get("KOT_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  absent where only plain Python is wanted
    except ImportError:
        return []
    modules = sorted(str(path) for path in RULES.rglob("*.py") if PLAIN.isdisjoint(path.relative_to(RULES).parts))
    built: list[Extension] = mypycify(modules, opt_level="3")
    for extension in built:
        extension.optional = os.environ.get("KOT_COMPILED") != "1"
        if sys.platform != "win32":  # gcc may then inline across functions, as clang does: 1.4 times the speed
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
