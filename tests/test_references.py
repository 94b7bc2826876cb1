"""The references that are written from the code are fresh, and complete."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from typer.main import get_command

import kingoftokyo
from kingoftokyo.backend import commands
from kingoftokyo.cli import app
from kingoftokyo.rules.error_english import ERROR_TEXTS
from kingoftokyo.server import table_socket
from kingoftokyo.server.access.keys import Access, Keys
from kingoftokyo.server.app import SCHEMA, routed
from kingoftokyo.table import outbox
from kingoftokyo.table.wire import events as wire_events
from kingoftokyo.table.wire import looking_back as wire_looking_back
from kingoftokyo.table.wire import messages as wire
from kingoftokyo.table.wire import requests as wire_requests
from kingoftokyo.table.wire.data import Data

if TYPE_CHECKING:
    from types import ModuleType

    from litestar import Litestar

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
WRITTEN = {page: f"tools.generate.{page}_reference" for page in ("api", "command", "errors", "server")}


@pytest.mark.parametrize("page", WRITTEN)
def test_a_reference_is_fresh(page: str) -> None:
    # In a separate process: cards and expansions of other tests do not belong there.
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

    assert sorted(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == sorted(ERROR_TEXTS)


def test_every_command_and_option_of_kot_is_described() -> None:
    text = (REFERENCE / "command.md").read_text(encoding="utf-8")
    group: Any = get_command(app)

    for name, command in group.commands.items():
        [part] = re.findall(rf"^## `kot {name}`\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
        for parameter in command.params:
            for option in parameter.opts:
                assert not option.startswith("--") or re.search(rf"[` ]{option}\b", part), option


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return routed(Access(Keys(0, "")), lambda: None, tmp_path_factory.mktemp("server"))


def test_every_route_of_the_server_is_described(server: Litestar) -> None:
    """Compared with the routes of the running application, not with what the page is written from."""
    text = (REFERENCE / "server.md").read_text(encoding="utf-8")
    routes = {
        f"{method} {route.path_format}"
        for route in server.routes
        if isinstance(route, HTTPRoute) and not route.path.startswith(SCHEMA)
        for method in set(route.methods) - {"HEAD", "OPTIONS"}
    }

    assert len(routes) > 20
    assert sorted(re.findall(r"^\| `([A-Z]+ [^`]+)` \|", text, re.MULTILINE)) == sorted(routes)
    assert f"GET {SCHEMA}/openapi.json" in text


def test_every_socket_of_the_server_is_described(server: Litestar) -> None:
    text = (REFERENCE / "socket.md").read_text(encoding="utf-8")
    sockets = [route.path_format for route in server.routes if isinstance(route, WebSocketRoute)]

    assert sockets
    for path in sockets:
        assert f"`{path}`" in text


def test_every_request_says_what_it_does() -> None:
    text = (REFERENCE / "server.md").read_text(encoding="utf-8")

    assert re.findall(r"^\| `[A-Z]+ /.*\|  \|$", text, re.MULTILINE) == []


@pytest.mark.parametrize(
    ("page", "modules"),
    [("socket", (wire, wire_events)), ("server", (wire_requests, wire_looking_back))],
    ids=["socket", "server"],
)
def test_every_message_is_described_with_its_fields(page: str, modules: tuple[ModuleType, ...]) -> None:
    text = (REFERENCE / f"{page}.md").read_text(encoding="utf-8")

    for module in modules:
        for name, message in vars(module).items():
            if isinstance(message, type) and issubclass(message, Data) and message.__module__ == module.__name__:
                [part] = re.findall(rf"^### {name}\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
                tag = re.compile(r'^\| `(type|event)` \| `".*', re.MULTILINE)
                fields = re.findall(r"^\| `(\w+)` \|", tag.sub("", part), re.MULTILINE)
                assert sorted(fields) == sorted(message.__struct_fields__), name


def test_the_closing_codes_and_limits_of_the_socket_are_described() -> None:
    text = (REFERENCE / "socket.md").read_text(encoding="utf-8")

    for number in (outbox.NO_TABLE, outbox.FAILED, outbox.ENDED, outbox.LEFT_BEHIND, outbox.FLOODING):
        assert f"| {number} |" in text
    assert f"more than {commands.MOST_LETTERS} characters" in text
    assert f"more than {round(table_socket.PER_SECOND)} commands a second" in text


def test_every_key_of_the_page_is_described() -> None:
    described = re.findall(r"`([^`]+)`", (REFERENCE / "keys.md").read_text(encoding="utf-8"))
    shown = {
        key
        for file in (ROOT / "web" / "src").rglob("*.svelte")
        for key in re.findall(r'\bkey(?:="|: ")([^"{]+)"', file.read_text(encoding="utf-8"))
    }

    assert {"R", "Enter", "Esc", "P"} <= shown
    assert shown <= set(described)
