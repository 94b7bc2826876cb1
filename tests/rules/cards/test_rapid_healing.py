"""Rapid Healing: 2 energy for 1 health, at every decision of its owner and before a hit that would kill."""

from kingoftokyo.rules.events import EnergySpent, HealthGained, HealthLost
from table import Table, copying

NUMBERS = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
THREE_SMASHES = "smash smash smash 1 1 2"
NINE_SMASHES = "smash smash smash smash smash smash smash smash smash"


def heals_at(table: Table, seat: int, kind: str) -> None:
    """Seat `seat`, with health 5 and energy 4, is asked this, heals first, and is asked the same again."""
    table.asks(seat, kind).offers_also("use rapid_healing").answer("use rapid_healing")
    table.asks(seat, kind).has(seat, health=6, energy=2)


def test_rapid_healing_gives_one_health_for_two_energy() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=2).dice(NUMBERS)

    table.rolls().answer("use rapid_healing").asks(0, "roll").shows(NUMBERS).has(0, health=6, energy=0)

    table.happened_in_order(EnergySpent(0, 2, 0, "rapid_healing"), HealthGained(0, 1, 6, "rapid_healing"))


def test_rapid_healing_heals_as_often_as_its_owner_can_pay() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=5).dice(NUMBERS)

    table.rolls().answer("use rapid_healing", "use rapid_healing").has(0, health=7, energy=1)

    table.offers_no("use rapid_healing")


def test_rapid_healing_is_not_offered_with_one_energy() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=1).dice(NUMBERS)

    table.rolls().offers_no("use rapid_healing").refuses("use rapid_healing")


def test_rapid_healing_is_not_offered_at_full_health() -> None:
    table = Table(2).monster(0, cards="rapid_healing", energy=4).dice(NUMBERS)

    table.rolls().offers_no("use rapid_healing").refuses("use rapid_healing")


def test_rapid_healing_heals_up_to_the_maximum_and_no_further() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=9, energy=4).dice(NUMBERS)

    table.rolls().answer("use rapid_healing").has(0, health=10, energy=2).offers_no("use rapid_healing")


def test_rapid_healing_heals_up_to_twelve_with_even_bigger() -> None:
    table = Table(2).monster(0, cards="rapid_healing even_bigger", health=11, energy=4).dice(NUMBERS)

    table.rolls().answer("use rapid_healing").has(0, health=12, energy=2).offers_no("use rapid_healing")


def test_rapid_healing_is_not_offered_to_others() -> None:
    table = Table(2).monster(0, health=5, energy=4).monster(1, cards="rapid_healing").dice(NUMBERS)

    table.rolls().offers_no("use rapid_healing")


def test_rapid_healing_heals_two_with_regeneration() -> None:
    table = Table(2).monster(0, cards="rapid_healing regeneration", health=5, energy=4).dice(NUMBERS)

    table.rolls().answer("use rapid_healing", "use rapid_healing").has(0, health=9, energy=0)


def test_rapid_healing_and_regeneration_stop_at_the_maximum() -> None:
    table = Table(2).monster(0, cards="rapid_healing regeneration", health=9, energy=2).dice(NUMBERS)

    table.rolls().answer("use rapid_healing").has(0, health=10)


def test_rapid_healing_heals_in_tokyo() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=2, place="city").dice(NUMBERS)

    table.rolls().answer("use rapid_healing").has(0, health=6)


def test_a_mimicked_rapid_healing_gives_one_health_for_two_energy() -> None:
    table = Table(2).monster(0, cards=[copying("rapid_healing", 1)], health=5, energy=2)

    table.monster(1, cards="rapid_healing", energy=2).dice(NUMBERS).rolls().answer("use rapid_healing")

    table.asks(0, "roll").has(0, health=6, energy=0).has(1, energy=2)


def test_a_rapid_healing_and_its_copy_in_one_hand_heal_one_at_a_time() -> None:
    table = Table(2).monster(0, cards=["rapid_healing", copying("rapid_healing", 0)], health=5, energy=2)

    table.dice(NUMBERS).rolls().answer("use rapid_healing").has(0, health=6, energy=0)


# At every decision of its owner


def test_rapid_healing_heals_while_its_owner_rolls() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=4).dice(NUMBERS)

    heals_at(table.rolls(), 0, "roll")


def test_rapid_healing_heals_while_its_owner_sets_dice() -> None:
    table = Table(2).monster(0, cards="rapid_healing herd_culler", health=5, energy=4).dice(NUMBERS)

    heals_at(table.last_roll_done(), 0, "change_dice")


def test_rapid_healing_heals_while_its_owner_assigns_hearts() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=4, poison=1).monster(1, place="city")

    heals_at(table.dice("heart 1 1 2 2 3").resolves(), 0, "assign_hearts")


def test_rapid_healing_heals_while_its_owner_buys() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=5, energy=4)

    heals_at(table.buys(), 0, "buy")


def test_rapid_healing_heals_while_its_owner_sells() -> None:
    table = Table(2).monster(0, cards="rapid_healing metamorph", health=5, energy=4)

    heals_at(table.ends_turn(), 0, "metamorph")


def test_rapid_healing_heals_while_its_owner_probes() -> None:
    table = Table(2).monster(1, cards="rapid_healing psychic_probe", health=5, energy=4).dice(NUMBERS)

    heals_at(table.last_roll_done(), 1, "psychic_probe")


def test_rapid_healing_heals_while_its_owner_answers_damage() -> None:
    table = Table(2).monster(1, cards="rapid_healing camouflage", health=5, energy=4, place="city").dice(ONE_SMASH)

    heals_at(table.resolves(), 1, "damage")


def test_rapid_healing_heals_while_its_owner_thinks_of_yielding() -> None:
    table = Table(2).monster(1, cards="rapid_healing", health=6, energy=4, place="city").dice(ONE_SMASH)

    heals_at(table.resolves(), 1, "yield")


def test_rapid_healing_heals_while_its_owner_is_offered_a_card_that_was_turned_up() -> None:
    table = Table(2).monster(0, energy=2).monster(1, cards="rapid_healing opportunist", health=5, energy=4)

    table.next_cards("solar_powered heal tank").buys().answer("sweep")

    heals_at(table, 1, "opportunist")


def test_rapid_healing_heals_while_its_owner_thinks_of_another_turn() -> None:
    table = Table(2).monster(0, cards="rapid_healing freeze_time", health=5, energy=4).dice("1 1 1 2 2 3")

    heals_at(table.resolves().answer("done"), 0, "freeze_time")


def test_energy_spent_on_rapid_healing_no_longer_moves_a_mimic() -> None:
    table = Table(2).monster(0, cards=["rapid_healing", copying("wings", 1)], health=5, energy=2)

    table.monster(1, cards="wings jets").starts_turn().asks(0, "mimic").answer("use rapid_healing")

    table.has(0, energy=0).offers_no("mimic jets of seat 1")


def test_energy_spent_on_rapid_healing_no_longer_pays_for_wings() -> None:
    table = Table(2).monster(1, cards="rapid_healing wings", health=5, energy=3, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "damage").answer("use rapid_healing").asks(1, "yield").has(1, health=5, energy=1)


# Before a hit that would kill


def test_rapid_healing_is_asked_before_a_lethal_hit_that_can_be_survived() -> None:
    table = Table(3).monster(1, cards="rapid_healing", health=2, energy=2, place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "damage").offers("accept", "use rapid_healing").answer("use rapid_healing")

    table.asks(1, "yield").has(1, health=1, energy=0)
    table.happened_in_order(HealthGained(1, 1, 3, "rapid_healing"), HealthLost(1, 2, 1, 0, "dice"))


def test_who_accepts_a_lethal_hit_dies_of_it() -> None:
    table = Table(3).monster(1, cards="rapid_healing", health=2, energy=2, place="city").dice(TWO_SMASHES)

    table.resolves().answer("accept").has(1, place="dead")


def test_rapid_healing_is_asked_again_until_the_hit_is_no_longer_lethal() -> None:
    table = Table(3).monster(1, cards="rapid_healing", health=2, energy=6, place="city").dice(THREE_SMASHES)

    table.resolves().answer("use rapid_healing").asks(1, "damage").answer("use rapid_healing")

    table.asks(1, "yield").has(1, health=1, energy=2)


def test_rapid_healing_is_not_asked_about_a_hit_that_is_not_lethal() -> None:
    table = Table(3).monster(1, cards="rapid_healing", health=3, energy=4, place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").has(1, health=1, energy=4)


def test_rapid_healing_is_not_asked_when_its_energy_cannot_save_its_owner() -> None:
    table = Table(3).monster(1, cards="rapid_healing", health=2, energy=3, place="city").dice(THREE_SMASHES)

    table.resolves().asks(2, "roll").has(1, place="dead")


def test_rapid_healing_is_not_asked_when_the_maximum_cannot_save_its_owner() -> None:
    table = Table(3).monster(0, cards="acid_attack").dice(NINE_SMASHES)

    table.monster(1, cards="rapid_healing", health=9, energy=20, place="city").resolves().asks(2, "roll")

    table.has(1, place="dead")


def test_rapid_healing_cannot_prepare_for_a_bigger_hit_at_full_health() -> None:
    table = Table(3).monster(0, cards="acid_attack").dice(NINE_SMASHES)

    table.monster(1, cards="rapid_healing", energy=20, place="city").resolves().asks(2, "roll").has(1, place="dead")


def test_rapid_healing_is_asked_when_regeneration_makes_the_difference() -> None:
    table = Table(3).monster(1, cards="rapid_healing regeneration", health=2, energy=2, place="city")

    table.dice(THREE_SMASHES).resolves().asks(1, "damage").answer("use rapid_healing").asks(1, "yield")

    table.has(1, health=1)


def test_rapid_healing_is_not_asked_when_armor_plating_absorbs_the_hit() -> None:
    table = Table(3).monster(1, cards="rapid_healing armor_plating", health=1, energy=4, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=1, energy=4)


def test_rapid_healing_is_asked_before_lethal_poison() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=2, energy=2, poison=2)

    table.ends_turn().asks(0, "damage").answer("use rapid_healing").asks(1, "roll").has(0, health=1)


def test_rapid_healing_is_asked_before_its_owners_own_lethal_card() -> None:
    table = Table(2).monster(0, cards="rapid_healing", health=2, energy=5).market("national_guard")

    table.buys().answer("buy national_guard").asks(0, "damage").answer("use rapid_healing").has(0, health=1, points=2)


def test_rapid_healing_is_asked_before_the_lethal_hit_that_jets_withheld() -> None:
    table = Table(3).monster(1, cards="rapid_healing jets", health=2, energy=2, place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").answer("stay").asks(1, "damage").answer("use rapid_healing")

    table.asks(1, "roll").has(1, health=1, place="city")


def test_a_mimicked_rapid_healing_is_asked_before_a_lethal_hit_that_can_be_survived() -> None:
    table = Table(3).monster(0, cards="rapid_healing").dice(TWO_SMASHES)
    table.monster(1, cards=[copying("rapid_healing", 0)], health=2, energy=2, place="city")

    table.resolves().asks(1, "damage").offers("accept", "use rapid_healing").answer("use rapid_healing")

    table.asks(1, "yield").has(1, health=1, energy=0)
