"""Freeze Time: another turn with one die less after three 1s."""

from kingoftokyo.rules.events import DiceRolled, ExtraTurnGained, TurnEnded, TurnStarted
from table import Table, copying

THREE_ONES = "1 1 1 2 2 3"
NUMBERS = "1 1 2 2 3 3"
FIVE_DICE = "1 1 2 2 3"
FIVE_WITH_ONES = "1 1 1 2 2"
FOUR_DICE = "1 1 2 2"


def frozen(energy: int = 0) -> Table:
    """Seat 0 has Freeze Time and three 1s, and Tokyo is taken."""
    return Table(2).monster(0, cards="freeze_time", energy=energy).monster(1, place="city").dice(THREE_ONES)


def test_freeze_time_gives_another_turn_with_one_die_less_after_three_ones() -> None:
    table = frozen().next_rolls(FIVE_DICE)

    table.resolves().asks(0, "freeze_time").answer("again").asks(0, "roll").shows(FIVE_DICE)

    table.happened_in_order(
        TurnEnded(0),
        ExtraTurnGained(0, "freeze_time"),
        TurnStarted(2, 0, extra=True),
        DiceRolled(0, "", FIVE_DICE, FIVE_DICE, 2),
    )


def test_freeze_time_asks_with_again_first() -> None:
    frozen().resolves().offers("again", "decline")


def test_freeze_time_may_be_declined() -> None:
    frozen().resolves().answer("decline").asks(1, "roll").never_happened(ExtraTurnGained)


def test_freeze_time_lets_the_ones_score_as_usual() -> None:
    frozen().resolves().has(0, points=1)


def test_freeze_time_asks_after_six_ones_only_once() -> None:
    table = frozen().dice("1 1 1 1 1 1").next_rolls(FIVE_DICE)

    table.resolves().answer("again").asks(0, "roll").answer("stop").asks(1, "roll")


def test_freeze_time_asks_nothing_after_two_ones() -> None:
    frozen().dice(NUMBERS).resolves().asks(1, "roll")


def test_freeze_time_asks_nothing_after_three_of_another_number() -> None:
    frozen().dice("2 2 2 3 3 3").resolves().asks(1, "roll").has(0, points=5)


def test_freeze_time_asks_nothing_after_another_monsters_three_ones() -> None:
    table = Table(2).monster(0, place="city").monster(1, cards="freeze_time").dice(THREE_ONES)

    table.resolves().asks(1, "roll").happened(TurnStarted(2, 1, extra=False))


def test_freeze_time_looks_at_the_dice_after_they_were_set() -> None:
    table = Table(2).monster(0, cards="freeze_time herd_culler").monster(1, place="city").dice(NUMBERS)

    table.last_roll_done().answer("set 3 to 1 with herd_culler").asks(0, "freeze_time")


def test_freeze_time_asks_after_buying_and_the_end_of_the_turn() -> None:
    table = frozen(energy=2).resolves().asks(0, "buy").answer("done").asks(0, "freeze_time")

    table.happened(TurnEnded(0))


def test_three_ones_in_the_frozen_turn_give_a_further_turn_with_four_dice() -> None:
    table = frozen().next_rolls(FIVE_WITH_ONES, FOUR_DICE)

    table.resolves().answer("again", "stop").asks(0, "freeze_time").answer("again")

    table.asks(0, "roll").shows(FOUR_DICE).answer("stop").asks(1, "roll").has(0, points=2)


def test_a_frozen_turn_without_three_ones_is_the_last() -> None:
    frozen().next_rolls(FIVE_DICE).resolves().answer("again", "stop").asks(1, "roll")


def test_the_next_regular_turn_after_a_frozen_one_has_all_dice_again() -> None:
    table = frozen().next_rolls(FIVE_DICE, NUMBERS, NUMBERS)

    table.resolves().answer("again", "stop").asks(1, "roll").answer("stop").asks(0, "roll").shows(NUMBERS)


def test_a_frozen_turn_has_all_three_rolls() -> None:
    table = frozen().next_rolls(FIVE_DICE, FIVE_DICE, FIVE_DICE)

    table.resolves().answer("again", "keep nothing", "keep nothing").asks(1, "roll")


def test_shrink_tokens_take_dice_from_a_frozen_turn_too() -> None:
    table = Table(2).monster(0, cards="freeze_time", shrink=1).monster(1, place="city").dice("1 1 1 2 2")

    table.next_rolls(FOUR_DICE).resolves().answer("again").shows(FOUR_DICE)


def test_a_frozen_turn_begun_in_tokyo_earns_the_two_points_again() -> None:
    table = Table(2).monster(0, cards="freeze_time", place="city").dice(THREE_ONES)

    table.resolves().has(0, points=1).answer("again").has(0, points=3)


def test_in_a_frozen_turn_what_works_once_a_turn_works_again() -> None:
    table = Table(2).monster(0, cards="freeze_time herd_culler").monster(1, place="city").dice(NUMBERS)
    table.next_rolls(FIVE_DICE).last_roll_done().answer("set 3 to 1 with herd_culler", "again", "stop")

    table.asks(0, "change_dice").answer("set 3 to 1 with herd_culler").asks(0, "freeze_time")


def test_freeze_time_bought_on_the_turn_of_the_ones_asks_too() -> None:
    table = Table(2).monster(0, energy=5).monster(1, place="city").dice(THREE_ONES).market("freeze_time")

    table.next_rolls(FIVE_DICE).resolves().answer("buy freeze_time").asks(0, "freeze_time").answer("again")

    table.asks(0, "roll").shows(FIVE_DICE)


def test_freeze_time_bought_by_an_opportunist_does_not_freeze_another_monsters_turn() -> None:
    table = Table(2).monster(0, energy=2).monster(1, cards="opportunist", energy=5, place="city").dice(THREE_ONES)

    table.next_cards("freeze_time skyscraper frenzy").resolves().answer("sweep", "buy freeze_time")

    table.asks(1, "roll").has(1, cards="opportunist freeze_time").never_happened(ExtraTurnGained)


def test_frozen_turns_come_before_a_frenzy_turn_which_has_all_dice() -> None:
    table = frozen(energy=7).market("frenzy").next_rolls(FIVE_WITH_ONES, FOUR_DICE, NUMBERS)
    table.resolves().answer("buy frenzy").asks(0, "freeze_time").answer("again").asks(0, "roll").shows(FIVE_WITH_ONES)

    table.answer("stop", "again").asks(0, "roll").shows(FOUR_DICE)

    table.answer("stop").asks(0, "roll").shows(NUMBERS).answer("stop").asks(1, "roll")


def test_a_declined_freeze_time_leaves_the_frenzy_turn() -> None:
    table = frozen(energy=7).market("frenzy").next_rolls(NUMBERS)

    table.resolves().answer("buy frenzy", "decline").asks(0, "roll").shows(NUMBERS)


def test_three_ones_in_the_frenzy_turn_give_a_frozen_turn_of_five_dice() -> None:
    table = frozen(energy=7).market("frenzy").next_rolls(THREE_ONES, FIVE_DICE)

    table.resolves().answer("buy frenzy", "decline", "stop").asks(0, "freeze_time").answer("again").shows(FIVE_DICE)


def test_freeze_time_asks_nothing_when_its_owner_dies_in_its_turn() -> None:
    table = Table(3).monster(0, cards="freeze_time", health=1, poison=1).monster(1, place="city").dice(THREE_ONES)

    table.resolves().asks(1, "roll").has(0, place="dead").never_happened(ExtraTurnGained)


def test_a_frenzy_turn_is_lost_when_its_owner_dies_in_a_frozen_turn() -> None:
    table = Table(3).monster(0, cards="freeze_time", health=2, poison=1, energy=7).monster(1, place="city")
    table.dice(THREE_ONES).market("frenzy").next_rolls(FIVE_DICE)

    table.resolves().answer("buy frenzy", "again").has(0, health=1).answer("stop")

    table.asks(1, "roll").has(0, place="dead")


def test_freeze_time_asks_nothing_when_twenty_points_have_won() -> None:
    table = Table(2).monster(0, cards="freeze_time", points=19).monster(1, place="city").dice(THREE_ONES)

    table.resolves().ended(0, "points")


def test_a_mimicked_freeze_time_gives_another_turn_with_one_die_less() -> None:
    table = Table(2).monster(0, cards=[copying("freeze_time", 1)]).monster(1, cards="freeze_time", place="city")
    table.dice(THREE_ONES).next_rolls(FIVE_DICE)

    table.resolves().asks(0, "freeze_time").offers("again", "decline").answer("again")

    table.asks(0, "roll").shows(FIVE_DICE).happened(TurnStarted(2, 0, extra=True))


def test_freeze_time_mimicked_on_the_turn_of_the_ones_asks_too() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="freeze_time", place="city").dice(THREE_ONES)

    table.market("mimic").next_rolls(FIVE_DICE).resolves().answer("buy mimic", "mimic freeze_time of seat 1")

    table.asks(0, "freeze_time").answer("again").shows(FIVE_DICE)
