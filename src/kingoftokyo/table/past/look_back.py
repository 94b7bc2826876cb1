"""The past of a table: the game at every moment, as this browser may see it, even before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.history.replay import Replay
from kingoftokyo.rules import KingOfTokyoError
from kingoftokyo.table.presentation.chosen import chosen
from kingoftokyo.table.presentation.events_to_wire import event_names, to_wire
from kingoftokyo.table.presentation.seat_view import seat_that_looks, view_data
from kingoftokyo.table.wire.looking_back import Moment, MomentMark, Moments
from kingoftokyo.table.wire.messages import Played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game
    from kingoftokyo.rules import Line, Record
    from kingoftokyo.rules.events import Event
    from kingoftokyo.table.seats import Seated
    from kingoftokyo.table.wire.messages import Phrase, ViewData


class NoMomentError(KingOfTokyoError):
    """The game has no such moment."""


class Past:
    """Copies of the game at each moment, made when somebody first looks back; each takes 2 kB and 50 µs."""

    def __init__(self) -> None:
        self._replay: Replay | None = None
        self._games: list[Game] = []

    def games(self, record: Record) -> list[Game]:
        """The game at every moment of this record."""
        if self._replay is None:
            self._replay = Replay(record)
            self._games = [self._replay.game.clone()]
        elif len(record.lines) > self._replay.at:
            self._replay.goes_on(record)
        while not self._replay.at_end:
            self._replay.step()
            self._games.append(self._replay.game.clone())
        return self._games[:]


class LookingBack:
    """All moments of one game so far, for the people of these seats, who are at one browser."""

    def __init__(self, seated: Seated, record: Record, games: Sequence[Game], seats: Sequence[int]) -> None:
        self._people = list(seats)
        self._lines = record.lines
        self._games = games
        self._happened: list[list[Event]] = seated.game.events_by_choice()
        self._secret_from = _secret_from(games)

    @property
    def moments(self) -> Moments:
        return Moments([self._mark(moment) for moment in range(len(self._games))], self._games[-1].over)

    def moment(self, moment: int) -> Moment:
        game = self.game(moment)
        return Moment(
            self._mark(moment),
            len(self._games) - 1,
            self._view(game),
            to_wire(self._happened[moment], moment),
            self._chosen(moment),
        )

    def game(self, moment: int) -> Game:
        """The game at this moment, unfiltered; raises NoMomentError."""
        if not 0 <= moment < len(self._games):
            raise NoMomentError("table-moment", most=len(self._games) - 1, found=moment)
        return self._games[moment]

    def _view(self, game: Game) -> ViewData:
        # Looking back does not hand the screen over, so cards that only one of several people has seen stay hidden.
        hide_top = len(self._people) > 1 and not self._games[-1].over
        return view_data(game, game.view(seat_that_looks(game, self._people)), {}, hide_top=hide_top)

    def _mark(self, moment: int) -> MomentMark:
        game = self._games[moment]
        return MomentMark(
            moment,
            game.number,
            game.turn,
            game.active,
            None if moment == 0 else self._games[moment - 1].view(None).kind,
            None if moment == 0 else self._played(moment - 1),
            event_names(to_wire(self._happened[moment])),
        )

    def _chosen(self, moment: int) -> Phrase | None:
        played = self._played(moment - 1) if moment > 0 else None
        return chosen(self._games[moment - 1], played) if played is not None and played.choice else None

    def _played(self, k: int) -> Played:
        line: Line = self._lines[k]
        unknown = k >= self._secret_from and not line.interjection and self._people != [line.seat]
        return Played(line.seat, "" if unknown else line.choice, interjection=line.interjection > 0)


def _secret_from(games: Sequence[Game]) -> int:
    """The index of the first choice that is still secret: the City's, while the Bay is asked."""
    k = len(games) - 1
    if not games[k].answered_in_secret:
        return k
    while k > 0 and games[k - 1].answered_in_secret:
        k -= 1
    return k
