"""The reference of the public face names everything that can be imported, and every field and verb of a choice."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kingoftokyo.rules import VERBS, Choice
from kingoftokyo.rules.asking.choices import FORMS, Form

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kingoftokyo"
PAGE = (ROOT / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
PUBLIC = {
    "kingoftokyo": "__init__.py",
    "kingoftokyo.rules": "rules/__init__.py",
    "kingoftokyo.rules.rulings": "rules/rulings/__init__.py",
    "kingoftokyo.cards": "cards.py",
}


def _part(heading: str) -> str:
    """The page from this heading to the next of its rank."""
    [part] = re.findall(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(part)


def _words(text: str) -> set[str]:
    """What stands in code marks, without its arguments."""
    return {words.partition("(")[0] for words in re.findall(r"`([^`]+)`", text)}


def _exported(module: str) -> set[str]:
    tree = ast.parse((SOURCE / PUBLIC[module]).read_text(encoding="utf-8"))
    return {name.name for found in tree.body if isinstance(found, ast.ImportFrom) for name in found.names}


def _defined(file: str) -> set[str]:
    """The public functions, classes and constants of a module."""
    found: set[str] = set()
    for part in ast.parse((SOURCE / file).read_text(encoding="utf-8")).body:
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            found.add(part.name)
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            found.add(part.target.id)
    return {name for name in found if not name.startswith("_")}


def _cells(heading: str) -> list[list[str]]:
    """The rows of the tables under this heading."""
    return [line.strip("|").split("|") for line in _part(heading).splitlines() if line.startswith("|")]


def _named(heading: str, column: int = 0) -> set[str]:
    """What stands in this column of the tables."""
    return {word for row in _cells(heading) for word in _words(row[column])}


@pytest.mark.parametrize("module", PUBLIC)
def test_every_exported_name_is_on_the_page_and_no_other(module: str) -> None:
    column = 1 if module == "kingoftokyo.cards" else 0  # there the first one has the groups

    assert _exported(module)
    assert _named(module, column) == _exported(module)


def test_every_question_of_lookahead_is_on_the_page_and_no_other() -> None:
    assert _named("kingoftokyo.rules.lookahead") == _defined("rules/lookahead.py")


def test_every_field_of_a_choice_is_on_the_page_and_no_other() -> None:
    fields = {name for name in vars(Choice) if not name.startswith("_")} - {"code", "text"}

    assert _named("The fields of a choice") == fields


def test_every_verb_is_on_the_page_with_its_text_and_its_fields() -> None:
    rows = {_words(verb).pop(): rest for verb, *rest in _cells("The verbs") if _words(verb)}

    assert tuple(rows) == VERBS
    for form in FORMS:
        texts, fields = rows[form.name]
        assert f"`{form.text}" in texts
        assert _words(fields) == _fields(form)


def _fields(form: Form) -> set[str]:
    if form.name == "keep":
        return {"dice"}
    return {field for field in ("card" if form.card else "", form.first, form.second) if field}
