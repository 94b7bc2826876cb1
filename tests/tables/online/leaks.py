"""Whole online games with every kind of viewer, and a search through all that each of them is sent.

Two questions are asked of everything: does it contain a secret literally, and would it be the same in every world that
this viewer cannot tell from the real one? For the second, all that is hidden from the viewer is dealt again at random.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from kingoftokyo.rules.core.rng import line_state
from kingoftokyo.rules.records.fairness import fair_key
from kingoftokyo.table.past.fairness import proof
from kingoftokyo.table.past.game_summary import statistics_data
from kingoftokyo.table.presentation import snapshots
from kingoftokyo.table.presentation.seat_view import seat_that_looks
from tables.memory import FixedEntropy
from tables.online.meeting import Meeting
from tables.pages import quiet_answer

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.table.table import Table
    from kingoftokyo.table.wire.messages import DecisionData
    from tables.online.meeting import Guest, RoomTab

SEED = 918_273_645  # of the computer players: a number that nothing else has
MOST_CHOICES = 400


class LeakError(Exception):
    """A viewer was sent what it may not know."""


class UnlikeEntropy(FixedEntropy):
    """Ids that are found in nothing else."""

    _numbers = itertools.count()

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.next_secret = hashlib.sha256(b"secret %d" % seed).digest()
        self.next_seed = SEED

    def table_id(self) -> str:
        return hashlib.sha256(b"id %d" % next(self._numbers)).hexdigest()[:16]


class WatchedMeeting(Meeting):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.entropy = UnlikeEntropy(seed)
        self.restart()


class Watch:
    """A game of a host with two people at one screen, two guests, a computer, and a spectator."""

    def __init__(self, meeting: WatchedMeeting, seed: int, rules: str, *, alone: bool = False) -> None:
        self.meeting, self.rng, self.seen = meeting, Random(seed), Counter[str]()
        players = ("person", "easy") if alone else ("person", "person", "open", "open", "easy")
        self.host = meeting.room(*players, rules=rules)
        self.guests = [] if alone else [self.host.invites(name) for name in ("Ada", "Bob")]
        self.people: list[Guest] = [self.host, *self.guests]

    def start(self) -> None:
        self.host.starts()
        watching = type(self.host).__new__(type(self.host))
        watching.__dict__.update(self.host.__dict__, token="")
        self.tabs: list[RoomTab] = [person.opens().sits_down() for person in (*self.people, watching)]
        table = self.meeting.run(self.meeting.rooms.table_of(self.host.id))
        assert table is not None
        self.table: Table = table

    @property
    def game(self) -> Game:
        return self.table.game

    def play(self) -> Counter[str]:
        """Play to the end, and look at everything that was sent after each choice; counts what there was to hide."""
        self.start()
        for _ in range(MOST_CHOICES):
            for tab in self.tabs:
                tab.reads()
            if not self.game.over:
                self.look()
            asked = next((tab for tab in self.tabs if tab.decision is not None), None)
            if asked is None or self.game.over:
                break
            assert asked.decision is not None
            asked.choose(self.choice(asked.decision))
        self.search()
        self.seen["choices"] += len(self.game.lines)
        return self.seen

    def choice(self, decision: DecisionData) -> str:
        """Any choice; cards are bought and used as often as possible."""
        if decision.roll is not None:
            may_go_on = decision.roll.may_stop and self.rng.random() < 0.4
            return "keep nothing" if may_go_on else quiet_answer(decision)
        offered = [option.choice for option in decision.options]
        bought = [choice for choice in offered if choice.startswith(("buy", "probe", "sweep"))]
        return self.rng.choice(bought) if bought and self.rng.random() < 0.7 else self.rng.choice(offered)

    # Looking

    def look(self) -> None:
        """Compare what each viewer sees now with what it would see in another world."""
        game = self.game
        hidden = {"top": len(game.top) > 0, "private": game.asked_in_private, "secret": self.secret_choice is not None}
        self.seen.update(name for name, there in hidden.items() if there)
        if not any(hidden.values()) and self.rng.random() < 0.8:
            return
        for tab in self.tabs:
            seats = tab.viewer.seats
            there = msgspec.to_builtins((tab.view, tab.decision, tab.last.any_time_options))
            world = game.view(seat_that_looks(game, seats)).sample(self.rng.randrange(2**31))
            world.interjections = game.interjections
            possible = msgspec.to_builtins(snapshots._seen(world, seats, advised=True))  # noqa: SLF001
            self.compare(tab, there, list(possible))
            self.seen["worlds"] += 1
        if hidden["secret"] or self.rng.random() < 0.1:
            self.look_back()

    @staticmethod
    def compare(tab: RoomTab, there: Any, possible: Any) -> None:  # noqa: ANN401  any data
        if list(there) != possible:
            differing = [pair for pair in zip(there, possible, strict=True) if pair[0] != pair[1]]
            raise LeakError(f"seats {tab.viewer.seats} see what they may not know: {differing}")

    @property
    def secret_choice(self) -> tuple[int, str] | None:
        """The seat and the choice that nobody else may know yet: the City's answer, while the Bay is asked."""
        lines, game = self.game.lines, self.game
        if not game.answered_in_secret or not lines:
            return None
        before = self.table.seated.record.lines[-1]
        return (before.seat, before.choice) if before.choice in ("stay", "yield") else None

    def look_back(self) -> None:
        """What HTTP answers during the game: the past as each viewer saw it, statistics and proof."""
        secret = self.secret_choice
        record = self.table.seated.record
        for tab in self.tabs:
            seats = self.table.seats_of(self.meeting.rooms.holder(self.host.id, tab.guest.token))
            past = self.meeting.run(self.table.looking_back(seats))
            last = len(past.moments.moments) - 1
            sent = [past.moments, past.moment(last), past.moment(self.rng.randrange(last + 1)), proof(record)]
            if secret is not None and tuple(seats) != (secret[0],):
                played = past.moments.moments[-1].played
                if played is None or played.choice or past.moment(last).chosen is not None:
                    raise LeakError(f"seats {seats} look back at a secret choice: {played}")
            tab.texts += [msgspec.json.encode(one).decode() for one in (*sent, statistics_data(record))]

    def search(self) -> None:
        """Search for the secret, the generator, ids and seeds in everything that was sent."""
        found = [
            (tab.viewer.seats, name, text[:200])
            for tab in self.tabs
            for text in tab.texts
            for name, secret in self.secrets
            if secret in text
        ]
        if found:
            raise LeakError(f"{found[0]}")
        for tab in self.tabs:
            for text in tab.texts:
                self.search_secret_choice(tab, text)

    @property
    def secrets(self) -> list[tuple[str, str]]:
        """What nobody may be sent, by name."""
        secret, room = self.meeting.entropy.next_secret, self.meeting.store.rooms[self.host.id][1]
        seats = msgspec.json.decode(room)["seats"]
        key = fair_key(secret, [seat["words"] for seat in seats])
        heads = [bytes.fromhex(head) for head in self.table.seated.record.heads()]
        return [
            ("secret", secret.hex()),
            ("secret", secret.hex().upper()),
            ("secret", secret.decode("latin-1")),
            ("secret", base64.b64encode(secret).decode()[:40]),
            ("secret", str(int.from_bytes(secret, "big"))),
            ("key", key.hex()),
            *(("generator", str(line_state(key, line))) for line in [b"start", *heads]),
            ("seed", str(SEED)),
            *(("holder", seat["holder"]) for seat in seats if seat["holder"]),
            *(("token", person.token) for person in self.people),
        ]

    def search_secret_choice(self, tab: RoomTab, text: str) -> None:
        """An update right after the City's answer names the choice to its own seat alone."""
        message = msgspec.json.decode(text)
        played = message.get("played") if message.get("type") == "update" else None
        if played is None or message["view"]["kind"] != "yield" or played["choice"] not in ("stay", "yield"):
            return
        if not message["events"] and tab.viewer.seats != (played["seat"],):
            raise LeakError(f"seats {tab.viewer.seats} were told {played} before it was revealed")
