"""Odds and advice on request: the numbers on the screen are those of the dice lattice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.screens import DESK, FRENCH, PHONE
from kingoftokyo import Game
from kingoftokyo.table.advice.odds import chances

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.person import Person
    from browser.screens import Screen
    from kingoftokyo.table.wire.messages import Chances

FACES = ["1", "2", "3", "heart", "energy", "smash"]
ROLLING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash"],
    "monsters": [{"health": 6}, {"place": "city", "health": 3}, {"health": 9}],
}
HIT_IN_TOKYO = {
    "turn": 1,
    "step": "resolve",
    "dice": "smash smash 1 2 heart energy",
    "monsters": [{"place": "city", "health": 4}, {}, {}],
}


def expected_odds(position: dict[str, Any], *keep: str) -> Chances:
    """By the engine, for the same dice."""
    game = Game.from_position({"persons": [0], **position})
    assert game.decision is not None
    return chances("", game.view(game.asked), game.decision, keep)


def percent(chance: float) -> str:
    exact = 100 * chance
    if 0 < exact < 1 or 99 < exact < 100:
        return f"{min(max(exact, 0.1), 99.9):.1f}%"
    return f"{exact:.0f}%"


def rows(me: Person, name: str = "Odds") -> dict[str, list[str]]:
    """The table on the screen, by the name of the face."""
    found = [row.locator("th, td").all_inner_texts() for row in me.part(name).locator("tbody tr").all()]
    return {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in found}


def sees_odds(me: Person, wanted: Chances) -> None:
    """Every number of the table and every line, once they have come."""
    expect(me.part("Odds").and_(me.page.locator("[aria-busy=false]"))).to_be_visible()
    assert rows(me) == {odds.face: [percent(chance) for chance in odds.at_least] for odds in wanted.faces}
    lines = me.part("Odds").locator("li > b").all_inner_texts()
    assert [re.sub(r"^at least ", "", line) for line in lines] == [percent(line.chance) for line in wanted.lines]


def test_the_odds_are_exact_and_follow_the_dice_that_are_kept(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")

    me.presses("o")
    sees_odds(me, expected_odds(ROLLING))
    me.sees("If you keep nothing. 2 rolls left.", "Three of a kind of any number")
    assert list(rows(me)) == FACES

    me.presses("5", "6")
    me.sees("If you keep smash and smash. 2 rolls left.", "Eliminating Mosshell: needs 3 smashes")
    with_smashes = expected_odds(ROLLING, "smash", "smash")
    sees_odds(me, with_smashes)
    assert rows(me)["smash"][:2] == ["100%", "100%"]
    assert expected_odds(ROLLING).lines != with_smashes.lines

    me.presses("Escape")
    expect(me.part("Odds")).to_have_count(0)
    me.sees_no("Paused")


def test_who_was_hit_in_tokyo_sees_how_likely_it_survives(me: Person) -> None:
    me.sits_down_at(HIT_IN_TOKYO)
    me.is_asked("Tokyo City")

    me.clicks("Odds")
    position = Game.from_position({"persons": [0], **HIT_IN_TOKYO})
    assert position.decision is not None
    found = chances("", position.view(0), position.decision, [])
    sees_odds(me, found)
    assert [line.choice for line in found.lines] == ["stay", "yield"]
    me.sees("Surviving until your next turn if you stay in Tokyo City", "This is the worst case")


def test_a_hint_says_what_to_do_and_why(me: Person) -> None:
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")

    me.presses("h")
    me.sees("A strong player would choose:")
    said = me.part("Hint").locator("p")
    expect(said.first).to_have_text(re.compile(r"choose: (Keep .+ and roll the rest|Roll all dice again)"))
    expect(said.last).to_have_text(re.compile(r"^Keep .*\d+%.*\.$"))
    me.shows("hint")
    me.clicks("Close", "Hint")
    expect(me.part("Hint")).to_have_count(0)


def test_odds_and_hints_in_french(seat_at: Callable[[Screen], Person]) -> None:
    me = seat_at(FRENCH)
    me.sits_down_at(ROLLING)
    me.sees_button("Chances")

    me.presses("o")
    me.sees("Si tu ne gardes rien. Encore 2 lancers.", "Un brelan de n\u2019importe quel chiffre")
    [first, *_] = expected_odds(ROLLING).faces
    shown = rows(me, "Chances")[first.face]
    assert shown == [percent(chance).replace("%", "\u202f%").replace(".", ",") for chance in first.at_least]
    me.presses("Escape", "h")
    me.sees("Un joueur redoutable choisirait")
    me.shows("hint")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_the_odds_leave_the_dice_free(seat_at: Callable[[Screen], Person], screen: Screen) -> None:
    """They are looked at while one keeps dice, on the phone too."""
    me = seat_at(screen)
    me.sits_down_at(ROLLING)
    me.is_asked("2 rolls left")
    me.clicks("Odds")
    me.clicks("Die 4")
    me.sees("If you keep heart. 2 rolls left.")
    sees_odds(me, expected_odds(ROLLING, "heart"))
    me.shows("odds")


def test_why_a_computer_player_did_that(me: Person) -> None:
    position = {
        "turn": 1,
        "step": "roll",
        "rolls": ["1 1 2 heart smash smash"],
        "monsters": [{"place": "city", "health": 9}, {}, {}],
    }
    me.sits_down_at(position, "person", "medium", "easy")
    why = me.part("What happened").get_by_role("button", name=re.compile(r"^Why did Mosshell do that\?"))
    expect(why).to_be_visible(timeout=15_000)

    me.presses("w")
    expect(why).to_have_attribute("aria-expanded", "true")
    reason = me.part("What happened").get_by_role("status").inner_text()
    assert len(reason) > 20, reason
    me.is_asked()
    expect(me.page.get_by_role("button", name=re.compile("^Why did"))).to_have_count(1)  # under its own line, once
    me.shows("why")
    me.presses("Escape")
    expect(why).to_have_attribute("aria-expanded", "false")
    me.sees_no("Paused")
