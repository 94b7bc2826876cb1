"""`kot cards`: finding cards by name, and listing them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from rich import box
from rich.table import Table
from rich.text import Text

from kingoftokyo.rules import CardFacts, all_card_facts, card_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.i18n.speech import Speech


KIND_STYLES: Final = {"keep": "green", "discard": "magenta", "costume": "yellow"}


def as_data(cards: Sequence[CardFacts]) -> list[dict[str, object]]:
    """The cards for programs: in English, and in the order of their English names."""
    return [
        {"name": card.name, "cost": card.cost, "kind": card.kind, "copies": card.copies, "text": card.text}
        for card in sorted(cards, key=lambda card: card.name.lower())
    ]


def all_cards(speech: Speech, *, costumes: bool = False) -> list[CardFacts]:
    """Every card of the deck by its name in the language, with the costumes or without them."""
    found = [card for card in all_card_facts() if costumes or card.kind != "costume"]
    return sorted(found, key=lambda card: _folded(speech.card(card.id)))


def find_cards(names: Sequence[str], speech: Speech) -> list[CardFacts]:
    """All cards that match any of these ids or parts of names; one that matches nothing raises ValueError.

    A card has its English name, by which records call it, and its name in the language.
    """
    cards = all_cards(speech, costumes=True)
    known = {card.id: {card.id, _folded(speech.card(card.id))} for card in cards}
    found: set[str] = set()
    for name in names:
        wanted = _folded(name)
        fits = {id for id, called in known.items() if wanted in called}
        if wanted and not fits:
            fits = {id for id, called in known.items() if any(wanted in one for one in called)}
        if not fits:
            raise ValueError(_unknown(name, cards, speech))
        found |= fits
    return [card for card in cards if card.id in found]


def one_card(name: str, speech: Speech) -> CardFacts:
    """The card that matches this id or part of a name; no match, or several, raise ValueError."""
    found = find_cards([name], speech)
    if len(found) > 1:
        cards = [card.id for card in found]
        raise ValueError(speech.say("terminal-cards-several", typed=name, cards=cards))
    return found[0]


def _folded(name: str) -> str:
    """The name without accents, in lower case, with `_` between its words."""
    plain = name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\N{LATIN SMALL LIGATURE OE}", "oe")
    return card_id(normalize("NFKD", plain).encode("ascii", "ignore").decode())


def _unknown(name: str, cards: list[CardFacts], speech: Speech) -> str:
    by_name = {_folded(speech.card(card.id)): speech.card(card.id) for card in cards}
    # Half a name is rarely close to a whole one, so single words of names are compared, too.
    by_word = {word: card for id, card in by_name.items() for word in id.split("_") if len(word) > 3}
    near = [by_name[id] for id in get_close_matches(_folded(name), by_name, 3)]
    near += [by_word[word] for word in get_close_matches(_folded(name), by_word, 2)]
    guess = (
        speech.say("terminal-cards-near", near=speech.language.listed(list(dict.fromkeys(near)), "or"))
        if near
        else speech.say("terminal-cards-all", command="kot cards")
    )
    return f"{speech.say('terminal-cards-unknown', typed=name)} {guess}"


def card_table(cards: Sequence[CardFacts], speech: Speech) -> Table:
    say = speech.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(say("terminal-card"), style="bold", max_width=24)
    table.add_column(say("terminal-price"), justify="right")
    table.add_column(say("terminal-kind"))
    table.add_column(say("terminal-copies"), justify="right")
    table.add_column(say("terminal-what-it-does"), ratio=1)
    for card in cards:
        kind = Text(say(f"kind-{card.kind}"), KIND_STYLES.get(card.kind, ""))
        table.add_row(speech.card(card.id), str(card.cost), kind, str(card.copies), speech.card_text(card.id))
    return table
