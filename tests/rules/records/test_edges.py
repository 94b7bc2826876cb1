"""Edges of records: odd numbers of lines, odd data, fields that contradict each other, and lies that look harmless."""

from __future__ import annotations

import re
from types import MappingProxyType

import pytest

from kingoftokyo import Game, RecordError, Rules
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from rules.records.games import SECRET, edited, fair_game, field, lines_of, played, without
from rules.records.test_format import GOLDEN, HEALER

GAME = fair_game(4, "standard halloween=true", 5).record()


def is_not_proved(record: str) -> None:
    with pytest.raises(RecordError):
        check_chance(read_record(record))


def test_two_interjections_before_and_after_a_decision_that_dissolves_are_fair() -> None:
    position = (
        "step=resolve dice='smash smash 1 1 2 3' monsters=[() (place=city health=2 energy=5 cards=[rapid_healing])]"
    )
    game = Game.from_position(position, secret=SECRET)
    game.interject(1, "use rapid_healing")
    game.interject(1, "use rapid_healing")
    record = played(game).record()

    assert [line.split()[0] for line in lines_of(record)[1:3]] == ["0.1", "1.1"]
    assert check_chance(read_record(record)) > 0


def test_a_game_from_a_position_amid_interjections_is_fair() -> None:
    game = Game.from_position(HEALER)
    game.interject(2, "use rapid_healing")
    later = Game.from_position(game.position_line(), secret=SECRET)
    later.interject(2, "use rapid_healing")
    record = played(later).record()

    assert lines_of(record)[1].startswith("0.2 ")
    assert check_chance(read_record(record)) > 0


def test_an_answer_left_out_before_an_interjection_is_not_fair() -> None:
    start = GOLDEN.partition("0 seat 0")[0]

    is_not_proved(f"{start}1.1 seat 0: use rapid_healing\n")


def test_a_throw_that_calls_itself_loaded_is_not_fair() -> None:
    is_not_proved(
        re.sub("0 seat 0: keep 1 2 2 heart ; rolled 1 3", "0 seat 0: keep 1 2 2 heart ; loaded smash smash", GOLDEN)
    )


def test_another_costume_than_the_one_dealt_is_not_fair() -> None:
    is_not_proved(re.sub(r"dealt \w+ as", "dealt tea as", GAME, count=1))


def test_cards_shuffled_into_a_deck_that_is_not_empty_are_not_fair() -> None:
    is_not_proved(edited(GAME, lines_of(GAME)[-1], lines_of(GAME)[-1] + " ; shuffled jets"))


@pytest.mark.parametrize(
    "position",
    [
        {"monsters": ({}, {}), "step": "buy"},
        {"monsters": [{}, {}], "rules": Rules("course")},
        {"monsters": [MappingProxyType({"health": 9}), {}]},
    ],
    ids=["tuple", "rules", "mapping"],
)
def test_a_position_of_any_data_is_written_so_that_it_can_be_read(position: dict[str, object]) -> None:
    record = Game.from_position(position).record()

    assert Game.from_record(record).record() == record


def test_a_game_loaded_without_its_secret_does_not_pass_for_a_stream() -> None:
    record = without(GAME, "secret")

    assert field(record, "chance") == "committed"
    assert Game.from_record(record).record() == record


def test_after_a_wrong_line_the_replay_stays_where_it_was() -> None:
    replay = Replay(edited(GOLDEN, "heart ; rolled 1 3", "heart ; rolled 1 2"))
    before = replay.game.position()
    with pytest.raises(RecordError, match="line 16"):
        replay.step()

    assert (replay.at, replay.game.position()) == (0, before)


def test_the_replay_of_a_record_without_lines_compares_the_result() -> None:
    with pytest.raises(RecordError, match="the record ends with the result"):
        Replay(edited(Game.new(2).record(), "result: not over", "result: seat 1, points"))


def test_a_solo_game_has_one_person() -> None:
    record = edited(Game.new(3, "solo").record(), ": computer", ": person too")

    with pytest.raises(RecordError, match="line 15: these rules are for one person"):
        Game.from_record(record)


def test_a_deck_from_which_nothing_was_drawn_is_refused() -> None:
    record = Game.from_position(f"{HEALER} market=[jets wings heal]").record()
    assert "deck: " not in record
    with pytest.raises(RecordError, match="the header has a deck, but no card was drawn"):
        Game.from_record(edited(record, "result:", "deck: tank\nresult:"))


def test_a_deck_in_a_game_without_cards_is_refused() -> None:
    with pytest.raises(RecordError, match="line 16: the deck in the header is not the deck"):
        Game.from_record(edited(GOLDEN, "result:", "deck: jets\nresult:"))


@pytest.mark.parametrize("line", ["seed: lots", "rolls: 1 2 3"])
def test_a_seed_or_rolls_beside_a_position_are_refused(line: str) -> None:
    with pytest.raises(
        RecordError, match=r"line 12: \w+: it cannot be combined with a position, which already contains it"
    ):
        Game.from_record(edited(Game.from_position(HEALER).record(), "result:", f"{line}\nresult:"))


@pytest.mark.parametrize("lie", ["took jets as 1 of 9", "took jets as 9 of 9", "returned jets as 1 of 9"])
def test_a_deck_of_another_size_is_not_fair(lie: str) -> None:
    is_not_proved(edited(GAME, lines_of(GAME)[-1], f"{lines_of(GAME)[-1]} ; {lie}"))
