"""Costumes together with other cards and with each other."""

from kingoftokyo.rules.events import (
    CardDiscarded,
    CardStolen,
    HealthLost,
    MonsterEliminated,
    MonsterRevived,
    PointsGained,
    SmashesAdded,
)
from table import Table

NO_SMASH = "1 1 2 2 3 3"
ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
THREE_SMASHES = "smash smash smash 1 1 2"
ALL_BUT_SMASH = "1 2 3 heart energy 1"


def new_table(players: int = 3) -> Table:
    return Table(players).rules(halloween=True)


# Zombie


def test_it_has_a_child_revives_a_zombie_which_loses_all_its_cards() -> None:
    table = new_table().monster(1, cards="zombie it_has_a_child", health=2, points=5, place="city").dice(TWO_SMASHES)

    table.resolves().has(1, health=10, points=0, cards="", place="outside")

    table.happened(MonsterRevived(1, 10, "it_has_a_child")).happened(CardDiscarded(1, "zombie", "it_has_a_child"))


def test_a_zombie_stolen_at_zero_health_eliminates_its_owner_at_once() -> None:
    table = new_table().monster(0, energy=4).monster(1, cards="zombie", health=3, place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay").asks(0, "halloween").answer("steal zombie from seat 1")

    table.has(0, cards="zombie").has(1, place="dead")
    table.happened_in_order(CardStolen(0, "zombie", 4, 1), MonsterEliminated(1, None, "zombie"))


def test_nothing_more_is_stolen_from_the_owner_of_a_zombie_that_was_stolen_at_zero_health() -> None:
    table = (
        new_table().monster(0, energy=9).monster(1, cards="zombie clown", health=3, place="city").dice(THREE_SMASHES)
    )

    table.resolves().answer("stay", "steal zombie from seat 1").asks(0, "buy")

    table.has(0, cards="zombie", energy=5).has(1, place="dead").discard_shows("clown")


def test_another_costume_stolen_from_a_zombie_at_zero_health_leaves_it_in_the_game() -> None:
    table = (
        new_table().monster(0, energy=3).monster(1, cards="zombie clown", health=3, place="city").dice(THREE_SMASHES)
    )

    table.resolves().answer("stay", "steal clown from seat 1").asks(1, "roll").has(1, health=0, cards="zombie")


def test_a_zombie_stolen_above_zero_health_eliminates_nobody() -> None:
    table = new_table().monster(0, energy=4).monster(1, cards="zombie", health=4, place="city").dice(THREE_SMASHES)

    table.resolves().answer("stay", "steal zombie from seat 1").asks(1, "roll").has(1, health=1, cards="")


def test_stealing_the_zombie_of_the_last_opponent_at_zero_health_wins() -> None:
    table = Table(2).rules(halloween=True).monster(0, energy=4).monster(1, cards="zombie", health=3, place="city")

    table.dice(THREE_SMASHES).resolves().answer("stay", "steal zombie from seat 1").ended(0, "last alive")


def test_eater_of_the_dead_counts_a_zombie_that_comes_to_zero_health() -> None:
    table = new_table().monster(0, cards="eater_of_the_dead").monster(1, cards="zombie", health=2, place="city")

    table.dice(TWO_SMASHES).resolves().has(0, points=3).has(1, health=0)


def test_eater_of_the_dead_does_not_count_a_zombie_that_was_at_zero_health() -> None:
    table = new_table().monster(0, cards="eater_of_the_dead").monster(1, cards="zombie", health=0, place="city")

    table.dice(TWO_SMASHES).resolves().asks(1, "roll").has(0, points=0)


def test_eater_of_the_dead_counts_a_zombie_once_though_its_theft_eliminates_it() -> None:
    table = new_table().monster(0, energy=4, cards="eater_of_the_dead").dice(THREE_SMASHES)

    table.monster(1, cards="zombie", health=3, place="city").resolves().answer("stay", "steal zombie from seat 1")

    table.has(0, points=3).has(1, place="dead")


def test_eater_of_the_dead_counts_a_zombie_again_after_it_was_healed() -> None:
    table = new_table().monster(0, cards="eater_of_the_dead", energy=3).market("flame_thrower").dice(THREE_SMASHES)
    table.monster(1, cards="zombie rapid_healing", health=1, energy=2, place="city").resolves().has(0, points=3)

    table.answer("use rapid_healing", "stay", "buy flame_thrower").has(0, points=6).has(1, health=0)


def test_a_zombie_heals_with_hearts_at_zero_health() -> None:
    table = new_table().monster(0, cards="zombie", health=0).monster(1, place="city").dice("heart heart 1 1 2 3")

    table.resolves().has(0, health=2)


def test_a_zombie_at_zero_health_heals_with_rapid_healing() -> None:
    table = new_table().monster(0, cards="zombie rapid_healing", health=0, energy=2).market("wings").buys()

    table.answer("use rapid_healing").has(0, health=1, energy=0)


def test_a_zombie_at_zero_health_is_not_hurt_by_poison() -> None:
    table = new_table().monster(0, cards="zombie", health=0, poison=2).ends_turn()

    table.asks(1, "roll").has(0, health=0, place="outside").never_happened(HealthLost)


def test_a_zombie_at_zero_health_gets_no_tokens() -> None:
    table = new_table().monster(0, cards="poison_spit shrink_ray").monster(1, cards="zombie", health=0, place="city")

    table.dice(TWO_SMASHES).resolves().asks(1, "roll").has(1, poison=0, shrink=0)


def test_a_ghost_gives_a_zombie_health_after_it_came_to_zero() -> None:
    table = new_table().monster(1, cards="zombie ghost", health=2, place="city").dice(TWO_SMASHES)

    table.resolves().answer("stay").asks(1, "roll").has(1, health=1)


# Witch


def test_a_witch_is_not_asked_about_one_smash_that_armor_plating_absorbs() -> None:
    table = new_table().monster(1, cards="witch armor_plating", place="city").dice(ONE_SMASH)

    table.last_roll_done().asks(1, "roll").has(1, health=10)


def test_a_witch_is_asked_about_two_smashes_in_spite_of_armor_plating() -> None:
    table = new_table().monster(1, cards="witch armor_plating", place="city").dice(TWO_SMASHES).next_rolls("1")

    table.last_roll_done().asks(1, "witch").answer("probe smash").asks(1, "roll").has(1, health=10)


def test_a_witch_is_not_asked_about_smashes_that_a_psychic_probe_has_taken_away() -> None:
    table = new_table().monster(1, cards="psychic_probe").monster(2, cards="witch", place="city").dice(ONE_SMASH)

    table.next_rolls("1").last_roll_done().asks(1, "psychic_probe").answer("probe smash").asks(1, "roll")


def test_a_witch_is_asked_about_a_smash_that_a_psychic_probe_has_brought() -> None:
    table = new_table().monster(1, cards="psychic_probe").monster(2, cards="witch", place="city").dice(NO_SMASH)

    table.next_rolls("smash").last_roll_done().answer("probe 1").asks(2, "witch")


def test_a_witch_and_a_psychic_probe_of_one_monster_reroll_a_die_each() -> None:
    table = new_table().monster(1, cards="psychic_probe witch", place="city").dice(TWO_SMASHES).next_rolls("1", "2")

    table.last_roll_done().asks(1).answer("probe smash").asks(1).answer("probe smash")

    table.asks(1, "roll").has(1, health=10)


def test_a_witch_whose_owner_is_a_zombie_at_zero_health_is_not_asked() -> None:
    table = new_table().monster(1, cards="witch zombie", health=0, place="city").dice(TWO_SMASHES)

    table.last_roll_done().asks(1, "roll")


def test_background_dweller_of_the_active_monster_may_reroll_a_three_that_a_witch_made() -> None:
    table = new_table().monster(0, cards="background_dweller").monster(1, cards="witch", place="city").dice(TWO_SMASHES)

    table.next_rolls("3", "smash").last_roll_done().asks(1, "witch").answer("probe smash")

    table.asks(0, "background_dweller").offers("reroll 3", "pass").answer("reroll 3").has(1, health=8)


def test_background_dweller_of_a_witchs_owner_may_reroll_the_three_that_she_made() -> None:
    table = new_table().monster(1, cards="witch background_dweller", place="city").dice(TWO_SMASHES)

    table.next_rolls("3", "1").last_roll_done().answer("probe smash")

    table.asks(1, "witch").offers("reroll 3", "pass").answer("reroll 3").has(1, health=9)


# Devil


def test_devil_does_nothing_about_a_single_smash_that_armor_plating_absorbs() -> None:
    table = new_table().monster(0, cards="devil").monster(1, cards="armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=10)


def test_armor_plating_does_not_absorb_what_the_devil_adds() -> None:
    table = new_table().monster(0, cards="devil").monster(1, cards="armor_plating", place="city").dice(TWO_SMASHES)

    table.resolves().has(1, health=7)


def test_devil_takes_one_more_with_the_smash_of_a_poison_spitter_who_gives_one_token() -> None:
    table = new_table().monster(0, cards="devil poison_spit").monster(1, place="city").dice(ONE_SMASH)

    table.resolves().has(1, health=8, poison=1)


def test_devil_adds_nothing_to_the_poison_that_its_owner_gave() -> None:
    table = new_table().monster(0, poison=2).monster(1, cards="devil poison_spit").ends_turn()

    table.asks(1, "roll").has(0, health=8)


def test_devil_takes_one_more_with_the_splash_of_fire_breathing() -> None:
    table = new_table().monster(0, cards="devil fire_breathing").monster(1, place="city").dice(ONE_SMASH).resolves()

    table.has(1, health=7).has(2, health=8).happened(HealthLost(1, 3, 7, 0, "dice"))
    table.happened(HealthLost(2, 2, 8, 0, "fire_breathing"))


def test_devil_takes_one_more_with_a_flame_thrower() -> None:
    table = new_table().monster(0, cards="devil", energy=3).market("flame_thrower").buys().answer("buy flame_thrower")

    table.has(1, health=7).has(2, health=7)


def test_devil_takes_one_more_from_the_others_but_not_from_its_owner() -> None:
    table = new_table().monster(0, cards="devil", energy=4).market("high_altitude_bombing").buys()

    table.answer("buy high_altitude_bombing").has(0, health=7).has(1, health=6).has(2, health=6)


def test_devil_does_nothing_with_a_card_that_hurts_its_owner_only() -> None:
    table = new_table().monster(0, cards="devil", energy=4).market("tank").buys().answer("buy tank").has(0, health=7)

    table.has(1, health=10)


def test_devil_does_nothing_in_the_turn_of_another() -> None:
    table = new_table().monster(1, cards="devil burrowing", place="city").dice(ONE_SMASH)

    table.resolves().answer("yield").has(0, health=9)


def test_devil_makes_a_single_smash_enough_for_were_only_making_it_stronger() -> None:
    table = new_table().monster(0, cards="devil").monster(1, cards="were_only_making_it_stronger", place="city")

    table.dice(ONE_SMASH).resolves().has(1, health=8, energy=1)


def test_a_hit_that_is_lethal_only_with_the_devil_may_be_survived_by_rapid_healing() -> None:
    table = new_table().monster(0, cards="devil").monster(1, cards="rapid_healing", health=3, energy=2, place="city")

    table.dice(TWO_SMASHES).resolves().asks(1, "damage").answer("use rapid_healing").has(1, health=1)


# Robot


def test_robot_and_wings_are_both_offered() -> None:
    table = new_table().monster(1, cards="robot wings", energy=3, place="city").dice(TWO_SMASHES).resolves()

    table.offers("use wings", "use robot 1", "use robot 2", "accept").answer("use robot 1", "use wings")

    table.asks(1, "roll").has(1, health=10, energy=0)


def test_robot_pays_for_what_camouflage_did_not_cancel() -> None:
    table = new_table().monster(1, cards="robot camouflage", energy=3, place="city").dice(TWO_SMASHES)

    table.next_rolls("heart 1").resolves().answer("use camouflage").offers("use robot 1", "accept")
    table.answer("use robot 1").asks(1, "roll").has(1, health=10, energy=2)


def test_robot_leaves_a_single_loss_to_armor_plating() -> None:
    table = new_table().monster(1, cards="robot armor_plating", energy=3, place="city").dice(TWO_SMASHES)

    table.resolves().answer("use robot 1").asks(1, "roll").has(1, health=10, energy=2)


def test_robot_is_not_asked_about_what_armor_plating_absorbs() -> None:
    table = new_table().monster(1, cards="robot armor_plating", energy=3, place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=10, energy=3)


def test_robot_is_asked_after_its_owner_stayed_in_spite_of_jets() -> None:
    table = new_table().monster(1, cards="robot jets", energy=3, place="city").dice(TWO_SMASHES).resolves()

    table.asks(1, "yield").answer("stay").asks(1, "damage").answer("use robot 2").has(1, health=10, energy=1)


def test_robot_is_not_asked_when_its_owner_flies_away_with_jets() -> None:
    table = new_table().monster(1, cards="robot jets", energy=3, place="city").dice(TWO_SMASHES)

    table.resolves().answer("yield").asks(1, "roll").has(1, health=10, energy=3)


def test_robot_that_replaces_the_whole_loss_may_not_yield_and_gets_no_tokens() -> None:
    table = new_table().monster(0, cards="poison_spit devil").monster(1, cards="robot", energy=2, place="city")

    table.dice(TWO_SMASHES).resolves().answer("use robot 2")

    table.asks(1, "roll").has(1, health=10, energy=0, poison=0, place="city")


def test_robot_that_replaces_a_part_loses_one_more_to_the_devil() -> None:
    table = new_table().monster(0, cards="devil").monster(1, cards="robot", energy=2, place="city").dice(TWO_SMASHES)

    table.resolves().answer("use robot 1", "accept").asks(1, "yield").has(1, health=8, energy=1)


# Cheerleader


def test_a_cheer_switches_on_spiked_tail() -> None:
    table = new_table().monster(0, cards="spiked_tail").monster(1, place="city").monster(2, cards="cheerleader")

    table.dice(NO_SMASH).last_roll_done().answer("cheer").has(1, health=8)
    table.happened_in_order(SmashesAdded(0, 1, "cheerleader"), SmashesAdded(0, 1, "spiked_tail"))


def test_a_cheer_counts_for_alpha_monster() -> None:
    table = new_table().monster(0, cards="alpha_monster").monster(1, place="city").monster(2, cards="cheerleader")

    table.dice(NO_SMASH).last_roll_done().answer("cheer").has(0, points=1)


def test_a_cheer_makes_fire_breathing_hurt_the_neighbours() -> None:
    table = new_table(4).monster(0, cards="fire_breathing").monster(2, place="city").monster(3, cards="cheerleader")

    table.dice(NO_SMASH).last_roll_done().answer("cheer").has(1, health=9).has(2, health=9).has(3, health=9)


def test_a_cheer_stands_in_for_the_smash_of_complete_destruction() -> None:
    table = (
        new_table().monster(0, cards="complete_destruction").monster(1, place="city").monster(2, cards="cheerleader")
    )

    table.dice(ALL_BUT_SMASH).last_roll_done().answer("cheer").happened(PointsGained(0, 9, 9, "complete_destruction"))


def test_without_a_cheer_complete_destruction_misses_its_smash() -> None:
    table = (
        new_table().monster(0, cards="complete_destruction").monster(1, place="city").monster(2, cards="cheerleader")
    )

    table.dice(ALL_BUT_SMASH).last_roll_done().answer("pass").asks(1, "roll").has(0, points=0)


def test_a_cheerleader_is_asked_after_the_dice_are_set() -> None:
    table = new_table().monster(0, cards="herd_culler").monster(2, cards="cheerleader").dice(NO_SMASH).last_roll_done()

    table.asks(0, "change_dice").answer("set 2 to 1 with herd_culler").asks(2, "cheerleader")


# Clown


def test_acid_attack_stands_in_for_the_smash_of_a_clown() -> None:
    table = new_table().monster(0, cards="clown acid_attack").dice(ALL_BUT_SMASH).last_roll_done()

    table.asks(0, "change_dice").answer("set 1 to 3 with clown", "set 1 to 3 with clown").shows("2 3 3 3 heart energy")


def test_a_herd_culler_completes_the_roll_of_a_clown() -> None:
    table = new_table().monster(0, cards="clown herd_culler").dice("2 2 3 heart energy smash").last_roll_done()

    table.offers_no("set 2 to 3 with clown").answer("set 2 to 1 with herd_culler")

    table.offers_also("set 2 to 3 with clown").answer("set 1 to 3 with clown", "done").asks(1, "roll")


def test_a_herd_culler_may_still_be_used_after_a_clown() -> None:
    table = new_table().monster(0, cards="clown herd_culler").dice("1 2 3 heart energy smash").last_roll_done()

    table.answer("set smash to 1 with clown", "set energy to 1 with herd_culler").shows("1 1 1 2 3 heart")


def test_a_zombie_without_health_and_with_jets_is_not_asked_to_yield() -> None:
    table = new_table().monster(1, cards="zombie jets", health=0, place="city").dice(THREE_SMASHES)

    table.resolves().asks(1, "roll").has(1, place="city", health=0)


def test_a_zombie_that_loses_another_costume_at_zero_health_lives_on() -> None:
    table = new_table().monster(0, energy=9).monster(1, cards="zombie ghost it_has_a_child", health=3, place="city")

    table.dice(THREE_SMASHES).resolves()
    table.has(1, health=10, cards="", place="outside")  # the child comes first, when its health comes to 0

    table = new_table().monster(0, energy=9).monster(1, cards="zombie ghost", health=3, place="city")
    table.dice(THREE_SMASHES).resolves().answer("stay", "steal ghost from seat 1").has(1, health=0, cards="zombie")
    assert table.game.view(None).monsters[1].place == "city"
