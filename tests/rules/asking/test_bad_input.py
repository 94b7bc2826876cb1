"""A bad answer is refused with a reason, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kingoftokyo import Choice, ChoiceError, Game, GameOverError, KingOfTokyoError, RecordError, SetupError
from kingoftokyo.rules.asking.choices import pack_keep
from table import Table

if TYPE_CHECKING:
    from collections.abc import Callable


class Numberlike:
    """A whole number, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class NoNumber:
    """As an array of NumPy, which holds more than one number."""

    def __index__(self) -> int:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")


NO_NUMBERS = ["1", b"1", True, 1.0, [1], NoNumber(), object()]
NO_LISTS = ["1 2", b"1", 5, {0: 1}, True, iter([0]), object()]
SECRET = "5e" * 32


def rolled() -> Game:
    return Table(2).dice("1 1 2 3 heart smash").rolls().game


def assigning_hearts() -> Game:
    return Table(2).monster(0, health=5, poison=1).dice("heart heart 1 1 2 2").resolves().game


def yielding() -> Game:
    return Table(2).monster(1, place="city").dice("smash 1 1 2 2 3").resolves().game


def buying() -> Game:
    return Table(2).monster(0, energy=4).market("skyscraper heal tank").buys().game


def finished() -> Game:
    return Table(2).monster(0, points=20).ends_turn().ended(0, "points").game


def state_of(game: Game) -> tuple[object, ...]:
    return (game.key(), game.rng, game.number, game.turn, game.asked, len(game.events or []))


def refuses(game: Game, answer: Callable[[Game], object], says: str, error: type[Exception] = ChoiceError) -> None:
    before = state_of(game)
    with pytest.raises(error, match=says) as refused:
        answer(game)
    assert type(refused.value) is error
    assert state_of(game) == before


ROLL_OPTIONS = r"seat 0 may choose: keep FACES \(some of the rolled dice, or nothing\), stop$"


@pytest.mark.parametrize("text", ["", "yield", "done", "buy heal", "kepe 1", "stop now", "keeping 1", "STOPP", "0"])
def test_a_roll_refuses_what_is_no_way_to_keep(text: str) -> None:
    refuses(rolled(), lambda game: game.play(text), ROLL_OPTIONS)


@pytest.mark.parametrize("text", ["keep 3 3", "keep energy", "keep 1 1 1", "keep 1 1 2 3 heart smash smash"])
def test_only_dice_that_lie_there_can_be_kept(text: str) -> None:
    refuses(rolled(), lambda game: game.play(text), f"'{text}' is not possible now; {ROLL_OPTIONS}")


@pytest.mark.parametrize("text", ["keep 4", "keep hearts", "keep 1,1", "keep nothing at all", "keep -1"])
def test_a_face_that_does_not_exist_is_refused_with_those_that_do(text: str) -> None:
    refuses(rolled(), lambda game: game.play(text), f"cannot read '{text}': .* the faces are 1 2 3 heart energy smash")


def test_more_than_nine_dice_cannot_even_be_named() -> None:
    refuses(rolled(), lambda game: game.play("keep" + " 1" * 10), "at most 9 dice")


@pytest.mark.parametrize("text", ["cure shrink", "heal seat 1", "pass", "stay", "keep heart", "keep", "heal 2"])
def test_heart_dice_refuse_what_they_cannot_do(text: str) -> None:
    refuses(assigning_hearts(), lambda game: game.play(text), "seat 0 may choose: heal, cure poison$")


@pytest.mark.parametrize("text", ["leave", "yes", "stop", "keep 1 1 2 2 3 smash", "keep nothing", "stay yield"])
def test_the_yield_question_refuses_all_but_stay_and_yield(text: str) -> None:
    refuses(yielding(), lambda game: game.play(text), "seat 1 may choose: stay, yield$")


@pytest.mark.parametrize("text", ["buy", "buy skyscraper", "buy jets", "buy Mothra", "sweep 2", "stop", "use heal"])
def test_buying_refuses_what_is_not_there_or_too_dear(text: str) -> None:
    refuses(buying(), lambda game: game.play(text), "seat 0 may choose: buy heal, buy tank, sweep, done$")


def test_an_option_of_another_decision_is_refused() -> None:
    stay = Table(2).monster(1, place="city").dice("smash 1 1 2 2 3").resolves().game.decision
    assert stay is not None
    for game in (rolled(), buying(), assigning_hearts()):
        refuses(game, lambda asked: asked.play(stay.options[0]), "'stay' is not possible now")


def test_an_option_to_keep_dice_that_no_longer_lie_there_is_refused() -> None:
    game = Table(2).dice("1 1 2 3 heart smash").next_rolls("energy energy energy energy energy").rolls().game
    earlier = game.decision
    assert earlier is not None
    keep_both_ones = next(option for option in earlier.options if option.text == "keep 1 1")
    game.play("keep 1")

    refuses(game, lambda asked: asked.play(keep_both_ones), "'keep 1 1' is not possible now")


def test_a_made_up_choice_with_a_seventh_face_is_refused() -> None:
    refuses(rolled(), lambda game: game.play(Choice(pack_keep(1 << 24))), "is not possible now")


@pytest.mark.parametrize("seat", [1, -1, 2, 15])
def test_an_answer_from_another_seat_is_refused(seat: int) -> None:
    refuses(rolled(), lambda game: game.play("stop", seat=seat), f"seat {seat} is not asked: the decision is seat 0's")


def test_an_answer_from_the_asked_seat_is_taken() -> None:
    game = yielding()
    game.play("yield", seat=1)

    assert game.number == 1


@pytest.mark.parametrize("choice", [None, 3, True, b"stop", ["stop"], 1.5])
def test_an_answer_that_is_no_text_is_refused(choice: object) -> None:
    refuses(rolled(), lambda game: game.play(choice), "a choice is one of the decision's options or its text, not ")


@pytest.mark.parametrize("number", [-1, 48, 1000])
def test_an_option_number_out_of_range_is_refused_with_the_range(number: int) -> None:
    refuses(rolled(), lambda game: game.play_option(number), f"there are options 0 to 47, not {number}")


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_an_option_number_that_is_no_number_is_refused(number: int) -> None:
    refuses(rolled(), lambda game: game.play_option(number), "there are options 0 to 47, not ")


@pytest.mark.parametrize("seat", [*NO_NUMBERS, 10**30])
def test_an_answer_from_what_is_no_seat_is_refused(seat: int) -> None:
    refuses(rolled(), lambda game: game.play("stop", seat=seat), "seat .* is not asked: the decision is seat 0's")


@pytest.mark.parametrize("seat", [*NO_NUMBERS, None, 10**30])
def test_what_is_no_seat_cannot_interject(seat: int) -> None:
    refuses(rolled(), lambda game: game.interject(seat, "use wings"), "there are seats 0 to 1, not ")


@pytest.mark.parametrize("seat", [*NO_NUMBERS, 10**30])
def test_there_is_no_view_for_what_is_no_seat(seat: int) -> None:
    refuses(rolled(), lambda game: game.view(seat), "there are seats 0 to 1, not ")


@pytest.mark.parametrize("choice", [None, 3, True, b"use wings", 1.5])
def test_an_interjection_that_is_no_text_is_refused(choice: object) -> None:
    refuses(
        rolled(), lambda game: game.interject(1, choice), "a choice is one of the decision's options or its text, not "
    )


@pytest.mark.parametrize(
    ("given", "says"),
    [
        *[({"players": bad}, "the number of monsters is a whole number, not ") for bad in (*NO_NUMBERS, None)],
        ({"players": 10**30}, "2 to 6 monsters can play, not 1000000"),
        *[({"seed": bad}, "a seed is a whole number of at most 64 bits, not ") for bad in NO_NUMBERS],
        *[({"persons": bad}, "persons: a list of seats is expected, not ") for bad in NO_LISTS],
        *[({"persons": [bad]}, "persons: a seat from 0 to 3 is expected") for bad in (*NO_NUMBERS, None, 10**30)],
        ({"persons": range(10**9)}, "persons: a seat from 0 to 3 is expected, not 4"),
        *[({"rolls": bad}, "rolls: a list of throws is expected, not ") for bad in NO_LISTS],
        *[({"rolls": [bad]}, r"rolls\[0\]: a text is expected, not ") for bad in (5, None, b"1", ["1"])],
        *[({"words": bad}, "words: a text for each seat is expected, not ") for bad in NO_LISTS],
        *[({"words": bad, "secret": SECRET}, "words: a text for each of 4 seats is") for bad in NO_LISTS],
        ({"words": [5], "secret": SECRET}, "words: a text is expected, not 5"),
        *[({"secret": bad}, "a secret is 32 bytes, or 64 hexadecimal digits") for bad in (5, "moon", b"")],
    ],
)
def test_a_new_game_with_a_value_of_the_wrong_type_is_refused(given: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Game.new(**given)


@pytest.mark.parametrize("bad", NO_LISTS)
def test_names_in_a_record_are_lists(bad: list[str]) -> None:
    game = rolled()

    refuses(game, lambda asked: asked.record(bad), "monsters: a list of names is expected, not ", SetupError)
    refuses(game, lambda asked: asked.record(players=bad), "players: a list of names is expected, not ", SetupError)


def test_a_date_in_a_record_is_a_text() -> None:
    refuses(rolled(), lambda game: game.record(date=2026), "date: a text of 1 to 60 characters is expected", SetupError)


@pytest.mark.parametrize("text", [None, 5, b"King of Tokyo record, format 1", ["start"]])
def test_a_record_that_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(RecordError, match="a record is a text, not "):
        Game.from_record(text)


def test_whole_numbers_of_another_kind_are_taken() -> None:
    kind = Numberlike
    game = Game.new(kind(3), seed=kind(7), persons={kind(2)})
    same = Game.new(3, seed=7, persons=[2])
    assert (game.key(), game.rng, game.persons) == (same.key(), same.rng, same.persons)
    assert game.record() == same.record()
    assert game.decision is not None

    assert game.view(kind(1)).seat == 1
    assert game.decision.options[kind(2)] == game.decision.options[2]
    game.play("keep nothing", seat=kind(game.asked))
    game.play_option(kind(0))

    same.play("keep nothing")
    same.play_option(0)
    assert state_of(game) == state_of(same)


def test_an_option_is_looked_up_as_in_any_list() -> None:
    decision = rolled().decision
    assert decision is not None

    assert decision.options[True] == decision.options[1]
    for bad in ("1", None, 1.0):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            decision.options[bad]  # type: ignore[call-overload]


@pytest.mark.parametrize("text", ["stop", "stay", "done", "", "nonsense"])
def test_a_finished_game_takes_no_answer(text: str) -> None:
    refuses(finished(), lambda game: game.play(text), r"the game is over \(points\): nothing is left", GameOverError)


def test_a_finished_game_has_no_option_to_take_by_number() -> None:
    refuses(finished(), lambda game: game.play_option(0), "the game is over", GameOverError)


@pytest.mark.parametrize("seat", [2, -1, 15])
def test_there_is_no_view_for_a_seat_that_nobody_has(seat: int) -> None:
    refuses(rolled(), lambda game: game.view(seat), f"there are seats 0 to 1, not {seat}")


def test_every_refusal_is_a_value_error_of_this_game() -> None:
    assert issubclass(GameOverError, ChoiceError)
    assert issubclass(ChoiceError, KingOfTokyoError)
    assert issubclass(KingOfTokyoError, ValueError)


def test_a_refused_answer_leaves_the_decision_to_be_answered() -> None:
    refused, untouched = buying(), buying()
    for text in ("buy skyscraper", "nonsense", "keep 1"):
        with pytest.raises(ChoiceError):
            refused.play(text)
    refused.play("buy tank")
    untouched.play("buy tank")

    assert refused.key() == untouched.key()
    assert refused.rng == untouched.rng
