"""A monster's hand: its cards in the order it got them, each card with its state packed into one integer.

From the lowest bit up: the physical copy (10 bits), the counters on it (10), flags for its use (4), and for a Mimic the
copy that its token is on, plus one (10).

A card's methods get a card reference (`ref`), also one integer: the number of the card whose text acts (10 bits) and
the physical copy in the hand (10). They belong to different cards only for a Mimic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.catalogue import CATALOGUE
from kingoftokyo.rules.mypyc_compat import append, i64, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.card import Card
    from kingoftokyo.rules.core.monster import Monster
    from kingoftokyo.rules.game import Game


def copy_in(held: i64) -> i64:
    return held & 1023


def counters_in(held: i64) -> i64:
    return (held >> 10) & 1023


def mark_in(held: i64) -> i64:
    return (held >> 20) & 15


def token_in(held: i64) -> i64:
    """The copy that this Mimic's token is on, or -1."""
    return (held >> 24) - 1


def pack_held(copy: i64, counters: i64, mark: i64, token: i64) -> i64:
    return copy | counters << 10 | mark << 20 | (token + 1) << 24


def pack_ref(number: i64, copy: i64) -> i64:
    return number | copy << 10


def number_of(ref: i64) -> i64:
    """The number of the card whose text acts."""
    return ref & 1023


def copy_of(ref: i64) -> i64:
    """The physical copy in the hand: the Mimic, where a Mimic copies the card."""
    return ref >> 10


def slot_of(monster: Monster, copy: i64) -> i64:
    """The index of this copy in the monster's hand, or -1."""
    for slot in range(len(monster.hand)):
        if copy_in(monster.hand[slot]) == copy:
            return slot
    return -1


def plays(monster: Monster, ref: i64) -> bool:
    """Whether this monster has the referenced card, or a Mimic that copies it."""
    slot = slot_of(monster, copy_of(ref))
    if slot < 0:
        return False
    token = token_in(monster.hand[slot])
    if token >= 0 and CATALOGUE.number_of_copy[token] == number_of(ref):
        return True
    return CATALOGUE.number_of_copy[copy_of(ref)] == number_of(ref)


def reacting(monster: Monster, hook: i64) -> vec[i64]:
    """References to a monster's cards with this hook, in catalogue order; a Mimic's copy comes after the original."""
    found = vec[i64]()
    for held in monster.hand:
        number = CATALOGUE.number_of_copy[copy_in(held)]
        if CATALOGUE.hooks[number] & hook:
            found = _sorted_in(found, pack_ref(number, copy_in(held)))
    for held in monster.hand:
        token = token_in(held)
        if token >= 0:
            copied = CATALOGUE.number_of_copy[token]
            if CATALOGUE.hooks[copied] & hook:
                found = _sorted_in(found, pack_ref(copied, copy_in(held)))
    return found


def reacting_as_bought(monster: Monster, hook: i64) -> vec[i64]:
    """Like `reacting`, in the order in which the monster got the cards; a copied card has its Mimic's place."""
    found = vec[i64]()
    for held in monster.hand:
        for ref in reacting(monster, hook):
            if copy_of(ref) == copy_in(held):
                found = append(found, ref)
    return found


def reacting_once(monster: Monster, hook: i64) -> vec[i64]:
    """Like `reacting`, with each card once: for hooks where a second copy of a card adds nothing."""
    found = vec[i64]()
    for ref in reacting(monster, hook):
        if len(found) == 0 or number_of(found[len(found) - 1]) != number_of(ref):
            found = append(found, ref)
    return found


def _sorted_in(found: vec[i64], ref: i64) -> vec[i64]:
    found = append(found, ref)
    k: i64 = len(found) - 1
    while k > 0 and number_of(found[k - 1]) > number_of(ref):
        found[k] = found[k - 1]
        k -= 1
    found[k] = ref
    return found


def alike(monster: Monster, ref: i64) -> vec[i64]:
    """References to every instance of this card in the hand: the card itself, and Mimics that copy it."""
    found = vec[i64]()
    for other in reacting(monster, CATALOGUE.hooks[number_of(ref)]):
        if number_of(other) == number_of(ref):
            found = append(found, other)
    return found


def activate(game: Game, ref: i64) -> Card:
    """Return the card of this reference and set it as the cause (`game.cause`) of what follows."""
    game.cause = number_of(ref)
    return CATALOGUE.cards[number_of(ref)]


def hooks_in(held: i64) -> i64:
    """The hooks of a card in a hand, including those of the card that it copies."""
    hooks = CATALOGUE.hooks[CATALOGUE.number_of_copy[copy_in(held)]]
    token = token_in(held)
    if token >= 0:
        hooks |= CATALOGUE.hooks[CATALOGUE.number_of_copy[token]]
    return hooks


def find_hooks(game: Game, monster: Monster) -> None:
    """Recompute `monster.hooks` after its cards changed, and `game.hooks`, the union over all monsters."""
    hooks: i64 = 0
    for held in monster.hand:
        hooks |= hooks_in(held)
    monster.hooks = hooks
    anybody: i64 = 0
    for other in game.monsters:
        anybody |= other.hooks
    game.hooks = anybody


USED_THIS_TURN: Final = 1
USED_ON_THIS_DAMAGE: Final = 2


def mark(game: Game, me: i64, ref: i64, how: i64) -> None:
    """Flag a card as used; `how` is USED_THIS_TURN or USED_ON_THIS_DAMAGE."""
    monster = game.monsters[me]
    slot = slot_of(monster, copy_of(ref))
    if slot >= 0:
        held = monster.hand[slot]
        monster.hand[slot] = pack_held(copy_in(held), counters_in(held), mark_in(held) | how, token_in(held))
        game.marked |= how


def marked(game: Game, me: i64, ref: i64, how: i64) -> bool:
    """Whether this card has the mark `how`, such as `USED_THIS_TURN`."""
    monster = game.monsters[me]
    return mark_in(monster.hand[slot_of(monster, copy_of(ref))]) & how != 0


def unmark(game: Game, how: i64) -> None:
    """Clear this flag on every card: a new turn begins, or a damage was applied."""
    if game.marked & how == 0:
        return
    game.marked &= ~how
    for monster in game.monsters:
        for slot in range(len(monster.hand)):
            held = monster.hand[slot]
            monster.hand[slot] = pack_held(copy_in(held), counters_in(held), mark_in(held) & ~how, token_in(held))
