"""What a person is asked and shown by other rules and with expansions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

from cli.terminal.pretending import asking
from kingoftokyo import Game
from kingoftokyo.cli.terminal.board import belongings, draw_monsters
from kingoftokyo.cli.terminal.input import listed_options, set_cards
from kingoftokyo.cli.terminal.opponents import Opponents
from kingoftokyo.cli.terminal.option_notes import gloss, set_gloss
from kingoftokyo.cli.terminal.prompts import help_text, question_text, step_words, turn_words
from kingoftokyo.cli.terminal.question import question_of
from kingoftokyo.cli.terminal.session import Session
from kingoftokyo.i18n.speech import english
from table import Table

if TYPE_CHECKING:
    from kingoftokyo.cli.terminal.question import Question

SPEECH = english(("Old Pinch", "Blorb", "Girder", "Axolulu", "Hoot Noir"))
SMASHES = "smash smash smash 1 1 2"


def asked(table: Table, seat: int = 0) -> Question:
    table.asks(seat)
    return question_of(table.game, SPEECH, seat)


def glosses(question: Question) -> dict[str, str]:
    """The options that are listed, each with its gloss."""
    return {option: gloss(question.choice(option), question) for option in listed_options(question.view.options)}


def shown(game: Game, seat: int = 0) -> str:
    """The output for the asked player, until the input ends."""
    console = Console(width=80, highlight=False)
    with console.capture() as captured, pytest.raises(EOFError):
        Session(
            console,
            SPEECH,
            game,
            Opponents(["random"] * 6, 1),
            people={seat: ""},
        ).run()
    return captured.get()


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    def typed(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)


def test_keeping_the_roll_in_course() -> None:
    question = asked(Table(2).rules("course").dice("1 1 2 2 3 3").rolls().answer("stop"))
    assert question_text(question) == "Keep this roll? You still have 2 rolls."
    assert step_words(question.view, SPEECH) == "Roll"
    assert glosses(question) == {
        "keep_roll": "Yes, these dice count",
        "roll_on": "No, back to the dice",
    }


def test_resolving_in_solo() -> None:
    table = Table(2).rules("solo").monster(0, cards="acid_attack", place="city").dice("1 1 2 heart heart energy")
    question = asked(table.resolves())
    assert question_text(question) == "Which of your dice count next?"
    assert step_words(question.view, SPEECH) == "Resolve"
    assert glosses(question) == {
        "resolve numbers": "The numbers: 1 1 2",
        "resolve hearts": "The hearts: heart heart. They do not heal in Tokyo.",
        "resolve energy": "The energy: energy",
        "resolve smashes": "The smashes: 1 smash",
    }


def test_a_card_lets_a_monster_leave_tokyo_in_course() -> None:
    table = Table(2, turn=1).rules("course").monster(0, place="city").monster(1, energy=9).market("flame_thrower")
    question = asked(table.buys().answer("buy flame_thrower"))
    assert question_text(question) == "Blorb’s card hit you in Tokyo City: 8 health left. Stay or yield?"
    assert glosses(question) == {"stay": "Stay in Tokyo City", "yield": "Yield Tokyo City to Blorb"}


def test_smashes_are_still_smashes_in_course() -> None:
    table = Table(2, turn=1).rules("course").monster(0, place="city").dice(SMASHES).resolves()
    assert question_text(asked(table)).startswith("Blorb hit you for 3 in Tokyo City: 7 health left.")


def test_an_opportunist_takes_the_place_in_another_monster_s_turn() -> None:
    table = Table(3, turn=1).rules("course").monster(0, place="city").monster(1, energy=2)
    table.monster(2, cards="opportunist", energy=9).market("wings").next_cards("flame_thrower heal tank")
    question = asked(table.buys().answer("sweep", "buy flame_thrower"))
    assert question_text(question).startswith("Girder’s card hit you in Tokyo City")
    assert glosses(question)["yield"] == "Yield Tokyo City to Girder"


def test_taking_a_costume() -> None:
    game = Game.new(2, "standard halloween=true turn_order=seats", seed=1, listen=True)
    question = question_of(game, SPEECH, 0)
    assert question_text(question) == "What are you wearing tonight? The other costume goes into the deck."
    assert turn_words(question.view, SPEECH) == "Before the first turn"
    found = glosses(question)
    assert len(found) == 2
    for option, text in found.items():
        assert option.startswith("take ")
        assert ": " in text
    screen = shown(game)
    assert "Before the first turn · Halloween" in screen
    assert "Market" not in screen


def test_stealing_a_costume() -> None:
    table = Table(3).rules(halloween=True).monster(0, energy=9, cards="alien_origin").dice(SMASHES)
    table.monster(1, place="city", cards="witch princess").resolves().answer("stay")
    question = asked(table)
    assert question_text(question) == "Your smashes have hit. Do you steal a costume? You have 9 energy."
    assert glosses(question) == {
        "steal witch from seat 1": "Steal Witch from Blorb for 3 energy: When another monster’s roll would wound you, "
        "you may reroll one of its dice.",
        "steal princess from seat 1": "Steal Princess from Blorb for 4 energy: "
        "At the start of your turn, gain 1 point.",
        "done": "Steal nothing more",
    }


def test_many_costumes_to_steal_are_named_only() -> None:
    costumes = "princess statue_of_liberty vampire ghost astronaut"
    table = Table(2).rules(halloween=True).monster(0, energy=9).monster(1, place="city", cards=costumes).dice(SMASHES)
    question = asked(table.resolves().answer("stay"))
    assert glosses(question)["steal ghost from seat 1"] == "Steal Ghost from Blorb for 4 energy"


def test_the_witch() -> None:
    table = Table(2, turn=1).rules(halloween=True).monster(0, cards="witch background_dweller", place="city")
    question = asked(table.dice(SMASHES).next_rolls("3").last_roll_done())
    assert (
        question_text(question)
        == f"Blorb has rolled 1 1 2 {SMASHES[:17]}, and that would hurt you. Which die do you reroll?"
    )
    assert glosses(question)["probe smash"] == "Reroll one of Blorb’s smash dice"
    assert glosses(question)["pass"] == "Leave the dice as they are"
    assert question_text(asked(table.answer("probe 1"))) == "Your Witch has made a 3, which you may reroll. Do you?"


def test_the_witch_when_the_roll_does_not_wound_any_more() -> None:
    question = asked(Table(2).dice("1 1 2 2 3 3").rolls())
    question = asking(question, "witch")
    assert (
        question_text(question)
        == "Old Pinch has rolled 1 1 2 2 3 3, which does not hurt you any more. Your Witch may rest."
    )


def test_the_cheerleader() -> None:
    table = Table(2, turn=1).rules(halloween=True).monster(0, cards="cheerleader").dice("1 1 2 2 3 heart")
    question = asked(table.last_roll_done())
    assert question_text(question) == "Blorb has rolled 1 1 2 2 3 heart. Do you add a smash to it?"
    assert glosses(question) == {"cheer": "Add a smash to Blorb’s roll", "pass": "No cheering today"}


def test_the_clown() -> None:
    table = Table(2).rules(halloween=True).monster(0, cards="clown").dice("1 2 3 heart energy smash")
    question = asked(table.last_roll_done())
    assert list(set_cards(question.view.options)) == ["clown"]
    assert set_gloss("clown", question).endswith("you may set every die to any face. (e.g. a to smash)")
    assert glosses(question) == {"done": "Leave the dice as they are"}


def test_the_robot() -> None:
    table = Table(2, turn=1).rules(halloween=True).monster(0, cards="robot", energy=2, place="city").dice(SMASHES)
    question = asked(table.resolves())
    assert question_text(question) == "Blorb smashes you: 3 of your 10 health. What do you do?"
    assert glosses(question) == {
        "accept": "Lose 3 health",
        "use robot 1": "Lose 1 energy instead of 1 health",
        "use robot 2": "Lose 2 energy instead of 2 health",
    }


def test_cultists_at_every_decision() -> None:
    table = Table(2).rules(cultists=True).monster(0, health=5, cultists=2).dice("1 1 2 2 3 3")
    question = asked(table.rolls())
    assert glosses(question) == {
        "stop": "Stop: these dice count",
        "keep nothing": "Reroll all dice",
        "spend cultist heart": "Spend a cultist to heal 1 health",
        "spend cultist energy": "Spend a cultist for 1 energy",
    }
    table = Table(2).rules(cultists=True).monster(0, cultists=1).dice("1 1 2 2 3 3")
    question = asked(table.last_roll_done())
    assert question_text(question) == "Your rolls are used up. Do these dice count, or do you use a card?"
    assert glosses(question)["spend cultist roll"] == "Spend a cultist for one more roll"
    table = Table(2).rules(cultists=True).monster(0, cultists=1, energy=3).market("heal")
    assert glosses(asked(table.buys()))["spend cultist energy"] == "Spend a cultist for 1 energy"


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ({"cultists": 2, "tower": [1, 2], "poison": 1}, "1 poison, 2 cultists, Tower: 2 levels (1, 2)"),
        ({"cultists": 1, "tower": [2]}, "1 cultist, Tower: 1 level (2)"),
        ({}, ""),
    ],
)
def test_cultists_and_levels_are_on_the_board(numbers: dict[str, Any], text: str) -> None:
    table = Table(2).rules(cultists=True, tokyo_tower=True).monster(0, **numbers).buys()
    assert belongings(table.game.view(None).monsters[0], SPEECH) == text


def test_simple_has_neither_market_nor_energy_on_the_board() -> None:
    game = Table(3).rules("simple").monster(1, place="city").dice("1 1 2 2 3 heart").rolls().game
    screen = shown(game)
    assert "Health  Points\n" in screen
    assert "Market" not in screen
    assert "Energy" not in screen
    assert "> Old Pinch (you)  Outside      10/10       0" in screen
    assert "  keep 1 1 2 2 3 heart  Keep them all" in screen
    assert "stop" not in screen


def test_a_board_with_energy_says_so() -> None:
    console = Console(width=80, highlight=False)
    with console.capture() as captured:
        draw_monsters(console, Table(3).monster(1, place="dead").buys().game.view(0), SPEECH, 0)
    assert "Points  Energy  Tokens and cards" in captured.get()
    assert "  Blorb            Out of the game\n" in captured.get()


def test_help_speaks_of_the_rules_that_are_played() -> None:
    standard = help_text(Game.new(3), SPEECH)
    assert "Energy buys cards." in standard
    assert "To win, have 20 points at the end of a turn, or" in standard
    assert standard.endswith("be the last alive.")
    simple = help_text(Game.new(3, "simple"), SPEECH)
    assert "stop  " not in simple
    assert "Energy" not in simple
    assert "To win, have 20 points, or be the last alive." in simple
    assert simple.endswith("The rules of this game: simple. `kot rules simple` lists them.")
    assert "Cultist: When your roll has four or more of a kind" in help_text(Game.new(3, "solo cultists=true"), SPEECH)
    assert "Two Players: Entering Tokyo" in help_text(Game.new(2), SPEECH)
