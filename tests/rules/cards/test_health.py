"""Cards about losing health and healing."""

from kingoftokyo.rules.events import DamagePrevented, EnergyGained, HealthGained, HealthLost
from table import Table

ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
ONE_HEART = "heart 1 1 2 2 3"
THREE_HEARTS = "heart heart heart 1 1 2"


# Armor Plating


def test_armor_plating_ignores_a_loss_of_exactly_one() -> None:
    table = Table(2).monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=10).happened(DamagePrevented(1, 1, "dice", "armor_plating"))


def test_armor_plating_takes_nothing_off_a_loss_of_two() -> None:
    table = Table(2).monster(1, cards="armor_plating", place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "yield").has(1, health=8).never_happened(DamagePrevented)


def test_armor_plating_takes_nothing_off_the_damage_of_a_card() -> None:
    table = Table(2).monster(0, energy=6).monster(1, cards="armor_plating").market("gas_refinery")

    table.buys().answer("buy gas_refinery").has(1, health=7)


def test_armor_plating_absorbs_a_single_poison_token() -> None:
    table = Table(2).monster(0, cards="armor_plating", poison=1)

    table.ends_turn().has(0, health=10, poison=1).happened(DamagePrevented(0, 1, "poison", "armor_plating"))


def test_armor_plating_absorbs_nothing_of_two_poison_tokens() -> None:
    table = Table(2).monster(0, cards="armor_plating", poison=2)

    table.ends_turn().has(0, health=8)


def test_armor_plating_protects_a_monster_with_one_health_again_and_again() -> None:
    table = Table(3).monster(1, cards="armor_plating", health=1).monster(2, place="city")
    table.next_rolls("1 1 2 2 3 3", "1 1 2 2 3 3", ONE_SMASH, "1 1 2 2 3 3", "1 1 2 2 3 3", ONE_SMASH)

    table.starts_turn().answer("stop", "stop", "stop", "stop", "stop", "stop")

    table.has(1, health=1, place="outside")


def test_armor_plating_protects_nobody_but_its_owner() -> None:
    table = Table(3).monster(0, place="city").monster(1, cards="armor_plating").dice(ONE_SMASH)

    table.resolves().has(1, health=10).has(2, health=9)


# Even Bigger


def test_even_bigger_gives_two_health_above_ten() -> None:
    table = Table(2).monster(0, energy=4).market("even_bigger")

    table.buys().answer("buy even_bigger").has(0, cards="even_bigger", health=12, max_health=12)


def test_even_bigger_gives_two_health_to_a_wounded_monster() -> None:
    table = Table(2).monster(0, energy=4, health=3).market("even_bigger")

    table.buys().answer("buy even_bigger").has(0, health=5, max_health=12)


def test_even_bigger_lets_hearts_heal_up_to_twelve() -> None:
    table = Table(2).monster(0, cards="even_bigger", health=10).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=12)


def test_even_bigger_gives_three_health_with_regeneration() -> None:
    table = Table(2).monster(0, cards="regeneration", energy=4, health=5).market("even_bigger")

    table.buys().answer("buy even_bigger").has(0, health=8)


def test_even_bigger_and_regeneration_stop_at_twelve() -> None:
    table = Table(2).monster(0, cards="regeneration", energy=4).market("even_bigger")

    table.buys().answer("buy even_bigger").has(0, health=12)


def test_even_bigger_heals_only_when_it_is_bought() -> None:
    table = Table(2).monster(0, cards="even_bigger", health=5)

    table.starts_turn().has(0, health=5)


def test_even_bigger_lifts_nobody_elses_maximum() -> None:
    table = Table(2).monster(0, health=9).monster(1, cards="even_bigger", health=12, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=10, max_health=10)


# Regeneration


def test_regeneration_heals_one_more() -> None:
    table = Table(2).monster(0, cards="regeneration", health=5).monster(1, place="city").dice(ONE_HEART)

    table.resolves().has(0, health=7)
    table.happened_in_order(HealthGained(0, 1, 6, "dice"), HealthGained(0, 1, 7, "regeneration"))


def test_regeneration_adds_one_for_all_heart_dice_together() -> None:
    table = Table(2).monster(0, cards="regeneration", health=5).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=9)


def test_regeneration_adds_one_for_heart_dice_assigned_one_by_one() -> None:
    table = Table(2).monster(0, cards="regeneration", health=3, poison=1).monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().answer("heal", "heal", "heal").has(0, health=6)


def test_regeneration_does_not_heal_above_the_maximum() -> None:
    table = Table(2).monster(0, cards="regeneration", health=9).monster(1, place="city").dice(ONE_HEART)

    table.resolves().has(0, health=10)


def test_regeneration_adds_to_the_healing_of_a_card() -> None:
    table = Table(2).monster(0, cards="regeneration", health=5, energy=3).market("heal")

    table.buys().answer("buy heal").has(0, health=8)


def test_regeneration_does_nothing_at_full_health() -> None:
    table = Table(2).monster(0, cards="regeneration").monster(1, place="city").dice(THREE_HEARTS)

    table.resolves().never_happened(HealthGained)


def test_regeneration_does_nothing_when_hearts_only_cure() -> None:
    table = Table(2).monster(0, cards="regeneration", health=5, poison=1).monster(1, place="city").dice(ONE_HEART)

    table.resolves().answer("cure poison").never_happened(HealthGained).has(0, health=5, poison=0)


def test_regeneration_does_nothing_with_hearts_in_tokyo() -> None:
    table = Table(2).monster(0, cards="regeneration", health=5, place="city").dice(THREE_HEARTS)

    table.resolves().has(0, health=5)


# We're Only Making It Stronger!


def test_were_only_making_it_stronger_gains_an_energy_for_a_loss_of_two() -> None:
    table = Table(2).monster(1, cards="were_only_making_it_stronger", place="city").dice(TWO_SMASHES)

    table.resolves().has(1, energy=1).happened(EnergyGained(1, 1, 1, "were_only_making_it_stronger"))


def test_were_only_making_it_stronger_gains_one_energy_for_a_loss_of_six() -> None:
    table = Table(2).monster(1, cards="were_only_making_it_stronger", place="city")

    table.dice("smash smash smash smash smash smash").resolves().has(1, health=4, energy=1)


def test_were_only_making_it_stronger_gains_nothing_for_a_loss_of_one() -> None:
    table = Table(2).monster(1, cards="were_only_making_it_stronger", place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=9, energy=0)


def test_were_only_making_it_stronger_gains_nothing_for_two_losses_of_one() -> None:
    table = Table(3).monster(0, cards="were_only_making_it_stronger", poison=1)
    table.monster(2, cards="burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").has(0, health=8, energy=0)


def test_were_only_making_it_stronger_gains_an_energy_for_its_owners_own_card() -> None:
    table = Table(2).monster(0, cards="were_only_making_it_stronger", energy=3).market("national_guard")

    table.buys().answer("buy national_guard").has(0, health=8, energy=1)


def test_were_only_making_it_stronger_gains_an_energy_for_two_poison_tokens() -> None:
    table = Table(2).monster(0, cards="were_only_making_it_stronger", poison=2)

    table.ends_turn().has(0, health=8, energy=1)


def test_were_only_making_it_stronger_looks_at_the_health_really_lost() -> None:
    table = Table(3).monster(1, cards="were_only_making_it_stronger", health=1, place="city").dice(TWO_SMASHES)

    table.resolves().happened(HealthLost(1, 1, 0, 0, "dice")).has(1, energy=0, place="dead")


def test_were_only_making_it_stronger_gains_two_energy_with_friend_of_children() -> None:
    table = Table(2).monster(1, cards="were_only_making_it_stronger friend_of_children", place="city")

    table.dice(TWO_SMASHES).resolves().has(1, energy=2)
