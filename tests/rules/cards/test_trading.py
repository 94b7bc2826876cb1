"""Cards that buy and sell where others cannot: Made in a Lab, Parasitic Tentacles, Metamorph."""

from kingoftokyo.rules.events import (
    CardBought,
    CardDiscarded,
    CardRevealed,
    CountersChanged,
    EnergyGained,
    HealthLost,
    PointsGained,
)
from table import Table, copying

QUIET = "1 1 2 2 3 3"
DEAR_MARKET = "frenzy nova_breath energize"


# Made in a Lab


def in_a_lab(top: str, energy: int, cards: str = "made_in_a_lab") -> Table:
    table = Table(3).monster(0, cards=cards, energy=energy).market(DEAR_MARKET).next_cards(top).next_rolls(QUIET, QUIET)
    return table.buys()


def test_made_in_a_lab_buys_the_top_card_of_the_deck() -> None:
    table = in_a_lab("skyscraper", energy=6).asks(0, "buy").offers("buy top", "sweep", "done").answer("buy top")

    table.has(0, points=4, energy=0).discard_shows("skyscraper").happened(CardBought(0, "skyscraper", 6, "top", None))


def test_made_in_a_lab_keeps_a_keep_card_off_the_top() -> None:
    table = in_a_lab("smoke_cloud", energy=4).answer("buy top")

    table.has(0, cards="made_in_a_lab smoke_cloud").counters_on(0, "smoke_cloud", 3)


def test_made_in_a_lab_shows_the_top_card_to_its_owner_only() -> None:
    table = in_a_lab("skyscraper", energy=6)

    table.sees_top(0, "skyscraper").sees_top(1, "").sees_top(2, "").sees_top(None, "")
    assert table.game.view(1).options == []
    assert table.game.view(None).options == []


def test_made_in_a_lab_shows_the_top_card_also_to_an_owner_who_cannot_pay_it() -> None:
    table = in_a_lab("skyscraper", energy=5)

    table.sees_top(0, "skyscraper").offers("sweep", "done")


def test_made_in_a_lab_does_not_refill_the_market() -> None:
    table = in_a_lab("corner_store", energy=3).answer("buy top")

    table.market_shows(DEAR_MARKET).never_happened(CardRevealed)


def test_made_in_a_lab_buys_once_a_turn() -> None:
    table = in_a_lab("corner_store heal", energy=9).answer("buy top")

    table.sees_top(0, "").offers("sweep", "done")


def test_made_in_a_lab_buys_again_in_its_owners_next_turn() -> None:
    table = Table(2).monster(0, cards="made_in_a_lab", energy=8).monster(1, place="city").market(DEAR_MARKET)
    table.next_cards("corner_store heal").next_rolls(QUIET, QUIET)

    table.buys().answer("buy top", "done").asks(1, "roll").answer("stop").asks(0, "roll").answer("stop")

    table.sees_top(0, "heal").answer("buy top").has(0, energy=2)


def test_made_in_a_lab_leaves_a_card_that_is_not_bought_on_top() -> None:
    table = Table(2).monster(0, cards="made_in_a_lab", energy=3).monster(1, energy=4, place="city")
    table.market("gourmet nova_breath energize").next_cards("corner_store").next_rolls(QUIET)

    table.buys().answer("done").sees_top(0, "corner_store").asks(1, "roll").answer("stop")

    table.answer("buy gourmet").market_shows("corner_store nova_breath energize").sees_top(0, "")


def test_made_in_a_lab_loses_sight_of_a_card_that_fills_a_gap() -> None:
    table = Table(2).monster(0, cards="made_in_a_lab", energy=9).market("heal nova_breath energize")
    table.next_cards("corner_store gourmet")

    table.buys().answer("buy heal").sees_top(0, "").market_shows("corner_store nova_breath energize")

    table.offers("buy corner_store", "sweep", "done")


def test_made_in_a_lab_pays_the_discounted_price() -> None:
    table = in_a_lab("skyscraper", energy=5, cards="made_in_a_lab alien_origin").answer("buy top")

    table.has(0, points=4, energy=0)


def test_made_in_a_lab_gains_the_point_of_media_friendly() -> None:
    table = in_a_lab("corner_store", energy=3, cards="made_in_a_lab media_friendly").answer("buy top")

    table.has(0, points=2).happened(PointsGained(0, 1, 1, "media_friendly"))


def test_made_in_a_lab_shows_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(0, energy=6).monster(1, cards="made_in_a_lab", energy=9).market(DEAR_MARKET)

    table.next_cards("skyscraper").buys().offers("sweep", "done").sees_top(0, "").sees_top(1, "")


def test_made_in_a_lab_shows_nothing_in_the_buying_it_was_bought_in() -> None:
    table = Table(2).monster(0, energy=9).market("made_in_a_lab nova_breath energize").next_cards("frenzy heal")

    table.buys().answer("buy made_in_a_lab").sees_top(0, "").offers_no("buy top")


def test_a_mimic_of_made_in_a_lab_buys_the_top_card_too() -> None:
    table = Table(3).monster(0, cards=[copying("made_in_a_lab", 1)], energy=6).monster(1, cards="made_in_a_lab")
    table.market(DEAR_MARKET).next_cards("skyscraper heal").next_rolls(QUIET)

    table.buys().sees_top(0, "skyscraper").sees_top(1, "").answer("buy top").has(0, points=4, energy=0)


def test_made_in_a_lab_and_its_copy_show_the_top_two_cards() -> None:
    table = Table(2).monster(0, cards=["made_in_a_lab", copying("made_in_a_lab", 0)], energy=6)
    table.market(DEAR_MARKET).next_cards("corner_store skyscraper heal").next_rolls(QUIET)

    table.buys().sees_top(0, "corner_store skyscraper").sees_top(1, "")

    table.offers("buy top", "buy top 2", "sweep", "done").answer("buy top 2").has(0, points=4).sees_top(
        0, "corner_store"
    )


# Parasitic Tentacles


def tentacles(energy: int, theirs: str | list[object], /, more: str = "", **numbers: object) -> Table:
    """Seat 0 may buy from seat 1."""
    table = Table(3).monster(0, cards=f"parasitic_tentacles {more}", energy=energy)
    return table.monster(1, cards=theirs, **numbers).market(DEAR_MARKET).next_rolls(QUIET)


def test_parasitic_tentacles_buy_another_monsters_card_and_pay_its_owner() -> None:
    table = tentacles(5, "jets").buys().offers("buy jets from seat 1", "sweep", "done").answer("buy jets from seat 1")

    table.has(0, cards="parasitic_tentacles jets", energy=0).has(1, cards="", energy=5)
    table.happened(CardBought(0, "jets", 5, "monster", 1)).market_shows(DEAR_MARKET)


def test_parasitic_tentacles_do_not_buy_what_costs_more_than_the_energy_there_is() -> None:
    tentacles(4, "jets").buys().offers("sweep", "done")


def test_parasitic_tentacles_do_not_buy_their_owners_own_cards() -> None:
    tentacles(6, "jets", more="gourmet solar_powered").buys().offers("buy jets from seat 1", "sweep", "done")


def test_parasitic_tentacles_buy_several_cards_of_several_monsters() -> None:
    table = tentacles(9, "jets").monster(2, cards="gourmet").buys()

    table.answer("buy jets from seat 1", "buy gourmet from seat 2").has(0, cards="parasitic_tentacles jets gourmet")

    table.has(1, energy=5).has(2, energy=4)


def test_parasitic_tentacles_do_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(0, energy=6).monster(1, cards="parasitic_tentacles", energy=9).market(DEAR_MARKET)

    table.buys().asks(0, "buy").offers("sweep", "done").answer("done").asks(1, "roll")


def test_parasitic_tentacles_buy_a_battery_monster_with_all_its_counters() -> None:
    table = tentacles(3, [{"card": "battery_monster", "counters": 2}]).buys()

    table.answer("buy battery_monster from seat 1").has(1, energy=3).counters_on(0, "battery_monster", 6)


def test_parasitic_tentacles_buy_a_smoke_cloud_with_three_counters() -> None:
    table = tentacles(4, [{"card": "smoke_cloud", "counters": 1}]).buys().answer("buy smoke_cloud from seat 1")

    table.counters_on(0, "smoke_cloud", 3).happened(CountersChanged(0, "smoke_cloud", 3))


def test_parasitic_tentacles_buying_even_bigger_cut_the_seller_to_ten_and_heal_the_buyer() -> None:
    table = tentacles(4, "even_bigger", health=12).buys().answer("buy even_bigger from seat 1")

    table.has(0, health=12, max_health=12).has(1, health=10, max_health=10)


def test_parasitic_tentacles_buying_even_bigger_cut_nothing_off_a_wounded_seller() -> None:
    table = tentacles(4, "even_bigger", health=7).buys().answer("buy even_bigger from seat 1")

    table.has(1, health=7, max_health=10).never_happened(HealthLost)


def test_parasitic_tentacles_leave_the_mimic_token_on_the_card_they_buy() -> None:
    table = tentacles(5, "jets").monster(2, cards=[copying("jets", 1)]).buys().answer("buy jets from seat 1")

    table.mimics(2, "jets", of=0)


def test_parasitic_tentacles_may_buy_the_card_that_their_owners_mimic_copies() -> None:
    table = tentacles(5, "jets").monster(0, cards=["parasitic_tentacles", copying("jets", 1)], energy=5)

    table.buys().answer("buy jets from seat 1").has(0, cards="parasitic_tentacles mimic jets").mimics(0, "jets", of=0)


def test_parasitic_tentacles_buying_a_mimic_choose_again_what_it_copies() -> None:
    table = tentacles(8, ["jets", copying("jets", 1)]).monster(2, cards="wings").buys()

    table.answer("buy mimic from seat 1").asks(0, "mimic").offers(
        "mimic parasitic_tentacles of seat 0", "mimic jets of seat 1", "mimic wings of seat 2"
    )

    table.answer("mimic wings of seat 2").has(0, cards="parasitic_tentacles mimic").mimics(0, "wings", of=2)


def test_a_seller_whose_mimic_was_even_bigger_is_cut_to_ten() -> None:
    table = tentacles(8, [copying("even_bigger", 2)], health=12).monster(2, cards="even_bigger").buys()

    table.answer("buy mimic from seat 1").has(1, health=10, max_health=10, energy=8).has(0, health=10)

    table.answer("mimic even_bigger of seat 2").has(0, health=12)


def test_parasitic_tentacles_with_alien_origin_pay_one_less_and_the_seller_gets_one_less() -> None:
    table = tentacles(4, "jets", more="alien_origin").buys().answer("buy jets from seat 1")

    table.has(0, energy=0).has(1, energy=4)


def test_parasitic_tentacles_get_no_discount_from_the_alien_origin_they_buy() -> None:
    table = tentacles(3, "alien_origin").buys().answer("buy alien_origin from seat 1").has(1, energy=3)

    table.has(0, cards="parasitic_tentacles alien_origin", energy=0)


def test_the_sellers_friend_of_children_adds_one_to_the_price_it_gets() -> None:
    table = tentacles(5, "jets friend_of_children").buys().answer("buy jets from seat 1")

    table.has(1, energy=6).happened(EnergyGained(1, 1, 6, "friend_of_children"))


def test_the_buyers_friend_of_children_gets_nothing_from_a_purchase() -> None:
    tentacles(5, "jets", more="friend_of_children").buys().answer("buy jets from seat 1").has(0, energy=0)


def test_parasitic_tentacles_gain_the_point_of_media_friendly() -> None:
    tentacles(5, "jets", more="media_friendly").buys().answer("buy jets from seat 1").has(0, points=1)


def test_parasitic_tentacles_turn_up_no_card_for_an_opportunist() -> None:
    table = tentacles(5, "jets opportunist", energy=9).buys().answer("buy jets from seat 1")

    table.asks(1, "roll").never_happened(CardRevealed)


def test_a_mimic_of_parasitic_tentacles_buys_the_same() -> None:
    table = Table(3).monster(0, cards=[copying("parasitic_tentacles", 2)], energy=5).monster(1, cards="jets")
    table.monster(2, cards="parasitic_tentacles").market(DEAR_MARKET).next_rolls(QUIET)

    table.buys().answer("buy jets from seat 1").has(0, cards="mimic jets", energy=0).has(1, cards="", energy=5)


def test_a_mimic_of_parasitic_tentacles_may_buy_the_original() -> None:
    table = Table(2).monster(0, cards=[copying("parasitic_tentacles", 1)], energy=4)
    table.monster(1, cards="parasitic_tentacles").market(DEAR_MARKET).next_rolls(QUIET)

    table.buys().answer("buy parasitic_tentacles from seat 1").has(1, energy=4, cards="")

    table.has(0, cards="mimic parasitic_tentacles").mimics(0, "parasitic_tentacles", of=0)


# Metamorph


def sells(*cards: object, energy: int = 0, **numbers: object) -> Table:
    """Seat 0 has a Metamorph and these cards, and has done with buying."""
    table = Table(2).monster(0, cards=["metamorph", *cards], energy=energy, **numbers)
    return table.market("heal nova_breath energize").next_rolls(QUIET).ends_turn()


def test_metamorph_sells_a_card_for_its_printed_cost() -> None:
    table = sells("jets").asks(0, "metamorph").offers("sell metamorph", "sell jets", "done").answer("sell jets")

    table.has(0, cards="metamorph", energy=5).discard_shows("jets").happened(CardDiscarded(0, "jets", "metamorph"))


def test_metamorph_sells_several_cards_one_after_the_other() -> None:
    table = (
        sells("jets", "wings", "gourmet")
        .answer("sell wings", "sell jets")
        .offers("sell metamorph", "sell gourmet", "done")
    )

    table.answer("done").has(0, cards="metamorph gourmet", energy=11)


def test_metamorph_may_sell_nothing() -> None:
    sells("jets").answer("done").has(0, cards="metamorph jets", energy=0).asks(1, "roll")


def test_metamorph_sells_itself_last() -> None:
    table = sells("jets", "wings").answer("sell metamorph").asks(1, "roll")

    table.has(0, cards="jets wings", energy=3).discard_shows("metamorph")


def test_metamorph_sells_a_discounted_card_for_the_printed_cost() -> None:
    table = Table(2).monster(0, cards="metamorph alien_origin", energy=4).market("jets nova_breath energize")
    table.next_cards("frenzy").next_rolls(QUIET)

    table.buys().answer("buy jets").asks(0, "metamorph").answer("sell jets").has(0, energy=5)


def test_metamorph_sells_half_used_cards_for_the_printed_cost() -> None:
    table = sells({"card": "battery_monster", "counters": 2}, {"card": "smoke_cloud", "counters": 1})

    table.answer("sell battery_monster").has(0, energy=3).answer("sell smoke_cloud").has(0, energy=7)


def test_metamorph_sells_a_mimic_for_eight() -> None:
    table = Table(2).monster(0, cards=["metamorph", copying("even_bigger", 1)], health=12)
    table.monster(1, cards="even_bigger").next_rolls(QUIET).ends_turn()

    table.answer("sell mimic").has(0, cards="metamorph", energy=8, health=10).has(1, cards="even_bigger")


def test_metamorph_is_helped_by_friend_of_children_at_each_sale() -> None:
    table = sells("friend_of_children", "jets", "gourmet").answer("sell jets").has(0, energy=6)

    table.answer("sell gourmet").has(0, energy=11).happened(EnergyGained(0, 1, 11, "friend_of_children"))


def test_solar_powered_looks_at_the_energy_after_metamorph() -> None:
    sells("solar_powered", "jets").answer("sell jets", "done").has(0, energy=5)
    sells("solar_powered", "jets").answer("done").has(0, energy=1)


def test_energy_hoarder_counts_what_metamorph_brought() -> None:
    sells("energy_hoarder", "wings").answer("sell wings", "done").has(0, points=1)


def test_metamorph_selling_even_bigger_cuts_health_to_ten() -> None:
    table = sells("even_bigger", health=12).answer("sell even_bigger").has(0, health=10, max_health=10, energy=4)

    table.happened(HealthLost(0, 2, 10, None, "metamorph"))


def test_metamorph_selling_even_bigger_cuts_nothing_off_a_wounded_monster() -> None:
    sells("even_bigger", health=9).answer("sell even_bigger").has(0, health=9).never_happened(HealthLost)


def test_metamorph_sells_no_discard_card_that_was_bought_in_the_turn() -> None:
    table = Table(2).monster(0, cards="metamorph", energy=3).market("heal nova_breath energize").next_cards("jets")

    table.buys().answer("buy heal").asks(0, "metamorph").offers("sell metamorph", "done")


def test_the_energy_of_metamorph_buys_nothing_in_this_turn() -> None:
    sells("jets").answer("sell jets", "done").asks(1, "roll").market_shows("heal nova_breath energize")


def test_metamorph_sells_no_other_monsters_card() -> None:
    table = Table(2).monster(0, cards="metamorph").monster(1, cards="jets")

    table.ends_turn().offers("sell metamorph", "done")


def test_metamorph_sells_nothing_in_another_monsters_turn() -> None:
    table = Table(2).monster(1, cards="metamorph jets").next_rolls(QUIET)

    table.ends_turn().asks(1, "roll")


def test_a_mimic_of_metamorph_sells_the_same_and_itself_last() -> None:
    table = Table(2).monster(0, cards=[copying("metamorph", 1), "jets", "gourmet"]).monster(1, cards="metamorph")

    table.next_rolls(QUIET).ends_turn().asks(0, "metamorph").offers("sell mimic", "sell jets", "sell gourmet", "done")
    table.answer("sell jets").has(0, energy=5).answer("sell mimic").asks(1, "roll").has(0, energy=13, cards="gourmet")


def test_an_owner_of_metamorph_and_its_copy_is_asked_once() -> None:
    table = Table(2).monster(0, cards=["metamorph", copying("metamorph", 0)]).next_rolls(QUIET)

    table.ends_turn().asks(0, "metamorph").answer("done").asks(1, "roll")


def test_selling_the_copied_metamorph_ends_the_selling() -> None:
    table = Table(2).monster(0, cards=["metamorph", copying("metamorph", 0)]).next_rolls(QUIET)

    table.ends_turn().answer("sell metamorph").asks(1, "roll").has(0, cards="mimic", energy=3).mimics(0, None)
