"""Round trips: at every decision a game is its record, and the record is the game."""

from __future__ import annotations

import re

import pytest

from kingoftokyo import Game
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from rules.records.games import SECRET, at_each_decision, edited, field, lines_of, played
from table import copying

NAMES = ["Gigazaur", "The King"]
PLAYERS = ["Ann"]


def new_game(players: int, rules: str, *, fair: bool, listen: bool = False) -> Game:
    if fair:
        return Game.new(players, rules, persons=(), secret=SECRET, words=["moon"], listen=listen)
    return Game.new(players, rules, players, persons=(), listen=listen)


@pytest.mark.parametrize("rules", ["standard", "course", "solo", "simple"])
@pytest.mark.compiled_only
def test_a_game_is_stopped_and_played_on_at_every_single_decision(rules: str) -> None:
    game = new_game(2, rules, fair=rules in ("course", "simple"))
    secret = SECRET if rules in ("course", "simple") else None
    for now in at_each_decision(game, 3):
        record = now.record(NAMES, PLAYERS[:0], "2026-11-15")
        again = Game.from_record(record, secret=secret)
        assert again.record(NAMES, PLAYERS[:0], "2026-11-15") == record
        assert now.over or again.position() == now.position()


def test_a_record_that_was_read_already_is_played_as_its_text() -> None:
    game = new_game(3, "standard", fair=False)
    for _ in range(20):
        game.play_option(0)

    again = Game.from_record(read_record(game.record(NAMES)))

    assert again.record(NAMES) == game.record(NAMES)
    assert again.position() == game.position()


@pytest.mark.parametrize("fair", [False, True], ids=["stream", "committed"])
def test_the_loaded_game_and_the_original_go_on_alike(fair: bool) -> None:  # noqa: FBT001
    original = new_game(4, "standard halloween=true", fair=fair, listen=True)
    for _ in range(40):
        original.play_option(original.option_count() // 2)

    loaded = Game.from_record(original.record(), secret=SECRET if fair else None, listen=True)

    assert loaded.events == original.events
    for _ in range(60):
        now, there = loaded.decision, original.decision
        assert now is not None
        assert there is not None
        assert (now.number, now.seat, now.kind, now.options) == (there.number, there.seat, there.kind, there.options)
        assert loaded.play(now.options[-1]) == original.play(there.options[-1])
        if original.over:
            break
    assert loaded.record() == original.record()


# Every word of an answer comes up in some game, which is then played again and checked.


def records_with(word: str, players: int, rules: str) -> list[str]:
    """The records of the first few games in which this word comes up."""
    found: list[str] = []
    for seed in range(60):
        record = played(Game.new(players, rules, seed), seed).record()
        if f"; {word} " in record:
            found.append(record)
        if len(found) == 2:
            break
    return found


def is_whole(record: str) -> bool:
    """The record tells a game that can be played again, and whose chance is as it should be."""
    return Game.from_record(record).record() == record and check_chance(read_record(record)) > 0


@pytest.mark.parametrize(
    ("word", "players", "rules"),
    [
        ("rolled", 2, "simple"),
        ("drew", 2, "standard"),
        ("dealt", 3, "standard halloween=true"),
        ("dealt", 3, "solo halloween=true costumes=random"),
        ("returned", 6, "course"),
        ("shuffled", 6, "standard"),
    ],
)
def test_a_word_of_chance_comes_up_and_is_checked(word: str, players: int, rules: str) -> None:
    records = records_with(word, players, rules)

    assert records
    assert all(is_whole(record) for record in records)


def test_a_card_that_is_drawn_and_put_back_is_returned() -> None:
    record = next(iter(records_with("returned", 6, "course")))

    assert re.search(r"; drew (extra_head|evacuation_orders) as \d+ of \d+ ; drew \w+ as .* ; returned \1 as", record)


def test_an_empty_deck_is_shuffled_from_the_discard_pile() -> None:
    position = "step=buy deck_exact=true market=[jets heal tank] discard=[corner_store wings apartment_building] "
    game = Game.from_position(position + "monsters=[(energy=9) ()]", secret=SECRET)
    game.play("sweep")
    record = game.record()

    line = lines_of(record)[1]
    shuffled = "heal jets tank wings corner_store apartment_building"
    assert line.startswith("0 seat 0: sweep ; shuffled ")
    assert sorted(line.split(" ; ")[1].split()[1:]) == sorted(shuffled.split())
    assert [answer.split()[-1] for answer in line.split(" ; ")[2:5]] == ["6", "5", "4"]
    assert Game.from_record(record, secret=SECRET).position() == game.position()


def test_a_costume_that_is_taken_out_of_a_known_deck_is_recorded() -> None:
    about = 3 | 6 << 5  # clown and pirate
    game = Game.from_position(
        {
            "rules": "standard halloween=true",
            "monsters": [{}, {}, {}],
            "pending": [{"step": "card", "seat": 0, "card": "halloween", "about": about}, {"step": "turn_start"}],
        },
        secret=SECRET,
    )
    game.play("take clown")
    record = played(game).record()

    assert re.match(r"0 seat 0: take clown ; took clown as \d\d of 75 ; ", lines_of(record)[1])
    assert is_whole(record)


def test_loaded_throws_are_recorded_as_such() -> None:
    rolls = ["smash 1 1 1 1 1", "1 1 1 1 1 1", "3 3 3 1 1 1", "2 2 2"]
    game = Game.new(2, rolls=rolls)
    game.play("keep 3 3 3")
    record = played(game).record()

    assert field(record, "rolls") == "1 1 1 1 1 smash, 1 1 1 1 1 1, 1 1 1 3 3 3, 2 2 2"
    assert lines_of(record)[0].startswith("start ; loaded 1 1 1 1 1 smash ; loaded 1 1 1 1 1 1 ; drew ")
    assert lines_of(record)[0].endswith(" ; loaded 1 1 1 3 3 3")
    assert lines_of(record)[1] == "0 seat 0: keep 3 3 3 ; loaded 2 2 2"
    assert "; rolled" in record
    assert is_whole(record)


def test_a_game_with_a_mimic_is_played_again() -> None:
    position = {
        "monsters": [{"cards": [copying("rapid_healing", 1)], "health": 5, "energy": 9}, {"cards": ["rapid_healing"]}],
    }
    game = Game.from_position({**position, "step": "buy", "market": ["jets", "heal", "tank"]}, secret=SECRET)
    game.play("use rapid_healing")
    record = played(game).record()

    assert lines_of(record)[1] == "0 seat 0: use rapid_healing"
    assert is_whole(record)


def test_a_mimic_bought_and_its_token_placed_are_in_the_record() -> None:
    game = Game.from_position("step=buy market=[mimic] monsters=[(energy=9) (cards=[jets])]", secret=SECRET)
    game.play("buy mimic")
    game.play("mimic jets of seat 1")
    record = played(game).record()

    assert lines_of(record)[1].startswith("0 seat 0: buy mimic")
    assert lines_of(record)[2].startswith("1 seat 0: mimic jets of seat 1")
    assert is_whole(record)


def test_spaces_comments_and_capitals_do_not_matter() -> None:
    record = played(Game.new(2, "simple", 5)).record()
    loose = edited(record, "\nstart ;", "\n# here it begins\n\n  start ; ")
    loose = "\r\n".join(
        (line if line.startswith("  start") else line.replace(" ; ", "   ;")) + "  " for line in loose.split("\n")
    )
    loose = edited(loose, "0 seat 0: keep", "0 seat 0: KEEP")

    assert Game.from_record(loose).record() == record
