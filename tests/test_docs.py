"""The documentation: its examples run, its links lead somewhere, and its lists are complete."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

import kingoftokyo
from examples import blocks_of
from kingoftokyo import cards, rules
from kingoftokyo.rules import events, lookahead, rulings
from kingoftokyo.rules.asking import choices
from kingoftokyo.rules.card import HOOKS, Card
from kingoftokyo.rules.core.dice import MOST_DICE
from kingoftokyo.rules.core.rng import MOST_RNG_STATE
from kingoftokyo.rules.phases import step_names
from kingoftokyo.rules.positions import parse as reading
from kingoftokyo.rules.positions.pending import MOST_STEPS, THIS_TURN_FIELDS
from table import Table

TESTS = Path(__file__).parent
ROOT = TESTS.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
LINKING = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "changelog.d" / "README.md"]


def _name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def _rows(page: Path, column: int = 0) -> list[str]:
    """What stands in code marks in this column of the page's tables."""
    lines = [line.strip("| ").split("|") for line in page.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    return [word for line in lines if len(line) > column for word in re.findall(r"`([^`]+)`", line[column])]


@pytest.mark.parametrize("page", [page for page in PAGES if any(b.is_python for b in blocks_of(page))], ids=_name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    # In a separate process: an own card stays in the catalogue until the process ends.
    source = Path(kingoftokyo.__file__).parent.parent
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "examples", str(page)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(TESTS)])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("page", LINKING, ids=_name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if not re.match(r"[a-z]+:", target):
            path, _, heading = target.partition("#")
            linked = (page.parent / path) if path else page
            assert linked.exists(), target
            assert not heading or heading in _headings(linked), target


def _headings(page: Path) -> list[str]:
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found]


def test_the_files_that_the_ways_through_the_house_pass_exist() -> None:
    text = (DOCS / "explanation" / "house.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "kingoftokyo"
    passed = re.findall(r"^\| \d+ \| `([^`]+)` \|", text, re.MULTILINE)

    assert len(passed) > 40
    for path in passed:
        assert any((folder / path).exists() for folder in (ROOT, package, package / "rules")), path


def test_every_page_is_in_the_index() -> None:
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    for page in sorted(DOCS.rglob("*.md")):
        if page != DOCS / "README.md":
            assert f"({page.relative_to(DOCS)})" in index


def test_the_table_of_hooks_is_complete_and_in_order() -> None:
    words = _rows(DOCS / "how-to/write-a-card.md")
    described = [word for word in words if word.partition("(")[0] in HOOKS and "(game, " not in word]

    assert described == [hook + _arguments(hook) for hook in HOOKS]


def _arguments(hook: str) -> str:
    """The parameters of a hook besides the game, its owner and the card."""
    names = list(inspect.signature(getattr(Card, hook)).parameters)[4:]
    return f"({', '.join(names)})" if names else ""


def test_the_table_of_verbs_is_complete() -> None:
    described = {word.partition("(")[0] for word in _rows(DOCS / "how-to/write-a-card.md")}

    assert {name for name in vars(cards) if not name.startswith("_")} <= described


def test_the_functions_on_the_page_about_python_have_these_parameters() -> None:
    shown = dict(re.findall(r"`(\w+)\(([\w, =…]+)\)`", (DOCS / "reference/python.md").read_text(encoding="utf-8")))
    functions = {
        name: function
        for module in (rules, lookahead, rulings)
        for name, function in vars(module).items()
        if name in shown and callable(function) and not isinstance(function, type)
    }

    assert len(functions) > 40
    for name, function in functions.items():
        parameters = [parameter.partition("=")[0] for parameter in shown[name].split(", ")]
        assert parameters == list(inspect.signature(function).parameters)[: len(parameters)], name


def test_every_method_of_the_table_is_described() -> None:
    text = (DOCS / "how-to/write-a-test.md").read_text(encoding="utf-8")

    for name, method in vars(Table).items():
        assert name.startswith("_") or not callable(method) or re.search(rf"`{name}\b", text), name


def test_every_event_is_described_with_its_fields() -> None:
    page = DOCS / "reference/events.md"
    described = {row.partition("(")[0]: row for row in _rows(page) if row[:1].isupper()}

    assert list(described.values()) == [
        f"{event.__name__}({', '.join(field.name for field in fields(event))})" for event in get_args(events.Event)
    ]


def test_every_text_of_a_choice_is_shown_in_an_example() -> None:
    """The examples of the page assert the options of real decisions, and play every one of them by its text."""
    page = DOCS / "reference/choices.md"
    shown = "\n".join(block.text for block in blocks_of(page) if block.is_python)

    for text in _rows(page, 1):
        assert f'"{text}"' in shown, text


def test_every_verb_of_a_choice_has_a_text_on_the_page() -> None:
    texts = _rows(DOCS / "reference/choices.md", 1)
    for verb in range(choices.STEAL + 1):
        words = choices.choice_text(choices.pack_choice(verb, 0, 0, 0)).split()
        assert any(text.split()[0] == words[0] for text in texts), words


def test_every_field_of_a_position_is_described() -> None:
    described = _rows(DOCS / "reference/positions.md")

    for field in (*reading.FIELDS, *reading.MONSTER_FIELDS, *reading.CARD_FIELDS, *THIS_TURN_FIELDS):
        assert field in described
    for step in (*step_names(), *reading.STEPS_TO_START_AT):
        assert step in described


def test_the_bounds_of_a_position_are_described() -> None:
    text = (DOCS / "reference/positions.md").read_text(encoding="utf-8")

    for most in (MOST_RNG_STATE, MOST_DICE, MOST_STEPS, reading.MOST_ENERGY, reading.MOST_TOKENS, reading.MOST_ROLLS):
        assert re.search(rf"\b{most}\b", text), most
