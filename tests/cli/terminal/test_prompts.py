"""What a person is asked at every kind of decision, and what its options are said to mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from cli.terminal.pretending import asking
from kingoftokyo import Choice, Game
from kingoftokyo.cards import DONE, PASS
from kingoftokyo.cli.terminal.board import belongings, cards_in_play, draw_top
from kingoftokyo.cli.terminal.input import listed_options, set_cards
from kingoftokyo.cli.terminal.option_notes import gloss, set_gloss
from kingoftokyo.cli.terminal.prompts import question_text, step_words
from kingoftokyo.cli.terminal.question import question_of
from kingoftokyo.i18n.speech import english
from table import Table, copying

if TYPE_CHECKING:
    from kingoftokyo.cli.terminal.question import Question

MADE_UP = 63  # no verb has this number
SPEECH = english(("Old Pinch", "Blorb", "Girder", "Axolulu", "Hoot Noir"))
SMASHES = "smash smash smash 1 1 2"


def asked(table: Table, seat: int = 0) -> Question:
    table.asks(seat)
    return question_of(table.game, SPEECH, seat)


def glosses(question: Question) -> dict[str, str]:
    """The options that are listed, each with its gloss."""
    return {option: gloss(question.choice(option), question) for option in listed_options(question.view.options)}


def test_rolling_with_cards() -> None:
    table = Table(2).monster(0, cards="background_dweller rapid_healing", energy=2, health=5).dice("1 1 2 2 3 3")
    question = asked(table.rolls())
    assert question_text(question) == "Keep what you like and roll the rest. 2 rolls left. (e.g. abe, 3 3 smash, r cd)"
    assert step_words(question.view, SPEECH) == "Roll, 2 rolls left"
    assert glosses(question) == {
        "stop": "Stop: these dice count",
        "keep nothing": "Reroll all dice",
        "reroll 3": "Reroll one 3: it costs no roll",
        "use rapid_healing": "Pay 2 energy to heal 1 health",
    }


def test_rolling_when_only_cards_help() -> None:
    table = Table(2).monster(0, cards=["energy_drink", {"card": "smoke_cloud", "counters": 2}], energy=1)
    question = asked(table.dice("1 1 2 2 3 3").last_roll_done())
    assert question_text(question) == "Your rolls are used up. Do these dice count, or do you use a card?"
    assert glosses(question)["extra_roll energy_drink"] == "Pay 1 energy for one more roll"
    assert glosses(question)["extra_roll smoke_cloud"] == "Take a smoke counter off for one more roll (2 left)"


def test_changing_dice_groups_what_would_fill_the_screen() -> None:
    table = Table(2).monster(0, cards="stretchy plot_twist herd_culler", energy=3).dice("1 1 2 2 3 smash")
    question = asked(table.last_roll_done())
    assert question_text(question) == "Your roll is over. Do you turn a die before they count? You have 3 energy."
    assert list(set_cards(question.view.options)) == ["plot_twist", "stretchy"]
    assert set_gloss("stretchy", question).endswith("as often as you can. (e.g. a to smash with stretchy)")
    assert glosses(question) == {
        "set 2 to 1 with herd_culler": "Turn one 2 die to 1 with Herd Culler",
        "set 3 to 1 with herd_culler": "Turn one 3 die to 1 with Herd Culler",
        "set smash to 1 with herd_culler": "Turn one smash die to 1 with Herd Culler",
        "done": "Leave the dice as they are",
    }


def test_the_example_names_the_card_only_where_several_can_do_it() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=2).dice("smash smash smash smash smash smash")
    assert set_gloss("stretchy", asked(table.last_roll_done())).endswith("(e.g. a to heart)")


def test_hearts_say_how_many_are_left_and_what_the_others_were_for() -> None:
    table = Table(3).monster(0, cards="healing_ray", health=8, poison=1).monster(1, health=5, place="city", energy=3)
    table.monster(2, health=9).dice("heart heart heart heart 1 1").resolves()
    assert question_text(asked(table)) == "4 heart dice left. What is the next one for?"
    table.answer("heal", "heal seat 1", "cure poison")
    question = asked(table)
    assert question_text(question) == (
        "One heart die left. What is it for? (So far: 1 for you, 1 for poison, and 1 for Blorb.)"
    )
    assert glosses(question) == {
        "heal": "Heal 1 health",
        "heal seat 1": "Heal Blorb, who pays you up to 2 energy",
        "heal seat 2": "Heal Girder, who pays you up to 2 energy",
        "pass": "Use this heart for nothing",
    }


def test_damage_says_who_takes_how_much() -> None:
    table = Table(2, turn=1).monster(0, cards="camouflage wings", energy=2, place="city").dice(SMASHES)
    question = asked(table.resolves())
    assert question_text(question) == "Blorb smashes you: 3 of your 10 health. What do you do?"
    assert glosses(question)["accept"] == "Lose 3 health"
    assert glosses(question)["use wings"] == "Pay 2 energy for Wings: lose no health this turn"


@pytest.mark.parametrize(
    ("card", "buyer", "text"),
    [
        ("flame_thrower", 1, "Blorb’s Flame Thrower takes 2 health, and you have only 2! What do you do?"),
        ("tank", 0, "Tank takes 3 health, and you have only 2! What do you do?"),
    ],
)
def test_damage_by_a_card(card: str, buyer: int, text: str) -> None:
    table = Table(2, turn=buyer).monster(0, cards="camouflage", energy=9, health=2).monster(1)
    table.monster(buyer, energy=9, health=2, cards="camouflage" if buyer == 0 else "").market(card)
    assert question_text(asked(table.buys().answer(f"buy {card}"))) == text


def test_damage_by_poison() -> None:
    table = Table(2).monster(0, cards="camouflage", poison=2, health=9).ends_turn()
    assert question_text(asked(table)) == "Poison takes 2 of your 9 health. What do you do?"


def test_a_throw_for_camouflage_that_may_be_rerolled() -> None:
    table = Table(2, turn=1).monster(0, cards="camouflage background_dweller", place="city").dice(SMASHES)
    question = asked(table.next_rolls("3 1 1").resolves().answer("use camouflage"))
    assert question_text(question) == "One of the dice for Camouflage shows a 3. Do you reroll it?"
    assert glosses(question) == {"reroll 3": "Reroll the 3", "pass": "Leave the 3"}


def test_yielding_names_the_place() -> None:
    table = Table(5, turn=1).monster(0, place="bay").monster(2, place="city").dice(SMASHES).resolves().answer("stay")
    question = asked(table)
    assert question_text(question) == "Blorb hit you for 3 in Tokyo Bay: 7 health left. Stay or yield?"
    assert glosses(question) == {"stay": "Stay in Tokyo Bay", "yield": "Yield Tokyo Bay to Blorb"}


def test_yielding_with_jets_says_what_they_save() -> None:
    table = Table(2, turn=1).monster(0, cards=[copying("jets", 1)], place="city").monster(1, cards="jets").dice(SMASHES)
    assert "With Jets, yielding saves all of it. You have 10 health." in question_text(asked(table.resolves()))


def test_buying_off_the_deck_and_from_others() -> None:
    table = Table(3).monster(0, cards="made_in_a_lab parasitic_tentacles alien_origin", energy=7)
    table.monster(2, cards="wings").market("tank energize").next_cards("jets")
    question = asked(table.buys())
    assert question_text(question) == "You have 7 energy. What do you buy?"
    assert glosses(question) == {
        "buy tank": "Buy Tank for 3 energy",
        "buy energize": "Buy Energize for 7 energy",
        "buy top": "Buy Jets off the top of the deck for 4 energy",
        "buy wings from seat 2": "Buy Wings from Girder for 5 energy",
        "sweep": "Sweep the market for 2 energy",
        "done": "Buy nothing more",
    }


def screen(question: Question) -> str:
    console = Console(width=80, highlight=False)
    with console.capture() as captured:
        draw_top(console, question)
        console.print(cards_in_play(question.view, SPEECH))
    return captured.get()


def test_the_top_of_the_deck_is_shown_to_its_owner() -> None:
    table = Table(2).monster(0, cards=["made_in_a_lab", copying("made_in_a_lab", 0)], energy=7)
    table = table.market("tank").next_cards("jets frenzy").buys()
    question = asked(table)
    assert glosses(question)["buy top 2"] == "Buy Frenzy off the top of the deck for 7 energy"
    shown = screen(question)
    assert "Only you know: next in the deck is Jets (5 energy). If you yield Tokyo" in shown
    assert "After it comes Frenzy (7 energy). Take another turn after this one." in shown
    assert "Now Made in a Lab: When you may buy" in shown
    assert "Only you know" not in screen(question_of(table.game, SPEECH, 1))


def test_an_opportunist_is_asked_first() -> None:
    table = Table(2, turn=1).monster(0, cards="opportunist", energy=5).monster(1, energy=2)
    question = asked(table.market("wings").next_cards("tank energize heal").buys().answer("sweep"))
    assert (
        question_text(question)
        == "New cards in Blorb’s turn, and you may snap one up first. You have 5 energy. Do you?"
    )
    assert glosses(question) == {
        "buy tank": "Buy Tank for 4 energy",
        "buy heal": "Buy Heal for 3 energy",
        "pass": "Buy nothing",
    }


def test_probing() -> None:
    table = Table(2, turn=1).monster(0, cards="psychic_probe background_dweller").dice("1 1 2 2 2 2")
    question = asked(table.next_rolls("3").last_roll_done())
    assert (
        question_text(question) == "Blorb has rolled 1 1 2 2 2 2. Which die do you reroll? A heart costs you the probe."
    )
    assert glosses(question) == {
        "probe 1": "Reroll one of Blorb’s 1 dice",
        "probe 2": "Reroll one of Blorb’s 2 dice",
        "pass": "Leave the dice as they are",
    }
    assert question_text(asked(table.answer("probe 1"))).startswith("Your probe has made a 3, which you may reroll.")


def test_being_probed() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe").dice("1 1 2 2 2 2")
    question = asked(table.next_rolls("3").last_roll_done().answer("probe 1"))
    assert question_text(question) == "A probe has turned one of your dice into a 3. Do you reroll it?"
    assert step_words(question.view, SPEECH) == "Background Dweller"


def test_selling() -> None:
    question = asked(Table(2).monster(0, cards="metamorph jets", energy=1).ends_turn())
    assert question_text(question) == "Do you sell a card for the energy printed on it? You have 1 energy."
    assert glosses(question) == {
        "sell metamorph": "Sell Metamorph for 3 energy",
        "sell jets": "Sell Jets for 5 energy",
        "done": "Sell nothing more",
    }


def test_a_mimic_just_bought() -> None:
    table = Table(2).monster(0, energy=8, cards="jets").monster(1, cards="wings").market("mimic")
    question = asked(table.buys().answer("buy mimic"))
    assert question_text(question) == "Mimic is yours. Which card does it copy?"
    assert glosses(question)["mimic jets of seat 0"].startswith("Copy your own Jets: If you yield Tokyo")
    assert glosses(question)["mimic wings of seat 1"].startswith("Copy Blorb’s Wings: When you are")


def test_many_cards_to_copy_are_named_only() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="wings jets gourmet urbavore stretchy regeneration")
    question = asked(table.market("mimic").buys().answer("buy mimic"))
    assert glosses(question)["mimic wings of seat 1"] == "Copy Blorb’s Wings"


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([copying("jets", 1)], "Your Mimic copies Blorb’s Jets. Pay 1 of your 3 energy to move its token?"),
        (["wings", copying("wings", 0)], "Your Mimic copies your own Wings. Pay 1 of your 3 energy to move its token?"),
        (["mimic"], "Your Mimic copies nothing. Pay 1 of your 3 energy to put its token on a card?"),
    ],
)
def test_moving_a_mimic(cards: list[object], text: str) -> None:
    table = Table(2).monster(0, energy=3, cards=cards).monster(1, cards="jets gourmet").starts_turn()
    question = asked(table)
    assert question_text(question) == text
    assert glosses(question)["pass"] == "Leave the token where it is"


def test_another_turn() -> None:
    question = asked(Table(2).monster(0, cards="freeze_time").monster(1, place="city").dice("1 1 1 2 2 3").resolves())
    assert question_text(question) == "You rolled three 1s or more. Take another turn with one die less?"
    assert glosses(question) == {"again": "Take another turn with one die less", "decline": "Let the next monster play"}


def test_an_unknown_card_asks_with_its_text() -> None:
    question = asked(Table(2).dice("1 1 2 2 3 3").rolls())
    question = asking(question, "tank")
    assert question_text(question) == "Tank: what do you do? Gain 4 points. Lose 3 health."
    assert gloss(Choice(PASS), question) == "Do nothing"
    assert gloss(Choice(DONE), question) == "Go on"
    assert gloss(Choice(MADE_UP), question) == ""
    question = asking(question, "dance")
    assert question_text(question) == "dance: what do you do?"


def test_the_board_shows_counters_and_copied_cards() -> None:
    table = Table(2).monster(0, cards=["herd_culler", "plot_twist", {**copying("smoke_cloud", 1), "counters": 2}])
    table.monster(1, cards="smoke_cloud").dice("1 1 2 2 3 3").last_roll_done()
    table.answer("stop", "set 3 to 1 with herd_culler")
    view = table.game.view(0)
    shown = belongings(view.monsters[0], SPEECH)
    assert shown == "Herd Culler (used), Plot Twist, Mimic (copies Blorb’s Smoke Cloud) (2)"
    own = Game.from_position({"monsters": [{"cards": ["jets", copying("jets", 0)]}, {}], "step": "buy"})
    assert belongings(own.view(None).monsters[0], SPEECH) == "Jets, Mimic (copies its own Jets)"
