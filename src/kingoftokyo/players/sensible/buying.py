"""The values of cards in the current situation: `card_values.py` adjusted to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.sensible.card_values import (
    ENERGY_GAINED,
    HEALING,
    OTHERS_LOSS,
    OTHERS_POINTS_LOST,
    OWN_LOSS,
    POINTS,
    worth_of,
)
from kingoftokyo.players.sensible.dice_values import (
    CROWD_WORTH,
    DEATH,
    WIN,
    energy_worth,
    entry_worth,
    health_worth,
    loss_worth,
)
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD_KIND, KEEP_KIND

if TYPE_CHECKING:
    from kingoftokyo.players.sensible.situation import Situation

ONE_IS_ENOUGH: Final = (
    "armor_plating",
    "nova_breath",
    "made_in_a_lab",
    "opportunist",
    "metamorph",
    "healing_ray",
    "psychic_probe",
    "rapid_healing",
    "parasitic_tentacles",
    "wings",
    "jets",
    "camouflage",
)
FULL_LENGTH: Final = 14.0  # the leader's missing points from which on a card has its full value
SHORTEST: Final = 0.25  # the smallest share of a card's value


def card_worth(situation: Situation, card: str) -> float:
    """The value of a card to me now, in points, without its price."""
    number = CATALOGUE.ids.index(card)
    if CATALOGUE.kind[number] == DISCARD_KIND:
        return _at_once(situation, card, CATALOGUE.cost[number])
    return keep_worth(situation, card, CATALOGUE.cost[number], situation.count(card))


def time_left(situation: Situation) -> float:
    """The estimated share of the game that is left: 1 at the start, SHORTEST near the end."""
    needed = situation.goal() - situation.most_points()
    return min(max(needed / FULL_LENGTH, SHORTEST), 1.0)


def keep_worth(situation: Situation, card: str, cost: int, owned: int) -> float:
    """The value of a Keep card to an owner who already has `owned` of it."""
    worth = worth_of(card, cost) * time_left(situation)
    if owned > 0 and card in ONE_IS_ENOUGH:
        return 0.1
    if card == "mimic":
        return max(best_copy(situation), 0.0)
    if card == "even_bigger":
        worth += health_worth(situation.me.health, 2) - 1.0
    elif card in {"zombie", "it_has_a_child"} and situation.me.health <= 4:
        worth += 2.0
    elif card == "astronaut" and situation.me.points >= 17:
        worth = WIN
    elif card == "media_friendly" and situation.me.energy < 2:
        worth *= 0.7
    elif card in {"fire_breathing", "nova_breath", "eater_of_the_dead"} and situation.alive == 2:
        worth *= 0.7 if card == "fire_breathing" else 0.2
    elif card == "cheerleader" and situation.alive == 2:
        worth = 0.1
    return worth


def best_copy(situation: Situation) -> float:
    """The value of the best card that my Mimic could copy."""
    best = 0.0
    for monster in [situation.me, *situation.rivals]:
        for card in monster.cards:
            if card.id != "mimic" and CATALOGUE.kind[CATALOGUE.ids.index(card.id)] == KEEP_KIND:
                best = max(best, copy_worth(situation, card.id))
    return best


def copy_worth(situation: Situation, card: str) -> float:
    """The value of copying a card with my Mimic."""
    number = CATALOGUE.ids.index(card)
    return keep_worth(situation, card, CATALOGUE.cost[number], situation.count(card))


def points_worth(situation: Situation, points: int) -> float:
    """The value of gaining points: their number, plus WIN if they win."""
    return points + (WIN if points > 0 and situation.me.points + points >= situation.goal() else 0.0)


def others_loss(situation: Situation, card: str) -> int:
    """The health that every other monster loses when I buy this card."""
    loss = OTHERS_LOSS.get(card, 0)
    if loss > 0 and situation.view.active == situation.me.seat:
        loss += situation.count("devil")
    return loss


def healing_of(situation: Situation, card: str) -> int:
    """The health that I gain when I buy this card."""
    me = situation.me
    healing = HEALING.get(card, 0)
    if healing > 0:
        healing += situation.count("regeneration")
    return min(healing, me.max_health - me.health)


def _at_once(situation: Situation, card: str, cost: int) -> float:
    """The value of a Discard card's immediate effects."""
    me = situation.me
    known = card in POINTS or card in HEALING or card in OWN_LOSS or card in OTHERS_LOSS
    worth = points_worth(situation, POINTS.get(card, 0) + situation.count("media_friendly"))
    worth += health_worth(me.health, healing_of(situation, card))
    for rival in situation.rivals:
        worth += loss_worth(situation, rival, others_loss(situation, card))
    lost = OWN_LOSS.get(card, 0)
    if lost == 1 and situation.count("armor_plating"):
        lost = 0
    if lost >= me.health and not situation.count("zombie") and not (situation.rules.win_at_once and worth >= WIN):
        return -DEATH
    worth -= health_worth(me.health - lost, lost)
    if card in ENERGY_GAINED:
        gained = ENERGY_GAINED[card] + situation.count("friend_of_children")
        worth += energy_worth(max(me.energy - cost, 0), gained)
    elif card in OTHERS_POINTS_LOST:
        for rival in situation.rivals:
            lost = min(rival.points, OTHERS_POINTS_LOST[card])
            worth += lost * (0.7 if situation.alive == 2 else CROWD_WORTH)
    elif card == "vast_storm":
        for rival in situation.rivals:
            worth += 0.2 * (rival.energy // 2)
    elif card == "death_from_above":
        worth += 0.0 if situation.in_tokyo else entry_worth(situation, me.health)
    elif card == "frenzy" or not known:
        worth += worth_of(card, cost)
    return worth
