"""The note beside each option: the page's sentence for it, and card texts where they help to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.table.presentation import phrases
from kingoftokyo.table.presentation.phrases import IN_OWN_WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Choice
    from kingoftokyo.cli.terminal.question import Scene

GROUPS: Final = {"numbers": ("1", "2", "3"), "hearts": ("heart",), "energy": ("energy",)}
EXPLAINED: Final = 5  # with more cards to choose from, their texts would fill the screen: `cards` shows them
WITH_TEXT: Final = ("use", "extra_roll", "take", "steal", "mimic")  # choices between cards: the card's text is added


def gloss(choice: Choice, scene: Scene) -> str:
    """What an option does; empty if the catalogue has no sentence for it."""
    speech = scene.speech
    if choice.verb == "keep":
        return speech.say("roll-keep-all" if choice.dice else "terminal-reroll-all")
    option = phrases.option(scene.view, choice)
    if not speech.knows(option):
        return ""
    said = speech.phrase(option, scene.seat)
    if choice.verb == "resolve":
        return _group(said, choice, scene)
    if choice.verb in WITH_TEXT:
        return " ".join(filter(None, [_with_text(said, choice, scene), _counters(choice, scene)]))
    return said


def choice_notation(choice: Choice, names: Sequence[str]) -> str:
    """A choice in notation, with the names of monsters instead of their seats."""
    return choice.text if choice.seat is None else choice.text.replace(f"seat {choice.seat}", names[choice.seat])


def set_gloss(card: str, scene: Scene) -> str:
    """The text of a card with many ways to set dice, with an example, which names the card if several could do it."""
    cards = {choice.card for choice in scene.view.choices if choice.verb == "set"}
    to = "smash" if scene.view.dice.split()[0] != "smash" else "heart"
    example = f"a to {to}" + (f" with {card}" if len(cards) > 1 else "")
    return f"{scene.speech.card_text(card)} {scene.speech.say('terminal-example', example=example)}"


def _group(said: str, choice: Choice, scene: Scene) -> str:
    """The dice of this group; smashes include those added by cards."""
    speech = scene.speech
    if choice.group == "smashes":
        return speech.say("terminal-smashes-of-group", text=said, amount=scene.view.smashes)
    faces = [face for face in scene.view.dice.split() if face in GROUPS[choice.group or ""]]
    text = speech.say("terminal-dice-of-group", text=said, dice=faces)
    useless = choice.group == "hearts" and scene.me.place != "outside"
    return f"{text}. {speech.say('terminal-no-healing')}" if useless else text


def _with_text(said: str, choice: Choice, scene: Scene) -> str:
    """The option's sentence with its card's text, unless it says the same or there are too many options."""
    card = choice.card or ""
    explained = choice.amount is not None or card in IN_OWN_WORDS.get(choice.verb, ())
    text = "" if explained or len(scene.view.options) > EXPLAINED else scene.speech.card_text(card)
    return scene.speech.say("terminal-does", what=said, text=text) if text else said


def _counters(choice: Choice, scene: Scene) -> str:
    held = scene.playing(choice.card or "") if choice.verb in ("use", "extra_roll") else None
    return f"({scene.speech.say('terminal-counters', counters=held.counters)})" if held and held.counters else ""
