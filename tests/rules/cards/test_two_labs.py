"""Made in a Lab and its copy in one hand."""

from table import Table, copying


def test_two_labs_show_two_cards_and_buy_one_of_them() -> None:
    table = Table(2).monster(0, cards=["made_in_a_lab", copying("made_in_a_lab", 0)], energy=20)

    table.market("tank heal jets").next_cards("corner_store commuter_train skyscraper").buys()
    table.sees_top(0, "corner_store commuter_train").answer("buy top 2").has(0, points=2)

    table.offers_no("buy top").offers_no("buy top 2")


def test_the_other_lab_may_buy_again_next_turn() -> None:
    table = Table(2).monster(0, cards=["made_in_a_lab", copying("made_in_a_lab", 0)], energy=20)
    table.market("tank heal jets").next_cards("corner_store commuter_train skyscraper")
    table.next_rolls("1 1 2 2 3 3", "1 1 2 2 3 3").buys().answer("buy top", "done", "stop", "stop")

    table.asks(0, "buy").answer("buy top").has(0, points=3)


def test_the_buyer_of_another_monsters_lab_has_not_seen_what_that_monster_saw() -> None:
    table = (
        Table(2, turn=1).monster(0, energy=9, cards="parasitic_tentacles").monster(1, energy=2, cards="made_in_a_lab")
    )
    table.market("heal wings jets").next_cards("tank").next_rolls("1 1 2 2 3 3").buys().answer("done", "stop")

    table.answer("buy made_in_a_lab from seat 1").sees_top(0, "").offers_no("buy top")

    assert table.game.view(0).options == ["buy heal", "buy wings", "buy jets", "sweep", "done"]
