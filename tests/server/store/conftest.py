"""A store in a new folder for each test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kingoftokyo.server.sqlite_store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    store.close()
