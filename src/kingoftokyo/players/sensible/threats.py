"""The probabilities of losing health to other monsters before one's next turn, by a rule of thumb.

A rival rolls for smashes with a share of its dice, which is larger if its victim is nearly dead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.sensible.situation import OUTSIDE, added_smashes, cards_of, dice_of, rolls_of

if TYPE_CHECKING:
    from kingoftokyo.players.sensible.situation import Situation
    from kingoftokyo.rules.views.view import MonsterView

MOST_LOSS: Final = 15  # greater losses count as this one
APPETITE: Final = 0.55  # the share of possible smashes that a rival keeps
APPETITE_FOR_THE_KILL: Final = 0.85
NEARLY_DEAD: Final = 4  # health


def losses(situation: Situation, attackers: list[MonsterView], *, in_tokyo: bool) -> list[float]:
    """The probabilities that I lose 0, 1, 2 … health to the next turns of these monsters, in Tokyo or outside."""
    chances = [0.0] * (MOST_LOSS + 1)
    chances[0] = 1.0
    for attacker in attackers:
        chances = _after(chances, _losses_to(situation, attacker, in_tokyo=in_tokyo))
    return chances


def _after(chances: list[float], more: list[float]) -> list[float]:
    """The probabilities of the sum of two independent losses."""
    both = [0.0] * (MOST_LOSS + 1)
    for first, chance in enumerate(chances):
        if chance > 0.0:
            for second, other in enumerate(more):
                both[min(first + second, MOST_LOSS)] += chance * other
    return both


def _losses_to(situation: Situation, attacker: MonsterView, *, in_tokyo: bool) -> list[float]:
    chances = [0.0] * (MOST_LOSS + 1)
    me = situation.me
    place = me.place if in_tokyo else OUTSIDE
    cards = cards_of(attacker)
    if cards.get("fire_breathing", 0) == 0 and not situation.reaches(attacker, cards, place):
        chances[0] = 1.0
        return chances
    dice = dice_of(attacker, cards)
    appetite = APPETITE_FOR_THE_KILL if me.health <= NEARLY_DEAD else APPETITE
    chance = appetite * (1.0 - (5.0 / 6.0) ** rolls_of(cards))
    exactly = (1.0 - chance) ** dice
    for rolled in range(dice + 1):
        smashes = added_smashes(cards, rolled, 0, in_tokyo=attacker.place != OUTSIDE)
        loss = situation.loss_at(place, attacker, cards, me, smashes)
        chances[min(loss, MOST_LOSS)] += exactly
        exactly *= (dice - rolled) / (rolled + 1.0) * chance / (1.0 - chance)
    return chances


def mean(chances: list[float]) -> float:
    """The expected loss."""
    total = 0.0
    for loss, chance in enumerate(chances):
        total += loss * chance
    return total


def at_least(chances: list[float], loss: int) -> float:
    """The probability of losing `loss` or more."""
    total = 0.0
    for amount, chance in enumerate(chances):
        if amount >= loss:
            total += chance
    return total


def before_my_turn(situation: Situation) -> list[MonsterView]:
    """The living rivals whose turns come before my next turn."""
    players = situation.view.players
    active = situation.view.active
    mine = (situation.me.seat - active) % players
    if mine == 0:
        mine = players  # it is my turn: all others come before my next one
    return [rival for rival in situation.rivals if 0 < (rival.seat - active) % players < mine]
