"""Cards that set dice: Herd Culler, Plot Twist, Stretchy, and the order they come in."""

from kingoftokyo.rules.events import CardDiscarded, DieSet, EnergySpent, RollFinished, TokenMoved
from table import Table, copying

TWO_ONES = "1 1 2 2 3 smash"
ONE_OF_EACH = "1 2 3 heart energy smash"
OTHER_FACES = {
    "1": ("2", "3", "heart", "energy", "smash"),
    "2": ("1", "3", "heart", "energy", "smash"),
}


def changes(card: str, *pairs: str) -> list[str]:
    """`3 1` for a 3 that may become a 1."""
    return [f"set {pair.split()[0]} to {pair.split()[1]} with {card}" for pair in pairs]


# Herd Culler


def test_herd_culler_sets_a_die_to_one() -> None:
    table = Table(2).monster(0, cards="herd_culler").dice(TWO_ONES)

    table.last_roll_done().asks(0, "change_dice").answer("set smash to 1 with herd_culler")

    table.happened(DieSet(0, "smash", "1", "1 1 1 2 2 3", "herd_culler")).asks(1, "roll").has(0, points=2)


def test_herd_culler_offers_every_face_but_one() -> None:
    table = Table(2).monster(0, cards="herd_culler").dice(ONE_OF_EACH)

    table.last_roll_done().offers(
        *changes("herd_culler", "2 1", "3 1", "heart 1", "energy 1", "smash 1"),
        "done",
    )


def test_herd_culler_works_once_in_a_turn() -> None:
    table = Table(2).monster(0, cards="herd_culler").dice("2 2 2 2 2 2")

    table.last_roll_done().answer("set 2 to 1 with herd_culler").asks(1, "roll")


def test_herd_culler_works_again_in_its_owners_next_turn() -> None:
    table = Table(2).monster(0, cards="herd_culler").dice(TWO_ONES).next_rolls(TWO_ONES, TWO_ONES)

    table.last_roll_done().answer("set 3 to 1 with herd_culler").asks(1, "roll").answer("stop", "stay")

    table.asks(0, "roll").answer("stop").asks(0, "change_dice").offers_also("set 3 to 1 with herd_culler")


def test_herd_culler_may_be_left_unused() -> None:
    table = Table(2).monster(0, cards="herd_culler").dice(TWO_ONES)

    table.last_roll_done().answer("done").asks(1, "roll").never_happened(DieSet)


def test_herd_culler_is_not_asked_when_every_die_shows_one() -> None:
    table = Table(2).monster(0, cards="herd_culler").dice("1 1 1 1 1 1")

    table.last_roll_done().asks(1, "roll")


def test_herd_culler_does_not_touch_another_monsters_dice() -> None:
    table = Table(2).monster(1, cards="herd_culler").dice(TWO_ONES)

    table.last_roll_done().asks(1, "roll").never_happened(DieSet)


def test_a_mimicked_herd_culler_sets_a_die_to_one() -> None:
    table = Table(2).monster(0, cards=[copying("herd_culler", 1)]).monster(1, cards="herd_culler").dice(TWO_ONES)

    table.last_roll_done().asks(0, "change_dice").answer("set smash to 1 with herd_culler")

    table.asks(1, "roll").has(0, points=2, cards="mimic")


def test_a_herd_culler_and_its_copy_in_one_hand_set_a_die_each() -> None:
    table = Table(2).monster(0, cards=["herd_culler", copying("herd_culler", 0)]).dice("1 2 2 3 heart energy")

    table.last_roll_done().answer("set 2 to 1 with herd_culler", "set 3 to 1 with herd_culler").asks(1, "roll")

    table.has(0, points=2)


# Plot Twist


def test_plot_twist_sets_a_die_to_any_face_and_is_discarded() -> None:
    table = Table(2).monster(0, cards="plot_twist").dice("2 2 3 heart energy 1")

    table.last_roll_done().answer("set 1 to energy with plot_twist")

    table.asks(0, "buy").has(0, energy=2, cards="").discard_shows("plot_twist").happened_in_order(
        DieSet(0, "1", "energy", "2 2 3 heart energy energy", "plot_twist"),
        CardDiscarded(0, "plot_twist", "plot_twist"),
    )


def test_plot_twist_offers_every_other_face_for_every_face_of_the_roll() -> None:
    table = Table(2).monster(0, cards="plot_twist").dice("1 1 1 2 2 2").last_roll_done()

    for face, others in OTHER_FACES.items():
        table.offers_also(*(f"set {face} to {other} with plot_twist" for other in others))

    table.refuses("set 1 to 1 with plot_twist").refuses("set 3 to 1 with plot_twist")
    assert table.game.option_count() == 11


def test_plot_twist_is_kept_when_it_is_not_used() -> None:
    table = Table(2).monster(0, cards="plot_twist").dice(TWO_ONES)

    table.last_roll_done().answer("done").has(0, cards="plot_twist").never_happened(DieSet)


def test_plot_twist_is_not_asked_without_dice() -> None:
    table = Table(2).monster(0, cards="plot_twist", shrink=6, energy=2)

    table.starts_turn().asks(0, "buy")


def test_plot_twist_does_not_touch_another_monsters_dice() -> None:
    table = Table(2).monster(1, cards="plot_twist").dice(TWO_ONES)

    table.last_roll_done().asks(1, "roll").has(1, cards="plot_twist")


def test_a_mimicked_plot_twist_sets_a_die_and_the_mimic_is_discarded() -> None:
    table = Table(2).monster(0, cards=[copying("plot_twist", 1)]).monster(1, cards="plot_twist")

    table.dice("2 2 3 heart energy 1").last_roll_done().answer("set 1 to energy with plot_twist")

    table.asks(0, "buy").has(0, energy=2, cards="").has(1, cards="plot_twist").discard_shows("mimic")


def test_a_plot_twist_used_before_its_copy_in_the_same_hand_takes_the_mimic_token_back() -> None:
    table = Table(2).monster(0, cards=["plot_twist", copying("plot_twist", 0)]).dice("2 2 3 heart energy 1")

    table.last_roll_done().answer("set 1 to energy with plot_twist")

    table.asks(0, "buy").has(0, cards="mimic").discard_shows("plot_twist").happened(TokenMoved(0, "mimic", None, None))


# Stretchy


def test_stretchy_sets_a_die_to_any_face_for_two_energy() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=2).dice(TWO_ONES)

    table.last_roll_done().asks(0, "change_dice").answer("set smash to 1 with stretchy")

    table.asks(1, "roll").has(0, points=2, energy=0, cards="stretchy")
    table.happened_in_order(EnergySpent(0, 2, 0, "stretchy"), DieSet(0, "smash", "1", "1 1 1 2 2 3", "stretchy"))


def test_stretchy_sets_dice_as_often_as_its_owner_can_pay() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=5).dice("1 2 2 3 heart energy")

    table.last_roll_done().answer("set 3 to 1 with stretchy", "set heart to 1 with stretchy")

    table.has(0, points=2, energy=2).happened(EnergySpent(0, 2, 1, "stretchy"))


def test_stretchy_may_set_the_same_die_twice() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=4).dice("1 1 2 2 3 3")

    table.last_roll_done().answer("set 1 to smash with stretchy", "set smash to 2 with stretchy")

    table.happened(DieSet(0, "smash", "2", "1 2 2 2 3 3", "stretchy")).has(0, energy=0, points=3)


def test_stretchy_is_not_asked_with_one_energy() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=1).dice(TWO_ONES)

    table.last_roll_done().asks(1, "roll").has(0, energy=1)


def test_stretchy_cannot_be_paid_with_the_energy_on_the_dice() -> None:
    table = Table(2).monster(0, cards="stretchy").dice("energy energy energy 1 1 2")

    table.last_roll_done().asks(0, "buy").has(0, energy=3)


def test_stretchy_costs_nothing_when_it_is_not_used() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=2).dice(TWO_ONES)

    table.last_roll_done().answer("done").has(0, energy=2)


def test_stretchy_does_not_touch_another_monsters_dice() -> None:
    table = Table(2).monster(1, cards="stretchy", energy=4).dice(TWO_ONES)

    table.last_roll_done().asks(1, "roll").has(1, energy=4)


def test_a_mimicked_stretchy_sets_a_die_to_any_face_for_two_energy() -> None:
    table = Table(2).monster(0, cards=[copying("stretchy", 1)], energy=2).monster(1, cards="stretchy", energy=2)

    table.dice(TWO_ONES).last_roll_done().answer("set smash to 1 with stretchy")

    table.asks(1, "roll").has(0, points=2, energy=0, cards="mimic").has(1, energy=2)


# Several together, and when they come


def test_cards_that_set_dice_may_be_used_in_any_order() -> None:
    table = Table(2).monster(0, cards="herd_culler plot_twist stretchy", energy=2).dice("2 2 3 3 heart smash")

    table.last_roll_done().answer("set smash to 2 with plot_twist", "set 2 to 1 with stretchy")
    table.answer("set heart to 1 with herd_culler").asks(1, "roll")

    table.has(0, energy=0, cards="herd_culler stretchy").happened(DieSet(0, "heart", "1", "1 1 2 2 3 3", "herd_culler"))


def test_a_die_set_by_one_card_may_be_set_again_by_another() -> None:
    table = Table(2).monster(0, cards="herd_culler plot_twist").dice("1 1 2 2 3 3")

    table.last_roll_done().answer("set 3 to 1 with herd_culler", "set 1 to 2 with plot_twist")

    table.has(0, points=3).happened(DieSet(0, "1", "2", "1 1 2 2 2 3", "plot_twist"))


def test_dice_are_not_rolled_again_after_one_was_set() -> None:
    table = Table(2).monster(0, cards="herd_culler plot_twist energy_drink", energy=1).dice(TWO_ONES)

    table.last_roll_done().answer("stop", "set 3 to 1 with herd_culler").asks(0, "change_dice")

    table.offers_no("extra_roll energy_drink").answer("done").asks(1, "roll")


def test_dice_are_set_before_the_cards_that_look_at_the_whole_roll() -> None:
    table = Table(2).monster(0, cards="herd_culler complete_destruction").monster(1, place="city")

    table.dice("2 2 3 heart energy smash").last_roll_done().answer("set 2 to 1 with herd_culler").has(0, points=9)


def test_dice_are_set_only_when_the_roll_is_finished() -> None:
    table = Table(2).monster(0, cards="herd_culler stretchy", energy=2).dice(TWO_ONES)

    table.rolls(left=2).offers_no("set 3 to 1 with herd_culler").refuses("set 3 to 1 with stretchy")


def test_dice_are_set_after_the_psychic_probe() -> None:
    table = Table(2).monster(0, cards="herd_culler").monster(1, cards="psychic_probe", place="city")
    table.dice("1 1 1 2 2 3").next_rolls("2").last_roll_done().happened(RollFinished(0, "1 1 1 2 2 3"))

    table.asks(1, "psychic_probe").answer("probe 1").asks(0, "change_dice").answer("set 3 to 1 with herd_culler")

    table.has(0, points=3)
