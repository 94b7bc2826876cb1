"""Ending a game: by points, by elimination or by a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.catalogue import cause_name
from kingoftokyo.rules.core.agenda import ENDED, NOBODY
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

GOES_ON: Final = 0
BY_POINTS: Final = 1
LAST_ALIVE: Final = 2
ALL_DEAD: Final = 3
PERSON_OUT: Final = 4

ENDINGS: Final = ("", "points", "last alive", "all dead", "person eliminated")


BY_CARD: Final = 16  # plus the number of the card that won


def ending_name(ending: int) -> str:
    return ENDINGS[ending] if ending < BY_CARD else cause_name(ending - BY_CARD)


def standings(game: Game) -> tuple[int, ...]:
    """All seats from best to worst: the winner, the living by points and health, then the dead, the last first."""
    return tuple([seat for _, seat in sorted([(_rank(game, seat), seat) for seat in range(len(game.monsters))])])


def _rank(game: Game, seat: int) -> tuple[int, int, int]:
    """Smaller is better."""
    monster = game.monsters[seat]
    if monster.place == DEAD:
        return (2, monster.rank, 0)
    return (0 if seat == game.victor else 1, -monster.points, -monster.health)


def end_game(game: Game, winner: i64, ending: i64) -> None:
    """End the game and drop all pending steps; does nothing if it is already over."""
    if game.ending:
        return
    game.victor = winner
    game.ending = ending
    game.depth = 0
    game.asked = ENDED
    if game.events is not None:
        game.events.append(events.GameEnded(None if winner == NOBODY else winner, ending_name(ending)))


def win_by_card(game: Game, me: i64) -> None:
    """This monster wins at once by the acting card."""
    end_game(game, me, BY_CARD + game.cause)


def end_if_last_alive(game: Game) -> None:
    """End the game if at most one monster is alive; called after each complete damage effect."""
    if game.rules.person_out_ends and person_is_out(game):
        end_game(game, NOBODY, PERSON_OUT)
        return
    if game.alive > 1:
        return
    for seat in range(len(game.monsters)):
        if game.monsters[seat].place != DEAD:
            end_game(game, seat, LAST_ALIVE)
            return
    end_game(game, NOBODY, ALL_DEAD)


def next_living(game: Game, seat: i64, direction: i64) -> i64:
    """The nearest living monster from this seat, clockwise (1) or counterclockwise (-1).

    Returns the seat itself if no other monster is alive.
    """
    players: i64 = len(game.monsters)
    for _ in range(players):
        seat = (seat + players + direction) % players
        if game.monsters[seat].place != DEAD:
            break
    return seat


def person_is_out(game: Game) -> bool:
    for seat in range(len(game.monsters)):
        if game.persons >> seat & 1 and game.monsters[seat].place == DEAD:
            return True
    return False


def end_if_points_win(game: Game) -> None:
    """End the game if a monster has 20 points; called at the end of a turn.

    Of several, the active monster wins, else the next one clockwise.
    """
    winners = False
    for monster in game.monsters:
        if monster.points >= WINNING_POINTS:
            winners = True
    players: i64 = len(game.monsters)
    for k in range(players if winners else 0):
        seat = (game.active + k) % players
        if game.monsters[seat].points >= WINNING_POINTS:
            end_game(game, seat, BY_POINTS)
            return
