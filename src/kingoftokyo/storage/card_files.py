"""A user's own cards and expansions: Python files whose cards join the deck and whose settings join the rules."""

from __future__ import annotations

import importlib.util
import sys
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from kingoftokyo.cards import Card, ExpansionCard, check_card, register
from kingoftokyo.rules import SETTINGS, SetupError, all_card_facts, card_count, card_facts, card_id, has_own_cards
from kingoftokyo.storage.regular_files import NoRegularFileError, check_regular, read_regular

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

    from kingoftokyo import Game


class LoadedFile(NamedTuple):
    """The contents of a loaded file: its cards for the deck, the ids of all its cards, its settings, and its digest."""

    cards: tuple[str, ...]
    ids: tuple[str, ...]  # including expansions, and cards that the file registered itself
    settings: tuple[str, ...]
    digest: str


class CardFile(NamedTuple):
    """A file of cards or expansions, and the digest of its text when it was loaded."""

    path: str
    digest: str


IN_THE_DECK: Final = ("keep", "discard")  # kinds of cards that join the deck without being named
MOST_BYTES: Final = 16 << 20  # of a file that are hashed for its digest

_LOADED: dict[Path, LoadedFile] = {}


def load_cards(path: Path) -> tuple[str, ...]:
    """Run a Python file and register every card it defines; returns their ids, for `Rules(cards=…)`.

    Expansions that the file adds can be switched on by their settings in any later game. A file is run only once.
    """
    path = path.resolve()
    if path not in _LOADED:
        _LOADED[path] = _load(path)
    return _LOADED[path].cards


def loaded_files() -> list[LoadedFile]:
    """The files that this process has loaded, in order."""
    return list(_LOADED.values())


def all_files() -> list[CardFile]:
    """The paths and digests of the loaded files, in order, for another process to load."""
    return [CardFile(str(path), loaded.digest) for path, loaded in _LOADED.items()]


def needed_files(game: Game) -> tuple[CardFile, ...]:
    """The files that another process must load to play this game, so that its cards have the same numbers.

    Empty if the game has no own cards, expansions or settings; otherwise all files that this process has loaded.
    """
    own = {name for loaded in _LOADED.values() for name in loaded.settings}
    return tuple(all_files()) if has_own_cards(game) or own & set(game.rules.changes) else ()


def load_files(files: Iterable[Sequence[str]]) -> None:
    """Load the files that another process named; raises SetupError if one has changed since."""
    for path, digest in files:
        load_cards(Path(path))
        if _LOADED[Path(path).resolve()].digest != digest:
            raise SetupError("card-file-changed", field=path)


def _load(path: Path) -> LoadedFile:
    before, all_before, settings = _card_ids(), card_count(), _setting_names()
    module = _run(path)
    digest = _digest(path)
    own = [found for found in vars(module).values() if _is_card(found, module)]
    registered = [id for id in _card_ids() if id not in before]  # by the file itself
    expands = card_count() - all_before > len(registered)  # some are of expansions, perhaps of an imported file
    if not own and not registered:
        raise SetupError("card-file-empty", field=path.name)
    expansions = _check_expansions(path, [kind for kind in own if issubclass(kind, ExpansionCard)])
    rest = [kind for kind in own if not issubclass(kind, ExpansionCard) and _id(kind) not in registered]
    cards, ids = _checked(path, rest)
    for card in cards:
        register(card)
    new = tuple(name for name in _setting_names() if name not in settings)
    deck = [] if expands else [id for id in registered if _joins_the_deck(id)]  # an expansion adds its own cards
    return LoadedFile((*deck, *ids), (*ids, *registered, *expansions), new, digest)


def _card_ids() -> list[str]:
    return [card.id for card in all_card_facts()]


def _joins_the_deck(id: str) -> bool:
    facts = card_facts(id)
    return facts is not None and facts.kind in IN_THE_DECK


def _setting_names() -> list[str]:
    return [setting.name for setting in SETTINGS]


def _run(path: Path) -> ModuleType:
    try:
        check_regular(path)
    except NoRegularFileError as error:
        raise SetupError("card-file-unreadable", field=str(path), reason=error.strerror or str(error)) from None
    except OSError:
        raise SetupError("card-file-missing", field=str(path)) from None
    spec = importlib.util.spec_from_file_location(f"own_cards_{len(_LOADED)}", path)
    if spec is None or spec.loader is None:
        raise SetupError("card-file-name", field=path.name)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        kind = type(error).__name__
        raise SetupError("card-file-failed", field=path.name, error=kind, reason=str(error)) from error
    return module


def _digest(path: Path) -> str:
    try:
        return blake2b(read_regular(path, MOST_BYTES), digest_size=8).hexdigest()
    except OSError as error:
        raise SetupError("card-file-unreadable", field=str(path), reason=error.strerror or str(error)) from None


def _is_card(found: object, module: ModuleType) -> bool:
    return (
        isinstance(found, type)
        and issubclass(found, Card)
        and found.__module__ == module.__name__
        and hasattr(found, "name")
    )


def _check_expansions(path: Path, kinds: list[type[Card]]) -> list[str]:
    """The ids of these expansions; raises SetupError for one that the file does not add with `add_expansion`."""
    for kind in kinds:
        if card_facts(_id(kind)) is None:
            raise SetupError("card-file-expansion", field=path.name, name=kind.__name__)
    return [_id(kind) for kind in kinds]


def _id(kind: type[Card]) -> str:
    name = getattr(kind, "name", "")
    return card_id(name) if isinstance(name, str) else ""


def _checked(path: Path, own: list[type[Card]]) -> tuple[list[Card], list[str]]:
    """An instance of each card, and their ids. All are checked before any is registered: a file loads whole or not."""
    cards: list[Card] = []
    ids: list[str] = []
    for kind in own:
        try:
            card = kind()
            ids.append(check_card(card, ids))
        except SetupError as error:
            raise SetupError(error.code, field=path.name, **error.arguments) from None
        except Exception as error:
            name, reason = kind.__name__, str(error)
            raise SetupError("card-file-facts", field=path.name, name=name, reason=reason) from error
        cards.append(card)
    return cards, ids
