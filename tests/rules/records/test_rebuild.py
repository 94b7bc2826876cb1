"""Playing a record again: what cannot have happened is refused with its line, and one can walk through it."""

from __future__ import annotations

import re

import pytest

from kingoftokyo import Game, KingOfTokyoError, RecordError, SetupError
from kingoftokyo.history.replay import Replay
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.rebuild import play_line
from rules.records.games import SECRET, edited, fair_game, lines_of, played, without
from rules.records.test_format import GOLDEN, HEALER


def refuses(record: str, says: str) -> None:
    """By playing it at once, and by walking through it."""
    with pytest.raises(RecordError, match=f"^{re.escape(says)}"):
        Game.from_record(record)
    with pytest.raises(RecordError, match=f"^{re.escape(says)}"):
        walk(record)


def walk(record: str) -> Replay:
    replay = Replay(record)
    while not replay.at_end:
        replay.step()
    return replay


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "; rolled 1 2 2 2 heart smash",
            "; rolled 1 2 2 3 heart smash",
            "line 15: the outcome here is `rolled 1 2 2 2 heart",
        ),
        ("heart ; rolled 1 3", "heart ; rolled 1 2", "line 16: the outcome here is `rolled 1 3`, but the record says"),
        (
            "heart ; rolled 1 3",
            "heart",
            "line 16: the outcome here is `rolled 1 3`, but the record says `nothing more`",
        ),
        (
            "rolled 1 3\n1",
            "rolled 1 3 ; rolled 2\n1",
            "line 16: the outcome here is `nothing more`, but the record says",
        ),
        ("0 seat 0: keep 1 2 2 heart", "0 seat 1: keep 1 2 2 heart", "line 16: seat 1 is not asked"),
        ("0 seat 0: keep 1 2 2 heart", "0 seat 0: keep energy", "line 16: 'keep energy' is not possible now"),
        ("0 seat 0: keep 1 2 2 heart", "1 seat 0: keep 1 2 2 heart", "line 16: decision 0 is expected here, not 1"),
        ("0 seat 0: keep 1 2 2 heart", "0.1 seat 0: keep 1", "line 16: 'keep 1' is not possible at any time"),
        ("0 seat 0: keep 1 2 2 heart", "0.2 seat 0: keep 1", "line 16: decision 0 is expected here, not 0.2"),
        ("0 seat 0: keep 1 2 2 heart", "0.1 seat 5: keep 1", "line 16: there are seats 0 to 1, not 5"),
        (
            "result: seat 0, points",
            "result: seat 1, points",
            "line 29: the record ends with the result `seat 0, points`",
        ),
        ("result: seat 0, points", "result: not over", "line 11: secret: it is published when the game is over"),
    ],
)
def test_what_cannot_have_happened_is_reported_with_its_line(old: str, new: str, says: str) -> None:
    refuses(edited(GOLDEN, old, new), says)


def test_a_game_that_was_over_does_not_go_on() -> None:
    record = edited(without(GOLDEN, "secret"), "result: seat 0, points", "result: not over")
    with pytest.raises(RecordError, match="the record ends with the result `seat 0, points`"):
        walk(record)


def test_nothing_is_chosen_after_the_end() -> None:
    refuses(f"{GOLDEN}14 seat 0: stop\n", "line 30: the game was already over (points)")


def test_a_record_that_stops_before_its_result_is_refused() -> None:
    refuses(GOLDEN[: GOLDEN.index("13 seat 1")], "line 28: the record ends with the result `not over`, but its header")


def test_a_record_without_lines_is_compared_too() -> None:
    record = edited(Game.new(2).record(), "result: not over", "result: seat 1, points")

    refuses(record, "line 13: the record ends with the result `not over`, but its header says `seat 1, points`")


def test_another_deck_than_the_one_played_with_is_refused() -> None:
    record = Game.new(2, seed=3).record()

    refuses(edited(record, "battery_monster friend", "friend"), "line 13: the deck in the header is not the deck")
    refuses(without(record, "deck"), "line 12: the deck in the header is not the deck of this game")


def test_rolls_that_do_not_fit_are_refused() -> None:
    record = edited(Game.new(2).record(), "result:", "rolls: 1 2 3\nresult:")

    refuses(record, "line 14: the next loaded throw is '1 2 3', but 6 dice are thrown")


def test_a_clone_that_shuffles_leaves_the_record_alone() -> None:
    game = Game.from_position("step=buy deck_exact=true market=[jets] discard=[wings] monsters=[(energy=9) ()]")
    game.clone().play("sweep")

    assert lines_of(game.record()) == ["start"]


# Positions


def test_a_position_must_be_one() -> None:
    record = Game.from_position(HEALER).record()

    refuses(edited(record, "dice='1 1 2 2 3 3'", "dice='1 tea'"), "line 15: dice: 'tea' is not a face")
    refuses(edited(record, "step=roll", "step=["), "line 15: column ")
    refuses(edited(record, "step=roll", "tea=roll"), "line 15: position: there is no field 'tea'")


def test_a_position_must_have_the_monsters_and_the_rules_of_the_header() -> None:
    record = Game.from_position(HEALER).record()
    other = "line 15: the position has other rules or another number of monsters than the header"

    refuses(edited(record, "monsters=[() ", "monsters=["), other)
    refuses(edited(record, "rules: standard", "rules: course"), other)
    refuses(edited(record, "position: ", "position: rules=solo "), other)


def test_a_position_must_have_the_people_of_the_header() -> None:
    record = Game.from_position(HEALER).record()
    people = "line 15: the position has people at other seats than the header"

    refuses(edited(record, "player 1: computer", "player 1: person Ann"), people)
    refuses(edited(record, "position: ", "position: persons=[1] "), people)


# Secrets


def test_a_running_game_with_fair_dice_is_played_on_with_its_secret() -> None:
    game = Game.new(2, secret=SECRET)
    game.play_option(0)
    record = game.record()

    assert Game.from_record(record, secret=SECRET).position() == game.position()
    assert Game.from_record(record, secret=SECRET.hex()).position() == game.position()
    with pytest.raises(RecordError, match="does not contain the secret: it cannot be continued"):
        Game.from_record(record)
    with pytest.raises(RecordError, match="this secret does not match the record's commitment"):
        Game.from_record(record, secret=bytes(32))
    with pytest.raises(SetupError, match="a secret is 32 bytes"):
        Game.from_record(record, secret="tea")


def test_a_running_game_is_walked_through_without_its_secret() -> None:
    game = Game.new(4, "standard halloween=true", secret=SECRET)
    for _ in range(30):
        game.play_option(game.option_count() // 3)

    replay = walk(game.record())

    now, there = replay.game.decision, game.decision
    assert now is not None
    assert there is not None
    assert now.options == there.options
    assert replay.game.key() == game.key()


def test_a_finished_game_whose_secret_is_left_out_can_still_be_walked_through() -> None:
    record = fair_game(3, "course halloween=true").record()

    assert walk(without(record, "secret")).game.over
    assert Game.from_record(without(record, "secret")).over


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("heart ; rolled 1 3", "heart", "line 15: a random outcome is needed here, but the record has none"),
        (
            "heart ; rolled 1 3",
            "heart ; rolled 1 2 3",
            "line 15: 2 dice are thrown here, but the record says something",
        ),
        ("heart ; rolled 1 3", "heart ; drew jets as 1 of 2", "line 15: 2 dice are thrown here, but the record says"),
        (
            "heart ; rolled 1 3",
            "heart ; loaded 1 3",
            "line 15: a random outcome is needed here, but the record has none",
        ),
        (
            "rolled 1 3\n1",
            "rolled 1 3 ; rolled 2\n1",
            "line 15: the outcome here is `nothing more`, but the record says",
        ),
        (
            "start ; rolled 1 2 2 2 heart smash",
            "start",
            "line 14: a random outcome is needed here, but the record has none",
        ),
    ],
)
def test_without_the_secret_chance_must_still_be_possible(old: str, new: str, says: str) -> None:
    refuses(edited(without(GOLDEN, "secret"), old, new), says)


def test_without_the_secret_cards_are_drawn_as_recorded_and_must_be_in_the_deck() -> None:
    record = without(fair_game(2, "standard").record(), "secret")
    first = re.search(r"drew (\w+) as (\d+) of 66", record)
    assert first is not None
    says = "line 14: one of 66 cards is drawn here, but the record says something else"

    refuses(edited(record, first[0], f"drew {first[1]} as {first[2]} of 67"), says)
    refuses(edited(record, first[0], "rolled 1"), says)
    refuses(edited(record, f"drew {first[1]}", "drew nothing_of_it"), f"line 14: the outcome here is `{first[0]}`")


# Walking


def test_one_can_walk_through_a_game_forwards_and_backwards() -> None:
    replay = Replay(GOLDEN)
    begin = replay.game.position()
    assert (replay.at, replay.at_end) == (0, False)

    replay.go_to(7)
    middle = replay.game.position()
    replay.go_to(14)
    assert (replay.at, replay.at_end, replay.game.winner) == (14, True, 0)
    assert replay.step() == []
    replay.go_to(7)
    assert replay.game.position() == middle
    replay.go_to(0)
    assert (replay.at, replay.game.position()) == (0, begin)


def test_a_replay_goes_on_with_the_game() -> None:
    game = Game.new(3, secret=SECRET, listen=True)
    replay = Replay(game.record())
    while not game.over:
        happened = game.play_option(game.option_count() // 2)
        replay.goes_on(read_record(game.record()))
        assert replay.step() == happened

    assert replay.at_end
    assert replay.events == game.events


def test_every_choice_knows_how_many_events_came_before_it() -> None:
    game = Game.from_record(GOLDEN, listen=True)
    assert game.history is not None
    replay = Replay(GOLDEN)
    before = []
    while not replay.at_end:
        before.append(len(replay.events))
        replay.step()

    assert [line.event_count for line in game.history.played] == before
    deaf = Game.from_record(GOLDEN).history
    assert deaf is not None
    assert {line.event_count for line in deaf.played} == {0}


def test_every_step_answers_what_happened() -> None:
    replay = Replay(read_record(GOLDEN))
    heard = list(replay.events)
    while not replay.at_end:
        heard += replay.step()

    assert heard == replay.events
    assert len(heard) > 40


@pytest.mark.parametrize("at", [-1, 15])
def test_there_is_nothing_before_the_start_and_after_the_end(at: int) -> None:
    with pytest.raises(IndexError, match=f"there are 14 lines, not {at}"):
        Replay(GOLDEN).go_to(at)


def test_a_clone_cannot_be_played_by_lines() -> None:
    record = read_record(GOLDEN)

    with pytest.raises(RecordError, match="this game has no record"):
        play_line(Replay(record).game.clone(), record, record.lines[0])


def test_errors_of_records_are_errors_of_the_game() -> None:
    assert issubclass(RecordError, KingOfTokyoError)
    assert lines_of(played(Game.new(2, "simple")).record())
