"""Whatever an earlier version has written opens, stands where it stood, and goes on; see README.md beside this."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from corpus.opening import (
    database_facts,
    goes_on,
    position_facts,
    record_facts,
    save_facts,
    standing,
    walked_through,
)
from kingoftokyo import RecordError

if TYPE_CHECKING:
    from corpus.opening import Facts

CORPUS = Path(__file__).parent
EXPECTED = ".expected.json"
RECORDS = sorted(CORPUS.rglob("records/*.txt"))
SAVES = sorted(CORPUS.rglob("saves/*.txt"))
POSITIONS = sorted(CORPUS.rglob("positions/*.txt"))
DATABASES = sorted(CORPUS.rglob("databases/*.sqlite"))
FILES = [*RECORDS, *SAVES, *POSITIONS, *DATABASES]

PRESETS = {"standard", "course", "solo", "simple"}
EXPANSIONS = {"halloween=true", "cultists=true", "tokyo_tower=true", "two_players=false"}
KINDS = {
    *("assign_hearts", "background_dweller", "buy", "camouflage", "change_dice", "cheerleader", "confirm_roll"),
    *("damage", "freeze_time", "halloween", "metamorph", "mimic", "opportunist", "psychic_probe", "resolve", "roll"),
    *("witch", "yield"),
}
ENDINGS = {"points", "last alive", "all dead", "person eliminated", "tokyo_tower"}
MOST_BYTES = 200_000  # of one file
MOST_IN_ALL = 3_000_000


def _name(path: Path) -> str:
    return path.relative_to(CORPUS).as_posix()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _expected(path: Path) -> Facts:
    facts: Facts = json.loads(_text(path.with_suffix(EXPECTED)))
    return facts


def _without(facts: Facts, *names: str) -> Facts:
    return {name: fact for name, fact in facts.items() if name not in names}


def _rules(paths: list[Path]) -> set[str]:
    """The presets and settings that these files are about."""
    return {word for path in paths for word in _expected(path)["rules"].split()}


# Everything opens


@pytest.mark.parametrize("path", RECORDS, ids=_name)
def test_a_record_is_played_again_to_where_it_ended(path: Path) -> None:
    expected = _expected(path)

    game, found = record_facts(path, expected.get("secret"))

    assert _without(found, "again", "whole") == _without(expected, "secret", "written")
    assert goes_on(game)


@pytest.mark.parametrize("path", RECORDS, ids=_name)
def test_a_record_is_written_again_as_it_was(path: Path) -> None:
    """All of it by what was read, and all but the players' reasons by the game; one edited by hand as it was before."""
    expected = _expected(path)
    text = _text(path.with_name(expected["written"]))

    _, found = record_facts(path, expected.get("secret"))

    assert found["whole"] == text
    assert found["again"] == re.sub(r"^# why:.*\n", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("path", RECORDS, ids=_name)
def test_a_record_can_be_walked_through_without_its_secret(path: Path) -> None:
    expected = _expected(path)

    found = standing(walked_through(path), fair="\ncommitment: " in _text(path.with_name(expected["written"])))

    assert found == {name: expected[name] for name in found}


@pytest.mark.parametrize("path", [path for path in RECORDS if "secret" in _expected(path)], ids=_name)
def test_a_game_with_fair_dice_is_not_played_on_without_its_secret(path: Path) -> None:
    with pytest.raises(RecordError, match="secret"):
        record_facts(path, None)


@pytest.mark.parametrize("path", SAVES, ids=_name)
def test_a_save_opens_at_the_decision_where_it_was_left(path: Path) -> None:
    game, found = save_facts(path)

    assert _without(found, "again") == _expected(path)
    assert found["again"] == _text(path), "and it is written again as it was"
    assert goes_on(game)


@pytest.mark.parametrize("path", POSITIONS, ids=_name)
def test_a_position_opens_in_all_its_forms(path: Path) -> None:
    expected, data = _expected(path), _text(path.with_suffix(".json"))

    for form in (_text(path), data, json.loads(data), expected.get("position", data)):
        game, found = position_facts(form)
        assert found == expected
        assert game.position() == json.loads(data)
        assert goes_on(game)


@pytest.mark.parametrize("path", DATABASES, ids=_name)
def test_a_database_opens_with_all_its_tables(path: Path, tmp_path: Path) -> None:
    expected = _expected(path)
    copy = shutil.copy(path, tmp_path / "games.sqlite")

    found = database_facts(Path(copy), expected["tables"])

    assert found == _without(expected, "over")
    assert {id for id, table in found["tables"].items() if "winner" in table} == set(expected["over"])
    assert all(table["on"] for table in found["tables"].values())


# What is there


def test_every_file_has_its_expected_facts_and_there_are_no_other_files() -> None:
    there = {path for folder in ("records", "saves", "positions", "databases") for path in CORPUS.rglob(f"{folder}/*")}
    known = {
        *FILES,
        *(path.with_suffix(EXPECTED) for path in FILES),
        *(path.with_suffix(".json") for path in POSITIONS),
    }

    assert there == known
    assert len(RECORDS) >= 50
    assert len(SAVES) >= 70
    assert len(POSITIONS) >= 70
    assert len(DATABASES) >= 6


@pytest.mark.parametrize("paths", [SAVES, POSITIONS], ids=["saves", "positions"])
def test_every_kind_of_question_is_waiting_somewhere(paths: list[Path]) -> None:
    kinds = {_expected(path).get("kind") for path in paths}

    assert kinds >= KINDS


def test_every_ending_is_there_as_a_position() -> None:
    assert {_expected(path).get("reason") for path in POSITIONS} >= ENDINGS


def test_every_preset_and_expansion_is_there() -> None:
    tables = [table for path in DATABASES for table in _expected(path)["tables"].values()]

    assert _rules(RECORDS) >= PRESETS | EXPANSIONS
    assert _rules(SAVES) >= PRESETS | EXPANSIONS - {"two_players=false"}
    assert _rules(POSITIONS) >= PRESETS - {"simple"} | EXPANSIONS - {"two_players=false"}
    assert {word for table in tables for word in table["rules"].split()} >= PRESETS | EXPANSIONS - {"two_players=false"}


def test_two_to_six_monsters_all_endings_and_both_kinds_of_chance_are_recorded() -> None:
    facts = [_expected(path) for path in RECORDS]
    texts = [_text(path) for path in RECORDS]

    assert {len(record["names"]) for record in facts} == {2, 3, 4, 5, 6}
    assert {record["reason"] for record in facts if "reason" in record} >= ENDINGS
    for sign in (
        *(
            "\nchance: stream\n",
            "\nchance: committed\n",
            "\nchance: chained\n",
            "\nhead: ",
            "\nrolls: ",
            "\nposition: ",
            "\nwords 0: ",
        ),
        *("\n# why: ", "\nresult: not over\n", "; loaded ", "; dealt ", "; shuffled ", "; returned "),
    ):
        assert any(sign in text for text in texts), sign
    assert any(re.search(r"^[0-9]+\.[0-9]+ seat ", text, re.MULTILINE) for text in texts), "an interjection"
    assert any(record.get("order", []) != sorted(record.get("order", [])) for record in facts), "reseated, and over"
    assert any(" order=[" in record.get("position", "") for record in facts), "reseated, and going on"


def test_people_and_computer_players_of_every_level_sit_there() -> None:
    players = {player for path in SAVES for player in _expected(path)["players"]}

    assert {"person", "person Ann", "greedy", "sensible", "expert:steady", "expert:aggressive"} <= players
    assert any(len(table["people"]) > 2 for path in DATABASES for table in _expected(path)["tables"].values())


def test_the_corpus_stays_small() -> None:
    sizes = {path: path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()}

    assert max(sizes.values()) < MOST_BYTES
    assert sum(sizes.values()) < MOST_IN_ALL
