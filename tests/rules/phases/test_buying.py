"""Buying: cards and sweeps while energy lasts, the market and the deck."""

import pytest

from kingoftokyo.rules.events import CardBought, CardRevealed, DeckShuffled, EnergySpent, MarketSwept, PointsGained
from table import Table

# Cards


def test_a_keep_card_is_paid_and_taken() -> None:
    table = Table(2).monster(0, energy=6).market("gourmet tank heal")

    table.buys().asks(0, "buy").answer("buy gourmet")

    table.has(0, cards="gourmet", energy=2).happened(CardBought(0, "gourmet", 4, "market", None)).happened(
        EnergySpent(0, 4, 2, "gourmet")
    )
    table.discard_shows("")


def test_a_discard_card_acts_at_once_and_goes_to_the_discard_pile() -> None:
    table = Table(2).monster(0, energy=5).market("corner_store tank heal")

    table.buys().answer("buy corner_store").has(0, cards="", points=1, energy=2).discard_shows("corner_store")


def test_the_gap_is_filled_from_the_deck_in_the_same_place() -> None:
    table = Table(2).monster(0, energy=6).market("gourmet tank heal").next_cards("frenzy")

    table.buys().answer("buy tank").market_shows("gourmet frenzy heal")


def test_the_gap_is_filled_before_the_card_acts() -> None:
    table = Table(2).monster(0, energy=3).market("corner_store").next_cards("frenzy")

    table.buys().answer("buy corner_store").happened_in_order(
        CardBought(0, "corner_store", 3, "market", None),
        CardRevealed(0, "frenzy"),
        PointsGained(0, 1, 1, "corner_store"),
    )


def test_a_card_that_fills_the_gap_can_be_bought_at_once() -> None:
    table = Table(2).monster(0, energy=7).market("corner_store").next_cards("commuter_train")

    table.buys().answer("buy corner_store", "buy commuter_train").has(0, points=3, energy=0)


def test_only_what_can_be_paid_is_offered() -> None:
    table = Table(2).monster(0, energy=4).market("skyscraper tank heal")

    table.buys().offers("buy tank", "buy heal", "sweep", "done")


def test_cards_are_bought_while_energy_lasts() -> None:
    table = Table(2).monster(0, energy=9).market("heal corner_store flame_thrower")

    table.buys().answer("buy flame_thrower", "buy heal", "buy corner_store").asks(1, "roll").has(0, energy=0)


def test_buying_can_be_declined() -> None:
    table = Table(2).monster(0, energy=9).market("heal corner_store flame_thrower")

    table.buys().answer("done").asks(1, "roll").has(0, energy=9, cards="").market_shows(
        "heal corner_store flame_thrower"
    )


def test_nobody_is_asked_when_nothing_can_be_paid() -> None:
    table = Table(2).monster(0, energy=1).market("solar_powered heal tank")

    table.buys().asks(1, "roll").has(0, energy=1)


def test_nobody_else_buys_in_the_active_monsters_turn() -> None:
    table = Table(3).monster(1, energy=9).monster(2, energy=9).market("heal tank skyscraper")

    table.buys().asks(1, "roll")


def test_a_buyer_that_dies_of_its_card_buys_nothing_more() -> None:
    table = Table(3).monster(0, energy=20, health=3).market("tank heal skyscraper")

    table.buys().answer("buy tank").asks(1, "roll").has(0, place="dead", energy=0)


# The same name twice


def test_the_same_name_twice_in_the_market_is_one_option() -> None:
    table = Table(2).monster(0, energy=7).market("extra_head corner_store extra_head")

    table.buys().offers("buy extra_head", "buy corner_store", "sweep", "done")


def test_of_the_same_name_twice_the_other_one_stays_and_can_be_bought_too() -> None:
    table = Table(2).monster(0, energy=14).market("extra_head corner_store extra_head").next_cards("heal tank")

    table.buys().answer("buy extra_head").market_shows("heal corner_store extra_head").answer("buy extra_head")

    table.has(0, cards="extra_head extra_head", energy=0).market_shows("heal corner_store tank")


# Sweeping


def test_a_sweep_costs_two_energy_and_turns_up_three_new_cards() -> None:
    table = Table(2).monster(0, energy=4).market("skyscraper tank heal").next_cards("frenzy energize gourmet")

    table.buys().answer("sweep").has(0, energy=2).market_shows("frenzy energize gourmet")

    table.discard_shows("skyscraper tank heal").happened(MarketSwept(0, ("skyscraper", "tank", "heal")))


def test_a_sweep_is_offered_with_two_energy_even_when_no_card_can_be_paid() -> None:
    table = Table(2).monster(0, energy=2).market("skyscraper tank heal")

    table.buys().offers("sweep", "done")


def test_a_sweep_is_not_offered_with_one_energy() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=1).market("solar_powered tank heal")

    table.buys().offers("buy solar_powered", "done")


def test_a_sweep_fills_the_gaps_of_the_market_too() -> None:
    table = Table(2).monster(0, energy=2).market("tank").next_cards("frenzy energize gourmet")

    table.buys().answer("sweep").market_shows("frenzy energize gourmet").discard_shows("tank")


def test_sweeps_and_purchases_come_in_any_order_while_energy_lasts() -> None:
    table = Table(2).monster(0, energy=13).market("corner_store tank heal")
    table.next_cards("gourmet skyscraper energize frenzy commuter_train flame_thrower national_guard")

    table.buys().answer("buy corner_store", "sweep", "sweep", "buy commuter_train", "sweep").asks(1, "roll")

    table.has(0, energy=0, points=3)


@pytest.mark.parametrize("sweeps", [1, 2, 3])
def test_the_market_can_be_swept_again_and_again(sweeps: int) -> None:
    table = (
        Table(2)
        .monster(0, energy=2 * sweeps)
        .market("skyscraper energize frenzy")
        .next_cards("extra_head nova_breath it_has_a_child evacuation_orders gas_refinery vast_storm")
    )

    table.buys().answer(*["sweep"] * sweeps).has(0, energy=0).asks(1, "roll")


# An empty deck


def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = Table(2).monster(0, energy=4).market("gourmet tank heal").deck_is("").discarded("frenzy")

    table.buys().answer("buy gourmet").market_shows("frenzy tank heal").happened(DeckShuffled(1))

    table.discard_shows("").deck_holds(0)


def test_a_discard_card_just_bought_is_not_in_the_new_deck() -> None:
    table = Table(2).monster(0, energy=3).market("gourmet tank heal").deck_is("").discarded("frenzy")

    table.buys().answer("buy heal").market_shows("gourmet tank frenzy").happened(DeckShuffled(1)).discard_shows("heal")


def test_cards_just_swept_are_in_the_new_deck() -> None:
    table = Table(2).monster(0, energy=2).market("skyscraper tank heal").deck_is("")

    table.buys().answer("sweep").happened(DeckShuffled(3)).discard_shows("").deck_holds(0)

    assert len(table.game.view(None).market) == 3


def test_a_sweep_takes_the_rest_of_the_deck_before_shuffling() -> None:
    table = Table(2).monster(0, energy=2).market("skyscraper tank heal").deck_is("frenzy energize gourmet")

    table.buys().answer("sweep").market_shows("frenzy energize gourmet").never_happened(DeckShuffled)

    table.discard_shows("skyscraper tank heal").deck_holds(0)


def test_a_deck_that_runs_out_in_a_sweep_is_refilled_in_between() -> None:
    table = Table(2).monster(0, energy=2).market("skyscraper tank heal").deck_is("frenzy").discarded("gourmet")

    table.buys().answer("sweep").happened_in_order(CardRevealed(0, "frenzy"), DeckShuffled(4))

    table.discard_shows("").deck_holds(2)


def test_with_deck_and_discard_pile_empty_the_market_has_fewer_than_three_cards() -> None:
    table = Table(2).monster(0, energy=7).market("gourmet tank heal").deck_is("")

    table.buys().answer("buy heal").market_shows("gourmet tank").discard_shows("heal").never_happened(DeckShuffled)


def test_a_discard_card_bought_before_comes_back_for_the_next_gap() -> None:
    table = Table(2).monster(0, energy=7).market("gourmet tank heal").deck_is("")

    table.buys().answer("buy heal", "buy gourmet").market_shows("heal tank").discard_shows("")


def test_an_empty_market_leaves_only_the_sweep() -> None:
    table = Table(2).monster(0, energy=5).market("heal").deck_is("")

    table.buys().answer("buy heal").market_shows("").offers("sweep", "done")


def test_the_cards_of_a_dead_monster_come_back_with_the_new_deck() -> None:
    table = Table(3).monster(0, energy=5).monster(1, cards="gourmet", health=2).market("flame_thrower tank heal")

    table.deck_is("frenzy").buys().answer("buy flame_thrower").discard_shows("flame_thrower gourmet").answer("sweep")

    table.happened(DeckShuffled(5)).deck_holds(2)


def test_nothing_is_seen_on_top_of_a_deck_that_is_empty() -> None:
    table = Table(2).monster(0, cards="made_in_a_lab", energy=5).market("heal").deck_is("")

    table.buys().sees_top(0, "").offers("buy heal", "sweep", "done")
