"""Setting up a game for the terminal: seed or secret, own cards, or a position; and the command to repeat it."""

from __future__ import annotations

import shlex
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kingoftokyo import Game, PositionError, Rules
from kingoftokyo.cli.own_cards import with_own
from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.i18n.phrase import Argument, Phrase
from kingoftokyo.rules import parse_position
from kingoftokyo.storage.card_files import load_cards
from kingoftokyo.storage.regular_files import read_regular
from kingoftokyo.storage.save_files import MOST_BYTES

if TYPE_CHECKING:
    from collections.abc import Sequence

STANDARD: Final = Rules()


@dataclass(frozen=True)
class Setup:
    """The options of the command line about the game."""

    seed: int
    opponents: int
    cards: tuple[Path, ...] = ()
    position: str | None = None  # a file, or the position itself
    rules: Rules = STANDARD
    secret: str = field(default="", repr=False)  # of fair dice
    words: str | None = None  # the person's words that are mixed into fair dice
    level: str = "medium"  # of the computer players

    def load_cards(self) -> list[str]:
        """Register the person's own cards; returns their ids."""
        return [id for path in self.cards for id in load_cards(path)]

    def game(self, *, person: bool = True) -> Game:
        """The game at its first decision, with a person or to watch; raises ValueError.

        A position has its own rules, and may say where its person sits.
        """
        own = self.load_cards()
        fair: dict[str, Any] = {"secret": self.secret, "words": [self.words or ""]} if self.secret else {}
        if self.position is None:
            rules = with_own(self.rules, own)
            persons = (0,) if person else ()
            seed = 0 if fair else self.seed
            return Game.new(self.opponents + 1, rules, seed, persons=persons, listen=True, **fair)
        data = {"persons": [0], **parse_position(_read(self.position)).data}
        return Game.from_position(data if person else {**data, "persons": []}, listen=True, **fair)

    def command(self, monster: str | None) -> str:
        """The command that sets up the same game; without a monster, to watch it."""
        words = ["--monster", monster] if monster is not None else ["--watch"]
        if self.level != "medium":
            words += ["--level", self.level]
        if self.rules != STANDARD:
            words += ["--rules", self.rules.text]
        for path in self.cards:
            words += ["--cards", str(path)]
        words += ["--opponents", str(self.opponents)] if self.position is None else ["--position", self.position]
        return "kot play " + shlex.join([*words, "--seed", str(self.seed)])

    def error_phrase(self, error: Exception) -> Phrase | None:
        """The sentence for an error of the person's own card or position; None if the error comes from elsewhere."""
        if isinstance(error, PositionError):
            return Phrase("terminal-cannot-go-on", {"reason": str(error)})
        files = {str(path.resolve()) for path in self.cards}
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if frame.filename in files:
                said: dict[str, Argument] = {"error": f"{type(error).__name__}: {error}", "function": frame.name}
                said |= {"file": Path(frame.filename).name, "line": str(frame.lineno)}
                return Phrase("terminal-card-failed", said)
        return None


def person_in(game: Game) -> int:
    """The seat of the person after re-seating; of several people, the first."""
    return next(iter(game.view(None).persons), 0)


def people_in(game: Game, names: Sequence[str], players: Sequence[str]) -> dict[int, str]:
    """The seats of people with their names: from the record, or else the names of their monsters."""
    own = {seat: players[seat].removeprefix("person").strip() for seat in game.view(None).persons}
    return {seat: name or names[seat] for seat, name in own.items()}


def _read(position: str) -> str:
    """The text of the file with this name, or the position itself; raises AnswerError or PositionError."""
    if position.lstrip("\ufeff \t\r\n")[:1] in ("{", "") or "=" in position:
        return position
    path = Path(position)
    try:
        return read_regular(path, MOST_BYTES).decode("utf-8")
    except FileNotFoundError:
        raise AnswerError(Phrase("terminal-no-position", {"typed": position})) from None
    except OSError as error:
        raise PositionError(position, "save-unreadable", reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise PositionError(position, "save-no-text") from None
