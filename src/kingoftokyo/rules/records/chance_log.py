"""Random outcomes, and other changes of the deck, as the text of a record."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.core.dice import MOST_DICE, dice_text, parse_dice, total
from kingoftokyo.rules.core.game_log import (
    DEALT,
    DREW,
    LOADED,
    RETURNED,
    ROLLED,
    SHUFFLED,
    TOOK,
    copy_of_outcome,
    dice_of_outcome,
    kind_of_outcome,
    pack_card,
    pack_dice,
    pile_size_of_outcome,
    place_of_outcome,
)
from kingoftokyo.rules.errors import SHOWN, KingOfTokyoError, RecordError, in_line, shown

if TYPE_CHECKING:
    from kingoftokyo.rules.core.game_log import History

DICE_WORDS: Final = {ROLLED: "rolled", LOADED: "loaded"}
CARD_WORDS: Final = {DREW: "drew", DEALT: "dealt", TOOK: "took", RETURNED: "returned"}
_DICE: Final = re.compile(r"(rolled|loaded) ([a-z0-9 ]+)")
_CARD: Final = re.compile(r"(drew|dealt|took|returned) ([a-z0-9_]+) as ([0-9]{1,3}) of ([0-9]{1,3})")
_NAME: Final = re.compile(r"[a-z0-9_]+")
MOST_CARDS: Final = 999


def format_outcome(history: History, outcome: int) -> str:
    """The text of an outcome: `rolled 1 heart smash`, `drew jets as 17 of 63`. Places count from 1."""
    kind = kind_of_outcome(outcome)
    if kind in DICE_WORDS:
        return f"{DICE_WORDS[kind]} {dice_text(dice_of_outcome(outcome))}"
    if kind == SHUFFLED:
        return f"shuffled {card_names(history.pools[dice_of_outcome(outcome)])}"
    name = CATALOGUE.ids[CATALOGUE.number_of_copy[copy_of_outcome(outcome)]]
    return f"{CARD_WORDS[kind]} {name} as {place_of_outcome(outcome) + 1} of {pile_size_of_outcome(outcome)}"


def brief(outcome: str) -> str:
    """Shorten an outcome for a message: a shuffled deck is long."""
    return outcome if len(outcome) <= SHOWN else outcome[: SHOWN - 1] + "…"


def card_names(copies: tuple[int, ...]) -> str:
    return " ".join(CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in copies)


def parse_outcome(text: str) -> str:
    """Normalise an outcome to the form of `format_outcome` (dice in any order); anything else raises a RecordError."""
    words = " ".join(text.split())
    dice = _DICE.fullmatch(words)
    if dice is not None:
        return f"{dice[1]} {dice_text(_dice(dice[2]))}"
    card = _CARD.fullmatch(words)
    if card is not None:
        if not 1 <= int(card[3]) <= int(card[4]):
            raise RecordError("record-chance-place", found=shown(words))
        return f"{card[1]} {card[2]} as {int(card[3])} of {int(card[4])}"
    names = words.split(" ")
    if names[0] == "shuffled" and 2 <= len(names) <= MOST_CARDS and all(_NAME.fullmatch(name) for name in names):
        return words
    raise RecordError("record-chance-line", found=shown(words))


def _dice(text: str) -> int:
    try:
        dice = parse_dice(text)
    except KingOfTokyoError as error:
        raise in_line(error, None) from None
    if not 1 <= total(dice) <= MOST_DICE:
        raise RecordError("record-chance-dice", most=MOST_DICE, found=total(dice))
    return dice


def packed_outcomes(outcomes: list[str]) -> list[int]:
    """The throws and draws among these outcomes (texts of `parse_outcome`), packed for a replay."""
    packed: list[int] = []
    for outcome in outcomes:
        word, _, rest = outcome.partition(" ")
        if word == "rolled":
            packed.append(pack_dice(ROLLED, parse_dice(rest)))
        elif word in ("drew", "dealt"):
            _, _, place, _, of = rest.split(" ")
            packed.append(pack_card(DREW, 0, int(place) - 1, int(of)))
    return packed
