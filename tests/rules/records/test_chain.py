"""Dice that depend on names and choices: an edit of the record changes its dice, or its head."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import Game, RecordError, SetupError
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from rules.records.games import (
    DAY,
    MONSTERS,
    RULES,
    SECRET,
    at_each_decision,
    bound,
    chained_game,
    edited,
    field,
    lines_of,
    played,
    without,
)
from rules.records.stranger import first_difference, last_head
from rules.records.test_fairness import ORDER

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = chained_game(3, "standard halloween=true", 5).record()


def verify(record: str) -> int:
    """As `kot verify` does it: the dice, then the choices."""
    read = read_record(record)
    checked = check_chance(read)
    Game.from_record(read)
    return checked


def with_head(record: str) -> str:
    """The record of somebody who knows how heads are made."""
    return edited(record, field(record, "head"), last_head(record))


def edits(record: str) -> Iterator[str]:
    """The record with one word left out, or made another one, for each of its words."""
    for found in re.finditer(r"\S+", record):
        before, word, after = record[: found.start()], found[0], record[found.end() :]
        if word not in (";", "#"):
            yield f"{before}{'jets' if word != 'jets' else 'wings'}{after}"
        if word.isdecimal():
            yield f"{before}{int(word) + 1}{after}"


# What is proved


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("rules", RULES)
def test_a_chained_game_is_fair(rules: str, players: int) -> None:
    record = chained_game(players, rules, players).record()

    assert first_difference(record, ORDER) is None
    assert verify(record) == len(re.findall("; (?:rolled|drew|dealt) ", record))
    assert Game.from_record(record).record() == record


@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, "simple"), pytest.param(3, "standard halloween=true", marks=pytest.mark.compiled_only)],
)
def test_no_word_of_a_record_can_be_edited(players: int, rules: str) -> None:
    game = chained_game(players, rules, 3).record()
    fair = []

    for record in edits(game):
        try:
            verify(record)
        except RecordError:
            continue
        fair.append(record)

    assert fair == []


@pytest.mark.compiled_only
def test_with_a_recomputed_head_only_lines_after_the_last_dice_can_be_edited() -> None:
    game = chained_game(2, "simple", 3).record()
    kept, last_throw = f"head: {field(game, 'head')}", game.rindex("; rolled")
    checked = 0

    for part in edits(game[:last_throw]):
        record = part + game[last_throw:]
        if kept in record and "\nstart ;" in record:
            checked += 1
            with pytest.raises(RecordError):
                verify(with_head(record))

    assert checked > 100


def test_a_choice_changes_all_dice_after_it() -> None:
    one, other = bound(Game.new(2, "simple", secret=SECRET)), bound(Game.new(2, "simple", secret=SECRET))

    for game in (one, other):
        game.play("keep nothing")
    assert one.record() == other.record()
    one.play_option(0)
    other.play_option(1)
    for game in (one, other):
        game.play("keep nothing")

    assert one.head != other.head
    assert lines_of(one.record())[-1] != lines_of(other.record())[-1]


def test_names_change_the_dice() -> None:
    ann, bob = Game.new(2, secret=SECRET), Game.new(2, secret=SECRET)
    ann.bind(MONSTERS[:2], ["person Ann"], DAY)
    bob.bind(MONSTERS[:2], ["person Bob"], DAY)

    ann.play("keep nothing")
    bob.play("keep nothing")

    assert lines_of(ann.record())[0] == lines_of(bob.record())[0]  # seats are known only after the first rolls
    assert lines_of(ann.record())[1] != lines_of(bob.record())[1]


def test_reasons_are_not_bound() -> None:
    line = lines_of(GAME)[3]

    assert verify(edited(GAME, line, f"{line}\n# why: it seemed good")) > 0


# The head


def test_the_head_goes_from_line_to_line_and_is_the_records() -> None:
    heads = []
    game = bound(Game.new(3, "standard cultists=true", secret=SECRET))
    for _ in at_each_decision(game, 2):
        heads.append(game.head)
        record = game.record()
        assert field(record, "head") == game.head == last_head(record)

    every = read_record(game.record()).heads()
    assert [head for head in every if head in heads] == list(dict.fromkeys(heads))
    assert any("." in line.split()[0] for line in lines_of(game.record())[1:])  # interjections are lines as well


def test_a_game_without_bound_dice_has_no_head() -> None:
    assert Game.new(2, seed=4).head == ""
    assert Game.new(2, secret=SECRET).head == ""
    assert "head:" not in Game.new(2, secret=SECRET).record()


def test_clones_go_on_with_the_same_dice() -> None:
    game = bound(Game.new(2, secret=SECRET))
    twin = game.clone()

    for one in (game, twin):
        one.play("keep nothing")

    assert (twin.head, twin.rng) == (game.head, game.rng)


# Going on


def test_a_running_game_goes_on_with_its_secret_and_the_same_dice() -> None:
    for number, game in enumerate(at_each_decision(bound(Game.new(3, "course", secret=SECRET)), 4)):
        if number % 9 == 0 and not game.over:
            again = Game.from_record(game.record(), secret=SECRET)
            assert again.record() == game.record()
            twin = game.clone()
            again.play_option(0)
            twin.play_option(0)
            assert (again.rng, again.head) == (twin.rng, twin.head)


def test_the_names_stay_those_of_the_beginning() -> None:
    game = bound(Game.new(2, secret=SECRET))
    record = game.record()

    assert game.record(["Other", "Names"], ["person Somebody"], "another day") == record
    assert Game.from_record(record, secret=SECRET).record(["Other"]) == record


def test_a_game_from_a_position_is_chained_from_there_on() -> None:
    position = "turn=1 step=buy rolls=['1 1 1 2 2 3'] monsters=[(energy=9) (energy=9) ()]"
    record = played(bound(Game.from_position(position, secret=SECRET))).record()

    assert first_difference(record, ORDER) is None
    assert verify(record) > 0
    assert Game.from_record(record).record() == record


def test_a_game_whose_secret_is_not_known_is_looked_at_without_it() -> None:
    record = without(GAME, "secret")

    assert Game.from_record(record).head == ""
    assert Game.from_record(record).record() == record


def test_the_order_of_the_header_and_spaces_do_not_matter() -> None:
    lines = GAME.split("\n")
    date = lines.index(f"date: {DAY}")

    moved = "\n".join([lines[0], f"  date:   {DAY} ", *lines[1:date], "", *lines[date + 1 :]])

    assert verify(moved) == verify(GAME)
    assert first_difference(moved, ORDER) is None


# What is refused


def test_only_dice_from_a_secret_are_bound() -> None:
    with pytest.raises(SetupError, match="only dice from a secret can be bound"):
        Game.new(2).bind()
    with pytest.raises(RecordError, match="this game has no record"):
        Game.new(2, secret=SECRET).clone().bind()


def test_dice_are_bound_once_and_before_the_first_choice() -> None:
    game = bound(Game.new(2, secret=SECRET))
    with pytest.raises(SetupError, match="once, before the first choice"):
        game.bind()
    late = Game.new(2, secret=SECRET)
    late.play("keep nothing")
    with pytest.raises(SetupError, match="once, before the first choice"):
        late.bind()


def test_a_choice_in_other_words_is_another_record() -> None:
    in_tokyo = "turn=2 step=resolve dice='smash 1 2' monsters=[(place=city) (place=bay) () () ()]"
    game = bound(Game.from_position(in_tokyo, secret=SECRET))
    game.play("stay")
    record = with_head(edited(game.record(), ": stay\n", ": STAY\n"))

    with pytest.raises(RecordError, match="lead to another head"):
        Game.from_record(record, secret=SECRET)


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        ("committed", "head: it is only allowed with chained chance"),
        ("stream", "it cannot be combined with chance from a seed"),
    ],
)
def test_a_head_goes_with_chained_chance_only(chance: str, words: str) -> None:
    record = edited(GAME, "chance: chained", f"chance: {chance}")
    if chance == "stream":
        record = without(without(without(without(record, "commitment"), "secret"), "words 0"), "words 2")
        record = edited(record, "chance: stream", "chance: stream\nseed: 1")

    with pytest.raises(RecordError, match=words):
        read_record(record)


def test_a_chained_record_has_a_head() -> None:
    with pytest.raises(RecordError, match="the header has no `head`"):
        read_record(without(GAME, "head"))
    with pytest.raises(RecordError, match="head: 64 hexadecimal digits"):
        read_record(edited(GAME, f"head: {field(GAME, 'head')}", "head: 12"))
