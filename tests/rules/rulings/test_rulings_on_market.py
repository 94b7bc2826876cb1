"""Rulings about the market that no test of a single card proves."""

from __future__ import annotations

from table import Table


def test_an_opportunist_may_buy_a_card_turned_up_although_the_active_monster_has_just_died() -> None:
    table = Table(3).monster(0, energy=4, health=3).monster(1, cards="opportunist", energy=3)
    table.market("tank wings frenzy").next_cards("corner_store").buys().answer("buy tank").has(0, place="dead")

    table.asks(1, "opportunist").offers("buy corner_store", "pass").answer("buy corner_store")

    table.has(1, energy=0, points=1, place="outside")


def test_a_gap_that_could_not_be_filled_stays_until_a_sweep() -> None:
    table = Table(2).monster(0, energy=9).market("gourmet heal tank").deck_is("")
    table.buys().answer("buy gourmet").market_shows("heal tank")

    table.answer("buy heal").market_shows("tank").discard_shows("heal")

    table.answer("sweep").discard_shows("").has(0, energy=0)
    assert sorted(card.id for card in table.game.view(None).market) == ["heal", "tank"]
