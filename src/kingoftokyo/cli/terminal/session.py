"""Playing in the terminal: tell what happened, draw the table, ask, until somebody has won."""

from __future__ import annotations

import re
import sys
import time
from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.terminal.board import (
    cards_in_play,
    draw_dice,
    draw_monsters,
    draw_top,
    market_table,
    named,
    option_table,
    standings_table,
)
from kingoftokyo.cli.terminal.input import AnswerError, is_keep, is_set, listed_options, read_answer, set_cards
from kingoftokyo.cli.terminal.monsters import MONSTERS, monster_named
from kingoftokyo.cli.terminal.narration import tell
from kingoftokyo.cli.terminal.opponents import advice
from kingoftokyo.cli.terminal.option_notes import choice_words, gloss, reason_words, set_gloss
from kingoftokyo.cli.terminal.prompts import help_text, question, step_words, turn_words
from kingoftokyo.cli.terminal.scene import scene_of
from kingoftokyo.cli.terminal.sentences import sentence, verdict
from kingoftokyo.rules.events import MonsterEliminated, TurnStarted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from kingoftokyo import Decision, Game, View
    from kingoftokyo.cli.terminal.autosave import Keeper
    from kingoftokyo.cli.terminal.opponents import Opponents

LOG_LENGTH: Final = 16
REASONS: Final = 8
# The decisions at which the dice no longer matter, or do not lie there yet
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

# The decisions that are not about what to buy, now or later
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


class LeaveGame(Exception):  # noqa: N818  it is a wish, not an error
    """The person wants to leave."""


def typed_line(console: Console) -> str:
    """One line from the person. What comes through a pipe is shown, so that the transcript can be read."""
    try:
        line = input("> ")
    except UnicodeDecodeError:
        line = "\N{REPLACEMENT CHARACTER}"  # no letters at all: no answer either
    except RuntimeError:
        raise EOFError from None  # there is nobody to ask: no input at all
    if not sys.stdin.isatty():
        console.print(line, markup=False)
    return line.strip()


def ask_for_monster(console: Console) -> str:
    """Let the person choose a monster from a numbered list."""
    console.print("Which monster are you?")
    console.print(option_table([(str(number), name, "") for number, name in enumerate(MONSTERS, 1)]))
    while True:
        line = typed_line(console)
        if line.lower() in ("quit", "exit", "q"):
            raise LeaveGame
        try:
            return monster_named(line)
        except ValueError as wrong:
            console.print(str(wrong), markup=False)


class Session:
    """One game in the terminal.

    `people` are the seats of people, and what each is called; without any, computer players are watched. Several people
    hand the keyboard over to each other.
    """

    def __init__(
        self,
        console: Console,
        names: Sequence[str],
        game: Game,
        opponents: Opponents,
        *,
        people: Mapping[int, str],
        pace: float = 0.0,
        keeper: Keeper | None = None,
        told: bool = False,
    ) -> None:
        self.console = console
        self.names = names
        self.game = game
        self.opponents = opponents
        self.people = people
        self.pace = pace  # seconds between turns, for watching
        self.keeper = keeper  # saves the game after every choice
        self.told = len(game.events or []) if told else 0  # how many events the story has told
        self.board_due = len(self.names)  # the turn before which somebody who watches sees the monsters again
        self.at_keyboard: int | None = None  # the seat of the person who was asked last
        self.unwatched = False  # the other people look away

    @property
    def watched(self) -> bool:
        """Whether nobody plays here: people only look on."""
        return not self.people

    @property
    def alone(self) -> int | None:
        """The seat of the only person, if there is just one."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def run(self) -> None:
        """Play to the end; the person may leave before by LeaveGame, KeyboardInterrupt or EOFError."""
        self._save()
        self._tell()
        while (decision := self.game.decision) is not None:
            if decision.seat in self.people:
                self._hand_over(decision.seat)
                self._draw(decision)
                self._play(decision)
            else:
                self.opponents.choose(self.game, decision)
            self._save()
            self._tell()
        self._declare_end()

    def _hand_over(self, seat: int) -> None:
        """Call the next of several people to the keyboard; what only one may see waits until that one is there."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.console.print()
            self.console.print(f"{self.people[seat]}, it is your turn.", style="bold", markup=False)
        self.at_keyboard = seat
        private = self.game.asked_in_private or bool(self.game.view(seat).top)
        if len(self.people) > 1 and private and not self.unwatched:
            self.console.print("The others look away. Press Enter when you are there.")
            if typed_line(self.console).lower() in ("quit", "exit", "q"):
                raise LeaveGame
            self.unwatched = True

    def _play(self, decision: Decision) -> None:
        """Let a person answer, and take off the screen what the next person may not see."""
        answer = self._answer(decision)
        private = self.unwatched or (len(self.people) > 1 and self.game.answered_in_secret)
        self.game.play(answer, seat=decision.seat)
        if private and (self.game.over or self.game.asked != decision.seat):
            self.console.clear()
            self.unwatched = False

    def _save(self) -> None:
        if self.keeper is not None:
            self.keeper.save(self.console, self.game)

    def _tell(self) -> None:
        new = (self.game.events or [])[self.told :]
        self.told += len(new)
        if self.watched and any(isinstance(event, TurnStarted) for event in new):
            time.sleep(self.pace)
        tell(self.console, new, self.names, self.people)
        for event in new:
            if isinstance(event, MonsterEliminated) and event.seat in self.people:
                who = "You are" if self.alone is not None else f"{self.people[event.seat]} is"
                fate = "" if self.game.over else " The others fight on."
                self.console.print(f"{who} out of the game.{fate}", style="bold red", markup=False)
        turn = self.game.view(None).turn
        if self.watched and turn >= self.board_due and not self.game.over:
            self.board_due = turn + len(self.names)
            self._draw_monsters(self.game.view(None), None)

    def _draw_monsters(self, view: View, you: int | None) -> None:
        draw_monsters(self.console, view, self.names, you, energy=not self.game.rules.five_faces)

    def _draw(self, decision: Decision) -> None:
        view = self.game.view(decision.seat)
        self.console.print()
        self.console.rule(f"{turn_words(view, self.names)} · {step_words(view)}", style="dim")
        self._draw_monsters(view, decision.seat)
        if decision.kind not in WITHOUT_MARKET and view.market:
            self.console.print(market_table(view))
            draw_top(self.console, scene_of(self.game, self.names, decision.seat))
        if decision.kind not in WITHOUT_DICE:
            by_letter = any(is_keep(option) or is_set(option) for option in view.options)
            draw_dice(self.console, view.dice.split(), lettered=by_letter)
        self._ask(decision)

    def _ask(self, decision: Decision) -> None:
        scene = scene_of(self.game, self.names, decision.seat)
        options = scene.view.options
        numbered = not any(is_keep(option) for option in options)
        lines = [("", f"set A to B with {card}", set_gloss(card, scene)) for card in set_cards(options)]
        lines += [
            (str(number) if numbered else "", option, gloss(scene.choice(option), scene))
            for number, option in enumerate(listed_options(options), 1)
        ]
        self.console.print(named(question(scene), self.names, "bold"))
        self.console.print(option_table(lines))

    def _answer(self, decision: Decision) -> str:
        """Ask until the answer is one of the options; the game has not changed meanwhile."""
        dice = self.game.view(decision.seat).dice.split()
        options = [option.text for option in decision.options]
        while True:
            line = typed_line(self.console)
            if self._command(line.lower(), decision):
                continue
            try:
                return read_answer(self._by_seat(line), options, dice)
            except AnswerError as wrong:
                self.console.print(str(wrong), style="red", markup=False)

    def _by_seat(self, line: str) -> str:
        """`mimic wings of Blorb` as the options say it."""
        for seat, name in enumerate(self.names):
            line = re.sub(rf"\b{re.escape(name)}\b", f"seat {seat}", line, flags=re.IGNORECASE)
        return line

    def _command(self, line: str, decision: Decision) -> bool:
        """Do what is no answer: help, cards, log, board, hint, why, quit. Whether it was one of them."""
        match line:
            case "":
                self.console.print("Please answer; `?` explains how, `quit` leaves.", markup=False)
            case "?" | "help":
                self.console.print(help_text(self.game), markup=False)
                self._ask(decision)
            case "cards":
                self.console.print(cards_in_play(self.game.view(decision.seat), self.names))
                self._ask(decision)
            case "log":
                for event in (self.game.events or [])[max(self.told - LOG_LENGTH, 0) :]:
                    self.console.print(named(sentence(event, self.names), self.names))
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
        """What the strongest player would do here."""
        hint = advice(self.game, decision, self.opponents.seed)
        why = reason_words(hint.reason, hint.options, self.names)
        chosen = choice_words(hint.choice, self.names) + (f" ({why})" if why else "")
        self.console.print(named(f"An expert would choose: {chosen}.", self.names))

    def say_why(self) -> None:
        """The reasons of the others for what they chose last."""
        now = self.game.answered_in_secret
        chosen = [made for made in self.opponents.chosen if made.reason and not (made.secret and now)][-REASONS:]
        for made in chosen:
            why = reason_words(made.reason, made.options, self.names)
            self.console.print(named(f"{self.names[made.seat]}: {why}.", self.names))
        if not chosen:
            self.console.print("Nobody else has made a choice yet that needed a reason.", markup=False)

    def _declare_end(self) -> None:
        view = self.game.view(self.alone)
        self.console.print()
        self.console.rule("The end", style="dim")
        self.console.print(named(self._verdict(), self.names, "bold"))
        self.console.print(standings_table(view, self.game.standings, self.names, cards=self.game.rules.power_cards))

    def _verdict(self) -> str:
        view = self.game.view(self.alone)
        points = 0 if view.winner is None else view.monsters[view.winner].points
        praise = " Well done!" if view.winner is not None and view.winner == self.alone else ""
        return verdict(view.winner, view.reason, points, self.names) + praise
