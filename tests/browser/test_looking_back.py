"""Looking back: the log leads to every moment, and a game that is over tells its numbers and proves its dice."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.person import PATIENCE
from browser.screens import DESK, PHONE, Screen
from kingoftokyo import Game
from kingoftokyo.history.game_statistics import statistics
from kingoftokyo.history.replay import Replay
from kingoftokyo.i18n import text_of
from kingoftokyo.monsters import MONSTERS
from kingoftokyo.players.play import play_game
from kingoftokyo.players.registry import player_named
from kingoftokyo.rules.events import CardBought, HealthLost, PointsGained
from kingoftokyo.rules.records.fairness import commitment, fair_key
from kingoftokyo.rules.records.format import write_record
from kingoftokyo.table.past.game_summary import ROWS
from tables.memory import SECRET

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from browser.person import Person
    from kingoftokyo.rules.records.record import Record

WORDS = ("a", "b c", "")
SMASHING = {
    "step": "roll",
    "rolls": ["1 1 2 heart smash smash", "smash 3 3 3"],
    "monsters": [{"health": 10}, {"place": "city"}, {"health": 10}],
}
DROPPED = """(text) => {
  const dragged = new DataTransfer();
  dragged.items.add(new File([text], "game.txt", { type: "text/plain" }));
  return dragged;
}"""


@cache
def record_and_game() -> tuple[Record, Game]:
    """A game of three, played to its end, and written down; a person sits first."""
    game = Game.new(3, persons=(0,), secret=SECRET, words=WORDS, listen=True)
    play_game(game, [player_named("greedy", seed) for seed in range(3)])
    return write_record(game, list(MONSTERS[:3]), ["person", "greedy", "greedy"], "2026-01-01"), game


def drops(person: Person, text: str, *, only_drags: bool = False) -> None:
    dragged = person.page.evaluate_handle(DROPPED, text)
    person.page.dispatch_event("body", "dragover", {"dataTransfer": dragged})
    person.sees("Drop it here: a save is continued, a record is shown")
    if not only_drags:
        person.page.dispatch_event("body", "drop", {"dataTransfer": dragged})


def opens_the_record(person: Person) -> Record:
    record, _ = record_and_game()
    person.page.goto(person.address)
    person.page.locator("nav button").first.wait_for()
    drops(person, record.text)
    person.sees("King of Tokyo")
    person.page.locator(".over table").wait_for()
    return record


def past(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Looking back")


def is_at(person: Person, moment: int, last: int) -> None:
    expect(past(person).get_by_text(f"moment {moment} of {last}").first).to_be_visible(timeout=PATIENCE)


def goes_to(person: Person, moment: int, last: int) -> None:
    past(person).get_by_role("slider").fill(str(moment))
    is_at(person, moment, last)


def sees_then(person: Person, name: str, *facts: str) -> None:
    """On the seat of a monster as it was."""
    for fact in facts:
        seat = past(person).get_by_role("button", name=re.compile(rf"^{name}\b.*{re.escape(fact)}"))
        expect(seat).to_be_visible(timeout=PATIENCE)


def test_a_line_of_the_log_shows_the_table_of_that_moment_while_the_game_goes_on(onlooker: Person) -> None:
    me = onlooker
    me.sits_down_at(SMASHING)
    me.is_asked("2 rolls left")
    me.presses("5", "6", "r")
    me.is_asked("1 roll left")
    me.presses("Enter")
    me.sees_monster("Mosshell", "7 of 10 health")

    me.clicks("You keep", "What happened")

    sees_then(me, "Mosshell", "10 of 10 health", "Tokyo City")
    expect(past(me)).to_contain_text("You chose")
    expect(past(me).get_by_role("slider")).to_have_value("1")
    expect(past(me).get_by_role("heading", name="Keep smash smash and roll the rest")).to_be_visible()
    me.presses("ArrowRight")
    sees_then(me, "Mosshell", "7 of 10 health")
    expect(past(me)).to_contain_text("Stop: these dice count")
    lines = me.page.locator(".log li").count()
    me.page.wait_for_timeout(1500)
    assert me.page.locator(".log li").count() == lines  # the others wait
    me.presses("Escape")
    expect(past(me)).to_have_count(0)
    me.sees_monster("Mosshell", "7 of 10 health")
    me.clicks("Instant")
    me.is_asked("2 rolls left")
    assert me.page.locator(".log li").count() > lines


def test_the_slider_and_the_keys_go_through_the_whole_game(me: Person) -> None:
    record = opens_the_record(me)
    last = len(record.lines)
    me.clicks("Watch the replay")
    is_at(me, 0, last)

    me.presses("ArrowRight", "ArrowRight", "ArrowLeft")
    is_at(me, 1, last)
    me.presses("End")
    is_at(me, last, last)
    me.sees("The game is over here")
    me.presses("Home", "PageDown", "PageDown", "PageDown")
    replay = Replay(record)
    while replay.game.turn < 4:  # its first moment
        replay.step()
    is_at(me, replay.at, last)
    middle = last // 2
    goes_to(me, middle, last)
    replay.go_to(middle)
    for monster in replay.game.view(None).monsters:
        kept = [f"{monster.health} of {monster.max_health} health"] if monster.place != "dead" else ["Out"]
        sees_then(me, MONSTERS[monster.seat], *kept, f"{monster.points} Points")

    me.presses("+", " ")
    expect(past(me).get_by_role("button", name="Quick")).to_have_attribute("aria-pressed", "true")
    expect(past(me).get_by_text(f"moment {middle} of {last}")).to_have_count(0, timeout=PATIENCE)
    me.presses(" ")
    me.sees_button("Play", "Go through the game")


def test_playing_on_gives_practice_at_that_decision(me: Person) -> None:
    record = opens_the_record(me)
    replay = Replay(record)
    while not (replay.game.turn > 4 and replay.game.asked == 0 and replay.game.rolls_left == 1):
        replay.step()
    me.clicks("Watch the replay")
    is_at(me, 0, len(record.lines))
    goes_to(me, replay.at, len(record.lines))

    me.clicks("Play on from here")

    me.is_asked("1 roll left")
    assert sorted(me.dice) == sorted(replay.game.view(0).dice.split())
    for monster in replay.game.view(0).monsters:
        me.sees_monster(MONSTERS[monster.seat], f"{monster.health} of {monster.max_health} health")
    me.page.locator("summary", has_text="Practice").click()
    me.sees("the real game stays as it was")
    me.presses("Escape", "Escape")
    me.clicks("To the menu")
    me.clicks("Your games")
    me.clicks("Axolulu", within="Your games")
    me.is_asked("1 roll left")


def test_a_rewind_is_before_the_choice_and_the_game_as_it_was_is_kept(me: Person) -> None:
    me.opens_the_game()
    me.clicks("Play")
    me.clicks("Start")
    me.presses(" ")
    me.is_asked("2 rolls left")
    before = me.dice
    me.presses("1", "r")
    me.is_asked("1 roll left")
    after = me.dice

    me.clicks("You keep", "What happened")
    me.clicks("Rewind to here")

    me.is_asked("2 rolls left")
    assert sorted(me.dice) == sorted(before) != sorted(after)
    me.page.locator("summary", has_text="Practice").click()
    me.clicks("Back to the real game")
    me.is_asked("1 roll left")
    assert sorted(me.dice) == sorted(after)
    expect(me.page.locator("summary", has_text="Practice")).to_have_count(0)


def test_the_numbers_on_the_screen_are_those_of_the_record(me: Person) -> None:
    record = opens_the_record(me)
    found = statistics(record)
    _, game = record_and_game()
    me.page.get_by_role("tab", name="Statistics").click()
    me.sees("At the end")

    rows = me.page.get_by_role("tabpanel").locator("tbody tr:not(.group)").all()
    shown = [[cell.inner_text() for cell in row.locator("th, td").all()] for row in rows]

    amounts_of: dict[str, list[int]] = {}
    for name, *amounts in shown:
        amounts_of.setdefault(name, [int(amount) for amount in amounts])
    names = dict(re.findall(r"(?m)^statistic-([\w-]+) = (.+)$", text_of("en")))
    for id, count in ROWS.items():
        counted = [count(monster) for monster in found.monsters]
        assert amounts_of.get(names[id.replace("_", "-")], [0, 0, 0]) == counted, id
    events = game.events or []
    for name, kind in (("Points gained", PointsGained), ("Damage taken", HealthLost)):
        assert amounts_of[name] == [
            sum(one.amount for one in events if isinstance(one, kind) and one.seat == seat) for seat in range(3)
        ]
    assert amounts_of["Cards bought"] == [
        sum(isinstance(one, CardBought) and one.seat == seat for one in events) for seat in range(3)
    ]

    me.presses("ArrowRight")  # the tab of the dice
    me.sees("average of fair dice")
    mine = (
        me.page.get_by_role("tabpanel")
        .locator("section", has_text="Axolulu")
        .locator("tbody .number")
        .all_inner_texts()
    )
    assert [int(number) for number in mine] == [found.monsters[0].thrown_dice[face] for face in found.faces]
    me.presses("ArrowRight")
    me.sees("The same as a table")
    points = "Points from turn to turn. At the end: " + ", ".join(
        f"{MONSTERS[monster.seat]}: {monster.points}" for monster in found.monsters
    )
    expect(me.page.get_by_role("img", name=points)).to_be_visible()


def test_verify_computes_the_proof_again_here_and_there(me: Person) -> None:
    opens_the_record(me)
    me.page.get_by_role("tab", name="Fair dice").click()
    me.sees(SECRET.hex())
    assert me.page.locator(".result").count() == 0

    me.clicks("Verify")

    me.sees(
        "Fair, if this fingerprint was shown to you before the game",
        "throws and draws were computed again: all match the record",
    )
    me.sees("compare it with one that you wrote down", "it is not proved that these are the ones that were played")
    computed = me.page.locator(".result code").all_inner_texts()
    assert computed == [commitment(SECRET), fair_key(SECRET, WORDS).hex()]


def test_a_file_that_is_no_game_says_so_and_the_game_stays(me: Person) -> None:
    me.opens_the_game()
    drops(me, "no game at all")
    me.sees("This save cannot be opened")
    me.sees_button("Play")


def test_a_rematch_has_the_same_seats(me: Person) -> None:
    opens_the_record(me)
    me.clicks("Play again")
    me.page.locator(".over").wait_for(state="detached")
    me.presses(" ")
    me.is_asked("2 rolls left")
    for name in MONSTERS[:3]:
        me.sees_monster(name, "of 10 health")
    me.sees_no("Practice")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_every_new_screen(seat_at: Callable[[Screen], Person], screen: Screen) -> None:
    person = seat_at(screen)
    opens_the_record(person)
    for name in ("Statistics", "Dice", "Over time", "Fair dice"):
        person.page.get_by_role("tab", name=name, exact=True).click()
        person.page.get_by_role("tabpanel").locator("p, ul").first.wait_for()
        if name == "Fair dice":
            person.clicks("Verify")
            person.sees("Fair, if this fingerprint")
        person.shows(f"after-{name.lower().replace(' ', '-')}")
    person.clicks("Watch the replay")
    record, _ = record_and_game()
    is_at(person, 0, len(record.lines))
    goes_to(person, len(record.lines) // 2, len(record.lines))
    person.shows("replay")
    person.clicks("Play on from here")
    person.page.locator("summary", has_text="Practice").click()
    person.shows("practice")
    drops(person, record.text, only_drags=True)
    person.shows("drop")
