"""The machine's random source and date, for tables."""

from __future__ import annotations

import secrets
import time
from datetime import date, datetime
from typing import Final

from kingoftokyo.rules import SECRET_BYTES

SEEDS: Final = 1_000_000


class SystemEntropy:
    def secret(self) -> bytes:
        return secrets.token_bytes(SECRET_BYTES)

    def seed(self) -> int:
        return secrets.randbelow(SEEDS)

    def table_id(self) -> str:
        return secrets.token_urlsafe(12)

    def code(self, letters: str, length: int) -> str:
        return "".join(secrets.choice(letters) for _ in range(length))


class SystemCalendar:
    def today(self) -> str:
        return date.today().isoformat()  # noqa: DTZ011  the local date

    def now(self) -> str:
        return datetime.now().isoformat(timespec="seconds")  # noqa: DTZ005  the local time

    def milliseconds(self) -> int:
        return time.time_ns() // 1_000_000
