"""One game of a tournament, from a Match to its Outcome, both plain values."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingoftokyo import Game
from kingoftokyo.arena.entrants import Cast
from kingoftokyo.arena.game_records import Reasons, RecordOptions, write_game_record
from kingoftokyo.arena.luck_adjustment import LuckMeter
from kingoftokyo.arena.schedule import Terms, player_seed
from kingoftokyo.arena.value_functions import valuation_named
from kingoftokyo.players.ask import FAULTS, UNASKED, reason_text
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.error_text import describe_error
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.rules.events import CardBought, GameStarted, TurnStarted

if TYPE_CHECKING:
    from kingoftokyo.arena.schedule import Match

ENDLESS: Final = 10_000  # decisions; a game of random players has about 150


FAILED: Final = "internal error"  # the reason of a game in which our own code raised


class SeatFault(NamedTuple):
    """A kind of fault of the player at a seat, how often it happened, and its first message."""

    seat: int
    kind: str
    times: int
    first: str


class Printed(NamedTuple):
    """The output that a bot at this seat printed: its length in bytes, and its beginning."""

    seat: int
    length: int
    first: str


class Outcome(NamedTuple):
    """How a game ended, in plain values; seats are those of the match."""

    number: int
    winner: int | None
    reason: str
    first: int  # the seat that began
    turns: int
    decisions: int
    standings: tuple[int, ...]
    points: tuple[int, ...]
    health: tuple[int, ...]
    tokyo: tuple[int, ...]  # turns that each seat began in Tokyo
    cards: tuple[tuple[str, ...], ...]  # the cards each seat bought, in order
    luck: tuple[float, ...] | None  # what chance gave each seat, if it was computed
    faults: tuple[SeatFault, ...] = ()
    printed: tuple[Printed, ...] = ()

    @property
    def own_error(self) -> str:
        """The error of our own code, or empty. Such a game does not count."""
        return next((fault.first for fault in self.faults if fault.kind == UNASKED), "")

    @property
    def fault_count(self) -> int:
        """The number of faults of all players; 0 if our own code failed."""
        return sum(fault.times for fault in self.faults if fault.kind != UNASKED)

    def as_line(self) -> str:
        """As a line of JSON."""
        return json.dumps(self._asdict(), separators=(",", ":"), ensure_ascii=True)


def outcome_from(line: str | bytes) -> Outcome:
    """The outcome in a line that `as_line` wrote; raises ValueError."""
    return outcome_of(json.loads(line))


def outcome_of(data: Any) -> Outcome:  # noqa: ANN401  it is checked here
    """The outcome in JSON data; raises ValueError."""
    try:
        return Outcome(
            **{
                **data,
                "standings": tuple(data["standings"]),
                "points": tuple(data["points"]),
                "health": tuple(data["health"]),
                "tokyo": tuple(data["tokyo"]),
                "cards": tuple(tuple(bought) for bought in data["cards"]),
                "luck": None if data["luck"] is None else tuple(data["luck"]),
                "faults": tuple(SeatFault(*fault) for fault in data["faults"]),
                "printed": tuple(Printed(*printed) for printed in data["printed"]),
            }
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no outcome of a game ({error})") from None


def play_match(
    match: Match,
    terms: Terms = Terms(),  # noqa: B008  it does not change
    cast: Cast | None = None,
    recording: RecordOptions = RecordOptions(),  # noqa: B008
) -> Outcome:
    """Play one game. The same match always gives the same outcome, in any process and after any other games.

    A cast keeps the processes of foreign bots for the next match; without one they end with this match. The record is
    written if `recording` says so.
    """
    if cast is None:
        with Cast(terms) as own:
            return _play(match, terms, own, recording)
    return _play(match, terms, cast, recording)


def _play(match: Match, terms: Terms, cast: Cast, recording: RecordOptions) -> Outcome:
    game = Game.new(len(match.entrants), match.rules, match.seed, persons=(), listen=True)
    seeds = match.player_seeds or tuple(player_seed(match.seed, seat) for seat in range(game.players))
    players = cast.players(match.entrants, seeds, match.rules, reasons=recording.reasons)
    reasons = Reasons()
    meter = LuckMeter(valuation_named(terms.values), terms.rerolls, match.seed) if terms.rerolls else None
    if meter is not None:
        meter.begin(game)
    clock, faults, diary = Clock(), Faults(), _Diary(game)
    failed, seat = False, 0
    try:
        while not game.over and game.number < ENDLESS:
            before = game.clone() if meter is not None else None
            number, seat = game.number, game.asked
            answer = decide(game, players[seat], clock, faults)
            if recording.reasons and not answer.error:  # the reason belongs to the choice that was played
                reasons.add(number, reason_text(players[seat]))
            if meter is not None and before is not None:
                meter.add(before, answer.choice, game)
            diary.write(game)
    except Exception as error:  # noqa: BLE001  our own error: a player's error is in its answer
        faults.note(seat, UNASKED, describe_error(error, ours=True))
        failed = True
    if recording.folder and not failed:
        write_game_record(recording.folder, match.number, game, match.entrants, reasons.by_number)
    printed = cast.printed()
    monsters = game.view(None).monsters
    return Outcome(
        number=match.number,
        winner=game.winner,
        reason=game.reason if game.over else FAILED if failed else "endless",
        first=diary.first,
        turns=game.turn,
        decisions=game.number,
        standings=game.standings,
        points=tuple(monster.points for monster in monsters),
        health=tuple(monster.health for monster in monsters),  # 0 for a dead monster
        tokyo=tuple(diary.tokyo),
        cards=tuple(tuple(bought) for bought in diary.cards),
        luck=tuple(round(luck, 9) for luck in meter.luck) if meter is not None else None,
        faults=tuple(_faults_by_seat(faults, game.players)),
        printed=tuple(Printed(seat, *printed[seat]) for seat in sorted(printed)),
    )


def _faults_by_seat(faults: Faults, players: int) -> list[SeatFault]:
    return [
        SeatFault(seat, kind, faults.count(seat, kind), faults.first(seat, kind))
        for seat in range(players)
        for kind in FAULTS
        if faults.count(seat, kind)
    ]


class _Diary:
    """Collects what a tournament needs from a game's events: the first seat, turns in Tokyo, and cards bought."""

    def __init__(self, game: Game) -> None:
        self.first = 0
        self.tokyo = [0] * game.players
        self.cards: list[list[str]] = [[] for _ in range(game.players)]
        self.write(game)

    def write(self, game: Game) -> None:
        """Read the events since the last call, and clear them."""
        for event in game.events or ():
            if isinstance(event, TurnStarted):
                if game.view(None).monsters[event.seat].place in ("city", "bay"):
                    self.tokyo[event.seat] += 1
            elif isinstance(event, CardBought):
                self.cards[event.seat].append(event.card)
            elif isinstance(event, GameStarted):
                self.first = event.first
        game.listen()
