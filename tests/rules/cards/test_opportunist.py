"""Opportunist: buying what is turned up in another monster's turn, before that one may."""

from kingoftokyo.rules.events import CardBought, CardRevealed, HealthLost, PointsGained, TurnStarted
from table import Table, copying

QUIET = "1 1 2 2 3 3"
NEW_CARDS = "corner_store skyscraper energize"


def swept(opportunist: int = 1, players: int = 2, new: str = NEW_CARDS, **numbers: object) -> Table:
    """The active monster, seat 0, has just paid its last two energy to sweep the market."""
    table = Table(players).monster(0, energy=2).monster(opportunist, cards="opportunist", **numbers)
    return table.market("wings giant_brain nova_breath").next_cards(new).buys().answer("sweep")


# When it is asked


def test_opportunist_is_asked_about_all_three_cards_of_a_sweep() -> None:
    table = swept(energy=8)

    table.asks(1, "opportunist").offers("buy corner_store", "buy skyscraper", "buy energize", "pass")


def test_opportunist_is_asked_about_the_card_that_fills_a_gap_and_no_other() -> None:
    table = Table(2).monster(0, energy=3).monster(1, cards="opportunist", energy=9)
    table.market("jets heal skyscraper").next_cards("corner_store")

    table.buys().answer("buy heal").asks(1, "opportunist").offers("buy corner_store", "pass")


def test_opportunist_buys_at_once_and_the_gap_is_filled_again() -> None:
    table = swept(new=f"{NEW_CARDS} gourmet", energy=3)

    table.answer("buy corner_store").has(1, points=1, energy=0).market_shows("gourmet skyscraper energize")

    table.happened(CardBought(1, "corner_store", 3, "market", None)).discard_shows(
        "wings giant_brain nova_breath corner_store"
    )


def test_opportunist_keeps_the_keep_card_it_buys() -> None:
    table = swept(new="jets skyscraper energize", energy=5)

    table.answer("buy jets").has(1, cards="opportunist jets", energy=0)


def test_opportunist_is_asked_before_the_active_monster_may_buy_the_card() -> None:
    table = Table(2).monster(0, energy=9).monster(1, cards="opportunist", energy=3)
    table.market("heal tank jets").next_cards("corner_store energize")

    table.buys().answer("buy heal").asks(1).answer("buy corner_store").asks(0, "buy").offers_no("buy corner_store")


def test_opportunist_that_passes_leaves_the_card_to_the_active_monster() -> None:
    table = Table(2).monster(0, energy=6).monster(1, cards="opportunist", energy=3)
    table.market("heal tank jets").next_cards("corner_store")

    table.buys().answer("buy heal").asks(1).answer("pass").asks(0, "buy").answer("buy corner_store")

    table.has(0, points=1).has(1, energy=3)


def test_opportunist_is_asked_after_the_bought_card_has_acted() -> None:
    table = Table(2).monster(0, energy=4).monster(1, cards="opportunist", energy=3)
    table.market("tank heal jets").next_cards("corner_store")

    table.buys().answer("buy tank").asks(1, "opportunist").has(0, points=4, health=7)


def test_opportunist_is_asked_about_each_sweep() -> None:
    table = Table(2).monster(0, energy=4).monster(1, cards="opportunist", energy=3).market("tank jets frenzy")
    table.next_cards("corner_store skyscraper energize heal wings gourmet")

    table.buys().answer("sweep").asks(1).answer("pass").asks(0, "buy").answer("sweep")

    table.asks(1).offers("buy heal", "pass")


def test_opportunist_is_asked_again_about_the_refill_of_its_own_purchase() -> None:
    table = swept(new="corner_store skyscraper energize heal", energy=6)

    table.answer("buy corner_store").asks(1, "opportunist").offers("buy heal", "pass")


# When it is not


def test_opportunist_is_not_asked_when_it_cannot_pay() -> None:
    table = Table(2).monster(0, energy=4).monster(1, cards="opportunist", energy=2)
    table.market("tank heal frenzy").next_cards(NEW_CARDS)

    table.buys().answer("sweep").asks(0, "buy")


def test_opportunist_is_offered_only_what_it_can_pay() -> None:
    swept(energy=6).offers("buy corner_store", "buy skyscraper", "pass")


def test_opportunist_does_nothing_in_its_owners_own_turn() -> None:
    table = Table(2).monster(0, cards="opportunist", energy=9).market("tank heal frenzy").next_cards(NEW_CARDS)

    table.buys().answer("sweep").asks(0, "buy")


def test_opportunist_bought_by_the_active_monster_does_nothing_about_its_own_refill() -> None:
    table = (
        Table(2).monster(0, energy=6).monster(1, energy=9).market("opportunist heal jets").next_cards("corner_store")
    )

    table.buys().answer("buy opportunist").asks(0, "buy").offers("buy corner_store", "buy heal", "sweep", "done")


def test_opportunist_is_not_asked_about_a_card_bought_off_the_deck() -> None:
    table = Table(2).monster(0, cards="made_in_a_lab", energy=3).monster(1, cards="opportunist", energy=9)
    table.market("tank jets frenzy").next_cards("corner_store gourmet")

    table.buys().answer("buy top").asks(1, "roll").has(0, points=1)


def test_opportunist_killed_by_the_bought_card_is_not_asked() -> None:
    table = Table(3).monster(0, energy=3).monster(1, cards="opportunist", energy=9, health=2)
    table.market("flame_thrower jets frenzy").next_cards("corner_store").next_rolls(QUIET)

    table.buys().answer("buy flame_thrower").has(1, place="dead").asks(2, "roll")


# What it pays and gains


def test_opportunist_pays_the_price_with_its_own_discount() -> None:
    table = Table(2).monster(0, energy=2).monster(1, cards="opportunist alien_origin", energy=2)
    table.market("tank heal frenzy").next_cards(NEW_CARDS)

    table.buys().answer("sweep").asks(1).answer("buy corner_store")

    table.has(1, points=1, energy=0).happened(CardBought(1, "corner_store", 2, "market", None))


def test_opportunist_has_no_use_of_the_active_monsters_discount() -> None:
    table = Table(2).monster(0, cards="alien_origin", energy=2).monster(1, cards="opportunist", energy=2)
    table.market("tank heal frenzy").next_cards(NEW_CARDS)

    table.buys().answer("sweep").asks(1, "roll")


def test_opportunist_gains_the_point_of_its_own_media_friendly() -> None:
    table = Table(2).monster(0, energy=2).monster(1, cards="opportunist media_friendly", energy=3)
    table.market("tank heal frenzy").next_cards(NEW_CARDS)

    table.buys().answer("sweep", "buy corner_store").has(1, points=2)


def test_opportunist_that_buys_alien_origin_pays_less_for_the_refill() -> None:
    table = swept(new="alien_origin skyscraper energize heal", energy=5)

    table.answer("buy alien_origin", "buy heal").has(1, energy=0)


# Several of them


def opportunists_at_three_and_zero(turn: int) -> Table:
    """Seat 3 has the card and seat 0 a Mimic of it; the active monster has two energy to sweep with."""
    table = Table(4, turn=turn).monster(0, cards=[copying("opportunist", 3)], energy=3)
    table.monster(1, energy=2).monster(3, cards="opportunist", energy=3)
    return table.market("tank heal frenzy").next_cards("corner_store national_guard energize solar_powered")


def test_several_opportunists_are_asked_clockwise_from_the_active_monster() -> None:
    table = opportunists_at_three_and_zero(turn=1).buys().answer("sweep")

    table.asks(3, "opportunist").answer("pass").asks(0, "opportunist").offers(
        "buy corner_store", "buy national_guard", "pass"
    )

    table.answer("pass").asks(2, "roll")


def test_a_purchase_ends_the_offer_for_everybody_and_the_refill_is_asked_from_the_first_on() -> None:
    table = opportunists_at_three_and_zero(turn=1).monster(3, cards="opportunist", energy=5)

    table.buys().answer("sweep").asks(3).answer("buy corner_store")

    table.asks(3, "opportunist").offers("buy solar_powered", "pass").answer("pass")
    table.asks(0, "opportunist").offers("buy solar_powered", "pass").answer("buy solar_powered").has(
        0, energy=1, cards="mimic solar_powered"
    )


def test_after_the_second_opportunists_purchase_the_first_is_asked_about_the_refill() -> None:
    table = opportunists_at_three_and_zero(turn=1).buys().answer("sweep")

    table.asks(3).answer("pass").asks(0).answer("buy national_guard").has(0, points=2, health=8)

    table.asks(3, "opportunist").offers("buy solar_powered", "pass")


def test_what_the_opportunists_leave_the_active_monster_may_buy() -> None:
    table = opportunists_at_three_and_zero(turn=1).monster(1, energy=5).buys().answer("sweep")

    table.asks(3).answer("pass").asks(0).answer("pass").asks(1, "buy").answer("buy corner_store").has(1, points=1)


def test_an_owner_of_the_card_and_of_its_copy_is_asked_once() -> None:
    table = Table(2).monster(0, energy=2).monster(1, cards=["opportunist", copying("opportunist", 1)], energy=3)
    table.market("tank heal frenzy").next_cards(NEW_CARDS).next_rolls(QUIET)

    table.buys().answer("sweep").asks(1, "opportunist").answer("pass").asks(1, "roll")


def test_a_mimic_of_opportunist_buys_the_same_in_the_turn_of_the_opportunists_owner() -> None:
    table = Table(2).monster(0, cards="opportunist", energy=2).monster(1, cards=[copying("opportunist", 0)], energy=3)
    table.market("tank heal frenzy").next_cards(NEW_CARDS)

    table.buys().answer("sweep").asks(1, "opportunist").answer("buy corner_store").has(1, points=1, energy=0)


# Discard cards it buys


def test_frenzy_bought_by_an_opportunist_is_played_after_the_active_monsters_whole_turn() -> None:
    table = Table(3).monster(0, energy=9, place="city").monster(2, cards="opportunist", energy=7)
    table.market("tank heal jets").next_cards("corner_store frenzy energize skyscraper").next_rolls(QUIET)

    table.buys().answer("sweep").asks(2).answer("buy frenzy").asks(0, "buy").answer("buy corner_store", "done")

    table.asks(2, "roll").happened(TurnStarted(2, 2, extra=True)).has(0, points=1)


def test_after_an_opportunists_frenzy_turn_the_order_resumes_after_the_original_active_monster() -> None:
    table = Table(3).monster(0, energy=2, place="city").monster(2, cards="opportunist", energy=7)
    table.market("tank heal jets").next_cards("corner_store frenzy energize").next_rolls(QUIET, QUIET, QUIET)

    table.buys().answer("sweep", "buy frenzy").asks(2, "roll").answer("stop")

    table.asks(1, "roll").answer("stop").asks(2, "roll")


def test_the_next_monster_in_order_plays_its_frenzy_turn_and_then_its_own() -> None:
    table = Table(3).monster(0, energy=2, place="city").monster(1, cards="opportunist", energy=7)
    table.market("tank heal jets").next_cards("corner_store frenzy energize").next_rolls(QUIET, QUIET, QUIET)

    table.buys().answer("sweep", "buy frenzy").asks(1, "roll").answer("stop")

    table.asks(1, "roll").happened(TurnStarted(3, 1, extra=False)).answer("stop").asks(2, "roll")


def test_death_from_above_bought_by_an_opportunist_throws_the_active_monster_out_of_tokyo() -> None:
    table = Table(2).monster(0, energy=2, place="city").monster(1, cards="opportunist", energy=5)
    table.market("tank heal jets").next_cards("death_from_above frenzy energize").next_rolls(QUIET)

    table.buys().answer("sweep", "buy death_from_above").has(0, place="outside")

    # Its own turn, which has begun since, brings the two points for starting in Tokyo.
    table.asks(1, "roll").has(1, place="city", points=5).happened(PointsGained(1, 1, 3, "tokyo"))


def test_a_discard_card_of_an_opportunist_hits_the_active_monster_like_any_other() -> None:
    table = swept(players=3, new="flame_thrower skyscraper energize", energy=3)

    table.answer("buy flame_thrower").has(0, health=8).has(1, health=10).has(2, health=8)


def test_an_active_monster_killed_by_an_opportunists_card_buys_nothing_more() -> None:
    table = Table(3).monster(0, energy=9, health=2).monster(1, cards="opportunist", energy=3)
    table.market("tank heal jets").next_cards("flame_thrower skyscraper energize").next_rolls(QUIET)

    table.buys().answer("sweep", "buy flame_thrower").has(0, place="dead", energy=0).asks(1, "roll")


def test_an_opportunist_that_kills_the_only_rival_has_won() -> None:
    table = Table(2).monster(0, energy=9, health=2).monster(1, cards="opportunist", energy=3)
    table.market("tank heal jets").next_cards("flame_thrower skyscraper energize")

    table.buys().answer("sweep", "buy flame_thrower").ended(1, "last alive")


def test_a_card_that_hurts_its_buyer_hurts_the_opportunist() -> None:
    table = swept(new="national_guard skyscraper energize", energy=3)

    table.answer("buy national_guard").has(1, points=2, health=8).has(0, health=10, points=0)


def test_an_opportunist_killed_by_its_own_card_is_out_and_the_active_monster_buys_on() -> None:
    table = Table(3).monster(0, energy=5).monster(1, cards="opportunist", energy=9, health=3)
    table.market("jets wings frenzy").next_cards("tank heal energize corner_store")

    table.buys().answer("sweep", "buy tank").has(1, place="dead", points=0).asks(0, "buy")

    table.offers("buy corner_store", "buy heal", "sweep", "done")


def test_high_altitude_bombing_of_an_opportunist_hits_the_active_monster_before_its_buyer() -> None:
    table = Table(2).monster(0, energy=2, health=3).monster(1, cards="opportunist", energy=4, health=3)
    table.market("jets wings frenzy").next_cards("high_altitude_bombing heal energize")

    table.buys().answer("sweep", "buy high_altitude_bombing").ended(None, "all dead").happened_in_order(
        HealthLost(0, 3, 0, 1, "high_altitude_bombing"), HealthLost(1, 3, 0, 1, "high_altitude_bombing")
    )


def test_vast_storm_of_an_opportunist_takes_half_the_active_monsters_energy() -> None:
    table = Table(2).monster(0, energy=7).monster(1, cards="opportunist", energy=6)
    table.market("jets wings frenzy").next_cards("vast_storm heal energize")

    table.buys().answer("sweep", "buy vast_storm").has(0, energy=3).has(1, energy=0, points=2).asks(0, "buy")


def test_evacuation_orders_of_an_opportunist_undo_a_win_that_was_pending() -> None:
    table = Table(2).monster(0, points=20, energy=2).monster(1, cards="opportunist", energy=7)
    table.market("jets wings frenzy").next_cards("evacuation_orders skyscraper energize").next_rolls(QUIET)

    table.buys().answer("sweep", "buy evacuation_orders").asks(1, "roll").has(0, points=15)


def test_an_opportunist_that_passes_lets_the_pending_win_happen() -> None:
    table = Table(2).monster(0, points=20, energy=2).monster(1, cards="opportunist", energy=7)
    table.market("jets wings frenzy").next_cards("evacuation_orders skyscraper energize")

    table.buys().answer("sweep", "pass").ended(0, "points")


def test_points_of_an_opportunist_win_when_the_active_monsters_turn_is_over() -> None:
    table = Table(2).monster(0, energy=9).monster(1, cards="opportunist", energy=3, points=19)
    table.market("jets wings frenzy").next_cards("corner_store skyscraper energize tank")

    table.buys().answer("sweep", "buy corner_store").asks(0, "buy").answer("done").ended(1, "points")


def test_the_gap_is_filled_before_an_opportunists_card_acts() -> None:
    table = swept(new="corner_store skyscraper energize heal", energy=3)

    table.answer("buy corner_store").happened_in_order(
        CardBought(1, "corner_store", 3, "market", None), CardRevealed(0, "heal"), PointsGained(1, 1, 1, "corner_store")
    )
