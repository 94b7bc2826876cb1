"""Sets of seats, places and hooks as the bits of one number."""

from __future__ import annotations

from kingoftokyo.rules.mypyc_compat import i64


def bit(n: i64) -> i64:
    """The n-th bit. Use this instead of `1 << n`: mypyc 2.4 shifts a literal 1 in 32 bits only."""
    return _shifted(1, n)


def _shifted(number: i64, n: i64) -> i64:
    return number << n
