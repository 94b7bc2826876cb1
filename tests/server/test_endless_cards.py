"""An own card that loops for ever: its table says so, and all others go on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from kingoftokyo import Game
from kingoftokyo.cards import Keep, register
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.protocols import TookTooLongError
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.messages import Choose, FromServer, Pause, Refused, TableChanged, Update, Welcome
from tables.memory import FixedCalendar, FixedEntropy, MemorySaves, MemoryStore
from tables.pages import save_of
from tables.sitting import ListedOutbox

if TYPE_CHECKING:
    from kingoftokyo.rules.mypyc_compat import i64
    from kingoftokyo.table.table import Table

WHEEL = "own_wheel"
CAROUSEL = "own_carousel"


class Wheel(Keep):
    name = "Own Wheel"
    cost = 3
    text = "At the end of your turn, run for as long as you have 7 energy."

    def at_my_turn_end(self, game: Game, me: i64, ref: i64) -> None:
        while game.monsters[me].energy == 7:
            pass


class Carousel(Keep):
    name = "Own Carousel"
    cost = 3
    text = "At any time, think about it for as long as you have 8 energy."

    def at_any_time(self, game: Game, me: i64, ref: i64) -> None:
        while game.monsters[me].energy == 8:
            pass


register(Wheel())
register(Carousel())
RUNNING = {
    "rules": {"cards": [WHEEL]},
    "step": "buy",
    "market": ["jets", "wings", "heal"],
    "monsters": [{"cards": [WHEEL], "energy": 7}, {"place": "city"}],
    "persons": [0, 1],
}


OFFERING = {
    "rules": {"cards": [CAROUSEL]},
    "step": "roll",
    "dice": "energy 1 1 2 2 3",
    "rolls_left": 1,
    "monsters": [{"cards": [CAROUSEL], "energy": 7}, {"place": "city"}],
    "persons": [0, 1],
}


class Watcher:
    """A viewer at a table, and the messages that it received."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.outbox = ListedOutbox()
        self.viewer = Viewer(table.people, self.outbox)

    @property
    def received(self) -> list[FromServer]:
        return [msgspec.json.decode(text, type=FromServer) for text in self.outbox.waiting]


def test_a_card_without_end_is_given_up_and_other_tables_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def known(*_: object) -> None:
        """The other process would not know the card."""

    monkeypatch.setattr(ThreadedThinkers, "rehearse", known)
    thinkers = ThreadedThinkers(1)
    lobby = Lobby(MemoryStore(), MemorySaves(), thinkers, FixedEntropy(), FixedCalendar())

    async def scenario() -> tuple[Watcher, Watcher, bool]:
        game = Game.from_position(RUNNING, listen=True)
        stuck = Watcher(await lobby.upload(save_of(game, "person Ann", "person Bo")))
        free = Watcher(await lobby.upload(save_of(Game.new(2, persons=(0, 1), listen=True), "person Cy", "person Di")))
        await free.table.join(free.viewer)
        thinkers._seconds = 0.3  # noqa: SLF001  from here on
        await stuck.table.join(stuck.viewer)
        choosing = asyncio.ensure_future(stuck.table.obey(stuck.viewer, Choose("1", 0, 0, "done")))
        await asyncio.sleep(0.05)
        await free.table.obey(free.viewer, Pause("1", paused=True))
        meanwhile = not choosing.done()
        await choosing
        return stuck, free, meanwhile

    stuck, free, meanwhile = asyncio.run(scenario())
    thinkers.close()

    welcome, refused, state = stuck.received
    assert isinstance(welcome, Welcome)
    assert welcome.decision is not None
    assert [option.consequences for option in welcome.decision.options] == [[]] * len(welcome.decision.options)
    assert isinstance(refused, Refused)
    assert refused.why == "too-long"
    assert isinstance(state, Update)
    assert state.view.decision_number == 0
    assert stuck.table.game.number == 0
    assert meanwhile
    assert isinstance(free.received[-1], TableChanged)


def test_a_choice_after_which_a_card_would_offer_without_end_is_refused_and_no_such_table_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def known(*_: object) -> None:
        """The other process would not know the card."""

    monkeypatch.setattr(ThreadedThinkers, "rehearse", known)
    thinkers, store = ThreadedThinkers(1), MemoryStore()
    lobby = Lobby(store, MemorySaves(), thinkers, FixedEntropy(), FixedCalendar())

    async def scenario() -> Watcher:
        game = Game.from_position(OFFERING, listen=True)
        going = Watcher(await lobby.upload(save_of(game, "person Ann", "person Bo")))
        thinkers._seconds = 0.3  # noqa: SLF001  from here on
        await going.table.join(going.viewer)
        await asyncio.wait_for(going.table.obey(going.viewer, Choose("1", 0, 0, "stop")), 20)
        endless = Game.from_position({**OFFERING, "monsters": [{"cards": [CAROUSEL], "energy": 8}, {}]}, listen=True)
        text = save_of(endless, "person Ann", "person Bo")
        with pytest.raises(TookTooLongError):
            await asyncio.wait_for(lobby.upload(text), 20)
        return going

    going = asyncio.run(scenario())
    thinkers.close()

    refused = next(message for message in going.received if isinstance(message, Refused))
    assert (refused.why, going.table.game.number) == ("too-long", 0)
    assert len(store.bases) == 1
