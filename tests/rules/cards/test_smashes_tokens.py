"""Cards whose smashes give tokens: Poison Spit and Shrink Ray."""

from kingoftokyo.rules.events import HealthLost, TokensGained
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
THREE_SMASHES = "smash smash smash 1 2 3"


# Poison Spit


def test_poison_spit_poisons_each_monster_that_loses_health_to_smashes() -> None:
    table = Table(3).monster(0, cards="poison_spit", place="city").dice(ONE_SMASH)

    table.resolves().has(0, poison=0).has(1, poison=1).has(2, poison=1)
    table.happened(TokensGained(1, "poison", 1, 1, "poison_spit"))


def test_poison_spit_gives_one_token_for_any_number_of_smashes() -> None:
    table = Table(2).monster(0, cards="poison_spit").monster(1, place="city", poison=2).dice(THREE_SMASHES)

    table.resolves().has(1, health=7, poison=3)


def test_poison_spit_gives_its_token_also_to_a_monster_that_yields() -> None:
    table = Table(2).monster(0, cards="poison_spit").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").has(1, place="outside", poison=1)


def test_poison_spit_gives_no_token_for_damage_that_was_prevented() -> None:
    table = Table(2).monster(0, cards="poison_spit").monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().never_happened(TokensGained).has(1, poison=0)


def test_poison_spit_gives_no_token_without_a_smash() -> None:
    table = Table(2).monster(0, cards="poison_spit").monster(1, place="city").dice(NO_SMASH)

    table.resolves().never_happened(TokensGained).has(1, poison=0)


def test_poison_spit_gives_no_token_for_damage_from_a_card() -> None:
    table = Table(2).monster(0, cards="poison_spit", energy=3).market("flame_thrower")

    table.buys().answer("buy flame_thrower").has(1, health=8, poison=0)


def test_poison_stays_when_the_monster_that_gave_it_is_dead() -> None:
    table = Table(3).monster(0, cards="poison_spit", health=1).monster(1, place="city")
    table.next_rolls(ONE_SMASH, ONE_SMASH)

    table.starts_turn().answer("stop").asks(1, "yield").answer("stay").asks(1, "roll").answer("stop")

    table.has(0, place="dead").has(1, poison=1, health=8).happened(HealthLost(1, 1, 8, None, "poison"))


# Shrink Ray


def test_shrink_ray_shrinks_each_monster_that_loses_health_to_smashes() -> None:
    table = Table(3).monster(0, cards="shrink_ray", place="city").dice(ONE_SMASH)

    table.resolves().has(0, shrink=0).has(1, shrink=1).has(2, shrink=1)
    table.happened(TokensGained(1, "shrink", 1, 1, "shrink_ray"))


def test_shrink_ray_takes_a_die_from_its_victims_next_turn() -> None:
    table = Table(2).monster(0, cards="shrink_ray").monster(1, place="city").next_rolls(ONE_SMASH, "1 1 2 2 3")

    table.starts_turn().answer("stop").asks(1, "yield").answer("stay")

    table.asks(1, "roll").shows("1 1 2 2 3")


def test_shrink_ray_gives_one_token_for_any_number_of_smashes() -> None:
    table = Table(2).monster(0, cards="shrink_ray").monster(1, place="city", shrink=1).dice(THREE_SMASHES)

    table.resolves().has(1, health=7, shrink=2)


def test_shrink_ray_gives_no_token_for_damage_that_was_prevented() -> None:
    table = Table(2).monster(0, cards="shrink_ray").monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().never_happened(TokensGained).has(1, shrink=0)


def test_shrink_ray_gives_no_token_for_damage_from_a_card() -> None:
    table = Table(2).monster(0, cards="shrink_ray", energy=3).market("flame_thrower")

    table.buys().answer("buy flame_thrower").has(1, health=8, shrink=0)


def test_shrink_ray_does_nothing_in_another_monsters_turn() -> None:
    table = Table(3).monster(1, cards="shrink_ray", place="city").dice(ONE_SMASH)

    table.resolves().never_happened(TokensGained).has(0, shrink=0).has(1, shrink=0)


def test_shrink_stays_when_the_monster_that_gave_it_is_dead() -> None:
    table = Table(3).monster(0, cards="shrink_ray", health=1).monster(1, place="city")
    table.next_rolls(ONE_SMASH, "smash 1 1 2 2")

    table.starts_turn().answer("stop").asks(1, "yield").answer("stay").asks(1, "roll").answer("stop")

    table.has(0, place="dead").has(1, shrink=1)


def test_one_smash_with_both_cards_gives_both_tokens() -> None:
    table = Table(2).monster(0, cards="poison_spit shrink_ray").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=9, poison=1, shrink=1)
