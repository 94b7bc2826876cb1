"""What the page needs before a game: monsters, rules, cards, rulings and saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, cast

from kingoftokyo import Rules, SetupError
from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.rules import MOST_MONSTERS, PRESETS, all_card_facts
from kingoftokyo.rules.rulings import RULINGS
from kingoftokyo.table.seats import OwnCards
from kingoftokyo.table.wire.requests import CardFacts, Menu, PresetData, RulingFacts
from kingoftokyo.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo.table.wire.requests import GameData, SaveData

EXPANSIONS: Final = ("halloween", "cultists", "tokyo_tower")


def menu(
    going_on: str | None,
    practising: str | None,
    games: Sequence[GameData],
    commitment: str,
    saves: Sequence[SaveData],
    own: OwnCards = OwnCards(),  # noqa: B008  it does not change
    *,
    docs: bool,
    hosting: bool = True,
) -> Menu:
    """The menu. `going_on` is the table of an unfinished game, `practising` that of a newer practice game.

    `games` are all unfinished ones.
    """
    return Menu(
        version=__version__,
        monsters=list(MONSTER_IDS),
        presets=[_preset(name, (*EXPANSIONS, *own.settings)) for name in PRESETS],
        cards=_cards(),
        rulings=[RulingFacts(ruling.id, list(ruling.cards)) for ruling in RULINGS],
        going_on=going_on,
        saves=list(saves),
        commitment=commitment,
        practising=practising,
        games=list(games),
        docs=docs,
        hosting=hosting,
    )


def _preset(name: str, expansions: Sequence[str]) -> PresetData:
    return PresetData(
        name,
        [expansion for expansion in expansions if _goes_with(name, expansion)],
        1 if Rules(name).person_out_ends else MOST_MONSTERS,
    )


def _goes_with(preset: str, expansion: str) -> bool:
    try:
        Rules(preset, (), **{expansion: True})
    except SetupError:
        return False
    return True


def _cards() -> list[CardFacts]:
    return [
        CardFacts(card.id, card.cost, cast("Literal['keep', 'discard', 'costume']", card.kind), card.copies)
        for card in sorted(all_card_facts(), key=lambda card: card.id)
    ]
