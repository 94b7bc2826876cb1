"""The compiled engine of the page without a server: built where there are Python's headers, and distinguished."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.screens import DESK
from tools.site.build import parts
from tools.site.compiled.headers import headers
from tools.site.in_node import run_in_pyodide, unpack
from without_server.static_host import StaticHost
from without_server.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.long
MODE = "from kingoftokyo.version import engine_mode\nengine_mode()"
# Imports every module and checks that it comes from the library exactly if it is listed there.
COMPARES = """
import importlib
with open("/mounted/game/compiled_engine.txt") as file:
    _, *names = file.read().split()
for name in names:
    module = importlib.import_module(name.removesuffix(".__init__"))
    assert module.__file__.endswith(".so"), module
    assert hasattr(module, "__path__") == name.endswith(".__init__"), module
from kingoftokyo.rules import events
from kingoftokyo.rules.game import Game
assert events.__file__.endswith(".pyc"), events
assert Game.__doc__ and Game.play.__doc__
with open("/mounted/modules.txt", "w") as file:
    file.write(str(len(names)))
"""
with_headers = pytest.mark.skipif(headers() is None, reason="no headers of Python 3.14: set KOT_HEADERS")


def test_the_page_plays_with_the_engine_that_was_built_and_it_is_compiled_where_there_are_headers(
    me: Visitor, site: Path
) -> None:
    is_built = any((site / "engine").glob("engine-*.wasm"))
    me.opens_the_game()
    me.starts_a_game()
    me.is_asked("2 rolls left")
    [worker] = me.page.workers

    mode = worker.evaluate("(code) => self.pyodide.runPython(code)", MODE)

    assert mode == ("compiled" if is_built else "interpreted")
    assert is_built or headers() is None


@with_headers
def test_every_compiled_module_comes_from_the_library_with_its_docstrings(tmp_path: Path) -> None:
    built = parts()
    unpack(built, tmp_path / "game")

    run_in_pyodide(tmp_path, COMPARES)

    assert int((tmp_path / "modules.txt").read_text()) > 90
    assert not (tmp_path / "game" / "kingoftokyo" / "rules" / "game.pyc").exists()


def test_without_headers_the_plain_engine_is_built_and_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KOT_PURE", "1")
    built = parts()
    unpack(built, tmp_path / "game")
    run_in_pyodide(tmp_path, f"{MODE}\nopen('/mounted/mode.txt', 'w').write(engine_mode())")

    assert "engine.wasm" not in built
    assert (tmp_path / "mode.txt").read_text() == "interpreted"
    assert capfd.readouterr().err.count("The engine stays plain Python") == 1


@with_headers
def test_a_library_that_cannot_be_loaded_is_said_at_the_start(the_browser: Browser, site: Path) -> None:
    host = StaticHost(site, broken="/engine/engine-")
    page = the_browser.new_page(locale="en-GB")
    me = Visitor(page, host.address, DESK)
    me.opens_the_game()

    me.sees_alert("The game could not be started in this browser.")
    page.close()
    host.stop()
