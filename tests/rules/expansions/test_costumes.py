"""The costumes that look at turns, dice and points: each by itself. Those of fights are in their own file."""

from kingoftokyo.rules.events import (
    DieRerolled,
    DieSet,
    EnergyGained,
    PointsGained,
    SmashesAdded,
    TokyoEntered,
)
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
EVERYTHING = "1 2 3 heart energy smash"


def new_table(players: int = 3) -> Table:
    return Table(players).rules(halloween=True)


# Princess


def test_princess_brings_a_point_at_the_start_of_her_turn() -> None:
    new_table().monster(0, cards="princess").starts_turn().has(0, points=1).happened(PointsGained(0, 1, 1, "princess"))


def test_princess_brings_nothing_at_the_start_of_others_turns() -> None:
    new_table().monster(1, cards="princess").starts_turn().has(0, points=0).has(1, points=0)


def test_princess_comes_after_battery_monster_and_before_the_points_for_tokyo() -> None:
    table = new_table().monster(0, cards="princess battery_monster", place="city").starts_turn()

    table.has(0, points=3, energy=2)
    table.happened_in_order(
        EnergyGained(0, 2, 2, "battery_monster"), PointsGained(0, 1, 1, "princess"), PointsGained(0, 2, 3, "tokyo")
    )


def test_princess_brings_nothing_in_the_turn_in_which_she_is_bought() -> None:
    table = new_table().monster(0, energy=5).market("princess").buys().answer("buy princess")

    table.asks(1, "roll").has(0, points=0)


def test_princess_brings_her_point_in_an_extra_turn_too() -> None:
    table = new_table().monster(0, cards="princess", energy=7).market("frenzy").buys().answer("buy frenzy")

    table.asks(0, "roll").has(0, points=1)


# Statue of Liberty


def test_statue_of_liberty_gives_one_roll_more() -> None:
    table = new_table().monster(0, cards="statue_of_liberty").starts_turn()

    assert table.game.view(None).rolls_left == 3


def test_statue_of_liberty_adds_to_giant_brain() -> None:
    table = new_table().monster(0, cards="statue_of_liberty giant_brain").starts_turn()

    assert table.game.view(None).rolls_left == 4


def test_statue_of_liberty_gives_others_nothing() -> None:
    assert new_table().monster(1, cards="statue_of_liberty").starts_turn().game.view(None).rolls_left == 2


# Witch


def test_witch_rerolls_a_die_of_a_roll_that_would_wound_her_owner() -> None:
    table = new_table().monster(1, cards="witch", place="city").dice(ONE_SMASH).next_rolls("2")

    table.last_roll_done().asks(1, "witch").offers("probe 1", "probe 2", "probe 3", "probe smash", "pass")
    table.answer("probe smash")

    table.happened(DieRerolled(1, "smash", "2", "1 1 2 2 2 3", "witch")).has(1, health=10, cards="witch")
    table.has(0, points=2).asks(1, "roll")


def test_witch_may_let_the_roll_be() -> None:
    table = new_table().monster(1, cards="witch", place="city").dice(ONE_SMASH)

    table.last_roll_done().answer("pass").asks(1, "yield").has(1, health=9)


def test_witch_stays_when_the_die_becomes_a_heart() -> None:
    table = new_table().monster(1, cards="witch", place="city").dice(ONE_SMASH).next_rolls("heart")

    table.last_roll_done().answer("probe smash").has(1, cards="witch")


def test_witch_rerolls_one_die_a_turn_even_if_it_is_a_smash_again() -> None:
    table = new_table().monster(1, cards="witch", place="city").dice(TWO_SMASHES).next_rolls("smash")

    table.last_roll_done().answer("probe smash").asks(1, "yield").has(1, health=8)


def test_witch_is_not_asked_without_a_smash() -> None:
    new_table().monster(1, cards="witch", place="city").dice(NO_SMASH).last_roll_done().asks(1, "roll")


def test_witch_is_not_asked_when_the_smashes_hit_others() -> None:
    table = new_table().monster(1, cards="witch").monster(2, place="city").dice(ONE_SMASH)

    table.last_roll_done().asks(2, "yield")


def test_witch_is_not_asked_in_her_owners_turn() -> None:
    table = new_table().monster(0, cards="witch").monster(1, place="city").dice(ONE_SMASH)

    table.last_roll_done().asks(1, "yield")


def test_witch_looks_at_smashes_that_cards_add() -> None:
    table = new_table().monster(0, cards="acid_attack").monster(1, cards="witch", place="city").dice(NO_SMASH)

    table.last_roll_done().asks(1, "witch")


def test_witch_looks_at_the_splash_of_fire_breathing() -> None:
    table = new_table().monster(0, cards="fire_breathing").monster(1, cards="witch").monster(2, place="city")

    table.dice(ONE_SMASH).last_roll_done().asks(1, "witch")


# Clown


def test_clown_sets_every_die_to_any_face_when_the_roll_has_everything() -> None:
    table = new_table().monster(0, cards="clown").dice(EVERYTHING).last_roll_done().asks(0, "change_dice")

    table.answer("set 1 to 3 with clown", "set 2 to 3 with clown", "set heart to 3 with clown")
    table.answer("set energy to 3 with clown", "set smash to 3 with clown").shows("3 3 3 3 3 3").answer("done")

    table.happened(DieSet(0, "1", "3", "2 3 3 heart energy smash", "clown"))
    table.happened(PointsGained(0, 6, 6, "dice"))


def test_clown_may_set_some_dice_only() -> None:
    table = new_table().monster(0, cards="clown").dice(EVERYTHING).last_roll_done()

    table.answer("set smash to energy with clown", "done").has(0, energy=2, points=1)


def test_clown_may_change_nothing() -> None:
    table = new_table().monster(0, cards="clown", health=5).dice(EVERYTHING).last_roll_done()

    table.offers_also("done").answer("done").has(0, health=6, energy=1).never_happened(DieSet)


def test_clown_is_not_asked_when_a_face_is_missing() -> None:
    new_table().monster(0, cards="clown").dice("1 2 3 heart energy 1").last_roll_done().asks(1, "roll")


def test_clown_does_nothing_in_others_turns() -> None:
    new_table().monster(1, cards="clown").dice(EVERYTHING).last_roll_done().asks(1, "roll").has(0, energy=1)


# Cheerleader


def test_cheerleader_adds_a_smash_to_the_roll_of_another() -> None:
    table = new_table().monster(1, place="city").monster(2, cards="cheerleader").dice(NO_SMASH).last_roll_done()

    table.asks(2, "cheerleader").offers("cheer", "pass").answer("cheer").asks(1, "yield")

    table.has(1, health=9).happened(SmashesAdded(0, 1, "cheerleader")).shows(NO_SMASH)


def test_cheerleader_need_not_cheer() -> None:
    table = new_table().monster(1, place="city").monster(2, cards="cheerleader").dice(ONE_SMASH).last_roll_done()

    table.answer("pass").asks(1, "yield").has(1, health=9).never_happened(SmashesAdded)


def test_cheerleader_is_asked_in_every_turn_of_others() -> None:
    table = new_table().monster(2, cards="cheerleader", place="city").dice(NO_SMASH).next_rolls(NO_SMASH)

    table.last_roll_done().answer("pass").asks(1, "roll").answer("stop").asks(2, "cheerleader")


def test_cheerleader_is_not_asked_in_her_own_turn() -> None:
    table = new_table().monster(0, cards="cheerleader").monster(1, place="city").dice(ONE_SMASH)

    table.last_roll_done().asks(1, "yield").has(1, health=9)


def test_cheerleader_may_cheer_for_a_roll_that_hits_her_owner() -> None:
    table = new_table().monster(1, cards="cheerleader", place="city").dice(NO_SMASH).last_roll_done()

    table.answer("cheer").asks(1, "yield").has(1, health=9)


def test_a_cheer_is_forgotten_in_the_next_turn() -> None:
    table = new_table().monster(0, place="city").monster(2, cards="cheerleader").dice(NO_SMASH).next_rolls(NO_SMASH)

    table.last_roll_done().answer("cheer").has(1, health=9).has(2, health=9)
    table.answer("stop", "pass").asks(2, "roll").has(0, health=10)


# Astronaut


def test_astronaut_makes_seventeen_points_twenty_which_win_at_the_end_of_the_turn() -> None:
    table = new_table().monster(0, cards="astronaut", points=16).dice(NO_SMASH).resolves()

    table.ended(0, "points").happened(TokyoEntered(0, "city", "tokyo"))
    table.happened_in_order(PointsGained(0, 1, 17, "tokyo"), PointsGained(0, 3, 20, "astronaut"))


def test_astronaut_does_nothing_at_sixteen_points() -> None:
    new_table().monster(0, cards="astronaut", points=15).dice(NO_SMASH).resolves().asks(1, "roll").has(0, points=16)


def test_astronaut_looks_at_points_beyond_seventeen_too() -> None:
    table = new_table().monster(0, cards="astronaut", points=15).dice("3 3 3 1 1 2").resolves()

    table.happened_in_order(PointsGained(0, 3, 18, "dice"), PointsGained(0, 2, 20, "astronaut")).ended(0, "points")


def test_an_astronaut_bought_with_seventeen_points_makes_them_twenty() -> None:
    table = new_table().monster(0, energy=4, points=17).market("astronaut").buys().answer("buy astronaut")

    table.ended(0, "points")


def test_an_astronaut_bought_with_sixteen_points_does_nothing() -> None:
    table = new_table().monster(0, energy=4, points=16).market("astronaut").buys().answer("buy astronaut")

    table.asks(1, "roll").has(0, points=16)


def test_an_astronaut_stolen_with_seventeen_points_makes_them_twenty() -> None:
    table = new_table().monster(0, energy=4, points=17).monster(1, cards="astronaut", place="city")

    table.dice("smash smash smash 1 1 2").resolves().answer("stay", "steal astronaut from seat 1").ended(0, "points")


def test_an_astronaut_must_survive_the_turn() -> None:
    table = new_table().monster(0, cards="astronaut", points=15, health=2, energy=3).market("national_guard").buys()

    table.answer("buy national_guard").asks(1, "roll").has(0, place="dead")


def test_an_astronauts_points_can_be_lost_again_before_the_turn_is_over() -> None:
    table = new_table().monster(0, cards="astronaut", points=16, energy=3).monster(1, energy=7, cards="opportunist")
    table.market("corner_store").next_cards("evacuation_orders")

    table.buys().answer("buy corner_store").asks(1, "opportunist").has(0, points=20).answer("buy evacuation_orders")

    table.asks(1, "roll").has(0, points=15)


def test_astronaut_does_nothing_for_the_points_of_others() -> None:
    new_table().monster(1, cards="astronaut").monster(0, points=17).dice(NO_SMASH).resolves().has(0, points=18)


def test_clown_sets_no_more_dice_than_there_are() -> None:
    table = new_table().monster(0, cards="clown").dice("1 2 3 heart energy smash").last_roll_done()

    for _ in range(3):
        table.answer("set 1 to 2 with clown", "set 2 to 1 with clown")

    table.asks(1, "roll").has(0, cards="clown")
