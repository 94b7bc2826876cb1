"""What a person is asked: the step of the turn and the question; and the help text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.cli.terminal.input import NOTATION
from kingoftokyo.rules import expansion_facts
from kingoftokyo.table.presentation import phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo import Game, View
    from kingoftokyo.cli.terminal.question import Question
    from kingoftokyo.i18n.speech import Speech


def help_text(game: Game, speech: Speech) -> str:
    """How to answer, and the rules in a few lines, including the expansions of this game."""
    return "\n".join([*_answers_explained(game, speech), *_game_explained(game, speech)])


def _answers_explained(game: Game, speech: Speech) -> Iterator[str]:
    def line(typed: str, what: str) -> str:
        return f"  {typed:<12} {speech.say(f'terminal-help-{what}', notation=NOTATION)}"

    yield speech.say("terminal-help-answer")
    yield line("abe", "letters")
    yield line("3 3 smash", "faces")
    yield line("r cd", "reroll")
    yield line("nothing", "nothing")
    if not game.rules.all_rolls:
        yield line("stop", "stop")
    if game.rules.power_cards:
        yield line("b to smash", "set")
    yield speech.say("terminal-help-any-time")
    for command in ("board", "log", "hint", "why", "cards", "quit"):
        yield line(command, command)


def _game_explained(game: Game, speech: Speech) -> Iterator[str]:
    rules = game.rules
    game_ids = ["terminal-help-game"] + ["terminal-help-energy"] * rules.power_cards
    game_ids.append("terminal-help-win-at-once" if rules.win_at_once else "terminal-help-win")
    yield " ".join(speech.say(id) for id in game_ids)
    for card in expansion_facts(game):
        yield speech.say("terminal-does", what=speech.card(card.id), text=speech.card_text(card.id))
    if rules.preset != "standard" or rules.changes:
        yield speech.say("terminal-help-rules", rules=rules.text, command=f"kot rules {rules.preset}")


def turn_words(view: View, speech: Speech) -> str:
    """Whose turn it is, as the viewer sees it."""
    if view.turn == 0:
        return speech.say("terminal-before-first-turn")
    mine = view.active == view.seat
    whose = speech.say("turn-yours") if mine else speech.say("turn-of", seat=view.active)
    return f"{speech.say('turn-number', turn=view.turn)} · {whose}"


def step_words(view: View, speech: Speech) -> str:
    """The current step of the turn, or the card that asks."""
    kind = view.kind or ""
    if speech.card_text(kind):
        return speech.card(kind)
    step = speech.say(f"step-{view.step}")
    return f"{step}, {speech.say('rolls-left', rolls=view.rolls_left).lower()}" if kind == "roll" else step


def question_text(question: Question) -> str:
    """The question for the asked seat, with what it needs to know."""
    view, speech = question.view, question.speech
    asked = phrases.question(view)
    text = speech.phrase(asked, question.seat)
    if asked.id == "question-roll":
        return f"{text} {speech.say('terminal-example', example='abe, 3 3 smash, r cd')}"
    if asked.id == "question-card":
        return " ".join(filter(None, [text, speech.card_text(view.kind or "")]))
    if view.kind == "assign_hearts":
        return " ".join(filter(None, [text, _hearts_so_far(question)]))
    return text


def _hearts_so_far(question: Question) -> str:
    """How the earlier heart dice were used."""
    speech = question.speech
    others = question.view.details.get("others")
    used = [("you", 0, _number(question, "heal")), ("poison", 0, _number(question, "cure_poison"))]
    used.append(("shrink", 0, _number(question, "cure_shrink")))
    used += [("seat", seat, hearts) for seat, hearts in enumerate(others if isinstance(others, list) else [])]
    said = [speech.say(f"terminal-hearts-for-{what}", amount=n, seat=seat) for what, seat, n in used if n]
    return speech.say("terminal-hearts-so-far", used=speech.language.listed(said)) if said else ""


def _number(question: Question, field: str) -> int:
    found = question.view.details.get(field)
    return found if isinstance(found, int) else 0
