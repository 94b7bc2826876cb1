"""`kot play`: its options, and the game that they set up or load."""

from __future__ import annotations

import secrets
import shlex
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path  # noqa: TC003  typer reads the annotation
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from kingoftokyo.cli.commands.rules import RulesText, rules_of
from kingoftokyo.cli.error_text import error_text
from kingoftokyo.cli.language_option import LanguageCode, speech_in
from kingoftokyo.cli.own_cards import OwnCards, load_own
from kingoftokyo.cli.record_argument import opened, report_record_errors
from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.cli.terminal.autosave import Autosave, turn_of, unfinished
from kingoftokyo.cli.terminal.game_setup import STANDARD, Setup, people_in, person_in
from kingoftokyo.cli.terminal.monsters import MONSTERS, monster_named, seated
from kingoftokyo.cli.terminal.opponents import Opponents, player_known, seat_players
from kingoftokyo.cli.terminal.session import LeaveGame, Session, ask_for_monster, typed_line
from kingoftokyo.rules import MOST_MONSTERS, KingOfTokyoError, SetupError, commitment, read_words
from kingoftokyo.storage.save_files import SaveError, back_up, read_save, slot_path

if TYPE_CHECKING:
    from kingoftokyo import Game
    from kingoftokyo.history.save_text import Save
    from kingoftokyo.i18n.speech import Speech

SEEDS: Final = 1_000_000  # drawn seeds stay short enough to type
WATCHING_PACE: Final = 0.3
EPILOG: Final = (
    "Examples: [bold]kot play[/], [bold]kot play --load[/], [bold]kot play --monster blorb --opponents 5[/], "
    "[bold]kot play --watch --seed 7[/], [bold]kot play --rules solo[/], [bold]kot play --halloween --cultists[/], "
    "[bold]kot play --cards mycards.py[/], [bold]kot play --fair[/]"
)


def play(
    context: typer.Context,
    *,
    monster: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help=f"Your monster, by name or first letter: {', '.join(MONSTERS)}. Without it you are asked.",
        ),
    ] = None,
    opponents: Annotated[
        int, typer.Option(min=1, max=MOST_MONSTERS - 1, help="The number of monsters against you.")
    ] = 3,
    level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL",
            help="How well they play: [bold]easy[/], [bold]medium[/] or [bold]hard[/]; or one for each, with commas.",
        ),
    ] = "medium",
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", help="The seed of the dice and cards: the same seed and answers give the same game."),
    ] = None,
    rules: RulesText = "standard",
    halloween: Annotated[bool, typer.Option("--halloween", help="Add the costumes of Halloween.")] = False,
    cultists: Annotated[bool, typer.Option("--cultists", help="Add Cultists.")] = False,
    tokyo_tower: Annotated[bool, typer.Option("--tokyo-tower", help="Add Tokyo Tower.")] = False,
    cards: OwnCards = None,
    position: Annotated[
        str | None,
        typer.Option(metavar="FILE|TEXT", help="Begin with this position and its rules; you have its first seat."),
    ] = None,
    fair: Annotated[
        bool, typer.Option("--fair", help="Use dice that `kot verify` can prove fair when the game is over.")
    ] = False,
    words: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="With --fair: words to mix into the dice; by default you are asked."),
    ] = None,
    load: Annotated[bool, typer.Option("--load", help="Continue the saved game.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save to, or load from, this file instead of the usual one.")
    ] = None,
    slot: Annotated[str, typer.Option(metavar="NAME", help="Save to, or load from, this slot.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only watch: computer players play all monsters.")] = False,
    pace: Annotated[
        float | None,
        typer.Option(min=0.0, max=60.0, metavar="SECONDS", help="The pause between turns with --watch."),
    ] = None,
    language: LanguageCode = None,
) -> None:
    """Play in the terminal against computer players.

    Answer each question with an option's number or its text; `?` explains everything, `hint` advises, `why` gives the
    other players' reasons. The game is saved after every choice.
    """
    speech = speech_in(language)
    console = Console(highlight=False)
    if pace is None:
        pace = WATCHING_PACE if console.is_terminal else 0.0
    load_own(cards, speech)
    mine = _monster(monster, speech)
    chosen = rules_of(rules, speech, halloween=halloween, cultists=cultists, tokyo_tower=tokyo_tower)
    if position is not None and chosen != STANDARD:
        raise typer.BadParameter(speech.say("terminal-rules-and-position", example="rules=solo"), param_hint="--rules")
    given = [f"--{name.replace('_', '-')}" for name in NEW_GAME if _is_given(context, name)]
    if load and (given or watch):
        options = ", ".join(given) or "--watch"
        raise typer.BadParameter(speech.say("terminal-load-and-settings", options=options), param_hint="--load")
    drawn = secrets.randbelow(SEEDS) if seed is None else seed
    secret = _secret(speech, fair=fair, words=words, seed=seed)
    setup = Setup(drawn, opponents, tuple(cards or ()), position, chosen, secret, words, level)
    path = _path(save, slot, speech)
    saves = not watch or bool(save or slot)
    game = Play(console, speech, setup, path if saves else None, mine, watch=watch, pace=pace)
    game.run(load=load, ask=not given)


NEW_GAME: Final = (
    "monster",
    "opponents",
    "level",
    "seed",
    "rules",
    "halloween",
    "cultists",
    "tokyo_tower",
    "position",
    "fair",
    "words",
)


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _monster(text: str | None, speech: Speech) -> str | None:
    """The monster that was named; None if none was."""
    try:
        return None if text is None else monster_named(text)
    except AnswerError as error:
        raise typer.BadParameter(error_text(error, speech), param_hint="--monster") from None


def _secret(speech: Speech, *, fair: bool, words: str | None, seed: int | None) -> str:
    """The secret of fair dice, from the system's random source; empty without `--fair`."""
    if words is not None and not fair:
        raise typer.BadParameter(speech.say("terminal-words-without-fair", option="--fair"), param_hint="--words")
    if fair and seed is not None:
        raise typer.BadParameter(speech.say("terminal-fair-and-seed", option="--fair"), param_hint="--seed")
    return secrets.token_hex(32) if fair else ""


def _path(save: Path | None, slot: str, speech: Speech) -> Path:
    if save is not None and slot:
        raise typer.BadParameter(speech.say("terminal-slot-and-save", option="--save"), param_hint="--slot")
    try:
        return save if save is not None else slot_path(slot)
    except SaveError as error:
        raise typer.BadParameter(error_text(error, speech), param_hint="--slot") from None


def asks() -> bool:
    """Whether the input is a terminal, so that somebody can be asked."""
    return sys.stdin.isatty()


class Play:
    """One call of `kot play`: set up or load a game, play it, and say how to continue it."""

    def __init__(
        self,
        console: Console,
        speech: Speech,
        setup: Setup,
        path: Path | None,
        monster: str | None,
        *,
        watch: bool,
        pace: float,
    ) -> None:
        self.console = console
        self.speech = speech
        self.setup = setup
        self.path = path  # None: nothing is saved
        self.monster = monster
        self.watch = watch
        self.pace = pace
        self.began = False

    def run(self, *, load: bool, ask: bool) -> None:
        """Load the save or begin a new game; with `ask`, a person with an unfinished game chooses between them."""
        session: Session | None = None
        try:
            session = self.loaded() if load or (ask and self.wants_unfinished()) else self.new()
            session.run()
        except (KeyboardInterrupt, EOFError, LeaveGame):
            self.console.print("\n" + self.goodbye(None if session is None else session.autosave), markup=False)
        except Exception as error:
            phrase = self.setup.error_phrase(error)
            if phrase is None:
                raise
            text = self.speech.phrase(phrase)
            Console(stderr=True).print(text, style="red", markup=False, soft_wrap=True)
            raise typer.Exit(1) from None
        if session is not None and self.began:
            self.console.print(self.farewell(session), soft_wrap=True, markup=False)

    def goodbye(self, autosave: Autosave | None) -> str:
        """The message for a person who leaves early: how to continue the game."""
        said = [self.speech.say("terminal-leave")]
        if autosave is not None and not autosave.refused:
            said.append(self.speech.say("terminal-saved", command=autosave.how_to_load))
        return " ".join([*said, self.speech.say("terminal-goodbye")])

    def farewell(self, session: Session) -> str:
        """How to see this game again."""
        if self.setup.secret:
            when = "terminal-prove-now" if session.game.over else "terminal-prove-later"
            file = "" if self.path is None or self.path == slot_path() else f" {shlex.quote(str(self.path))}"
            seen = f" --commitment {session.game.commitment} --head {session.game.head}" if session.game.over else ""
            return self.speech.say(when, command=f"kot verify{file}{seen}")
        again = self.setup.command(None if self.watch else self.monster)
        return f"{self.speech.say('terminal-again', seed=str(self.setup.seed))}\n  {again}"

    def wants_unfinished(self) -> bool:
        """Ask whether to continue a game that is not over; without a terminal, a new one begins."""
        if self.path is None or self.watch:
            return False
        record = unfinished(self.path)
        if record is None or not asks():
            return False
        self.console.print(self.speech.say("terminal-unfinished", standing=turn_of(record, self.speech)))
        answer = typed_line(self.console).lower()
        if answer in ("quit", "exit", "q"):
            raise LeaveGame
        return not answer.startswith("n")

    def new(self) -> Session:
        self.agree_on_words()
        game = self.begun()
        seat = person_in(game)
        self.monster = self.monster or (MONSTERS[0] if self.watch else ask_for_monster(self.console, self.speech))
        names = seated(self.monster, game.order, seat)[: game.players]
        players = self.players(game)
        today = date.today().isoformat()  # noqa: DTZ011  the person's
        if self.setup.secret:
            game.bind(names, players, today)
        self.began = True
        if self.path is not None:
            self.make_room(self.path)
        return self.session(game, names, players, today)

    def agree_on_words(self) -> None:
        """For fair dice: show the hash of the secret, then ask for the words, so that neither depends on the other."""
        if not self.setup.secret:
            return
        hashed = commitment(bytes.fromhex(self.setup.secret))
        self.console.print(self.speech.say("terminal-commitment", hash=hashed), soft_wrap=True)
        if self.setup.words is None:
            self.console.print(self.speech.say("terminal-which-words"))
            self.setup = replace(self.setup, words=typed_line(self.console))
        try:
            read_words([self.setup.words or ""], 1)
        except SetupError as error:
            raise typer.BadParameter(error_text(error, self.speech), param_hint="--words") from None

    def make_room(self, path: Path) -> None:
        try:
            aside = back_up(path)
        except SaveError as error:
            where = "" if error.field else f"{path}: "
            raise typer.BadParameter(f"{where}{error_text(error, self.speech)}", param_hint="--save") from None
        if aside is not None:
            self.console.print(self.speech.say("terminal-saved-aside", file=aside.name), markup=False)

    def players(self, game: Game) -> list[str]:
        try:
            return seat_players(game, self.setup.level)
        except (SetupError, AnswerError) as error:
            raise typer.BadParameter(error_text(error, self.speech), param_hint="--level") from None

    def begun(self) -> Game:
        try:
            return self.setup.game(person=not self.watch)
        except (KingOfTokyoError, AnswerError) as error:
            hint = "--position" if self.setup.position is not None else "--cards" if self.setup.cards else "--rules"
            raise typer.BadParameter(error_text(error, self.speech), param_hint=hint) from None

    def loaded(self) -> Session:
        path = self.path or slot_path()
        saved = self.read(path)
        record = saved.record
        if saved.notice:
            self.console.print(self.speech.say("load-notice"), style="yellow", markup=False, soft_wrap=True)
            self.make_room(path)
        self.setup = replace(self.setup, seed=saved.computer_seed)
        players = [player_known(player) for player in record.players]
        return self.session(saved.game, record.monsters, players, record.date, narrated=True)

    def read(self, path: Path) -> Save:
        with report_record_errors(path, self.setup.cards, self.speech, "--load"):
            opened(path, self.setup.cards, self.speech)
            saved = read_save(path)
        if saved.game.over:
            over = self.speech.say("terminal-load-over", command="kot replay")
            raise typer.BadParameter(f"{path}: {over}", param_hint="--load")
        return saved

    def session(self, game: Game, names: list[str], players: list[str], day: str, *, narrated: bool = False) -> Session:
        seed = self.setup.seed
        autosave = Autosave(self.path, names, players, day, seed) if self.path is not None else None
        people = people_in(game, names, players)
        return Session(
            self.console,
            self.speech.about(names),
            game,
            Opponents(players, seed),
            people=people,
            pace=self.pace,
            autosave=autosave,
            narrated=narrated,
        )
