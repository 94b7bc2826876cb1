"""Opening the files of the corpus by the program's own doors. Where these move, this is the only file to change."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

from kingoftokyo import Game, PositionError
from kingoftokyo.backend.entropy import SystemCalendar, SystemEntropy
from kingoftokyo.backend.save_slots import DiskSaves
from kingoftokyo.history.replay import Replay
from kingoftokyo.history.save_text import save_text
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.storage.save_files import read_record_file, read_save
from kingoftokyo.table.lobby import Lobby

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

Facts = dict[str, Any]  # as JSON has it


def standing(game: Game, *, fair: bool = False) -> Facts:
    """Where a game stands. Fair dice do not depend on the generator's state, so it is left out for them."""
    facts: Facts = {"rules": game.rules.text}
    decision = game.decision
    if decision is None:
        facts |= {"winner": game.winner, "reason": game.reason, "standings": list(game.standings)}
        facts |= {"order": list(game.order), "monsters": [_monster(game, seat) for seat in range(game.players)]}
        return facts
    line = game.position_line()
    facts["position"] = re.sub(r" luck=[0-9]+$", "", line) if fair else line
    options = [option.text for option in decision.options]
    facts |= {"number": decision.number, "seat": decision.seat, "kind": decision.kind, "options": options}
    return facts


def _monster(game: Game, seat: int) -> str:
    monster = game.view(None).monsters[seat]
    numbers = f"{monster.place}, {monster.health} health, {monster.points} points, {monster.energy} energy"
    return ", ".join([numbers, *(card.id for card in monster.cards)])


def goes_on(game: Game) -> bool:
    """Whether the decision that waits can be answered; a game that is over stays as it is."""
    decision = game.decision
    if decision is None:
        return game.over
    for option in decision.options:
        with suppress(PositionError):  # a settled throw has another number of dice
            game.play(option.text, decision.seat)
            break
    return game.over or game.number == decision.number + 1


def record_facts(path: Path, secret: str | None) -> tuple[Game, Facts]:
    """A record played again; the secret is for fair dice of a game that goes on. `again` is how it is written now."""
    record = read_record_file(path)
    game = Game.from_record(path.read_text(encoding="utf-8"), secret=secret)
    facts = standing(game, fair=record.chance != "stream")
    facts |= {"names": record.monsters, "players": record.players, "date": record.date}
    facts |= {"again": game.record(record.monsters, record.players, record.date), "whole": record.text}
    return game, facts


def walked_through(path: Path) -> Game:
    """The game of a record at its last line, after looking at each; no secret is needed for that."""
    replay = Replay(read_record_file(path))
    while not replay.at_end:
        replay.step()
    return replay.game


def save_facts(path: Path) -> tuple[Game, Facts]:
    """A save at the decision where it was left. `again` is how it is written now."""
    save = read_save(path)
    record = save.record
    facts = standing(save.game, fair=record.chance != "stream")
    facts |= {"names": record.monsters, "players": record.players, "date": record.date}
    facts |= {"opponents": save.computer_seed, "notice": save.notice}
    facts["again"] = save_text(
        save.game, monsters=record.monsters, players=record.players, date=record.date, computer_seed=save.computer_seed
    )
    return save.game, facts


def position_facts(position: str | Mapping[str, object]) -> tuple[Game, Facts]:
    """A position as a line, as the text of JSON, or as a dictionary."""
    game = Game.from_position(position)
    return game, standing(game)


def database_facts(path: Path, tables: Iterable[str]) -> Facts:
    """These tables of a database, and those that a person can continue. Opening changes the file."""
    with closing(SqliteStore(path)) as store:
        return asyncio.run(_in_the_lobby(store, tables))


async def _in_the_lobby(store: SqliteStore, tables: Iterable[str]) -> Facts:
    thinkers = ThreadedThinkers(1)
    lobby = Lobby(store, DiskSaves(thinkers), thinkers, SystemEntropy(), SystemCalendar())
    return {
        "going_on": await store.going_on(),
        "practising": await store.practising(),
        "offered": [await lobby.going_on(), await lobby.practising()],
        "tables": {id: await _at_the_table(lobby, store, id) for id in tables},
    }


async def _at_the_table(lobby: Lobby, store: SqliteStore, id: str) -> Facts:
    seated = (await lobby.table(id)).seated
    facts = standing(seated.game, fair=bool(seated.game.commitment))
    facts |= {
        "names": seated.monsters,
        "players": seated.players,
        "date": seated.date,
        "opponents": seated.computer_seed,
    }
    facts |= {"people": seated.people, "practice": seated.practice, "rows": len(await store.rows(id))}
    return facts | {"on": goes_on(seated.game)}
