"""Choices: each packed into one integer, with a text form for people, files and bots.

From the lowest bit up: the verb (6 bits), a reference to its card (20), then two arguments (10 bits each). A choice
to keep dice has the dice in place of the card.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex

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
USE_NOW: Final = 14  # at any time: the current decision stays open
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
SPEND_NOW: Final = 29  # at any time, like USE_NOW
CHEER: Final = 30
TAKE: Final = 31
STEAL: Final = 32

GROUP_NAMES: Final = ("numbers", "hearts", "energy", "smashes")
SPENT_FOR: Final = ("heart", "energy", "roll")
FOR_HEART: Final = 0
FOR_ENERGY: Final = 1
FOR_ROLL: Final = 2

ANY_COPY: Final = 0x3FF0000  # the bits of the physical copy: choices that differ only in them have the same text


class Form:
    """The form of a verb: its name, its text as a template, whether it has a card, and what its two arguments mean."""

    __slots__ = ("card", "first", "name", "second", "text")

    def __init__(self, name: str, text: str = "", *, first: str = "", second: str = "", card: bool = False) -> None:
        self.name = name
        self.text = text or name
        self.first = first
        self.second = second
        self.card = card


# In the order of the verbs' numbers.
FORMS: Final = (
    Form("keep"),
    Form("stop"),
    Form("heal"),
    Form("cure_poison", "cure poison"),
    Form("cure_shrink", "cure shrink"),
    Form("heal_seat", "heal seat {seat}", first="seat"),
    Form("accept"),
    Form("stay"),
    Form("yield"),
    Form("buy", "buy {card}", card=True),
    Form("sweep"),
    Form("done"),
    Form("pass"),
    Form("use", "use {card}", second="amount", card=True),
    Form("use", "use {card}", second="amount", card=True),
    Form("reroll", "reroll {face}", first="face", card=True),
    Form("extra_roll", "extra_roll {card}", card=True),
    Form("set", "set {face} to {to} with {card}", first="face", second="to", card=True),
    Form("probe", "probe {face}", first="face", card=True),
    Form("buy_top", "buy top", first="place", card=True),
    Form("buy_from", "buy {card} from seat {seat}", first="seat", card=True),
    Form("sell", "sell {card}", card=True),
    Form("mimic", "mimic {card} of seat {seat}", first="seat", card=True),
    Form("again"),
    Form("decline"),
    Form("keep_roll"),
    Form("roll_on"),
    Form("resolve", "resolve {group}", first="group"),
    Form("spend", "spend {card} {spent_for}", first="spent_for", card=True),
    Form("spend", "spend {card} {spent_for}", first="spent_for", card=True),
    Form("cheer"),
    Form("take", "take {card}", card=True),
    Form("steal", "steal {card} from seat {seat}", first="seat", card=True),
)
VERBS: Final = tuple(dict.fromkeys(form.name for form in FORMS))
_NAMES: Final = {"face": FACE_NAMES, "to": FACE_NAMES, "group": GROUP_NAMES, "spent_for": SPENT_FOR}


def pack_choice(verb: i64, ref: i64, first: i64, second: i64) -> i64:
    """Pack a choice. One without a card and arguments equals its verb."""
    return verb | ref << 6 | first << 26 | second << 36


def pack_keep(dice: i64) -> i64:
    return KEEP | dice << 6


def verb_of(choice: i64) -> i64:
    """The verb of a packed choice, a number."""
    return choice & 63


def ref_of(choice: i64) -> i64:
    return (choice >> 6) & 0xFFFFF


def card_number(choice: i64) -> i64:
    """The number of the card that a choice is about."""
    return (choice >> 6) & 1023


def card_of(choice: i64) -> str:
    """The id of the card that a choice is about."""
    return CATALOGUE.ids[card_number(choice)]


def first_argument(choice: i64) -> i64:
    """The first argument as a plain number; its meaning is in the verb's form."""
    return (choice >> 26) & 1023


def second_argument(choice: i64) -> i64:
    """The second number that the card gave to `pack_choice`."""
    return choice >> 36


def target_of(choice: i64) -> i64:
    """The seat of the other monster that a choice concerns."""
    return (choice >> 26) & 1023


def face_of(choice: i64) -> i64:
    """The current face of the die that is set, rerolled or probed."""
    return (choice >> 26) & 1023


def new_face_of(choice: i64) -> i64:
    """The face that a die is set to."""
    return choice >> 36


def place_of(choice: i64) -> i64:
    """The index from the top of the deck, from 0, of the card that is bought."""
    return (choice >> 26) & 1023


def group_of(choice: i64) -> i64:
    """The group of dice that is resolved next: an index into `GROUP_NAMES`."""
    return (choice >> 26) & 1023


def purpose_of(choice: i64) -> i64:
    """What a counter is spent for: FOR_HEART, FOR_ENERGY or FOR_ROLL."""
    return (choice >> 26) & 1023


def payment_of(choice: i64) -> i64:
    """The amount paid, for a card with a variable price; else 0."""
    return choice >> 36


def kept_by(choice: i64) -> i64:
    return choice >> 6


def choice_fields(choice: int) -> dict[str, int | str]:
    """The fields of a choice by name, without its verb: only those that its verb has."""
    verb = verb_of(choice)
    if verb == KEEP:
        return {"dice": dice_text(kept_by(choice))}
    form = FORMS[verb]
    found: dict[str, int | str] = {}
    if form.card:
        found["card"] = card_of(choice)
    if form.first:
        found[form.first] = _value(form.first, first_argument(choice))
    if form.second == "to" or (form.second and second_argument(choice)):
        found[form.second] = _value(form.second, second_argument(choice))
    return found


def _value(field: str, number: int) -> int | str:
    return _NAMES[field][number] if field in _NAMES else number


def choice_text(choice: int) -> str:
    """The choice as text, as `Game.play` reads it."""
    form = FORMS[verb_of(choice)]
    if not (form.card or form.first or form.name == "keep"):
        return form.text
    fields = choice_fields(choice)
    if form.name == "keep":
        return f"keep {fields['dice'] or 'nothing'}"
    text = form.text.format(**fields)
    if "amount" in fields:
        return f"{text} {fields['amount']}"
    place = first_argument(choice) if form.first == "place" else 0
    return f"{text} {place + 1}" if place else text


class Choice:
    """One option of a decision. `Game.play` takes it, or its text."""

    __slots__ = ("code",)

    def __init__(self, code: SupportsIndex) -> None:
        self.code: int = code if isinstance(code, int) else index(code)

    def __reduce__(self) -> tuple[Any, ...]:
        return Choice, (self.code,)

    @property
    def text(self) -> str:
        """The choice in words, as `play` and records take it."""
        try:
            return choice_text(self.code)
        except (LookupError, TypeError, ValueError):  # its number was made up
            return "unknown"

    @property
    def verb(self) -> str:
        """One of `VERBS`, or `unknown` if the code is not a valid choice."""
        verb = verb_of(self.code)
        return FORMS[verb].name if verb < len(FORMS) else "unknown"

    @property
    def card(self) -> str | None:
        """The id of the card that the choice is about or uses."""
        return self._text("card")

    @property
    def seat(self) -> int | None:
        """The seat of the other monster that the choice concerns."""
        return self._number("seat")

    @property
    def face(self) -> str | None:
        """The current face of the die that is changed."""
        return self._text("face")

    @property
    def to(self) -> str | None:
        """The face that the die is set to."""
        return self._text("to")

    @property
    def amount(self) -> int | None:
        """The amount paid, for a card with a variable price."""
        return self._number("amount")

    @property
    def dice(self) -> str | None:
        """The kept dice; an empty text if none are kept."""
        return self._text("dice")

    @property
    def place(self) -> int | None:
        """The index of a card from the top of the deck, from 0."""
        return self._number("place")

    @property
    def group(self) -> str | None:
        """The dice that are resolved next: numbers, hearts, energy or smashes."""
        return self._text("group")

    @property
    def spent_for(self) -> str | None:
        """What a counter of the card is spent for: heart, energy or roll."""
        return self._text("spent_for")

    @property
    def any_time(self) -> bool:
        """Whether the current decision stays open after this choice."""
        return verb_of(self.code) in (USE_NOW, SPEND_NOW)

    def _fields(self) -> dict[str, int | str]:
        try:
            return choice_fields(self.code)
        except (LookupError, TypeError, ValueError):  # its number was made up
            return {}

    def _text(self, field: str) -> str | None:
        value = self._fields().get(field)
        return value if isinstance(value, str) else None

    def _number(self, field: str) -> int | None:
        value = self._fields().get(field)
        return value if isinstance(value, int) else None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)
