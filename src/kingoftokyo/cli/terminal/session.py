"""A game in the terminal: narrate events, draw the table and ask, until the game is over."""

from __future__ import annotations

import re
import sys
import time
from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.cli.terminal.board import (
    cards_in_play,
    colour_names,
    draw_dice,
    draw_monsters,
    draw_top,
    market_table,
    option_table,
    standings_table,
)
from kingoftokyo.cli.terminal.input import is_keep, is_set, listed_options, parse_typed, set_cards
from kingoftokyo.cli.terminal.monsters import MONSTERS, monster_named
from kingoftokyo.cli.terminal.narration import narrate
from kingoftokyo.cli.terminal.opponents import advice
from kingoftokyo.cli.terminal.option_notes import gloss, set_gloss
from kingoftokyo.cli.terminal.prompts import help_text, question_text, step_words, turn_words
from kingoftokyo.cli.terminal.question import question_of
from kingoftokyo.rules.events import GameEnded, MonsterEliminated, TurnStarted
from kingoftokyo.table.presentation.chosen import in_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from kingoftokyo import Decision, Game, View
    from kingoftokyo.cli.terminal.autosave import Autosave
    from kingoftokyo.cli.terminal.opponents import Opponents
    from kingoftokyo.i18n.speech import Speech

LOG_LENGTH: Final = 16
REASONS: Final = 8
# Decisions at which there are no dice yet, or they no longer matter
WITHOUT_DICE: Final = (
    "buy",
    "yield",
    "damage",
    "opportunist",
    "mimic",
    "metamorph",
    "camouflage",
    "freeze_time",
    "halloween",
)

# Decisions for which the market does not matter
WITHOUT_MARKET: Final = (
    "yield",
    "damage",
    "assign_hearts",
    "camouflage",
    "psychic_probe",
    "background_dweller",
    "confirm_roll",
    "resolve",
    "witch",
    "cheerleader",
)


class LeaveGame(Exception):  # noqa: N818  not an error
    """The person wants to leave."""


def typed_line(console: Console) -> str:
    """One line from the person. Input from a pipe is echoed, so that the transcript is complete."""
    try:
        line = input("> ")
    except UnicodeDecodeError:
        line = "\N{REPLACEMENT CHARACTER}"  # not text, so not an answer
    except RuntimeError:
        raise EOFError from None  # there is no standard input
    if not sys.stdin.isatty():
        console.print(line, markup=False)
    return line.strip()


def ask_for_monster(console: Console, speech: Speech) -> str:
    """Let the person choose a monster from a numbered list."""
    console.print(speech.say("terminal-which-monster"))
    console.print(option_table([(str(number), name, "") for number, name in enumerate(MONSTERS, 1)]))
    while True:
        line = typed_line(console)
        if line.lower() in ("quit", "exit", "q"):
            raise LeaveGame
        try:
            return monster_named(line)
        except AnswerError as error:
            console.print(speech.phrases(error.phrases), markup=False)


class Session:
    """One game in the terminal.

    `people` maps the seats of people to their names; if it is empty, the person watches computer players. Several
    people take turns at the keyboard.
    """

    def __init__(
        self,
        console: Console,
        speech: Speech,
        game: Game,
        opponents: Opponents,
        *,
        people: Mapping[int, str],
        pace: float = 0.0,
        autosave: Autosave | None = None,
        narrated: bool = False,
    ) -> None:
        self.console = console
        self.speech = speech
        self.names = speech.names
        self.game = game
        self.opponents = opponents
        self.people = people
        self.pace = pace  # seconds between turns, for watching
        self.autosave = autosave  # saves the game after every choice
        self.narrated = len(game.events or []) if narrated else 0  # how many events were narrated
        self.next_board = len(self.names)  # when watching: the turn before which the monsters are drawn again
        self.at_keyboard: int | None = None  # the seat of the person who was asked last
        self.unwatched = False  # the other people look away

    @property
    def watched(self) -> bool:
        """Whether only computer players play, and the person watches."""
        return not self.people

    @property
    def alone(self) -> int | None:
        """The seat of the only person, if there is just one."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def run(self) -> None:
        """Play to the end; raises LeaveGame, KeyboardInterrupt or EOFError when the person leaves."""
        self._save()
        self._narrate()
        while (decision := self.game.decision) is not None:
            if decision.seat in self.people:
                self._hand_over(decision.seat)
                self._draw(decision)
                self._play(decision)
            else:
                self.opponents.choose(self.game, decision)
            self._save()
            self._narrate()
        self._declare_end()

    def _hand_over(self, seat: int) -> None:
        """Call the next of several people to the keyboard; secret information is shown only after they confirm."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.console.print()
            self._print("terminal-your-turn", "bold", player=self.people[seat])
        self.at_keyboard = seat
        private = self.game.asked_in_private or bool(self.game.view(seat).top)
        if len(self.people) > 1 and private and not self.unwatched:
            self._print("terminal-look-away")
            if typed_line(self.console).lower() in ("quit", "exit", "q"):
                raise LeaveGame
            self.unwatched = True

    def _play(self, decision: Decision) -> None:
        """Let a person answer, then clear the screen of what the next person may not see."""
        answer = self._answer(decision)
        private = self.unwatched or (len(self.people) > 1 and self.game.answered_in_secret)
        self.game.play(answer, seat=decision.seat)
        if private and (self.game.over or self.game.asked != decision.seat):
            self.console.clear()
            self.unwatched = False

    def _save(self) -> None:
        if self.autosave is not None:
            self.autosave.save(self.console, self.game, self.speech)

    def _print(self, id: str, style: str | None = None, **args: object) -> None:
        self.console.print(self.speech.say(id, **args), style=style, markup=False)

    def _narrate(self) -> None:
        new = (self.game.events or [])[self.narrated :]
        self.narrated += len(new)
        if self.watched and any(isinstance(event, TurnStarted) for event in new):
            time.sleep(self.pace)
        narrate(self.console, new, self.speech, self.people)
        for event in new:
            if isinstance(event, MonsterEliminated) and event.seat in self.people:
                self._say_out(self.people[event.seat])
        turn = self.game.view(None).turn
        if self.watched and turn >= self.next_board and not self.game.over:
            self.next_board = turn + len(self.names)
            self._draw_monsters(self.game.view(None), None)

    def _say_out(self, player: str) -> None:
        """Say that a person is out, and whether the game continues."""
        who = "terminal-you-are-out" if self.alone is not None else "terminal-person-out"
        fate = "" if self.game.over else " " + self.speech.say("terminal-others-fight-on")
        self.console.print(self.speech.say(who, player=player) + fate, style="bold red", markup=False)

    def _draw_monsters(self, view: View, you: int | None) -> None:
        draw_monsters(self.console, view, self.speech, you, energy=not self.game.rules.five_faces)

    def _draw(self, decision: Decision) -> None:
        view = self.game.view(decision.seat)
        self.console.print()
        self.console.rule(f"{turn_words(view, self.speech)} · {step_words(view, self.speech)}", style="dim")
        self._draw_monsters(view, decision.seat)
        if decision.kind not in WITHOUT_MARKET and view.market:
            self.console.print(market_table(view, self.speech))
            draw_top(self.console, question_of(self.game, self.speech, decision.seat))
        if decision.kind not in WITHOUT_DICE:
            by_letter = any(is_keep(option) or is_set(option) for option in view.options)
            draw_dice(self.console, view.dice.split(), self.speech, lettered=by_letter)
        self._ask(decision)

    def _ask(self, decision: Decision) -> None:
        question = question_of(self.game, self.speech, decision.seat)
        options = question.view.options
        numbered = not any(is_keep(option) for option in options)
        lines = [("", f"set A to B with {card}", set_gloss(card, question)) for card in set_cards(options)]
        lines += [
            (str(number) if numbered else "", option, gloss(question.choice(option), question))
            for number, option in enumerate(listed_options(options), 1)
        ]
        self.console.print(colour_names(question_text(question), self.names, "bold"))
        self.console.print(option_table(lines))

    def _answer(self, decision: Decision) -> str:
        """Ask until the answer is one of the options, and return its text."""
        dice = self.game.view(decision.seat).dice.split()
        options = [option.text for option in decision.options]
        while True:
            line = typed_line(self.console)
            if self._command(line.lower(), decision):
                continue
            try:
                return parse_typed(self._by_seat(line), options, dice)
            except AnswerError as error:
                self.console.print(self.speech.phrases(error.phrases), style="red", markup=False)

    def _by_seat(self, line: str) -> str:
        """`mimic wings of Blorb` as in the options: `mimic wings of seat 2`."""
        for seat, name in enumerate(self.names):
            line = re.sub(rf"\b{re.escape(name)}\b", f"seat {seat}", line, flags=re.IGNORECASE)
        return line

    def _command(self, line: str, decision: Decision) -> bool:
        """Carry out a command (help, cards, log, board, hint, why, quit); False if the line is none of them."""
        match line:
            case "":
                self._print("terminal-please-answer", key="?")
            case "?" | "help":
                self.console.print(help_text(self.game, self.speech), markup=False)
                self._ask(decision)
            case "cards":
                self.console.print(cards_in_play(self.game.view(decision.seat), self.speech))
                self._ask(decision)
            case "log":
                for event in (self.game.events or [])[max(self.narrated - LOG_LENGTH, 0) :]:
                    self.console.print(colour_names(self.speech.event(event), self.names))
                self._ask(decision)
            case "board":
                self._draw(decision)
            case "hint":
                self._hint(decision)
            case "why":
                self.say_why()
            case "quit" | "exit" | "q":
                raise LeaveGame
            case _:
                return False
        return True

    def _hint(self, decision: Decision) -> None:
        """Print what the strongest player would do here."""
        hint = advice(self.game, decision, self.opponents.seed)
        said = in_words(self.game.view(decision.seat), [hint.choice], hint.choice.text)
        choice = "" if said is None else self.speech.phrase(said, decision.seat)
        self.console.print(
            colour_names(self.speech.say("dock-hint-is", choice=f"{choice} ({hint.choice.text})"), self.names)
        )
        if hint.reason is not None:
            self.console.print(colour_names(self.speech.phrase(hint.reason, decision.seat), self.names))

    def say_why(self) -> None:
        """Print the reasons of the computer players' last choices."""
        now = self.game.answered_in_secret
        chosen = [made for made in self.opponents.chosen if made.reason and not (made.secret and now)][-REASONS:]
        for made in chosen:
            why = "" if made.reason is None else self.speech.phrase(made.reason)
            self.console.print(
                colour_names(self.speech.say("terminal-reason-of", seat=made.seat, reason=why), self.names)
            )
        if not chosen:
            self._print("terminal-no-reasons")

    def _declare_end(self) -> None:
        view = self.game.view(self.alone)
        self.console.print()
        self.console.rule(self.speech.say("turn-over"), style="dim")
        self.console.print(colour_names(self._verdict(), self.names, "bold"))
        self.console.print(standings_table(view, self.game.standings, self.speech, cards=self.game.rules.power_cards))

    def _verdict(self) -> str:
        view = self.game.view(self.alone)
        mine = view.winner is not None and view.winner == self.alone
        verdict = self.speech.event(GameEnded(view.winner, view.reason))
        return f"{verdict} {self.speech.say('terminal-well-done')}" if mine else verdict
