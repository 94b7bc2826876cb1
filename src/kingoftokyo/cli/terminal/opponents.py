"""The computer players of a game in the terminal: their seats, choices, reasons and advice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.players.ask import ask_player
from kingoftokyo.players.clock import Clock, clock_while_people_wait
from kingoftokyo.players.play import Faults, decide
from kingoftokyo.players.registry import ADVISER as ADVISER
from kingoftokyo.players.registry import LEVELS as LEVELS
from kingoftokyo.players.registry import names, player_named
from kingoftokyo.players.registry import player_known as player_known
from kingoftokyo.players.registry import with_personalities as with_personalities
from kingoftokyo.table.advice.reasons import NO_REASON, reason_phrase

if TYPE_CHECKING:
    from kingoftokyo import Choice, Decision, Game, View
    from kingoftokyo.players.player import Player


def read_levels(text: str, opponents: int) -> list[str]:
    """The player names for this many opponents. `text` is one level for all, or one for each, separated by commas.

    Raises AnswerError for a wrong number of levels or an unknown one, and SetupError for an unknown personality.
    """
    levels = [level.strip().lower() for level in text.split(",")]
    if len(levels) not in (1, opponents):
        raise AnswerError(Phrase("terminal-level-count", {"opponents": opponents, "found": len(levels)}))
    return [_player(level) for level in (levels * opponents)[:opponents]]


def _player(level: str) -> str:
    found = LEVELS.get(level, level)
    if found.partition(":")[0] not in names():
        there_are = Phrase("terminal-levels-are", {"known": ", ".join(LEVELS), "players": ", ".join(names())})
        raise AnswerError(Phrase("terminal-no-level", {"typed": level}), there_are)
    player_named(found)
    return found


def seat_players(game: Game, text: str) -> list[str]:
    """Who plays each seat: `person`, or a player from the text of `--level`, in the order before re-seating."""
    persons = game.view(None).persons
    computers = sorted((seat for seat in range(game.players) if seat not in persons), key=game.order.__getitem__)
    found = ["person"] * game.players
    for seat, player in zip(computers, with_personalities(read_levels(text, len(computers))), strict=True):
        error = player_named(player).rules_error(game.rules, game.players)
        if error is not None:
            raise error
        found[seat] = player
    return found


@dataclass
class Chosen:
    """A choice of a computer player, and its reason, if it gave one.

    `secret`: another monster in Tokyo may still be asked the same question, so the reason is not shown yet.
    """

    seat: int
    choice: Choice
    reason: Phrase | None
    secret: bool = False


@dataclass
class Opponents:
    """The players of all seats, by their names; people's seats are never asked."""

    players: list[str]
    seed: int
    chosen: list[Chosen] = field(default_factory=list, init=False)
    _minds: dict[int, Player] = field(default_factory=dict, init=False)
    _clock: Clock = field(default_factory=clock_while_people_wait, init=False)
    _faults: Faults = field(default_factory=Faults, init=False)

    def choose(self, game: Game, decision: Decision) -> None:
        """Let the player of the asked seat choose, play the choice, and keep its reason."""
        seat = decision.seat
        if seat not in self._minds:
            self._minds[seat] = player_named(self.players[seat], self.seed * 6 + seat)
        mind, view = self._minds[seat], game.view(seat)
        private, secret = game.asked_in_private, game.answered_in_secret
        answer = decide(game, mind, self._clock, self._faults)
        reason = None if private or answer.error else reason_of(mind, view, decision, aloud=True)
        self.chosen.append(Chosen(seat, answer.choice, reason, secret))


def reason_of(mind: Player, view: View, decision: Decision, *, aloud: bool) -> Phrase | None:
    """The reason of this player's last choice, if it gives one. `aloud`: other players will read it."""
    try:
        found = reason_phrase(mind, view, decision, aloud=aloud)
    except Exception:  # noqa: BLE001  a foreign player may fail to explain itself
        return None
    return None if found.id in NO_REASON else found


def advice(game: Game, decision: Decision, seed: int) -> Chosen:
    """The choice of the strongest player here, and its reason. It sees only what the person sees."""
    mind = player_named(ADVISER, seed)
    view = game.view(decision.seat)
    answer = ask_player(mind, view, decision, clock_while_people_wait())
    reason = None if answer.error else reason_of(mind, view, decision, aloud=False)
    return Chosen(decision.seat, answer.choice, reason)
