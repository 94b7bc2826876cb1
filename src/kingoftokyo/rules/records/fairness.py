"""Dice that can be proved fair: one secret, whose hash is known from the start, decides every throw and draw.

The generator gets a new key for every line of the record, by the secret, the players' own words and the number of the
line, so that nobody can tell the next throw from those seen. `docs/reference/notation.md` says it byte by byte.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.errors import SetupError, shown
from kingoftokyo.rules.input_types import is_plain, several

if TYPE_CHECKING:
    from collections.abc import Sequence


SECRET_BYTES: Final = 32
MOST_WORDS: Final = 200  # letters of one player's words


def commitment(secret: bytes) -> str:
    """What is shown before the game: it settles the secret without telling it."""
    return blake2b(secret, digest_size=32).hexdigest()


def fair_key(secret: bytes, words: Sequence[str]) -> bytes:
    return blake2b("\n".join(words).encode(), key=secret, digest_size=32).digest()


def read_secret(secret: object) -> bytes:
    """A secret as 64 hexadecimal digits, or as its 32 bytes."""
    found = secret
    if isinstance(secret, str):
        try:
            found = bytes.fromhex(secret)
        except ValueError:
            found = b""
    if not isinstance(found, bytes) or len(found) != SECRET_BYTES:
        raise SetupError("setup-secret", bytes=SECRET_BYTES, digits=2 * SECRET_BYTES)
    return found


def read_words(words: object, players: int) -> tuple[str, ...]:
    """What each player adds to the secret, in the order of the seats; those left out at the end add nothing."""
    given = several(words, "setup-words", field="words", players=players)
    if len(given) > players:
        raise SetupError("setup-words", field="words", players=players, found=shown(words))
    return tuple(_plain(text) for text in given) + ("",) * (players - len(given))


def _plain(text: object) -> str:
    if not isinstance(text, str):
        raise SetupError("field-text", field="words", found=shown(text))
    plain = " ".join(text.split())
    if len(plain) > MOST_WORDS:
        raise SetupError("setup-words-long", field="words", most=MOST_WORDS, found=shown(text))
    if not is_plain(plain):
        raise SetupError("setup-words-signs", field="words", found=shown(text))
    return plain
