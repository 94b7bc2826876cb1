"""Loading a foreign bot: its class by a spec, and the digest of its files."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import inspect
import os
import sys
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.arena.specs import parse_spec
from kingoftokyo.players.godzilla.adapter import AgentPlayer
from kingoftokyo.players.godzilla.loader import PublicModules, is_agent, missing_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

    from kingoftokyo.arena.specs import BotSpec

FILES: Final = "FILES"  # in a bot's module: further files that it uses
INSTALLED: Final = ("site-packages", "dist-packages")


class MissingError(Exception):
    """The module, the class, or a file that it names does not exist."""


class LoadedBot(NamedTuple):
    """The factory of the bot's players, and the digest of its arguments and of its own loaded files."""

    make: Callable[[int], object]
    digest: str


def load_bot(spec: str) -> Callable[[int], object]:
    """The factory for the class that a spec names; raises MissingError, or anything that the bot's code raises.

    An agent's class is wrapped into a player. Modules of its public code stay imported while it plays.
    """
    return load_with_digest(spec).make


def load_with_digest(spec: str) -> LoadedBot:
    """Like `load_bot`, with the digest of the files that were loaded."""
    sys.argv = [spec]  # the same in each program: a bot must not see its command line
    bot = parse_spec(spec)
    place, name = bot.place, bot.class_name
    path = Path(place)
    sys.path.append(str(path.resolve().parent if bot.is_file else Path.cwd()))
    with contextlib.ExitStack() as stack:
        stack.enter_context(PublicModules())
        module = _run(path) if bot.is_file else _imported(place)
        found = getattr(module, name, None)
        if found is None:
            raise MissingError(f"there is no {name} in {place}")
        if is_agent(found):
            missing = missing_in(found)
            if missing or bot.arguments:
                raise MissingError(missing or f"{name} is an agent, made as `{name}(idx, name)`: it takes no arguments")
            stack.pop_all()
            return LoadedBot(partial(AgentPlayer, found), digest_of(module, place))
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise MissingError(
            f"{name} is neither a class with a method `choose(self, view, decision, clock)` nor an agent with "
            "`keep_dice` and `yield_tokyo`"
        )
    make = _with_arguments(found, bot) if bot.arguments else found
    return LoadedBot(make, bot.digest(digest_of(module, place)))


def _with_arguments(kind: type, bot: BotSpec) -> Callable[[int], object]:
    """A factory with the spec's keyword arguments and a seed; raises MissingError if the class does not take them."""
    try:
        inspect.signature(kind).bind(0, **bot.arguments)
    except TypeError as error:
        raise MissingError(f"{kind.__name__} cannot be made as {bot.name}: {error}") from None
    except ValueError:
        pass  # the signature is unknown

    def make(seed: int) -> object:
        return kind(seed, **bot.arguments)

    return make


def _run(path: Path) -> ModuleType:
    """Run a Python file as a module; it can import its neighbours."""
    name = "stranger" if path.stem in sys.modules else path.stem
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    if spec is None or spec.loader is None or not path.is_file():
        raise MissingError(f"{path}: there is no such Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _imported(place: str) -> ModuleType:
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as error:
        if error.name is not None and (place == error.name or place.startswith(f"{error.name}.")):
            raise MissingError(f"there is no module {place}") from None
        raise


def digest_of(module: ModuleType, place: str) -> str:
    """The digest of a bot's files: its module, modules imported from the same folder, and those it names in FILES.

    A bot of one file has the digest of that file. `place` is the file or the module that the spec names.
    """
    main = _file_of(module)
    if main is None:
        return ""
    folder = main.parent if place.endswith(".py") else _folder_of_package(place, main)
    paths = {main, *_imported_from(folder), *_named_in(module, main.parent)}
    contents = {path: blake2b(path.read_bytes(), digest_size=8).hexdigest() for path in paths}
    if len(contents) == 1:
        return contents[main]
    lines = sorted(f"{_name_in(folder, path)} {content}" for path, content in contents.items())
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def _file_of(module: ModuleType) -> Path | None:
    file = getattr(module, "__file__", None)
    path = Path(file).resolve() if isinstance(file, str) else None
    return path if path is not None and path.is_file() else None


def _folder_of_package(name: str, main: Path) -> Path:
    """The folder of the top-level package, or of a module outside packages."""
    depth = name.count(".") + (main.name == "__init__.py")
    return main.parents[max(depth - 1, 0)]


def _imported_from(folder: Path) -> Iterable[Path]:
    """Files of modules loaded from this folder, except Python's own, this package's and installed ones."""
    standard = Path(os.__file__).resolve().parent
    for name, module in list(sys.modules.items()):
        path = None if name.partition(".")[0] == "kingoftokyo" else _file_of(module)
        if path is None or path.is_relative_to(standard) or not path.is_relative_to(folder):
            continue
        if not set(INSTALLED) & set(path.relative_to(folder).parts):
            yield path


def _named_in(module: ModuleType, folder: Path) -> Iterable[Path]:
    named = getattr(module, FILES, ())
    for name in [named] if isinstance(named, str) else named:
        path = (folder / str(name)).resolve()
        if not path.is_file():
            raise MissingError(f"{FILES} names {name}, and there is no such file")
        yield path


def _name_in(folder: Path, path: Path) -> str:
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name
