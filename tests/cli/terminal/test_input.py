"""What a person may type, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.cli.terminal.input import FACES, listed_options, parse_typed, set_cards
from kingoftokyo.cli.terminal.monsters import MONSTERS, monster_named, seated
from kingoftokyo.i18n import LANGUAGES
from kingoftokyo.i18n.language import Language
from kingoftokyo.i18n.speech import Speech

if TYPE_CHECKING:
    from kingoftokyo.i18n.phrase import Phrase

DICE = ["1", "3", "3", "heart", "smash", "smash"]
ROLL = ["keep nothing", "keep 3", "keep 3 3", "stop", "use smoke_cloud"]
MARKET = ["buy acid_attack", "buy it_has_a_child", "buy armor_plating", "sweep", "done"]


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("keep 3 3", "keep 3 3"),
        ("keep 3 3 smash", "keep 3 3 smash"),
        ("KEEP  smash 3", "keep 3 smash"),
        ("3 3", "keep 3 3"),
        ("33", "keep 3 3"),
        ("3", "keep 3"),
        ("1", "keep 1"),
        ("smash, smash", "keep smash smash"),
        ("bc", "keep 3 3"),
        ("b c e", "keep 3 3 smash"),
        ("b, c", "keep 3 3"),
        ("k f d", "keep heart smash"),
        ("r ad", "keep 3 3 smash smash"),
        ("reroll a", "keep 3 3 heart smash smash"),
        ("r abcdef", "keep nothing"),
        ("nothing", "keep nothing"),
        ("keep nothing", "keep nothing"),
        ("keep none", "keep nothing"),
        ("all", "stop"),
        ("abcdef", "stop"),
        ("keep 1 3 3 heart smash smash", "stop"),
        ("stop", "stop"),
        ("st", "stop"),
        ("use smoke", "use smoke_cloud"),
        ("smoke cloud", "use smoke_cloud"),
    ],
)
def test_a_roll_is_answered_by_faces_letters_or_words(typed: str, option: str) -> None:
    assert parse_typed(typed, ROLL, DICE) == option


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("4", "is not possible now"),
        ("keep 4", "“keep 4” is not understood"),
        ("keep", "“keep” is not understood"),
        ("energy", "none shows energy"),
        ("1 1", "only 1 shows 1"),
        ("3 3 3", "only 2 show 3"),
        ("aab", "Die a is named twice"),
        ("g", "is not possible now"),
        ("r 3", "name them by letter"),
        ("stops", "Did you mean “stop”?"),
    ],
)
def test_what_cannot_be_kept_is_explained(typed: str, says: str) -> None:
    with pytest.raises(AnswerError, match=says.replace("?", r"\?")):
        parse_typed(typed, ROLL, DICE)


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("1", "buy acid_attack"),
        ("5", "done"),
        ("buy acid_attack", "buy acid_attack"),
        ("Buy Acid Attack", "buy acid_attack"),
        ("buy It Has a Child!", "buy it_has_a_child"),
        ("acid", "buy acid_attack"),
        ("buy ar", "buy armor_plating"),
        ("SWEEP", "sweep"),
        ("do", "done"),
    ],
)
def test_other_decisions_are_answered_by_number_or_words(typed: str, option: str) -> None:
    assert parse_typed(typed, MARKET, DICE) == option


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("0", "the options are 1 to 5"),
        ("6", "the options are 1 to 5"),
        ("buy", "could be any of: buy acid_attack, buy it_has_a_child, buy armor_plating"),
        ("buy a", "could be any of"),
        ("d", "is not possible now"),
        ("buy wings", "is not possible now"),
        ("swep", "Did you mean “sweep”?"),
    ],
)
def test_what_is_no_option_is_explained(typed: str, says: str) -> None:
    with pytest.raises(AnswerError, match=says.replace("?", r"\?")):
        parse_typed(typed, MARKET, DICE)


SET = [f"set {face} to {to} with stretchy" for to in FACES for face in ("1", "3", "heart", "smash") if face != to]
SETS = ["set 3 to 1 with herd_culler", "set heart to 1 with herd_culler", *SET, "done", "use rapid_healing"]


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("set 3 to heart with stretchy", "set 3 to heart with stretchy"),
        ("set 3 to heart", "set 3 to heart with stretchy"),
        ("3 to HEART", "set 3 to heart with stretchy"),
        ("b to smash", "set 3 to smash with stretchy"),
        ("d to 1 with herd", "set heart to 1 with herd_culler"),
        ("3 to 1 with Herd Culler", "set 3 to 1 with herd_culler"),
        ("1", "set 3 to 1 with herd_culler"),
        ("3", "done"),
        ("rapid", "use rapid_healing"),
    ],
)
def test_a_die_is_set_by_letter_or_face(typed: str, option: str) -> None:
    assert parse_typed(typed, SETS, DICE) == option


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("3 to 1", "Several cards can do that; please type one of: set 3 to 1 with herd_culler, set 3 to 1 with stret"),
        ("g to 1", "There is no die “g”"),
        ("energy to 1", "No die shows energy"),
        ("b to 9", "A die has no face “9”"),
        ("b to 3", "That die shows 3 already"),
        ("b to 2 with herd_culler", "Dice can be set with these cards: herd_culler, stretchy. For example: set 3 to 1"),
        ("b to 2 with wings", "Dice can be set with these cards: herd_culler, stretchy"),
        ("5", "the options are 1 to 4"),
    ],
)
def test_a_die_that_cannot_be_set_is_explained(typed: str, says: str) -> None:
    with pytest.raises(AnswerError, match=says.replace("?", r"\?")):
        parse_typed(typed, SETS, DICE)


def test_many_ways_to_set_dice_share_a_line() -> None:
    assert listed_options(SETS) == [*SETS[:2], "done", "use rapid_healing"]
    assert set_cards(SETS) == {"stretchy": SET}


def test_a_long_list_is_not_repeated() -> None:
    with pytest.raises(AnswerError, match="The options are 1 to 7"):
        parse_typed("dance", [*MARKET, "buy wings", "buy tank"], DICE)


def test_of_the_many_keeps_one_is_listed() -> None:
    assert listed_options(ROLL) == ["stop", "keep nothing", "use smoke_cloud"]
    assert listed_options(MARKET) == MARKET


def test_every_option_of_the_engine_is_understood_as_itself() -> None:
    for seed in range(20):
        game = Game.new(3, seed=seed)
        for _ in range(60):
            decision = game.decision
            if decision is None:
                break
            options = [option.text for option in decision.options]
            dice = game.view(decision.seat).dice.split()
            assert [parse_typed(option, options, dice) for option in options] == options
            game.play(options[seed * 7 % len(options)])


@pytest.mark.parametrize("text", ["Old Pinch", "old pinch", "old_pinch", "O", "3", "old"])
def test_a_monster_is_found_by_name_letter_or_number(text: str) -> None:
    assert monster_named(text) == "Old Pinch"


@pytest.mark.parametrize("text", ["", "Gozilla", "7"])
def test_an_unknown_monster_names_those_there_are(text: str) -> None:
    with pytest.raises(ValueError, match="The monsters are: Axolulu"):
        monster_named(text)


def test_the_person_s_monster_sits_first_and_nobody_sits_twice() -> None:
    for name in MONSTERS:
        names = seated(name, range(6))
        assert names[0] == name
        assert sorted(names) == sorted(MONSTERS)
    assert seated("Girder", range(2)) == ["Girder", "Axolulu"]


def test_names_follow_those_who_are_re_seated() -> None:
    assert seated("Girder", (2, 0, 1), 1) == ["Mosshell", "Girder", "Axolulu"]
    assert seated("Girder", (0, 1, 2), 2) == ["Axolulu", "Mosshell", "Girder"]


SIMPLE = ["keep nothing", "keep 3", "keep 3 3", "keep 1 3 3 heart smash smash"]


@pytest.mark.parametrize(
    "typed", ["all", "keep all", "abcdef", "keep 1 3 3 heart smash smash", "1 3 3 heart smash smash"]
)
def test_where_one_may_not_stop_all_dice_are_kept_for_the_next_roll(typed: str) -> None:
    assert parse_typed(typed, SIMPLE, DICE) == "keep 1 3 3 heart smash smash"


def test_where_one_may_not_stop_it_is_neither_listed_nor_taken() -> None:
    assert listed_options(SIMPLE) == ["keep 1 3 3 heart smash smash", "keep nothing"]
    with pytest.raises(AnswerError, match="“stop” is not possible now"):
        parse_typed("stop", SIMPLE, DICE)


def test_stopping_is_listed_first_whatever_else_may_be_done() -> None:
    options = ["keep nothing", "keep 3", "stop", "spend cultist heart", "spend cultist energy"]
    assert listed_options(options) == ["stop", "keep nothing", "spend cultist heart", "spend cultist energy"]
    assert parse_typed("cultist en", options, DICE) == "spend cultist energy"
    assert parse_typed("heart", options, DICE) == "keep heart"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(code: str) -> None:
    spoken = Language(code)
    setting = ["set 3 to 1 with herd_culler", "set 3 to 1 with stretchy", "set 3 to heart with stretchy", "done"]
    typed = [(ROLL, text) for text in ("4", "keep 4", "energy", "1 1", "3 3 3", "aab", "r 3", "stops")]
    typed += [(MARKET, text) for text in ("9", "buy a", "swep", "dance")]
    typed += [(setting, text) for text in ("g to 1", "3 to 9", "2 to 1", "3 to 3", "3 to 1", "3 to smash")]

    said = {Speech(spoken).phrases(refusal(options, text)) for options, text in typed}

    assert len(said) == len(typed)
    assert spoken.missed == set()


def refusal(options: list[str], text: str) -> tuple[Phrase, ...]:
    with pytest.raises(AnswerError) as error:
        parse_typed(text, options, DICE)
    return error.value.phrases
