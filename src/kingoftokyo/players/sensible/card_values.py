"""The value of each card in points: the one table for all players that compare prices.

It is the value of having the card early in the game, without its price. For a card that acts once it is the value in
the middle of a game, which `buying.py` refines.
"""

from __future__ import annotations

from typing import Final

ENERGY_WORTH: Final = 0.55  # points per energy: cards cost about two energy for a point

CARD_VALUES: Final[dict[str, float]] = {
    # More dice, more rolls, better dice
    "extra_head": 6.5,
    "giant_brain": 4.5,
    "statue_of_liberty": 4.5,
    "herd_culler": 3.0,
    "plot_twist": 1.8,
    "stretchy": 2.2,
    "energy_drink": 1.8,
    "smoke_cloud": 1.8,
    "background_dweller": 1.8,
    "clown": 1.0,  # without aiming for it, a roll with all faces comes about once in thirty turns
    "psychic_probe": 1.8,
    "witch": 1.6,
    "freeze_time": 2.8,
    "frenzy": 3.6,  # an extra turn, with the bonus in Tokyo
    # Points
    "gourmet": 2.4,
    "detritivore": 2.4,
    "complete_destruction": 2.0,
    "alpha_monster": 4.0,
    "herbivore": 2.0,
    "energy_hoarder": 1.2,
    "rooting_for_the_underdog": 1.2,
    "media_friendly": 2.0,
    "eater_of_the_dead": 2.2,
    "princess": 5.0,
    "astronaut": 3.0,  # it saves the last three points
    "corner_store": 1.0,
    "commuter_train": 2.0,
    "apartment_building": 3.0,
    "skyscraper": 4.0,
    "jet_fighters": 5.0,
    "national_guard": 2.0,
    "tank": 4.0,
    "death_from_above": 3.0,
    "vast_storm": 2.6,
    "evacuation_orders": 2.5,
    # Smashes
    "acid_attack": 5.0,
    "spiked_tail": 4.0,
    "burrowing": 2.6,
    "urbavore": 2.8,
    "nova_breath": 4.0,
    "fire_breathing": 2.6,
    "poison_quills": 1.6,
    "poison_spit": 3.6,
    "shrink_ray": 4.6,
    "devil": 3.6,
    "pirate": 1.8,
    "cheerleader": 0.6,
    "flame_thrower": 2.0,
    "gas_refinery": 5.0,
    "high_altitude_bombing": 1.0,
    # Health
    "armor_plating": 3.2,
    "camouflage": 2.4,
    "wings": 4.2,
    "jets": 2.6,
    "robot": 2.6,
    "rapid_healing": 2.4,
    "regeneration": 2.4,
    "even_bigger": 2.6,
    "it_has_a_child": 3.0,  # a second life, but without points and cards
    "zombie": 5.5,  # its owner cannot die and can still win by points
    "ghost": 3.0,
    "vampire": 2.6,
    "healing_ray": 1.4,
    "heal": 1.4,
    "nuclear_power_plant": 4.0,
    "were_only_making_it_stronger": 1.0,
    # Energy and trading
    "battery_monster": 2.9,
    "friend_of_children": 3.0,
    "alien_origin": 2.4,
    "solar_powered": 1.4,
    "energize": 4.9,
    "opportunist": 1.4,
    "made_in_a_lab": 1.4,
    "parasitic_tentacles": 1.4,
    "metamorph": 1.4,
    "mimic": 3.6,  # with an ordinary card to copy
}
UNKNOWN_WORTH: Final = 0.6  # points per energy of cost, for custom cards

# The immediate effects of cards, repeated here for speed; a test compares them with the engine.
POINTS: Final = {
    "corner_store": 1,
    "commuter_train": 2,
    "apartment_building": 3,
    "skyscraper": 4,
    "nuclear_power_plant": 2,
    "national_guard": 2,
    "tank": 4,
    "jet_fighters": 5,
    "gas_refinery": 2,
    "vast_storm": 2,
    "death_from_above": 2,
}
HEALING: Final = {"heal": 2, "nuclear_power_plant": 3}
ENERGY_GAINED: Final = {"energize": 9}
OWN_LOSS: Final = {"jet_fighters": 4, "tank": 3, "high_altitude_bombing": 3, "national_guard": 2}
OTHERS_LOSS: Final = {"flame_thrower": 2, "gas_refinery": 3, "high_altitude_bombing": 3}
OTHERS_POINTS_LOST: Final = {"evacuation_orders": 5}  # at most
USE_PRICES: Final = {"wings": 2, "rapid_healing": 2, "stretchy": 2, "energy_drink": 1}  # in energy, each time

CULTIST_WORTH: Final = 0.9
TOWER_VALUES: Final[list[float]] = [2.5, 3.5]  # the first two levels; the third wins
POISON_WORTH: Final = 1.6  # of curing one token
SHRINK_WORTH: Final = 2.0


def worth_of(card: str, cost: int) -> float:
    """The value from the table; custom cards are valued by their cost."""
    return CARD_VALUES.get(card, UNKNOWN_WORTH * cost)
