"""Tokens of seats, signed by itsdangerous with a key that only this server has."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from itsdangerous import BadSignature, Signer

if TYPE_CHECKING:
    from kingoftokyo.table.protocols import ProfileStore

NOTES: Final = "server"  # the kind of the note with the key: all servers of one database sign alike
KEY: Final = "seat-key"
SALT: Final = "kingoftokyo seat"
MOST_TOKEN: Final = 200  # letters


class SeatTokens:
    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt=SALT)

    def sign(self, text: str) -> str:
        return self._signer.sign(text).decode()

    def read(self, token: str) -> str | None:
        """The signed text; None if this server has not signed it."""
        try:
            return self._signer.unsign(token).decode() if len(token) <= MOST_TOKEN else None
        except (BadSignature, UnicodeError):
            return None


async def seat_tokens(store: ProfileStore) -> SeatTokens:
    """The tokens of this store's seats; the key is made when it is first needed."""
    found = (await store.notes(NOTES)).get(KEY)
    if found is None:
        await store.put_notes(NOTES, {KEY: secrets.token_urlsafe(32)})
        found = (await store.notes(NOTES))[KEY]
    return SeatTokens(found)
