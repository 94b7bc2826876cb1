"""A worker: `python -m kingoftokyo.arena.pool.worker` reads matches and writes their outcomes, a line of JSON for each.

The first line it reads contains the terms; each match comes with a nonce, and its outcome is sent with the same one.
It needs nothing else, so it could run on another machine. With `--records FOLDER` it writes the records of its games,
with `--reasons` including reasons; with `--bind` it runs on one core together with its bots, if one is free.
`--isolation`, `--network` and `--hide FILE` apply to its bots.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING, Any, NoReturn

from kingoftokyo.arena.entrants import Cast
from kingoftokyo.arena.game_records import RecordOptions
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.sandbox import linux
from kingoftokyo.arena.sandbox.namespaces import AUTO, ISOLATIONS, REQUIRE, Isolation, isolation_of
from kingoftokyo.arena.sandbox.reaper import die_with_parent, end_descendants
from kingoftokyo.arena.schedule import Match, Terms
from kingoftokyo.rules import KingOfTokyoError
from kingoftokyo.storage.card_files import CardFile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import FrameType
    from typing import TextIO


def terms_from(values: Sequence[Any]) -> Terms:
    terms = Terms(*values)
    return terms._replace(cards=tuple(CardFile(*file) for file in terms.cards))


def match_from(values: Sequence[Any]) -> Match:
    number, entrants, seed, rules, player_seeds = values
    return Match(number, tuple(entrants), seed, rules, tuple(player_seeds))


def work(lines: TextIO, out: TextIO, cast: Cast, terms: Terms, recording: RecordOptions = RecordOptions()) -> None:  # noqa: B008
    """Play matches until there are no more lines."""
    while line := lines.readline():
        nonce, match = json.loads(line)
        outcome = play_match(match_from(match), terms, cast, recording)
        out.write(f"[{json.dumps(nonce)},{outcome.as_line()}]\n")
        out.flush()


def _stop_with(cast: Cast) -> Callable[[int, FrameType | None], NoReturn]:
    """A signal handler that ends this process at once, and all processes that its bots started."""

    def stop(*_: object) -> NoReturn:
        cast.close()
        end_descendants()
        os._exit(0)

    return stop


def _protect() -> None:
    """Protect this process from its bots as far as possible without namespaces (Linux)."""
    die_with_parent(signal.SIGKILL)
    with contextlib.suppress(OSError):
        linux.forbid_tracing()  # the pipes to the tournament are files in /proc
        linux.adopt_orphans()


def main() -> None:
    _protect()
    options = ArgumentParser()
    options.add_argument("--records", default="")
    options.add_argument("--reasons", action="store_true")
    options.add_argument("--bind", action="store_true")
    options.add_argument("--isolation", choices=ISOLATIONS, default=AUTO)
    options.add_argument("--network", action="store_true")
    options.add_argument("--hide", action="append", default=[])
    given = options.parse_args()
    namespaces = given.isolation == REQUIRE or isolation_of(given.isolation).namespaces  # the tournament has tested it
    isolation = Isolation(namespaces, given.network, tuple(given.hide))
    terms = terms_from(json.loads(sys.stdin.readline()))
    with Cast(terms, bind=given.bind, isolation=isolation) as cast:
        signal.signal(signal.SIGTERM, _stop_with(cast))
        work(sys.stdin, sys.stdout, cast, terms, RecordOptions(given.records, given.reasons))
    end_descendants()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        sys.stderr.close()  # the tournament has ended
    except KingOfTokyoError as error:
        sys.exit(f"a worker cannot play these games: {error}")
