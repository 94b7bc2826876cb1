"""The references that are written from the code are fresh, and complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import kingoftokyo
from kingoftokyo.cli import app
from kingoftokyo.rules.error_english import TEXTS
from kingoftokyo.table.wire import events as wire_events
from kingoftokyo.table.wire import messages as wire
from kingoftokyo.table.wire.data import Data, EventData

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
WRITTEN = {page: f"tools.generate.{page}_reference" for page in ("command", "errors", "server")}


@pytest.mark.parametrize("page", WRITTEN)
def test_a_reference_is_fresh(page: str) -> None:
    # In a process of its own: cards and expansions of other tests do not belong there.
    source = Path(kingoftokyo.__file__).parent.parent
    run = subprocess.run(
        [sys.executable, "-m", WRITTEN[page]],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )

    assert run.returncode == 0, run.stderr
    assert run.stdout == (REFERENCE / f"{page}.md").read_text(encoding="utf-8"), (
        f"run python -m {WRITTEN[page]} > docs/reference/{page}.md"
    )


def test_every_code_of_an_error_is_listed_once() -> None:
    text = (REFERENCE / "errors.md").read_text(encoding="utf-8")

    assert sorted(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == sorted(TEXTS)


def test_every_command_and_option_of_kot_is_described() -> None:
    text = (REFERENCE / "command.md").read_text(encoding="utf-8")
    group: Any = get_command(app)

    for name, command in group.commands.items():
        [part] = re.findall(rf"^## kot {name}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        for parameter in command.params:
            for option in parameter.opts:
                assert not option.startswith("--") or f"`{option}" in part, option


def test_every_message_of_the_server_is_described_with_its_fields() -> None:
    text = (REFERENCE / "server.md").read_text(encoding="utf-8")
    named = {**vars(wire), **vars(wire_events)}.values()
    messages = [thing for thing in named if isinstance(thing, type) and issubclass(thing, Data)]

    for message in messages:
        if message not in (Data, EventData):
            [part] = re.findall(rf"^### {message.__name__}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
            tag = re.compile(r'^\| `(type|event)` \| `".*', re.MULTILINE)
            assert re.findall(r"^\| `(\w+)` \|", tag.sub("", part), re.MULTILINE) == list(message.__struct_fields__)


def test_every_key_of_the_page_is_described() -> None:
    described = re.findall(r"`([^`]+)`", (REFERENCE / "keys.md").read_text(encoding="utf-8"))
    shown = {
        key
        for file in (ROOT / "web" / "src").rglob("*.svelte")
        for key in re.findall(r'\bkey(?:="|: ")([^"{]+)"', file.read_text(encoding="utf-8"))
    }

    assert {"R", "Enter", "Esc", "P"} <= shown
    assert shown <= set(described)
