"""Cards that answer damage as it comes: Camouflage and Wings."""

from kingoftokyo.rules.events import (
    CardRolled,
    DamagePrevented,
    EnergySpent,
    HealthLost,
    Shielded,
    StayedInTokyo,
    TokensGained,
)
from table import Table, copying

ONE_SMASH = "smash 1 1 2 2 3"
TWO_SMASHES = "smash smash 1 1 2 2"
THREE_SMASHES = "smash smash smash 1 1 2"
NINE_SMASHES = "smash smash smash smash smash smash smash smash smash"


# Camouflage


def test_camouflage_rolls_a_die_for_each_health_and_every_heart_saves_one() -> None:
    table = Table(2).monster(1, cards="camouflage", place="city").dice(THREE_SMASHES).next_rolls("heart heart 1")

    table.resolves().asks(1, "damage").offers("use camouflage", "accept").answer("use camouflage")

    table.asks(1, "yield").has(1, health=9).happened_in_order(
        CardRolled(1, "1 heart heart", "camouflage"),
        DamagePrevented(1, 2, "dice", "camouflage"),
        HealthLost(1, 1, 9, 0, "dice"),
    )


def test_camouflage_saves_nothing_without_a_heart() -> None:
    table = Table(2).monster(1, cards="camouflage", place="city").dice(THREE_SMASHES).next_rolls("1 2 smash")

    table.resolves().answer("use camouflage").asks(1, "yield").has(1, health=7).never_happened(DamagePrevented)


def test_camouflage_may_be_left_unused() -> None:
    table = Table(2).monster(1, cards="camouflage", place="city").dice(THREE_SMASHES)

    table.resolves().answer("accept").asks(1, "yield").has(1, health=7).never_happened(CardRolled)


def test_a_smash_that_camouflage_saves_whole_gives_no_yield_and_no_token() -> None:
    table = Table(2).monster(0, cards="poison_spit shrink_ray").monster(1, cards="camouflage", place="city")

    table.dice(TWO_SMASHES).next_rolls("heart heart").resolves().answer("use camouflage")

    table.asks(1, "roll").has(1, health=10, poison=0, shrink=0, place="city").never_happened(StayedInTokyo)


def test_a_smash_that_camouflage_saves_in_part_still_poisons() -> None:
    table = Table(2).monster(0, cards="poison_spit").monster(1, cards="camouflage", place="city")

    table.dice(TWO_SMASHES).next_rolls("heart 1").resolves().answer("use camouflage")

    table.asks(1, "yield").has(1, health=9, poison=1)


def test_camouflage_may_save_a_life() -> None:
    table = Table(3).monster(1, cards="camouflage", place="city", health=3).dice(THREE_SMASHES)

    table.next_rolls("heart 1 1").resolves().answer("use camouflage").asks(1, "yield").has(1, health=1)


def test_camouflage_answers_its_owners_own_card() -> None:
    table = Table(2).monster(0, cards="camouflage", energy=4).market("tank").next_rolls("heart 1 heart")

    table.buys().answer("buy tank").asks(0, "damage").answer("use camouflage").has(0, health=9, points=4)


def test_camouflage_answers_poison() -> None:
    table = Table(2).monster(0, cards="camouflage", poison=2).next_rolls("heart 1")

    table.ends_turn().asks(0, "damage").answer("use camouflage").has(0, health=9, poison=2)


def test_camouflage_answers_burrowing() -> None:
    table = Table(2).monster(0, cards="camouflage").monster(1, cards="burrowing", place="city").dice(ONE_SMASH)

    table.next_rolls("heart").resolves().answer("yield").asks(0, "damage").answer("use camouflage")

    table.has(0, health=10, place="city")


def test_camouflage_does_nothing_about_what_others_lose() -> None:
    table = Table(3).monster(0, cards="camouflage", place="city").dice(TWO_SMASHES)

    table.resolves().asks(1, "roll").has(1, health=8).has(2, health=8).never_happened(CardRolled)


def test_camouflage_rolls_once_for_one_loss() -> None:
    table = Table(2).monster(1, cards="camouflage wings", place="city", energy=2).dice(THREE_SMASHES)

    table.next_rolls("heart 1 1").resolves().answer("use camouflage").asks(1, "damage").offers("use wings", "accept")


def test_camouflage_rolls_again_for_another_loss_of_the_same_turn() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="camouflage", place="city").dice(TWO_SMASHES)
    table.market("flame_thrower").next_rolls("heart 1", "heart 1")

    table.resolves().answer("use camouflage", "stay").asks(0, "buy").answer("buy flame_thrower")
    table.asks(1, "damage").answer("use camouflage")

    table.has(1, health=8)


def test_camouflage_is_offered_again_after_it_was_left_unused() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="camouflage", place="city").dice(TWO_SMASHES)

    table.market("flame_thrower").resolves().answer("accept", "stay", "buy flame_thrower").asks(1, "damage")

    table.offers("use camouflage", "accept")


def test_armor_plating_absorbs_the_one_health_that_camouflage_leaves() -> None:
    table = Table(2).monster(1, cards="camouflage armor_plating", place="city").dice(THREE_SMASHES)

    table.next_rolls("heart heart 1").resolves().answer("use camouflage")

    table.asks(1, "roll").has(1, health=10).never_happened(StayedInTokyo).happened_in_order(
        DamagePrevented(1, 2, "dice", "camouflage"), DamagePrevented(1, 1, "dice", "armor_plating")
    )


def test_armor_plating_takes_nothing_off_the_two_health_that_camouflage_leaves() -> None:
    table = Table(2).monster(1, cards="camouflage armor_plating", place="city").dice(THREE_SMASHES)

    table.next_rolls("heart 1 1").resolves().answer("use camouflage").asks(1, "yield").has(1, health=8)


def test_camouflage_is_not_asked_about_a_loss_that_armor_plating_absorbs() -> None:
    table = Table(2).monster(1, cards="camouflage armor_plating", place="city").dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=10).never_happened(CardRolled)


def test_camouflage_rolls_nine_dice_for_nine_health() -> None:
    table = Table(2).monster(1, cards="camouflage", place="city").dice(NINE_SMASHES)

    table.next_rolls("heart heart 1 1 1 1 1 1 1").resolves().answer("use camouflage").has(1, health=3)


def test_camouflage_rolls_a_die_for_each_health_above_nine_too() -> None:
    table = Table(2).monster(0, cards="acid_attack spiked_tail").monster(1, cards="camouflage", place="city")
    table.dice(NINE_SMASHES).next_rolls("heart heart 1 1 1 1 1 1 1", "heart 2")

    table.resolves().answer("use camouflage").has(1, health=2).happened(DamagePrevented(1, 3, "dice", "camouflage"))


def test_background_dweller_rerolls_the_threes_that_camouflage_rolled() -> None:
    table = Table(2).monster(1, cards="camouflage background_dweller", place="city").dice(THREE_SMASHES)
    table.next_rolls("3 3 1", "heart", "heart").resolves().answer("use camouflage")

    table.asks(1, "camouflage").offers("reroll 3", "pass").answer("reroll 3").asks(1).answer("reroll 3")

    table.asks(1, "yield").has(1, health=9)


def test_background_dweller_rerolls_a_camouflage_die_as_long_as_it_shows_three() -> None:
    table = Table(2).monster(1, cards="camouflage background_dweller", place="city").dice(TWO_SMASHES)
    table.next_rolls("3 1", "3", "3", "heart")

    table.resolves().answer("use camouflage", "reroll 3", "reroll 3", "reroll 3").asks(1, "yield").has(1, health=9)


def test_background_dweller_may_leave_a_camouflage_die() -> None:
    table = Table(2).monster(1, cards="camouflage background_dweller", place="city").dice(TWO_SMASHES)

    table.next_rolls("3 heart").resolves().answer("use camouflage", "pass").asks(1, "yield").has(1, health=9)


def test_background_dweller_is_not_asked_when_camouflage_rolled_no_three() -> None:
    table = Table(2).monster(1, cards="camouflage background_dweller", place="city").dice(TWO_SMASHES)

    table.next_rolls("1 2").resolves().answer("use camouflage").asks(1, "yield").has(1, health=8)


def test_background_dweller_may_lower_a_camouflage_roll_to_what_armor_plating_absorbs() -> None:
    table = Table(2).monster(1, cards="camouflage background_dweller armor_plating", place="city")

    table.dice(TWO_SMASHES).next_rolls("3 1", "heart").resolves().answer("use camouflage", "reroll 3")

    table.asks(1, "roll").has(1, health=10)


def test_a_mimicked_camouflage_rolls_a_die_for_each_health() -> None:
    table = Table(2).monster(0, cards="camouflage").monster(1, cards=[copying("camouflage", 0)], place="city")
    table.dice(THREE_SMASHES).next_rolls("heart heart 1")

    table.resolves().asks(1, "damage").offers("use camouflage", "accept").answer("use camouflage")

    table.asks(1, "yield").has(1, health=9).happened(DamagePrevented(1, 2, "dice", "camouflage"))


def test_a_camouflage_and_its_copy_in_one_hand_roll_twice_the_second_time_for_the_rest() -> None:
    table = Table(2).monster(1, cards=["camouflage", copying("camouflage", 1)], place="city").dice(THREE_SMASHES)

    table.next_rolls("heart 1 1", "heart 1").resolves().answer("use camouflage").asks(1, "damage")
    table.offers("use camouflage", "accept").answer("use camouflage")

    table.asks(1, "yield").has(1, health=9)


# Wings


def test_wings_void_a_smash_for_two_energy() -> None:
    table = Table(2).monster(1, cards="wings", place="city", energy=2).dice(THREE_SMASHES)

    table.resolves().asks(1, "damage").offers("use wings", "accept").answer("use wings").has(1, health=10, energy=0)

    table.happened_in_order(
        EnergySpent(1, 2, 0, "wings"), Shielded(1, "wings"), DamagePrevented(1, 3, "dice", "shield")
    )


def test_wings_that_void_a_smash_give_no_yield_and_no_token() -> None:
    table = Table(2).monster(0, cards="poison_spit shrink_ray").monster(1, cards="wings", place="city", energy=2)

    table.dice(THREE_SMASHES).resolves().answer("use wings").asks(1, "roll")

    table.has(1, poison=0, shrink=0, place="city").has(0, place="outside").never_happened(TokensGained)


def test_wings_may_be_left_unused() -> None:
    table = Table(2).monster(1, cards="wings", place="city", energy=2).dice(THREE_SMASHES)

    table.resolves().answer("accept").asks(1, "yield").has(1, health=7, energy=2).never_happened(Shielded)


def test_wings_are_not_asked_with_one_energy() -> None:
    table = Table(2).monster(1, cards="wings", place="city", energy=1).dice(THREE_SMASHES)

    table.resolves().asks(1, "yield").has(1, health=7)


def test_wings_are_not_asked_about_a_loss_that_armor_plating_absorbs() -> None:
    table = Table(2).monster(1, cards="wings armor_plating", place="city", energy=2).dice(ONE_SMASH)

    table.resolves().asks(1, "roll").has(1, health=10, energy=2)


def test_wings_last_for_the_whole_turn() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="wings", place="city", energy=4).dice(ONE_SMASH)

    table.market("flame_thrower").resolves().answer("use wings", "buy flame_thrower").asks(1, "roll")

    table.has(1, health=10, energy=2)


def test_wings_shield_from_a_later_loss_of_the_turn_and_say_so() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="wings", place="city", energy=2).dice(ONE_SMASH)

    table.market("flame_thrower").resolves().answer("use wings", "buy flame_thrower")

    table.happened(DamagePrevented(1, 2, "flame_thrower", "shield"))


def test_wings_are_over_with_the_turn() -> None:
    table = Table(3).monster(2, cards="wings", place="city", energy=4).dice(ONE_SMASH).next_rolls(TWO_SMASHES)

    table.resolves().answer("use wings").asks(1, "roll").answer("stop").asks(2, "damage").answer("accept")

    table.has(2, health=8, energy=2)


def test_wings_used_against_ones_own_card_also_void_the_poison_of_that_turn() -> None:
    table = Table(2).monster(0, cards="wings", energy=6, poison=3).market("tank")

    table.buys().answer("buy tank", "use wings").asks(1, "roll").has(0, health=10, points=4, poison=3)


def test_wings_do_not_give_back_what_was_lost_earlier_in_the_turn() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="wings", place="city", energy=2).dice(ONE_SMASH)

    table.market("flame_thrower").resolves().answer("accept", "stay", "buy flame_thrower", "use wings")

    table.has(1, health=9)


def test_wings_protect_nobody_but_their_owner() -> None:
    table = Table(3).monster(0, place="city").monster(1, cards="wings", energy=2).dice(TWO_SMASHES)

    table.resolves().answer("use wings").has(1, health=10).has(2, health=8)


def test_wings_keep_the_one_who_takes_the_place_safe_from_burrowing() -> None:
    table = Table(2).monster(0, cards="wings", energy=2, health=1).monster(1, cards="burrowing", place="city")

    table.dice(ONE_SMASH).resolves().answer("yield").asks(0, "damage").answer("use wings")

    table.has(0, health=1, place="city")


def test_wings_may_void_what_camouflage_left() -> None:
    table = Table(2).monster(1, cards="camouflage wings", place="city", energy=2).dice(THREE_SMASHES)
    table.next_rolls("heart 1 1").resolves().offers("use camouflage", "use wings", "accept")

    table.answer("use camouflage", "use wings").asks(1, "roll").has(1, health=10, energy=0)

    table.happened_in_order(DamagePrevented(1, 1, "dice", "camouflage"), DamagePrevented(1, 2, "dice", "shield"))


def test_wings_after_a_camouflage_that_failed_still_protect_later_in_the_turn() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="camouflage wings", place="city", energy=2)
    table.dice(ONE_SMASH).market("flame_thrower").next_rolls("1").resolves().answer("use camouflage", "use wings")

    table.asks(0, "buy").answer("buy flame_thrower").asks(1, "roll").has(1, health=10)


def test_mimicked_wings_void_a_smash_for_two_energy_of_the_mimics_owner() -> None:
    table = Table(2).monster(0, cards="wings", energy=1).dice(THREE_SMASHES)
    table.monster(1, cards=[copying("wings", 0)], place="city", energy=2)

    table.resolves().asks(1, "damage").offers("use wings", "accept").answer("use wings")

    table.has(0, energy=1).has(1, health=10, energy=0).happened(DamagePrevented(1, 3, "dice", "shield"))
