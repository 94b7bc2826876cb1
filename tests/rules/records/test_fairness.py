"""Dice that can be proved fair: by ourselves, and by a stranger who has only the record and its documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingoftokyo import Game, RecordError
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from rules.records import stranger
from rules.records.games import RULES, SECRET, edited, fair_game, lines_of, played, without
from rules.records.stranger import first_difference
from rules.records.test_format import GOLDEN, HEALER

GAME = fair_game(4, "standard halloween=true", 5).record()
NOTATION = (Path(__file__).parents[3] / "docs/reference/notation.md").read_text(encoding="utf-8")
ORDER = "battery_monster" + NOTATION.partition("```text\nbattery_monster")[2].partition("```")[0]
START = GAME.splitlines().index(lines_of(GAME)[0]) + 1


def line_of(record: str, part: str) -> int:
    return record[: record.index(part)].count("\n") + 1


def both_find(record: str, line: int) -> None:
    """We and the stranger both find that this line is not what chance settled."""
    assert first_difference(record, ORDER) == line
    with pytest.raises(RecordError, match=f"^line {line}: "):
        check_chance(read_record(record))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.compiled_only
def test_a_fair_game_is_fair(rules: str, players: int) -> None:
    for record in (fair_game(players, rules, players).record(), played(Game.new(players, rules, players)).record()):
        assert first_difference(record, ORDER) is None
        assert check_chance(read_record(record)) == len(re.findall("; (?:rolled|drew|dealt) ", record))


def test_a_deck_in_another_order_is_not_fair() -> None:
    record = GAME.replace("jets", "tea").replace("wings", "jets").replace("tea", "wings")

    assert first_difference(record, ORDER) == line_of(GAME, "deck: ")
    with pytest.raises(RecordError, match="the deck is not that of a new game"):
        check_chance(read_record(record))


def test_the_golden_game_is_fair() -> None:
    assert first_difference(GOLDEN) is None
    assert check_chance(read_record(GOLDEN)) == GOLDEN.count("rolled")


def test_a_game_from_a_position_is_fair_with_a_secret() -> None:
    position = "turn=1 step=buy rolls=['1 1 1 2 2 3'] monsters=[(energy=9) (energy=9) ()]"
    record = played(Game.from_position(position, secret=SECRET)).record()

    assert "loaded 1 1 1 2 2 3" in record
    assert first_difference(record, ORDER) is None
    assert check_chance(read_record(record)) > 0


def test_settled_throws_that_cannot_be_are_refused() -> None:
    position = "turn=1 step=buy rolls=['1 1 1 2 2 3'] monsters=[(energy=9) (energy=9) ()]"
    record = played(Game.from_position(position, secret=SECRET)).record()

    with pytest.raises(RecordError, match=r"position: rolls\[0\]: '9' is not a face"):
        check_chance(read_record(record.replace("1 1 1 2 2 3", "1 1 1 2 2 9", 1)))


@pytest.mark.parametrize("name", ["throw", "draw", "shuffle", "return"])
def test_loaded_throws_and_the_whole_way_of_the_deck_are_followed(name: str) -> None:
    rolls = ["smash 1 1 1 1 1", "1 1 1 1 1 1"]
    games = {
        "throw": lambda: Game.new(2, secret=SECRET, rolls=rolls),
        "draw": lambda: Game.new(2, "course", secret=SECRET, rolls=rolls),
        "shuffle": lambda: Game.from_position(
            "step=buy deck_exact=true market=[jets heal] discard=[corner_store wings] monsters=[(energy=9) ()]",
            secret=SECRET,
        ),
        "return": lambda: Game.from_position(
            "rules=course step=buy market=[extra_head jets] monsters=[(energy=9) (energy=9)]", secret=bytes(32)
        ),
    }

    assert first_difference(played(games[name]()).record()) is None


def test_a_record_counts_its_loaded_throws() -> None:
    at_the_start = Game.new(2, secret=SECRET, rolls=["smash 1 1 1 1 1", "1 1 1 1 1 1"])
    later = Game.from_position("turn=1 step=buy rolls=['1 1 1 2 2 3'] monsters=[(energy=9) (energy=9) ()]")

    assert read_record(played(at_the_start).record()).loaded_count == 2
    assert read_record(played(later).record()).loaded_count == 1
    assert read_record(GAME).loaded_count == 0


def test_a_changed_roll_is_found() -> None:
    start = edited(
        GAME, lines_of(GAME)[0], re.sub("rolled .*? ;", "rolled 1 1 1 smash smash smash ;", lines_of(GAME)[0], count=1)
    )
    both_find(start, START)

    last = [line for line in lines_of(GAME) if "; rolled" in line][-1]
    both_find(edited(GAME, last, last[: last.rindex("rolled")] + "rolled 1 1 1 1 1 1"), line_of(GAME, last))


def test_a_changed_draw_is_found() -> None:
    line = next(line for line in lines_of(GAME)[1:] if "; drew " in line)
    found = re.search(r"drew (\w+) as (\d+) of (\d+)", line)
    assert found is not None
    card, place, of = found[1], int(found[2]), int(found[3])

    for lie in (
        f"drew {card} as {place % of + 1} of {of}",
        f"drew tea as {place} of {of}",
        f"drew {card} as {place} of {of + 1}",
    ):
        both_find(edited(GAME, found[0], lie), line_of(GAME, line))


def test_a_changed_deal_is_found() -> None:
    found = re.search(r"dealt (\w+) as (\d+) of 12", GAME)
    assert found is not None

    both_find(edited(GAME, found[0], f"dealt {found[1]} as {int(found[2]) % 12 + 1} of 12"), START)
    assert first_difference(edited(GAME, f"dealt {found[1]}", "dealt tea")) == START


def test_a_moved_line_is_found() -> None:
    lines = GAME.splitlines(keepends=True)
    throws = [line.partition("; rolled")[2].split() for line in lines]
    k = next(k for k in range(START, len(lines)) if len(throws[k]) > 3 and len(throws[k + 1]) > 3)
    swapped = [*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]]
    both_find("".join(swapped), k + 1)

    numbers = [lines[k].split(" ", 1)[0], lines[k + 1].split(" ", 1)[0]]
    renumbered = list(swapped)
    for n in range(2):
        renumbered[k + n] = f"{numbers[n]} {swapped[k + n].split(' ', 1)[1]}"
    both_find("".join(renumbered), k + 1)


def test_a_missing_line_and_a_repeated_line_are_found() -> None:
    lines = GAME.splitlines(keepends=True)

    both_find("".join(lines[: START + 4] + lines[START + 5 :]), START + 5)
    both_find("".join(lines[: START + 5] + lines[START + 4 :]), START + 6)


def test_another_secret_is_found() -> None:
    lie = re.sub("secret: ..", "secret: ff", GAME)

    assert first_difference(lie) == line_of(GAME, "secret: ")
    with pytest.raises(RecordError, match=f"line {line_of(GAME, 'secret: ')}: secret: it does not match the comm"):
        read_record(lie)


def test_other_words_are_found() -> None:
    both_find(edited(GAME, "words 0: moon", "words 0: mooon"), START)
    both_find(edited(GAME, "words 0: moon", "words 1: moon"), START)
    both_find(without(GAME, "words 2"), START - 1)


def test_another_seed_is_found() -> None:
    both_find(edited(played(Game.new(2, "simple", 7)).record(), "seed: 7", "seed: 8"), 12)


def test_a_running_game_cannot_be_proved_yet() -> None:
    with pytest.raises(
        RecordError, match="the secret is published when the game is over: nothing can be verified before that"
    ):
        check_chance(read_record(Game.new(2, secret=SECRET).record()))


def test_a_game_from_a_position_amid_a_stream_cannot_be_proved() -> None:
    with pytest.raises(RecordError, match="began with a position and chance from a seed: only a replay can check it"):
        check_chance(read_record(Game.from_position(HEALER).record()))


@pytest.mark.parametrize("word", ["took", "drew"])
def test_nothing_is_taken_from_an_empty_deck(word: str) -> None:
    record = f"{GOLDEN.partition('0 seat 0')[0]}0 seat 0: keep 1 ; {word} jets as 1 of 1\n"

    with pytest.raises(RecordError, match=rf"line 16: the outcome here is `{word} nothing as 1 of \d`"):
        check_chance(read_record(record))


def test_the_stranger_is_one() -> None:
    source = Path(stranger.__file__).read_text(encoding="utf-8")

    assert re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE) == ["re", "hashlib"]
    assert "kingoftokyo" not in source
