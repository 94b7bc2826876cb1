"""The errors of saves that cannot be written, listed or read, as a page receives them."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from history.saved_games import running
from kingoftokyo.backend import save_slots
from kingoftokyo.storage.save_files import SaveError, slot_path, write_save
from kingoftokyo.table.protocols import TookTooLongError
from kingoftokyo.table.wire.messages import Phrase
from kingoftokyo.table.wire.requests import ErrorResponse, Menu

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Browser


@pytest.mark.parametrize(
    "error",
    [
        SaveError("save-too-long"),
        SaveError("save-no-backup", reason="Too many links"),
        SaveError("save-not-written", reason="Input/output error"),
        SaveError("save-foreign", reason="this is no save"),
    ],
    ids=lambda error: str(error.code),
)
def test_any_other_error_of_saving_is_shown_with_its_own_sentence(
    at_home: Browser, monkeypatch: pytest.MonkeyPatch, error: SaveError
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(save_slots, "write_save", refused)
    answer = at_home.post(f"/api/tables/{at_home.new_table('person', 'easy')}/save")

    assert answer.why == "store"
    assert answer.read(ErrorResponse).phrase == Phrase(f"error-{error.code}", {**error.arguments})


def test_a_list_that_takes_too_long_leaves_the_menu_without_saves(
    at_home: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: object) -> None:
        raise TookTooLongError("too much other work is still running: this was not started")

    write_save(slot_path(), running(3))
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(save_slots, "_listed", busy)
        menu = at_home.get("/api/menu")

    assert (menu.status, menu.read(Menu).saves) == (200, [])
    assert len(at_home.get("/api/menu").read(Menu).saves) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_among_the_saves_hangs_nothing(at_home: Browser, data_folder: Path) -> None:
    os.mkfifo(data_folder / "KoTSS-pipe.txt")

    menu = at_home.get("/api/menu")

    assert menu.status == 200
    [pipe] = menu.read(Menu).saves
    assert (pipe.slot, pipe.error) == ("pipe", "it cannot be read: this is not a regular file")
    refused = at_home.post("/api/load", {"slot": "pipe"})
    assert (refused.status, refused.why) == (400, "bad-save")
