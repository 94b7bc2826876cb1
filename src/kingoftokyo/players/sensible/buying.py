"""What cards are worth on this very table: the table of worths, looked at by who has how much of what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.sensible.card_values import HEALING, OTHERS_LOSS, OWN_LOSS, POINTS, worth_of
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
    from kingoftokyo.players.sensible.situation import Outlook

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


def card_worth(outlook: Outlook, card: str) -> float:
    """What a card is worth to me now, in points, its price not counted."""
    number = CATALOGUE.ids.index(card)
    if CATALOGUE.kind[number] == DISCARD:
        return _at_once(outlook, card, CATALOGUE.cost[number])
    return keep_worth(outlook, card, CATALOGUE.cost[number], outlook.count(card))


def time_left(outlook: Outlook) -> float:
    """How much of the game is to come: 1 at the start, little near its end."""
    needed = outlook.goal() - outlook.most_points()
    return min(max(needed / FULL_LENGTH, SHORTEST), 1.0)


def keep_worth(outlook: Outlook, card: str, cost: int, owned: int) -> float:
    """What a card is worth that stays, if so many like it are there already."""
    worth = worth_of(card, cost) * time_left(outlook)
    if owned > 0 and card in ONE_IS_ENOUGH:
        return 0.1
    if card == "mimic":
        return max(best_copy(outlook), 0.0)
    if card == "even_bigger":
        worth += health_worth(outlook.me.health, 2) - 1.0
    elif card in {"zombie", "it_has_a_child"} and outlook.me.health <= 4:
        worth += 2.0
    elif card == "astronaut" and outlook.me.points >= 17:
        worth = WIN
    elif card == "media_friendly" and outlook.me.energy < 2:
        worth *= 0.7
    elif card in {"fire_breathing", "nova_breath", "eater_of_the_dead"} and outlook.alive == 2:
        worth *= 0.7 if card == "fire_breathing" else 0.2
    elif card == "cheerleader" and outlook.alive == 2:
        worth = 0.1
    return worth


def best_copy(outlook: Outlook) -> float:
    """What the best card on the table is worth to my Mimic."""
    best = 0.0
    for monster in [outlook.me, *outlook.rivals]:
        for card in monster.cards:
            if card.id != "mimic" and CATALOGUE.kind[CATALOGUE.ids.index(card.id)] == KEEP:
                best = max(best, copy_worth(outlook, card.id))
    return best


def copy_worth(outlook: Outlook, card: str) -> float:
    """What it is worth to copy a card; the Mimic goes when it is lost, and can be moved."""
    number = CATALOGUE.ids.index(card)
    return keep_worth(outlook, card, CATALOGUE.cost[number], outlook.count(card))


def points_worth(outlook: Outlook, points: int) -> float:
    """What points are worth: themselves, or a win."""
    return points + (WIN if points > 0 and outlook.me.points + points >= outlook.goal() else 0.0)


def _at_once(outlook: Outlook, card: str, cost: int) -> float:
    """What a Discard card does now."""
    me = outlook.me
    known = card in POINTS or card in HEALING or card in OWN_LOSS or card in OTHERS_LOSS
    worth = points_worth(outlook, POINTS.get(card, 0) + outlook.count("media_friendly"))
    healing = min(
        HEALING.get(card, 0) + (outlook.count("regeneration") if card in HEALING else 0), me.max_health - me.health
    )
    worth += health_worth(me.health, healing)
    if card in OTHERS_LOSS:
        for rival in outlook.rivals:
            worth += loss_worth(outlook, rival, OTHERS_LOSS[card])
    lost = OWN_LOSS.get(card, 0)
    if lost == 1 and outlook.count("armor_plating"):
        lost = 0
    if lost >= me.health and not outlook.count("zombie") and not (outlook.rules.win_at_once and worth >= WIN):
        return -DEATH
    worth -= health_worth(me.health - lost, lost)
    if card == "energize":
        worth += energy_worth(max(me.energy - cost, 0), 9 + outlook.count("friend_of_children"))
    elif card == "evacuation_orders":
        for rival in outlook.rivals:
            worth += min(rival.points, 5) * (0.7 if outlook.alive == 2 else CROWD_WORTH)
    elif card == "vast_storm":
        for rival in outlook.rivals:
            worth += 0.2 * (rival.energy // 2)
    elif card == "death_from_above":
        worth += 0.0 if outlook.in_tokyo else entry_worth(outlook, me.health)
    elif card == "frenzy" or not known:
        worth += worth_of(card, cost)
    return worth
