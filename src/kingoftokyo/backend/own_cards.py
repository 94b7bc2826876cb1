"""The user's own cards and expansions at the tables of a server, and their texts for the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import SETTINGS, card_facts, counted_by
from kingoftokyo.storage.card_files import loaded_files
from kingoftokyo.table.seats import OwnCards

if TYPE_CHECKING:
    from collections.abc import Iterator


def own_cards() -> OwnCards:
    """The cards and settings of the loaded files."""
    files = loaded_files()
    return OwnCards(
        tuple(id for file in files for id in file.cards), tuple(name for file in files for name in file.settings)
    )


def own_sentences() -> str:
    """Fluent messages for the cards and settings of the loaded files; empty without such files."""
    files = loaded_files()
    lines = [line for file in files for id in file.ids for line in _of_card(id)]
    names = {name for file in files for name in file.settings}
    own = [setting for setting in SETTINGS if setting.name in names]
    lines += [line for setting in own for line in _of_setting(setting.name, setting.about)]
    return "\n".join(lines) + "\n" if lines else ""


def _of_card(id: str) -> Iterator[str]:
    facts = card_facts(id)
    if facts is None:
        return
    yield f"card-{_hyphened(id)} = {_pattern(facts.name)}"
    yield f"    .text = {_pattern(facts.text)}"
    counted = counted_by(id, 0)
    if counted is not None:
        field = counted[0]
        yield f"counted-{field} = {{ $amount }} {_pattern(field)}"
        yield f"token-{_hyphened(field)} = {_pattern(_title(field))}"
        yield f"    .text = {_pattern(facts.text)}"


def _of_setting(name: str, about: str) -> Iterator[str]:
    for kind in ("expansion", "setting"):
        yield f"{kind}-{_hyphened(name)} = {_pattern(_title(name))}"
        yield f"    .text = {_pattern(about)}"


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _hyphened(id: str) -> str:
    return id.replace("_", "-").replace(" ", "-")


def _pattern(text: str) -> str:
    """A text as a Fluent pattern: in one line, with braces escaped."""
    plain = " ".join(text.split()).translate({ord("{"): '{"{"}', ord("}"): '{"}"}'})
    return plain or '{""}'
