"""What strangers may send: whatever it is, an error of ours that is short, or nothing happens."""

from typing import Any

import pytest

from kingoftokyo import ChoiceError, Game, PositionError, Rules, SetupError
from kingoftokyo.rules.errors import shown

HUGE = 10**5000
TWO: list[dict[str, object]] = [{}, {}]


def deep(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize("value", [HUGE, deep(100_000)], ids=["digits", "lists"])
def test_a_value_that_cannot_be_written_is_shown_by_its_kind(value: object) -> None:
    assert shown(value).endswith("too long to show")


def test_a_long_value_is_shown_short() -> None:
    assert len(shown("x" * 10**7)) == 80


def test_a_position_with_a_number_of_five_thousand_digits_is_refused() -> None:
    with pytest.raises(PositionError, match=r"^seed: .* too long to show is not between"):
        Game.from_position({"monsters": TWO, "seed": HUGE})


def test_a_position_with_a_list_in_two_thousand_lists_is_refused() -> None:
    with pytest.raises(PositionError, match=r"^turn: a whole number is expected"):
        Game.from_position({"monsters": TWO, "turn": deep(2000)})


def test_a_choice_of_ten_million_letters_is_refused_with_a_short_message() -> None:
    game = Game.new(2)

    with pytest.raises(ChoiceError) as refused:
        game.play("x" * 10**7)

    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("seed", [HUGE, 2**63, -(2**63) - 1], ids=["huge", "one more", "one less"])
def test_a_seed_has_at_most_64_bits(seed: int) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number of at most 64 bits"):
        Game.new(2, seed=seed)


def test_a_text_is_no_list_of_cards() -> None:
    with pytest.raises(SetupError, match="cards are a list of ids, not 'heal'"):
        Rules(cards="heal")


def test_simple_dice_cannot_be_loaded_with_energy() -> None:
    with pytest.raises(SetupError, match=r"^rolls\[0\]: these rules have dice without energy"):
        Game.new(2, "simple", rolls=["energy 1 1 1 1 1"])


def test_a_costume_that_two_monsters_were_promised_goes_to_one_of_them() -> None:
    promised = [{"step": "card", "card": "halloween", "seat": seat, "held": 0, "about": 65} for seat in (0, 1)]
    game = Game.from_position(
        {
            "rules": {"preset": "standard", "halloween": True},
            "monsters": [{}, {}, {}],
            "market": [],
            "pending": [*promised, {"step": "deal"}, {"step": "turn_start"}],
        }
    )

    for _ in promised:
        game.play_option(0)

    assert [len(monster.cards) for monster in game.view(None).monsters] == [1, 0, 0]


def test_a_roll_that_is_confirmed_without_a_question_for_another_one_is_over() -> None:
    pending = [{"step": "confirm_roll"}, {"step": "interfere"}]
    game = Game.from_position({"rules": "course", "monsters": TWO, "dice": "1 1 1 2 3 3", "pending": pending})

    game.play("keep_roll")

    assert game.view(None).monsters[0].points == 2


def test_the_line_of_a_position_is_read_in_one_go() -> None:
    with pytest.raises(PositionError, match="monsters: 2 to 6 monsters can play, not 50000"):
        Game.from_position("monsters=[" + "() " * 50_000 + "]")


def test_a_text_too_long_for_a_position_is_refused() -> None:
    with pytest.raises(PositionError, match="the position is too long: 200001 characters"):
        Game.from_position(" " * 200_001)


def test_no_more_throws_are_loaded_than_a_record_can_hold() -> None:
    with pytest.raises(SetupError, match="at most 1000 throws can be loaded, not 1001"):
        Game.new(2, rolls=["1 1 1 1 1 1"] * 1001)
    with pytest.raises(PositionError, match="at most 1000 throws can be loaded, not 1001"):
        Game.from_position({"monsters": [{}, {}], "rolls": ["1"] * 1001})
