"""`kot cards`: finding cards by name, and listing them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from kingoftokyo.rules import CardFacts, all_card_facts, card_facts, card_id

if TYPE_CHECKING:
    from collections.abc import Sequence


KIND_STYLES: Final = {"keep": "green", "discard": "magenta", "costume": "yellow"}


def as_data(card: CardFacts) -> dict[str, object]:
    return {"name": card.name, "cost": card.cost, "kind": card.kind, "copies": card.copies, "text": card.text}


def all_cards(*, costumes: bool = False) -> list[CardFacts]:
    """Every card of the deck by name, with the costumes or without them."""
    found = [card for card in all_card_facts() if costumes or card.kind != "costume"]
    return sorted(found, key=lambda card: card.name.lower())


def card_name(id: str) -> str:
    """The card's name; an unknown id is returned as it is."""
    card = card_facts(id)
    return id if card is None else card.name


def find_cards(names: Sequence[str]) -> list[CardFacts]:
    """All cards that match any of these ids or parts of names; one that matches nothing raises ValueError."""
    cards = all_cards(costumes=True)
    found: set[str] = set()
    for name in names:
        id = card_id(name)
        fits = {card.name for card in cards if id == card_id(card.name)}
        if id and not fits:
            fits = {card.name for card in cards if id in card_id(card.name)}
        if not fits:
            raise ValueError(_unknown(name, cards))
        found |= fits
    return [card for card in cards if card.name in found]


def one_card(name: str) -> CardFacts:
    """The card that matches this id or part of a name; no match, or several, raise ValueError."""
    found = find_cards([name])
    if len(found) > 1:
        raise ValueError(f"{name!r} matches several cards: {', '.join(card.name for card in found)}.")
    return found[0]


def _unknown(name: str, cards: list[CardFacts]) -> str:
    by_id = {card_id(card.name): card.name for card in cards}
    # Half a name is rarely close to a whole one, so single words of names are compared, too.
    by_word = {word: card for id, card in by_id.items() for word in id.split("_") if len(word) > 3}
    near = [by_id[id] for id in get_close_matches(card_id(name), by_id, 3)]
    near += [by_word[word] for word in get_close_matches(card_id(name), by_word, 2)]
    guess = f" Did you mean {' or '.join(dict.fromkeys(near))}?" if near else " `kot cards` lists them all."
    return f"There is no card {name!r}.{guess}"


def card_table(cards: Sequence[CardFacts]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("Card", style="bold", max_width=24)
    table.add_column("Cost", justify="right")
    table.add_column("Kind")
    table.add_column("Copies", justify="right")
    table.add_column("What it does", ratio=1)
    for card in cards:
        kind = KIND_STYLES.get(card.kind, "")
        table.add_row(card.name, str(card.cost), Text(card.kind, kind), str(card.copies), card.text)
    return table
