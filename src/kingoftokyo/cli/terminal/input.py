"""Parses what a person typed into one of the decision's options, or raises an AnswerError that explains the problem.

In a roll, digits and face names are faces, letters are the dice as they are drawn, and words are options, so that an
answer meant for a die cannot end the roll. Elsewhere a number is an option of the list. A die is set by letter or
face, `b to smash`; the card must be named if several could do it.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.terminal.answer_error import AnswerError
from kingoftokyo.i18n.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

FACES: Final = ("1", "2", "3", "heart", "energy", "smash")
NOTATION: Final = " ".join(FACES)
KEEP_NOTHING: Final = "keep nothing"
MOST_LISTED: Final = 5  # more ways to set dice with one card share a line; more options are not repeated in an error


def is_keep(option: str) -> bool:
    return option.startswith("keep ")


def is_set(option: str) -> bool:
    return option.startswith("set ")


def set_cards(options: Sequence[str]) -> dict[str, list[str]]:
    """The cards with more than MOST_LISTED ways to set dice, which share a line, and those ways."""
    by_card: dict[str, list[str]] = {}
    for option in options:
        if is_set(option):
            by_card.setdefault(option.rpartition(" ")[2], []).append(option)
    return {card: ways for card, ways in by_card.items() if len(ways) > MOST_LISTED}


def listed_options(options: Sequence[str]) -> list[str]:
    """The options with a line each: of the ways to keep dice only all and nothing, and no grouped ways to set dice."""
    grouped = {way for ways in set_cards(options).values() for way in ways}
    others = [option for option in options if not is_keep(option) and option not in grouped]
    if KEEP_NOTHING not in options:
        return others
    if "stop" in options:
        return ["stop", KEEP_NOTHING, *(option for option in others if option != "stop")]
    return [keep_all(options), KEEP_NOTHING, *others]


def keep_all(options: Sequence[str]) -> str:
    """The option to keep every die, for rules without stopping early."""
    return [option for option in options if is_keep(option)][-1]


def parse_typed(typed: str, options: Sequence[str], dice: Sequence[str]) -> str:
    """The option that was meant; raises AnswerError. `dice` are the faces on the table, in the order of the letters."""
    text = " ".join(typed.lower().split())
    if text in options:
        return text
    rolling = any(is_keep(option) for option in options)
    if rolling:
        kept = _read_dice(text, dice)
        if kept is not None:
            # Under rules without stopping early, keeping all dice leaves them for the next roll.
            return keep_all(options) if kept == "stop" and "stop" not in options else kept
    else:
        number = _read_number(text, options)
        if number is not None:
            return number
    if any(is_set(option) for option in options):
        die_set = _read_set(text, options, dice)
        if die_set is not None:
            return die_set
    return _read_words(text, listed_options(options), rolling=rolling)


def _read_set(text: str, options: Sequence[str], dice: Sequence[str]) -> str | None:
    """`set 3 to heart with stretchy`, `3 to heart` or `b to heart`; None if it is not about setting a die."""
    found = re.fullmatch(r"(?:set )?(\w+) to (\w+)(?: with (.+))?", text)
    if found is None:
        return None
    face, to = found[1], found[2]
    if face not in FACES:
        places = _letters(face, dice) if len(face) == 1 else None
        if places is None:
            raise AnswerError(Phrase("terminal-no-die", {"typed": face}), _how(dice))
        face = dice[places[0]]
    if to not in FACES:
        raise AnswerError(Phrase("terminal-no-face", {"typed": to, "notation": NOTATION}))
    if face not in dice:
        raise AnswerError(Phrase("terminal-face-absent", {"face": face}))
    if face == to:
        raise AnswerError(Phrase("terminal-face-already", {"face": to}))
    ways = [option for option in options if option.startswith(f"set {face} to {to} with ")]
    wanted = _plain(found[3] or "")
    fits = [way for way in ways if _plain(way.rpartition(" ")[2]).startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise AnswerError(Phrase("terminal-several-cards", {"known": ", ".join(fits)}))
    raise AnswerError(_not_possible(text), _ways_to_set(options))


def _not_possible(text: str) -> Phrase:
    return Phrase("terminal-not-possible", {"typed": text})


def _ways_to_set(options: Sequence[str]) -> Phrase:
    cards = dict.fromkeys(option.rpartition(" ")[2] for option in options if is_set(option))
    example = next(option for option in options if is_set(option))
    return Phrase("terminal-ways-to-set", {"known": ", ".join(cards), "example": example})


def _read_number(text: str, options: Sequence[str]) -> str | None:
    listed = listed_options(options)
    if not text.isdecimal():
        return None
    if len(text) > 9 or not 1 <= int(text) <= len(listed):
        raise AnswerError(Phrase("terminal-no-option", {"typed": text[:12], "most": len(listed)}))
    return listed[int(text) - 1]


def _read_dice(text: str, dice: Sequence[str]) -> str | None:
    """`3 3 smash` and `keep 3 3 smash` by face, `abe` by letter, `reroll ab`; None if it is not about dice."""
    verb, _, rest = text.partition(" ")
    if verb in ("k", "keep"):
        named = _pick(rest, dice)
        if named is None:
            raise AnswerError(Phrase("terminal-unreadable", {"typed": text}), _how(dice))
        return _keep(named, dice)
    if verb in ("r", "reroll") and rest:
        letters = _letters(rest.replace(" ", ""), dice)
        if letters is None:
            raise AnswerError(Phrase("terminal-reroll-letters", {"example": f"{verb} {_some_letters(dice)}"}))
        return _keep([face for k, face in enumerate(dice) if k not in letters], dice)
    named = _pick(text, dice)
    return None if named is None else _keep(named, dice)


def _pick(text: str, dice: Sequence[str]) -> list[str] | None:
    """The faces that a text names, by face or by letter; None if it names neither."""
    if text in ("nothing", "none"):
        return []
    if text == "all":
        return list(dice)
    letters = _letters(text.replace(" ", ""), dice)
    if letters is not None:
        return [dice[k] for k in letters]
    faces: list[str] = []
    for word in text.replace(",", " ").split():
        if word in FACES:
            faces.append(word)
        elif word.isdecimal() and set(word) <= set(FACES):
            faces.extend(word)
        else:
            return None
    return faces or None


def _letters(text: str, dice: Sequence[str]) -> list[int] | None:
    """The places of the dice with these letters, or None if they are not all letters of dice."""
    places = [ord(letter) - ord("a") for letter in text.replace(",", "")]
    if not places or not all(0 <= place < len(dice) for place in places):
        return None
    for place in places:
        if places.count(place) > 1:
            raise AnswerError(Phrase("terminal-die-twice", {"letter": die_letter(place)}))
    return places


def _keep(faces: Sequence[str], dice: Sequence[str]) -> str:
    for face in faces:
        if faces.count(face) > dice.count(face):
            typed, shown = " ".join(faces), dice.count(face)
            raise AnswerError(Phrase("terminal-cannot-keep", {"typed": typed, "shown": shown, "face": face}))
    if len(faces) == len(dice):
        return "stop"
    return "keep " + (" ".join(sorted(faces, key=FACES.index)) or "nothing")


def _read_words(text: str, listed: Sequence[str], *, rolling: bool) -> str:
    """An option by the beginning of its text or of its card, if only one fits."""
    plain = _plain(text)
    exact = [option for option in listed if _plain(option) == plain]
    found = exact or [option for option in listed if len(plain) > 1 and _begins(option, plain)]
    if len(found) == 1:
        return found[0]
    if found:
        raise AnswerError(Phrase("terminal-ambiguous", {"typed": text, "known": ", ".join(found)}))
    guess = [Phrase("terminal-did-you-mean", {"near": near}) for near in get_close_matches(text, listed, 1)]
    how = Phrase("terminal-dice-or-type" if rolling else "terminal-may-choose", {"known": ", ".join(listed)})
    if len(listed) > MOST_LISTED:
        how = Phrase("terminal-options-are", {"most": len(listed)})
    raise AnswerError(_not_possible(text), *guess, how, Phrase("terminal-explains", {"key": "?"}))


def _begins(option: str, plain: str) -> bool:
    verb, _, about = _plain(option).partition(" ")
    return f"{verb} {about}".startswith(plain) or about.startswith(plain)


def _plain(text: str) -> str:
    """A text in lower case without punctuation: `Buy It Has a Child!` becomes `buy it has a child`."""
    return "".join(letter for letter in text.replace("_", " ").lower() if letter.isalnum() or letter == " ")


def die_letter(place: int) -> str:
    return chr(ord("a") + place)


def _some_letters(dice: Sequence[str]) -> str:
    return die_letter(0) if len(dice) < 3 else "ac"


def _how(dice: Sequence[str]) -> Phrase:
    return Phrase("terminal-name-dice", {"last": die_letter(len(dice) - 1), "notation": NOTATION})
