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
from kingoftokyo.cli.terminal.prompts import question, step_words
from kingoftokyo.cli.terminal.scene import scene_of
from table import Table, copying

if TYPE_CHECKING:
    from kingoftokyo.cli.terminal.scene import Scene

MADE_UP = 63  # no verb has this number
NAMES = ("Old Pinch", "Blorb", "Girder", "Axolulu", "Hoot Noir")
SMASHES = "smash smash smash 1 1 2"


def asked(table: Table, seat: int = 0) -> Scene:
    table.asks(seat)
    return scene_of(table.game, NAMES, seat)


def told(scene: Scene) -> dict[str, str]:
    """The options that are listed, each with its gloss."""
    return {option: gloss(scene.choice(option), scene) for option in listed_options(scene.view.options)}


def test_rolling_with_cards() -> None:
    table = Table(2).monster(0, cards="background_dweller rapid_healing", energy=2, health=5).dice("1 1 2 2 3 3")
    scene = asked(table.rolls())
    assert question(scene) == "Which dice do you keep? 2 rolls left. (e.g. abe, 3 3 smash, r cd)"
    assert step_words(scene.view) == "rolling, 2 rolls left"
    assert told(scene) == {
        "stop": "keep all dice and resolve them",
        "keep nothing": "reroll all dice",
        "reroll 3": "roll one die that shows 3 again; it costs no roll",
        "use rapid_healing": "At any time you may pay 2 energy to gain 1 health.",
    }


def test_rolling_when_only_cards_help() -> None:
    table = Table(2).monster(0, cards=["energy_drink", {"card": "smoke_cloud", "counters": 2}], energy=1)
    scene = asked(table.dice("1 1 2 2 3 3").last_roll_done())
    assert question(scene) == "Your rolls are used up. Do these dice stand, or does a card help?"
    assert told(scene)["extra_roll energy_drink"] == "Pay 1 energy for an extra roll, as often as you can."
    assert told(scene)["extra_roll smoke_cloud"].endswith("Discard it when it is empty. (2 left)")


def test_changing_dice_groups_what_would_fill_the_screen() -> None:
    table = Table(2).monster(0, cards="stretchy plot_twist herd_culler", energy=3).dice("1 1 2 2 3 smash")
    scene = asked(table.last_roll_done())
    assert question(scene) == "Your roll is over. Do you change a die before the dice count? You have 3 energy."
    assert list(set_cards(scene.view.options)) == ["plot_twist", "stretchy"]
    assert set_gloss("stretchy", scene).endswith("as often as you can. (e.g. a to smash with stretchy)")
    assert told(scene) == {
        "set 2 to 1 with herd_culler": "one die that shows 2 becomes 1",
        "set 3 to 1 with herd_culler": "one die that shows 3 becomes 1",
        "set smash to 1 with herd_culler": "one die that shows smash becomes 1",
        "done": "resolve the dice as they lie",
    }


def test_the_example_names_the_card_only_where_several_can_do_it() -> None:
    table = Table(2).monster(0, cards="stretchy", energy=2).dice("smash smash smash smash smash smash")
    assert set_gloss("stretchy", asked(table.last_roll_done())).endswith("(e.g. a to heart)")


def test_hearts_say_how_many_are_left_and_what_the_others_were_for() -> None:
    table = Table(3).monster(0, cards="healing_ray", health=8, poison=1).monster(1, health=5, place="city", energy=3)
    table.monster(2, health=9).dice("heart heart heart heart 1 1").resolves()
    assert question(asked(table)) == "You have 4 heart dice left. What is the next one for?"
    table.answer("heal", "heal seat 1", "cure poison")
    scene = asked(table)
    assert question(scene) == (
        "You have 1 heart die left. What is the next one for? (So far 1 for you, 1 for poison and 1 for Blorb.)"
    )
    assert told(scene) == {
        "heal": "gain 1 health",
        "heal seat 1": "give Blorb 1 health; it pays you up to 2 energy",
        "heal seat 2": "give Girder 1 health; it pays you up to 2 energy",
        "pass": "use this heart for nothing",
    }


def test_damage_says_who_takes_how_much() -> None:
    table = Table(2, turn=1).monster(0, cards="camouflage wings", energy=2, place="city").dice(SMASHES)
    scene = asked(table.resolves())
    assert question(scene) == "Blorb's smash takes 3 of your 10 health. What do you do?"
    assert told(scene)["accept"] == "lose 3 health"
    assert told(scene)["use wings"].endswith("you lose no health this turn.")


@pytest.mark.parametrize(
    ("card", "buyer", "text"),
    [
        ("flame_thrower", 1, "Blorb's Flame Thrower takes 2 health, and you have only 2! What do you do?"),
        ("tank", 0, "Tank takes 3 health, and you have only 2! What do you do?"),
    ],
)
def test_damage_by_a_card(card: str, buyer: int, text: str) -> None:
    table = Table(2, turn=buyer).monster(0, cards="camouflage", energy=9, health=2).monster(1)
    table.monster(buyer, energy=9, health=2, cards="camouflage" if buyer == 0 else "").market(card)
    assert question(asked(table.buys().answer(f"buy {card}"))) == text


def test_damage_by_poison() -> None:
    table = Table(2).monster(0, cards="camouflage", poison=2, health=9).ends_turn()
    assert question(asked(table)) == "Poison takes 2 of your 9 health. What do you do?"


def test_a_throw_for_camouflage_that_may_be_rerolled() -> None:
    table = Table(2, turn=1).monster(0, cards="camouflage background_dweller", place="city").dice(SMASHES)
    scene = asked(table.next_rolls("3 1 1").resolves().answer("use camouflage"))
    assert question(scene) == "One of the dice for Camouflage shows 3. Do you reroll it?"
    assert told(scene) == {"reroll 3": "roll it again", "pass": "leave the 3"}


def test_yielding_names_the_place() -> None:
    table = Table(5, turn=1).monster(0, place="bay").monster(2, place="city").dice(SMASHES).resolves().answer("stay")
    scene = asked(table)
    assert question(scene) == "Blorb smashes you in Tokyo Bay with 3 and leaves you 7 health. Do you stay or yield?"
    assert told(scene) == {"stay": "hold Tokyo Bay", "yield": "leave Tokyo Bay to Blorb"}


def test_yielding_with_jets_says_what_they_save() -> None:
    table = Table(2, turn=1).monster(0, cards=[copying("jets", 1)], place="city").monster(1, cards="jets").dice(SMASHES)
    assert "With Jets you lose none of your 10 health by yielding." in question(asked(table.resolves()))


def test_buying_off_the_deck_and_from_others() -> None:
    table = Table(3).monster(0, cards="made_in_a_lab parasitic_tentacles alien_origin", energy=7)
    table.monster(2, cards="wings").market("tank energize").next_cards("jets")
    scene = asked(table.buys())
    assert question(scene) == "You have 7 energy. What do you buy?"
    assert told(scene) == {
        "buy tank": "Tank for 3 energy",
        "buy energize": "Energize for 7 energy",
        "buy top": "Jets for 4 energy, off the top of the deck",
        "buy wings from seat 2": "Wings for 5 energy, paid to Girder",
        "sweep": "pay 2 energy: discard the market's cards and reveal new ones",
        "done": "buy nothing more",
    }


def screen(scene: Scene) -> str:
    console = Console(width=80, highlight=False)
    with console.capture() as captured:
        draw_top(console, scene)
        console.print(cards_in_play(scene.view, NAMES))
    return captured.get()


def test_the_top_of_the_deck_is_shown_to_its_owner() -> None:
    table = Table(2).monster(0, cards=["made_in_a_lab", copying("made_in_a_lab", 0)], energy=7)
    table = table.market("tank").next_cards("jets frenzy").buys()
    scene = asked(table)
    assert told(scene)["buy top 2"] == "Frenzy for 7 energy, off the top of the deck"
    shown = screen(scene)
    assert "Only you know: next in the deck is Jets (5 energy): If you yield Tokyo" in shown
    assert "after it comes Frenzy (7 energy): Take another turn after this one." in shown
    assert "Now Made in a Lab: When you may buy" in shown
    assert "Only you know" not in screen(scene_of(table.game, NAMES, 1))


def test_an_opportunist_is_asked_first() -> None:
    table = Table(2, turn=1).monster(0, cards="opportunist", energy=5).monster(1, energy=2)
    scene = asked(table.market("wings").next_cards("tank energize heal").buys().answer("sweep"))
    assert question(scene) == "New cards in Blorb's turn: you may buy first. You have 5 energy. Do you?"
    assert told(scene) == {
        "buy tank": "Tank for 4 energy",
        "buy heal": "Heal for 3 energy",
        "pass": "buy nothing",
    }


def test_probing() -> None:
    table = Table(2, turn=1).monster(0, cards="psychic_probe background_dweller").dice("1 1 2 2 2 2")
    scene = asked(table.next_rolls("3").last_roll_done())
    assert question(scene) == "Blorb has rolled 1 1 2 2 2 2. Which die do you reroll? A heart costs you the probe."
    assert told(scene) == {
        "probe 1": "reroll one of Blorb's dice that show 1",
        "probe 2": "reroll one of Blorb's dice that show 2",
        "pass": "leave the dice as they are",
    }
    assert question(asked(table.answer("probe 1"))).startswith("Your probe has made a 3, which you may reroll.")


def test_being_probed() -> None:
    table = Table(2).monster(0, cards="background_dweller").monster(1, cards="psychic_probe").dice("1 1 2 2 2 2")
    scene = asked(table.next_rolls("3").last_roll_done().answer("probe 1"))
    assert question(scene) == "A probe has turned one of your dice into a 3. Do you reroll it?"
    assert step_words(scene.view) == "Background Dweller"


def test_selling() -> None:
    scene = asked(Table(2).monster(0, cards="metamorph jets", energy=1).ends_turn())
    assert question(scene) == "Do you sell a card for the energy printed on it? You have 1 energy."
    assert told(scene) == {
        "sell metamorph": "Metamorph for 3 energy",
        "sell jets": "Jets for 5 energy",
        "done": "sell nothing more",
    }


def test_a_mimic_just_bought() -> None:
    table = Table(2).monster(0, energy=8, cards="jets").monster(1, cards="wings").market("mimic")
    scene = asked(table.buys().answer("buy mimic"))
    assert question(scene) == "Mimic is yours. Which card is it a copy of?"
    assert told(scene)["mimic jets of seat 0"].startswith("your Jets: If you yield Tokyo")
    assert told(scene)["mimic wings of seat 1"].startswith("Blorb's Wings: When you are")


def test_many_cards_to_copy_are_named_only() -> None:
    table = Table(2).monster(0, energy=8).monster(1, cards="wings jets gourmet urbavore stretchy regeneration")
    scene = asked(table.market("mimic").buys().answer("buy mimic"))
    assert told(scene)["mimic wings of seat 1"] == "Blorb's Wings"


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([copying("jets", 1)], "Your Mimic is a copy of Blorb's Jets."),
        (["wings", copying("wings", 0)], "Your Mimic is a copy of your Wings."),
        (["mimic"], "Your Mimic is a copy of nothing."),
    ],
)
def test_moving_a_mimic(cards: list[object], text: str) -> None:
    table = Table(2).monster(0, energy=3, cards=cards).monster(1, cards="jets gourmet").starts_turn()
    scene = asked(table)
    assert question(scene) == f"{text} You have 3 energy. Do you pay 1 to move the token?"
    assert told(scene)["pass"] == "leave the token where it is"


def test_another_turn() -> None:
    scene = asked(Table(2).monster(0, cards="freeze_time").monster(1, place="city").dice("1 1 1 2 2 3").resolves())
    assert question(scene) == "You rolled three 1s or more. Do you take another turn with one die less?"
    assert told(scene) == {"again": "take another turn with one die less", "decline": "let the next monster play"}


def test_a_card_that_nobody_has_told_us_of_asks_with_its_text() -> None:
    scene = asked(Table(2).dice("1 1 2 2 3 3").rolls())
    scene = asking(scene, "tank")
    assert question(scene) == "Tank: Gain 4 points. Lose 3 health. What do you do?"
    assert gloss(Choice(PASS), scene) == "do nothing"
    assert gloss(Choice(DONE), scene) == "go on"
    assert gloss(Choice(MADE_UP), scene) == ""
    scene = asking(scene, "dance")
    assert question(scene) == "What do you do?"


def test_the_board_tells_what_lies_on_cards_and_what_is_copied() -> None:
    table = Table(2).monster(0, cards=["herd_culler", "plot_twist", {**copying("smoke_cloud", 1), "counters": 2}])
    table.monster(1, cards="smoke_cloud").dice("1 1 2 2 3 3").last_roll_done()
    table.answer("stop", "set 3 to 1 with herd_culler")
    view = table.game.view(0)
    shown = belongings(view.monsters[0], NAMES)
    assert shown == "Herd Culler (used), Plot Twist, Mimic of Blorb's Smoke Cloud (2)"
    own = Game.from_position({"monsters": [{"cards": ["jets", copying("jets", 0)]}, {}], "step": "buy"})
    assert belongings(own.view(None).monsters[0], NAMES) == "Jets, Mimic of own Jets"
