"""Provably fair dice: a secret, whose hash is published at the start, determines every throw and draw.

The generator is re-keyed for every line of the record from the secret, the players' words and the line's label, so that
the next throw cannot be predicted from earlier ones. `docs/reference/notation.md` specifies it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.errors import SetupError, shown
from kingoftokyo.rules.input_types import is_plain, several

if TYPE_CHECKING:
    from collections.abc import Sequence


SECRET_BYTES: Final = 32
MOST_WORDS: Final = 200  # characters of one player's words


def commitment(secret: bytes) -> str:
    """The hash that is published before the game: it fixes the secret without revealing it."""
    return blake2b(secret, digest_size=32).hexdigest()


def fair_key(secret: bytes, words: Sequence[str]) -> bytes:
    return blake2b("\n".join(words).encode(), key=secret, digest_size=32).digest()


def read_secret(secret: object) -> bytes:
    """A secret given as 64 hexadecimal digits or as 32 bytes; anything else raises a SetupError."""
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
    """The text that each player adds to the secret, by seat; missing ones at the end are empty."""
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
