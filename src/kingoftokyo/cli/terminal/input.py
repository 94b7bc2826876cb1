"""Reading what a person typed: always one of the decision's options, or a line that says what was wrong.

In a roll, digits and face names are faces, single letters are the dice as they are drawn, and words are options; so
nothing that is meant for a die can end the roll. Everywhere else a number is an option of the list. A die is set by
letter or face, `b to smash`; the card is named where several could do it.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

FACES: Final = ("1", "2", "3", "heart", "energy", "smash")
KEEP_NOTHING: Final = "keep nothing"
MOST_LISTED: Final = 5  # more ways to set dice with one card share a line; more options are not told again


class AnswerError(ValueError):
    """What was typed is no answer; the message says why, for the person to read."""


def is_keep(option: str) -> bool:
    return option.startswith("keep ")


def is_set(option: str) -> bool:
    return option.startswith("set ")


def set_cards(options: Sequence[str]) -> dict[str, list[str]]:
    """The cards with so many ways to set dice that these share a line, and those ways."""
    by_card: dict[str, list[str]] = {}
    for option in options:
        if is_set(option):
            by_card.setdefault(option.rpartition(" ")[2], []).append(option)
    return {card: ways for card, ways in by_card.items() if len(ways) > MOST_LISTED}


def listed_options(options: Sequence[str]) -> list[str]:
    """The options worth a line each: of all the ways to keep dice only all and nothing, of many to set them none."""
    grouped = {way for ways in set_cards(options).values() for way in ways}
    others = [option for option in options if not is_keep(option) and option not in grouped]
    if KEEP_NOTHING not in options:
        return others
    if "stop" in options:
        return ["stop", KEEP_NOTHING, *(option for option in others if option != "stop")]
    return [keep_all(options), KEEP_NOTHING, *others]


def keep_all(options: Sequence[str]) -> str:
    """The option to keep every die, where one may not stop before the last roll."""
    return [option for option in options if is_keep(option)][-1]


def read_answer(typed: str, options: Sequence[str], dice: Sequence[str]) -> str:
    """The option that was meant. `dice` are the faces on the table, in the order of the letters."""
    text = " ".join(typed.lower().split())
    if text in options:
        return text
    rolling = any(is_keep(option) for option in options)
    if rolling:
        kept = _read_dice(text, dice)
        if kept is not None:
            # Where one may not stop early, keeping all dice leaves them for the next roll.
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
            raise AnswerError(f"There is no die {face!r}. {_how(dice)}")
        face = dice[places[0]]
    if to not in FACES:
        raise AnswerError(f"A die has no face {to!r}; there are: {' '.join(FACES)}.")
    if face not in dice:
        raise AnswerError(f"No die shows {face}.")
    if face == to:
        raise AnswerError(f"That die shows {to} already.")
    ways = [option for option in options if option.startswith(f"set {face} to {to} with ")]
    wanted = _plain(found[3] or "")
    fits = [way for way in ways if _plain(way.rpartition(" ")[2]).startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise AnswerError(f"Several cards can do that; please type one of: {', '.join(fits)}.")
    raise AnswerError(f"{text!r} is not possible now. {_ways_to_set(options)}")


def _ways_to_set(options: Sequence[str]) -> str:
    cards = dict.fromkeys(option.rpartition(" ")[2] for option in options if is_set(option))
    example = next(option for option in options if is_set(option))
    return f"Dice can be set with {' or '.join(cards)}, for example: {example}."


def _read_number(text: str, options: Sequence[str]) -> str | None:
    listed = listed_options(options)
    if not text.isdecimal():
        return None
    if len(text) > 9 or not 1 <= int(text) <= len(listed):
        raise AnswerError(f"There is no option {text[:12]}: the options are 1 to {len(listed)}.")
    return listed[int(text) - 1]


def _read_dice(text: str, dice: Sequence[str]) -> str | None:
    """`3 3 smash` and `keep 3 3 smash` by face, `abe` by letter, `reroll ab`; None if it is not about dice."""
    verb, _, rest = text.partition(" ")
    if verb in ("k", "keep"):
        named = _pick(rest, dice)
        if named is None:
            raise AnswerError(f"I cannot read {text!r}. {_how(dice)}")
        return _keep(named, dice)
    if verb in ("r", "reroll") and rest:
        letters = _letters(rest.replace(" ", ""), dice)
        if letters is None:
            raise AnswerError(f"To reroll dice and keep the rest, name them by letter: {verb} {_some_letters(dice)}.")
        return _keep([face for k, face in enumerate(dice) if k not in letters], dice)
    named = _pick(text, dice)
    return None if named is None else _keep(named, dice)


def _pick(text: str, dice: Sequence[str]) -> list[str] | None:
    """The faces that are named, by face or by letter; None when it names neither."""
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
            raise AnswerError(f"Die {die_letter(place)} is named twice.")
    return places


def _keep(faces: Sequence[str], dice: Sequence[str]) -> str:
    for face in faces:
        if faces.count(face) > dice.count(face):
            shown = {0: "none shows", 1: "only 1 shows"}.get(dice.count(face), f"only {dice.count(face)} show")
            raise AnswerError(f"You cannot keep {' '.join(faces)}: {shown} {face}.")
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
        raise AnswerError(f"{text!r} could be any of: {', '.join(found)}. Please type a little more.")
    near = get_close_matches(text, listed, 1)
    guess = f" Did you mean {near[0]!r}?" if near else ""
    how = "Name the dice to keep by letter or face, or type: " if rolling else "You may choose: "
    choices = f"{how}{', '.join(listed)}" if len(listed) <= MOST_LISTED else f"The options are 1 to {len(listed)}"
    raise AnswerError(f"{text!r} is not possible now.{guess} {choices}. `?` explains.")


def _begins(option: str, plain: str) -> bool:
    verb, _, about = _plain(option).partition(" ")
    return f"{verb} {about}".startswith(plain) or about.startswith(plain)


def _plain(text: str) -> str:
    """As a card's name is typed by people: `Buy It Has a Child!` is `buy it has a child`."""
    return "".join(letter for letter in text.replace("_", " ").lower() if letter.isalnum() or letter == " ")


def die_letter(place: int) -> str:
    return chr(ord("a") + place)


def _some_letters(dice: Sequence[str]) -> str:
    return die_letter(0) if len(dice) < 3 else "ac"


def _how(dice: Sequence[str]) -> str:
    last = die_letter(len(dice) - 1)
    return f"Name dice by letter, a to {last}, or by face: {' '.join(FACES)}."
