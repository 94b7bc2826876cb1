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
    copy_of_answer,
    dice_of_answer,
    kind_of_answer,
    of_answer,
    pack_card,
    pack_dice,
    place_of_answer,
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


def answer_text(history: History, answer: int) -> str:
    """The text of an outcome: `rolled 1 heart smash`, `drew jets as 17 of 63`. Places count from 1."""
    kind = kind_of_answer(answer)
    if kind in DICE_WORDS:
        return f"{DICE_WORDS[kind]} {dice_text(dice_of_answer(answer))}"
    if kind == SHUFFLED:
        return f"shuffled {card_names(history.pools[dice_of_answer(answer)])}"
    name = CATALOGUE.ids[CATALOGUE.number_of_copy[copy_of_answer(answer)]]
    return f"{CARD_WORDS[kind]} {name} as {place_of_answer(answer) + 1} of {of_answer(answer)}"


def brief(answer: str) -> str:
    """Shorten an outcome for a message: a shuffled deck is long."""
    return answer if len(answer) <= SHOWN else answer[: SHOWN - 1] + "…"


def card_names(copies: tuple[int, ...]) -> str:
    return " ".join(CATALOGUE.ids[CATALOGUE.number_of_copy[copy]] for copy in copies)


def read_answer(text: str) -> str:
    """Normalise an outcome to the form of `answer_text` (dice in any order); anything else raises a RecordError."""
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


def foretold(answers: list[str]) -> list[int]:
    """The throws and draws among these outcomes (texts of `read_answer`), packed for a replay."""
    packed: list[int] = []
    for answer in answers:
        word, _, rest = answer.partition(" ")
        if word == "rolled":
            packed.append(pack_dice(ROLLED, parse_dice(rest)))
        elif word in ("drew", "dealt"):
            _, _, place, _, of = rest.split(" ")
            packed.append(pack_card(DREW, 0, int(place) - 1, int(of)))
    return packed
