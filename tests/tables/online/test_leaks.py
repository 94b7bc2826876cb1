"""Whole online games of every kind: no viewer is ever sent what it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from kingoftokyo import Game
from kingoftokyo.monsters import MONSTER_IDS, MONSTERS
from kingoftokyo.rules import PRESETS
from kingoftokyo.table.menu import EXPANSIONS
from kingoftokyo.table.online.gathering import Gathering
from kingoftokyo.table.presentation import snapshots
from kingoftokyo.table.seats import Seated
from kingoftokyo.table.table import Table
from tables.memory import TODAY
from tables.online.leaks import LeakError, Watch, WatchedMeeting

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Iterator, Sequence

    from kingoftokyo.table.online.room import Room
    from kingoftokyo.table.wire.online import RoomData

ALL = " ".join(f"{expansion}=true" for expansion in EXPANSIONS)
KINDS = [*PRESETS, *(f"standard {expansion}=true" for expansion in EXPANSIONS), f"standard {ALL}"]


@pytest.fixture
def meeting() -> Iterator[WatchedMeeting]:
    meeting = WatchedMeeting(1)
    yield meeting
    meeting.end()


def watch(meeting: WatchedMeeting, rules: str, seed: int) -> Counter[str]:
    return Watch(meeting, seed, rules, alone=rules.startswith("solo")).play()


@pytest.mark.parametrize("rules", KINDS)
def test_nobody_is_sent_what_they_may_not_know(meeting: WatchedMeeting, rules: str) -> None:
    seen = watch(meeting, rules, seed=1)
    assert seen["choices"] > 20
    assert seen["worlds"] > 5


@pytest.mark.long
@pytest.mark.parametrize("rules", KINDS)
@pytest.mark.parametrize("seed", range(2, 22))
def test_nobody_is_sent_what_they_may_not_know_in_many_games(rules: str, seed: int) -> None:
    meeting = WatchedMeeting(seed)
    try:
        watch(meeting, rules, seed)
    finally:
        meeting.end()


CARDS = (
    "turn=2 step=start persons=[0 1 2 3] market=[heal tank jets] deck=[corner_store skyscraper herbivore] "
    "monsters=[(energy=30 cards=[made_in_a_lab]) (energy=20 cards=[psychic_probe] place=city) "
    "(energy=20 cards=[opportunist metamorph] place=bay) (energy=20 cards=[mimic]) (energy=9)]"
)


def with_cards(meeting: WatchedMeeting, seed: int) -> Counter[str]:
    """A game that begins with the cards that look at others' dice and at the deck."""

    def laid(room: Room) -> Seated:
        monsters = [MONSTERS[MONSTER_IDS.index(seat.monster)] for seat in room.seats]
        players = ["person", "person", "person", "person", "sensible"]
        game = Game.from_position(CARDS, secret=bytes.fromhex(room.secret), words=(), listen=True)
        game.bind(monsters, players, TODAY)
        return Seated(game, monsters, players, TODAY, meeting.entropy.seed())

    watched = Watch(meeting, seed, "standard")
    meeting.rooms._new_game = laid  # type: ignore[method-assign]  # noqa: SLF001
    return watched.play()


@pytest.mark.parametrize("seed", range(6))
def test_cards_that_look_at_the_deck_and_at_dice_tell_nobody_else(meeting: WatchedMeeting, seed: int) -> None:
    seen = with_cards(meeting, seed)
    assert min(seen["top"], seen["secret"]) > 0


# The search finds what should not be there


def test_the_secret_of_the_room_would_be_found(meeting: WatchedMeeting, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Gathering.shown

    def leaking(self: Gathering, holder: str, table: Table | None) -> RoomData:
        return replace(shown(self, holder, table), commitment=self.room.secret)

    monkeypatch.setattr(Gathering, "shown", leaking)
    with pytest.raises(LeakError, match="'secret'"):
        watch(meeting, "standard", seed=1)


def test_the_id_of_another_person_would_be_found(meeting: WatchedMeeting, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Gathering.shown

    def leaking(self: Gathering, holder: str, table: Table | None) -> RoomData:
        return replace(shown(self, holder, table), next=self.room.host)

    monkeypatch.setattr(Gathering, "shown", leaking)
    with pytest.raises(LeakError, match="'holder'"):
        watch(meeting, "standard", seed=1)


def test_a_choice_that_is_told_too_early_would_be_found(
    meeting: WatchedMeeting, monkeypatch: pytest.MonkeyPatch
) -> None:
    update = snapshots.update
    monkeypatch.setattr(
        "kingoftokyo.table.table.update", lambda *given, **named: update(*given, **{**named, "secret": False})
    )
    with pytest.raises(LeakError, match="before it was revealed"):
        with_cards(meeting, 0)


def test_the_top_of_the_deck_would_be_found(meeting: WatchedMeeting, monkeypatch: pytest.MonkeyPatch) -> None:
    present = Table._present  # noqa: SLF001

    async def leaking(self: Table, message: Callable[..., Any]) -> Any:  # noqa: ANN401  any message
        sent = await present(self, message)
        top = self.game.view(0).top  # the host's, to everybody
        return replace(sent, view=replace(sent.view, top=top))

    monkeypatch.setattr(Table, "_present", leaking)
    with pytest.raises(LeakError, match="what they may not know"):
        with_cards(meeting, 0)


def test_a_generator_that_decides_what_is_shown_would_be_found(
    meeting: WatchedMeeting, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = snapshots._seen  # noqa: SLF001

    def leaking(game: Game, seats: Sequence[int], *, advised: bool) -> Any:  # noqa: ANN401
        view, decision, at_any_time = seen(game, seats, advised=advised)
        return replace(view, rolls_left=game.clone().rng % 3), decision, at_any_time

    monkeypatch.setattr(snapshots, "_seen", leaking)
    with pytest.raises(LeakError, match="what they may not know"):
        watch(meeting, "standard", seed=1)
