"""The page's own checker of fair dice, run by Node: it finds what ours finds."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from kingoftokyo import Game
from kingoftokyo.rules import commitment, read_record
from kingoftokyo.rules.records.fairness import fair_key
from kingoftokyo.rules.records.verify import check_chance
from rules.records.games import RULES, SECRET, bound, chained_game, edited, fair_game, field, lines_of, played
from rules.records.stranger import last_head
from tools.ci.page import path_with_node
from tools.generate import decks

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CORPUS = sorted((ROOT / "tests/corpus/records").glob("*-fair-over.txt"))
BUNDLE = """
import { build } from "rolldown";
await build({ input: process.argv[1], output: { file: process.argv[2], format: "esm" } });
"""
CHECK = """
import { readFileSync } from "node:fs";
const { check } = await import(process.argv[1]);
const records = JSON.parse(readFileSync(0, "utf-8"));
console.log(JSON.stringify(records.map((record) => check(record))));
"""
GAME = chained_game(3, "standard halloween=true", 5).record()


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (WEB / "node_modules/rolldown").exists(), "build the page first: python -m tools.ci.page --check"
    path = tmp_path_factory.mktemp("fair") / "check.mjs"
    run_node(BUNDLE, "", str(WEB / "src/fair/check.ts"), str(path))
    return path


def run_node(program: str, given: str, *arguments: str) -> str:
    node = shutil.which("node", path=path_with_node())
    assert node is not None
    command = [node, "--input-type=module", "-e", program, "--", *arguments]
    done = subprocess.run(command, cwd=WEB, input=given, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def checked(checker: Path, *records: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run_node(CHECK, json.dumps(records), str(checker)))
    return found


def fair_records() -> Iterator[str]:
    for path in CORPUS:
        yield path.read_text(encoding="utf-8")
    for players, rules in enumerate(RULES):
        yield fair_game(2 + players % 5, rules, players).record()
        yield chained_game(2 + players % 5, rules, players).record()
    position = "turn=1 step=buy rolls=['1 1 1 2 2 3'] monsters=[(energy=9) (energy=9) ()]"
    yield played(bound(Game.from_position(position, secret=SECRET))).record()


def test_what_is_fair_is_fair_in_the_browser(checker: Path) -> None:
    records = list(fair_records())

    for record, found in zip(records, checked(checker, *records), strict=True):
        read = read_record(record)
        secret = bytes.fromhex(read.secret)
        assert found["error"] is None
        assert (found["committed"], found["headed"], found["chained"]) == (True, True, read.chance == "chained")
        assert (found["commitment"], found["key"]) == (commitment(secret), fair_key(secret, read.words).hex())
        assert found["checked"] == check_chance(read)
        assert found["loaded"] == record.count("; loaded ")
        assert found["heads"] == (read.heads() if read.bound else [])


def test_what_was_changed_is_found_in_the_browser(checker: Path) -> None:
    throw = next(line for line in lines_of(GAME) if "; rolled" in line and "rolled 1 1 1 1 1 1" not in line)
    other_throw = edited(GAME, throw, re.sub("rolled [^;]*[^; ]", "rolled 1 1 1 1 1 1", throw, count=1))
    alone = next(line for line in lines_of(GAME) if line.count(";") == 1 and "; rolled" in line)
    settled = edited(GAME, alone, alone.replace("; rolled", "; loaded"))  # which the header does not have
    other_secret = re.sub("secret: ..", "secret: ff", GAME)
    other_deck = GAME.replace("jets", "tea").replace("wings", "jets").replace("tea", "wings")
    left_out = GAME.replace(lines_of(GAME)[4] + "\n", "")
    other_name = edited(GAME, "Gigazaur", "Godzilla")
    new_head = edited(other_name, field(GAME, "head"), last_head(other_name))

    found = checked(checker, other_throw, other_secret, other_deck, left_out, other_name, new_head, settled)

    assert found[0]["error"]["at"] == GAME[: GAME.index(throw)].count("\n") + 1
    assert found[0]["headed"]
    assert not found[1]["committed"]
    assert found[2]["error"] is not None
    assert (found[3]["error"] is not None, found[3]["headed"]) == (True, False)
    assert (found[4]["error"] is not None, found[4]["headed"]) == (True, False)
    assert (found[5]["error"] is not None, found[5]["headed"]) == (True, True)
    assert (found[6]["error"]["expected"], found[6]["headed"]) == ("loaded nothing", True)


def test_the_decks_of_the_page_are_those_of_the_rules() -> None:
    assert decks.WRITTEN.read_text(encoding="utf-8") == decks.typescript(), "run python -m tools.generate.decks"
