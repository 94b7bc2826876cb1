"""Mimic: choosing what it copies, moving its token, and what a copy brings."""

from kingoftokyo.rules.events import CountersChanged, DiceRolled, EnergySpent, TokenMoved
from table import Table, copying

QUIET = "1 1 2 2 3 3"
MARKET = "mimic nova_breath energize"


def buys_mimic(theirs: str | list[object] = "", energy: int = 8, cards: str = "", **numbers: object) -> Table:
    """Seat 0 has just bought a Mimic; seat 1 has these cards."""
    table = Table(3).monster(0, energy=energy, cards=cards, **numbers).monster(1, cards=theirs)
    return table.market(MARKET).next_cards("frenzy").next_rolls(QUIET).buys().answer("buy mimic")


# Choosing when it is bought


def test_mimic_copies_a_card_of_another_monster() -> None:
    table = buys_mimic("jets").asks(0, "mimic").answer("mimic jets of seat 1")

    table.has(0, cards="mimic", energy=0).mimics(0, "jets", of=1).happened(TokenMoved(0, "mimic", "jets", 1))
    table.has(1, cards="jets")


def test_mimic_may_copy_a_card_of_its_owner() -> None:
    buys_mimic(cards="wings").answer("mimic wings of seat 0").mimics(0, "wings", of=0)


def test_mimic_is_offered_every_keep_card_on_the_table() -> None:
    table = Table(3).monster(0, cards="gourmet", energy=8).monster(1, cards="jets wings").monster(2, cards="stretchy")

    table.market(MARKET).buys().answer("buy mimic").offers(
        "mimic gourmet of seat 0", "mimic jets of seat 1", "mimic wings of seat 1", "mimic stretchy of seat 2"
    )


def test_mimic_must_copy_a_card_when_there_is_one() -> None:
    buys_mimic("jets").offers("mimic jets of seat 1").refuses("pass")


def test_mimic_copies_nothing_when_nobody_has_a_keep_card() -> None:
    buys_mimic().asks(1, "roll").has(0, cards="mimic").mimics(0, None)


def test_mimic_cannot_copy_itself() -> None:
    buys_mimic("jets").refuses("mimic mimic of seat 0")


def test_mimic_bought_by_tentacles_cannot_copy_a_mimic() -> None:
    table = (
        Table(2).monster(0, cards="parasitic_tentacles", energy=8).monster(1, cards="mimic").market("tank jets heal")
    )

    table.buys().answer("buy mimic from seat 1").offers("mimic parasitic_tentacles of seat 0")


def test_mimic_cannot_copy_a_card_of_the_market() -> None:
    buys_mimic("jets").offers_no("mimic nova_breath of seat 0").refuses("mimic nova_breath of seat 1")


def test_mimic_has_nothing_to_copy_from_a_dead_monster() -> None:
    table = Table(3).monster(0, energy=8).monster(1, place="dead").market(MARKET).next_rolls(QUIET)

    table.buys().answer("buy mimic").asks(2, "roll").mimics(0, None)


def test_a_name_that_a_monster_has_twice_is_one_option() -> None:
    buys_mimic("extra_head extra_head").offers("mimic extra_head of seat 1")


def test_mimic_chooses_before_an_opportunist_is_asked_about_the_refill() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="opportunist", energy=7).market(MARKET).next_cards("frenzy")

    table.buys().answer("buy mimic").asks(0, "mimic").answer("mimic opportunist of seat 1").asks(1, "opportunist")


def test_mimic_bought_by_an_opportunist_is_chosen_for_at_once() -> None:
    table = Table(3).monster(0, energy=4, cards="gourmet").monster(1, cards="opportunist", energy=8)
    table.market("jets wings tank").next_cards("mimic energize frenzy heal")

    table.buys().answer("sweep").asks(1, "opportunist").answer("buy mimic").asks(1, "mimic")

    table.answer("mimic gourmet of seat 0").mimics(1, "gourmet", of=0).asks(0, "buy")


def test_mimic_of_opportunist_is_asked_about_the_refill_of_the_mimic_itself() -> None:
    table = Table(3).monster(0, energy=2).monster(1, cards="opportunist", energy=11)
    table.market("jets wings tank").next_cards("mimic energize frenzy heal").next_rolls(QUIET)

    table.buys().answer("sweep", "buy mimic", "mimic opportunist of seat 1").asks(1, "opportunist").answer("pass")

    table.asks(1, "roll")


# Moving the token at the start of the turn


def test_mimic_moves_its_token_for_one_energy_at_the_start_of_the_turn() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=1).monster(1, cards="jets wings").next_rolls(QUIET)

    table.starts_turn().asks(0, "mimic").offers("mimic wings of seat 1", "pass").answer("mimic wings of seat 1")

    table.has(0, energy=0).mimics(0, "wings", of=1).happened(EnergySpent(0, 1, 0, "mimic")).asks(0, "roll")


def test_mimic_may_leave_its_token_where_it_is() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=1).monster(1, cards="jets wings").next_rolls(QUIET)

    table.starts_turn().answer("pass").has(0, energy=1).mimics(0, "jets", of=1).asks(0, "roll")


def test_mimic_is_not_asked_without_energy() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)]).monster(1, cards="jets wings")

    table.starts_turn().asks(0, "roll")


def test_mimic_whose_last_energy_went_into_rapid_healing_cannot_be_moved_any_more() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1), "rapid_healing"], energy=2, health=5)
    table.monster(1, cards="jets wings").next_rolls(QUIET)

    table.starts_turn().asks(0, "mimic").answer("use rapid_healing").has(0, energy=0, health=6)

    table.offers_no("mimic wings of seat 1")


def test_mimic_is_not_asked_when_there_is_nothing_else_to_copy() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=5).monster(1, cards="jets")

    table.starts_turn().asks(0, "roll")


def test_mimic_without_a_token_on_a_card_may_lay_it_for_one_energy() -> None:
    table = Table(2).monster(0, cards="mimic", energy=1).monster(1, cards="jets").next_rolls(QUIET)

    table.starts_turn().asks(0, "mimic").answer("mimic jets of seat 1").has(0, energy=0).mimics(0, "jets", of=1)


def test_mimic_is_not_asked_at_the_start_of_another_monsters_turn() -> None:
    table = Table(2).monster(0).monster(1, cards=[copying("jets", 0)], energy=5).monster(0, cards="jets wings")

    table.starts_turn().asks(0, "roll")


def test_moving_the_token_is_not_made_cheaper_by_alien_origin() -> None:
    table = Table(2).monster(0, cards=["mimic", "alien_origin"], energy=1).next_rolls(QUIET)

    table.starts_turn().answer("mimic alien_origin of seat 0").has(0, energy=0)


def test_mimic_is_moved_once_a_turn() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=5).monster(1, cards="jets wings").next_rolls(QUIET)

    table.starts_turn().answer("mimic wings of seat 1").asks(0, "roll").has(0, energy=4)


def test_mimic_is_moved_after_battery_monster_and_tokyo_have_given() -> None:
    table = Table(2).monster(0, cards=["battery_monster", copying("jets", 1)], place="city").monster(1, cards="jets")

    table.starts_turn().asks(0, "mimic").has(0, energy=2, points=2)


def test_mimic_moved_to_extra_head_rolls_one_die_more_in_this_turn() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=1).monster(1, cards="jets extra_head")
    table.next_rolls("1 1 2 2 3 3 smash")

    table.starts_turn().answer("mimic extra_head of seat 1").shows("1 1 2 2 3 3 smash")


def test_mimic_moved_to_urbavore_gives_no_point_for_the_start_of_this_turn() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=1, place="city").monster(1, cards="jets urbavore")

    table.next_rolls(QUIET).starts_turn().answer("mimic urbavore of seat 1").has(0, points=2)


def test_mimic_moved_away_from_even_bigger_cuts_health_to_ten() -> None:
    table = Table(2).monster(0, cards=[copying("even_bigger", 1)], energy=1, health=12)
    table.monster(1, cards="even_bigger jets").next_rolls(QUIET)

    table.starts_turn().answer("mimic jets of seat 1").has(0, health=10, max_health=10)


def test_mimic_moved_to_even_bigger_heals_two() -> None:
    table = Table(2).monster(0, cards=[copying("jets", 1)], energy=1, health=5).monster(1, cards="even_bigger jets")

    table.next_rolls(QUIET).starts_turn().answer("mimic even_bigger of seat 1").has(0, health=7, max_health=12)


def test_mimic_moved_away_from_battery_monster_loses_what_lay_on_it() -> None:
    table = Table(2).monster(0, cards=[copying("battery_monster", 1)]).monster(1, cards="battery_monster jets")

    table.next_rolls(QUIET).starts_turn().counters_on(0, "mimic", 4).answer("mimic jets of seat 1")

    table.counters_on(0, "mimic", 0).has(0, energy=1)


# As if just bought


def test_a_copy_of_even_bigger_gives_two_health() -> None:
    table = buys_mimic("even_bigger", health=5).answer("mimic even_bigger of seat 1")

    table.has(0, health=7, max_health=12)


def test_a_copy_of_ones_own_even_bigger_gives_two_health_but_the_maximum_stays_twelve() -> None:
    table = buys_mimic(cards="even_bigger", health=9).answer("mimic even_bigger of seat 0")

    table.has(0, health=11, max_health=12)


def test_a_copy_of_battery_monster_has_six_energy_of_its_own() -> None:
    table = buys_mimic([{"card": "battery_monster", "counters": 4}]).answer("mimic battery_monster of seat 1")

    table.counters_on(0, "mimic", 6).happened(CountersChanged(0, "mimic", 6)).has(0, energy=0)


def test_a_copy_of_battery_monster_gives_its_first_energy_in_the_next_turn() -> None:
    table = Table(2).monster(0, cards=["mimic"], energy=1).monster(1, cards="battery_monster", place="city")
    table.next_rolls(QUIET, QUIET, QUIET)

    table.starts_turn().answer("mimic battery_monster of seat 1").has(0, energy=0).answer("stop")

    table.asks(1, "roll").has(1, energy=2).answer("stop", "done").asks(0, "roll").has(0, energy=2)


def test_a_copy_of_smoke_cloud_has_three_counters_of_its_own() -> None:
    table = buys_mimic([{"card": "smoke_cloud", "counters": 1}]).answer("mimic smoke_cloud of seat 1")

    table.counters_on(0, "mimic", 3)


def test_the_counters_of_a_copy_and_of_its_original_are_used_by_themselves() -> None:
    table = Table(2).monster(0, cards=[copying("smoke_cloud", 1)]).monster(1, cards="smoke_cloud", place="city")

    table.dice(QUIET).last_roll_done().answer("extra_roll smoke_cloud").counters_on(0, "mimic", 2)

    table.counters_on(1, "smoke_cloud", 3)


def test_a_copy_of_media_friendly_gains_nothing_for_the_mimic_itself() -> None:
    buys_mimic("media_friendly").answer("mimic media_friendly of seat 1").has(0, points=0)


def test_freeze_time_copied_in_the_turn_the_ones_were_rolled_gives_the_extra_turn() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="freeze_time", place="city").market(MARKET)
    table.dice("1 1 1 2 2 3").next_rolls("2 2 3 3 heart")

    table.resolves().answer("buy mimic", "mimic freeze_time of seat 1").asks(0, "freeze_time").answer("again")

    table.asks(0, "roll").happened(DiceRolled(0, "", "2 2 3 3 heart", "2 2 3 3 heart", 2))


def test_freeze_time_copied_in_a_turn_without_three_ones_gives_no_extra_turn() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="freeze_time", place="city").market(MARKET)

    table.dice("1 1 2 2 3 3").next_rolls(QUIET).resolves().answer("buy mimic", "mimic freeze_time of seat 1")

    table.asks(1, "roll")


def test_freeze_time_copied_by_an_opportunist_gives_it_no_turn() -> None:
    table = Table(3).monster(0, energy=2).monster(1, cards="opportunist", energy=8)
    table.monster(2, cards="freeze_time", place="city").market("jets wings tank").next_cards("mimic energize frenzy")
    table.dice("1 1 1 2 2 3").next_rolls(QUIET)

    table.resolves().answer("sweep", "buy mimic", "mimic freeze_time of seat 2").asks(1, "roll").mimics(
        1, "freeze_time", of=2
    )


# A copy of a card that its owner also has


def test_a_copy_of_ones_own_extra_head_rolls_a_die_more() -> None:
    table = Table(2).monster(0, cards=["extra_head", copying("extra_head", 0)]).next_rolls("1 1 2 2 3 3 heart energy")

    table.starts_turn().shows("1 1 2 2 3 3 heart energy")


def test_both_extra_heads_and_a_copy_roll_nine_dice() -> None:
    table = Table(2).monster(0, cards=["extra_head", "extra_head", copying("extra_head", 0)])

    table.next_rolls("1 1 2 2 3 3 heart energy smash").starts_turn().shows("1 1 2 2 3 3 heart energy smash")


def test_a_copy_of_ones_own_alien_origin_makes_cards_two_cheaper() -> None:
    table = Table(2).monster(0, cards=["alien_origin", copying("alien_origin", 0)], energy=4).market("skyscraper")

    table.buys().answer("buy skyscraper").has(0, energy=0, points=4)


def test_two_alien_origins_make_the_cheapest_card_free_and_never_less() -> None:
    table = Table(2).monster(0, cards=["alien_origin", copying("alien_origin", 0)]).market("made_in_a_lab")

    table.buys().answer("buy made_in_a_lab").has(0, energy=0, cards="alien_origin mimic made_in_a_lab")


def test_a_copy_of_ones_own_armor_plating_still_ignores_only_a_loss_of_one() -> None:
    table = Table(2, turn=1).monster(0, cards=["armor_plating", copying("armor_plating", 0)], place="city")

    table.dice("smash smash 1 1 2 2").resolves().has(0, health=8)


def test_a_copy_of_ones_own_fire_breathing_splashes_two_in_one_loss() -> None:
    table = Table(3).monster(0, cards=["fire_breathing", copying("fire_breathing", 0)]).monster(1, place="city")

    table.dice("smash 1 1 2 2 3").monster(2, cards="armor_plating").resolves().has(1, health=7).has(2, health=8)


def test_a_copy_of_ones_own_camouflage_throws_again_for_what_is_left() -> None:
    table = Table(2, turn=1).monster(0, cards=["camouflage", copying("camouflage", 0)], place="city")
    table.dice("smash smash smash 1 1 2").next_rolls("heart 1 1", "heart heart")

    table.resolves().answer("use camouflage", "use camouflage").has(0, health=10)


def test_a_copy_of_ones_own_poison_spit_gives_two_tokens() -> None:
    table = Table(2).monster(0, cards=["poison_spit", copying("poison_spit", 0)]).monster(1, place="city")

    table.dice("smash 1 1 2 2 3").resolves().has(1, poison=2)


def test_a_copy_of_ones_own_herd_culler_sets_a_second_die() -> None:
    table = Table(2).monster(0, cards=["herd_culler", copying("herd_culler", 0)]).monster(1, place="city")

    table.dice("1 2 2 3 3 heart").last_roll_done().answer("set 2 to 1 with herd_culler", "set 2 to 1 with herd_culler")

    table.has(0, points=1)
