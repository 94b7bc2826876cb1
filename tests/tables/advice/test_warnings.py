"""What a person is warned of, what needs no thought, and what every decision is about: all by the rules."""

from __future__ import annotations

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.lookahead import idle_dice
from kingoftokyo.table.presentation.offers import decision_data
from kingoftokyo.table.wire.messages import DecisionData, Phrase

ELIMINATED = Phrase("warning-eliminated")


def asked(position: str) -> DecisionData:
    game = Game.from_position(position)
    decision = decision_data(game, game.view(game.asked), shared=False)
    assert decision is not None
    return decision


def warned(position: str) -> dict[str, Phrase]:
    return {option.choice: option.warning for option in asked(position).options if option.warning is not None}


# Buying


@pytest.mark.parametrize("energy", [3, 4, 9])
def test_healing_at_full_health_is_useless(energy: int) -> None:
    buying = f"step=buy market=[heal jets energize] monsters=[(health={{}} energy={energy}) (place=city) ()]"

    useless = Phrase("warning-useless", {"card": "heal", "price": 3})
    assert warned(buying.format(10)) == {"buy heal": useless}
    assert warned(buying.format(9)) == {}


def test_a_useless_card_is_not_useless_to_who_is_paid_for_buying() -> None:
    buying = "step=buy market=[heal tank jets] monsters=[(energy=3 cards=[{}]) (place=city)]"

    assert warned(buying.format("media_friendly")) == {}
    assert list(warned(buying.format("wings"))) == ["buy heal"]


@pytest.mark.parametrize(
    "card", ["skyscraper", "energize", "frenzy", "evacuation_orders", "flame_thrower", "vast_storm"]
)
def test_a_card_that_does_something_is_no_waste(card: str) -> None:
    rivals = "(place=city health=3 points=6 energy=4) ()"

    assert warned(f"step=buy market=[{card} jets wings] monsters=[(energy=9) {rivals}]") == {}


def test_a_card_against_others_is_useless_where_they_have_nothing_to_lose() -> None:
    buying = "step=buy market=[evacuation_orders jets wings] monsters=[(energy=9) (points={}) (points=0)]"

    assert list(warned(buying.format(0))) == ["buy evacuation_orders"]
    assert warned(buying.format(1)) == {}


def test_a_card_that_stays_is_never_called_useless() -> None:
    assert warned("step=buy market=[jets wings tank] monsters=[(energy=9 health=10) (place=city)]") == {}


def test_what_eliminates_is_warned_of() -> None:
    buying = "step=buy market=[national_guard jets tank] monsters=[(health={} energy=9) (place=city)]"

    assert warned(buying.format(2)) == {"buy national_guard": ELIMINATED, "buy tank": ELIMINATED}
    assert warned(buying.format(9)) == {}


def test_a_child_makes_up_for_what_eliminates() -> None:
    child = "step=buy market=[national_guard jets tank] monsters=[(health=2 energy=9 cards=[it_has_a_child]) ()]"

    assert warned(child) == {}


def test_taking_a_deadly_hit_is_warned_of_where_there_is_another_answer() -> None:
    hit = "step=resolve dice='smash smash 1' monsters=[() (place=city health=2 energy=2 cards=[wings])]"

    assert warned(hit) == {"accept": ELIMINATED}


def test_what_chance_may_prevent_is_not_called_certain() -> None:
    hit = "step=resolve dice='smash 1' monsters=[() (place=city health=1 cards=[camouflage])]"

    assert warned(hit) == {"accept": ELIMINATED}


def test_poison_that_kills_at_the_end_of_the_turn_is_warned_of() -> None:
    poisoned = "step=buy market=[heal jets tank] monsters=[(health=1 poison=1 energy=3) (place=city)]"

    assert warned(poisoned)["done"] == ELIMINATED
    assert "buy heal" not in warned(poisoned)


# Stopping


@pytest.mark.parametrize(
    ("dice", "monsters", "idle"),
    [
        ("1 1 1 2 2 3", "() ()", 3),
        ("1 1 1 1 2 3", "() ()", 2),
        ("heart heart heart energy 1 1", "(health=9) (place=city)", 4),
        ("heart heart", "(place=city health=3) ()", 2),
        ("heart heart", "(health=9 poison=1) (place=city)", 0),
        ("smash smash", "() (place=city)", 0),
        ("smash 2", "(place=city) ()", 1),
        ("1 2 3 heart energy smash", "(health=10 cards=[complete_destruction]) (place=city)", 0),
        ("smash 1", "() (place=city cards=[psychic_probe])", 1),
        ("smash 1", "() (place=city energy=2 cards=[wings])", 1),
    ],
)
def test_dice_that_bring_nothing_are_counted_by_the_rules(dice: str, monsters: str, idle: int) -> None:
    game = Game.from_position(f"step=roll dice='{dice}' rolls_left=1 monsters=[{monsters}]")

    assert idle_dice(game.view(0).sample(1)) == idle


def test_stopping_too_early_is_warned_of() -> None:
    rolling = "step=roll dice='{}' rolls_left={} monsters=[(cards=[energy_drink] energy=2) (place=city)]"
    early, cards, all_good = (asked(rolling.format(*of)).roll for of in (("1 1 1 2 2", 2), ("1 2", 0), ("1 1 1", 1)))

    assert early is not None
    assert early.warn_stop == Phrase("warning-stop", {"dice": 2, "rolls": 2})
    assert cards is not None
    assert cards.warn_stop is None
    assert all_good is not None
    assert all_good.warn_stop is None


# No real choice


@pytest.mark.parametrize(
    ("position", "trivial"),
    [
        ("step=buy monsters=[(energy=9) ()]", False),
        ("step=resolve dice='smash 1' monsters=[() (place=city)]", False),
        ("step=roll dice='1 2' rolls_left=1 monsters=[() ()]", False),
        ("rules=solo step=resolve dice='1 1 1 heart smash' monsters=[(health=3) (place=city)]", False),
        ("rules=solo step=resolve dice='1 1 1 heart' monsters=[(health=3) ()]", True),
        ("step=resolve dice='smash 1' monsters=[() (place=city health=1 cards=[camouflage])]", False),
        ("step=resolve dice='heart heart' monsters=[(health=5 poison=1) ()]", False),
    ],
)
def test_there_is_a_choice_where_answers_lead_to_different_tables(position: str, trivial: bool) -> None:  # noqa: FBT001
    assert asked(position).trivial is trivial


def test_every_decision_explains_itself() -> None:
    assert asked("step=buy monsters=[(energy=9) ()]").explain == Phrase("explain-buy")
    assert asked("step=start monsters=[(energy=1 cards=[mimic]) (cards=[jets])]").explain == Phrase("explain-mimic")
