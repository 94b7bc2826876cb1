"""Cards of one's own: a file of plain Python whose cards join the deck."""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING

from kingoftokyo.cards import Card, check_card, register
from kingoftokyo.rules import SetupError
from kingoftokyo.storage.regular_files import NoRegularFileError, check_regular

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

_LOADED: dict[Path, tuple[str, ...]] = {}


def load_cards(path: Path) -> tuple[str, ...]:
    """Run a file of Python and register every card it defines; answers their ids, to be named in `Rules(cards=…)`."""
    path = path.resolve()
    if path not in _LOADED:
        module = _run(path)
        own = [found for found in vars(module).values() if _is_card(found, module)]
        if not own:
            raise SetupError(f"{path.name}: no class derived from Keep or Discard with a name was found")
        cards, ids = _checked(path, own)
        for card in cards:
            register(card)
        _LOADED[path] = tuple(ids)
    return _LOADED[path]


def _run(path: Path) -> ModuleType:
    try:
        check_regular(path)
    except NoRegularFileError as wrong:
        raise SetupError(f"{path}: {wrong.strerror}") from None
    except OSError:
        raise SetupError(f"{path}: there is no such file") from None
    spec = importlib.util.spec_from_file_location(f"own_cards_{len(_LOADED)}", path)
    if spec is None or spec.loader is None:
        raise SetupError(f"{path.name}: cards are written in a file of Python, whose name ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        raise SetupError(f"{path.name}: {type(wrong).__name__}: {wrong}") from wrong
    return module


def _is_card(found: object, module: ModuleType) -> bool:
    return (
        isinstance(found, type)
        and issubclass(found, Card)
        and found.__module__ == module.__name__
        and hasattr(found, "name")
    )


def _checked(path: Path, own: list[type[Card]]) -> tuple[list[Card], list[str]]:
    """One of each card and their ids, all of which can be registered: a file is taken as a whole or not at all."""
    cards: list[Card] = []
    ids: list[str] = []
    for kind in own:
        try:
            card = kind()
            ids.append(check_card(card, ids))
        except SetupError as refused:
            raise SetupError(f"{path.name}: {refused}") from None
        except Exception as wrong:
            raise SetupError(f"{path.name}: {kind.__name__}: a card has a name, a cost and a text ({wrong})") from wrong
        cards.append(card)
    return cards, ids
