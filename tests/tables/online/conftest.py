"""A lobby with rooms in memory for every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tables.online.meeting import Meeting

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def meeting() -> Iterator[Meeting]:
    meeting = Meeting()
    yield meeting
    meeting.end()
