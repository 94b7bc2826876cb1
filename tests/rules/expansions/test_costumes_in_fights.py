"""The costumes that look at health lost and won: each by itself."""

from kingoftokyo.rules.events import (
    DamagePrevented,
    EnergyGained,
    EnergyLost,
    HealthGained,
    HealthLost,
    MonsterEliminated,
    TurnEnded,
)
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"


def new_table(players: int = 3) -> Table:
    return Table(players).rules(halloween=True)


# Devil


def test_devil_makes_a_monster_lose_one_more() -> None:
    table = new_table().monster(0, cards="devil").monster(1, place="city").dice(TWO_SMASHES).resolves()

    table.has(1, health=7).happened(HealthLost(1, 3, 7, 0, "dice"))


def test_devil_hurts_nobody_without_a_wound() -> None:
    table = new_table().monster(0, cards="devil").monster(1, place="city").dice(NO_SMASH).resolves()

    table.asks(1, "roll").has(1, health=10).has(2, health=10)


def test_devil_adds_nothing_to_damage_that_is_prevented() -> None:
    table = new_table().monster(0, cards="devil").monster(1, cards="wings", energy=2, place="city").dice(TWO_SMASHES)

    table.resolves().answer("use wings").asks(1, "roll").has(1, health=10)


def test_devil_adds_one_to_each_victim() -> None:
    table = new_table().monster(0, cards="devil", place="city").dice(ONE_SMASH).resolves()

    table.has(1, health=8).has(2, health=8)


# Pirate


def test_pirate_steals_an_energy_from_a_monster_it_wounds() -> None:
    table = new_table().monster(0, cards="pirate").monster(1, energy=3, place="city").dice(TWO_SMASHES).resolves()

    table.has(0, energy=1).has(1, energy=2, health=8)
    table.happened_in_order(EnergyLost(1, 1, 2, "pirate"), EnergyGained(0, 1, 1, "pirate"))


def test_pirate_steals_nothing_where_there_is_nothing() -> None:
    table = (
        new_table().monster(0, cards="pirate friend_of_children").monster(1, place="city").dice(TWO_SMASHES).resolves()
    )

    table.has(0, energy=0).has(1, energy=0, health=8)


def test_pirate_steals_from_each_victim() -> None:
    table = new_table().monster(0, cards="pirate", place="city").monster(1, energy=1).monster(2, energy=5)

    table.dice(ONE_SMASH).resolves().has(0, energy=2).has(1, energy=0).has(2, energy=4)


def test_pirate_steals_with_the_damage_of_a_card() -> None:
    table = new_table().monster(0, cards="pirate", energy=3).monster(1, energy=1).monster(2, energy=1)

    table.market("flame_thrower").buys().answer("buy flame_thrower").has(0, energy=2).has(1, energy=0, health=8)


def test_pirate_steals_nothing_from_a_monster_that_lost_nothing() -> None:
    table = new_table().monster(0, cards="pirate").monster(1, cards="armor_plating", energy=3, place="city")

    table.dice(ONE_SMASH).resolves().asks(1, "roll").has(0, energy=0).has(1, energy=3)


def test_pirate_steals_nothing_from_its_owner() -> None:
    table = new_table().monster(0, cards="pirate", energy=5).market("tank").buys().answer("buy tank")

    table.has(0, energy=1, health=7)


def test_pirate_steals_from_a_monster_that_its_burrowing_wounds() -> None:
    table = new_table().monster(0, energy=2).monster(1, cards="pirate burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").has(0, energy=1, health=9).has(1, energy=1)


def test_pirate_is_helped_by_friend_of_children() -> None:
    table = new_table().monster(0, cards="pirate friend_of_children").monster(1, energy=3, place="city")

    table.dice(ONE_SMASH).resolves().has(0, energy=2).has(1, energy=2)


# Robot


def test_robot_loses_energy_instead_of_health() -> None:
    table = new_table().monster(1, cards="robot", energy=5, place="city").dice(TWO_SMASHES).resolves()

    table.asks(1, "damage").offers("use robot 1", "use robot 2", "accept").answer("use robot 1", "accept")

    table.has(1, energy=4, health=9).asks(1, "yield").happened(DamagePrevented(1, 1, "dice", "robot"))


def test_robot_loses_no_more_energy_than_it_has() -> None:
    table = new_table().monster(1, cards="robot", energy=1, place="city").dice(TWO_SMASHES)

    table.resolves().offers("use robot 1", "accept")


def test_robot_without_energy_is_not_asked() -> None:
    new_table().monster(1, cards="robot", place="city").dice(TWO_SMASHES).resolves().asks(1, "yield").has(1, health=8)


def test_robot_may_accept_the_loss() -> None:
    table = new_table().monster(1, cards="robot", energy=5, place="city").dice(TWO_SMASHES)

    table.resolves().answer("accept").has(1, health=8, energy=5)


def test_robot_works_against_poison_and_its_owners_own_cards() -> None:
    table = new_table().monster(0, cards="robot", energy=6, poison=1).market("national_guard").buys()

    table.answer("buy national_guard", "use robot 2").has(0, health=10, energy=1, points=2)
    table.answer("use robot 1").asks(1, "roll").has(0, health=10, energy=0)


# Zombie


def test_zombie_is_not_eliminated_at_zero_health() -> None:
    table = new_table().monster(1, cards="zombie", health=2, place="city").dice("smash smash 1 1 2 3").resolves()

    table.has(1, health=0, place="city", cards="zombie").never_happened(MonsterEliminated)


def test_zombie_loses_no_more_health_at_zero() -> None:
    table = new_table().monster(1, cards="zombie", health=0, place="city").dice(TWO_SMASHES).resolves()

    table.asks(1, "roll").has(1, health=0, place="city").never_happened(HealthLost)


def test_zombie_that_loses_its_last_health_to_smashes_may_yield() -> None:
    table = new_table().monster(1, cards="zombie", health=2, place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").answer("yield").has(1, place="outside", health=0)


def test_zombie_takes_its_turns_at_zero_health() -> None:
    table = new_table().monster(0, cards="zombie", health=0).dice("smash energy 1 1 2 3").monster(1, place="city")

    table.resolves().has(0, energy=1).has(1, health=9)


def test_zombie_loses_health_as_usual_above_zero() -> None:
    new_table().monster(1, cards="zombie", place="city").dice(TWO_SMASHES).resolves().has(1, health=8)


def test_zombie_is_counted_among_the_living() -> None:
    table = Table(2).rules(halloween=True, two_players=False).monster(1, cards="zombie", health=1, place="city")

    table.dice(TWO_SMASHES).resolves().asks(1, "yield").answer("stay").asks(1, "roll")


# Ghost


def test_ghost_heals_after_a_turn_in_which_its_owner_lost_health() -> None:
    table = new_table().monster(1, cards="ghost", place="city").dice(TWO_SMASHES).resolves().answer("stay")

    table.has(1, health=9).happened_in_order(TurnEnded(0), HealthGained(1, 1, 9, "ghost"))


def test_ghost_heals_one_whatever_was_lost() -> None:
    table = new_table().monster(1, cards="ghost", place="city").dice("smash smash smash smash 1 2")

    table.resolves().answer("stay").has(1, health=7)


def test_ghost_heals_after_its_owners_turn_too() -> None:
    table = new_table().monster(0, cards="ghost", energy=4).market("tank").buys().answer("buy tank")

    table.asks(1, "roll").has(0, health=8)


def test_ghost_heals_nothing_when_nothing_was_lost_in_this_turn() -> None:
    new_table().monster(1, cards="ghost", health=5).dice(NO_SMASH).resolves().asks(1, "roll").has(1, health=5)


def test_ghost_heals_nothing_when_the_damage_was_prevented() -> None:
    table = new_table().monster(1, cards="ghost armor_plating", health=5, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=5)


def test_ghost_heals_nothing_after_the_turn_of_a_monster_that_died() -> None:
    table = new_table(4).monster(0, health=3, energy=4).monster(1, cards="ghost").market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").asks(1, "roll").has(0, place="dead").has(1, health=7)


def test_ghost_heals_what_poison_took() -> None:
    table = new_table().monster(0, cards="ghost", poison=1).ends_turn()

    table.asks(1, "roll").has(0, health=10).happened(HealthGained(0, 1, 10, "ghost"))


def test_ghost_is_helped_by_regeneration() -> None:
    table = new_table().monster(1, cards="ghost regeneration", place="city").dice("smash smash smash 1 1 2")

    table.resolves().answer("stay").has(1, health=9)


# Vampire


def test_vampire_heals_after_a_turn_in_which_its_owner_wounded_another() -> None:
    table = new_table().monster(0, cards="vampire", health=5).monster(1, place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay").has(0, health=6)
    table.happened_in_order(TurnEnded(0), HealthGained(0, 1, 6, "vampire"))


def test_vampire_heals_one_for_several_victims() -> None:
    new_table().monster(0, cards="vampire", health=5, place="city").dice(ONE_SMASH).resolves().has(0, health=6)


def test_vampire_heals_nothing_when_nobody_lost_health() -> None:
    table = new_table().monster(0, cards="vampire", health=5).monster(1, cards="armor_plating", place="city")

    table.dice(ONE_SMASH).resolves().asks(1, "roll").has(0, health=5)


def test_vampire_heals_nothing_for_its_owners_own_loss() -> None:
    table = new_table().monster(0, cards="vampire", energy=4).market("tank").buys().answer("buy tank")

    table.asks(1, "roll").has(0, health=7)


def test_vampire_heals_for_burrowing_in_the_turn_of_another() -> None:
    table = new_table().monster(1, cards="vampire burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").asks(1, "roll").has(0, health=9).has(1, health=10)


def test_vampire_heals_nothing_for_poison_that_it_once_gave() -> None:
    table = new_table().monster(0, poison=1).monster(1, cards="vampire poison_spit", health=5).ends_turn()

    table.asks(1, "roll").has(0, health=9).has(1, health=5)


def test_ghost_and_vampire_both_heal() -> None:
    table = new_table().monster(0, cards="ghost vampire", energy=4, health=9).market("high_altitude_bombing").buys()

    table.answer("buy high_altitude_bombing").asks(1, "roll").has(0, health=8)
    table.happened_in_order(HealthGained(0, 1, 7, "ghost"), HealthGained(0, 1, 8, "vampire"))
