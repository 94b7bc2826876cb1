"""Fails unless the engine on the path is the expected one: `python -m tools.ci.expect compiled` or `interpreted`."""

import importlib
import pkgutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import kingoftokyo.players
import kingoftokyo.rules
from setup import is_plain


def is_compiled(name: str) -> bool:
    return str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def path_of(module: pkgutil.ModuleInfo) -> Path:
    """The path of a module's source in the package, as in setup.py."""
    path = Path(*module.name.split(".")[1:])
    return path / "__init__.py" if module.ispkg else path.with_suffix(".py")


def main() -> None:
    expected = sys.argv[1]
    packages = (kingoftokyo.rules, kingoftokyo.players)
    modules = [
        module for package in packages for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    names = {module.name for module in modules if not is_plain(path_of(module))}
    unexpected = sorted(name for name in names if is_compiled(name) != (expected == "compiled"))
    if unexpected:
        sys.exit(f"not {expected}: {', '.join(unexpected)}")
    print(f"{len(names)} modules, all {expected}")


if __name__ == "__main__":
    main()
