"""New tables: who sits where, and what cannot be played."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo import Game, SetupError
from kingoftokyo.rules.events import FirstPlayerRolled
from kingoftokyo.table.lobby import StaleSecretError
from kingoftokyo.table.protocols import StoreError
from kingoftokyo.table.seats import new_game
from kingoftokyo.table.wire.messages import SeatData, Welcome
from kingoftokyo.table.wire.requests import NewTable
from tables.pages import seats

if TYPE_CHECKING:
    from kingoftokyo.table.table import Table
    from tables.sitting import Sitting


def test_solo_seats_everybody_by_the_first_rolls() -> None:
    seen = set()
    for secret in (bytes([k]) * 32 for k in range(5)):
        seated = new_game(NewTable("solo", seats("easy", "medium", "person")), secret, 0, "")
        rolled = [event for event in (seated.game.events or [])[:3] if isinstance(event, FirstPlayerRolled)]
        best = max(rolled, key=lambda roll: roll.smashes)
        if [roll.smashes for roll in rolled].count(best.smashes) == 1:
            assert best.seat == 0
        [person] = seated.people
        assert seated.game.persons == 1 << person
        assert (seated.monsters[person], seated.seats[person].mine) == ("Old Pinch", True)
        assert seated.players[seated.monsters.index("Mosshell")] == "sensible"
        seen.add(person)

    assert len(seen) > 1


def test_solo_is_for_one_person_whose_end_is_the_games(sitting: Sitting) -> None:
    with pytest.raises(SetupError, match="one person"):
        sitting.new_table("person", "person", rules="solo")

    game = Game.from_position(
        "rules=solo turn=1 step=resolve dice='smash 1' monsters=[(health=1 place=city) () ()] persons=[0]", listen=True
    )
    tab = sitting.open(sitting.table_of(game, "person", "greedy", "greedy"))
    tab.until(lambda tab: tab.view.over)
    assert (tab.view.reason, tab.view.winner) == ("person eliminated", None)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (NewTable("standard", seats("person")), "2 to 6 monsters"),
        (NewTable("golden", seats("person", "easy")), "no rules named"),
        (NewTable("standard", [*seats("person"), *seats("easy")]), "a different monster"),
        (NewTable("simple halloween=true", seats("person", "easy")), "contradict"),
        (NewTable("standard", seats("person", "easy"), words="x" * 300), "words"),
        (NewTable("standard cards=nonsense", seats("person", "easy")), "nonsense"),
        (NewTable("standard", [SeatData("godzilla", "person")] * 2), "no monster"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(sitting: Sitting, wanted: NewTable, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        sitting.make(wanted)


def test_a_typed_name_and_words_go_into_the_game(sitting: Sitting) -> None:
    wanted = NewTable("standard", [*seats("easy"), SeatData("blorb", "person", "Eve")], "abracadabra")
    table = sitting.make(wanted)

    tab = sitting.open(table)
    record = sitting.download(table)

    assert isinstance(tab.last, Welcome)
    assert [seat.name for seat in tab.last.table.seats] == ["", "Eve"]
    assert "words 1: abracadabra" in record
    assert "player 1: person Eve" in record


def test_the_hash_in_the_menu_is_that_of_the_next_game(sitting: Sitting) -> None:
    tab = sitting.open(sitting.new_table("person", "easy"))
    assert isinstance(tab.last, Welcome)

    assert tab.last.table.commitment == sitting.menu().commitment  # the tests' secret is always the same
    with pytest.raises(StaleSecretError, match="another game has already used the secret"):
        sitting.make(NewTable("standard", seats("person", "easy"), commitment="0" * 64))


# The secret of the next game


def draws_new_secrets(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = (bytes([k]) * 32 for k in itertools.count(1))
    monkeypatch.setattr(sitting.entropy, "secret", lambda: next(secrets))
    sitting.restart()


@pytest.mark.parametrize(
    "refused",
    [
        NewTable("standard", seats("person")),
        NewTable("nonsense", seats("person", "easy")),
        NewTable("standard", seats("person", "easy"), words="one\x07two"),
        NewTable("standard", [SeatData("godzilla", "person"), SeatData("blorb", "easy")]),
    ],
    ids=lambda wanted: wanted.rules,
)
def test_a_start_that_is_refused_uses_up_no_secret(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, refused: NewTable
) -> None:
    draws_new_secrets(sitting, monkeypatch)
    shown = sitting.menu().commitment

    with pytest.raises(SetupError):
        sitting.make(msgspec.structs.replace(refused, commitment=shown))

    assert sitting.menu().commitment == shown
    table = sitting.make(NewTable("standard", seats("person", "easy"), words="mine", commitment=shown))
    assert sitting.open(table).data.commitment == shown
    assert sitting.menu().commitment != shown, "and the next game has another one"


def test_a_start_that_cannot_be_stored_uses_up_no_secret(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    draws_new_secrets(sitting, monkeypatch)
    shown = sitting.menu().commitment
    sitting.store.full = True
    with pytest.raises(StoreError):
        sitting.new_table("person", "easy")
    sitting.store.full = False

    table = sitting.make(NewTable("standard", seats("person", "easy"), commitment=shown))

    assert sitting.open(table).data.commitment == shown


def test_no_two_games_share_a_secret_also_when_they_start_at_once(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    draws_new_secrets(sitting, monkeypatch)
    wanted = NewTable("standard", seats("person", "easy"))

    async def start_all() -> list[Table]:
        return await asyncio.gather(*(sitting.lobby.make(wanted) for _ in range(5)))

    assert len({table.game.commitment for table in sitting.run(start_all())}) == 5
