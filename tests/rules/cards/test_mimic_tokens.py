"""Mimic: what becomes of its token when the copied card moves, is used up or is lost, and when the copy is."""

from kingoftokyo.rules.events import CardDiscarded, HealthLost, TokenMoved
from table import Table, copying

QUIET = "1 1 2 2 3 3"
MARKET = "wings nova_breath energize"


# The original leaves play


def test_the_token_returns_when_the_original_is_sold_by_metamorph() -> None:
    table = Table(2).monster(0, cards="metamorph jets").monster(1, cards=[copying("jets", 0)])

    table.ends_turn().answer("sell jets").mimics(1, None).has(1, cards="mimic").happened(
        TokenMoved(1, "mimic", None, None)
    )


def test_selling_the_copied_even_bigger_cuts_both_monsters_to_ten() -> None:
    table = Table(2).monster(0, cards="metamorph even_bigger", health=12)
    table.monster(1, cards=[copying("even_bigger", 0)], health=12)

    table.ends_turn().answer("sell even_bigger").has(0, health=10).has(1, health=10, max_health=10).mimics(1, None)


def test_selling_the_copied_even_bigger_cuts_nothing_off_a_wounded_mimic() -> None:
    table = Table(2).monster(0, cards="metamorph even_bigger").monster(1, cards=[copying("even_bigger", 0)], health=6)

    table.ends_turn().answer("sell even_bigger").has(1, health=6, max_health=10).never_happened(HealthLost)


def test_ones_own_even_bigger_keeps_the_maximum_at_twelve_when_the_copy_is_sold() -> None:
    table = Table(2).monster(0, cards=["metamorph", "even_bigger", copying("even_bigger", 0)], health=12)

    table.ends_turn().answer("sell mimic").has(0, health=12, max_health=12)


def test_the_token_returns_when_the_owner_of_the_original_dies() -> None:
    table = Table(3).monster(0, cards=[copying("even_bigger", 1)], health=12)
    table.monster(1, cards="even_bigger", health=1, place="city").dice("smash 1 1 2 2 3")

    table.resolves().has(1, place="dead").mimics(0, None).has(0, health=10, max_health=10)


def test_a_copied_card_gives_nothing_any_more_after_its_owners_death() -> None:
    table = Table(3).monster(0, cards=[copying("herbivore", 1)], energy=3).monster(1, cards="herbivore", health=2)
    table.market("flame_thrower nova_breath energize").next_rolls(QUIET)

    table.buys().answer("buy flame_thrower").has(1, place="dead").mimics(0, None).has(0, points=0)


def test_the_token_returns_when_the_owner_of_the_original_begins_again_with_its_child() -> None:
    table = Table(3).monster(0, cards=[copying("jets", 1)], energy=3).monster(1, cards="jets it_has_a_child", health=2)
    table.market("flame_thrower wings energize").next_rolls(QUIET)

    table.buys().answer("buy flame_thrower").has(1, cards="", health=10).mimics(0, None)


def test_the_token_returns_when_the_original_plot_twist_is_used() -> None:
    table = Table(2).monster(0, cards="plot_twist").monster(1, cards=[copying("plot_twist", 0)], place="city")

    table.dice(QUIET).last_roll_done().answer("set 2 to 1 with plot_twist").mimics(1, None).has(1, cards="mimic")


def test_ones_own_original_plot_twist_is_used_before_the_copy_and_takes_the_token_back() -> None:
    table = Table(2).monster(0, cards=["plot_twist", copying("plot_twist", 0)]).monster(1, place="city")

    table.dice(QUIET).last_roll_done().answer("set 2 to 1 with plot_twist").has(0, cards="mimic", points=1)

    table.mimics(0, None)


def test_the_token_returns_when_the_original_psychic_probe_burns_out() -> None:
    table = Table(3).monster(1, cards="psychic_probe", place="city").monster(2, cards=[copying("psychic_probe", 1)])

    table.dice(QUIET).next_rolls("heart", QUIET).last_roll_done().asks(1).answer("probe 1").mimics(2, None)


def test_a_mimic_whose_psychic_probe_has_just_burned_out_is_not_asked_to_probe() -> None:
    table = Table(3).monster(1, cards="psychic_probe", place="city").monster(2, cards=[copying("psychic_probe", 1)])

    table.dice(QUIET).next_rolls("heart", QUIET).last_roll_done().asks(1).answer("probe 1").asks(1, "roll")


def test_the_token_returns_when_the_original_battery_monster_is_empty() -> None:
    table = Table(2).monster(0, cards=[{"card": "battery_monster", "counters": 2}])
    table.monster(1, cards=[copying("battery_monster", 0)])

    table.starts_turn().has(0, cards="", energy=2).mimics(1, None).counters_on(1, "mimic", 0)


def test_a_mimic_stays_when_its_owners_original_battery_monster_is_empty() -> None:
    battery = {"card": "battery_monster", "counters": 2}
    table = Table(2).monster(0, cards=[battery, copying("battery_monster", 0)])

    table.starts_turn().has(0, cards="mimic").mimics(0, None)


def test_the_token_returns_when_the_original_smoke_cloud_is_empty() -> None:
    table = Table(2).monster(0, cards=[{"card": "smoke_cloud", "counters": 1}])
    table.monster(1, cards=[copying("smoke_cloud", 0)], place="city").dice(QUIET).next_rolls(QUIET)

    table.last_roll_done().answer("extra_roll smoke_cloud").has(0, cards="").mimics(1, None).counters_on(1, "mimic", 0)


def test_a_returned_token_may_be_placed_again_at_the_start_of_the_next_turn() -> None:
    table = Table(2).monster(0, cards="metamorph jets wings").monster(1, cards=[copying("jets", 0)], energy=1)

    table.next_rolls(QUIET).ends_turn().answer("sell jets", "done").asks(1, "mimic").answer("mimic wings of seat 0")

    table.mimics(1, "wings", of=0).has(1, energy=0)


# The original changes its owner


def test_the_token_stays_when_the_original_changes_its_owner() -> None:
    table = Table(3).monster(0, cards="parasitic_tentacles", energy=4).monster(1, cards="even_bigger", health=12)
    table.monster(2, cards=[copying("even_bigger", 1)], health=12).market(MARKET).next_rolls(QUIET)

    table.buys().answer("buy even_bigger from seat 1").mimics(2, "even_bigger", of=0)

    table.has(0, health=12).has(1, health=10).has(2, health=12, max_health=12)


def test_the_counters_of_a_copy_stay_when_the_original_changes_its_owner() -> None:
    table = Table(3).monster(0, cards="parasitic_tentacles", energy=4).monster(1, cards="smoke_cloud")
    table.monster(2, cards=[{**copying("smoke_cloud", 1), "counters": 1}]).market(MARKET).next_rolls(QUIET)

    table.buys().answer("buy smoke_cloud from seat 1").counters_on(0, "smoke_cloud", 3).counters_on(2, "mimic", 1)


def test_the_token_stays_on_its_own_extra_head_when_the_buyer_has_the_other_one() -> None:
    table = (
        Table(3).monster(0, cards="parasitic_tentacles metamorph extra_head", energy=7).monster(1, cards="extra_head")
    )
    table.monster(2, cards=[copying("extra_head", 1)]).market(MARKET)

    table.buys().answer("buy extra_head from seat 1").asks(0, "metamorph").answer("sell extra_head")

    # The one that was there first is sold; the token lies on the other.
    table.has(0, cards="parasitic_tentacles metamorph extra_head").mimics(2, "extra_head", of=0)


# The copy is used up


def test_a_used_copy_of_plot_twist_discards_the_mimic() -> None:
    table = Table(2).monster(0, cards=[copying("plot_twist", 1)]).monster(1, cards="plot_twist", place="city")

    table.dice(QUIET).last_roll_done().answer("set 2 to 1 with plot_twist").has(0, cards="", points=1)

    table.has(1, cards="plot_twist").discard_shows("mimic").happened(CardDiscarded(0, "mimic", "plot_twist"))


def test_a_copy_of_psychic_probe_that_rolls_a_heart_discards_the_mimic() -> None:
    table = Table(3).monster(0, cards="psychic_probe").monster(1, cards=[copying("psychic_probe", 0)], place="city")

    table.dice(QUIET).next_rolls("heart", QUIET).last_roll_done().asks(1).answer("probe 1").has(1, cards="")

    table.has(0, cards="psychic_probe").discard_shows("mimic")


def test_a_copy_of_psychic_probe_that_rolls_no_heart_stays() -> None:
    table = Table(3).monster(0, cards="psychic_probe").monster(1, cards=[copying("psychic_probe", 0)], place="city")

    table.dice(QUIET).next_rolls("2", QUIET).last_roll_done().answer("probe 1").mimics(1, "psychic_probe", of=0)


def test_an_owner_of_psychic_probe_and_its_copy_probes_once_and_with_the_original() -> None:
    table = Table(2).monster(1, cards=["psychic_probe", copying("psychic_probe", 1)], place="city")

    table.dice(QUIET).next_rolls("heart", QUIET).last_roll_done().asks(1).answer("probe 1").asks(1, "roll")

    table.has(1, cards="mimic").mimics(1, None)


def test_an_emptied_copy_of_battery_monster_discards_the_mimic() -> None:
    table = Table(2).monster(0, cards=[{**copying("battery_monster", 1), "counters": 2}])
    table.monster(1, cards="battery_monster")

    table.starts_turn().has(0, cards="", energy=2).discard_shows("mimic").counters_on(1, "battery_monster", 6)


def emptied_smoke() -> Table:
    """Seat 0 has just used the last counter of its copy of seat 1's Smoke Cloud."""
    table = Table(2).monster(0, cards=[{**copying("smoke_cloud", 1), "counters": 1}])
    table.monster(1, cards="smoke_cloud jets", place="city").dice(QUIET).next_rolls("1 2 2 3", QUIET, QUIET)
    return table.last_roll_done().answer("extra_roll smoke_cloud")


def test_an_emptied_copy_of_smoke_cloud_leaves_the_mimic() -> None:
    emptied_smoke().has(0, cards="mimic").counters_on(0, "mimic", 0).mimics(0, "smoke_cloud", of=1)


def test_an_emptied_copy_of_smoke_cloud_gives_no_roll_more() -> None:
    emptied_smoke().answer("keep 1 1").has(0, points=1).counters_on(0, "mimic", 0).asks(1, "roll")


# It Has a Child!


def test_a_copy_of_it_has_a_child_saves_its_owner_and_the_mimic_is_discarded() -> None:
    table = Table(2).monster(1, cards=[copying("it_has_a_child", 0), "jets"], health=3, points=7, energy=4)
    table.monster(0, cards="it_has_a_child", energy=6).market("gas_refinery nova_breath energize").next_rolls(QUIET)

    table.buys().answer("buy gas_refinery").has(1, health=10, points=0, energy=4, cards="", place="outside")

    table.has(0, cards="it_has_a_child").discard_shows("gas_refinery mimic jets")


def test_a_copy_of_it_has_a_child_is_gone_when_its_original_was_used_just_before() -> None:
    table = Table(3).monster(0, energy=3).monster(1, cards="it_has_a_child", health=2)
    table.monster(2, cards=[copying("it_has_a_child", 1)], health=2).market("flame_thrower nova_breath energize")

    table.next_rolls(QUIET).buys().answer("buy flame_thrower").has(1, health=10).has(2, place="dead")


def test_a_copy_of_it_has_a_child_that_dies_first_leaves_the_original() -> None:
    table = Table(3).monster(0, energy=3).monster(2, cards="it_has_a_child", health=2)
    table.monster(1, cards=[copying("it_has_a_child", 2)], health=2).market("flame_thrower nova_breath energize")

    table.next_rolls(QUIET).buys().answer("buy flame_thrower").has(1, health=10, cards="").has(2, health=10, cards="")


def test_a_monster_with_the_child_and_its_copy_begins_again_once_and_loses_both() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards=["it_has_a_child", copying("it_has_a_child", 1)], health=2)

    table.market("flame_thrower nova_breath energize").next_rolls(QUIET).buys().answer("buy flame_thrower")

    table.has(1, health=10, cards="").discard_shows("flame_thrower it_has_a_child mimic")


# The Mimic's owner


def test_a_mimic_goes_to_the_discard_pile_with_its_dead_owner_and_leaves_the_original() -> None:
    table = Table(3).monster(0, energy=3).monster(1, cards=[copying("jets", 2)], health=2).monster(2, cards="jets")

    table.market("flame_thrower nova_breath energize").next_rolls(QUIET).buys().answer("buy flame_thrower")

    table.has(1, place="dead").has(2, cards="jets").discard_shows("flame_thrower mimic")
