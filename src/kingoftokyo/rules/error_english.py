"""The English text of every error, by its code. Codes are stable: programs and translations rely on them.

Braces hold the error's arguments. `found` is the value that a caller gave, shortened by `errors.shown`; `least` and
`most` are the allowed bounds; `known` lists the possible values. An error's field is put before its text.
"""

from __future__ import annotations

from typing import Final

OTHER: Final = "other"  # the code of an error that was made from its text
_RANGE: Final = "{found} is not between {least} and {most}"

_OF_FIELDS: Final[dict[str, str]] = {
    "field-object": "an object with fields is expected, not {found}",
    "field-unknown": "there is no field {found}; there are {known}",
    "field-number": "a whole number is expected, not {found}",
    "field-range": _RANGE,
    "field-number-range": "a whole number from {least} to {most} is expected, not {found}",
    "field-flag": "true or false is expected, not {found}",
    "field-text": "a text is expected, not {found}",
    "field-short-text": "a text of 1 to {most} characters is expected, not {found}",
    "field-name": "{found} is not one of {known}",
    "field-list": "a list is expected, not {found}",
    "field-seat": "a seat from 0 to {most} is expected, not {found}",
}

_EXPECTED: Final = "column {{column}}: {} is expected, not {{found!r}}"
_OF_LINES: Final[dict[str, str]] = {
    "line-end": _EXPECTED.format("the end of the line"),
    "line-word": _EXPECTED.format("a word, a number, a quoted text or a bracket"),
    "line-sign": _EXPECTED.format("{sign!r}"),
    "line-field": _EXPECTED.format("the name of a field"),
    "line-field-twice": _EXPECTED.format("another field (there is already a field {name!r})"),
    "line-depth": _EXPECTED.format("brackets no deeper than {most}"),
    "line-value": _EXPECTED.format("a value"),
}

_OF_DICE_AND_CARDS: Final[dict[str, str]] = {
    "dice-face": "{found} is not a face; the faces are {known}",
    "dice-too-many": "there are at most {most} dice",
    "dice-no-energy": "these rules have dice without energy",
    "card-unknown": "there is no card {found}",
    "card-unknown-near": "there is no card {found}; did you mean {near!r}?",
    "card-name": "a card needs a unique name with letters or digits; {found} has none, or is already taken",
    "card-numbers": "{name}: a card costs 0 to 99 energy, has 0 to 99 counters and exists in 1 to 9 copies",
    "card-kind": "{name}: a card must derive from Keep, Discard, Costume or ExpansionCard",
    "card-limit": "{name}: the catalogue holds at most {most} cards",
    "expansion-levels": "a list of levels, {known}, is expected, not {found}",
}

_OF_POSITIONS: Final[dict[str, str]] = {
    "position-too-long": "the position is too long: {found} characters, and at most {most} are allowed",
    "position-depth": "this has brackets within brackets, more than {most} deep",
    "position-json": "this is not valid JSON: {reason}",
    "position-monsters": "{least} to {most} monsters can play, not {found}",
    "position-order": "every seat must be listed exactly once",
    "position-dead-only": "a dead monster has no other fields",
    "position-over-and-owed": "a game that is over has no pending steps",
    "position-reason": "{found} is not a reason why a game ends: {known}, or the id of the card that won it",
    "position-ending": "the game cannot have ended by {reason!r} with these monsters and this winner",
    "position-living-rank": "a living monster has no rank",
    "position-health-range": _RANGE,
    "position-points-range": _RANGE,
    "position-energy-range": _RANGE,
    "position-tokens-range": _RANGE,
    "position-counters-range": _RANGE,
    "position-rolls-left-range": _RANGE,
    "position-card-id": "a card is named by its id, not {found}",
    "position-discard-held": "{card} is a Discard card, which nobody can hold",
    "position-copies-used-up": "there are only {copies} of {card}, and all of them are already placed",
    "position-only-mimic": "only a Mimic copies another card",
    "position-copied-not-held": "seat {seat} has no {card!r} that can be copied",
    "position-place-taken": "two monsters are in the {place}",
    "position-too-few-alive": "at least two monsters must be alive",
    "position-no-bay": "these rules have no bay",
    "position-bay-closed": "the bay is closed with fewer than {least} alive",
    "position-market-size": "there is room for {most} cards, not {found}",
    "position-deck-size": "{cards} cards are left for the deck",
    "position-dead-turn": "the monster of seat {seat} is dead",
    "position-this-turn": "it is only allowed together with `pending`",
    "position-step-and-pending": "it cannot be combined with `pending`, which already contains it",
    "position-pending-count": "1 to {most} pending steps are expected, not {found}",
    "position-pending-end": "the last step must be one that the game continues from: of the turn, or the next turn",
    "position-extra-turns": "at most {most} extra turns can be pending",
    "position-wound": "a dealer and a victim are expected",
    "position-peeked": "more cards were seen than there are on top of the deck",
    "position-endless": "the game would run forever without asking anybody",
    "position-too-many-steps": "the game is too long: it has run more than {most} steps, more than any real game",
    "position-loaded-throw": "the next loaded throw is {dice!r}, but {thrown} dice are thrown",
}

_OF_STEPS: Final[dict[str, str]] = {
    "step-cause": "{found} is neither a card nor one of dice, tokyo, poison, rules",
    "step-smash-dealer": "a smash needs a dealer",
    "step-hearts-for-others": "the active monster has no card that heals others",
    "step-hearts": "a number of heart dice from 0 to 9 for each seat is expected",
    "step-no-cards": "seat {seat} has no cards",
    "step-card-held": "{found} is not the card held there: {known}",
    "step-card-never-asks": "{card} never asks anything",
    "step-card-about": "{card} never asks about {about}",
}

_OF_SETUPS: Final[dict[str, str]] = {
    "setup-players-number": "the number of monsters is a whole number, not {found}",
    "setup-players": "{least} to {most} monsters can play, not {found}",
    "setup-seed": "a seed is a whole number of at most 64 bits, not {found}",
    "setup-one-person": "these rules are for one person against computer players, not for several",
    "setup-same-monster": "every seat needs a different monster",
    "setup-loaded-throws": "at most {most} throws can be loaded, not {found}",
    "setup-card-in-deck": "the card {card!r} is in the deck already",
    "setup-card-of-expansion": "the card {card!r} belongs to an expansion",
    "setup-card-unregistered": "{reason} (register a custom card before making a game with it)",
    "setup-secret": "a secret is {bytes} bytes, or {digits} hexadecimal digits",
    "setup-words": "a text for each of {players} seats is expected, not {found}",
    "setup-words-list": "a text for each seat is expected, not {found}",
    "setup-persons": "a list of seats is expected, not {found}",
    "setup-rolls": "a list of throws is expected, not {found}",
    "setup-words-long": "at most {most} characters are allowed, not {found}",
    "setup-words-signs": "printable text without control characters is expected, not {found}",
    "setup-words-without-secret": "`words` can only be given together with a `secret`",
    "setup-pickle-rules": "this was pickled with rules version {found}; the current version is {rules}",
    "setup-pickle-cards": "this was pickled while other cards were registered: register the same cards first",
    "setup-bind-secret": "only dice from a secret can be bound to names and choices",
    "setup-bind-late": "dice are bound to names and choices once, before the first choice",
    "setup-seed-and-secret": "chance comes from a seed or from a secret, not from both",
    "rules-type": "rules are a preset's name, a Rules value or its data, not {found}",
    "rules-data": "the preset must be a name and the cards a list of ids",
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
    "record-too-long": "the record is too long: {found} characters, and at most {most} are allowed",
    "record-title": "this is not a record: a record begins with `{title}`, not {found}",
    "record-format": "format {format} can be read, not {found}",
    "record-format-newer": "format {format} can be read, not {found} (made by a newer version of this program?)",
    "record-no-start": "the record ends before its game starts: a line `start` is expected",
    "record-header-line": "cannot read {found}: `name: value` is expected, or the line `start`",
    "record-header-unknown": "a record has no header field {found}",
    "record-header-twice": "{found} is given twice",
    "record-header-missing": "the header has no `{name}`",
    "record-header-empty": "the value is empty",
    "record-choice-line": "cannot read {found}; a choice is written like `14 seat 1: keep 3 3 ; rolled 1 heart`",
    "record-chance-line": "cannot read {found}; an outcome is written like `rolled 1 heart` or `drew CARD as 17 of 63`",
    "record-chance-place": "{found}: there is no such place",
    "record-chance-dice": "1 to {most} dice are thrown, not {found}",
    "record-rules-newer": "the current rules version is {rules}: a newer version of the program is needed",
    "record-players": "there are {monsters} monsters and {players} players",
    "record-few-seats": "{least} to {most} monsters play: `{what} 0`, `{what} 1` and so on",
    "record-seat-missing": "there is no {what} {seat}",
    "record-names-list": "a list of names is expected, not {found}",
    "record-names": "{most} names are expected, not {found}",
    "record-no-person": "seat {seat} has no person in this game, but {found} names one",
    "record-result": "`{not_over}` or `seat 2, points` is expected",
    "record-beside-position": "it cannot be combined with a position, which already contains it",
    "record-beside-stream": "it cannot be combined with chance from a seed",
    "record-beside-committed": "it cannot be combined with committed chance",
    "record-chance": "{known} is expected, not {found}",
    "record-beside-unchained": "it is only allowed with chained chance",
    "record-head-other": "the record was changed: its header and choices lead to another head",
    "record-hexadecimal": "64 hexadecimal digits are expected",
    "record-words-seat": "there is no such seat",
    "record-secret-other": "it does not match the commitment",
    "record-secret-early": "it is published when the game is over, and this game is not",
    "record-secret-needed": "this game is not over and its record does not contain the secret: it cannot be continued",
    "record-secret-unneeded": "the chance of this game comes from a seed: it has no secret",
    "record-secret-wrong": "this secret does not match the record's commitment",
    "record-other-position": "the position has other rules or another number of monsters than the header",
    "record-other-people": "the position has people at other seats than the header",
    "record-over": "the game was already over ({reason})",
    "record-number": "decision {number} is expected here, not {found}",
    "record-no-history": "this game has no record: clones and games played out at random do not keep one",
    "record-deck-unused": "the header has a deck, but no card was drawn",
    "record-deck-other": "the deck in the header is not the deck of this game",
    "record-other-result": "the record ends with the result `{result}`, but its header says `{found}`",
    "record-other-chance": "the outcome here is `{answer}`, but the record says `{found}`",
    "record-older-rules": "{reason}. It was made with rules {old}, and these are rules {new}.",
    "record-no-answer": "a random outcome is needed here, but the record has none",
    "record-other-throw": "{dice} dice are thrown here, but the record says something else",
    "record-other-draw": "one of {cards} cards is drawn here, but the record says something else",
    "verify-secret-hidden": "the secret is published when the game is over: nothing can be verified before that",
    "verify-position": "this game began with a position and chance from a seed: only a replay can check it",
    "verify-deck": "the deck is not that of a new game: other cards, or another order",
}

# Errors from outside `rules` that are shown in the same way: files of cards, saves, players and tables.

_OF_CARD_FILES: Final[dict[str, str]] = {
    "card-file-missing": "there is no such file",
    "card-file-unreadable": "it cannot be read: {reason}",
    "card-file-name": "cards must be in a Python file, with a name that ends in .py",
    "card-file-failed": "the file cannot be run: {error}: {reason}",
    "card-file-empty": "no class derived from Keep, Discard or ExpansionCard with a name was found",
    "card-file-expansion": "{name} is an expansion: end the file with add_expansion({name}())",
    "card-file-facts": "{name}: a card has a name, a cost and a text ({reason})",
    "card-file-changed": "the file was changed while it was in use",
}

_NOT_SAVED: Final = "the game cannot be saved: {reason}"
_OF_SAVES: Final[dict[str, str]] = {
    "save-missing": "there is no save: {file} does not exist",
    "save-empty": "there is no save: {file} is empty",
    "save-slot": "a slot is named by letters, digits, spaces and -_'’,!()&+, at most {most} of them, not {found}",
    "save-unreadable": "it cannot be read: {reason}",
    "save-too-large": "the save is too long: more than {most} bytes",
    "save-no-text": "this is not text",
    "save-cut-off": "the save is incomplete: it was cut off here",
    "save-field": "a save has no field {found}, or it is given twice",
    "save-changed": "the file was changed after it was saved: the checksum differs",
    "save-other-position": "the lines above do not lead to this position",
    "save-too-long": "this game has become too long to be saved",
    "save-not-written": _NOT_SAVED,
    "save-disk-full": _NOT_SAVED,
    "save-read-only": _NOT_SAVED,
    "save-no-backup": "another game is saved there, and no backup of it can be made: {reason}",
    "save-foreign": "{reason}. The file was left unchanged: choose another one",
}

_OF_PLAYERS: Final[dict[str, str]] = {
    "player-unknown": "there is no player {found}; there are: {known}",
    "player-personality": "there is no personality {found}; there are: {known}",
    "player-count": "{monsters} monsters need as many players, not {found}",
    "player-no-decision": "the game is over: there is no decision",
    "player-table": "{file} has {found} bytes instead of {most}: install this package again",
    "player-rules": "{player} plays only `{rules}` with {monsters} monsters",
}

_OF_TABLES: Final[dict[str, str]] = {
    "table-unknown": "there is no such table",
    "table-online": "this is an online table, and its game is not over",
    "table-unreadable": "this game cannot be resumed with the current rules: {reason}",
    "table-moment": "this game has moments 0 to {most}, not {found}",
    "table-stale-secret": "another game has already used the secret with this hash: open the menu again",
    "table-nothing": "nothing is set up: a form or a text is expected",
    "table-seats": "the number of seats must be the number of monsters: {most}, not {found}",
    "table-monster": "there is no monster {found}; there are: {known}",
    "table-over": "the game is over at this point: it cannot be played on from here",
    "table-name": "a name has at most {most} characters, none of them invisible signs that change the text around it",
    "table-profile": "this is not the file of an exported profile, or it was changed",
}

_OF_ROOMS: Final[dict[str, str]] = {
    "room-unknown": "there is no such room: the link or the code is wrong, or the host has closed it",
    "room-full": "all seats are taken; you can still watch",
    "room-started": "the game has already started",
    "room-open-seats": "some seats are open: wait for your friends, or fill them with computer players",
    "room-not-host": "only the host can do this",
    "room-not-yours": "this is not your seat",
    "room-no-host": "one seat has to be for the host",
    "room-nobody-there": "no guest has this seat",
    "room-monster-taken": "somebody else has this monster",
    "room-not-over": "the game is not over yet",
    "room-say": "a line of chat has a text or a reaction",
    "room-clock": "a clock has 0 to {most} seconds",
    "room-text-long": "it is too long: at most {most} letters",
    "room-text-signs": "it has signs that cannot be shown",
}

ERROR_TEXTS: Final[dict[str, str]] = {
    OTHER: "{text}",
    **_OF_FIELDS,
    **_OF_LINES,
    **_OF_DICE_AND_CARDS,
    **_OF_POSITIONS,
    **_OF_STEPS,
    **_OF_SETUPS,
    **_OF_CHOICES,
    **_OF_RECORDS,
    **_OF_CARD_FILES,
    **_OF_SAVES,
    **_OF_PLAYERS,
    **_OF_TABLES,
    **_OF_ROOMS,
}
