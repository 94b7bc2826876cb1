"""Choices: each one a single number, with the text form that people, files and bots use.

From the lowest bit up: the verb (6 bits), the card it is about as `this` (20), then two small arguments (10 each). A
keep has its dice where the others have their card.
"""

from __future__ import annotations

from typing import Final

from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.dice import FACE_NAMES, dice_text
from kingoftokyo.rules.mypyc_compat import i64

KEEP: Final = 0
STOP: Final = 1
HEAL: Final = 2
CURE_POISON: Final = 3
CURE_SHRINK: Final = 4
HEAL_SEAT: Final = 5
ACCEPT: Final = 6
STAY: Final = 7
YIELD: Final = 8
BUY: Final = 9
SWEEP: Final = 10
DONE: Final = 11
PASS: Final = 12
USE: Final = 13
USE_NOW: Final = 14  # at any time: the decision that waits goes on waiting
REROLL: Final = 15
EXTRA_ROLL: Final = 16
SET: Final = 17
PROBE: Final = 18
BUY_TOP: Final = 19
BUY_FROM: Final = 20
SELL: Final = 21
MIMIC: Final = 22
AGAIN: Final = 23
DECLINE: Final = 24
KEEP_ROLL: Final = 25
ROLL_ON: Final = 26
RESOLVE: Final = 27
SPEND: Final = 28
SPEND_NOW: Final = 29  # at any time, as USE_NOW
CHEER: Final = 30
TAKE: Final = 31
STEAL: Final = 32

_WORDS: Final = {
    STOP: "stop",
    HEAL: "heal",
    CURE_POISON: "cure poison",
    CURE_SHRINK: "cure shrink",
    ACCEPT: "accept",
    STAY: "stay",
    YIELD: "yield",
    SWEEP: "sweep",
    DONE: "done",
    PASS: "pass",
    AGAIN: "again",
    DECLINE: "decline",
    KEEP_ROLL: "keep_roll",
    ROLL_ON: "roll_on",
    CHEER: "cheer",
}

GROUP_NAMES: Final = ("numbers", "hearts", "energy", "smashes")
SPENT_FOR: Final = ("heart", "energy", "roll")
_CARD_VERBS: Final = {TAKE: "take", BUY: "buy", USE: "use", USE_NOW: "use", EXTRA_ROLL: "extra_roll", SELL: "sell"}


def pack_choice(verb: i64, this: i64, x: i64, y: i64) -> i64:
    """A choice that needs no more than its verb is the verb itself."""
    return verb | this << 6 | x << 26 | y << 36


def pack_keep(dice: i64) -> i64:
    return KEEP | dice << 6


def verb_of(choice: i64) -> i64:
    return choice & 63


def this_of(choice: i64) -> i64:
    return (choice >> 6) & 0xFFFFF


def x_of(choice: i64) -> i64:
    return (choice >> 26) & 1023


def y_of(choice: i64) -> i64:
    return choice >> 36


def kept_by(choice: i64) -> i64:
    return choice >> 6


def says_the_same(choice: i64, other: i64) -> bool:
    """Whether two choices differ in the physical copy of their card at most, and so have the same text."""
    copy = 0xFFC00 << 6
    return choice | copy == other | copy


def choice_text(choice: int) -> str:
    """The choice in words, as `Game.play` reads it."""
    verb = verb_of(choice)
    x = x_of(choice)
    if verb in _WORDS:
        return _WORDS[verb]
    if verb == KEEP:
        return "keep " + (dice_text(kept_by(choice)) or "nothing")
    if verb == RESOLVE:
        return f"resolve {GROUP_NAMES[x]}"
    if verb == HEAL_SEAT:
        return f"heal seat {x}"
    if verb == REROLL:
        return f"reroll {FACE_NAMES[x]}"
    if verb == PROBE:
        return f"probe {FACE_NAMES[x]}"
    if verb == BUY_TOP:
        return "buy top" if x == 0 else f"buy top {x + 1}"
    card = CATALOGUE.ids[this_of(choice) & 1023]
    if verb == SET:
        return f"set {FACE_NAMES[x]} to {FACE_NAMES[y_of(choice)]} with {card}"
    if verb == BUY_FROM:
        return f"buy {card} from seat {x}"
    if verb == MIMIC:
        return f"mimic {card} of seat {x}"
    if verb == STEAL:
        return f"steal {card} from seat {x}"
    if verb in (SPEND, SPEND_NOW):
        return f"spend {card} {SPENT_FOR[x]}"
    if verb == USE and y_of(choice):
        return f"use {card} {y_of(choice)}"
    return f"{_CARD_VERBS[verb]} {card}"


class Choice:
    """One option; its text is what `Game.play` also takes."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    @property
    def text(self) -> str:
        try:
            return choice_text(self.code)
        except (LookupError, TypeError, ValueError):  # its number was made up
            return "unknown"

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)
