"""Psychic Probe: a die of another monster's finished roll, and the Background Dwellers on both sides of it."""

from kingoftokyo.rules.events import CardDiscarded, DieRerolled, RollFinished, TokenMoved
from table import Table, copying

NUMBERS = "1 1 2 2 3 3"
THREE_ONES = "1 1 1 2 2 energy"


def test_psychic_probe_rerolls_a_die_of_another_monsters_finished_roll() -> None:
    table = Table(2).monster(0).monster(1, cards="psychic_probe", place="city").dice(THREE_ONES).next_rolls("2")

    table.last_roll_done().asks(1, "psychic_probe").answer("probe 1")

    table.happened_in_order(RollFinished(0, THREE_ONES), DieRerolled(1, "1", "2", "1 1 2 2 2 energy", "psychic_probe"))
    table.has(0, points=2).has(1, cards="psychic_probe")


def test_psychic_probe_offers_each_face_of_the_roll_once() -> None:
    table = Table(2).monster(1, cards="psychic_probe").dice("1 1 3 heart energy smash")

    table.last_roll_done().offers("probe 1", "probe 3", "probe heart", "probe energy", "probe smash", "pass")


def test_psychic_probe_waits_until_its_victim_stops() -> None:
    table = Table(2).monster(1, cards="psychic_probe").dice(NUMBERS)

    table.rolls(left=2).asks(0, "roll").answer("stop").asks(1, "psychic_probe")


def test_psychic_probe_waits_for_the_extra_rolls_of_its_victim() -> None:
    table = Table(2).monster(0, cards="giant_brain energy_drink", energy=1).monster(1, cards="psychic_probe")
    table.dice(NUMBERS).next_rolls(THREE_ONES)

    table.last_roll_done().asks(0, "roll").answer("extra_roll energy_drink", "keep nothing")

    table.asks(1, "psychic_probe").shows(THREE_ONES)


def test_psychic_probe_may_pass() -> None:
    table = Table(2).monster(1, cards="psychic_probe", place="city").dice(THREE_ONES)

    table.last_roll_done().answer("pass").has(0, points=1, energy=1).never_happened(DieRerolled)


def test_psychic_probe_burns_out_on_a_heart_which_still_counts_for_its_victim() -> None:
    table = Table(2).monster(0, health=5).monster(1, cards="psychic_probe", place="city").dice(THREE_ONES)

    table.next_rolls("heart").last_roll_done().answer("probe 1")

    table.has(0, health=6, points=0).has(1, cards="").discard_shows("psychic_probe")
    table.happened(CardDiscarded(1, "psychic_probe", "psychic_probe"))


def test_psychic_probe_stays_when_a_heart_is_rerolled_into_something_else() -> None:
    table = Table(2).monster(0, health=5).monster(1, cards="psychic_probe", place="city").dice("heart 1 1 2 2 3")

    table.next_rolls("energy").last_roll_done().answer("probe heart")

    table.has(0, health=5, energy=1).has(1, cards="psychic_probe")


def test_psychic_probe_does_not_touch_its_owners_own_roll() -> None:
    table = Table(2).monster(0, cards="psychic_probe", energy=2).dice(NUMBERS)

    table.last_roll_done().asks(0, "buy").never_happened(DieRerolled)


def test_psychic_probe_is_not_asked_about_a_turn_without_dice() -> None:
    table = Table(2).monster(0, shrink=6, energy=2).monster(1, cards="psychic_probe")

    table.starts_turn().asks(0, "buy")


def test_psychic_probe_is_asked_once_in_each_turn_of_others() -> None:
    table = Table(3).monster(2, cards="psychic_probe").dice(NUMBERS).next_rolls("1", NUMBERS, "2")

    table.last_roll_done().asks(2, "psychic_probe").answer("probe 3")
    table.asks(1, "roll").answer("stop").asks(2, "psychic_probe").answer("probe 1")

    table.asks(2, "roll")


def test_psychic_probes_are_asked_clockwise_from_the_active_monster() -> None:
    table = Table(4, turn=2).monster(1, cards="psychic_probe").monster(0, cards=[copying("psychic_probe", 1)])

    table.dice(NUMBERS).next_rolls("1", "2").last_roll_done()

    table.asks(0, "psychic_probe").answer("probe 3").shows("1 1 1 2 2 3")
    table.asks(1, "psychic_probe").answer("probe 3").asks(3, "roll").happened(
        DieRerolled(1, "3", "2", "1 1 1 2 2 2", "psychic_probe")
    )


# Background Dweller on both sides


def test_the_active_background_dweller_may_reroll_a_three_made_by_the_probe() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe", place="city")
    table.dice(THREE_ONES).next_rolls("3", "1").last_roll_done().answer("probe 1")

    table.asks(0, "background_dweller").offers("reroll 3", "pass").answer("reroll 3")

    table.has(0, points=1).happened(DieRerolled(0, "3", "1", THREE_ONES, "background_dweller"))


def test_the_active_background_dweller_may_reroll_the_probed_die_as_long_as_it_shows_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe", place="city")
    table.dice(THREE_ONES).next_rolls("3", "3", "1").last_roll_done()

    table.answer("probe 1", "reroll 3", "reroll 3").has(0, points=1)


def test_the_active_background_dweller_may_leave_the_probed_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe", place="city")
    table.dice("3 3 1 1 2 energy").next_rolls("3").last_roll_done().answer("stop")

    table.answer("probe 1", "pass").has(0, points=3)


def test_the_active_background_dweller_is_not_asked_when_the_probe_makes_no_three() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe")

    table.dice(THREE_ONES).next_rolls("2").last_roll_done().answer("probe 1").asks(1, "roll")


def test_the_active_background_dweller_is_not_asked_when_the_probe_passes() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe").dice(NUMBERS)

    table.last_roll_done().answer("stop").asks(1, "psychic_probe").answer("pass").asks(1, "roll")


def test_a_heart_of_the_active_background_dweller_does_not_burn_out_the_probe() -> None:
    table = Table(2).monster(0, cards="background_dweller", health=5).monster(1, cards="psychic_probe", place="city")

    table.dice(THREE_ONES).next_rolls("3", "heart").last_roll_done().answer("probe 1", "reroll 3")

    table.has(0, health=6).has(1, cards="psychic_probe")


def test_the_probers_background_dweller_may_reroll_the_three_it_made() -> None:
    table = Table(2).monster(1, cards="psychic_probe background_dweller", place="city").dice(THREE_ONES)

    table.next_rolls("3", "2").last_roll_done().answer("probe 1").asks(1).offers("reroll 3", "pass").answer("reroll 3")

    table.has(0, points=2).has(1, cards="psychic_probe background_dweller")


def test_the_probers_background_dweller_may_leave_the_three_it_made() -> None:
    table = Table(2).monster(1, cards="psychic_probe background_dweller").dice(THREE_ONES)

    table.next_rolls("3").last_roll_done().answer("probe 1", "pass").asks(1, "roll")


def test_the_probers_background_dweller_is_not_asked_about_threes_it_did_not_make() -> None:
    table = Table(2).monster(1, cards="psychic_probe background_dweller").dice(NUMBERS)

    table.next_rolls("1").last_roll_done().answer("probe 3").asks(1, "roll")


def test_a_heart_of_the_probers_background_dweller_burns_out_the_probe() -> None:
    table = Table(2).monster(1, cards="psychic_probe background_dweller", place="city").dice(THREE_ONES)

    table.next_rolls("3", "heart").last_roll_done().answer("probe 1", "reroll 3").has(1, cards="background_dweller")


def test_with_background_dwellers_on_both_sides_the_active_monster_has_the_last_word() -> None:
    table = Table(2).monster(0, cards=[copying("background_dweller", 1)])
    table.monster(1, cards="psychic_probe background_dweller", place="city").dice(THREE_ONES)

    table.next_rolls("3", "3", "1").last_roll_done().answer("probe 1")
    table.asks(1).answer("reroll 3").asks(1).answer("pass").asks(0, "background_dweller").answer("reroll 3")

    table.has(0, points=1)


# Mimic


def test_a_mimicked_psychic_probe_rerolls_a_die_of_another_monsters_finished_roll() -> None:
    table = Table(2).monster(0, cards="psychic_probe")
    table.monster(1, cards=[copying("psychic_probe", 0)], place="city").dice(THREE_ONES).next_rolls("2")

    table.last_roll_done().asks(1, "psychic_probe").answer("probe 1")

    table.has(0, points=2, cards="psychic_probe").has(1, cards="mimic")


def test_a_mimicked_psychic_probe_that_rolls_a_heart_discards_the_mimic() -> None:
    table = Table(2).monster(0, cards="psychic_probe").monster(1, cards=[copying("psychic_probe", 0)])

    table.dice(THREE_ONES).next_rolls("heart").last_roll_done().answer("probe 1")

    table.has(0, cards="psychic_probe").has(1, cards="").discard_shows("mimic")


def test_a_psychic_probe_and_its_copy_in_one_hand_are_asked_once() -> None:
    table = Table(2).monster(1, cards=["psychic_probe", copying("psychic_probe", 1)]).dice(THREE_ONES)

    table.next_rolls("2").last_roll_done().answer("probe 1").asks(1, "roll")


def test_a_psychic_probe_and_its_copy_in_one_hand_lose_the_original_to_a_heart() -> None:
    table = Table(2).monster(1, cards=[copying("psychic_probe", 1), "psychic_probe"]).dice(THREE_ONES)

    table.next_rolls("heart").last_roll_done().answer("probe 1").asks(1, "roll").has(1, cards="mimic")

    table.discard_shows("psychic_probe").happened(TokenMoved(1, "mimic", None, None))


def test_a_mimic_is_not_asked_once_the_psychic_probe_it_copied_has_burnt_out() -> None:
    table = Table(3).monster(1, cards="psychic_probe").monster(2, cards=[copying("psychic_probe", 1)])

    table.dice(THREE_ONES).next_rolls("heart").last_roll_done().asks(1).answer("probe 1")

    table.happened(TokenMoved(2, "mimic", None, None)).asks(1, "roll").has(2, cards="mimic")
