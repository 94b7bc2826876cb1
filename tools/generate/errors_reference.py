"""Writes the reference of the rules' errors from their codes and sentences.

python -m tools.generate.errors_reference > docs/reference/errors.md
"""

from string import Formatter

from kingoftokyo.rules import error_english
from tools.generate.rules_reference import table

HEAD = """# Errors: codes and arguments

`python -m tools.generate.errors_reference` writes this page from `rules/error_english.py`.

What the rules do not allow raises a `KingOfTokyoError`: a `SetupError`, `ChoiceError`, `GameOverError`,
`PositionError` or `RecordError`. Each has a `code`, which stays the same from version to version; `arguments`, a
dictionary of numbers and texts; and a `field`, such as `monsters[0].health`, where one is known. `str` makes the
English sentence from them, with the field before it and, for a `RecordError`, its `line` before that. A sentence in
another language is made from the code and the arguments.

```python
from kingoftokyo import Game, PositionError

try:
    Game.from_position("monsters=[(health=11) ()]")
except PositionError as error:
    print(error.code, error.field, error.arguments)
    print(error)
```

```text title="Output"
position-health-range monsters[0].health {'found': '11', 'least': 1, 'most': 10, 'seat': 0}
monsters[0].health: 11 is not between 1 and 10
```

`found` is the given value as text; `least` and `most` are the allowed bounds; `known` lists the valid values. Some
errors have more arguments than their sentence uses, such as the `seat` above.

Saves, players and tables raise errors of the same kind, with their own codes: a save on the disk a `SaveError`.

The class of an error says which operation failed, its code what is wrong. One code can occur with several classes: an
unknown face may be in a position, in a choice or in a record.
"""
KINDS = {
    "Fields": ("field",),
    "A position as a line of text": ("line",),
    "Dice": ("dice",),
    "Cards and expansions": ("card", "expansion"),
    "Positions": ("position",),
    "Steps that are pending in a position": ("step",),
    "Starting a game": ("setup",),
    "Rules": ("rules",),
    "Choices": ("choice", "over"),
    "Records": ("record", "verify"),
    "Saves": ("save",),
    "Players": ("player",),
    "Tables of the server": ("table",),
    "Rooms of online tables": ("room",),
    "Everything else": ("other",),
}


def page() -> str:
    parts = [HEAD]
    for title, kinds in KINDS.items():
        rows = [row(code) for code in error_english.ERROR_TEXTS if code.partition("-")[0] in kinds]
        parts.append(f"## {title}\n\n{table(('code', 'sentence'), *rows)}")
    return "\n".join(parts)


def row(code: str) -> tuple[str, str]:
    return f"`{code}`", "".join(
        text + marked(name) for text, name, _, _ in Formatter().parse(error_english.ERROR_TEXTS[code])
    )


def marked(name: str | None) -> str:
    return "" if name is None else f"*{name}*"


if __name__ == "__main__":
    print(page(), end="")
