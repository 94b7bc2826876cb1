"""Tokyo Bay: two monsters in Tokyo, both deciding, and the Bay closing."""

from kingoftokyo.rules.events import (
    HealthLost,
    MonsterEliminated,
    MovedToCity,
    StayedInTokyo,
    TokyoEntered,
    TokyoLeft,
)
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"


def both_in_tokyo() -> Table:
    return Table(5).monster(1, place="bay").monster(2, place="city").dice(ONE_SMASH)


# Entering


def test_the_bay_is_entered_without_any_smash_when_the_city_is_taken() -> None:
    table = Table(5).monster(1, place="city").dice(NO_SMASH)

    table.resolves().has(0, place="bay", points=1).happened(TokyoEntered(0, "bay", "tokyo"))


def test_the_city_is_entered_before_the_bay() -> None:
    table = Table(5).monster(1, place="bay").dice(NO_SMASH)

    table.resolves().has(0, place="city").has(1, place="bay")


def test_the_bay_is_entered_with_five_alive_of_six() -> None:
    table = Table(6).monster(1, place="city").monster(2, place="dead").dice(NO_SMASH)

    table.resolves().has(0, place="bay")


def test_the_bay_is_closed_with_four_alive() -> None:
    table = Table(5).monster(1, place="city").monster(4, place="dead").dice(NO_SMASH)

    table.resolves().has(0, place="outside", points=0)


# Yielding


def test_the_city_is_asked_first_and_then_the_bay() -> None:
    table = both_in_tokyo().resolves()

    table.asks(2, "yield").answer("stay").asks(1, "yield").answer("stay")

    table.has(0, place="outside").has(1, place="bay").has(2, place="city")
    table.happened(StayedInTokyo(1, "bay")).happened(StayedInTokyo(2, "city"))


def test_the_bay_does_not_see_what_the_city_answered() -> None:
    yields = both_in_tokyo().resolves().answer("yield").asks(1, "yield")
    stays = both_in_tokyo().resolves().answer("stay").asks(1, "yield")

    yields.has(2, place="city").never_happened(TokyoLeft)
    stays.has(2, place="city").never_happened(StayedInTokyo)
    assert yields.game.events == stays.game.events


def test_when_only_the_city_is_left_the_attacker_takes_it_and_the_bay_stays() -> None:
    table = both_in_tokyo().resolves()

    table.answer("yield", "stay")

    table.has(0, place="city", points=1).has(1, place="bay").has(2, place="outside").never_happened(MovedToCity)


def test_when_only_the_bay_is_left_the_attacker_takes_it() -> None:
    table = both_in_tokyo().resolves()

    table.answer("stay", "yield")

    table.has(0, place="bay", points=1).has(1, place="outside").has(2, place="city")


def test_when_both_are_left_the_attacker_takes_the_city_and_the_bay_is_empty() -> None:
    table = both_in_tokyo().resolves()

    table.answer("yield", "yield")

    table.has(0, place="city", points=1).has(1, place="outside").has(2, place="outside")


def test_only_the_one_who_lost_health_is_asked() -> None:
    table = Table(5).monster(1, place="bay").monster(2, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "yield").answer("yield")

    table.has(0, place="bay").has(1, health=9).has(2, health=10, place="city")


# The Bay closing


def test_with_the_fifth_monsters_death_the_bay_moves_to_the_empty_city() -> None:
    table = Table(5).monster(1, health=1, place="city").monster(2, place="bay").dice(ONE_SMASH)

    table.resolves().has(1, place="dead").has(2, place="city", points=0).never_happened(TokyoEntered)


def test_the_bay_closes_in_the_middle_of_the_damage() -> None:
    table = Table(5).monster(1, health=1, place="city").monster(2, place="bay").dice(ONE_SMASH)

    table.resolves().happened_in_order(
        HealthLost(1, 1, 0, 0, "dice"),
        MonsterEliminated(1, 0, "dice"),
        MovedToCity(2, "bay"),
        HealthLost(2, 1, 9, 0, "dice"),
    )


def test_a_monster_that_moved_from_the_bay_to_the_city_decides_about_the_city() -> None:
    stays = Table(5).monster(1, health=1, place="city").monster(2, place="bay").dice(ONE_SMASH).resolves()
    stays.asks(2, "yield").answer("stay").has(0, place="outside").has(2, place="city")

    yields = Table(5).monster(1, health=1, place="city").monster(2, place="bay").dice(ONE_SMASH).resolves()
    yields.asks(2, "yield").answer("yield").has(0, place="city", points=1).has(2, place="outside")


def test_a_monster_hit_before_the_city_dies_also_moves_and_decides() -> None:
    table = Table(5).monster(1, place="bay").monster(2, health=1, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "yield").has(1, health=9, place="city").answer("stay").has(0, place="outside")


def test_the_bay_leaves_tokyo_when_it_closes_while_the_city_is_taken() -> None:
    table = Table(5).monster(0, place="city").monster(2, place="bay").monster(3, health=1).dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(0, place="city").has(2, place="outside", health=10)

    table.happened_in_order(MonsterEliminated(3, 0, "dice"), TokyoLeft(2, "bay", "bay"))


def test_an_attacker_in_the_bay_that_closes_it_leaves_and_does_not_come_back() -> None:
    table = Table(5).monster(0, place="bay", energy=2).monster(2, place="city").monster(3, health=1).dice(ONE_SMASH)

    table.resolves().asks(0, "buy").has(0, place="outside", points=0).has(2, place="city")

    table.never_happened(TokyoEntered)


def test_an_attacker_in_the_bay_that_closes_it_moves_to_an_empty_city_without_a_point() -> None:
    table = Table(5).monster(0, place="bay", energy=2).monster(3, health=1).dice(ONE_SMASH)

    table.resolves().asks(0, "buy").has(0, place="city", points=0).happened(MovedToCity(0, "bay"))


def test_when_the_bay_itself_dies_the_city_is_still_asked() -> None:
    table = Table(5).monster(1, place="city").monster(2, health=1, place="bay").dice(ONE_SMASH)

    table.resolves().asks(1, "yield").answer("stay").has(0, place="outside").has(2, place="dead")


def test_with_five_left_of_six_the_bay_stays_open() -> None:
    table = Table(6).monster(1, health=1, place="city").monster(2, place="bay").dice(ONE_SMASH)

    table.resolves().asks(2, "yield").answer("stay").has(0, place="city").has(2, place="bay")


def test_when_city_and_bay_both_die_the_attacker_enters_the_city() -> None:
    table = Table(6).monster(1, health=1, place="city").monster(2, health=1, place="bay").dice(ONE_SMASH)

    table.resolves().has(0, place="city", points=1).has(1, place="dead").has(2, place="dead")


def test_the_bay_closes_when_a_card_kills() -> None:
    table = Table(5).monster(0, energy=3).monster(1, place="city").monster(2, place="bay").monster(4, health=2)

    table.market("flame_thrower").buys().answer("buy flame_thrower")

    table.has(1, place="city").has(2, place="outside", health=8).has(4, place="dead")


def test_the_bay_closes_when_poison_kills() -> None:
    table = Table(5).monster(0, health=1, poison=1, place="city").monster(2, place="bay")

    table.ends_turn().has(0, place="dead").has(2, place="city", points=0)
