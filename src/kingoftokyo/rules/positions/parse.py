"""Setting up a game from a position, with every field checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.card import WHEN_I_REACH_ZERO
from kingoftokyo.rules.catalogue import (
    CATALOGUE,
    COSTUME_KIND,
    DISCARD_KIND,
    KEEP_KIND,
    copies_of,
    kind_of_copy,
    number_named,
)
from kingoftokyo.rules.core.agenda import (
    BEFORE_BUYING_STEP,
    COUNT_DICE_STEP,
    FIRST_ROLL_STEP,
    INTERFERE_STEP,
    ROLL_STEP,
    SELL_STEP,
    TURN_START_STEP,
    advance,
    pack,
    push,
    push_turn,
)
from kingoftokyo.rules.core.dice import ENERGY, MOST_DICE, count, parse_dice, total
from kingoftokyo.rules.core.hand import (
    USED_ON_THIS_DAMAGE,
    USED_THIS_TURN,
    copy_in,
    counters_in,
    find_hooks,
    hooks_in,
    mark_in,
    pack_held,
)
from kingoftokyo.rules.core.places import BAY, DEAD, PLACE_NAMES
from kingoftokyo.rules.core.rng import MOST_RNG_STATE, rekey, seeded
from kingoftokyo.rules.effects.market import reveal
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.errors import KingOfTokyoError, PositionError, SetupError, shown
from kingoftokyo.rules.expansions import count_for, fields
from kingoftokyo.rules.input_types import plain_numbers
from kingoftokyo.rules.mypyc_compat import append, i64, pop, vec
from kingoftokyo.rules.positions.ending import lay_ending
from kingoftokyo.rules.positions.fields import A_FEW, MANY, Fields
from kingoftokyo.rules.positions.line_syntax import MOST_DEPTH, from_line
from kingoftokyo.rules.positions.pending import lay_pending, lay_this_turn
from kingoftokyo.rules.settings import (
    BAY_NEEDS,
    FEWEST_MONSTERS,
    MARKET_SIZE,
    MOST_MONSTERS,
    ROLLS_A_TURN,
    START_HEALTH,
    WINNING_POINTS,
)
from kingoftokyo.rules.setup import read_persons, read_rolls

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

FIELDS: Final = (
    "rules",
    "turn",
    "step",
    "dice",
    "rolls_left",
    "monsters",
    "market",
    "deck",
    "deck_exact",
    "deck_size",
    "discard",
    "removed",
    "rolls",
    "persons",
    "order",
    "pending",
    "over",
    "this_turn",
    "luck",
    "seed",
)
MONSTER_FIELDS: Final = ("place", "health", "points", "energy", "poison", "shrink", "cards", "rank")
CARD_FIELDS: Final = ("card", "counters", "copies", "used", "used_on_damage")
STEPS_TO_START_AT: Final = ("start", "roll", "resolve", "buy", "end")
MOST_ENERGY: Final = 10**9
MOST_TOKENS: Final = 999
MOST_ROLLS: Final = 99
MOST_PACKED: Final = 1023  # counters of a card and amounts of damage have 10 bits
MOST_POSITION_TEXT: Final = 200_000  # characters


def parse_position(position: str | Mapping[str, object]) -> Fields:
    """Parse a position given as JSON text, as a line of text, or as a dictionary."""
    data: object = position
    if isinstance(position, str) and len(position) > MOST_POSITION_TEXT:
        raise PositionError("", "position-too-long", found=len(position), most=MOST_POSITION_TEXT)
    if isinstance(position, str):
        text = position.removeprefix("\ufeff")  # some editors write a byte order mark
        if text.lstrip().startswith("{"):
            if _is_deeper(text, MOST_DEPTH):
                raise PositionError("", "position-depth", most=MOST_DEPTH)
            try:
                data = json.loads(text)
            except (ValueError, RecursionError) as error:
                raise PositionError("", "position-json", reason=str(error)) from None
        else:
            data = from_line(text)
    found = Fields(data, "", FIELDS)
    found.written = found.has("luck")
    return found


def _is_deeper(text: str, most: int) -> bool:
    """Whether a JSON text nests brackets deeper than this: not every interpreter survives reading such a text."""
    depth, quoted, escaped = 0, False, False
    for sign in text:
        if quoted:
            quoted = escaped or sign != '"'
            escaped = sign == "\\" and not escaped
        elif sign in "[{":
            depth += 1
            if depth > most:
                return True
        elif sign in "]}":
            depth -= 1
        else:
            quoted = sign == '"'
    return False


def count_monsters(data: Fields) -> int:
    """How many monsters the fields of a position have; a wrong number raises a PositionError."""
    players = len(data.items("monsters"))
    if not FEWEST_MONSTERS <= players <= MOST_MONSTERS:
        raise data.error("monsters", "position-monsters", least=FEWEST_MONSTERS, most=MOST_MONSTERS, found=players)
    return players


def lay_out(game: Game, data: Fields) -> None:
    """Set up the game as the position says and run it to the first decision."""
    game.rng = seeded(data.number("seed", 0, -(2**63), 2**63 - 1))
    if data.has("luck"):
        game.rng = data.number("luck", 1, 1, MOST_RNG_STATE)
    if game.fair_chance is not None:
        rekey(game, game.fair_chance, "start")
    players = len(game.monsters)
    known = (*MONSTER_FIELDS, *fields(game))
    monsters = [
        Fields(entry, f"monsters[{seat}]", known, written=data.written)
        for seat, entry in enumerate(data.items("monsters"))
    ]
    try:
        game.persons = read_persons(data.seats("persons", players), players, game.rules)
    except SetupError as error:
        raise data.error("persons", error.code, **error.arguments) from None
    if data.has("order"):
        game.order = tuple(data.seats("order", players))
        if sorted(game.order) != list(range(players)):
            raise data.error("order", "position-order")
    for seat, monster in enumerate(monsters):
        _lay_monster(game, seat, monster, over=data.has("over"))
    for seat, monster in enumerate(monsters):
        _lay_tokens(game, seat, monster)
    for seat, monster in enumerate(monsters):
        _lay_health(game, seat, monster)
    if data.has("over"):
        _check_places(game)
    else:
        _check_tokyo(game, in_a_step=data.has("pending"))
    _lay_cards(game, data)
    try:
        game.loaded = read_rolls(data.texts("rolls"), game.rules)
    except SetupError as error:
        raise PositionError(error.field, error.code, **error.arguments) from None
    game.active = data.number("turn", 0, 0, len(game.monsters) - 1)
    game.regular = game.active
    _lay_dice(game, data)
    if data.has("over"):
        game.rolls_left = _rolls_left(data, 0)
        lay_this_turn(game, data)
        lay_ending(game, data)
    elif data.has("pending"):
        game.rolls_left = _rolls_left(data, 0)
        lay_pending(game, data)
    else:
        _lay_turn(game, data, _rolls_left(data, ROLLS_A_TURN - 1))
    advance(game)


def _lay_dice(game: Game, data: Fields) -> None:
    dice = data.text("dice")
    try:
        game.dice = parse_dice(dice)
    except KingOfTokyoError as error:
        raise data.error("dice", error.code, **error.arguments) from None
    if game.rules.five_faces and count(game.dice, ENERGY) > 0:
        raise data.error("dice", "dice-no-energy")
    if total(game.dice) > MOST_DICE:
        raise data.error("dice", "dice-too-many", most=MOST_DICE)


def _rolls_left(data: Fields, start: int) -> int:
    return data.number("rolls_left", start, 0, MOST_ROLLS, "position-rolls-left-range", beyond=A_FEW)


def _lay_monster(game: Game, seat: int, data: Fields, *, over: bool) -> None:
    monster = game.monsters[seat]
    monster.place = PLACE_NAMES.index(data.one_of("place", "outside", PLACE_NAMES))
    if monster.place == DEAD:
        if set(data.data) - {"place", "rank"}:
            raise data.error("place", "position-dead-only")
        monster.health = 0
        monster.hand = vec[i64]()
        find_hooks(game, monster)
        game.alive -= 1
        monster.rank = data.number("rank", game.alive, 0, MOST_MONSTERS)
        return
    if data.has("rank"):
        raise data.error("rank", "position-living-rank")
    for n, entry in enumerate(data.items("cards")):
        about = {"card": entry} if isinstance(entry, str) else entry
        card = Fields(about, f"{data.where}.cards[{n}]", CARD_FIELDS, written=data.written)
        copy = _take_copy(game, card.text("card"), card.path("card"))
        number = CATALOGUE.number_of_copy[copy]
        if CATALOGUE.kind[number] == DISCARD_KIND:
            raise card.error("card", "position-discard-held", card=card.text("card"))
        start = 0 if card.has("copies") else CATALOGUE.counters[number]
        marks = (USED_THIS_TURN if card.flag("used") else 0) | (
            USED_ON_THIS_DAMAGE if card.flag("used_on_damage") else 0
        )
        game.marked |= marks
        room = MOST_PACKED - MOST_TOKENS
        counters = card.number("counters", start, 0, MOST_TOKENS, "position-counters-range", beyond=room, seat=seat)
        monster.hand = append(monster.hand, pack_held(copy, counters, marks, -1))
    for field in fields(game):
        if data.has(field):
            try:
                count_for(monster, field, plain_numbers(data.data[field]), over=over)
            except ValueError as error:
                if isinstance(error, KingOfTokyoError):
                    raise data.error(field, error.code, **error.arguments) from None
                raise data.error(field, str(error)) from None  # raised by a custom expansion
    most_energy = 0 if game.rules.five_faces else MOST_ENERGY
    monster.points = data.number("points", 0, 0, WINNING_POINTS, "position-points-range", seat=seat)
    room = MOST_PACKED - MOST_TOKENS
    monster.energy = data.number("energy", 0, 0, most_energy, "position-energy-range", beyond=MANY, seat=seat)
    monster.poison = data.number("poison", 0, 0, MOST_TOKENS, "position-tokens-range", beyond=room, seat=seat)
    monster.shrink = data.number("shrink", 0, 0, MOST_TOKENS, "position-tokens-range", beyond=MANY, seat=seat)


def _lay_tokens(game: Game, seat: int, data: Fields) -> None:
    """Set what Mimics copy, after all hands are set up."""
    for n, entry in enumerate(data.items("cards")):
        if not isinstance(entry, Mapping) or "copies" not in entry:
            continue
        where = f"{data.where}.cards[{n}].copies"
        token = Fields(entry["copies"], where, ("seat", "card", "held"))
        owner = token.number("seat", 0, 0, len(game.monsters) - 1)
        hand = game.monsters[seat].hand
        slot = len(hand) - len(data.items("cards")) + n  # the cards of expansions come first
        held = hand[slot]
        if entry.get("card") != "mimic":
            raise PositionError(where, "position-only-mimic")
        first = token.number("held", 0, 0, max(len(game.monsters[owner].hand) - 1, 0))
        for k in range(first, len(game.monsters[owner].hand)):
            other = game.monsters[owner].hand[k]
            name = CATALOGUE.ids[CATALOGUE.number_of_copy[copy_in(other)]]
            if name == token.text("card") and name != "mimic" and kind_of_copy(copy_in(other)) == KEEP_KIND:
                start = CATALOGUE.counters[CATALOGUE.number_of_copy[copy_in(other)]]
                counters = counters_in(held) if "counters" in entry else start
                hand[slot] = pack_held(copy_in(held), counters, mark_in(held), copy_in(other))
                break
        else:
            raise token.error("card", "position-copied-not-held", seat=owner, card=token.text("card"))


def _lay_health(game: Game, seat: int, data: Fields) -> None:
    monster = game.monsters[seat]
    if monster.place != DEAD:
        find_hooks(game, monster)
        undying = [held for held in monster.hand if hooks_in(held) & WHEN_I_REACH_ZERO]
        least = 0 if any(kind_of_copy(copy_in(held)) == COSTUME_KIND for held in undying) else 1
        most = max_health(game, seat)
        monster.health = data.number("health", START_HEALTH, least, most, "position-health-range", seat=seat)


def _check_places(game: Game) -> list[int]:
    """Check that no two monsters share a place in Tokyo and none is in a Bay that the rules do not have."""
    places: list[int] = [monster.place for monster in game.monsters]
    for place in range(1, 3):
        if places.count(place) > 1:
            raise PositionError("monsters", "position-place-taken", place=PLACE_NAMES[place])
    if BAY in places and not game.rules.bay:
        raise PositionError("monsters", "position-no-bay")
    return places


def _check_tokyo(game: Game, *, in_a_step: bool) -> None:
    """Check the living monsters. Two must be alive, except in the middle of a step (damage), where one is enough."""
    places = _check_places(game)
    if game.alive < (1 if in_a_step else FEWEST_MONSTERS):
        raise PositionError("monsters", "position-too-few-alive")
    if BAY in places and game.alive < BAY_NEEDS:
        raise PositionError("monsters", "position-bay-closed", least=BAY_NEEDS)


def _lay_cards(game: Game, data: Fields) -> None:
    market = data.items("market")
    if len(market) > MARKET_SIZE:
        raise data.error("market", "position-market-size", most=MARKET_SIZE, found=len(market))
    for slot, id in enumerate(market):
        if id is not None:
            game.market[slot] = _take_copy(game, id, f"market[{slot}]")
    for n, id in enumerate(data.items("discard")):
        game.discard = append(game.discard, _take_copy(game, id, f"discard[{n}]"))
    for n, id in enumerate(data.items("removed")):
        game.removed += (_take_copy(game, id, f"removed[{n}]"),)
    next_cards = [_take_copy(game, id, f"deck[{n}]") for n, id in enumerate(data.items("deck"))]
    if not data.has("market"):
        for slot in range(MARKET_SIZE):
            reveal(game, slot)
    for copy in next_cards:
        game.top = append(game.top, copy)
    if data.flag("deck_exact"):
        game.removed += tuple(game.deck)
        game.deck = vec[i64]()
    size = len(game.deck) + len(game.top)
    if data.number("deck_size", size, 0, 999) != size:
        raise data.error("deck_size", "position-deck-size", cards=size)


def _lay_turn(game: Game, data: Fields, rolls_left: int) -> None:
    """Start at a named step of the active monster's turn."""
    if data.has("this_turn"):
        raise data.error("this_turn", "position-this-turn")
    if game.monsters[game.active].place == DEAD:
        raise data.error("turn", "position-dead-turn", seat=game.active)
    step = data.one_of("step", "start", STEPS_TO_START_AT)
    game.turn = 0 if step == "start" else 1
    if step == "start":
        push(game, pack(TURN_START_STEP, game.active, 0, 0, 0))
    elif step == "resolve":
        push_turn(game, COUNT_DICE_STEP)
    elif step == "buy":
        push_turn(game, BEFORE_BUYING_STEP)
    elif step == "end":
        push_turn(game, SELL_STEP)
    elif data.has("dice"):
        game.rolls_left = rolls_left
        push_turn(game, INTERFERE_STEP)
        push_turn(game, ROLL_STEP)
    else:
        push_turn(game, FIRST_ROLL_STEP)


def _take_copy(game: Game, id: object, where: str) -> i64:
    """Take a copy of this card out of the deck; if none is left, a PositionError is raised."""
    if not isinstance(id, str):
        raise PositionError(where, "position-card-id", found=shown(id))
    try:
        copies = copies_of(number_named(id))
    except SetupError as error:
        raise PositionError(where, error.code, **error.arguments) from None
    for k in range(len(game.deck)):
        if game.deck[k] in copies:
            game.deck, copy = pop(game.deck, k)
            return copy
    raise PositionError(where, "position-copies-used-up", copies=len(copies), card=id)
