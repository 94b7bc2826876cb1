"""The English of every error, by its code. Codes are stable: programs and translations rely on them.

In braces stand the error's arguments. `found` is what a caller gave, as a message shows it; `least` and `most` are the
bounds of what is possible; `known` lists what there is. An error's field is put before its sentence.
"""

from __future__ import annotations

from typing import Final

OTHER: Final = "other"  # an error that was made of its sentence and has no code of its own
_RANGE: Final = "{found} is not between {least} and {most}"

_OF_FIELDS: Final[dict[str, str]] = {
    "field-object": "an object with fields is expected, not {found}",
    "field-unknown": "there is no field {found}; there are {known}",
    "field-number": "a whole number is expected, not {found}",
    "field-range": _RANGE,
    "field-number-range": "a whole number from {least} to {most} is expected, not {found}",
    "field-flag": "true or false is expected, not {found}",
    "field-text": "a text is expected, not {found}",
    "field-short-text": "a text of 1 to {most} letters is expected, not {found}",
    "field-name": "{found} is none of {known}",
    "field-list": "a list is expected, not {found}",
    "field-seat": "a seat from 0 to {most} is expected, not {found}",
}

_EXPECTED: Final = "column {{column}}: {} is expected, not {{found!r}}"
_OF_LINES: Final[dict[str, str]] = {
    "line-end": _EXPECTED.format("the end of the line"),
    "line-word": _EXPECTED.format("a word, a number, a quoted text or a bracket"),
    "line-sign": _EXPECTED.format("{sign!r}"),
    "line-field": _EXPECTED.format("the name of a field"),
    "line-field-twice": _EXPECTED.format("another field than {name!r}, which stands there twice,"),
    "line-depth": _EXPECTED.format("brackets no deeper than {most}"),
    "line-value": _EXPECTED.format("a value"),
}

_OF_DICE_AND_CARDS: Final[dict[str, str]] = {
    "dice-face": "{found} is not a face; the faces are {known}",
    "dice-too-many": "there are at most {most} dice",
    "dice-no-energy": "these rules have dice without energy",
    "card-unknown": "there is no card {found}",
    "card-unknown-near": "there is no card {found}; did you mean {near!r}?",
    "card-name": "a card needs a name of its own in letters or digits; {found} is none, or taken",
    "card-numbers": "{name}: a card costs 0 to 99 energy, has 0 to 99 counters and exists in 1 to 9 copies",
    "card-kind": "{name}: a card is a Keep or a Discard card",
    "card-limit": "{name}: the catalogue holds at most {most} cards",
    "expansion-levels": "a list of levels, {known}, is expected, not {found}",
}

_OF_POSITIONS: Final[dict[str, str]] = {
    "position-too-long": "this is too long for a position: {found} letters, and {most} are possible",
    "position-json": "this is no JSON: {reason}",
    "position-monsters": "{least} to {most} can play, not {found}",
    "position-order": "every seat is expected once",
    "position-dead-only": "a dead monster has nothing else",
    "position-over-and-owed": "a game that is over owes nothing",
    "position-reason": "{found} ends no game: {known}, or the id of the card that won it",
    "position-ending": "{reason!r} cannot have ended the game on this table for this winner",
    "position-living-rank": "a living monster has none",
    "position-health-range": _RANGE,
    "position-points-range": _RANGE,
    "position-energy-range": _RANGE,
    "position-tokens-range": _RANGE,
    "position-counters-range": _RANGE,
    "position-rolls-left-range": _RANGE,
    "position-card-id": "a card is named by its id, not {found}",
    "position-discard-held": "{card} is a Discard card, which nobody can hold",
    "position-copies-used-up": "there are only {copies} of {card}, and all lie somewhere already",
    "position-only-mimic": "only a mimic copies another card",
    "position-copied-not-held": "seat {seat} has no {card!r} that can be copied",
    "position-place-taken": "two of them are in the {place}",
    "position-too-few-alive": "at least two of them must be alive",
    "position-no-bay": "these rules have no bay",
    "position-bay-closed": "the bay is closed with fewer than {least} alive",
    "position-market-size": "there is room for {most} cards, not {found}",
    "position-deck-size": "{cards} cards are left for the deck",
    "position-dead-turn": "the monster of seat {seat} is dead",
    "position-this-turn": "it goes with pending only",
    "position-step-and-pending": "pending says it already",
    "position-pending-count": "1 to {most} steps are owed, not {found}",
    "position-pending-end": "the last step is one that the game goes on from: of the turn, or the next turn",
    "position-extra-turns": "at most {most} can be owed",
    "position-wound": "a dealer and a victim are expected",
    "position-peeked": "more cards were seen than lie on the deck",
    "position-endless": "nobody would ever be asked anything again: this game would never end",
    "position-too-many-steps": "no real game is as long: it would take more than {most} steps to play it",
    "position-loaded-throw": "the next loaded throw is {dice!r}, but {thrown} dice are thrown",
}

_OF_STEPS: Final[dict[str, str]] = {
    "step-cause": "{found} is no card and none of dice, tokyo, poison, rules",
    "step-smash-dealer": "a smash is somebody's",
    "step-hearts-for-others": "the active monster has no card that heals others",
    "step-hearts": "a number of heart dice from 0 to 9 for each seat is expected",
    "step-no-cards": "seat {seat} has no cards",
    "step-card-held": "{found} is not the card held there: {known}",
    "step-card-never-asks": "{card} never asks anything",
    "step-card-about": "{card} cannot have asked about {about}",
}

_OF_SETUPS: Final[dict[str, str]] = {
    "setup-players-number": "the number of monsters is a whole number, not {found}",
    "setup-players": "{least} to {most} monsters can play, not {found}",
    "setup-seed": "a seed is a whole number of at most 64 bits, not {found}",
    "setup-one-person": "these rules are for one person against computer players, not for several",
    "setup-same-monster": "every seat needs a monster of its own",
    "setup-loaded-throws": "at most {most} throws can be loaded, not {found}",
    "setup-card-in-deck": "the card {card!r} is in the deck already",
    "setup-card-of-expansion": "the card {card!r} belongs to an expansion",
    "setup-card-unregistered": "{reason} (a card of one's own is registered before a game is made with it)",
    "setup-secret": "a secret is {bytes} bytes, or {digits} hexadecimal digits",
    "setup-words": "a text for each of {players} seats is expected, not {found}",
    "setup-words-list": "a text for each seat is expected, not {found}",
    "setup-persons": "a list of seats is expected, not {found}",
    "setup-rolls": "a list of throws is expected, not {found}",
    "setup-words-long": "at most {most} letters are expected, not {found}",
    "setup-words-signs": "letters, digits and signs are expected, without control characters, not {found}",
    "setup-words-without-secret": "words go with a secret, for dice that can be proved fair",
    "setup-pickle-rules": "this was pickled by rules {found}, and these are rules {rules}",
    "setup-pickle-cards": "this was pickled where other cards were registered: the same ones are expected",
    "setup-bind-secret": "only dice from a secret can be bound to names and choices",
    "setup-bind-late": "dice are bound to names and choices once, before the first choice",
    "setup-seed-and-secret": "chance comes from a seed or from a secret, not from both",
    "rules-type": "rules are a preset's name, a Rules value or its data, not {found}",
    "rules-data": "the preset is a name and the cards are a list of ids",
    "rules-preset": "there are no rules named {found}; there are: {known}",
    "rules-setting": "there is no setting {found}; there are: {known}",
    "rules-setting-taken": "there is a setting {name} already",
    "rules-value": "{setting}: {found} is not possible; the values are: {known}",
    "rules-word": "cannot read {found} in the rules: `setting=value` is expected",
    "rules-cards": "cards are a list of ids, not {found}",
    "rules-contradiction": "these settings contradict each other: {setting} needs {needed}",
}

_OF_CHOICES: Final[dict[str, str]] = {
    "choice-type": "a choice is one of the decision's options or its text, not {found}",
    "choice-unreadable": "cannot read {found}: {reason}",
    "choice-impossible": "{found} is not possible now; seat {seat} may choose: {known}",
    "choice-impossible-any-time": "{found} is not possible at any time; seat {seat} may do: {known}",
    "choice-wrong-seat": "seat {seat} is not asked: the decision is seat {asked}'s",
    "choice-no-seat": "there are seats 0 to {most}, not {seat}",
    "choice-no-option": "there are options 0 to {most}, not {option}",
    "over-no-choice": "the game is over ({reason}): nothing is left to choose",
}

_OF_RECORDS: Final[dict[str, str]] = {
    "record-type": "a record is a text, not {found}",
    "record-too-long": "this is too long for a record: {found} letters, and {most} are possible",
    "record-title": "this is no record: it would begin with `{title}`, not {found}",
    "record-format": "format {format} can be read, not {found}",
    "record-format-newer": "format {format} can be read, not {found} (made by a newer version of this program?)",
    "record-no-start": "the record ends before its game starts: a line `start` is expected",
    "record-header-line": "cannot read {found}: `name: value` is expected, or the line `start`",
    "record-header-unknown": "a record has no {found}",
    "record-header-twice": "{found} stands there twice",
    "record-header-missing": "the header has no `{name}`",
    "record-header-empty": "it is empty",
    "record-choice-line": "cannot read {found}; a choice is written like `14 seat 1: keep 3 3 ; rolled 1 heart`",
    "record-chance-line": "cannot read {found}; chance has `rolled FACES`, `drew CARD as 17 of 63` and the like",
    "record-chance-place": "{found}: there is no such place",
    "record-chance-dice": "1 to {most} dice are thrown, not {found}",
    "record-rules-newer": "these are rules {rules}: a newer version of the program is needed",
    "record-players": "there are {monsters} monsters and {players} players",
    "record-few-seats": "{least} to {most} monsters play: `{what} 0`, `{what} 1` and so on",
    "record-seat-missing": "there is no {what} {seat}",
    "record-names-list": "a list of names is expected, not {found}",
    "record-names": "{most} names are expected, not {found}",
    "record-no-person": "no person sits at seat {seat} in this game, as {found} says",
    "record-result": "`{not_over}` or `seat 2, points` is expected",
    "record-beside-position": "it does not go with a position, which says it itself",
    "record-beside-stream": "it does not go with chance from a stream",
    "record-beside-committed": "it does not go with committed chance",
    "record-chance": "{known} is expected, not {found}",
    "record-beside-unchained": "it goes with chained chance only",
    "record-head-other": "the record was changed: its header and its choices lead to another head",
    "record-hexadecimal": "64 hexadecimal digits are expected",
    "record-words-seat": "nobody sits there",
    "record-secret-other": "it is not the one of the commitment",
    "record-secret-early": "it is told when the game is over, and this one is not",
    "record-secret-needed": "this game is not over and its record does not tell the secret: it cannot be played on",
    "record-secret-unneeded": "chance of this game comes from a seed: there is no secret",
    "record-secret-wrong": "this secret is not the one of the record's commitment",
    "record-other-position": "the position has other rules or another number of monsters than the header",
    "record-other-people": "the position has people at other seats than the header",
    "record-over": "the game was over before ({reason})",
    "record-number": "decision {number} comes here, not {found}",
    "record-no-history": "the game does not remember its record",
    "record-deck-unused": "the header has a deck, and no card was drawn",
    "record-deck-other": "the deck in the header is not the one that this game is played with",
    "record-other-result": "the record ends with the result `{result}`, and its header says `{found}`",
    "record-other-chance": "chance answers `{answer}` here, and the record says `{found}`",
    "record-no-answer": "chance is asked here, and the record has no answer",
    "record-other-throw": "{dice} dice are thrown here, and the record says something else",
    "record-other-draw": "one of {cards} cards is drawn here, and the record says something else",
    "verify-secret-hidden": "the secret is told when the game is over: before that, nothing can be proved",
    "verify-position": "this game began with a position, amid a stream of chance: only a replay can check it",
    "verify-deck": "the deck of a new game does not begin with other cards, or in another order",
}

# What is not of the rules, but goes the same way to people: saves, players and tables.

_NOT_SAVED: Final = "the game cannot be saved: {reason}"
_OF_SAVES: Final[dict[str, str]] = {
    "save-missing": "there is no save: {file} does not exist",
    "save-empty": "there is no save: {file} is empty",
    "save-slot": "a slot is named by letters, digits, - and _, at most {most} of them, not {found}",
    "save-unreadable": "it cannot be read: {reason}",
    "save-too-large": "this is too long for a save: more than {most} bytes",
    "save-no-text": "this is no text",
    "save-cut-off": "the save ends here, before it is whole: it was cut off",
    "save-field": "a save has no {found}, or not twice",
    "save-changed": "the file was changed after it was saved: the checksum differs",
    "save-other-position": "the lines above do not lead to this position",
    "save-too-long": "this game has become too long to be saved",
    "save-not-written": _NOT_SAVED,
    "save-disk-full": _NOT_SAVED,
    "save-read-only": _NOT_SAVED,
    "save-not-kept": "another game is saved there and cannot be kept: {reason}",
    "save-foreign": "{reason}. It stays as it is: choose another file",
}

_OF_PLAYERS: Final[dict[str, str]] = {
    "player-unknown": "there is no player {found}; there are: {known}",
    "player-temper": "there is no personality {found}; there are: {known}",
    "player-refuses": "{reason}",
}

_OF_TABLES: Final[dict[str, str]] = {
    "table-unknown": "there is no such table",
    "table-unreadable": "this game cannot be resumed with the current rules: {reason}",
    "table-moment": "this game has moments 0 to {most}, not {found}",
    "table-stale-secret": "the secret with this hash has been used by another game meanwhile: look at the menu again",
    "table-nothing": "nothing is set up: a form or a text is expected",
    "table-seats": "as many seats as monsters are expected: {most}, not {found}",
    "table-monster": "there is no monster {found}; there are: {known}",
    "table-over": "the game is over here: there is nothing to play on from",
}

TEXTS: Final[dict[str, str]] = {
    OTHER: "{text}",
    **_OF_FIELDS,
    **_OF_LINES,
    **_OF_DICE_AND_CARDS,
    **_OF_POSITIONS,
    **_OF_STEPS,
    **_OF_SETUPS,
    **_OF_CHOICES,
    **_OF_RECORDS,
    **_OF_SAVES,
    **_OF_PLAYERS,
    **_OF_TABLES,
}
