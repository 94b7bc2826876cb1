"""Who has tied in the first roll and rolls again, told between its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kingoftokyo.table.wire.messages import Happened

if TYPE_CHECKING:
    from collections.abc import Sequence

ROLLED: Final = "FirstPlayerRolled"
TIED: Final = "FirstRollTied"


def with_ties(told: Sequence[Happened]) -> list[Happened]:
    """The same, with every tie before the first throw of those who roll again."""
    rolls = [
        (cast("int", one.fields["seat"]), cast("int", one.fields["smashes"])) for one in told if one.event == ROLLED
    ]
    ties = _ties(rolls)
    told_now: list[Happened] = []
    place = 0
    for one in told:
        if one.event == ROLLED:
            told_now += ties.get(place, [])
            place += 1
        told_now.append(one)
    return told_now


def _ties(rolls: list[tuple[int, int]]) -> dict[int, list[Happened]]:
    """By the place of the throw before which they are told. `rolls` are seats and their smashes."""
    found: dict[int, list[Happened]] = {}
    place = 0

    def one_round(seats: int) -> None:
        nonlocal place
        thrown = rolls[place : place + seats]
        place += seats
        for most in sorted({smashes for _, smashes in thrown}, reverse=True):
            tied: list[int | str] = [seat for seat, smashes in thrown if smashes == most]
            again = [seat for seat, _ in rolls[place : place + len(tied)]]
            if len(tied) > 1 and again == tied:  # some rules do not care who comes second
                found.setdefault(place, []).append(Happened(TIED, {"seats": tied, "smashes": most}))
                one_round(len(tied))

    one_round(len({seat for seat, _ in rolls}))
    return found
