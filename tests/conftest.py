"""What all tests share: a data folder of their own, so that no test reads or writes a person's saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("kingoftokyo.storage.save_files.user_data_path", lambda name, **_: tmp_path / "data" / name)
    return tmp_path / "data" / "kingoftokyo"
