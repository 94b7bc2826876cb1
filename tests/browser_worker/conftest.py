"""A tab with an empty database for every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_worker.tab import Tab

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def tab() -> Iterator[Tab]:
    tab = Tab()
    yield tab
    tab.end()
