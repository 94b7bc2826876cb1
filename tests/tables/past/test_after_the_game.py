"""After the game: its numbers, counted once more from what the page was sent, and the proof of its dice."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game
from kingoftokyo.i18n import LANGUAGES, text_of
from kingoftokyo.rules.core.dice import FACE_NAMES
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.table.past.fairness import proof
from kingoftokyo.table.past.game_summary import ROWS
from kingoftokyo.table.wire.messages import Welcome
from kingoftokyo.table.wire.requests import NewTable
from kingoftokyo.table.wire.rules_events import HealthLost
from tables.memory import SECRET
from tables.pages import seats

if TYPE_CHECKING:
    from kingoftokyo.table.wire.events import GameEvent
    from tables.sitting import Sitting, Tab


def finished(sitting: Sitting, rules: str = "standard") -> tuple[str, Tab]:
    table = sitting.new_table("easy", "medium", "easy", rules=rules)
    tab = sitting.open(table)
    tab.until(lambda tab: tab.view.over)
    return table, tab


def log_of(sitting: Sitting, table: str) -> list[GameEvent]:
    tab = sitting.open(table)
    assert isinstance(tab.last, Welcome)
    return [happened.event for happened in tab.last.log]


def of_cause(log: list[GameEvent], cause: str) -> list[GameEvent]:
    return [event for event in log if getattr(event, "cause", None) == cause]


def summed(log: list[GameEvent], name: str, field: str = "amount", by: str = "seat") -> list[int]:
    named = [event for event in log if type(event).__name__ == name]
    return [sum(getattr(event, field) for event in named if getattr(event, by) == seat) for seat in range(3)]


def counted(log: list[GameEvent], name: str, by: str = "seat") -> list[int]:
    named = [event for event in log if type(event).__name__ == name]
    return [sum(getattr(event, by) == seat for event in named) for seat in range(3)]


@pytest.mark.parametrize("rules", ["standard", "course halloween=true cultists=true tokyo_tower=true"])
def test_the_rows_are_what_the_log_adds_up_to(sitting: Sitting, rules: str) -> None:
    table, tab = finished(sitting, rules)
    log = log_of(sitting, table)
    hits: list[GameEvent] = [
        event for event in log if isinstance(event, HealthLost) and event.dealer not in (None, event.seat)
    ]

    found = sitting.statistics(table)

    rows = {row.id: row.amounts for row in found.rows}
    assert all(any(amounts) for amounts in rows.values())
    expected = {
        "points": [monster.points for monster in tab.view.monsters],
        "health": [monster.health for monster in tab.view.monsters],
        "energy": [monster.energy for monster in tab.view.monsters],
        "turns": counted(log, "TurnStarted"),
        "entries": counted(log, "TokyoEntered"),
        "stays": counted(log, "StayedInTokyo"),
        "yields": counted(of_cause(log, "yield"), "TokyoLeft"),
        "points_gained": summed(log, "PointsGained"),
        "points_by_dice": summed(of_cause(log, "dice"), "PointsGained"),
        "points_by_tokyo": summed(of_cause(log, "tokyo"), "PointsGained"),
        "damage_given": summed(hits, "HealthLost", by="dealer"),
        "damage_taken": summed(log, "HealthLost"),
        "damage_prevented": summed(log, "DamagePrevented"),
        "health_gained": summed(log, "HealthGained"),
        "energy_gained": summed(log, "EnergyGained"),
        "energy_spent": summed(log, "EnergySpent"),
        "energy_lost": summed(log, "EnergyLost"),
        "cards_bought": counted(log, "CardBought"),
        "sweeps": counted(log, "MarketSwept"),
        "dice_set": counted(log, "DieSet"),
        "extra_rolls": counted(log, "RollsGained"),
        "revivals": counted(log, "MonsterRevived"),
    }
    for id, amounts in expected.items():
        assert rows.get(id, [0, 0, 0]) == amounts, id
    assert [sum(source.amounts[k] for source in found.sources) for k in range(3)] == expected["points_gained"]
    assert (found.over, found.winner, found.reason) == (True, tab.view.winner, tab.view.reason)
    assert (found.turns, found.decisions) == (tab.view.turn, tab.view.decision_number)


def test_the_dice_are_those_of_the_record_and_fair_ones_would_be_even(sitting: Sitting) -> None:
    table, _ = finished(sitting)
    record = read_record(sitting.download(table))
    answers = [answer for answers in (record.start, *(line.answers for line in record.lines)) for answer in answers]
    rolled = Counter(face for answer in answers if answer.startswith("rolled ") for face in answer.split()[1:])

    found = sitting.statistics(table)

    for face in FACE_NAMES:
        assert sum(dice.thrown[face] for dice in found.dice) == rolled[face]
    for dice in found.dice:
        assert set(dice.expected.values()) == {sum(dice.thrown.values()) / 6}
    table, _ = finished(sitting, "simple")
    simple = sitting.statistics(table).dice[0]
    assert list(simple.thrown) == list(simple.expected) == ["1", "2", "3", "heart", "smash"]
    assert simple.expected["smash"] == sum(simple.thrown.values()) / 5


def test_the_series_is_what_everybody_had_when_the_next_turn_began(sitting: Sitting) -> None:
    table, tab = finished(sitting)
    marks = sitting.moments(table).moments

    series = sitting.statistics(table).series

    assert [one.turn for one in series] == list(range(tab.view.turn + 1))
    assert (series[0].seat, series[0].points, series[0].health) == (None, [0, 0, 0], [10, 10, 10])
    assert series[-1].points == [monster.points for monster in tab.view.monsters]
    assert series[-1].health == [monster.health for monster in tab.view.monsters]
    checked = 0
    for before, mark in pairwise(marks):
        if mark.events[-2:-1] == ["TurnStarted"] and mark.events[-1] == "DiceRolled":  # nothing else has changed since
            view = sitting.moment(table, mark.moment).view
            then = series[mark.turn - 1]
            assert (then.turn, then.seat) == (mark.turn - 1, before.active)
            assert then.points == [monster.points for monster in view.monsters]
            assert then.health == [monster.health for monster in view.monsters]
            assert then.energy == [monster.energy for monster in view.monsters]
            checked += 1
    assert checked > 3


def test_eliminations_and_purchases_are_in_the_statistics(sitting: Sitting) -> None:
    game = Game.from_position(
        "step=resolve dice='smash smash' market=[tank heal jets] persons=[0] "
        "monsters=[(energy=9 cards=[wings]) (place=city health=2) (health=9)]",
        listen=True,
    )
    table = sitting.table_of(game, "person", "greedy", "greedy")
    tab = sitting.open(table)
    tab.until_asked()
    tab.choose("buy jets")
    tab.until(lambda tab: tab.view.decision_number > 0)

    mine, fallen, _ = sitting.statistics(table).fates

    assert mine.bought == ["jets"]
    assert (fallen.eliminated_in, fallen.by, fallen.cause) == (1, 0, "dice")


def test_every_row_has_a_sentence_in_both_languages() -> None:
    for language in LANGUAGES:
        text = text_of(language)
        for id in ROWS:
            assert f"\nstatistic-{id.replace('_', '-')} = " in text, (language, id)


# The proof


def test_the_secret_is_revealed_when_the_game_is_over_and_never_before(sitting: Sitting) -> None:
    wanted = NewTable("standard", seats("person", "easy"), "abracadabra")
    table = sitting.make(wanted)
    tab = sitting.open(table)

    while not tab.view.over:
        if tab.decision is None:
            tab.next()
            continue
        waiting = sitting.proof(table)
        assert SECRET.hex() not in str(waiting)
        assert waiting.state == "waiting"
        tab.answer()
    found = sitting.proof(table)

    assert (found.state, found.secret, found.words) == ("proved", SECRET.hex(), ["abracadabra", ""])
    assert blake2b(bytes.fromhex(found.secret), digest_size=32).hexdigest() == found.commitment
    assert found.commitment in tab.texts[0]  # it was sent at the beginning
    record = sitting.download(table)
    assert found.checked == record.count("rolled ") + record.count("drew ")
    assert (found.loaded, found.practice) == (0, False)


def test_dice_from_a_seed_prove_nothing(sitting: Sitting) -> None:
    game = Game.new(2, seed=3, listen=True)
    while not game.over:
        game.play_option(0)

    found = sitting.proof(sitting.table_of(game))

    assert (found.state, found.commitment, found.secret) == ("none", "", "")


def test_a_record_that_was_changed_is_not_proved() -> None:
    game = Game.new(2, "simple", secret=SECRET)
    while not game.over:
        game.play_option(0)
    record = read_record(game.record())
    assert proof(record).state == "proved"

    for line in record.lines:
        line.outcomes = [outcome.replace("rolled 1 ", "rolled 3 ") for outcome in line.outcomes]

    assert (proof(record).state, "line " in proof(record).error) == ("failed", True)


def test_throws_that_were_settled_are_counted_and_mark_the_game(sitting: Sitting) -> None:
    game = Game.new(2, "simple", secret=SECRET, rolls=["1 1 1 2 2 2", "3 3 3 3 3 3"], listen=True)
    while not game.over:
        game.play_option(0)

    table = sitting.table_of(game)

    assert (sitting.proof(table).state, sitting.proof(table).loaded) == ("proved", 2)
    tab = sitting.open(table)
    assert isinstance(tab.last, Welcome)
    assert tab.last.table.practice


def test_a_dropped_record_has_it_all(sitting: Sitting) -> None:
    played, tab = finished(sitting)
    record = sitting.download(played)

    table = sitting.upload(record)

    there = sitting.open(table)
    assert there.view == tab.view
    assert log_of(sitting, table) == log_of(sitting, played)
    assert sitting.statistics(table) == sitting.statistics(played)
    assert sitting.proof(table) == sitting.proof(played)
    assert sitting.proof(table).state == "proved"
