"""What this machine gives to tables: values that nobody can guess, and today's date."""

from __future__ import annotations

import secrets
from datetime import date
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


class SystemCalendar:
    def today(self) -> str:
        return date.today().isoformat()  # noqa: DTZ011  the person's
