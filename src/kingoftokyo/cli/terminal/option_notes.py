"""The note beside each option: the page's sentence for it, and card texts where they help to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.table.presentation import phrases
from kingoftokyo.table.presentation.phrases import IN_OWN_WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice
    from kingoftokyo.cli.terminal.question import Question

GROUPS: Final = {"numbers": ("1", "2", "3"), "hearts": ("heart",), "energy": ("energy",)}
EXPLAINED: Final = 5  # with more cards to choose from, their texts would fill the screen: `cards` shows them
WITH_TEXT: Final = ("use", "extra_roll", "take", "steal", "mimic")  # choices between cards: the card's text is added


def gloss(choice: Choice, question: Question) -> str:
    """What an option does; empty if the catalogue has no sentence for it."""
    speech = question.speech
    if choice.verb == "keep":
        return speech.say("roll-keep-all" if choice.dice else "terminal-reroll-all")
    option = phrases.option(question.view, choice)
    if not speech.knows(option):
        return ""
    said = speech.phrase(option, question.seat)
    if choice.verb == "resolve":
        return _group(said, choice, question)
    if choice.verb in WITH_TEXT:
        return " ".join(filter(None, [_with_text(said, choice, question), _counters(choice, question)]))
    return said


def choice_notation(choice: Choice, names: Sequence[str]) -> str:
    """A choice in notation, with the names of monsters instead of their seats."""
    return choice.text if choice.seat is None else choice.text.replace(f"seat {choice.seat}", names[choice.seat])


def set_gloss(card: str, question: Question) -> str:
    """The text of a card with many ways to set dice, with an example, which names the card if several could do it."""
    cards = {choice.card for choice in question.view.choices if choice.verb == "set"}
    to = "smash" if question.view.dice.split()[0] != "smash" else "heart"
    example = f"a to {to}" + (f" with {card}" if len(cards) > 1 else "")
    return f"{question.speech.card_text(card)} {question.speech.say('terminal-example', example=example)}"


def _group(said: str, choice: Choice, question: Question) -> str:
    """The dice of this group; smashes include those added by cards."""
    speech = question.speech
    if choice.group == "smashes":
        return speech.say("terminal-smashes-of-group", text=said, amount=question.view.smashes)
    faces = [face for face in question.view.dice.split() if face in GROUPS[choice.group or ""]]
    text = speech.say("terminal-dice-of-group", text=said, dice=faces)
    useless = choice.group == "hearts" and question.me.place != "outside"
    return f"{text}. {speech.say('terminal-no-healing')}" if useless else text


def _with_text(said: str, choice: Choice, question: Question) -> str:
    """The option's sentence with its card's text, unless it says the same or there are too many options."""
    card = choice.card or ""
    explained = choice.amount is not None or card in IN_OWN_WORDS.get(choice.verb, ())
    text = "" if explained or len(question.view.options) > EXPLAINED else question.speech.card_text(card)
    return question.speech.say("terminal-does", what=said, text=text) if text else said


def _counters(choice: Choice, question: Question) -> str:
    held = question.playing(choice.card or "") if choice.verb in ("use", "extra_roll") else None
    return f"({question.speech.say('terminal-counters', counters=held.counters)})" if held and held.counters else ""
