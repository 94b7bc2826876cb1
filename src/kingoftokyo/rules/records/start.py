"""Starting a game with a history: a new one, or one from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kingoftokyo.rules.core.game_log import History
from kingoftokyo.rules.core.rng import FairChance, rekey, seeded
from kingoftokyo.rules.errors import PositionError, SetupError
from kingoftokyo.rules.input_types import several
from kingoftokyo.rules.positions.line_syntax import to_line
from kingoftokyo.rules.positions.parse import lay_out
from kingoftokyo.rules.records.fairness import commitment, fair_key, read_secret, read_words
from kingoftokyo.rules.settings import Rules
from kingoftokyo.rules.setup import begin, check_seed

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields


def new_history(seed: object, secret: object, words: object, players: int) -> History:
    """A new history whose random outcomes come from a seed, or from a secret and words."""
    number = check_seed(seed)
    if secret is None:
        if len(several(words, "setup-words-list", field="words")) > 0:
            raise SetupError("setup-words-without-secret")
        return History(number, b"", ())
    if number != 0:
        raise SetupError("setup-seed-and-secret")
    known = read_secret(secret)
    return History(0, known, read_words(words, players), commitment(known))


def start(game: Game, history: History) -> None:
    """Begin a new game, with the roll for who begins."""
    _remember(game, history)
    history.rolls = tuple(game.loaded)
    game.rng = seeded(history.seed)
    if game.fair_chance is not None:
        rekey(game, game.fair_chance, "start")
    try:
        begin(game)
    except PositionError as error:
        raise SetupError(error.code, field=error.field, **error.arguments) from None


def start_from(game: Game, history: History, data: Fields) -> None:
    """Continue from a position, with the generator's state that it contains."""
    _remember(game, history)
    lay_out(game, data)
    history.position = " ".join(to_line({field: _plain(value) for field, value in data.data.items()}).split())


def _plain(value: object) -> object:
    """Convert a value of a position to dictionaries, lists and plain values for `to_line`."""
    if isinstance(value, Rules):
        return value.to_data()
    if isinstance(value, Mapping):
        return {str(field): _plain(inner) for field, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in value]
    return value


def _remember(game: Game, history: History) -> None:
    game.history = history
    if history.secret:
        game.fair_chance = FairChance(fair_key(history.secret, history.words))
