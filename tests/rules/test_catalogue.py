"""The catalogue: card ids, facts in tables, and what `register` refuses."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.rules.card import HOOKS, Card, Discard, Facts, Keep
from kingoftokyo.rules.cards.deck import DECK, DECK_COPIES
from kingoftokyo.rules.catalogue import (
    CATALOGUE,
    DICE_CAUSE,
    DISCARD_KIND,
    KEEP_KIND,
    LIMIT,
    POISON_CAUSE,
    RULES_CAUSE,
    TOKYO_CAUSE,
    card_id,
    cause_name,
    copies_of,
    number_named,
    register,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo.rules.mypyc_compat import i64, vec


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("It Has a Child!", "it_has_a_child"),
        ("We're Only Making It Stronger!", "were_only_making_it_stronger"),
        ("Media-Friendly", "media_friendly"),
        ("Rooting for the Underdog", "rooting_for_the_underdog"),
        ("Heal", "heal"),
        ("  Wings  2 ", "wings_2"),
        ("!", ""),
    ],
)
def test_a_card_id_is_the_english_name_in_snake_case(name: str, id: str) -> None:
    assert card_id(name) == id


def test_every_card_of_the_deck_is_in_the_catalogue_with_its_facts() -> None:
    for number, card in enumerate(DECK):
        facts = card.facts()
        assert CATALOGUE.ids[number] == card_id(facts.name)
        assert CATALOGUE.names[number] == facts.name
        assert CATALOGUE.texts[number] == facts.text
        assert CATALOGUE.cost[number] == facts.cost
        assert CATALOGUE.copies[number] == facts.copies
        assert CATALOGUE.kind[number] == (KEEP_KIND if isinstance(card, Keep) else DISCARD_KIND)
        assert number_named(card_id(facts.name)) == number
        assert len(copies_of(number)) == facts.copies


def test_only_extra_head_and_evacuation_orders_exist_twice() -> None:
    numbers = Counter(CATALOGUE.number_of_copy[copy] for copy in range(DECK_COPIES))

    assert {CATALOGUE.ids[number] for number, copies in numbers.items() if copies == 2} == {
        "extra_head",
        "evacuation_orders",
    }
    assert max(numbers.values()) == 2


def test_every_card_has_a_price_and_says_in_words_what_it_does() -> None:
    for card in DECK:
        facts = card.facts()
        assert facts.cost in range(10)
        assert facts.text.endswith(".")


def test_a_card_has_the_hooks_that_its_class_overrides() -> None:
    spoken = CATALOGUE.hooks[number_named("urbavore")]

    assert [hook for n, hook in enumerate(HOOKS) if spoken >> n & 1] == [
        "at_my_turn_start_in_tokyo",
        "smashes_on_a_smash",
    ]
    assert CATALOGUE.hooks[number_named("heal")] == 0


def test_every_hook_has_a_method_and_a_bit_of_its_own() -> None:
    assert all(hasattr(Card, hook) for hook in HOOKS)
    assert len(set(HOOKS)) == len(HOOKS) < 63


def test_an_unknown_card_is_refused_with_what_comes_near() -> None:
    with pytest.raises(SetupError, match="there is no card 'acid_atack'; did you mean 'acid_attack'"):
        number_named("acid_atack")
    with pytest.raises(SetupError, match="there is no card 'xyzzy'") as unknown:
        number_named("xyzzy")
    assert "did you mean" not in str(unknown.value)


def test_a_cause_is_named() -> None:
    causes = (DICE_CAUSE, TOKYO_CAUSE, POISON_CAUSE, RULES_CAUSE, number_named("heal"))

    assert [cause_name(cause) for cause in causes] == ["dice", "tokyo", "poison", "rules", "heal"]


class Printed(Keep):
    """A card with any facts."""

    def __init__(self, name: str, cost: int = 1, copies: int = 1) -> None:
        self.printed = Facts(name, cost, "It does nothing.", copies)

    def facts(self) -> Facts:
        return self.printed


class Neither(Card):
    name = "Neither Keep nor Discard"
    cost = 1
    text = "It is no card."


class PrintedWithoutFacts(Discard):
    pass


def in_catalogue() -> tuple[int, ...]:
    return (
        len(CATALOGUE.ids),
        len(CATALOGUE.names),
        len(CATALOGUE.texts),
        len(CATALOGUE.copies),
        len(CATALOGUE.cards),
        len(CATALOGUE.cost),
        len(CATALOGUE.hooks),
        len(CATALOGUE.kind),
        len(CATALOGUE.number_of_copy),
    )


@contextmanager
def catalogue_unchanged() -> Iterator[None]:
    before = in_catalogue()
    yield
    assert in_catalogue() == before


@pytest.mark.parametrize("name", ["", "!!", "   ", "Heal", "heal", "HEAL!", "Acid  Attack"])
def test_a_card_needs_a_name_of_its_own(name: str) -> None:
    with catalogue_unchanged(), pytest.raises(SetupError, match="needs a unique name"):
        register(Printed(name))


@pytest.mark.parametrize("cost", [-1, 100])
def test_a_card_costs_0_to_99_energy(cost: int) -> None:
    with catalogue_unchanged(), pytest.raises(SetupError, match="Test Fakery: a card costs 0 to 99 energy"):
        register(Printed("Test Fakery", cost=cost))


@pytest.mark.parametrize("copies", [0, -1, 10])
def test_a_card_exists_in_1_to_9_copies(copies: int) -> None:
    with catalogue_unchanged(), pytest.raises(SetupError, match="exists in 1 to 9 copies"):
        register(Printed("Test Fakery", copies=copies))


def test_a_card_is_a_keep_or_a_discard_card() -> None:
    with (
        catalogue_unchanged(),
        pytest.raises(SetupError, match="a card must derive from Keep, Discard, Costume or ExpansionCard"),
    ):
        register(Neither())


def test_a_card_without_facts_is_refused() -> None:
    with catalogue_unchanged(), pytest.raises(AttributeError, match="name"):
        register(PrintedWithoutFacts())


def test_what_is_no_card_is_refused() -> None:
    with catalogue_unchanged(), pytest.raises((AttributeError, TypeError)):
        register("Heal")  # type: ignore[arg-type]


def test_the_catalogue_holds_at_most_a_thousand_cards() -> None:
    before = CATALOGUE.number_of_copy
    numbers = list(before) + [0] * (LIMIT - 2 - len(before))
    try:
        CATALOGUE.number_of_copy = packed_numbers(numbers)
        with pytest.raises(SetupError, match="Test Fakery: the catalogue holds at most 1000 cards"):
            register(Printed("Test Fakery", copies=3))
    finally:
        CATALOGUE.number_of_copy = before
    assert "test_fakery" not in CATALOGUE.ids


def packed_numbers(numbers: list[int]) -> vec[i64]:
    """What the engine that is loaded, compiled or not, keeps numbers in."""
    packed = Game.new(2).deck[:0]
    if isinstance(packed, list):
        packed.extend(numbers)
        return packed
    from librt.vecs import append  # noqa: PLC0415  only the compiled engine needs it

    for number in numbers:
        packed = append(packed, number)
    return packed
