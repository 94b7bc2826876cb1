"""The catalogue: every card there is, with its facts in tables by number, and every physical copy of it."""

from __future__ import annotations

import re
from difflib import get_close_matches
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import HOOKS, Card, Costume, Discard, ExpansionCard, Keep
from kingoftokyo.rules.errors import SetupError, shown
from kingoftokyo.rules.mypyc_compat import append, i64, vec

if TYPE_CHECKING:
    from collections.abc import Sequence

DISCARD: Final = 0
KEEP: Final = 1
COSTUME: Final = 2
EXPANSION: Final = 3
KIND_NAMES: Final = ("discard", "keep", "costume", "house")

LIMIT: Final = 1000  # what ten bits hold, less the causes that are no cards

DICE_CAUSE: Final = 1023
TOKYO_CAUSE: Final = 1022
POISON_CAUSE: Final = 1021
RULES_CAUSE: Final = 1020
_CAUSES: Final = {DICE_CAUSE: "dice", TOKYO_CAUSE: "tokyo", POISON_CAUSE: "poison", RULES_CAUSE: "rules"}


class Catalogue:
    """Tables by card number, filled by `register` in the order in which cards act at one hook."""

    def __init__(self) -> None:
        self.cards: vec[Card] = vec[Card]()
        self.cost: vec[i64] = vec[i64]()
        self.hooks: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.counters: vec[i64] = vec[i64]()
        self.number_of_copy: vec[i64] = vec[i64]()
        self.base: int = 0  # how many physical cards the base game has: the first ones
        self.ids: list[str] = []
        self.names: list[str] = []
        self.texts: list[str] = []
        self.copies: list[int] = []


CATALOGUE: Final = Catalogue()


def card_id(name: str) -> str:
    """The English name in snake case: "It Has a Child!" is `it_has_a_child`."""
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['!]", "", name.lower())).strip("_")


def check_card(card: Card, taken: Sequence[str] = ()) -> str:
    """The id that a card will have; one that cannot be registered raises a SetupError. `taken` ids are refused too."""
    facts = card.facts()
    id = card_id(facts.name)
    if not id or id in CATALOGUE.ids or id in taken:
        raise SetupError("card-name", found=shown(facts.name))
    if not 0 <= facts.cost <= 99 or not 1 <= facts.copies <= 9 or not 0 <= facts.counters <= 99:
        raise SetupError("card-numbers", name=facts.name)
    if not isinstance(card, (Keep, Discard, Costume, ExpansionCard)):
        raise SetupError("card-kind", name=facts.name)
    if len(CATALOGUE.number_of_copy) + facts.copies > LIMIT:
        raise SetupError("card-limit", name=facts.name, most=LIMIT)
    return id


def register(card: Card) -> int:
    """Put a card into the catalogue and answer its number; its facts are copied here, once."""
    id = check_card(card)
    facts = card.facts()
    kind = DISCARD
    if isinstance(card, Keep):
        kind = KEEP
    elif isinstance(card, Costume):
        kind = COSTUME
    elif isinstance(card, ExpansionCard):
        kind = EXPANSION
    number = len(CATALOGUE.ids)
    hooks: i64 = 0
    for n, hook in enumerate(HOOKS):
        if getattr(type(card), hook) is not getattr(Card, hook):
            hooks |= bit(i64(n))
    CATALOGUE.cards = append(CATALOGUE.cards, card)
    CATALOGUE.cost = append(CATALOGUE.cost, i64(facts.cost))
    CATALOGUE.hooks = append(CATALOGUE.hooks, hooks)
    CATALOGUE.kind = append(CATALOGUE.kind, i64(kind))
    CATALOGUE.counters = append(CATALOGUE.counters, i64(facts.counters))
    for _ in range(facts.copies):
        CATALOGUE.number_of_copy = append(CATALOGUE.number_of_copy, i64(number))
    CATALOGUE.ids.append(id)
    CATALOGUE.names.append(facts.name)
    CATALOGUE.texts.append(facts.text)
    CATALOGUE.copies.append(facts.copies)
    return number


class CardFacts:
    """What is printed on a card. `kind` is `keep`, `discard` or `costume`; `house` is what an expansion counts with."""

    __slots__ = ("copies", "cost", "counters", "id", "kind", "name", "text")

    def __init__(self, number: int) -> None:
        self.id: str = CATALOGUE.ids[number]
        self.name: str = CATALOGUE.names[number]
        self.cost: int = CATALOGUE.cost[number]
        self.kind: str = KIND_NAMES[CATALOGUE.kind[number]]
        self.copies: int = CATALOGUE.copies[number]
        self.counters: int = CATALOGUE.counters[number]
        self.text: str = CATALOGUE.texts[number]

    def __repr__(self) -> str:
        return f"CardFacts({self.id!r}, kind={self.kind!r}, cost={self.cost})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _facts_again, (self.id,)


def _facts_again(id: str) -> CardFacts:
    """Facts as they were before they were pickled."""
    return CardFacts(number_named(id))


def card_facts(id: str) -> CardFacts | None:
    """The facts of the card with this id; None if there is none."""
    return CardFacts(CATALOGUE.ids.index(id)) if id in CATALOGUE.ids else None


def all_card_facts() -> list[CardFacts]:
    """The facts of every card that can be held or bought, in the order of the catalogue."""
    return [CardFacts(number) for number, kind in enumerate(CATALOGUE.kind) if kind != EXPANSION]


def number_named(id: str) -> int:
    """The number of the card with this id; an unknown one raises a SetupError with what comes near."""
    if id in CATALOGUE.ids:
        return CATALOGUE.ids.index(id)
    near = get_close_matches(id[:80], CATALOGUE.ids, 1)
    if near:
        raise SetupError("card-unknown-near", found=shown(id), near=near[0])
    raise SetupError("card-unknown", found=shown(id))


def copies_of(number: int) -> list[int]:
    """The physical copies of a card."""
    return [copy for copy, other in enumerate(CATALOGUE.number_of_copy) if other == number]


def catalogue_digest(cards: int) -> str:
    """Tells whether the first cards of two catalogues, this many of each, have the same numbers."""
    printed = [f"{CATALOGUE.ids[number]} {CATALOGUE.copies[number]}" for number in range(cards)]
    return blake2b("\n".join(printed).encode(), digest_size=8).hexdigest()


def known_cards() -> str:
    """Which cards this process knows, and in which order, as a short text for `knows_the_same_cards`."""
    return f"{len(CATALOGUE.ids)} {catalogue_digest(len(CATALOGUE.ids))}"


def knows_the_same_cards(known: str) -> bool:
    """Whether another process, with these `known_cards`, knows its cards by the numbers that they have here.

    It may know fewer: those that were registered last are not there.
    """
    size, _, digest = known.partition(" ")
    return size.isdecimal() and int(size) <= len(CATALOGUE.ids) and catalogue_digest(int(size)) == digest


def cause_named(name: str) -> int:
    """The cause of this name, or -1."""
    for cause, known in _CAUSES.items():
        if known == name:
            return cause
    return CATALOGUE.ids.index(name) if name in CATALOGUE.ids else -1


def cause_name(cause: int) -> str:
    """What brought something about: `dice`, `tokyo`, `poison`, `rules`, or a card's id."""
    return _CAUSES[cause] if cause in _CAUSES else CATALOGUE.ids[cause]


def kind_of_copy(copy: i64) -> i64:
    return CATALOGUE.kind[CATALOGUE.number_of_copy[copy]]
