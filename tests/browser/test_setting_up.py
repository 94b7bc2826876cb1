"""Setting up a position by hand: what is put there lies on the table, and what cannot be is said at its field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.screens import FRENCH, PHONE, Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from browser.person import Person

DARK_PHONE = Screen("dark-phone", 390, 844, phone=True, theme="dark")


def sets_up(person: Person) -> None:
    person.page.goto(person.address)
    person.page.locator("nav button").first.wait_for()
    person.presses("s")
    person.page.get_by_role("region", name="Axolulu").wait_for()


def amount(person: Person, monster: str, what: str) -> Locator:
    return person.part(monster).get_by_role("spinbutton", name=what)


def puts(person: Person, monster: str, what: str, value: int) -> None:
    field = amount(person, monster, what)
    field.fill(str(value))
    field.press("Tab")


def takes_card(person: Person, words: str) -> None:
    """In the picker, by the keyboard: its search has the focus."""
    expect(person.page.get_by_role("searchbox")).to_be_focused()
    person.page.keyboard.type(words)
    person.presses("Enter")


def says_at(field: Locator, text: str) -> None:
    """The field is marked as invalid, and its description says why."""
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(re.escape(text)))


def test_a_position_set_up_by_clicks_and_keys_is_played(me: Person) -> None:
    me.opens_the_game()
    me.clicks("Set up a position")
    puts(me, "Axolulu", "Health", 6)
    puts(me, "Axolulu", "Points", 11)
    me.clicks("More: Energy", within="Axolulu")
    me.clicks("More: Energy", within="Axolulu")
    me.clicks("Add a card for Axolulu")
    takes_card(me, "smoke")
    expect(me.button("Add a card for Axolulu")).to_be_focused()  # back where it was opened
    me.clicks("City", within="Mosshell")
    puts(me, "Mosshell", "Poison", 2)
    me.clicks("Add a card for Mosshell")
    me.page.get_by_role("searchbox").fill("jets")
    me.clicks("Jets", within="Add a card for Mosshell")
    me.clicks("Add a card for Old Pinch")
    takes_card(me, "mimic")
    me.part("Old Pinch").get_by_role("combobox", name="Copies").select_option("Jets (Mosshell)")
    me.clicks("Roll", within="Steps of the turn")
    dice = me.page.get_by_role("spinbutton", name="Dice")
    dice.fill("4")
    dice.press("Tab")
    me.clicks("Die 1: 1")
    me.button("Die 2: 1").press("ArrowDown")
    me.button("Die 3: 1").press("ArrowDown")
    me.clicks("More: Rolls left")
    me.clicks("These cards", within="Market")
    for place, card in ((1, "tank"), (3, "heal")):
        me.clicks(f"Market, place {place}")
        takes_card(me, card)
    me.shows("position")

    me.clicks("Play it")

    me.is_asked()
    assert sorted(me.dice) == ["1", "2", "smash", "smash"]
    me.sees("1 roll left")
    me.sees_monster("Axolulu", "6 of 10 health", "2 Energy", "Smoke Cloud")
    me.sees_monster("Axolulu", "11 of 20 points")
    me.sees_monster("Mosshell", "Tokyo City", "10 of 10 health", "Jets", "Poison 2")
    market = me.part("Market")
    expect(market).to_contain_text("Tank")
    expect(market).to_contain_text("Heal")
    expect(market.get_by_text("energy short")).to_have_count(2)  # and nothing else lies there

    me.clicks("Hint")
    me.sees("A strong player would choose")
    me.shows("position-played")
    me.presses("d")
    me.sees("A copy of Mosshell\u2019s Jets")


def test_what_cannot_be_is_said_at_its_field_and_nothing_is_lost(me: Person) -> None:
    sets_up(me)
    puts(me, "Mosshell", "Health", 11)
    puts(me, "Axolulu", "Points", 7)

    me.clicks("Play it")

    health = amount(me, "Mosshell", "Health")
    says_at(health, "Mosshell can have 1 to 10 health.")
    expect(health).to_be_focused()
    expect(health).to_have_value("11")
    expect(amount(me, "Axolulu", "Points")).to_have_value("7")
    me.shows("position-error")

    puts(me, "Mosshell", "Health", 9)
    me.sees_no("Mosshell can have")
    for monster in ("Axolulu", "Old Pinch"):
        me.clicks("City", within=monster)
    me.clicks("Play it")
    expect(me.part("Axolulu")).to_contain_text("Two monsters are in Tokyo City")
    expect(me.part("Old Pinch")).to_contain_text("Two monsters are in Tokyo City")
    expect(me.part("Mosshell")).not_to_contain_text("Two monsters")


def test_the_same_in_french_and_by_keys_alone(seat_at: Callable[[Screen], Person]) -> None:
    moi = seat_at(FRENCH)
    sets_up(moi)
    puts(moi, "Mosshell", "Cœurs", 11)
    moi.button("Jouer").press("Enter")

    says_at(amount(moi, "Mosshell", "Cœurs"), "Mosshell peut avoir de 1 à 10 cœurs.")
    moi.shows("position-error")
    moi.presses("ArrowDown", "Tab")
    moi.sees_no("Mosshell peut avoir")
    moi.button("Éliminé", within="Axolulu").press("Enter")
    moi.button("Jouer").press("Enter")
    expect(moi.part("Le tour")).to_contain_text("Axolulu est hors jeu")


def test_a_phone_sets_up_other_rules_and_remembers(seat_at: Callable[[Screen], Person]) -> None:
    person = seat_at(PHONE)
    sets_up(person)
    person.clicks("5", within="Monsters")
    person.page.get_by_role("checkbox", name="Cultists").click()
    puts(person, "Girder", "Cultists", 3)
    person.clicks("Bay", within="Girder")
    person.clicks("Add a card for Girder")
    takes_card(person, "mimic")
    person.shows("position")
    person.page.reload()

    expect(amount(person, "Girder", "Cultists")).to_have_value("3")
    expect(person.button("Bay", within="Girder")).to_have_attribute("aria-pressed", "true")
    person.clicks("Add a card for Axolulu")
    person.page.get_by_role("searchbox").fill("mimic")
    expect(person.button("Mimic", within="Add a card for Axolulu")).to_be_disabled()
    person.shows("position-cards")
    person.presses("Escape", "Escape")  # clears the search, then closes
    person.clicks("Simple", within="Rules")
    expect(amount(person, "Girder", "Energy")).to_have_count(0)
    expect(person.page.get_by_role("button", name="Add a card for")).to_have_count(0)
    person.clicks("Start over")
    expect(person.button("Outside", within="Girder")).to_have_attribute("aria-pressed", "true")


def test_a_line_is_copied_and_pasted(me: Person) -> None:
    sets_up(me)
    puts(me, "Mosshell", "Health", 4)
    me.clicks("Roll", within="Steps of the turn")
    me.page.get_by_text("As a line of text").click()
    me.clicks("Copy this position")
    line = me.page.get_by_role("textbox", name="As a line of text")
    expect(line).to_have_value(re.compile("health=4"))
    me.shows("position-line")

    line.fill("monsters=[() (health=4")
    me.clicks("Play this line")
    expect(line).to_have_attribute("aria-invalid", "true")
    me.sees("is expected")

    line.fill("step=buy monsters=[(energy=6) (place=city health=3)] market=[jets heal]")
    me.clicks("Play this line")
    me.is_asked()
    me.sees_monster("Mosshell", "3 of 10 health", "Tokyo City")
    me.sees_button("Buy Jets for 5 energy")


def test_the_table_as_it_stands_can_be_changed(me: Person) -> None:
    mine = {"health": 6, "energy": 8, "cards": ["jets"]}
    others = [{"place": "city", "points": 3}, {"place": "dead"}]
    me.sits_down_at({"step": "buy", "monsters": [mine, *others], "market": ["tank", "heal"]})
    me.is_asked()
    me.presses("Escape")
    me.clicks("Set up from here")

    expect(amount(me, "Axolulu", "Health")).to_have_value("6")
    expect(amount(me, "Axolulu", "Energy")).to_have_value("8")
    expect(me.part("Old Pinch").get_by_role("button", name="Out", exact=True)).to_have_attribute("aria-pressed", "true")
    puts(me, "Mosshell", "Points", 18)
    me.clicks("Play it")
    me.is_asked()
    me.sees_monster("Axolulu", "6 of 10 health", "8 Energy", "Jets")
    me.sees_monster("Mosshell", "18 of 20 points", "Tokyo City")
    expect(me.part("Market")).to_contain_text("Tank")


def test_it_can_be_used_at_night_on_a_phone(seat_at: Callable[[Screen], Person]) -> None:
    person = seat_at(DARK_PHONE)
    sets_up(person)
    puts(person, "Mosshell", "Energy", -1)
    person.clicks("Play it")
    says_at(amount(person, "Mosshell", "Energy"), "Mosshell can have 0 to")
    person.shows("position-error")
