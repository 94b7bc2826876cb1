"""Cards about energy and what it buys."""

from kingoftokyo.rules.events import (
    CardBought,
    CardDiscarded,
    CardRevealed,
    CountersChanged,
    EnergyGained,
    PointsGained,
)
from table import Table

THREE_ENERGY = "energy energy energy 1 1 2"


def battery(counters: int) -> list[object]:
    return [{"card": "battery_monster", "counters": counters}]


# Battery Monster


def test_battery_monster_comes_with_six_energy_on_it() -> None:
    table = Table(2).monster(0, energy=3).market("battery_monster")

    table.buys().answer("buy battery_monster")

    table.has(0, cards="battery_monster", energy=0).happened(CountersChanged(0, "battery_monster", 6))


def test_battery_monster_gives_two_energy_at_the_start_of_its_owners_turn() -> None:
    table = Table(2).monster(0, cards=battery(6))

    table.starts_turn().has(0, energy=2).happened(CountersChanged(0, "battery_monster", 4))


def test_battery_monster_gives_its_first_energy_in_the_turn_after_it_was_bought() -> None:
    table = Table(2).monster(0, energy=3).market("battery_monster").next_rolls("1 1 2 2 3 3")

    table.buys().answer("buy battery_monster").asks(1, "roll").answer("stop")

    table.asks(0, "roll").has(0, energy=2)


def test_battery_monster_is_discarded_with_its_last_two_energy() -> None:
    table = Table(2).monster(0, cards=battery(2))

    table.starts_turn().has(0, cards="", energy=2, health=10).happened(
        CardDiscarded(0, "battery_monster", "battery_monster")
    )

    table.discard_shows("battery_monster")


def test_battery_monster_gives_nothing_at_the_start_of_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards=battery(6))

    table.starts_turn().has(1, energy=0).never_happened(CountersChanged)


def test_battery_monster_is_not_helped_by_friend_of_children() -> None:
    table = Table(2).monster(0, cards=[*battery(6), "friend_of_children"])

    table.starts_turn().has(0, energy=2)


def test_the_energy_on_battery_monster_buys_nothing() -> None:
    table = Table(2).monster(0, cards=battery(6)).market("heal")

    table.buys().asks(1, "roll")


def test_the_energy_on_battery_monster_is_not_hoarded() -> None:
    table = Table(2).monster(0, cards=[*battery(6), "energy_hoarder"], energy=5)

    table.ends_turn().has(0, points=0)


def test_the_energy_on_battery_monster_is_safe_from_a_vast_storm() -> None:
    table = Table(2).monster(0, energy=6).monster(1, cards=battery(6), energy=0).market("vast_storm")

    table.buys().answer("buy vast_storm").happened(CountersChanged(1, "battery_monster", 4)).has(1, energy=2)


# Friend of Children


def test_friend_of_children_adds_one_energy_to_the_dice() -> None:
    table = Table(2).monster(0, cards="friend_of_children").dice("energy 1 1 2 2 3")

    table.resolves().has(0, energy=2).happened_in_order(
        EnergyGained(0, 1, 1, "dice"), EnergyGained(0, 1, 2, "friend_of_children")
    )


def test_friend_of_children_adds_one_energy_for_all_energy_dice_together() -> None:
    table = Table(2).monster(0, cards="friend_of_children").dice(THREE_ENERGY)

    table.resolves().has(0, energy=4)


def test_friend_of_children_adds_one_energy_to_energize() -> None:
    table = Table(2).monster(0, cards="friend_of_children", energy=8).market("energize")

    table.buys().answer("buy energize").has(0, energy=10)


def test_friend_of_children_makes_solar_powered_give_two() -> None:
    table = Table(2).monster(0, cards="friend_of_children solar_powered")

    table.ends_turn().has(0, energy=2)


def test_friend_of_children_adds_nothing_when_no_energy_is_gained() -> None:
    table = Table(2).monster(0, cards="friend_of_children").dice("1 1 2 2 3 3")

    table.resolves().has(0, energy=0).never_happened(EnergyGained)


def test_friend_of_children_adds_nothing_to_another_monsters_energy() -> None:
    table = Table(2).monster(0).monster(1, cards="friend_of_children").dice(THREE_ENERGY)

    table.resolves().has(0, energy=3).has(1, energy=0)


# Alien Origin


def test_alien_origin_makes_a_card_cost_one_less() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=5).market("skyscraper")

    table.buys().answer("buy skyscraper").has(0, energy=0, points=4).happened(
        CardBought(0, "skyscraper", 5, "market", None)
    )


def test_alien_origin_does_not_reach_a_card_that_costs_two_more() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=4).market("skyscraper")

    table.buys().offers("sweep", "done")


def test_alien_origin_makes_the_cheapest_card_cost_a_single_energy() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=1).market("solar_powered")

    table.buys().answer("buy solar_powered").happened(CardBought(0, "solar_powered", 1, "market", None))


def test_alien_origin_does_not_make_itself_cheaper() -> None:
    table = Table(2).monster(0, energy=3).market("alien_origin")

    table.buys().answer("buy alien_origin").happened(CardBought(0, "alien_origin", 3, "market", None))


def test_alien_origin_helps_with_the_next_card_of_the_same_turn() -> None:
    table = Table(2).monster(0, energy=5).market("alien_origin corner_store heal")

    table.buys().answer("buy alien_origin", "buy corner_store").has(0, energy=0, points=1)


def test_alien_origin_does_not_make_sweeping_cheaper() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=4).market("skyscraper energize frenzy")

    table.buys().answer("sweep").has(0, energy=2)


def test_alien_origin_does_not_let_its_owner_sweep_with_one_energy() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=1).market("skyscraper energize frenzy")

    table.buys().asks(1, "roll")


def test_alien_origin_helps_nobody_but_its_owner() -> None:
    table = Table(2).monster(0, energy=5).monster(1, cards="alien_origin").market("skyscraper")

    table.buys().offers("sweep", "done")


# Media-Friendly


def test_media_friendly_gains_a_point_for_a_keep_card() -> None:
    table = Table(2).monster(0, cards="media_friendly", energy=4).market("gourmet")

    table.buys().answer("buy gourmet").has(0, points=1).happened(PointsGained(0, 1, 1, "media_friendly"))


def test_media_friendly_gains_a_point_for_a_discard_card_too() -> None:
    table = Table(2).monster(0, cards="media_friendly", energy=3).market("heal")

    table.buys().answer("buy heal").has(0, points=1)


def test_media_friendly_gains_a_point_for_each_of_several_cards() -> None:
    table = Table(2).monster(0, cards="media_friendly", energy=7).market("heal gourmet tank")

    table.buys().answer("buy heal", "buy gourmet").has(0, points=2)


def test_media_friendly_gains_its_point_before_the_gap_is_filled_and_the_card_acts() -> None:
    table = Table(2).monster(0, cards="media_friendly", energy=3).market("corner_store").next_cards("tank")

    table.buys().answer("buy corner_store").happened_in_order(
        CardBought(0, "corner_store", 3, "market", None),
        PointsGained(0, 1, 1, "media_friendly"),
        CardRevealed(0, "tank"),
        PointsGained(0, 1, 2, "corner_store"),
    )


def test_media_friendly_gains_nothing_for_itself() -> None:
    table = Table(2).monster(0, energy=3).market("media_friendly")

    table.buys().answer("buy media_friendly").has(0, points=0, cards="media_friendly")


def test_media_friendly_gains_nothing_for_a_sweep() -> None:
    table = Table(2).monster(0, cards="media_friendly", energy=2)

    table.buys().answer("sweep").has(0, points=0)


def test_media_friendly_gains_nothing_for_another_monsters_card() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="media_friendly").market("heal")

    table.buys().answer("buy heal").has(1, points=0)
