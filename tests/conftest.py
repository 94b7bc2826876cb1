"""For all tests: a temporary data folder, so that no test touches a person's saves, and English."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


# A shell starts background jobs with SIGINT ignored, and their child processes inherit it; the tests need Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--page-in",
        choices=["chromium", "firefox"],
        default="chromium",
        help="the browser that tests of the page drive",
    )


@pytest.fixture(autouse=True)
def english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use English, independently of the locale of the machine."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("kingoftokyo.storage.save_files.user_data_path", lambda name, **_: tmp_path / "data" / name)
    return tmp_path / "data" / "kingoftokyo"
