"""What the one file `KingOfTokyo` does, here without packing it: `tests/app` tries the file itself."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from kingoftokyo import standalone as executable
from kingoftokyo.server.run import ServeError
from kingoftokyo.standalone import main, restore_library_paths

if TYPE_CHECKING:
    from pathlib import Path


def start(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["KingOfTokyo", *words])
    return main()


def test_it_serves_with_the_given_options(monkeypatch: pytest.MonkeyPatch) -> None:
    served = list[dict[str, object]]()
    monkeypatch.setattr(executable, "run", lambda **options: served.append(options))

    assert start(monkeypatch) == 0
    assert start(monkeypatch, "--no-browser", "--port", "8765") == 0

    assert [(options["port"], options["browser"]) for options in served] == [(None, True), (8765, False)]


@pytest.mark.parametrize("port", ["80", "65536", "-1", "many"])
def test_a_port_that_is_none_is_refused(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        start(monkeypatch, "--port", port)

    assert "--port" in capsys.readouterr().err


def test_without_a_terminal_the_browser_shows_what_is_wrong_unless_it_is_not_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = list[str]()
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def run(**_: object) -> None:
        raise ServeError("the games are damaged")

    monkeypatch.setattr(executable, "run", run)

    assert start(monkeypatch, "--no-browser") == 1
    assert opened == []
    assert start(monkeypatch) == 1
    (shown,) = tmp_path.iterdir()
    assert shown.read_text() == "the games are damaged\n"
    assert opened == [shown.as_uri()]
    assert capsys.readouterr().err == "the games are damaged\n" * 2


def test_the_browser_finds_the_libraries_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/unpacked:/machine")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/machine")
    monkeypatch.setenv("LIBPATH", "/unpacked")

    restore_library_paths()

    assert os.environ["LD_LIBRARY_PATH"] == "/machine"
    assert "LIBPATH" not in os.environ
