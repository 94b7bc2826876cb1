"""Verifying the dice of a record from the record alone: no rule of the game is needed, only arithmetic.

`docs/reference/notation.md` specifies how, so that anybody can write an independent checker; the tests contain one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.core.dice import FACE_NAMES, FIVE_FACES, SIX_FACES, dice_text, one
from kingoftokyo.rules.core.interrupts import let_others_in
from kingoftokyo.rules.core.rng import LOW, MULTIPLIER, line_state, seeded
from kingoftokyo.rules.errors import PositionError, RecordError, SetupError, in_line
from kingoftokyo.rules.expansions.halloween import COPIES
from kingoftokyo.rules.positions.parse import parse_position
from kingoftokyo.rules.records.chance_log import brief, card_names
from kingoftokyo.rules.records.fairness import fair_key
from kingoftokyo.rules.setup import read_rolls

if TYPE_CHECKING:
    from kingoftokyo.rules.records.record import Record


BASE_DECK: Final = card_names(tuple(range(DECK_COPIES))).split()


def check_chance(record: Record) -> int:
    """Recompute every throw and draw and return their number. The first line that differs raises a RecordError."""
    record.check_head()
    if record.commitment and not record.secret:
        raise RecordError("verify-secret-hidden")
    if not record.commitment and record.position:
        raise RecordError("verify-position")
    if record.deck and not record.position and record.deck[:DECK_COPIES] != BASE_DECK:
        raise RecordError("verify-deck", record.start_at)
    checker = _Checker(record)
    heads = record.heads()[1:] if record.bound else []
    checker.check(b"start", record.start, record.start_at)
    number = interjections = 0
    if record.position and record.lines:  # it may begin at any number and interjection
        number = record.lines[0].number
        interjections = max(record.lines[0].interjection - 1, 0)
    for k, line in enumerate(record.lines):
        let_others_in()
        if interjections and line.number == number + 1:  # the interjection left nothing to ask
            number += 1
            interjections = 0
        if line.number != number or (line.interjection and line.interjection != interjections + 1):
            raise RecordError("record-number", line.at, number=number, found=line.label)
        checker.check(bytes.fromhex(heads[k]) if heads else line.label.encode(), line.outcomes, line.at)
        interjections = line.interjection
        number += 0 if line.interjection else 1
    return checker.checked


def _loaded(record: Record) -> list[str]:
    """The throws that the header, or its position, fixes in advance."""
    if not record.position:
        return [dice_text(dice) for dice in record.rolls]
    try:
        texts = parse_position(record.position).texts("rolls")
        return [dice_text(dice) for dice in read_rolls(texts, record.rules)]
    except (PositionError, SetupError) as error:
        raise in_line(error, record.start_at, "position") from None


class _Checker:
    """The state of the generator, and the deck according to the record."""

    def __init__(self, record: Record) -> None:
        self.key = fair_key(bytes.fromhex(record.secret), record.words) if record.secret else b""
        self.state = seeded(record.seed or 0)
        self.faces = FIVE_FACES if record.rules.five_faces else SIX_FACES
        self.deck = list(record.deck)
        self.pile = card_names(tuple(COPIES)).split()
        self.loaded = _loaded(record)
        self.checked = 0

    def check(self, line: bytes, outcomes: list[str], at: int) -> None:
        """Check the outcomes of a line; `line` keys the generator: its label, or the head after it."""
        if self.key:
            self.state = line_state(self.key, line)
        for outcome in outcomes:
            expected = self.expected(outcome)
            if expected != outcome:
                raise RecordError("record-other-chance", at, answer=brief(expected), found=brief(outcome))

    def expected(self, outcome: str) -> str:
        """The outcome that should be in place of this one; updates the generator and the deck."""
        word, *rest = outcome.split(" ")
        if word == "loaded":
            return f"loaded {self.loaded.pop(0)}" if self.loaded else "no throw that was fixed in advance"
        if word == "shuffled":
            left, self.deck = self.deck, rest
            return "nothing: the deck was not empty" if left else outcome
        if word == "rolled":
            self.checked += 1
            return f"rolled {self.throw(len(rest))}"
        card, place = rest[0], int(rest[2])
        if word == "returned":
            self.deck.insert(place - 1, card)
            return f"returned {card} as {place} of {len(self.deck)}"
        if word == "took":
            size = len(self.deck)
            found = self.deck.pop(place - 1) if place <= size else "nothing"
            return f"took {found} as {place} of {size}"
        self.checked += 1
        cards = self.pile if word == "dealt" else self.deck
        size = len(cards)
        drawn = self.below(size)
        return f"{word} {cards.pop(drawn) if cards else 'nothing'} as {drawn + 1} of {size}"

    def below(self, n: int) -> int:
        self.state = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        return (((self.state & LOW) ^ (self.state >> 32)) * n) >> 32

    def throw(self, n: int) -> str:
        """Throw n dice like `rng.throw`: six dice of six faces at once, otherwise three at a time."""
        faces = len(self.faces)
        groups = [6] if n == 6 and faces == len(FACE_NAMES) else [3] * ((n - 1) // 3) + [(n - 1) % 3 + 1]
        dice = 0
        for group in groups:
            thrown = self.below(faces**group)
            for _ in range(group):
                dice += one(self.faces[thrown % faces])
                thrown //= faces
        return dice_text(dice)
