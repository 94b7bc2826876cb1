"""Healing, damage and death."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.card import (
    HEALING,
    MY_LOSS,
    OTHERS_LOSS,
    WHEN_ANYONE_REACHES_ZERO,
    WHEN_I_LOSE_HEALTH,
    WHEN_I_REACH_ZERO,
    WHEN_I_WOUND,
    WHEN_MY_SMASH_WOUNDS,
)
from kingoftokyo.rules.catalogue import cause_name
from kingoftokyo.rules.core.agenda import (
    DAMAGE_STEP,
    EFFECT_OVER_STEP,
    LEAVE_STEP,
    NOBODY,
    TAKE_PLACE_STEP,
    YIELD_STEP,
    YIELDED_STEP,
    kind_of,
    large_argument,
    middle_argument,
    pack,
    push,
    seat_of,
    small_argument,
)
from kingoftokyo.rules.core.hand import activate, find_hooks, reacting
from kingoftokyo.rules.core.places import BAY, CITY, DEAD
from kingoftokyo.rules.effects.hands import discard_hand
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.effects.tokyo import close_bay, holder, in_tokyo, leave_tokyo
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.settings import START_HEALTH

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game

SMASH_FLAG: Final = 1 << 10
WITHHELD_FLAG: Final = 1 << 11


def heal(game: Game, me: i64, amount: i64) -> None:
    """Heal once: cards add their bonus once per heal, whatever its amount, and only below the maximum health."""
    monster = game.monsters[me]
    room = max_health(game, me) - monster.health
    if amount <= 0 or room <= 0 or game.ending:
        return
    _gain_health(game, me, min(amount, room))
    if monster.hooks & HEALING:
        cause = game.cause
        for ref in reacting(monster, HEALING):
            room = max_health(game, me) - monster.health
            _gain_health(game, me, min(activate(game, ref).healing(game, me, ref), room))
        game.cause = cause


def healed_by(game: Game, me: i64, amount: i64) -> i64:
    """The health gained by a heal of this amount, with what cards add, if there is room for it."""
    monster = game.monsters[me]
    cause = game.cause
    for ref in reacting(monster, HEALING):
        amount += activate(game, ref).healing(game, me, ref)
    game.cause = cause
    return amount


def _gain_health(game: Game, me: i64, amount: i64) -> None:
    if amount == 0:
        return
    monster = game.monsters[me]
    monster.health += amount
    if game.events is not None:
        game.events.append(events.HealthGained(me, amount, monster.health, cause_name(game.cause)))


# Damage is a step on the agenda for each victim, and a last step that checks who is left when the effect is over.


def pack_damage(victim: i64, amount: i64, dealer: i64, cause: i64, flags: i64) -> i64:
    return pack(DAMAGE_STEP, victim, min(amount, 1023), cause | flags, dealer)


def amount_of(damage: i64) -> i64:
    return small_argument(damage)


def dealer_of(damage: i64) -> i64:
    return large_argument(damage)


def cause_of(damage: i64) -> i64:
    return middle_argument(damage) & 1023


def flags_of(damage: i64) -> i64:
    return middle_argument(damage) & (SMASH_FLAG | WITHHELD_FLAG)


def push_effect_over(game: Game) -> None:
    push(game, pack(EFFECT_OVER_STEP, 0, 0, 0, 0))


def push_yields(game: Game, attacker: i64, by_card: i64) -> i64:
    """Push the steps after damage in Tokyo, by smashes (`by_card` 0) or by a card (1): asking who yields, and leaving.

    Returns the depth at which damage is inserted that waits for its victim's answer. The agenda is a stack: what runs
    last is pushed first.
    """
    city = holder(game, CITY)
    bay = holder(game, BAY)
    if city == NOBODY and bay == NOBODY:
        return game.depth
    push(game, pack(YIELDED_STEP, attacker, 0, 0, 0))
    push_effect_over(game)
    later = game.depth
    push(game, pack(LEAVE_STEP, attacker, 0, 0, 0))
    if bay != NOBODY:
        push(game, pack(YIELD_STEP, attacker, BAY, by_card, 0))
    # Also if the City is empty: the Bay may close, and its monster move to the City, before anybody is asked.
    push(game, pack(YIELD_STEP, attacker, CITY, by_card, 0))
    return later


def _begin_card_damage(game: Game, dealer: i64) -> None:
    """Push the steps after a card's damage; with `leave_on_any_loss`, its victims may leave Tokyo to the dealer."""
    if game.rules.leave_on_any_loss and dealer != NOBODY:
        game.forget_yields()
        push(game, pack(TAKE_PLACE_STEP, dealer, 0, 0, 0))
        push_yields(game, dealer, 1)
    push_effect_over(game)


def damage_one(game: Game, victim: i64, amount: i64, dealer: i64) -> None:
    """Deal damage to one monster; `dealer` may be NOBODY."""
    _begin_card_damage(game, dealer)
    push(game, pack_damage(victim, amount, dealer, game.cause, 0))


def damage_others(game: Game, me: i64, amount: i64) -> None:
    """Deal damage to every other monster, clockwise from the left neighbour."""
    _begin_card_damage(game, me)
    _owe_others(game, me, amount)


def damage_everyone(game: Game, me: i64, amount: i64) -> None:
    """Deal damage to every monster, the dealer last."""
    _begin_card_damage(game, me)
    push(game, pack_damage(me, amount, me, game.cause, 0))
    _owe_others(game, me, amount)


def _owe_others(game: Game, me: i64, amount: i64) -> None:
    players: i64 = len(game.monsters)
    for k in range(players - 1, 0, -1):
        push(game, pack_damage((me + k) % players, amount, me, game.cause, 0))


def unprevented(game: Game, me: i64, amount: i64) -> i64:
    """What is left of a loss after cards and shields that prevent damage without a decision."""
    if game.shielded >> me & 1:
        return 0
    monster = game.monsters[me]
    if monster.hooks & MY_LOSS:
        for ref in reacting(monster, MY_LOSS):
            amount = activate(game, ref).my_loss(game, me, ref, amount)
    return amount


def shield_until_end_of_turn(game: Game, me: i64) -> None:
    """This monster cannot lose health for the rest of the turn."""
    game.shielded |= bit(me)
    if game.events is not None:
        game.events.append(events.Shielded(me, cause_name(game.cause)))


def prevent(game: Game, amount: i64) -> i64:
    """Reduce the damage that its victim is asked about by `amount`; returns what is left of it."""
    k: i64 = game.depth - 1
    while k >= 0 and kind_of(game.agenda[k]) != DAMAGE_STEP:
        k -= 1
    if k < 0:
        return 0  # no damage is pending: only possible in a position written by hand
    step = game.agenda[k]
    left = max(amount_of(step) - amount, 0)
    if game.events is not None and left < amount_of(step):
        prevented = amount_of(step) - left
        cause = cause_name(cause_of(step))
        game.events.append(events.DamagePrevented(seat_of(step), prevented, cause, cause_name(game.cause)))
    game.agenda[k] = pack_damage(seat_of(step), left, dealer_of(step), cause_of(step), flags_of(step))
    return left


def full_loss(game: Game, victim: i64, amount: i64, dealer: i64) -> i64:
    """The loss after prevention, with what the dealer's cards add to it."""
    if dealer in (NOBODY, victim) or not game.monsters[dealer].hooks & OTHERS_LOSS:
        return amount
    cause = game.cause
    for ref in reacting(game.monsters[dealer], OTHERS_LOSS):
        amount = activate(game, ref).others_loss(game, dealer, ref, amount)
    game.cause = cause
    return amount


def lose_health(game: Game, victim: i64, amount: i64, dealer: i64, *, smash: bool) -> None:
    """Apply a loss: reduce health, append events, eliminate at 0 health, and call the hooks of cards that react."""
    monster = game.monsters[victim]
    cause = game.cause
    attacks = dealer != NOBODY and dealer != victim
    lost = min(full_loss(game, victim, amount, dealer), monster.health)
    monster.health -= lost
    if game.events is not None:
        game.events.append(
            events.HealthLost(victim, lost, monster.health, None if dealer == NOBODY else dealer, cause_name(cause))
        )
    game.lost |= bit(victim)
    if dealer != NOBODY:
        game.wounds |= bit(dealer * 6 + victim)
    if attacks and game.monsters[dealer].hooks & WHEN_I_WOUND:
        for ref in reacting(game.monsters[dealer], WHEN_I_WOUND):
            activate(game, ref).when_i_wound(game, dealer, ref, victim)
        game.cause = cause
    if smash or (game.rules.leave_on_any_loss and attacks):
        game.may_leave |= bit(victim)
    if smash:
        game.smashed |= bit(victim)
        attacker = game.monsters[dealer]
        if attacker.hooks & WHEN_MY_SMASH_WOUNDS:
            for ref in reacting(attacker, WHEN_MY_SMASH_WOUNDS):
                activate(game, ref).when_my_smash_wounds(game, dealer, ref, victim)
            game.cause = cause
    if monster.health == 0:
        reach_zero(game, victim, dealer)
    if monster.hooks & WHEN_I_LOSE_HEALTH:
        for ref in reacting(monster, WHEN_I_LOSE_HEALTH):
            activate(game, ref).when_i_lose_health(game, victim, ref, lost)


def reach_zero(game: Game, victim: i64, dealer: i64) -> None:
    """Handle a monster at 0 health: a card saves it or it is eliminated; then call the cards that react to either."""
    fall(game, victim, dealer)
    if game.hooks & WHEN_ANYONE_REACHES_ZERO:
        players: i64 = len(game.monsters)
        for k in range(players):
            seat = (game.active + k) % players
            if game.monsters[seat].hooks & WHEN_ANYONE_REACHES_ZERO:
                for ref in reacting(game.monsters[seat], WHEN_ANYONE_REACHES_ZERO):
                    activate(game, ref).when_anyone_reaches_zero(game, seat, ref)


def fall(game: Game, victim: i64, dealer: i64) -> None:
    """Let a card save a monster at 0 health, or eliminate it."""
    monster = game.monsters[victim]
    cause = game.cause
    saved = False
    if monster.hooks & WHEN_I_REACH_ZERO:
        for ref in reacting(monster, WHEN_I_REACH_ZERO):
            saved = saved or activate(game, ref).when_i_reach_zero(game, victim, ref)
        game.cause = cause
    if not saved:
        eliminate(game, victim, dealer)


def revive(game: Game, me: i64) -> None:
    """Restart a monster outside Tokyo with full health; it keeps only its energy and its poison and shrink tokens."""
    monster = game.monsters[me]
    card = cause_name(game.cause)
    discard_hand(game, me, card)
    if monster.points > 0:
        if game.events is not None:
            game.events.append(events.PointsLost(me, monster.points, 0, card))
        monster.points = 0
    monster.health = START_HEALTH
    if in_tokyo(monster):
        leave_tokyo(game, me, card)
    if game.events is not None:
        game.events.append(events.MonsterRevived(me, START_HEALTH, card))


def eliminate(game: Game, me: i64, dealer: i64) -> None:
    """Eliminate a monster: it leaves Tokyo and loses everything. With fewer than five alive, the Bay closes."""
    monster = game.monsters[me]
    if in_tokyo(monster):
        leave_tokyo(game, me, "death")
    discard_hand(game, me, "death")
    monster.hand = vec[i64]()
    find_hooks(game, monster)
    monster.place = DEAD
    monster.points = 0
    monster.energy = 0
    monster.poison = 0
    monster.shrink = 0
    game.alive -= 1
    monster.rank = game.alive
    if game.events is not None:
        game.events.append(events.MonsterEliminated(me, None if dealer == NOBODY else dealer, cause_name(game.cause)))
    close_bay(game)
