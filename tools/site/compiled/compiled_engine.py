"""Lets Python find the compiled modules of the game: all of them are in one library, which lies beside this file.

It runs in the browser, before any module of the game is imported.
"""

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

FOLDER = __file__.rpartition("/")[0]
LIBRARY = f"{FOLDER}/engine.wasm"
NAMES = f"{FOLDER}/compiled_engine.txt"  # the name of mypyc's library and those of its modules, each on a line
SUFFIX = EXTENSION_SUFFIXES[0]
PACKAGE = ".__init__"


class CompiledLoader(ExtensionFileLoader):
    """Loads a module from the library. Its path is where a library of its own would be: its data files are there."""

    def __init__(self, name: str, path: str, group: ModuleType, starter: ModuleType) -> None:
        super().__init__(name, path)
        self._capsule = getattr(group, "init_" + name.replace(".", "___"))
        self._starter = starter

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = self._starter.start(self._capsule)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing: the code has run when the module was created."""


class CompiledFinder(MetaPathFinder):
    def __init__(self, group: ModuleType, starter: ModuleType, modules: list[str]) -> None:
        self._group = group
        self._starter = starter
        self._modules = {name.removesuffix(PACKAGE): name for name in modules}

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        full_name = self._modules.get(name)
        if full_name is None:
            return None
        file = f"{FOLDER}/{full_name.replace('.', '/')}{SUFFIX}"
        loader = CompiledLoader(name, file, self._group, self._starter)
        return spec_from_file_location(name, file, loader=loader)


def from_library(name: str) -> ModuleType:
    """A module that the library itself exports."""
    spec = spec_from_file_location(name, LIBRARY, loader=ExtensionFileLoader(name, LIBRARY))
    if spec is None:
        raise ImportError(name)
    module = module_from_spec(spec)
    sys.modules[name] = module  # where mypyc's modules look for their library
    return module


def install() -> None:
    with open(NAMES, encoding="utf-8") as file:
        group, *modules = file.read().split()
    sys.meta_path.insert(0, CompiledFinder(from_library(group), from_library("load_modules"), modules))
