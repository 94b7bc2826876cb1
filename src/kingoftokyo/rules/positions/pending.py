"""The agenda as a list of readable steps, the next one first, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import GROUP_NAMES
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import HEARTS_FOR_OTHERS, Card
from kingoftokyo.rules.catalogue import CATALOGUE, cause_name, cause_named, number_named
from kingoftokyo.rules.core.agenda import (
    ASSIGN_HEARTS,
    CARD,
    COLLAPSE,
    DAMAGE,
    EFFECT_OVER,
    LEAVE,
    NEXT_TURN,
    NOBODY,
    RESOLVE,
    REVEALED,
    TAKE_PLACE,
    TURN_START,
    YIELD,
    YIELDED,
    a_of,
    about_of,
    b_of,
    c_of,
    kind_of,
    pack,
    seat_of,
    this_asking,
)
from kingoftokyo.rules.core.hand import copy_in, copy_of, number_of, pack_this, slot_of, token_in
from kingoftokyo.rules.core.places import PLACE_NAMES
from kingoftokyo.rules.effects.health import (
    SMASH_FLAG,
    WITHHELD_FLAG,
    amount_of,
    cause_of,
    dealer_of,
    flags_of,
    pack_damage,
)
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.phases import step_names
from kingoftokyo.rules.positions.fields import Fields
from kingoftokyo.rules.settings import WHOLE_MARKET

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

STEP_NAMES: Final = step_names()
_FIELDS: Final = {
    TURN_START: ("step", "seat", "fewer_dice", "extra"),
    ASSIGN_HEARTS: ("step", "dice", "heal", "cure_poison", "cure_shrink", "others"),
    DAMAGE: ("step", "seat", "amount", "dealer", "cause", "smash", "withheld"),
    YIELD: ("step", "seat", "place", "by_card"),
    LEAVE: ("step", "seat"),
    YIELDED: ("step", "seat"),
    TAKE_PLACE: ("step", "seat"),
    COLLAPSE: ("step", "seat"),
    RESOLVE: ("step", "done"),
    REVEALED: ("step", "asked", "slots"),
    CARD: ("step", "seat", "card", "held", "about"),
}
MOST_STEPS: Final = 200


def describe(game: Game, step: i64) -> dict[str, object]:
    """What is owed, in words; zeros and noes are left out."""
    details = step_details(game, step)
    return {"step": STEP_NAMES[kind_of(step)], **{field: value for field, value in details.items() if value}}


def step_details(game: Game, step: i64) -> dict[str, object]:
    kind = kind_of(step)
    if kind == TURN_START:
        return {"seat": seat_of(step), "fewer_dice": a_of(step), "extra": b_of(step) == 1}
    if kind == ASSIGN_HEARTS:
        return {
            "dice": a_of(step),
            "heal": b_of(step) & 15,
            "cure_poison": b_of(step) >> 4 & 15,
            "cure_shrink": b_of(step) >> 8,
            "others": [c_of(step) >> (4 * seat) & 15 for seat in range(len(game.monsters))] if c_of(step) else [],
        }
    if kind == DAMAGE:
        return {
            "seat": seat_of(step),
            "amount": amount_of(step),
            "dealer": "nobody" if dealer_of(step) == NOBODY else dealer_of(step),
            "cause": cause_name(cause_of(step)),
            "smash": flags_of(step) & SMASH_FLAG != 0,
            "withheld": flags_of(step) & WITHHELD_FLAG != 0,
        }
    if kind == YIELD:
        return {"seat": seat_of(step), "place": PLACE_NAMES[a_of(step)], "by_card": b_of(step) == 1}
    if kind in (LEAVE, YIELDED, TAKE_PLACE, COLLAPSE):
        return {"seat": seat_of(step)}
    if kind == RESOLVE:
        return {"done": [GROUP_NAMES[group] for group in range(4) if a_of(step) >> group & 1]}
    if kind == REVEALED:
        return {"asked": a_of(step), "slots": b_of(step)}
    if kind == CARD:
        this = this_asking(step)
        return {
            "seat": seat_of(step),
            "card": CATALOGUE.ids[number_of(this)],
            "held": slot_of(game.monsters[seat_of(step)], copy_of(this)),
            "about": about_of(step),
        }
    return {}


def read_step(game: Game, entry: object, where: str) -> i64:
    kind = STEP_NAMES.index(Fields(entry, where, None).one_of("step", "", STEP_NAMES))
    data = Fields(entry, where, _FIELDS.get(kind, ("step",)))
    last = len(game.monsters) - 1
    if kind == TURN_START:
        return pack(
            kind, data.number("seat", 0, 0, last), data.number("fewer_dice", 0, 0, 99), i64(data.flag("extra")), 0
        )
    if kind == ASSIGN_HEARTS:
        return _read_hearts(game, data)
    if kind == DAMAGE:
        return _read_damage(game, data)
    if kind == YIELD:
        place = PLACE_NAMES.index(data.one_of("place", "", ("city", "bay")))
        return pack(kind, data.number("seat", 0, 0, last), place, i64(data.flag("by_card")), 0)
    if kind in (LEAVE, YIELDED, TAKE_PLACE, COLLAPSE):
        return pack(kind, data.number("seat", 0, 0, last), 0, 0, 0)
    if kind == RESOLVE:
        done: i64 = 0
        for name in data.texts("done"):
            if name not in GROUP_NAMES:
                raise data.wrong("done", f"{name!r} is none of {', '.join(GROUP_NAMES)}")
            done |= bit(GROUP_NAMES.index(name))
        return pack(kind, game.active, done, 0, 0)
    if kind == REVEALED:
        return pack(kind, 0, data.number("asked", 1, 1, 6), data.number("slots", 0, 0, WHOLE_MARKET), 0)
    if kind == CARD:
        return _read_card(game, data)
    return pack(kind, 0 if kind in (EFFECT_OVER, NEXT_TURN) else game.active, 0, 0, 0)


def _read_hearts(game: Game, data: Fields) -> i64:
    others: i64 = 0
    monster = game.monsters[game.active]
    counts = data.items("others")
    if counts and not monster.hooks & HEARTS_FOR_OTHERS:
        raise data.wrong("others", "the active monster has no card that heals others")
    for seat, hearts in enumerate(counts):
        if (
            isinstance(hearts, bool)
            or not isinstance(hearts, int)
            or not 0 <= hearts <= 9
            or seat >= len(game.monsters)
        ):
            raise data.wrong("others", "a number of heart dice from 0 to 9 for each seat is expected")
        others |= i64(hearts) << (4 * i64(seat))
    assigned: i64 = data.number("heal", 0, 0, 9)
    assigned |= data.number("cure_poison", 0, 0, min(monster.poison, 9)) << 4
    assigned |= data.number("cure_shrink", 0, 0, min(monster.shrink, 9)) << 8
    return pack(ASSIGN_HEARTS, game.active, data.number("dice", 0, 0, 9), assigned, others)


def _read_damage(game: Game, data: Fields) -> i64:
    last = len(game.monsters) - 1
    cause = cause_named(data.text("cause", "rules"))
    if cause < 0:
        raise data.wrong("cause", f"{data.text('cause')!r} is no card and none of dice, tokyo, poison, rules")
    dealer = NOBODY if data.data.get("dealer") == "nobody" else data.number("dealer", 0, 0, last)
    if dealer == NOBODY and data.flag("smash"):
        raise data.wrong("dealer", "a smash is somebody's")
    flags = (SMASH_FLAG if data.flag("smash") else 0) | (WITHHELD_FLAG if data.flag("withheld") else 0)
    return pack_damage(data.number("seat", 0, 0, last), data.number("amount", 0, 0, 1023), dealer, cause, flags)


def _read_card(game: Game, data: Fields) -> i64:
    seat = data.number("seat", 0, 0, len(game.monsters) - 1)
    hand = game.monsters[seat].hand
    if len(hand) == 0:
        raise data.wrong("seat", f"seat {seat} has no cards")
    held = hand[data.number("held", 0, 0, len(hand) - 1)]
    name = data.text("card")
    plays = [CATALOGUE.ids[CATALOGUE.number_of_copy[copy_in(held)]]]
    if token_in(held) >= 0:
        plays.append(CATALOGUE.ids[CATALOGUE.number_of_copy[token_in(held)]])
    if name not in plays:
        raise data.wrong("card", f"{name!r} is not the card held there: {' or '.join(plays)}")
    number = number_named(name)
    if type(CATALOGUE.cards[number]).asked is Card.asked:
        raise data.wrong("card", f"{name} never asks anything")
    about = data.number("about", 0, 0, (1 << 24) - 1)
    if not CATALOGUE.cards[number].could_ask(game, about):
        raise data.wrong("about", f"{name} cannot have asked about {about}")
    this = pack_this(number, copy_in(held))
    return pack(CARD, seat, about & 1023, about >> 10, this)
