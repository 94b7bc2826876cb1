"""`kot replay`: step through a recorded game, print its log, or print its events as JSON."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import fields
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from kingoftokyo.cli.language_option import LanguageCode, speech_in
from kingoftokyo.cli.own_cards import CardsOfGame  # noqa: TC001  typer reads the annotation
from kingoftokyo.cli.record_argument import RecordFile, opened, report_record_errors
from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.cli.terminal.board import cards_in_play, colour_names, draw_dice, draw_monsters
from kingoftokyo.cli.terminal.narration import sentences
from kingoftokyo.cli.terminal.option_notes import choice_notation
from kingoftokyo.cli.terminal.prompts import step_words, turn_words
from kingoftokyo.cli.terminal.session import WITHOUT_DICE, typed_line
from kingoftokyo.history.replay import Replay
from kingoftokyo.i18n.phrase import Phrase
from kingoftokyo.rules import FORMAT, RULES_VERSION, KingOfTokyoError, RecordError, dice_text, shown
from kingoftokyo.rules.events import DiceRolled, FirstPlayerRolled, GameEnded, TurnStarted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo import Choice, View
    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import Record
    from kingoftokyo.rules.events import Event

NAME_WIDTH: Final = 15  # of names in the table of monsters
HELP: Final = (  # what can be typed, and the sentence that explains it
    ("n", "terminal-replay-next"),
    ("b", "terminal-replay-back"),
    ("40", "terminal-replay-decision"),
    ("14.1", "terminal-replay-interjection"),
    ("t 5, turn 5", "terminal-replay-turn"),
    ("s", "terminal-replay-start-key"),
    ("e", "terminal-replay-end-key"),
    ("log", "terminal-replay-log"),
    ("log all", "terminal-replay-log-all"),
    ("cards", "terminal-help-cards"),
    ("board", "terminal-help-board"),
    ("q", "terminal-replay-quit"),
)
EPILOG: Final = (
    "Examples: [bold]kot replay[/], [bold]kot replay game.txt[/], [bold]kot replay game.txt --until t12[/], "
    "[bold]kot replay game.txt --log[/], [bold]kot replay game.txt --json[/]"
)


def replay(
    file: RecordFile = None,
    *,
    until: Annotated[
        str | None,
        typer.Option(
            metavar="N|tN",
            help="Print the log up to this point, and the table: [bold]40[/] is after decision 40, [bold]t12[/] "
            "the beginning of turn 12; also [bold]start[/] and [bold]end[/].",
        ),
    ] = None,
    log: Annotated[
        bool, typer.Option("--log", help="Print the whole game in words; the default without a terminal.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object: the header, the lines, and every event.")
    ] = False,
    cards: CardsOfGame = None,
    language: LanguageCode = None,
) -> None:
    """Step through a recorded game, forward, back, or to any turn or decision. It shows what was hidden, too.

    Each line of the record is checked against the rules; a line that cannot have happened is an error.
    """
    console, speech = Console(highlight=False), speech_in(language)
    with report_record_errors(file, cards, speech):
        walk = Walk(opened(file, cards, speech))
    at = len(walk.lines)
    if until is not None:
        try:
            at = walk.find(until)
        except AnswerError as error:
            raise typer.BadParameter(speech.phrases(error.phrases), param_hint="--until") from None
    if as_json:
        typer.echo(json.dumps(walk.as_data(at), ensure_ascii=False))
    elif log or until is not None or not sys.stdout.isatty():
        walker = Walker(console, walk, speech)
        walker.log(at)
        if until is not None:
            walker.draw_table(at)
        walker.say_end(at)
    else:
        Walker(console, walk, speech).run()


def short(name: str, width: int = NAME_WIDTH) -> str:
    return name if len(name) <= width else f"{name[: width - 1]}…"


def _missing(id: str, typed: str, known: str, numbers: list[int]) -> AnswerError:
    """The error for a place that does not exist: the sentence `id` names it, `known` says which places there are.

    Numbers are passed as text, so that they are written 1000, not 1,000.
    """
    there = Phrase(known, {"least": str(numbers[0]), "most": str(numbers[-1])}) if numbers else None
    return AnswerError(Phrase(id, {"typed": typed}), *filter(None, [there]))


def event_data(event: Event) -> dict[str, object]:
    """`{"event": "PointsGained", "seat": 0, …}`"""
    return {"event": type(event).__name__, **{field.name: getattr(event, field.name) for field in fields(event)}}


class Walk:
    """A record, replayed once: the events of every line, and the places of turns and decisions.

    Places count as in Replay: at 0 nothing is played, at 1 the first line is.
    """

    def __init__(self, record: Record) -> None:
        self.replay = Replay(record)
        self.record = record
        self.lines = record.lines
        self.happened: list[list[Event]] = [list(self.replay.events)]
        self.choices: list[Choice] = []
        first = self.replay.game.view(None).turn
        try:
            while not self.replay.at_end:
                self.happened.append(self.replay.step())
                self.choices += filter(None, [self.replay.game.last_choice])
        except KingOfTokyoError as error:
            if record.rules_version == RULES_VERSION:
                raise
            old = record.rules_version
            raise RecordError("record-older-rules", reason=str(error), old=old, new=RULES_VERSION) from None
        self.turns = {first: 0} if first else {}
        for at, happened in enumerate(self.happened):
            self.turns |= {event.turn: at for event in happened if isinstance(event, TurnStarted)}
        self.labels = {line.label: at for at, line in enumerate(self.lines, 1)}

    def find(self, text: str) -> int:
        """The place that a text names: `40`, `14.1`, `t12`, `turn 12`, `start` or `end`; raises AnswerError."""
        words = " ".join(text.lower().split())
        if words in ("s", "start", "e", "end"):
            return 0 if words.startswith("s") else len(self.lines)
        turn = re.fullmatch(r"t(?:urn)? ?([0-9]{1,9})", words)
        if turn is not None:
            if int(turn[1]) not in self.turns:
                raise _missing("terminal-replay-no-turn", turn[1], "terminal-replay-turns", list(self.turns))
            return self.turns[int(turn[1])]
        if words in self.labels:
            return self.labels[words]
        if re.fullmatch(r"[0-9]+(\.[0-9]+)?", words):
            numbers, typed = [line.number for line in self.lines], shown(words)[1:-1]
            raise _missing("terminal-replay-no-decision", typed, "terminal-replay-decisions", numbers)
        raise AnswerError(Phrase("terminal-replay-nowhere", {"typed": shown(text)[1:-1]}))

    def as_data(self, at: int) -> dict[str, object]:
        """The record as JSON data, up to this place."""
        record = self.record
        header: dict[str, object] = {
            "format": FORMAT,
            "rules_version": record.rules_version,
            "rules": record.rules.text,
            "monsters": record.monsters,
            "players": record.players,
            "chance": record.chance,
            "seed": record.seed,
            "commitment": record.commitment or None,
            "words": record.words,
            "secret": record.secret or None,
            "rolls": [dice_text(dice) for dice in record.rolls],
            "position": record.position or None,
            "date": record.date or None,
            "result": record.result,
            "deck": record.deck,
            "head": record.head or None,
        }
        lines = [
            {
                "number": line.number,
                "interjection": line.interjection,
                "seat": line.seat,
                "choice": line.choice,
                "why": line.why or None,
                "outcomes": line.outcomes,
                "answers": line.outcomes,  # deprecated name
                "events": [event_data(event) for event in happened],
            }
            for line, happened in zip(self.lines[:at], self.happened[1 : at + 1], strict=True)
        ]
        start = {
            "outcomes": record.start,
            "answers": record.start,  # deprecated name
            "events": [event_data(event) for event in self.happened[0]],
        }
        return {"header": header, "start": start, "lines": lines}


class Walker:
    """Shows a recorded game in the terminal and follows the person's commands."""

    def __init__(self, console: Console, walk: Walk, speech: Speech) -> None:
        self.console = console
        self.walk = walk
        self.names = [short(name) for name in walk.record.monsters]
        self.speech = speech.about(self.names)
        self.margin = max((len(label) for label in walk.labels), default=0) + 2

    def run(self) -> None:
        """Show the start, then follow commands until the person leaves."""
        self.draw(0)
        self.console.print(self.speech.say("terminal-replay-hint", key="?"), style="dim", markup=False)
        try:
            while self._follow(typed_line(self.console).lower()):
                pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def _follow(self, command: str) -> bool:
        """Carry out a typed command; False if it is to leave."""
        at, end = self.walk.replay.at, len(self.walk.lines)
        match " ".join(command.split()):
            case "q" | "quit" | "exit":
                return False
            case "?" | "help":
                for typed, id in HELP:
                    self.console.print(f"  {typed:<12} {self.speech.say(id)}", markup=False)
            case "" | "n" | "next" if at == end:
                self.say_end(at)
                self.console.print(self.speech.say("terminal-replay-is-end"), style="dim", markup=False)
            case "" | "n" | "next":
                self.draw(at + 1)
            case "b" | "back" if at == 0:
                self.console.print(self.speech.say("terminal-replay-is-start"), markup=False)
            case "b" | "back":
                self.draw(at - 1)
            case "board":
                self.draw(at)
            case "log":
                self.log(at, whole=False)
            case "log all":
                self.log(at)
            case "cards":
                self.console.print(cards_in_play(self._view(at), self.speech))
            case place:
                try:
                    self.draw(self.walk.find(place))
                except AnswerError as error:
                    self.console.print(self.speech.phrases(error.phrases), style="red", markup=False)
        return True

    def _view(self, at: int) -> View:
        """The view of the seat that is asked, which may also see the top of the deck."""
        self.walk.replay.go_to(at)
        game = self.walk.replay.game
        return game.view(None if game.over else game.view(None).asked)

    def draw(self, at: int) -> None:
        """The choice that led to this place, its events, and the table now."""
        self.console.print()
        self.console.rule(self._heading(at), style="dim")
        if at > 0:
            self.console.print(colour_names(self._choice(at), self.names, "bold"))
            why = self.walk.lines[at - 1].why
            if why:
                self.console.print(Text(f"  {self.speech.say('terminal-replay-why', reason=why)}", "italic dim"))
        else:
            self.console.print(Text(self.speech.say("terminal-rules", rules=self.walk.record.rules.text), "dim"))
        for event, text in self._sentences(at):
            if not isinstance(event, FirstPlayerRolled):  # they would fill the screen; the log shows them
                self.console.print(colour_names(text, self.names))
        self.draw_table(at)
        self.say_end(at)

    def _heading(self, at: int) -> str:
        self.walk.replay.go_to(at)
        turn = turn_words(self.walk.replay.game.view(None), self.speech)
        if at == 0:
            return " · ".join(filter(None, [self.speech.say("terminal-replay-start"), self.walk.record.date, turn]))
        number, last = self.walk.lines[at - 1].label, self.walk.lines[-1].label
        return f"{self.speech.say('terminal-replay-at', number=number, last=last)} · {turn}"

    def _choice(self, at: int) -> str:
        line = self.walk.lines[at - 1]
        choice = choice_notation(self.walk.choices[at - 1], self.names)
        id = "terminal-replay-interjected" if line.interjection else "terminal-replay-chose"
        return self.speech.say(id, seat=line.seat, choice=choice)

    def _sentences(self, at: int) -> Iterator[tuple[Event, str]]:
        """The events of a line with their sentences, throws included."""
        pending: list[Event] = []
        for event in self.walk.happened[at]:
            if isinstance(event, DiceRolled):
                yield from sentences(pending, self.speech)
                yield event, self.speech.event(event)
                pending = []
            else:
                pending.append(event)
        yield from sentences(pending, self.speech)

    def draw_table(self, at: int) -> None:
        """The monsters, the market, and the dice where they matter."""
        view, speech = self._view(at), self.speech
        game = self.walk.replay.game
        self.console.print()
        draw_monsters(self.console, view, speech, None, energy=not game.rules.five_faces)
        if view.market:
            market = ", ".join(f"{speech.card(place.id)} ({place.price})" for place in view.market)
            self.console.print(Text(f"  {speech.say('terminal-replay-market', cards=market)}"))
        if view.top:
            self.console.print(Text(f"  {speech.say('terminal-replay-top', cards=view.top)}"))
        if view.asked is None:
            return
        if view.kind not in WITHOUT_DICE and view.dice:
            draw_dice(self.console, view.dice.split(), speech, lettered=False)
        if at < len(self.walk.lines):
            asked = speech.say("terminal-replay-asked", seat=view.asked, step=step_words(view, speech))
            self.console.print(colour_names(asked, self.names, "dim"))

    def say_end(self, at: int) -> None:
        """After the last line: who won, or that the game is not over."""
        if at < len(self.walk.lines):
            return
        view = self._view(at)
        if view.asked is None:
            verdict = self.speech.event(GameEnded(view.winner, view.reason))
            self.console.print(colour_names(verdict, self.names, "bold"))
        else:
            step = step_words(view, self.speech)
            waits = self.speech.say("terminal-replay-unfinished", seat=view.asked, step=step)
            self.console.print(colour_names(waits, self.names, "bold"))

    def log(self, last: int, *, whole: bool = True) -> None:
        """The log up to a place, with decision numbers in the margin; `whole=False`: only of the last turn."""
        first = 0 if whole else max((place for place in self.walk.turns.values() if place <= last), default=0)
        lines: list[tuple[int, Event | None, str]] = []
        for at in range(first, last + 1):
            if at > 0 and self.walk.lines[at - 1].why:
                why = self.walk.lines[at - 1].why
                said = self.speech.say("terminal-replay-chose-why", choice=self._choice(at), reason=why)
                lines.append((at, None, said))
            lines += [(at, event, text) for event, text in self._sentences(at)]
        begins = [k for k, (_, event, _) in enumerate(lines) if isinstance(event, TurnStarted)]
        labelled = 0
        for at, event, text in lines if whole or not begins else lines[begins[-1] :]:
            if isinstance(event, TurnStarted):
                self.console.print()
                self.console.print(colour_names(text, self.names, "bold"))
                labelled = at  # events after the start of a turn do not belong to the choice before
                continue
            for line in wrap(text, max(self.console.width - self.margin, 20)):
                label = self.walk.lines[at - 1].label if at > labelled else ""
                numbered = Text(f"{label:>{self.margin - 2}}  ", "dim").append(colour_names(line, self.names))
                self.console.print(numbered, soft_wrap=True)
                labelled = at
