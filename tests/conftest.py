"""What all tests share: a data folder of their own, so that no test touches a person's saves; and English."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


# Whoever starts the tests in the background lets them ignore Ctrl-C, and the programs that they start too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of whoever runs the tests changes nothing."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("kingoftokyo.storage.save_files.user_data_path", lambda name, **_: tmp_path / "data" / name)
    return tmp_path / "data" / "kingoftokyo"
