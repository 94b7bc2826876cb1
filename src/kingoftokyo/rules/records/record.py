"""A record as data: its header and its lines, and their text form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.core.dice import dice_text
from kingoftokyo.rules.core.game_log import line_text
from kingoftokyo.rules.core.rng import first_head, next_head
from kingoftokyo.rules.errors import RecordError

if TYPE_CHECKING:
    from kingoftokyo.rules.settings import Rules

FORMAT: Final = 1
TITLE: Final = "King of Tokyo record, format "
NOT_OVER: Final = "not over"
STREAM: Final = "stream"
COMMITTED: Final = "committed"
CHAINED: Final = "chained"  # committed as well
WHY: Final = "# why:"  # a comment to parsers that do not support it
MOST_REASON: Final = 2000  # characters; longer reasons are cut, with an ellipsis


def plain_reason(text: str) -> str:
    """A reason made fit for a record: on one line, without control characters, and not too long."""
    letters = [letter for letter in text[: 2 * MOST_REASON] if letter.isprintable() or letter.isspace()]
    plain = " ".join("".join(letters).split())
    return plain if len(plain) <= MOST_REASON else plain[: MOST_REASON - 1].rstrip() + "…"


class Line:
    """One choice: the number of the decision it answers, the seat, and the random outcomes.

    `interjection` counts any-time choices made while that decision was open, from 1; 0 is the answer itself. `at` is
    the line number in the file, for messages. `why` is the player's reason, if it was saved: a comment in the file.
    """

    __slots__ = ("at", "choice", "interjection", "number", "outcomes", "seat", "why")

    def __init__(self, at: int, number: int, interjection: int, seat: int, choice: str, outcomes: list[str]) -> None:
        self.at = at
        self.number = number
        self.interjection = interjection
        self.seat = seat
        self.choice = choice
        self.outcomes = outcomes
        self.why = ""

    def __repr__(self) -> str:
        return f"Line({self.text!r})"

    @property
    def answers(self) -> list[str]:
        """Deprecated name of `outcomes`."""
        return self.outcomes

    @property
    def label(self) -> str:
        """`14`, or `14.1` for an interjection."""
        return f"{self.number}.{self.interjection}" if self.interjection else str(self.number)

    @property
    def chosen(self) -> str:
        """The line without the random outcomes."""
        return line_text(self.label, self.seat, self.choice)

    @property
    def text(self) -> str:
        """The text of the line in the file; the reason follows on a second line."""
        line = " ; ".join([self.chosen, *self.outcomes])
        return f"{line}\n{WHY} {self.why}" if self.why else line


class Record:
    """A game as data, finished or not."""

    def __init__(self, rules_version: int, rules: Rules, monsters: list[str], players: list[str]) -> None:
        self.rules_version = rules_version
        self.rules = rules
        self.monsters = monsters  # names, by seat
        self.players = players  # by seat: `person`, `person NAME`, or the name of a computer player
        self.chance = STREAM
        self.seed: int | None = None
        self.commitment = ""
        self.words: list[str] = []
        self.secret = ""  # empty until the game is over
        self.bound = ""  # chained chance only: the part of the header that the dice depend on
        self.head = ""  # chained chance only: the hash of `bound` and all lines
        self.head_at = 0  # its line number in the file
        self.rolls: list[int] = []  # throws fixed in advance
        self.position = ""  # the position that the game began with, if any
        self.date = ""
        self.result = NOT_OVER
        self.deck: list[str] = []  # the contents before the first draw
        self.start: list[str] = []  # the random outcomes before the first decision
        self.start_at = 0  # its line number in the file
        self.lines: list[Line] = []

    def __repr__(self) -> str:
        return f"Record({self.rules.text!r}, players={self.players}, {len(self.lines)} lines, result={self.result!r})"

    @property
    def persons(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, player in enumerate(self.players) if player.split()[0] == "person"]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result != NOT_OVER

    @property
    def text(self) -> str:
        """The text that `read_record` parses."""
        start = " ; ".join(["start", *self.start])
        return "\n".join([*self.header(), "", start, *(line.text for line in self.lines)]) + "\n"

    @property
    def loaded_count(self) -> int:
        """The number of throws that were fixed in advance instead of rolled."""
        outcomes = self.start[:]
        for line in self.lines:
            outcomes += line.outcomes
        return sum(1 for outcome in outcomes if outcome.startswith("loaded "))

    def heads(self) -> list[str]:
        """For chained chance: the head before the first line, then after each line."""
        head = first_head(self.bound)
        found = [head.hex()]
        for line in self.lines:
            head = next_head(head, line.chosen)
            found.append(head.hex())
        return found

    def check_head(self) -> None:
        """Raise a RecordError if this is a chained record whose header or choices were changed."""
        if self.bound and self.heads()[-1] != self.head:
            raise RecordError("record-head-other", self.head_at, field="head")

    def header(self) -> list[str]:
        """The lines before the first choice: rules, monsters, players, chance, result."""
        secret = [f"secret: {self.secret}"] if self.secret else []
        lines = [self.bound, *secret] if self.bound else [*self._opening(), *secret, *self._settled()]
        lines.append(f"result: {self.result}")
        if self.deck:
            lines.append(f"deck: {' '.join(self.deck)}")
        if self.head:
            lines.append(f"head: {self.head}")
        return lines

    def beginning(self) -> str:
        """The header as known when the game begins: without result and secret."""
        return "\n".join([*self._opening(), *self._settled()])

    def _opening(self) -> list[str]:
        lines = [f"{TITLE}{FORMAT}", f"rules version: {self.rules_version}", f"rules: {self.rules.text}"]
        for seat, (monster, player) in enumerate(zip(self.monsters, self.players, strict=True)):
            lines += [f"monster {seat}: {monster}", f"player {seat}: {player}"]
        lines.append(f"chance: {self.chance}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"words {seat}: {words}" for seat, words in enumerate(self.words) if words]
        return lines

    def _settled(self) -> list[str]:
        lines: list[str] = []
        if self.rolls:
            lines.append(f"rolls: {', '.join(dice_text(dice) for dice in self.rolls)}")
        if self.position:
            lines.append(f"position: {self.position}")
        if self.date:
            lines.append(f"date: {self.date}")
        return lines
