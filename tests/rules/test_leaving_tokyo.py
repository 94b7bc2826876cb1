"""What lets a monster leave Tokyo: smashes, or by other rules any health lost to another monster's doing."""

from kingoftokyo.rules.events import HealthLost, PointsGained, TokyoEntered, TokyoLeft
from table import Table

ONE_SMASH = "smash 1 1 2 2 3"
THREE_SMASHES = "smash smash smash 1 1 2"


def any_loss(players: int, **settings: object) -> Table:
    """Any loss lets a monster leave. Seat 0 can buy the Flame Thrower, and no more."""
    table = Table(players).rules("standard", leave_tokyo="any_loss", two_players=False, **settings)
    return table.monster(0, energy=3).market("flame_thrower heal wings")


def burns(table: Table) -> Table:
    return table.buys().answer("buy flame_thrower")


def test_leave_tokyo_smashes_asks_nobody_whom_a_card_wounds() -> None:
    table = Table(3).monster(0, energy=3).monster(1, place="city").market("flame_thrower heal wings")

    burns(table).asks(1, "roll").has(1, health=8, place="city")


def test_leave_tokyo_smashes_asks_one_that_smashes_wound() -> None:
    Table(3).monster(1, place="city").dice(ONE_SMASH).resolves().asks(1, "yield").offers("stay", "yield")


def test_leave_tokyo_any_loss_asks_one_that_smashes_wound() -> None:
    table = any_loss(3).monster(0).monster(1, place="city").dice(ONE_SMASH).resolves().asks(1, "yield")

    table.answer("yield").has(1, place="outside", health=9).has(0, place="city", points=1)


def test_leave_tokyo_any_loss_asks_one_that_a_card_wounds() -> None:
    burns(any_loss(3).monster(1, place="city")).asks(1, "yield").offers("stay", "yield").has(1, health=8)


def test_leave_tokyo_any_loss_gives_the_place_to_the_dealer_at_once_with_the_bonus() -> None:
    table = burns(any_loss(3).monster(0, energy=6).monster(1, place="city")).answer("yield")

    table.asks(0, "buy").has(0, place="city", points=1).has(1, place="outside", health=8)
    table.happened_in_order(
        TokyoLeft(1, "city", "yield"), TokyoEntered(0, "city", "tokyo"), PointsGained(0, 1, 1, "tokyo")
    )


def test_leave_tokyo_any_loss_changes_nothing_for_one_that_stays() -> None:
    burns(any_loss(3).monster(1, place="city")).answer("stay").has(1, place="city", health=8).has(0, place="outside")


def test_leave_tokyo_any_loss_asks_after_all_have_lost() -> None:
    table = burns(any_loss(3).monster(1, place="city")).asks(1, "yield")

    table.happened_in_order(HealthLost(1, 2, 8, 0, "flame_thrower"), HealthLost(2, 2, 8, 0, "flame_thrower"))


def test_leave_tokyo_any_loss_lets_burrowing_hit_the_dealer_before_it_enters() -> None:
    table = burns(any_loss(3).monster(1, place="city", cards="burrowing")).answer("yield")

    table.has(0, place="city", health=9, points=1)
    table.happened_in_order(HealthLost(0, 1, 9, 1, "burrowing"), TokyoEntered(0, "city", "tokyo"))


def test_leave_tokyo_any_loss_leaves_the_place_empty_when_burrowing_kills_the_dealer() -> None:
    table = any_loss(3).monster(0, energy=3, health=1).monster(1, place="city", cards="burrowing")

    burns(table).answer("yield").asks(1, "roll").has(0, place="dead").has(1, place="outside")
    table.never_happened(TokyoEntered)


def test_leave_tokyo_any_loss_does_not_move_a_dealer_that_is_in_tokyo() -> None:
    table = any_loss(5).monster(0, energy=3, place="bay").monster(1, place="city", cards="burrowing")

    burns(table).answer("yield").has(0, place="bay", points=0, health=10).has(1, place="outside")
    table.never_happened(TokyoEntered)


def test_leave_tokyo_any_loss_gives_the_place_to_an_opportunist_that_dealt_it() -> None:
    table = any_loss(3).monster(0, energy=4).monster(1, place="city").monster(2, energy=3, cards="opportunist")
    table.market("heal wings jets").next_cards("flame_thrower frenzy tank").buys().answer("sweep")

    table.asks(2, "opportunist").answer("buy flame_thrower").asks(1, "yield").answer("yield")
    table.asks(0, "buy").has(2, place="city", points=1).has(1, place="outside", health=8).has(0, health=8)


def test_leave_tokyo_any_loss_lets_the_active_monster_leave_in_its_own_turn() -> None:
    table = any_loss(3).monster(0, energy=4, place="city").monster(2, energy=3, cards="opportunist")
    table.market("heal wings jets").next_cards("flame_thrower frenzy tank").buys().answer("sweep")

    table.answer("buy flame_thrower").asks(0, "yield").answer("yield").asks(0, "buy")
    table.has(0, place="outside", health=8).has(2, place="city", points=1)


def test_leave_tokyo_any_loss_does_not_count_poison() -> None:
    any_loss(3).monster(0, place="city", poison=2).ends_turn().asks(1, "roll").has(0, place="city", health=8)


def test_leave_tokyo_any_loss_does_not_count_what_a_monster_does_to_itself() -> None:
    table = any_loss(3).monster(0, place="city", energy=4).market("tank").buys().answer("buy tank")

    table.asks(1, "roll").has(0, place="city", health=7)


def test_leave_tokyo_any_loss_asks_the_city_and_then_the_bay() -> None:
    table = burns(any_loss(5).monster(1, place="bay").monster(2, place="city")).asks(2, "yield")

    table.answer("stay").asks(1, "yield").answer("stay").has(1, place="bay").has(2, place="city")


def test_leave_tokyo_any_loss_gives_the_city_to_the_dealer_when_both_leave() -> None:
    table = burns(any_loss(5).monster(1, place="city").monster(2, place="bay")).answer("yield", "yield")

    table.has(0, place="city", points=1).has(1, place="outside").has(2, place="outside")


def test_leave_tokyo_any_loss_gives_the_bay_to_the_dealer_when_only_the_bay_leaves() -> None:
    table = burns(any_loss(5).monster(1, place="city").monster(2, place="bay")).answer("stay", "yield")

    table.has(0, place="bay", points=1).has(1, place="city").has(2, place="outside")


def test_leave_tokyo_any_loss_does_not_ask_one_that_lost_nothing() -> None:
    table = burns(any_loss(3).monster(1, place="city", energy=2, cards="wings").market("flame_thrower"))

    table.asks(1, "damage").answer("use wings").asks(1, "roll").has(1, place="city", health=10)


def test_leave_tokyo_any_loss_gives_nothing_for_a_monster_that_died() -> None:
    table = burns(any_loss(3).monster(1, place="city", health=2))

    table.asks(2, "roll").has(1, place="dead").has(0, place="outside", points=0)


def test_leave_tokyo_any_loss_leaves_the_place_empty_when_the_dealer_died_of_its_own_card() -> None:
    table = any_loss(3).monster(0, energy=4, health=3).monster(1, place="city").market("high_altitude_bombing")

    table.buys().answer("buy high_altitude_bombing").asks(1, "yield").answer("yield").asks(1, "roll")
    table.has(0, place="dead").has(1, place="outside", health=7).never_happened(TokyoEntered)


def test_leave_tokyo_any_loss_does_not_let_jets_answer_a_card() -> None:
    table = burns(any_loss(3).monster(1, place="city", cards="jets")).asks(1, "yield").has(1, health=8)

    table.answer("yield").has(1, place="outside", health=8).has(0, place="city")


def test_leave_tokyo_any_loss_lets_jets_answer_smashes() -> None:
    table = any_loss(3).monster(1, place="city", cards="jets").dice(ONE_SMASH).resolves().asks(1, "yield")

    table.answer("yield").has(1, place="outside", health=10)


def test_leave_tokyo_any_loss_asks_a_neighbour_in_tokyo_whom_fire_breathing_wounds() -> None:
    table = any_loss(5).monster(0, place="city", cards="fire_breathing").monster(1, place="bay").dice(ONE_SMASH)

    table.resolves().has(1, health=9).asks(1, "yield").answer("yield").has(1, place="outside").has(0, place="city")


def test_leave_tokyo_any_loss_asks_again_for_the_next_card() -> None:
    table = any_loss(3).monster(0, energy=9).monster(1, place="city").market("flame_thrower gas_refinery heal")

    table.buys().answer("buy flame_thrower", "stay", "buy gas_refinery").asks(1, "yield").has(1, health=5)
    table.answer("yield").has(0, place="city", points=3)


def test_leave_tokyo_any_loss_asks_the_bay_s_monster_that_has_moved_to_the_city() -> None:
    table = burns(any_loss(5).monster(1, place="city", health=2).monster(2, place="bay")).asks(2, "yield")

    table.has(2, place="city").answer("yield").has(0, place="city", points=1)


def test_a_monster_wounded_by_burrowing_is_not_offered_its_own_costume() -> None:
    table = any_loss(3, halloween=True).monster(0, cards="ghost", energy=9)
    table.monster(1, cards="burrowing", place="city").dice(THREE_SMASHES).resolves().answer("yield")

    table.has(0, health=9).asks(0, "buy")


def test_only_smashes_let_a_costume_be_stolen_whatever_lets_a_monster_leave() -> None:
    table = any_loss(4, halloween=True).monster(0, cards="fire_breathing", energy=9)
    table.monster(1, cards="ghost").monster(2, place="city").dice(THREE_SMASHES).resolves().answer("stay")

    table.has(1, health=9).asks(0, "buy")
