"""Loading an agent's file: meanwhile, the modules that it imports from the public code are replaced by ours."""

from __future__ import annotations

import inspect
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, Self

from kingoftokyo.players.godzilla.api import DIESIDE, Player, PlayerState

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

METHODS: Final = {
    "keep_dice": "keep_dice(self, dice, other_player_states, roll_counter)",
    "yield_tokyo": "yield_tokyo(self, other_player_states)",
}


class PublicModules:
    """A context in which `player` and `helpers.constants` can be imported; afterwards `sys.modules` is restored.

    An agent may have its own unrelated module `player` or `helpers.constants`, recognised by not containing the public
    code's names: that module is not replaced.
    """

    def __init__(self) -> None:
        self._before: dict[str, ModuleType | None] = {}

    def __repr__(self) -> str:
        return f"PublicModules({', '.join(self._before)})"

    def __enter__(self) -> Self:
        made: dict[str, ModuleType] = {}
        if _is_free("player", sys.path, "PlayerState"):
            made["player"] = _module("player", Player=Player, PlayerState=PlayerState)
        theirs = _folders("helpers")
        if _is_free("constants", theirs, "DIESIDE"):
            made["helpers.constants"] = _module("helpers.constants", DIESIDE=DIESIDE)
            made["helpers"] = _module("helpers", constants=made["helpers.constants"], __path__=theirs)
        self._before = {name: sys.modules.get(name) for name in made}
        sys.modules.update(made)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        for name, module in self._before.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module


def _is_free(name: str, folders: Sequence[str], word: str) -> bool:
    """Whether these folders have no module of this name, or one whose source contains this word."""
    found = PathFinder.find_spec(name, folders)
    if found is None or found.origin is None:
        return True
    return word in Path(found.origin).read_text(encoding="utf-8", errors="replace")


def _folders(package: str) -> list[str]:
    found = PathFinder.find_spec(package, sys.path)
    return list(found.submodule_search_locations or ()) if found is not None else []


def _module(name: str, **names: object) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(names)
    return module


def is_agent(found: object) -> bool:
    """Whether this is an agent's class: it has `keep_dice` or `yield_tokyo`, and no `choose`."""
    return (
        isinstance(found, type)
        and not callable(getattr(found, "choose", None))
        and any(callable(getattr(found, method, None)) for method in METHODS)
    )


def missing_in(agent: type) -> str:
    """The reason why this agent cannot play: a missing method or a wrong constructor; empty if it can."""
    for method, call in METHODS.items():
        if not callable(getattr(agent, method, None)):
            return f"{agent.__name__} has no method `{call}`"
    try:
        signature = inspect.signature(agent)
    except (TypeError, ValueError):
        return ""  # unknown before it is called
    try:
        signature.bind(0, "Monster 1")
    except TypeError as error:
        return f"{agent.__name__} must be made as `{agent.__name__}(idx, name)`, but it takes {signature} ({error})"
    return ""
