"""Every Keep card but Mimic, played by its owner and by a Mimic of it: the numbers are the same.

A scene is played twice. First seat 0 holds the card (`mine`) and seat 2 nothing (`theirs`); then seat 0 holds a Mimic,
whose token lies on the card in seat 2's hand. The name of a scene is the card's id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

from kingoftokyo.rules.card import Keep
from kingoftokyo.rules.cards.deck import DECK
from kingoftokyo.rules.catalogue import card_id
from table import Table, copying

if TYPE_CHECKING:
    from collections.abc import Callable

Cards: TypeAlias = list[object]

QUIET = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
DEAR_MARKET = "frenzy extra_head energize"


def outside(mine: Cards, theirs: Cards, **numbers: object) -> Table:
    """Seat 0 is active and outside; seat 1 is in Tokyo City."""
    table = Table(3).monster(0, cards=mine, **numbers).monster(1, place="city").monster(2, cards=theirs)
    return table.market(DEAR_MARKET)


def in_tokyo(mine: Cards, theirs: Cards, **numbers: object) -> Table:
    """Seat 0 is in Tokyo City, and it is seat 1's turn."""
    table = Table(3, turn=1).monster(0, cards=mine, place="city", **numbers).monster(2, cards=theirs)
    return table.market(DEAR_MARKET)


# Energy


def battery_monster(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).starts_turn().has(0, energy=2)


def friend_of_children(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice("energy 1 1 2 2 3").resolves().has(0, energy=2)


def alien_origin(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, energy=5).market("skyscraper").next_cards("tank")
    return table.buys().answer("buy skyscraper").has(0, energy=0, points=4)


def media_friendly(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, energy=3).market("corner_store").next_cards("tank")
    return table.buys().answer("buy corner_store").has(0, points=2)


# Rolls


def extra_head(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).market("tank").next_rolls(f"{QUIET} heart").starts_turn().shows(f"{QUIET} heart")


def giant_brain(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).next_rolls(QUIET, QUIET, QUIET, "1 1 1 2 2 3", QUIET).starts_turn()
    return table.answer("keep nothing", "keep nothing", "keep nothing").has(0, points=1).asks(1, "roll")


def detritivore(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(QUIET).resolves().has(0, points=2)


def complete_destruction(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice("1 2 3 heart energy smash").resolves().has(0, points=9, energy=1)


def gourmet(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice("1 1 1 2 2 3").resolves().has(0, points=3)


def freeze_time(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).dice("1 1 1 2 2 3").next_rolls("2 2 3 3 heart").ends_turn()
    return table.asks(0, "freeze_time").answer("again").asks(0, "roll").shows("2 2 3 3 heart")


def energy_drink(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, energy=1).dice(QUIET).next_rolls("1 2 2 3", QUIET).last_roll_done()
    return table.answer("extra_roll energy_drink", "keep 1 1").has(0, energy=0, points=1)


def smoke_cloud(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).dice(QUIET).next_rolls("1 2 2 3", QUIET).last_roll_done()
    return table.answer("extra_roll smoke_cloud", "keep 1 1", "stop").has(0, points=1)


def background_dweller(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).dice("3 1 1 2 2 heart").next_rolls("1", QUIET).last_roll_done()
    return table.answer("reroll 3").has(0, points=1)


def psychic_probe(mine: Cards, theirs: Cards) -> Table:
    table = Table(3, turn=2).monster(0, cards=mine).monster(1, place="city").monster(2, cards=theirs)
    table.dice("3 3 3 1 1 2").next_rolls("1", QUIET).last_roll_done().asks(0, "psychic_probe").answer("probe 3")
    return table.has(2, points=1)


def herd_culler(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).dice(QUIET).next_rolls(QUIET).last_roll_done()
    return table.answer("set 2 to 1 with herd_culler").has(0, points=1)


def plot_twist(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).dice("3 3 1 1 2 2").next_rolls(QUIET).last_roll_done()
    return table.answer("set 2 to 3 with plot_twist").has(0, points=3, cards="")


def stretchy(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, energy=2).dice(QUIET).next_rolls(QUIET).last_roll_done()
    return table.answer("set 2 to 3 with stretchy").has(0, points=3, energy=0)


# Smashes


def poison_quills(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice("2 2 2 1 1 3").resolves().has(0, points=2).has(1, health=8)


def spiked_tail(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(ONE_SMASH).resolves().has(1, health=8)


def urbavore(mine: Cards, theirs: Cards) -> Table:
    table = Table(3).monster(0, cards=mine, place="city").monster(2, cards=theirs).next_rolls(ONE_SMASH, QUIET)
    return table.starts_turn().answer("stop").has(0, points=3).has(1, health=8)


def acid_attack(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(QUIET).resolves().has(1, health=9)


def burrowing(mine: Cards, theirs: Cards) -> Table:
    return in_tokyo(mine, theirs).dice(ONE_SMASH).resolves().answer("yield").has(1, health=9, place="city")


def alpha_monster(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(ONE_SMASH).resolves().has(0, points=1)


def nova_breath(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(ONE_SMASH).resolves().has(1, health=9).has(2, health=9)


def fire_breathing(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(ONE_SMASH).resolves().has(1, health=8).has(2, health=9)


def poison_spit(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(ONE_SMASH).resolves().has(1, health=9, poison=1)


def shrink_ray(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).dice(ONE_SMASH).resolves().has(1, health=9, shrink=1)


# Damage, healing, death


def armor_plating(mine: Cards, theirs: Cards) -> Table:
    return in_tokyo(mine, theirs).dice(ONE_SMASH).next_rolls(QUIET).resolves().has(0, health=10, place="city")


def camouflage(mine: Cards, theirs: Cards) -> Table:
    table = in_tokyo(mine, theirs).dice(TWO_SMASHES).next_rolls("heart 1").resolves()
    return table.asks(0, "damage").answer("use camouflage").has(0, health=9)


def wings(mine: Cards, theirs: Cards) -> Table:
    table = in_tokyo(mine, theirs, energy=2).dice(TWO_SMASHES).next_rolls(QUIET).resolves()
    return table.answer("use wings").has(0, health=10, energy=0, place="city")


def jets(mine: Cards, theirs: Cards) -> Table:
    return in_tokyo(mine, theirs).dice(TWO_SMASHES).resolves().answer("yield").has(0, health=10, place="outside")


def rapid_healing(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs, energy=2, health=5).buys().answer("use rapid_healing").has(0, health=6, energy=0)


def even_bigger(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, health=11).dice("heart heart 1 1 2 2").resolves()
    return table.has(0, health=12, max_health=12)


def regeneration(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs, health=5).dice("heart 1 1 2 2 3").resolves().has(0, health=7)


def were_only_making_it_stronger(mine: Cards, theirs: Cards) -> Table:
    return in_tokyo(mine, theirs).dice(TWO_SMASHES).resolves().has(0, health=8, energy=1)


def eater_of_the_dead(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).monster(1, health=1, place="city").dice(ONE_SMASH).resolves()
    return table.has(0, points=4, place="city")


def it_has_a_child(mine: Cards, theirs: Cards) -> Table:
    table = in_tokyo(mine, theirs, health=1, points=5, energy=1).dice(ONE_SMASH).resolves()
    return table.has(0, health=10, points=0, energy=1, cards="", place="outside")


def healing_ray(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs).monster(1, place="city", health=5, energy=4).dice("heart 1 1 2 2 3").resolves()
    return table.answer("heal seat 1").has(0, energy=2).has(1, health=6, energy=2)


# Buying


def opportunist(mine: Cards, theirs: Cards) -> Table:
    table = Table(3, turn=2).monster(0, cards=mine, energy=3).monster(2, cards=theirs, energy=2)
    table.market(DEAR_MARKET).next_cards("corner_store skyscraper gas_refinery").buys().answer("sweep")
    return table.asks(0, "opportunist").answer("buy corner_store").has(0, points=1, energy=0)


def made_in_a_lab(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, energy=3).next_cards("corner_store").buys()
    return table.answer("buy top").has(0, points=1, energy=0)


def parasitic_tentacles(mine: Cards, theirs: Cards) -> Table:
    table = outside(mine, theirs, energy=5).monster(1, cards="jets", place="city").buys()
    return table.answer("buy jets from seat 1").has(0, energy=0).has(1, energy=5, cards="")


def metamorph(mine: Cards, theirs: Cards) -> Table:
    return outside([*mine, "jets"], theirs).ends_turn().answer("sell jets", "done").has(0, energy=5)


# The end of the turn


def rooting_for_the_underdog(mine: Cards, theirs: Cards) -> Table:
    table = Table(3).monster(0, cards=mine).monster(1, points=1).monster(2, cards=theirs, points=2)
    return table.ends_turn().has(0, points=1)


def energy_hoarder(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs, energy=12).ends_turn().has(0, points=2, energy=12)


def herbivore(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).ends_turn().has(0, points=1)


def solar_powered(mine: Cards, theirs: Cards) -> Table:
    return outside(mine, theirs).ends_turn().has(0, energy=1)


SCENES: tuple[Callable[[Cards, Cards], Table], ...] = (
    *(battery_monster, friend_of_children, alien_origin, media_friendly),
    *(extra_head, giant_brain, detritivore, complete_destruction, gourmet, freeze_time),
    *(energy_drink, smoke_cloud, background_dweller, psychic_probe, herd_culler, plot_twist, stretchy),
    *(poison_quills, spiked_tail, urbavore, acid_attack, burrowing, alpha_monster),
    *(nova_breath, fire_breathing, poison_spit, shrink_ray),
    *(armor_plating, camouflage, wings, jets, rapid_healing, even_bigger, regeneration),
    *(were_only_making_it_stronger, eater_of_the_dead, it_has_a_child, healing_ray),
    *(opportunist, made_in_a_lab, parasitic_tentacles, metamorph),
    *(rooting_for_the_underdog, energy_hoarder, herbivore, solar_powered),
)


def numbers(table: Table) -> list[tuple[object, ...]]:
    """All that can be counted of the card's owner and its rival."""
    return [
        (m.place, m.health, m.max_health, m.points, m.energy, m.poison, m.shrink)
        for m in table.game.view(None).monsters[:2]
    ]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_mimic_of_a_card_gives_the_same_numbers_as_the_card(scene: Callable[[Cards, Cards], Table]) -> None:
    card = scene.__name__

    itself = scene([card], [])
    copied = scene([copying(card, 2)], [card])

    assert numbers(itself) == numbers(copied)


def test_every_keep_card_but_mimic_has_its_scene() -> None:
    keep_cards = {card_id(card.facts().name) for card in DECK if isinstance(card, Keep)}

    assert {scene.__name__ for scene in SCENES} == keep_cards - {"mimic"}
    assert len(SCENES) == 46
