"""The table as one seat may see it, as wire data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from kingoftokyo.rules import BAY_NEEDS
from kingoftokyo.table.wire.messages import CardData, MarketData, MonsterData, ViewData

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from kingoftokyo import Game, View
    from kingoftokyo.rules import MonsterView

    Place = Literal["outside", "city", "bay", "dead"]
    Step = Literal["start", "roll", "resolve", "tokyo", "buy", "end"]
    Uses = Mapping[tuple[int, str], str]


def seat_that_looks(game: Game, seats: Collection[int]) -> int | None:
    """The viewing seat of a browser: the asked one of its seats, else the first living one, else None (a spectator)."""
    if game.asked in seats:
        return game.asked
    alive = (seat for seat in sorted(seats) if game.view(None).monsters[seat].place != "dead")
    return next(alive, None)


def view_data(game: Game, view: View, uses: Uses, *, hide_top: bool) -> ViewData:
    """The view for the page. `hide_top`: hide the known top of the deck, because others use the same screen."""
    energy = view.monsters[view.seat].energy if view.seat is not None else None
    living = sum(monster.place != "dead" for monster in view.monsters)
    hidden = view.top if hide_top else []
    return ViewData(
        decision_number=view.number,
        seat=view.seat,
        turn=view.turn,
        active=view.active,
        asked=view.asked,
        kind=view.kind,
        step=cast("Step", view.step),
        monsters=[_monster(monster, uses) for monster in view.monsters],
        dice=view.dice.split(),
        rolls_left=view.rolls_left,
        smashes=view.smashes,
        market=[
            MarketData(card.slot, card.id, card.cost, card.price, _short(card.price, energy)) for card in view.market
        ],
        deck_size=view.deck_size,
        top=[] if hide_top else view.top,
        discard=view.discard,
        bay=view.rules.bay and living >= BAY_NEEDS,
        over=view.over,
        winner=view.winner,
        reason=view.reason,
        standings=list(view.standings),
        interjections=game.interjections,
        has_cards=view.rules.power_cards,
        has_energy=not view.rules.five_faces,
        unseen=sorted([*view.unseen, *hidden]),
    )


def _short(price: int, energy: int | None) -> int:
    return 0 if energy is None else max(price - energy, 0)


def _monster(monster: MonsterView, uses: Uses) -> MonsterData:
    return MonsterData(
        seat=monster.seat,
        place=cast("Place", monster.place),
        health=monster.health,
        max_health=monster.max_health,
        points=monster.points,
        energy=monster.energy,
        poison=monster.poison,
        shrink=monster.shrink,
        cards=[
            CardData(
                card.id,
                card.counters,
                card.used,
                card.copies,
                card.copied_from,
                uses.get((monster.seat, card.id)) or uses.get((monster.seat, card.copies or "")),
            )
            for card in monster.cards
        ],
        counted=cast("dict[str, int | list[int]]", monster.counted),
    )
