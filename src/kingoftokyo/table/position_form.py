"""Setting up a position by hand: what a form needs, asked of the rules, and what it gives, for the rules to check."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kingoftokyo import Game, Rules, SetupError
from kingoftokyo.monsters import MONSTER_IDS
from kingoftokyo.rules.card import MAX_HEALTH
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD
from kingoftokyo.rules.core.dice import FACE_NAMES, FIVE_FACES, MOST_DICE, SIX_FACES
from kingoftokyo.rules.core.places import PLACE_NAMES
from kingoftokyo.rules.expansions import fields
from kingoftokyo.rules.game import blank_game
from kingoftokyo.rules.positions.line_syntax import to_line
from kingoftokyo.rules.positions.parse import (
    MOST_ENERGY,
    MOST_ROLLS,
    MOST_TOKENS,
    STEPS_TO_START_AT,
    count_monsters,
    parse_position,
)
from kingoftokyo.rules.settings import (
    BAY_NEEDS,
    FEWEST_MONSTERS,
    MARKET_SIZE,
    MOST_MONSTERS,
    START_HEALTH,
    WINNING_POINTS,
    rules_from_text,
)
from kingoftokyo.rules.setup import check_players
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

    from kingoftokyo.rules.card import House
    from kingoftokyo.table.wire.looking_back import CardForm, SetUp

MOST_COUNTED: Final = 999  # nothing counts further


# What a form needs


@lru_cache(maxsize=32)
def blank_position(players: int, rules_text: str) -> BlankPosition:
    """An empty form for so many monsters, and what can be put into it."""
    rules = rules_from_text(rules_text)
    table = blank_game(check_players(players), rules)
    has_bay = rules.bay and players >= BAY_NEEDS
    return BlankPosition(
        form=PositionForm(rules.text, [MonsterForm(seat, health=START_HEALTH) for seat in _usual_seats(players, [0])]),
        fewest=FEWEST_MONSTERS,
        most=MOST_MONSTERS,
        most_people=1 if rules.person_out_ends else players,
        places=[place for place in PLACE_NAMES if place != "bay" or has_bay],
        steps=list(STEPS_TO_START_AT),
        faces=[FACE_NAMES[face] for face in (FIVE_FACES if rules.five_faces else SIX_FACES)],
        most_dice=MOST_DICE,
        most_rolls=MOST_ROLLS,
        most_points=WINNING_POINTS,
        most_energy=0 if rules.five_faces else MOST_ENERGY,
        most_tokens=MOST_TOKENS,
        most_health=START_HEALTH,
        market=MARKET_SIZE if rules.power_cards else 0,
        cards=_cards(table),
        counted=[_counted(field, expansion) for field, expansion in fields(table).items()],
    )


def _cards(table: Game) -> list[CardLimits]:
    """The cards of these rules: those that lie in the deck before anything is dealt."""
    numbers = [int(CATALOGUE.number_of_copy[copy]) for copy in table.deck]
    return [
        CardLimits(
            CATALOGUE.ids[number],
            numbers.count(number),
            hold=CATALOGUE.kind[number] != DISCARD,
            counters=int(CATALOGUE.counters[number]),
            health=_most_health(table.rules, number),
            mimics=CATALOGUE.ids[number] == "mimic",
        )
        for number in sorted(set(numbers), key=CATALOGUE.ids.__getitem__)
    ]


def _most_health(rules: Rules, number: int) -> int:
    """Of a monster that holds this card."""
    if CATALOGUE.kind[number] == DISCARD or not CATALOGUE.hooks[number] & MAX_HEALTH:
        return START_HEALTH
    holding = Game.from_position({"rules": rules, "monsters": [{"cards": [CATALOGUE.ids[number]]}, {}]})
    return holding.view(None).monsters[0].max_health


def _counted(field: str, expansion: House) -> CountedLimits:
    """What the expansion itself takes for its field: whole numbers, or a list of levels."""
    most = [n for n in range(MOST_COUNTED + 1) if _takes(expansion, n)]
    levels = [level for level in range(1, 10) if _takes(expansion, [level])]
    return CountedLimits(field, max(most, default=0), levels)


def _takes(expansion: House, value: object) -> bool:
    try:
        expansion.counters_of(value)
    except ValueError:
        return False
    return True


# What it gives


def laid_out(wanted: SetUp) -> tuple[Mapping[str, object], list[str], list[str]]:
    """The position that somebody has set up, with the names of its monsters and players."""
    if wanted.form is not None:
        position, seats = _position(wanted.form), [monster.seat for monster in wanted.form.monsters]
    elif wanted.text.strip():
        data = parse_position(wanted.text)
        position, players = dict(data.data), count_monsters(data)
        seats = wanted.seats or _usual_seats(players, data.seats("persons", players) or [0])
    else:
        raise SetupError("nothing is set up: a form or a text is expected")
    monsters = position.get("monsters")
    if not isinstance(monsters, list) or len(monsters) != len(seats):
        raise SetupError("as many seats as monsters are expected")
    persons = [k for k, seat in enumerate(seats) if seat.player == PERSON]
    return {**position, "persons": persons}, monsters_of(seats), players_of(seats)


def position_line(wanted: SetUp) -> PositionLine:
    """The same as a line of text, if it can be played."""
    position, _, _ = laid_out(wanted)
    Game.from_position(position)
    return PositionLine(to_line(_short(position)))


def _short(position: Mapping[str, object]) -> dict[str, object]:
    """Without what a position has anyway: nothing in the hands and on the deck, and no points, energy and tokens."""
    short = {field: value for field, value in position.items() if value != []}
    monsters = short["monsters"]
    if isinstance(monsters, list):
        short["monsters"] = [
            {field: value for field, value in monster.items() if field == "health" or value not in (0, [], "outside")}
            for monster in monsters
        ]
    return short


def _usual_seats(players: int, persons: Sequence[int]) -> list[SeatData]:
    """Our monsters in their order, people where they are and computer players elsewhere."""
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
