"""Cards about health that comes to 0: Eater of the Dead and It Has a Child!"""

from kingoftokyo.rules.events import MonsterEliminated, MonsterRevived, PointsGained, PointsLost, TokyoEntered
from table import Table

ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"


# Eater of the Dead


def test_eater_of_the_dead_gains_three_points_when_it_kills() -> None:
    table = Table(3).monster(0, cards="eater_of_the_dead").monster(1, health=1, place="city").dice(ONE_SMASH)

    table.resolves().happened(PointsGained(0, 3, 3, "eater_of_the_dead")).has(0, points=4, place="city")


def test_eater_of_the_dead_gains_three_points_when_another_monster_kills() -> None:
    table = Table(3).monster(1, health=1, place="city").monster(2, cards="eater_of_the_dead").dice(ONE_SMASH)

    table.resolves().has(2, points=3)


def test_eater_of_the_dead_gains_three_points_for_a_death_by_poison() -> None:
    table = Table(3).monster(0, health=1, poison=1).monster(2, cards="eater_of_the_dead")

    table.ends_turn().has(0, place="dead").has(2, points=3)


def test_eater_of_the_dead_gains_three_points_for_each_of_two_deaths() -> None:
    table = Table(4).monster(0, cards="eater_of_the_dead", place="city").monster(1, health=1).monster(3, health=1)

    table.dice(ONE_SMASH).resolves().has(0, points=6)


def test_eater_of_the_dead_gains_nothing_while_all_survive() -> None:
    table = Table(3).monster(0, cards="eater_of_the_dead").monster(1, health=2, place="city").dice(ONE_SMASH)

    table.resolves().has(0, points=0).has(1, health=1)


def test_eater_of_the_dead_gains_nothing_for_those_who_were_dead_before() -> None:
    table = Table(3).monster(0, cards="eater_of_the_dead", place="city").monster(1, place="dead").dice(ONE_SMASH)

    table.resolves().has(0, points=0).has(2, health=9)


def test_eater_of_the_dead_gains_three_points_although_the_victim_has_a_child() -> None:
    table = Table(2).monster(0, cards="eater_of_the_dead").monster(1, cards="it_has_a_child", health=1, place="city")

    table.dice(ONE_SMASH).resolves().happened(PointsGained(0, 3, 3, "eater_of_the_dead"))


def test_eater_of_the_dead_gains_nothing_for_its_own_death() -> None:
    table = Table(3).monster(0, cards="eater_of_the_dead", health=3, energy=4).market("tank")

    table.buys().answer("buy tank").has(0, place="dead", points=0)
    table.happened(MonsterEliminated(0, 0, "tank"))


def test_eater_of_the_dead_killed_in_the_same_hit_gains_only_for_those_before_it() -> None:
    table = Table(4).monster(0, energy=4).monster(1, health=3).monster(2, cards="eater_of_the_dead", health=3)
    table.monster(3, health=3).market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").ended(0, "last alive")

    table.happened_in_order(
        MonsterEliminated(1, 0, "high_altitude_bombing"),
        PointsGained(2, 3, 3, "eater_of_the_dead"),
        MonsterEliminated(2, 0, "high_altitude_bombing"),
        MonsterEliminated(3, 0, "high_altitude_bombing"),
    ).has(2, points=0)


def test_eater_of_the_dead_gains_nothing_when_its_own_owner_begins_again_with_a_child() -> None:
    table = Table(3).monster(0, cards="eater_of_the_dead it_has_a_child", health=3, energy=4).market("tank")

    table.buys().answer("buy tank").has(0, cards="", points=0, health=10)


# It Has a Child!


def test_it_has_a_child_goes_on_with_ten_health_outside_tokyo() -> None:
    table = Table(2).monster(1, cards="it_has_a_child", health=2, place="city").dice(TWO_SMASHES)

    table.resolves().happened(MonsterRevived(1, 10, "it_has_a_child")).never_happened(MonsterEliminated)

    table.has(1, health=10, place="outside")


def test_it_has_a_child_costs_all_cards_and_all_points() -> None:
    table = Table(2).monster(1, cards="gourmet it_has_a_child alpha_monster", health=1, points=12, place="city")

    table.dice(ONE_SMASH).resolves().has(1, cards="", points=0)

    table.discard_shows("gourmet it_has_a_child alpha_monster")


def test_it_has_a_child_costs_even_a_single_point() -> None:
    table = Table(2).monster(1, cards="it_has_a_child", health=1, points=1, place="city").dice(ONE_SMASH)

    table.resolves().happened(PointsLost(1, 1, 0, "it_has_a_child")).has(1, points=0)


def test_it_has_a_child_keeps_energy_and_tokens() -> None:
    table = Table(2).monster(1, cards="it_has_a_child", health=1, energy=4, poison=2, shrink=1, place="city")

    table.dice(ONE_SMASH).resolves().has(1, energy=4, poison=2, shrink=1)


def test_it_has_a_child_gives_ten_health_although_its_owner_could_have_twelve() -> None:
    table = Table(2).monster(1, cards="it_has_a_child even_bigger", health=1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=10, max_health=10)


def test_it_has_a_child_leaves_tokyo_to_the_attacker_without_a_question() -> None:
    table = Table(3).monster(1, cards="it_has_a_child", health=1, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(0, place="city", points=1)


def test_it_has_a_child_is_not_a_yield_for_burrowing() -> None:
    table = Table(2).monster(1, cards="it_has_a_child burrowing", health=1, place="city").dice(ONE_SMASH)

    table.resolves().has(0, health=10, place="city")


def test_it_has_a_child_keeps_the_bay_open() -> None:
    table = Table(5).monster(1, cards="it_has_a_child", health=1, place="city").monster(2, place="bay").dice(ONE_SMASH)

    table.resolves().asks(2, "yield").answer("stay")

    table.has(0, place="city").has(1, place="outside").has(2, place="bay")


def test_it_has_a_child_lets_the_active_monster_go_on_with_its_turn() -> None:
    table = Table(2).monster(0, cards="it_has_a_child", health=3, energy=7, points=5).market("tank corner_store heal")

    table.buys().answer("buy tank").asks(0, "buy").has(0, health=10, points=0, energy=3)

    table.answer("buy corner_store").has(0, points=1)


def test_it_has_a_child_does_nothing_while_health_is_left() -> None:
    table = Table(2).monster(1, cards="it_has_a_child", health=2, points=3, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "yield").has(1, cards="it_has_a_child", health=1, points=3, place="city")


def test_it_has_a_child_saves_only_once() -> None:
    table = Table(3).monster(0, place="city").monster(1, cards="it_has_a_child", health=1, poison=10)

    table.dice(ONE_SMASH).next_rolls("1 1 2 2 3 3").resolves().asks(1, "roll").has(1, health=10)

    table.answer("stop").has(1, place="dead")


def test_it_has_a_child_saves_nobody_else() -> None:
    table = Table(3).monster(0, place="city").monster(1, health=1).monster(2, cards="it_has_a_child").dice(ONE_SMASH)

    table.resolves().has(1, place="dead").has(2, cards="it_has_a_child", health=9).never_happened(MonsterRevived)


def test_it_has_a_child_lets_an_attacker_killed_by_burrowing_enter_all_the_same() -> None:
    table = Table(2).monster(0, cards="it_has_a_child", health=1).monster(1, cards="burrowing", place="city")

    table.dice(ONE_SMASH).resolves().answer("yield")

    table.has(0, health=10, place="city").happened(TokyoEntered(0, "city", "tokyo"))
