"""Setting up a position by hand: the empty form with its limits, and the position from a filled form."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.rules import (
    FEWEST_MONSTERS,
    MOST_MONSTERS,
    Game,
    SetupError,
    count_monsters,
    parse_position,
    rules_from_text,
    to_line,
)
from kingoftokyo.table.seats import PERSON, monsters_of, players_of
from kingoftokyo.table.wire.looking_back import (
    BlankPosition,
    CardLimits,
    CountedLimits,
    MonsterForm,
    PositionForm,
    PositionLine,
)
from kingoftokyo.table.wire.messages import SeatData

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kingoftokyo.rules import CardLimit
    from kingoftokyo.table.wire.looking_back import CardForm, SetUp

# The empty form


@lru_cache(maxsize=32)
def blank_position(players: int, rules_text: str) -> BlankPosition:
    """An empty form for this number of monsters, and the values it can have."""
    rules = rules_from_text(rules_text)
    limits = Game.position_limits(players, rules)
    usual = [MonsterForm(seat, health=limits.most_health) for seat in _usual_seats(players, [0])]
    return BlankPosition(
        form=PositionForm(rules.text, usual),
        fewest=FEWEST_MONSTERS,
        most=MOST_MONSTERS,
        most_people=limits.most_people,
        places=limits.places,
        steps=limits.steps,
        faces=limits.faces,
        most_dice=limits.most_dice,
        most_rolls=limits.most_rolls,
        most_points=limits.most_points,
        most_energy=limits.most_energy,
        most_tokens=limits.most_tokens,
        most_health=limits.most_health,
        market=limits.market,
        cards=[_card_limits(card) for card in limits.cards],
        counted=[CountedLimits(counted.field, counted.most, counted.levels) for counted in limits.counted],
    )


def _card_limits(card: CardLimit) -> CardLimits:
    return CardLimits(
        card.id,
        card.copies,
        hold=card.hold,
        counters=card.counters,
        health=card.most_health,
        mimics=card.id == "mimic",
    )


# The filled form


def laid_out(wanted: SetUp) -> tuple[Mapping[str, object], list[str], list[str]]:
    """The position of a filled form or a line of text, with the names of its monsters and players."""
    if wanted.form is not None:
        position, seats = _position(wanted.form), [monster.seat for monster in wanted.form.monsters]
    elif wanted.text.strip():
        data = parse_position(wanted.text)
        position, players = dict(data.data), count_monsters(data)
        seats = wanted.seats or _usual_seats(players, data.seats("persons", players) or [0])
    else:
        raise SetupError("table-nothing")
    monsters = position.get("monsters")
    most = len(monsters) if isinstance(monsters, list) else 0
    if most != len(seats):
        raise SetupError("table-seats", most=most, found=len(seats))
    persons = [k for k, seat in enumerate(seats) if seat.player == PERSON]
    return {**position, "persons": persons}, monsters_of(seats), players_of(seats)


def position_line(wanted: SetUp) -> PositionLine:
    """The position as a line of text; raises if it cannot be played."""
    position, _, _ = laid_out(wanted)
    Game.from_position(position)
    return PositionLine(to_line(_short(position)))


def _short(position: Mapping[str, object]) -> dict[str, object]:
    """The position without default values: empty hands and deck, no points, energy and tokens."""
    short = {field: value for field, value in position.items() if value != []}
    monsters = short["monsters"]
    if isinstance(monsters, list):
        short["monsters"] = [
            {field: value for field, value in monster.items() if field == "health" or value not in (0, [], "outside")}
            for monster in monsters
        ]
    return short


def _usual_seats(players: int, persons: Sequence[int]) -> list[SeatData]:
    """Default seats: the monsters in order, people at the position's seats and computer players elsewhere."""
    return [
        SeatData(monster, PERSON if seat in persons else "medium") for seat, monster in enumerate(MONSTER_IDS[:players])
    ]


def _position(form: PositionForm) -> dict[str, object]:
    position: dict[str, object] = {
        "rules": form.rules,
        "turn": form.turn,
        "step": form.step,
        "monsters": [_monster(monster) for monster in form.monsters],
        "deck": form.deck,
    }
    if form.dice:
        position["dice"] = " ".join(form.dice)
        if form.step == "roll":
            position["rolls_left"] = form.rolls_left
    if form.market is not None:
        position["market"] = form.market
    return position


def _monster(form: MonsterForm) -> dict[str, object]:
    if form.place == "dead":
        return {"place": form.place}
    return {
        "place": form.place,
        "health": form.health,
        "points": form.points,
        "energy": form.energy,
        "poison": form.poison,
        "shrink": form.shrink,
        "cards": [_card(card) for card in form.cards],
        **form.counted,
    }


def _card(form: CardForm) -> dict[str, object]:
    card: dict[str, object] = {"card": form.card}
    if form.counters is not None:
        card["counters"] = form.counters
    if form.copies is not None:
        card["copies"] = {"seat": form.copies.seat, "card": form.copies.card}
    return card
