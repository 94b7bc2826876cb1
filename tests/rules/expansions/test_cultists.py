"""Cultists: four of a kind bring one; it is spent for health, energy or a roll."""

import pytest

from kingoftokyo import PositionError, Rules, SetupError
from kingoftokyo.rules.events import (
    CountersChanged,
    EnergyGained,
    HealthGained,
    HealthLost,
    MonsterEliminated,
    RollsGained,
    StayedInTokyo,
)
from table import Table

NO_FOUR = "1 1 2 2 3 3"
THREE_SMASHES = "smash smash smash 1 1 2"
FOUR_SMASHES = "smash smash smash smash 1 2"


def new_table(players: int = 3) -> Table:
    return Table(players).rules(cultists=True)


def cultists(amount: int) -> dict[str, object]:
    return {"cultists": amount}


# Getting them


@pytest.mark.parametrize("face", ["1", "2", "3", "heart", "energy", "smash"])
def test_four_of_any_face_bring_a_cultist(face: str) -> None:
    others = [other for other in ("1", "2", "3") if other != face]
    dice = " ".join([*[face] * 4, others[0], others[1]])
    table = new_table().monster(0, place="city").dice(dice).resolves()

    table.has(0, counted=cultists(1)).happened(CountersChanged(0, "cultist", 1))


def test_three_of_a_kind_bring_no_cultist() -> None:
    new_table().dice("1 1 1 2 2 3").resolves().has(0, counted=cultists(0)).never_happened(CountersChanged)


@pytest.mark.parametrize("dice", ["2 2 2 2 2 1", "2 2 2 2 2 2"])
def test_more_than_four_of_a_kind_bring_one_cultist_too(dice: str) -> None:
    new_table().dice(dice).resolves().has(0, counted=cultists(1))


def test_each_face_rolled_four_times_brings_a_cultist() -> None:
    table = new_table().monster(0, cards="extra_head extra_head").dice("1 1 1 1 energy energy energy energy").resolves()

    table.has(0, counted=cultists(2))


def test_cultists_come_on_top_of_those_a_monster_has() -> None:
    new_table().monster(0, cultists=2).dice("2 2 2 2 1 1").resolves().has(0, counted=cultists(3))


def test_the_others_get_no_cultist() -> None:
    new_table().dice("2 2 2 2 1 1").resolves().has(1, counted=cultists(0)).has(2, counted=cultists(0))


def test_smashes_that_cards_add_count_for_a_cultist() -> None:
    table = (
        new_table().monster(0, cards="acid_attack").monster(1, place="city").dice("smash smash smash 1 2 3").resolves()
    )

    table.has(0, counted=cultists(1))


def test_smashes_that_cards_add_bring_a_cultist_without_one_on_the_dice() -> None:
    table = new_table().monster(0, cards="acid_attack poison_quills spiked_tail", place="city").dice("2 2 2 1 1 3")

    table.resolves().has(0, counted=cultists(1)).has(1, health=6)


def test_a_cultist_comes_after_the_dice_are_resolved_and_before_anybody_yields() -> None:
    table = new_table().monster(1, place="city").dice(FOUR_SMASHES).resolves()

    table.asks(1, "yield").has(0, counted=cultists(1)).answer("stay")
    table.happened_in_order(HealthLost(1, 4, 6, 0, "dice"), CountersChanged(0, "cultist", 1), StayedInTokyo(1, "city"))


def test_a_cultist_comes_after_the_hearts_and_the_energy() -> None:
    table = (
        new_table().monster(0, health=5).monster(1, place="city").dice("heart heart heart heart energy 1").resolves()
    )

    table.happened_in_order(
        HealthGained(0, 4, 9, "dice"), EnergyGained(0, 1, 1, "dice"), CountersChanged(0, "cultist", 1)
    )


def test_there_are_fifteen_cultists() -> None:
    table = new_table().monster(1, cultists=10).monster(2, cultists=4).dice("2 2 2 2 1 1").resolves()

    table.has(0, counted=cultists(1))


def test_when_all_fifteen_are_in_play_none_is_gained() -> None:
    table = (
        new_table().monster(0, cultists=1).monster(1, cultists=10).monster(2, cultists=4).dice("2 2 2 2 1 1").resolves()
    )

    table.has(0, counted=cultists(1)).never_happened(CountersChanged)


def test_when_one_is_left_two_faces_bring_one() -> None:
    table = new_table().monster(0, cards="extra_head extra_head").monster(1, cultists=14)

    table.dice("1 1 1 1 energy energy energy energy").resolves().has(0, counted=cultists(1))


def test_a_cultist_that_was_spent_can_be_gained_again() -> None:
    table = new_table().monster(0, cultists=15).dice("2 2 2 2 1 1").last_roll_done()

    table.answer("spend cultist energy", "stop").has(0, counted=cultists(15), energy=1)


def test_the_cultists_of_a_dead_monster_go_back_to_the_supply() -> None:
    table = new_table().monster(1, cultists=15, health=2, place="city").dice(FOUR_SMASHES).resolves()

    table.answer("accept").has(1, place="dead").has(0, counted=cultists(1))


def test_without_the_expansion_four_of_a_kind_bring_nothing() -> None:
    Table(3).dice("2 2 2 2 1 1").resolves().has(0, counted={}).never_happened(CountersChanged)


# Spending them


def test_a_cultist_is_spent_for_health() -> None:
    table = new_table().monster(0, cultists=2, health=5, energy=2).market("wings").buys()

    table.answer("spend cultist heart").asks(0, "buy").has(0, health=6, counted=cultists(1))
    table.happened_in_order(CountersChanged(0, "cultist", 1), HealthGained(0, 1, 6, "cultist"))


def test_a_cultist_is_spent_for_energy() -> None:
    table = new_table().monster(0, cultists=1, energy=2).market("wings").buys()

    table.answer("spend cultist energy").asks(0, "buy").has(0, energy=3, counted=cultists(0))
    table.happened(EnergyGained(0, 1, 3, "cultist"))


def test_a_cultist_is_spent_for_a_roll_after_the_last_one() -> None:
    table = (
        new_table().monster(0, cultists=1).monster(1, place="city").dice(NO_FOUR).next_rolls("3 3 3 3").last_roll_done()
    )

    table.asks(0, "roll").offers("stop", "spend cultist roll", "spend cultist energy").answer("spend cultist roll")
    table.has(0, counted=cultists(0)).happened(RollsGained(0, 1, "cultist"))

    table.answer("keep 3 3").has(0, points=6, counted=cultists(1))


def test_several_cultists_are_spent_for_several_rolls() -> None:
    table = new_table().monster(0, cultists=2).dice(NO_FOUR).next_rolls("1 2 3", "1 1 1").last_roll_done()

    table.answer("spend cultist roll", "keep 1 2 3", "spend cultist roll", "keep 1 2 3").has(0, points=3)


def test_no_cultist_is_spent_for_a_roll_outside_ones_own_rolling() -> None:
    table = new_table().monster(0, cultists=1, energy=2).market("wings").buys().refuses("spend cultist roll")

    table.refuses_interjection(0, "spend cultist roll")


def test_no_cultist_is_spent_for_a_roll_of_another() -> None:
    table = new_table().monster(1, cultists=1).dice(NO_FOUR).rolls()

    table.asks(0, "roll").refuses("spend cultist roll").refuses_interjection(1, "spend cultist roll")


def test_nothing_is_spent_without_a_cultist() -> None:
    table = new_table().monster(0, health=5, energy=2).market("wings").buys()

    table.refuses("spend cultist heart").refuses("spend cultist energy")


def test_no_cultist_is_spent_for_health_at_the_maximum() -> None:
    new_table().monster(0, cultists=1, energy=2).market("wings").buys().refuses("spend cultist heart")


def test_even_bigger_lets_a_cultist_heal_beyond_ten() -> None:
    table = new_table().monster(0, cultists=1, energy=2, health=10, cards="even_bigger").market("wings").buys()

    table.answer("spend cultist heart").has(0, health=11)


def test_a_cultist_heals_in_tokyo() -> None:
    table = new_table().monster(0, cultists=1, health=5, energy=2, place="city").market("wings").buys()

    table.answer("spend cultist heart").has(0, health=6)


def test_regeneration_adds_to_the_health_of_a_cultist() -> None:
    table = new_table().monster(0, cultists=1, health=5, energy=2, cards="regeneration").market("wings").buys()

    table.answer("spend cultist heart").has(0, health=7)


def test_friend_of_children_adds_to_the_energy_of_a_cultist() -> None:
    table = new_table().monster(0, cultists=1, energy=2, cards="friend_of_children").market("wings").buys()

    table.answer("spend cultist energy").has(0, energy=4)


def test_a_cultist_may_be_spent_while_another_is_asked() -> None:
    table = new_table().monster(1, cultists=2, health=5).dice(NO_FOUR).rolls().asks(0, "roll")

    table.interject(1, "spend cultist heart").interject(1, "spend cultist energy").asks(0, "roll")

    table.has(1, health=6, energy=1, counted=cultists(0)).refuses_interjection(1, "spend cultist energy")


def test_a_cultist_may_pay_for_a_card_in_the_same_buying() -> None:
    table = new_table().monster(0, cultists=1, energy=5).market("wings").buys()

    table.refuses("buy wings").answer("spend cultist energy", "buy wings").has(0, energy=0, cards="wings")


# Before a lethal hit


def test_a_cultist_saves_a_monster_from_a_lethal_hit() -> None:
    table = new_table().monster(1, cultists=1, health=2, place="city").dice("smash smash 1 1 2 3").resolves()

    table.asks(1, "damage").offers("accept", "spend cultist heart", "spend cultist energy")
    table.answer("spend cultist heart").asks(1, "yield").has(1, health=1, place="city", counted=cultists(0))


def test_a_monster_may_die_rather_than_spend_its_cultist() -> None:
    table = new_table().monster(1, cultists=1, health=2, place="city").dice("smash smash 1 1 2 3").resolves()

    table.answer("accept").has(1, place="dead").happened(MonsterEliminated(1, 0, "dice"))


def test_cultists_that_cannot_save_their_monster_raise_no_question() -> None:
    table = new_table().monster(1, cultists=1, health=2, place="city").dice("smash smash smash 1 1 2").resolves()

    table.has(1, place="dead").asks(2, "roll")


def test_a_cultist_raises_no_question_about_a_hit_that_is_not_lethal() -> None:
    table = new_table().monster(1, cultists=1, health=3, place="city").dice("smash smash 1 1 2 3").resolves()

    table.asks(1, "yield").has(1, health=1)


def test_a_cultist_and_rapid_healing_save_a_monster_together() -> None:
    table = (
        new_table()
        .monster(1, cultists=1, health=2, energy=2, cards="rapid_healing", place="city")
        .dice(THREE_SMASHES)
        .resolves()
    )

    table.asks(1, "damage").answer("spend cultist heart", "use rapid_healing").has(1, health=1)


def test_regeneration_lets_one_cultist_save_a_monster_from_one_more() -> None:
    table = (
        new_table().monster(1, cultists=1, health=2, cards="regeneration", place="city").dice(THREE_SMASHES).resolves()
    )

    table.asks(1, "damage").answer("spend cultist heart").has(1, health=1)


def test_energy_of_a_cultist_may_pay_for_the_rapid_healing_that_saves() -> None:
    table = (
        new_table()
        .monster(1, cultists=2, health=2, cards="rapid_healing", energy=1, place="city")
        .dice(THREE_SMASHES)
        .resolves()
    )

    table.answer("spend cultist energy", "use rapid_healing", "spend cultist heart").has(1, health=1)


# Positions


@pytest.mark.parametrize("bad", [-1, 100, "two", True, [1]])
def test_a_bad_number_of_cultists_is_refused(bad: object) -> None:
    with pytest.raises(PositionError, match="cultists"):
        new_table().monster(0, cultists=bad).starts_turn()


def test_cultists_in_a_position_need_the_expansion() -> None:
    with pytest.raises(PositionError, match="cultists"):
        Table(3).monster(0, cultists=1).starts_turn()


def test_cultists_need_energy() -> None:
    with pytest.raises(SetupError, match="cultists needs energy"):
        Rules("simple", cultists=True)
