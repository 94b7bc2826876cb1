"""The catalogue: the facts of every registered card in tables by card number, and its physical copies."""

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

DISCARD_KIND: Final = 0
KEEP_KIND: Final = 1
COSTUME_KIND: Final = 2
EXPANSION_KIND: Final = 3
KIND_NAMES: Final = ("discard", "keep", "costume", "expansion")

LIMIT: Final = 1000  # cards have 10 bits, and the numbers above are causes that are not cards

DICE_CAUSE: Final = 1023
TOKYO_CAUSE: Final = 1022
POISON_CAUSE: Final = 1021
RULES_CAUSE: Final = 1020
_CAUSES: Final = {DICE_CAUSE: "dice", TOKYO_CAUSE: "tokyo", POISON_CAUSE: "poison", RULES_CAUSE: "rules"}


class Catalogue:
    """Tables by card number, filled by `register`. Cards with the same hook act in the order of these numbers."""

    def __init__(self) -> None:
        self.cards: vec[Card] = vec[Card]()
        self.cost: vec[i64] = vec[i64]()
        self.hooks: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.counters: vec[i64] = vec[i64]()
        self.number_of_copy: vec[i64] = vec[i64]()
        self.base: int = 0  # the number of physical cards of the base game, which come first
        self.ids: list[str] = []
        self.names: list[str] = []
        self.texts: list[str] = []
        self.copies: list[int] = []


CATALOGUE: Final = Catalogue()


def card_id(name: str) -> str:
    """The English name in snake case: "It Has a Child!" is `it_has_a_child`."""
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['!]", "", name.lower())).strip("_")


def check_card(card: Card, taken: Sequence[str] = ()) -> str:
    """The id that a card will have. A SetupError is raised if it cannot be registered, or its id is in `taken`."""
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
    """Add a card to the catalogue and return its number. Its facts are copied: later changes have no effect."""
    id = check_card(card)
    facts = card.facts()
    kind = DISCARD_KIND
    if isinstance(card, Keep):
        kind = KEEP_KIND
    elif isinstance(card, Costume):
        kind = COSTUME_KIND
    elif isinstance(card, ExpansionCard):
        kind = EXPANSION_KIND
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
    """The printed facts of a card. `kind` is `keep`, `discard` or `costume`, or `expansion` for an expansion's card."""

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
    """Rebuild pickled facts."""
    return CardFacts(number_named(id))


def card_facts(id: str) -> CardFacts | None:
    """The facts of the card with this id, or None."""
    return CardFacts(CATALOGUE.ids.index(id)) if id in CATALOGUE.ids else None


def all_card_facts() -> list[CardFacts]:
    """The facts of every card that can be held or bought, in catalogue order."""
    return [CardFacts(number) for number, kind in enumerate(CATALOGUE.kind) if kind != EXPANSION_KIND]


def packaged_card_facts() -> list[CardFacts]:
    """The facts of every card of this package, expansions included, but not a user's own cards."""
    return [
        CardFacts(number)
        for number, card in enumerate(CATALOGUE.cards)
        if type(card).__module__.startswith("kingoftokyo.")
    ]


def number_named(id: str) -> int:
    """The number of the card with this id; an unknown id raises a SetupError that suggests a similar one."""
    if id in CATALOGUE.ids:
        return CATALOGUE.ids.index(id)
    near = get_close_matches(id[:80], CATALOGUE.ids, 1)
    if near:
        raise SetupError("card-unknown-near", found=shown(id), near=near[0])
    raise SetupError("card-unknown", found=shown(id))


def card_count() -> int:
    """The number of registered cards, those of expansions included."""
    return len(CATALOGUE.ids)


def copies_of(number: int) -> list[int]:
    """The physical copies of a card."""
    return [copy for copy, other in enumerate(CATALOGUE.number_of_copy) if other == number]


def catalogue_digest(cards: int) -> str:
    """A digest of the first `cards` cards: equal in two catalogues that have the same numbers for them."""
    printed = [f"{CATALOGUE.ids[number]} {CATALOGUE.copies[number]}" for number in range(cards)]
    return blake2b("\n".join(printed).encode(), digest_size=8).hexdigest()


def known_cards() -> str:
    """The number and a digest of the cards registered in this process, as a text for `knows_the_same_cards`."""
    return f"{card_count()} {catalogue_digest(card_count())}"


def knows_the_same_cards(known: str) -> bool:
    """Whether another process with this `known_cards` has the same numbers for its cards as this process.

    It may have fewer cards: those registered last may be missing there.
    """
    size, _, digest = known.partition(" ")
    return size.isdecimal() and int(size) <= card_count() and catalogue_digest(int(size)) == digest


def cause_named(name: str) -> int:
    """The number of the cause with this name, or -1."""
    for cause, known in _CAUSES.items():
        if known == name:
            return cause
    return CATALOGUE.ids.index(name) if name in CATALOGUE.ids else -1


def cause_name(cause: int) -> str:
    """The name of a cause: `dice`, `tokyo`, `poison`, `rules`, or a card's id."""
    return _CAUSES[cause] if cause in _CAUSES else CATALOGUE.ids[cause]


def kind_of_copy(copy: i64) -> i64:
    return CATALOGUE.kind[CATALOGUE.number_of_copy[copy]]
