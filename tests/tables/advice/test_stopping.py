"""The consequences of stopping and of yielding, also where cards or another monster still have a say."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.table.presentation.offers import decision_data
from kingoftokyo.table.wire.messages import DecisionData, DiceChanger, RollData

SIX = "step=roll dice='1 1 2 heart heart energy' rolls_left=3"


def asked(position: str, *answers: str) -> DecisionData:
    game = Game.from_position(position, listen=True)
    for answer in answers:
        game.play(answer)
    assert game.decision is not None
    decision = decision_data(game, game.view(game.decision.seat), shared=False)
    assert decision is not None
    return decision


def rolled(position: str) -> RollData:
    roll = asked(position).roll
    assert roll is not None
    return roll


def brings(roll: RollData) -> set[tuple[str, int, int]]:
    return {(one.icon, one.amount, one.seat) for one in roll.if_stopped}


def consequences(decision: DecisionData, choice: str) -> set[tuple[str, int, int]]:
    [option] = [option for option in decision.options if option.choice == choice]
    return {(one.icon, one.amount, one.seat) for one in option.consequences if not one.later}


def test_dice_bring_energy_hearts_and_a_smash_though_hearts_are_to_be_assigned_and_cards_may_turn_dice() -> None:
    roll = rolled(
        f"{SIX} monsters=[(health=8 poison=1 shrink=1 cards=[acid_attack herd_culler healing_ray plot_twist]) "
        "(place=city health=6) () (place=bay health=7) () ()]"
    )

    assert brings(roll) == {("hearts", 2, 0), ("energy", 1, 0), ("health", -1, 1), ("health", -1, 3)}
    assert roll.changers == [DiceChanger("herd_culler", 0), DiceChanger("plot_twist", 0)]


def test_cards_of_others_that_may_change_the_dice_are_named_with_their_owners() -> None:
    roll = rolled(
        "rules='standard halloween=true cultists=true' step=roll dice='1 1 1 2 2 3' rolls_left=1 "
        "monsters=[(cards=[stretchy] energy=2 cultists=1) "
        "(place=city health=8 energy=4 cards=[psychic_probe cheerleader rapid_healing] cultists=1)]"
    )

    assert brings(roll) == {("points", 1, 0)}
    assert roll.changers == [
        DiceChanger("stretchy", 0),
        DiceChanger("cheerleader", 1),
        DiceChanger("psychic_probe", 1),
    ]


@pytest.mark.parametrize("cards", ["", "stretchy", "alien_origin"], ids=["no card", "not paid for", "another card"])
def test_no_card_is_named_that_cannot_change_the_dice(cards: str) -> None:
    roll = rolled(f"step=roll dice='1 1 1 2 2 3' rolls_left=1 monsters=[(energy=1 cards=[{cards}]) ()]")

    assert roll.changers == []


def test_a_copy_of_a_card_is_named_as_what_it_copies() -> None:
    roll = rolled(
        "step=roll dice='1 1 1 2 2 3' rolls_left=1 "
        "monsters=[(cards=[(card=mimic copies=(seat=1 card=herd_culler))]) (cards=[herd_culler])]"
    )

    assert roll.changers == [DiceChanger("herd_culler", 0)]


def test_hearts_in_tokyo_bring_nothing_and_are_not_counted() -> None:
    roll = rolled(f"{SIX} monsters=[(place=city health=8 poison=1) ()]")

    assert brings(roll) == {("energy", 1, 0)}


BOTH = "step=resolve dice='smash smash 1' monsters=[() (place=city health=9) () (place=bay health=9) () ()]"


def test_yielding_the_city_says_what_is_sure_while_the_bay_is_asked_too() -> None:
    decision = asked(BOTH)

    assert decision.seat == 1
    assert consequences(decision, "yield") == {("tokyo", -1, 1), ("tokyo", 1, 0), ("points", 1, 0)}
    assert consequences(decision, "stay") == set()


@pytest.mark.parametrize("city", ["stay", "yield"])
def test_yielding_the_bay_says_what_is_sure_and_does_not_tell_the_citys_answer(city: str) -> None:
    decision = asked(BOTH, city)

    assert decision.seat == 3
    assert consequences(decision, "yield") == {("tokyo", -1, 3), ("tokyo", 1, 0), ("points", 1, 0)}
    assert consequences(decision, "stay") == set()


def test_jets_in_the_bay_save_health_whatever_the_city_answers() -> None:
    decision = asked(BOTH.replace("bay health=9", "bay health=9 cards=[jets]"), "stay")

    assert ("health", -2, 3) in consequences(decision, "stay")
    assert ("health", -2, 3) not in consequences(decision, "yield")
