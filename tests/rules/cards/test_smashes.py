"""Cards that add smashes to a roll or score for them."""

from kingoftokyo.rules.events import DamagePrevented, PointsGained, SmashesAdded
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
THREE_SMASHES = "smash smash smash 1 2 3"
THREE_TWOS = "2 2 2 1 1 3"


# Acid Attack


def test_acid_attack_smashes_without_any_smash_on_the_dice() -> None:
    table = Table(2).monster(0, cards="acid_attack").monster(1, place="city").dice(NO_SMASH)

    table.resolves().asks(1, "yield")

    table.has(1, health=9).happened(SmashesAdded(0, 1, "acid_attack"))


def test_acid_attack_adds_one_to_the_smashes_rolled() -> None:
    table = Table(2).monster(0, cards="acid_attack").monster(1, place="city").dice(THREE_SMASHES)

    table.resolves().has(1, health=6)


def test_acid_attack_smashes_even_with_no_dice_at_all() -> None:
    table = Table(2).monster(0, cards="acid_attack", shrink=6).monster(1, place="city")

    table.starts_turn().asks(1, "yield").has(1, health=9)


def test_acid_attack_from_tokyo_hits_those_outside() -> None:
    table = Table(3).monster(0, cards="acid_attack", place="city").dice(NO_SMASH)

    table.resolves().has(1, health=9).has(2, health=9)


def test_acid_attack_adds_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(0, place="city").monster(1, cards="acid_attack").dice(NO_SMASH)

    table.resolves().never_happened(SmashesAdded).has(1, health=10)


def test_acid_attack_does_not_switch_on_spiked_tail() -> None:
    table = Table(2).monster(0, cards="acid_attack spiked_tail").monster(1, place="city").dice(NO_SMASH)

    table.resolves().has(1, health=9)


def test_acid_attack_does_not_switch_on_urbavore() -> None:
    table = Table(2).monster(0, cards="acid_attack urbavore", place="city").dice(NO_SMASH)

    table.resolves().has(1, health=9)


def test_armor_plating_absorbs_an_acid_attack_without_a_smash() -> None:
    table = Table(2).monster(0, cards="acid_attack").monster(1, cards="armor_plating", place="city").dice(NO_SMASH)

    table.resolves().asks(1, "roll").has(1, health=10).happened(DamagePrevented(1, 1, "dice", "armor_plating"))


def test_armor_plating_does_not_absorb_an_acid_attack_on_top_of_a_smash() -> None:
    table = Table(2).monster(0, cards="acid_attack").monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "yield").has(1, health=8)


# Spiked Tail


def test_spiked_tail_adds_a_smash_to_a_roll_with_a_smash() -> None:
    table = Table(2).monster(0, cards="spiked_tail").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=8).happened(SmashesAdded(0, 1, "spiked_tail"))


def test_spiked_tail_adds_only_one_smash_to_several() -> None:
    table = Table(2).monster(0, cards="spiked_tail").monster(1, place="city").dice(THREE_SMASHES)

    table.resolves().has(1, health=6)


def test_spiked_tail_adds_nothing_to_a_roll_without_a_smash() -> None:
    table = Table(2).monster(0, cards="spiked_tail").monster(1, place="city").dice(NO_SMASH)

    table.resolves().asks(1, "roll").never_happened(SmashesAdded).has(1, health=10)


def test_burrowing_in_tokyo_does_not_switch_on_spiked_tail() -> None:
    table = Table(2).monster(0, cards="burrowing spiked_tail", place="city").dice(NO_SMASH)

    table.resolves().has(1, health=9)


# Poison Quills


def test_poison_quills_add_two_smashes_for_three_twos() -> None:
    table = Table(2).monster(0, cards="poison_quills").monster(1, place="city").dice(THREE_TWOS)

    table.resolves().asks(1, "yield").has(1, health=8).happened(SmashesAdded(0, 2, "poison_quills"))


def test_poison_quills_leave_the_points_for_the_twos() -> None:
    table = Table(2).monster(0, cards="poison_quills").monster(1, place="city").dice(THREE_TWOS)

    table.resolves().has(0, points=2)


def test_poison_quills_add_two_smashes_for_six_twos_as_well() -> None:
    table = Table(2).monster(0, cards="poison_quills").monster(1, place="city").dice("2 2 2 2 2 2")

    table.resolves().has(1, health=8)


def test_poison_quills_add_nothing_for_two_twos() -> None:
    table = Table(2).monster(0, cards="poison_quills").monster(1, place="city").dice("2 2 1 1 1 3")

    table.resolves().asks(1, "roll").has(1, health=10)


def test_poison_quills_switch_on_spiked_tail() -> None:
    table = Table(2).monster(0, cards="spiked_tail poison_quills").monster(1, place="city").dice(THREE_TWOS)

    table.resolves().has(1, health=7)


def test_poison_quills_switch_on_urbavore() -> None:
    table = Table(2).monster(0, cards="urbavore poison_quills", place="city").dice(THREE_TWOS)

    table.resolves().has(1, health=7)


# Urbavore


def test_urbavore_gains_a_point_more_when_its_turn_starts_in_tokyo() -> None:
    table = Table(2).monster(0, cards="urbavore", place="city")

    table.starts_turn().has(0, points=3).happened(PointsGained(0, 1, 3, "urbavore"))


def test_urbavore_gains_its_point_in_the_bay_too() -> None:
    table = Table(5).monster(0, cards="urbavore", place="bay")

    table.starts_turn().has(0, points=3)


def test_urbavore_gains_nothing_when_its_turn_starts_outside() -> None:
    table = Table(2).monster(0, cards="urbavore").monster(1, place="city")

    table.starts_turn().has(0, points=0)


def test_urbavore_adds_a_smash_to_a_smash_in_tokyo() -> None:
    table = Table(2).monster(0, cards="urbavore", place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=8).happened(SmashesAdded(0, 1, "urbavore"))


def test_urbavore_adds_no_smash_outside_tokyo() -> None:
    table = Table(2).monster(0, cards="urbavore").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=9)


def test_urbavore_adds_nothing_to_a_roll_without_a_smash() -> None:
    table = Table(2).monster(0, cards="urbavore", place="city").dice(NO_SMASH)

    table.resolves().never_happened(SmashesAdded).has(1, health=10)


# Alpha Monster


def test_alpha_monster_gains_a_point_for_a_smash() -> None:
    table = Table(2).monster(0, cards="alpha_monster").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(0, points=1).happened(PointsGained(0, 1, 1, "alpha_monster"))


def test_alpha_monster_gains_one_point_for_any_number_of_smashes() -> None:
    table = Table(2).monster(0, cards="alpha_monster").monster(1, place="city").dice(THREE_SMASHES)

    table.resolves().has(0, points=1)


def test_alpha_monster_gains_its_point_for_a_smash_that_a_card_added() -> None:
    table = Table(2).monster(0, cards="alpha_monster acid_attack").monster(1, place="city").dice(NO_SMASH)

    table.resolves().has(0, points=1)


def test_alpha_monster_gains_its_point_with_nobody_in_range() -> None:
    table = Table(2).monster(0, cards="alpha_monster").dice(ONE_SMASH)

    table.resolves().has(1, health=10).happened(PointsGained(0, 1, 1, "alpha_monster"))


def test_alpha_monster_gains_its_point_when_all_damage_is_prevented() -> None:
    table = Table(2).monster(0, cards="alpha_monster").monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().has(0, points=1).has(1, health=10)


def test_alpha_monster_gains_nothing_without_a_smash() -> None:
    table = Table(2).monster(0, cards="alpha_monster").monster(1, place="city").dice(NO_SMASH)

    table.resolves().has(0, points=0)
