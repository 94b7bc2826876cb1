"""A lobby in memory for each test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tables.sitting import Sitting

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    found = Sitting()
    yield found
    found.end()
