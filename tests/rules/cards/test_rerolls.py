"""Cards that give their owner more rolls: Energy Drink, Smoke Cloud, Background Dweller."""

from kingoftokyo.rules.events import (
    CardDiscarded,
    CountersChanged,
    DiceRolled,
    DieRerolled,
    EnergySpent,
    RollFinished,
    RollsGained,
)
from table import Table, copying

NUMBERS = "1 1 2 2 3 3"
NO_THREE = "1 1 2 2 heart energy"
ONE_THREE = "1 1 2 2 3 heart"


def smoke(counters: int) -> list[object]:
    return [{"card": "smoke_cloud", "counters": counters}]


# Energy Drink


def test_energy_drink_buys_a_roll_for_one_energy() -> None:
    table = Table(2).monster(0, cards="energy_drink", energy=1).dice(NUMBERS).next_rolls("energy energy energy energy")

    table.last_roll_done().asks(0, "roll").answer("extra_roll energy_drink").has(0, energy=0)
    table.answer("keep 1 1").happened_in_order(
        EnergySpent(0, 1, 0, "energy_drink"),
        RollsGained(0, 1, "energy_drink"),
        DiceRolled(0, "1 1", "energy energy energy energy", "1 1 energy energy energy energy", 0),
    )

    table.asks(0, "buy").has(0, energy=4)


def test_energy_drink_asks_only_whether_to_roll_once_the_rolls_are_used_up() -> None:
    table = Table(2).monster(0, cards="energy_drink", energy=1).dice(NUMBERS)

    table.last_roll_done().offers("stop", "extra_roll energy_drink")


def test_energy_drink_can_be_left_alone() -> None:
    table = Table(2).monster(0, cards="energy_drink", energy=1).dice(NUMBERS)

    table.last_roll_done().answer("stop").has(0, energy=1).happened(RollFinished(0, NUMBERS))


def test_energy_drink_buys_rolls_as_often_as_its_owner_can_pay() -> None:
    table = Table(2).monster(0, cards="energy_drink", energy=2).monster(1, place="city").dice(NUMBERS)
    table.next_rolls("1 1 1 1 1 1", "2 2 2 2 2 2")

    table.last_roll_done().answer("extra_roll energy_drink", "keep nothing", "extra_roll energy_drink", "keep nothing")

    table.has(0, energy=0, points=5).happened(RollFinished(0, "2 2 2 2 2 2"))


def test_energy_drink_is_not_offered_while_rolls_are_left() -> None:
    table = Table(2).monster(0, cards="energy_drink", energy=5).dice(NUMBERS)

    table.rolls(left=1).offers_no("extra_roll energy_drink")


def test_energy_drink_is_not_offered_without_energy() -> None:
    table = Table(2).monster(0, cards="energy_drink").dice(NUMBERS)

    table.last_roll_done().asks(1, "roll").has(0, place="city")


def test_energy_drink_cannot_be_paid_with_the_energy_on_the_dice() -> None:
    table = Table(2).monster(0, cards="energy_drink").dice("energy energy energy 1 1 2")

    table.last_roll_done().asks(0, "buy").has(0, energy=3)


def test_energy_drink_gives_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(0).monster(1, cards="energy_drink", energy=5).dice(NUMBERS)

    table.last_roll_done().asks(1, "roll").has(1, energy=5).never_happened(RollsGained)


def test_giant_brain_comes_before_energy_drink() -> None:
    table = Table(2).monster(0, cards="giant_brain energy_drink", energy=1)
    table.next_rolls(NUMBERS, NUMBERS, NUMBERS, NUMBERS, "1 1 1 1 1 1").starts_turn()

    for _ in range(3):
        table.offers_no("extra_roll energy_drink").answer("keep nothing")

    table.offers("stop", "extra_roll energy_drink").answer("extra_roll energy_drink", "keep nothing")
    table.happened(RollFinished(0, "1 1 1 1 1 1"))


def test_a_mimicked_energy_drink_buys_a_roll_for_one_energy() -> None:
    table = Table(2).monster(0, cards=[copying("energy_drink", 1)], energy=1).monster(1, cards="energy_drink")
    table.dice(NUMBERS).next_rolls("energy energy energy energy")

    table.last_roll_done().offers("stop", "extra_roll energy_drink").answer("extra_roll energy_drink", "keep 1 1")

    table.asks(0, "buy").has(0, energy=4, cards="mimic")


# Smoke Cloud


def test_smoke_cloud_comes_with_three_counters() -> None:
    table = Table(2).monster(0, energy=4).market("smoke_cloud")

    table.buys().answer("buy smoke_cloud").happened(CountersChanged(0, "smoke_cloud", 3))


def test_smoke_cloud_gives_a_roll_for_a_counter() -> None:
    table = Table(2).monster(0, cards="smoke_cloud").monster(1, place="city").dice(NUMBERS).next_rolls("1 1 1 1")

    table.last_roll_done().offers("stop", "extra_roll smoke_cloud").answer("extra_roll smoke_cloud", "keep 1 1")

    table.happened_in_order(CountersChanged(0, "smoke_cloud", 2), RollsGained(0, 1, "smoke_cloud"))
    table.shows("1 1 1 1 1 1").asks(0, "roll").answer("stop").has(0, cards="smoke_cloud", points=4)


def test_smoke_cloud_is_discarded_with_its_last_counter_and_the_roll_is_still_made() -> None:
    table = Table(2).monster(0, cards=smoke(1)).monster(1, place="city").dice(NUMBERS).next_rolls("1 1 1 1")

    table.last_roll_done().answer("extra_roll smoke_cloud").has(0, cards="").discard_shows("smoke_cloud")

    table.asks(0, "roll").answer("keep 1 1").has(0, points=4)
    table.happened(CardDiscarded(0, "smoke_cloud", "smoke_cloud"))


def test_smoke_cloud_gives_several_rolls_in_one_turn() -> None:
    table = Table(2).monster(0, cards="smoke_cloud").monster(1, place="city").dice(NUMBERS).next_rolls("1", "1", "1")

    table.last_roll_done()
    table.answer("extra_roll smoke_cloud", "keep 1 1 2 2 3")
    table.answer("extra_roll smoke_cloud", "keep 1 1 1 2 2")
    table.answer("extra_roll smoke_cloud", "keep 1 1 1 1 2")

    table.has(0, cards="", points=3).happened(RollFinished(0, "1 1 1 1 1 2"))


def test_smoke_cloud_is_not_offered_while_rolls_are_left() -> None:
    table = Table(2).monster(0, cards="smoke_cloud").dice(NUMBERS)

    table.rolls(left=1).offers_no("extra_roll smoke_cloud")


def test_smoke_cloud_gives_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards="smoke_cloud").dice(NUMBERS)

    table.last_roll_done().asks(1, "roll").never_happened(RollsGained)


def test_smoke_cloud_and_energy_drink_are_offered_side_by_side() -> None:
    table = Table(2).monster(0, cards="smoke_cloud energy_drink giant_brain", energy=1).dice(NUMBERS)

    table.last_roll_done().offers("stop", "extra_roll energy_drink", "extra_roll smoke_cloud")


def test_a_mimicked_smoke_cloud_gives_a_roll_for_a_counter_on_the_mimic() -> None:
    table = Table(2).monster(0, cards=[copying("smoke_cloud", 1)]).monster(1, cards=smoke(1), place="city")
    table.dice(NUMBERS).next_rolls("1 1 1 1")

    table.last_roll_done().offers("stop", "extra_roll smoke_cloud").answer("extra_roll smoke_cloud", "keep 1 1")

    table.happened_in_order(CountersChanged(0, "mimic", 2), RollsGained(0, 1, "smoke_cloud"))
    table.asks(0, "roll").answer("stop").has(0, cards="mimic", points=4).has(1, cards="smoke_cloud")


def test_a_mimicked_smoke_cloud_that_is_empty_leaves_the_mimic_in_play() -> None:
    table = Table(2).monster(0, cards=[{**copying("smoke_cloud", 1), "counters": 1}])
    table.monster(1, cards="smoke_cloud", place="city").dice(NUMBERS).next_rolls("1 1 1 1")

    table.last_roll_done().answer("extra_roll smoke_cloud", "keep 1 1")

    table.asks(1, "roll").has(0, cards="mimic", points=4).never_happened(CardDiscarded)


# Background Dweller


def test_background_dweller_rerolls_a_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").dice(ONE_THREE).next_rolls("1")

    table.rolls().answer("reroll 3").shows("1 1 1 2 2 heart").asks(0, "roll")

    table.happened(DieRerolled(0, "3", "1", "1 1 1 2 2 heart", "background_dweller"))


def test_background_dweller_uses_up_no_roll() -> None:
    table = Table(2).monster(0, cards="background_dweller").dice(ONE_THREE).next_rolls("1", "2 2 2", "1 1 1")

    table.rolls(left=2).answer("reroll 3", "keep 1 1 1", "keep 1 1 1").happened(RollFinished(0, "1 1 1 1 1 1"))


def test_background_dweller_rerolls_a_three_after_the_last_roll() -> None:
    table = Table(2).monster(0, cards="background_dweller").dice(ONE_THREE).next_rolls("1")

    table.last_roll_done().asks(0, "roll").offers("stop", "reroll 3").answer("reroll 3")

    table.asks(1, "roll").happened(RollFinished(0, "1 1 1 2 2 heart")).has(0, points=2)


def test_background_dweller_rerolls_the_same_die_as_long_as_it_shows_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").dice(ONE_THREE).next_rolls("3", "3", "1")

    table.last_roll_done().answer("reroll 3", "reroll 3", "reroll 3").happened(RollFinished(0, "1 1 1 2 2 heart"))


def test_background_dweller_rerolls_each_of_several_threes() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, place="city").dice(NUMBERS).next_rolls("1", "2")

    table.last_roll_done().answer("reroll 3", "reroll 3").happened(RollFinished(0, "1 1 1 2 2 2"))

    table.has(0, points=3)


def test_background_dweller_may_leave_a_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, place="city").dice("3 3 3 1 1 2")

    table.last_roll_done().answer("stop").has(0, points=3).never_happened(DieRerolled)


def test_background_dweller_is_not_asked_without_a_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").dice(NO_THREE)

    table.last_roll_done().asks(1, "roll")


def test_background_dweller_offers_nothing_for_other_faces_while_rolling() -> None:
    table = Table(2).monster(0, cards="background_dweller").dice(NO_THREE)

    table.rolls().offers_no("reroll 3").refuses("reroll 2")


def test_background_dweller_does_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards="background_dweller").dice(NUMBERS)

    table.last_roll_done().asks(1, "roll").never_happened(DieRerolled)


def test_background_dweller_does_not_reroll_a_three_that_a_card_has_set() -> None:
    table = Table(2).monster(0, cards="background_dweller plot_twist").dice(NO_THREE)

    table.last_roll_done().answer("set energy to 3 with plot_twist")

    table.asks(1, "roll").never_happened(DieRerolled)


def test_background_dweller_may_clear_the_threes_before_a_card_is_asked_for_more_rolls() -> None:
    table = (
        Table(2)
        .monster(0, cards="background_dweller energy_drink giant_brain", energy=1)
        .monster(1, place="city")
        .dice(ONE_THREE)
    )
    table.next_rolls("3", "1 1 1")

    table.last_roll_done().offers("stop", "extra_roll energy_drink", "reroll 3").answer("reroll 3")

    table.answer("extra_roll energy_drink").offers_also("reroll 3").answer("keep 1 1 2")
    table.has(0, energy=0, points=3).happened(RollFinished(0, "1 1 1 1 1 2"))


def test_a_mimicked_background_dweller_rerolls_a_three() -> None:
    table = Table(2).monster(0, cards=[copying("background_dweller", 1)]).monster(1, cards="background_dweller")
    table.dice(ONE_THREE).next_rolls("1")

    table.last_roll_done().asks(0, "roll").offers("stop", "reroll 3").answer("reroll 3")

    table.asks(1, "roll").happened(RollFinished(0, "1 1 1 2 2 heart")).has(0, points=2)
