"""What cards are worth on this very table: the table of values, looked at by who has how much of what."""

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
from kingoftokyo.rules.catalogue import CATALOGUE, DISCARD, KEEP

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
FULL_LENGTH: Final = 14.0  # points that the leader still needs when a card is worth all that the table says
SHORTEST: Final = 0.25


def card_worth(situation: Situation, card: str) -> float:
    """What a card is worth to me now, in points, its price not counted."""
    number = CATALOGUE.ids.index(card)
    if CATALOGUE.kind[number] == DISCARD:
        return _at_once(situation, card, CATALOGUE.cost[number])
    return keep_worth(situation, card, CATALOGUE.cost[number], situation.count(card))


def time_left(situation: Situation) -> float:
    """How much of the game is to come: 1 at the start, little near its end."""
    needed = situation.goal() - situation.most_points()
    return min(max(needed / FULL_LENGTH, SHORTEST), 1.0)


def keep_worth(situation: Situation, card: str, cost: int, owned: int) -> float:
    """Value of a Keep card when its owner has `owned` of it already."""
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
    """What the best card on the table is worth to my Mimic."""
    best = 0.0
    for monster in [situation.me, *situation.rivals]:
        for card in monster.cards:
            if card.id != "mimic" and CATALOGUE.kind[CATALOGUE.ids.index(card.id)] == KEEP:
                best = max(best, copy_worth(situation, card.id))
    return best


def copy_worth(situation: Situation, card: str) -> float:
    """What it is worth to copy a card; the Mimic goes when it is lost, and can be moved."""
    number = CATALOGUE.ids.index(card)
    return keep_worth(situation, card, CATALOGUE.cost[number], situation.count(card))


def points_worth(situation: Situation, points: int) -> float:
    """What points are worth: themselves, or a win."""
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
    """What a Discard card does now."""
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
