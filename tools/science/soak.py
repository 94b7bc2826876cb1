"""Plays many games at tables of the real lobby and store, one after the other, and prints the memory in use.

python -m tools.science.soak --games 5000

Each game is made as the page does it, watched by a page without delays, played to its end by computer players, looked
back at, saved, and left. The last lines must not show more memory than the first ones, since tables without viewers
are dropped.
"""

import argparse
import asyncio
import gc
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

from kingoftokyo.backend.entropy import SystemCalendar, SystemEntropy
from kingoftokyo.backend.save_slots import DiskSaves
from kingoftokyo.server.sqlite_store import SqliteStore
from kingoftokyo.server.thinker_threads import ThreadedThinkers
from kingoftokyo.table.lobby import Lobby
from kingoftokyo.table.viewer import Viewer
from kingoftokyo.table.wire.messages import Player, SeatData, Seen
from kingoftokyo.table.wire.requests import NewTable

MONSTERS = ("axolulu", "mosshell", "old_pinch", "blorb", "girder", "hoot_noir")
SLOTS = 10  # named saves that are written in turns


class Nowhere:
    """A page that discards all messages."""

    def post(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


def megabytes() -> float:
    """The memory of this process in MB: currently used, or the peak where the system reports only that."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / 2**20 if sys.platform == "darwin" else most / 2**10
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def one_game(lobby: Lobby, number: int, level: Player, players: int) -> None:
    seats = [SeatData(monster, level) for monster in MONSTERS[:players]]
    table = await lobby.make(NewTable("standard", seats, words=f"game {number}"))
    viewer = Viewer([], Nowhere())
    await table.join(viewer)
    await table.obey(viewer, Seen("seen", 0, hurried=True))
    await table.settled()
    if not table.game.over:
        raise SystemExit(f"game {number} has stopped at decision {table.game.number}")
    past = await table.looking_back()
    for mark in past.moments.moments:
        past.moment(mark.moment)
    await lobby.save(table.id, f"soak-{number % SLOTS}")
    table.leave(viewer)
    await lobby.menu(docs=False)


async def soak(folder: Path, games: int, every: int, level: Player, players: int) -> list[float]:
    store, thinkers = SqliteStore(folder / "games.sqlite"), ThreadedThinkers()
    lobby = Lobby(store, DiskSaves(thinkers), thinkers, SystemEntropy(), SystemCalendar())
    began, found = time.monotonic(), list[float]()
    try:
        for number in range(1, games + 1):
            await one_game(lobby, number, level, players)
            if number % every == 0 or number == games:
                gc.collect()
                found.append(megabytes())
                seconds, tables = time.monotonic() - began, len(lobby.open_tables)
                print(f"{number:7} games  {found[-1]:8.1f} MB  {tables:3} tables  {seconds:8.0f} s", flush=True)
    finally:
        lobby.close(1000)
        thinkers.close()
        store.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--every", type=int, default=100, help="print after as many games")
    parser.add_argument("--level", choices=("easy", "medium", "hard"), default="easy")
    parser.add_argument("--players", type=int, choices=range(2, 7), default=4)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), home))
        found = asyncio.run(soak(Path(home), wanted.games, wanted.every, wanted.level, wanted.players))
    half = len(found) // 2
    if half:
        print(f"the most in the first half {max(found[:half]):.1f} MB, in the second half {max(found[half:]):.1f} MB")


if __name__ == "__main__":
    main()
