"""Use case 17: cards act when they are bought, all the time, at the end of a turn, or when their owner says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.person import Person

TWO_PEOPLE = ("person", "person")


@pytest.mark.long
def test_use_case_17_cards_of_the_end_of_the_turn_act_after_buying_in_the_order_they_were_bought(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 9, "cards": ["herbivore"]}, {"place": "city"}],
            "market": ["energy_hoarder"],
        },
        rules="solo",
    )

    me.clicks("Buy Energy Hoarder for 3 energy")
    me.is_asked("You have 6 energy. What do you buy?")
    me.clicks("Buy nothing more")

    me.reads(
        "You buy Energy Hoarder for 3 energy",
        "You gain 1 point with Herbivore (0 → 1)",
        "You gain 1 point with Energy Hoarder (1 → 2)",
    )


@pytest.mark.long
def test_use_case_17_a_discard_card_acts_once_it_is_bought_and_is_gone(me: Person) -> None:
    me.sits_down_at({"step": "buy", "monsters": [{"energy": 9}, {}], "market": ["apartment_building"]})
    me.sees("0 discarded")

    me.clicks("Buy Apartment Building for 5 energy")

    me.reads("You buy Apartment Building for 5 energy", "You gain 3 points with Apartment Building (0 → 3)")
    me.sees("1 discarded")
    me.presses("d")
    me.sees("No cards yet.", "1 card in the discard pile")


def test_use_case_17_keep_cards_stay_and_work_from_now_on(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 9, "place": "city"}, {}],
            "market": ["alien_origin", "extra_head", "corner_store"],
            "deck": ["skyscraper", "tank"],
            "rolls": ["1 1 2 2 3 3", "1 1 2 2 3 3 heart"],
        },
        *TWO_PEOPLE,
    )

    me.clicks("Buy Alien Origin for 3 energy")
    me.clicks("Buy Extra Head for 6 energy")  # instead of 7
    me.reads("Axolulu buys Extra Head for 6 energy", "Turn 2: Mosshell")
    me.sees_monster("Axolulu", "Alien Origin", "Extra Head")
    me.clicks("Stop here")

    me.is_asked("2 rolls left")
    me.sees_button("Die 7 extra, green: 1")
    assert len(me.dice) == 7


@pytest.mark.long
def test_use_case_17_mimic_copies_a_card_and_its_token_moves_to_another(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 9}, {"place": "city", "cards": ["extra_head", "jets"]}],
            "market": ["mimic"],
            "deck": ["heal"],
            "rolls": ["1 1 2 2 3 3 heart", "1 1 2 2 3 3"],
        },
        *TWO_PEOPLE,
    )

    me.clicks("Buy Mimic for 8 energy")
    me.is_asked("Mimic is yours. Which card does it copy?")
    me.sees_button("Copy Mosshell’s Jets")
    me.sees_no_button("Copy Mosshell’s Heal")
    me.shows("mimic")
    me.clicks("Copy Mosshell’s Extra Head")
    me.presses("d")
    me.sees("A copy of Mosshell’s Extra Head")
    me.presses("Escape")
    me.reads("Axolulu’s Mimic is now a copy of Mosshell’s Extra Head")
    me.clicks("Stop here")

    me.is_asked("Your Mimic copies Mosshell’s Extra Head. Pay 1 of your 1 energy to move its token?")
    me.clicks("Copy Mosshell’s Jets")
    me.reads("Axolulu’s Mimic is now a copy of Mosshell’s Jets")
    me.is_asked("2 rolls left")
    assert len(me.dice) == 6
    me.sees_monster("Axolulu", "0 Energy")


def test_use_case_17_a_card_is_used_from_the_deck_panel(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "1 1 2 2 3 3",
            "monsters": [{"health": 5, "energy": 5, "cards": ["jets", "rapid_healing"]}, {"place": "city"}],
        }
    )

    me.clicks("Deck")
    me.sees("If you yield Tokyo, you do not lose the health of that smash.")
    me.shows("deck")
    me.clicks("Use", within="Deck")
    me.presses("Escape")

    me.reads("You pay 2 energy for Rapid Healing (5 → 3)", "You heal 1 health with Rapid Healing (5 → 6)")
    me.is_asked("2 rolls left")


def test_use_case_17_my_cards_are_in_sight_and_used_there_and_a_rivals_are_one_touch_away(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "1 1 2 2 3 3",
            "monsters": [
                {"health": 5, "energy": 5, "cards": ["jets", "rapid_healing", "plot_twist"]},
                {"place": "city", "cards": ["smoke_cloud"]},
            ],
        }
    )
    me.sees("If you stop and no die is turned", "Can still turn dice:")

    hand = me.part("Axolulu’s cards")
    assert hand.get_by_role("button").count() == 3
    assert hand.locator("svg use[href='#card-jets']").count() == 1  # its own picture
    hand.get_by_role("button", name="Jets").click()
    me.sees("If you yield Tokyo, you do not lose the health of that smash.")
    me.sees_no_button("Use")
    me.presses("Escape")
    me.sees_no("If you yield Tokyo")
    hand.get_by_role("button", name="Rapid Healing can be used now").click()
    me.shows("my-card")
    me.clicks("Use")
    me.reads("You heal 1 health with Rapid Healing (5 → 6)")

    me.clicks("Mosshell", within="Seats")
    me.sees("It comes with 3 smoke counters.", "3 counters")
    me.shows("hand-of-a-rival")


def test_use_case_17_cards_turn_dice_before_they_count(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "1 1 2 3 heart heart",
            "monsters": [{"energy": 4, "cards": ["herd_culler", "plot_twist", "stretchy"]}, {"place": "city"}],
        }
    )

    me.clicks("Stop here")
    me.is_asked("Your roll is over. Do you turn a die before they count? You have 4 energy.")
    me.clicks("Die 5: heart")
    me.shows("turning-dice")
    me.clicks("Turn one heart die to 1 with Herd Culler")
    me.sees_button("Die 5: 1")  # that one, and not the other heart
    me.clicks("Die 6: heart")
    me.clicks("Turn one heart die to 1 and discard Plot Twist")
    me.clicks("Die 4: 3")
    me.clicks("Pay 2 energy: turn one 3 die to 1")
    me.clicks("Leave the dice as they are")

    me.reads("You turn a die with Herd Culler: heart → 1", "Your Plot Twist has done its work")
    me.reads("You pay 2 energy for Stretchy (4 → 2)", "You gain 3 points from the dice (0 → 3)")


def test_use_case_17_a_die_is_turned_by_keys_alone(me: Person) -> None:
    me.sits_down_at(
        {"step": "roll", "dice": "1 1 2 3 heart heart", "monsters": [{"cards": ["plot_twist"]}, {"place": "city"}]}
    )
    me.is_asked("2 rolls left")
    me.presses("Enter")
    me.is_asked("Your roll is over.")

    me.presses("3")
    expect(me.button("Turn one 2 die to 1 and discard Plot Twist")).to_be_focused()
    me.presses("Escape")
    expect(me.button("Die 3: 2")).to_be_focused()
    me.presses("3", "ArrowRight", "ArrowRight", "Enter")

    me.reads("You turn a die with Plot Twist: 2 → heart")


@pytest.mark.long
def test_use_case_17_psychic_probe_rerolls_a_rivals_die_and_burns_out_on_a_heart(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "roll",
            "dice": "3 3 3 smash smash 1",
            "rolls": ["heart"],
            "monsters": [{"energy": 9}, {"place": "city", "cards": ["psychic_probe"]}],
        },
        *TWO_PEOPLE,
    )

    me.clicks("Stop here")
    me.is_asked("Axolulu has rolled 1 3 3 3 smash smash. Which die do you reroll? A heart costs you the probe.")
    me.clicks("Die 2: 3")
    me.clicks("Reroll one of Axolulu’s 3 dice")

    me.reads("Mosshell rerolls a die with Psychic Probe: 3 → heart", "Mosshell’s Psychic Probe has done its work")
    me.reads("Axolulu smashes Mosshell, who loses 2 health (10 → 8)")
    me.sees_monster("Axolulu", "0 of 20 points")


@pytest.mark.long
def test_use_case_17_an_opportunist_snaps_a_new_card_up_in_a_rivals_turn(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 3}, {"energy": 6, "cards": ["opportunist"]}],
            "market": ["corner_store"],
            "deck": ["skyscraper", "commuter_train"],
        },
        *TWO_PEOPLE,
    )

    me.clicks("Buy Corner Store for 3 energy")
    me.is_asked("New cards in Axolulu’s turn, and you may snap one up first. You have 6 energy. Do you?")
    me.clicks("Buy Skyscraper for 6 energy")

    me.reads("Mosshell buys Skyscraper for 6 energy", "Mosshell gains 4 points with Skyscraper (0 → 4)")
    me.sees("Commuter Train")


@pytest.mark.long
def test_use_case_17_made_in_a_lab_sells_the_top_of_the_deck_and_metamorph_buys_cards_back(me: Person) -> None:
    me.sits_down_at(
        {
            "step": "buy",
            "monsters": [{"energy": 4, "cards": ["made_in_a_lab", "metamorph", "jets"]}, {"place": "city"}],
            "market": ["skyscraper"],
            "deck": ["alien_origin", "heal"],
        },
        *TWO_PEOPLE,
    )
    me.sees("Hand over to Axolulu")
    me.sees_no("Alien Origin")

    me.clicks("I am Axolulu")
    me.clicks("Buy Alien Origin off the top of the deck for 3 energy")
    me.reads("Axolulu buys Alien Origin off the top of the deck for 3 energy")
    me.is_asked("Do you sell a card for the energy printed on it? You have 1 energy.")
    me.clicks("Sell Jets for 5 energy")
    me.clicks("Sell nothing more")

    me.reads("Axolulu discards Jets (Metamorph)", "Axolulu gains 5 energy with Metamorph (1 → 6)")
    me.sees_monster("Axolulu", "6 Energy")
