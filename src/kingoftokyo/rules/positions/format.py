"""Writing the position of a game at a decision, so that it continues identically, or of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules.catalogue import CATALOGUE, EXPANSION_KIND, kind_of_copy
from kingoftokyo.rules.core.agenda import CARD_STEP, STEPS, asking_ref, kind_of, seat_of
from kingoftokyo.rules.core.dice import dice_text
from kingoftokyo.rules.core.hand import (
    USED_ON_THIS_DAMAGE,
    USED_THIS_TURN,
    copy_in,
    counters_in,
    mark_in,
    plays,
    slot_of,
    token_in,
)
from kingoftokyo.rules.core.places import DEAD, PLACE_NAMES
from kingoftokyo.rules.effects.deck import NO_CARD, copy_on_top, seen_by
from kingoftokyo.rules.expansions import counted
from kingoftokyo.rules.positions.ending import describe_ending

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


def write_position(game: Game) -> dict[str, object]:
    """All data of the game, including the generator's state (`luck`): do not show it to players.

    Fields that have their default values are left out.
    """
    return {
        "rules": game.rules.to_data(),
        "turn": game.active,
        **_nonempty({"dice": dice_text(game.dice), "rolls_left": game.rolls_left}),
        "monsters": [_monster(game, seat) for seat in range(len(game.monsters))],
        "market": [None if copy == NO_CARD else _name(copy) for copy in game.market],
        "deck_size": len(game.top) + len(game.deck),
        **_nonempty(
            {
                "deck": [_name(copy_on_top(known)) for known in game.top],
                "discard": [_name(copy) for copy in game.discard],
                "removed": [_name(copy) for copy in game.removed],
                "rolls": [dice_text(dice) for dice in game.loaded],
                "persons": _seats(game.persons, len(game.monsters)),
                "order": [] if game.order == tuple(range(len(game.monsters))) else list(game.order),
            }
        ),
        **_what_is_owed(game),
        "this_turn": {"regular": game.regular, **_nonempty(_this_turn(game))},
        "luck": game.rng,
    }


def _what_is_owed(game: Game) -> dict[str, object]:
    """The pending steps, or how the game has ended."""
    if game.ending:
        return {"over": describe_ending(game)}
    return {"pending": [_step(game, step) for step in _pending(game)]}


def _pending(game: Game) -> list[int]:
    """The pending steps, the next one first, without questions of cards that are gone: they are never asked."""
    steps = [game.agenda[k] for k in range(game.depth - 1, -1, -1)]
    return [
        step for step in steps if kind_of(step) != CARD_STEP or plays(game.monsters[seat_of(step)], asking_ref(step))
    ]


def _step(game: Game, step: int) -> dict[str, object]:
    kind = STEPS[kind_of(step)]
    return {"step": kind.name, **_nonempty(kind.describe(game, step))}


def _nonempty(data: dict[str, object]) -> dict[str, object]:
    """The fields without zeros, empty texts and empty lists."""
    return {field: value for field, value in data.items() if value}


def _name(copy: int) -> str:
    return CATALOGUE.ids[CATALOGUE.number_of_copy[copy]]


def _monster(game: Game, seat: int) -> dict[str, object]:
    monster = game.monsters[seat]
    if monster.place == DEAD:
        return {"place": "dead", "rank": monster.rank}
    return {
        "place": PLACE_NAMES[monster.place],
        "health": monster.health,
        **_nonempty(
            {
                "points": monster.points,
                "energy": monster.energy,
                "poison": monster.poison,
                "shrink": monster.shrink,
                "cards": [_card(game, held) for held in monster.hand if kind_of_copy(copy_in(held)) != EXPANSION_KIND],
                **counted(monster),
            }
        ),
    }


def _card(game: Game, held: int) -> object:
    """A card with its state; just its id if it has none."""
    number = CATALOGUE.number_of_copy[copy_in(held)]
    token = token_in(held)
    data: dict[str, object] = {"card": CATALOGUE.ids[number]}
    if token >= 0:
        data["copies"] = _copied(game, token)
    plays = CATALOGUE.number_of_copy[token] if token >= 0 else number
    if counters_in(held) != CATALOGUE.counters[plays]:
        data["counters"] = counters_in(held)
    if mark_in(held) & USED_THIS_TURN:
        data["used"] = True
    if mark_in(held) & USED_ON_THIS_DAMAGE:
        data["used_on_damage"] = True
    return data if len(data) > 1 else CATALOGUE.ids[number]


def _copied(game: Game, token: int) -> dict[str, object]:
    """The card that a token is on; `held` is given only if the owner has the same card earlier in its hand."""
    seat = next(seat for seat, monster in enumerate(game.monsters) if slot_of(monster, token) >= 0)
    names = [_name(copy_in(held)) for held in game.monsters[seat].hand]
    slot = slot_of(game.monsters[seat], token)
    which: dict[str, object] = {} if names.index(names[slot]) == slot else {"held": slot}
    return {"seat": seat, "card": names[slot], **which}


def _this_turn(game: Game) -> dict[str, object]:
    players = len(game.monsters)
    turns: list[int] = []
    queue: int = game.turns_owed
    while queue:
        turns.append((queue & 15) - 1)
        queue >>= 4
    return {
        "number": game.turn,
        "decision": game.number,
        "interjections": game.interjections,
        "extra_turns": turns,
        "frozen_turns": game.frozen_turns,
        "fewer_dice": game.fewer_dice,
        "smashes": game.smashes,
        "cheered": game.cheered,
        "lost": _seats(game.lost, players),
        "wounds": [[k // 6, k % 6] for k in range(36) if game.wounds >> k & 1],
        "smashed": _seats(game.smashed, players),
        "may_leave": _seats(game.may_leave, players),
        "withheld": _seats(game.withheld, players),
        "leaving": _seats(game.leaving, players),
        "staying": _seats(game.staying, players),
        "shielded": _seats(game.shielded, players),
        "peeked": [[seat for seat in range(players) if seen_by(known, seat)] for known in game.top],
    }


def _seats(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1]
