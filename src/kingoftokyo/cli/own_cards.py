"""The option `--cards`: files with the user's own cards and expansions, loaded before any rules are read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kingoftokyo.cli.error_text import error_text
from kingoftokyo.rules import Rules, SetupError
from kingoftokyo.storage.card_files import load_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.i18n.speech import Speech

OwnCards = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="Python files with your own cards, which join the deck, and expansions, which [bold]--rules[/] can name.",
    ),
]
CardsOfGame = Annotated[
    list[Path] | None,
    typer.Option("--cards", metavar="FILE", help="Python files with the cards and expansions that were in the game."),
]


def load_own(cards: Sequence[Path] | None, speech: Speech | None = None) -> tuple[str, ...]:
    """Load these files and return the ids of their cards; a file that cannot be loaded ends the command.

    `speech` is the language of the error; commands without a language give none, and the error is in English.
    """
    try:
        return tuple(id for path in cards or () for id in load_cards(path))
    except SetupError as error:
        text = str(error) if speech is None else error_text(error, speech)
        raise typer.BadParameter(text, param_hint="--cards") from None


def with_own(rules: Rules, own: Sequence[str]) -> Rules:
    """The same rules with these cards in the deck; rules without a deck raise a SetupError."""
    return Rules(rules.preset, tuple(dict.fromkeys([*rules.cards, *own])), **rules.changes) if own else rules
