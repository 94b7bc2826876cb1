"""A worker: `python -m kingoftokyo.arena.pool.worker` reads matches and writes their outcomes, a line of JSON for each.

The first line it reads are the terms. Nothing else is needed, so it may as well run on another machine. It writes the
records of its games with `--records FOLDER`, and reasons into them with `--reasons`; with `--bind` it runs on
one core together with its bots, if one is free.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING, NoReturn

from kingoftokyo.arena.entrants import Cast
from kingoftokyo.arena.game_records import Keeping
from kingoftokyo.arena.match import play_match
from kingoftokyo.arena.sandbox.child import die_with_parent
from kingoftokyo.arena.schedule import Match, Terms
from kingoftokyo.rules import KingOfTokyoError

if TYPE_CHECKING:
    from typing import TextIO


def match_from(line: str) -> Match:
    number, entrants, seed, rules = json.loads(line)
    return Match(number, tuple(entrants), seed, rules)


def work(lines: TextIO, out: TextIO, keeping: Keeping = Keeping(), *, bind: bool = False) -> None:  # noqa: B008
    """Play match after match until there are no more."""
    terms = Terms(*json.loads(lines.readline()))
    with Cast(terms, bind=bind) as cast:
        while line := lines.readline():
            outcome = play_match(match_from(line), terms, cast, keeping)
            out.write(outcome.as_line() + "\n")
            out.flush()


def _stop(*_: object) -> NoReturn:
    """At once, whoever is just asked: the bots end when nobody is there any more to ask them."""
    os._exit(0)


if __name__ == "__main__":
    die_with_parent()
    signal.signal(signal.SIGTERM, _stop)
    options = ArgumentParser()
    options.add_argument("--records", default="")
    options.add_argument("--reasons", action="store_true")
    options.add_argument("--bind", action="store_true")
    given = options.parse_args()
    try:
        work(sys.stdin, sys.stdout, Keeping(given.records, given.reasons), bind=given.bind)
    except BrokenPipeError:
        sys.stderr.close()  # the tournament is gone: nobody wants to know
    except KingOfTokyoError as error:
        sys.exit(f"a worker cannot play these games: {error}")
