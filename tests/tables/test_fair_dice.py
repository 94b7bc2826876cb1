"""Tables whose dice hang on names and choices: the words of everybody, the head after each choice, and what stays."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo import Game
from kingoftokyo.rules import check_chance, read_record
from kingoftokyo.table.lobby import StaleSecretError
from kingoftokyo.table.wire.looking_back import PlayOn
from kingoftokyo.table.wire.messages import FromServer, Head, Update, Welcome
from kingoftokyo.table.wire.requests import NewTable
from tables.memory import SECRET
from tables.pages import seats

if TYPE_CHECKING:
    from tables.sitting import Sitting, Tab

IN_TOKYO = (
    "turn=2 step=resolve dice='smash 1 2' persons=[1] monsters=[(place=city) (place=bay) () () ()] "
    "market=[heal tank jets]"
)
NAMES = ["Axolulu", "Mosshell", "Old Pinch", "Blorb", "Girder"]


def heads_of(tab: Tab) -> list[Head]:
    """All heads that this page was sent, once each."""
    received = [msgspec.json.decode(text, type=FromServer) for text in tab.texts]
    heads = [
        message.head for message in received if isinstance(message, (Welcome, Update)) and message.head is not None
    ]
    return list({head.line: head for head in heads}.values())


# The head


def test_every_choice_brings_a_head_and_the_last_one_is_the_records(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy", "easy", rules="standard cultists=true")
    tab = sitting.open(table)

    tab.play_to_the_end()

    record = read_record(sitting.download(table))
    heads = heads_of(tab)
    assert record.chance == "chained"
    assert [record.heads()[head.line] for head in heads] == [head.hash for head in heads]
    assert (heads[0].line, heads[-1]) == (0, Head(len(record.lines), record.head))
    assert len(heads) > 0.9 * len(record.lines)  # but for answers that are secret for a while
    assert sitting.proof(table).head == record.head


def test_the_head_goes_on_after_the_program_was_restarted(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    tab = sitting.open(table)
    tab.answer()
    tab.until_asked()
    before = tab.last.head

    sitting.restart()
    again = sitting.open(table)

    assert again.last.head == before
    again.play_to_the_end()
    heads = read_record(sitting.download(table)).heads()
    assert [heads[head.line] for head in heads_of(tab)] == [head.hash for head in heads_of(tab)]


def test_a_secret_answer_cannot_be_guessed_from_the_head(sitting: Sitting) -> None:
    game = Game.from_position(IN_TOKYO, secret=SECRET, listen=True)
    game.bind(NAMES, ["greedy", "person", "greedy", "greedy", "greedy"])
    first = game.head
    table = sitting.table_of(game)
    tab = sitting.open(table)
    tab.get(Update)

    assert tab.view.asked == 1  # the City has answered, and the Bay is asked
    assert [head.hash for head in heads_of(tab) if head.hash != first] == []
    hidden = sitting.table(table).game.head
    assert hidden not in "".join(tab.texts)
    assert sitting.proof(table).head == ""
    assert hidden not in "".join(sitting.open(table).texts)

    tab.choose("stay")
    tab.get(Update)
    assert tab.last.head is not None
    assert tab.last.head.line >= 2


def test_games_from_a_seed_or_of_the_older_kind_have_no_head(sitting: Sitting) -> None:
    for game in (Game.new(2, seed=3, listen=True), Game.new(2, secret=SECRET, listen=True)):
        table = sitting.table_of(game)
        tab = sitting.open(table)
        tab.until_asked()
        tab.answer()

        assert heads_of(tab) == []
        assert "head:" not in sitting.download(table)


# Words


def test_the_words_of_every_person_enter_the_dice(sitting: Sitting) -> None:
    table = sitting.make(NewTable("course", seats("easy", "person", "person"), words=["", "moon 0a", "sun 0b"]))

    record = sitting.download(table)

    assert re.findall("words .*", record) == ["words 1: moon 0a", "words 2: sun 0b"]


def test_a_rematch_and_playing_on_take_words_and_the_commitment_that_was_shown(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    tab = sitting.open(table)
    tab.answer()
    shown = sitting.menu().commitment

    again = sitting.download(sitting.rematch(table, "moon", commitment=shown))
    practice = sitting.download(sitting.play_on(table, 0, "sun", commitment=shown))

    assert ("words 0: moon" in again, "words 0: sun" in practice) == (True, True)
    for record in (again, practice):
        assert f"chance: chained\ncommitment: {shown}\n" in record


def test_a_commitment_that_was_not_shown_begins_nothing(sitting: Sitting) -> None:
    table = sitting.new_table("person", "easy")
    tables = len(sitting.store.bases)

    with pytest.raises(StaleSecretError):
        sitting.rematch(table, "moon", commitment="0" * 64)
    with pytest.raises(StaleSecretError):
        sitting.run(sitting.lobby.play_on(table, PlayOn(0, ["moon"], "0" * 64)))

    assert len(sitting.store.bases) == tables


# What stays


def test_a_seat_that_is_taken_over_keeps_its_name_in_the_record(sitting: Sitting) -> None:
    game = Game.new(2, "simple", secret=SECRET, listen=True)
    game.bind(NAMES[:2], ["person Ann", "strangers.py:Bot"], "2026-11-16")
    table = sitting.table_of(game)
    tab = sitting.open(table)

    tab.play_to_the_end()

    record = read_record(sitting.download(table))
    assert record.players == ["person Ann", "strangers.py:Bot"]
    assert check_chance(record) > 0
    assert sitting.proof(table).state == "proved"


def test_a_game_of_the_older_kind_is_played_on_as_what_it_is(sitting: Sitting) -> None:
    game = Game.new(2, "simple", secret=SECRET, words=["moon"], listen=True)
    game.play("keep nothing")
    table = sitting.table_of(game, "person Ann", "greedy")
    sitting.open(table).play_to_the_end()

    record = read_record(sitting.download(table))

    assert (record.chance, record.head) == ("committed", "")
    assert sitting.proof(table).state == "proved"
