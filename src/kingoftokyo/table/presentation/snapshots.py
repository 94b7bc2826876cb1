"""Messages about the state of a table to each browser, filtered for the seats of its people.

`advised`: with the consequences of each option, which are found by playing on copies, and left out if that takes too
long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.table.guide.guides import lesson_now
from kingoftokyo.table.presentation.events_to_wire import log_to_wire, to_wire
from kingoftokyo.table.presentation.offers import any_time_options, decision_data, uses
from kingoftokyo.table.presentation.seat_view import seat_that_looks, view_data
from kingoftokyo.table.wire.messages import Head, Played, Update, Welcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game
    from kingoftokyo.rules.events import Event
    from kingoftokyo.table.wire.messages import DecisionData, OptionData, TableData, ViewData
    from kingoftokyo.table.wire.online import TimeLeft

Seen = tuple["ViewData", "DecisionData | None", "list[OptionData]"]


def _seen(game: Game, seats: Sequence[int], *, advised: bool) -> Seen:
    """The view of these seats, their decision, and their options at any time."""
    view = game.view(seat_that_looks(game, seats))
    shared = len(seats) > 1
    decision = decision_data(game, view, shared=shared, advised=advised)
    at_any_time = any_time_options(game, seats, advised=advised)
    hide_top = shared and not (decision is not None and decision.private)
    return view_data(game, view, uses(decision, at_any_time), hide_top=hide_top), decision, at_any_time


def show_to_all(game: Game) -> None:
    """Make what every seat is shown. In a thread, before the event loop does it: an own card may never end."""
    for seat in range(game.players):
        _seen(game, (seat,), advised=False)


def welcome(
    game: Game,
    seats: Sequence[int],
    table: TableData,
    head: Head | None,
    time_left: TimeLeft | None = None,
    *,
    advised: bool = True,
) -> Welcome:
    """The first message to a page: the table and all events so far."""
    view, decision, at_any_time = _seen(game, seats, advised=advised)
    return Welcome(table, view, decision, log_to_wire(game), at_any_time, lesson_now(game), head, time_left)


def update(
    game: Game,
    seats: Sequence[int],
    head: Head | None,
    played: Played | None = None,
    happened: Sequence[Event] = (),
    time_left: TimeLeft | None = None,
    *,
    secret: bool,
    advised: bool = True,
) -> Update:
    """The message after a change: new events, and the table. `secret`: only the seat that chose may know the choice."""
    view, decision, at_any_time = _seen(game, seats, advised=advised)
    if played is not None and secret and tuple(seats) != (played.seat,):  # others may look at the same screen
        played = Played(played.seat, "", interjection=played.interjection)
    events = to_wire(happened, len(game.lines))
    return Update(played, events, view, decision, at_any_time, lesson_now(game), head, time_left)


def head_to_show(game: Game, before: Head | None = None) -> Head | None:
    """The head of the record so far; `before` is shown instead while a choice is still secret."""
    if not game.head or game.answered_in_secret:
        return before
    return Head(len(game.lines), game.head)
