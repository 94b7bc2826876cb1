"""The values of cards to the expert: hand-made tiers, in the unit of the evaluation (log-odds).

Each card is in the tier nearest to its fitted value over thousands of games. Most cards are rarely held, so that the
fit does not support finer values. Custom cards are valued by their cost.
"""

from __future__ import annotations

from typing import Final

DECISIVE: Final = 1.3
STRONG: Final = 0.85
GOOD: Final = 0.55
HANDY: Final = 0.3
SLIGHT: Final = 0.08

TIERS: Final[dict[float, str]] = {
    DECISIVE: "extra_head psychic_probe acid_attack fire_breathing shrink_ray wings princess",
    STRONG: "freeze_time spiked_tail statue_of_liberty witch astronaut",
    GOOD: (
        "giant_brain complete_destruction smoke_cloud stretchy urbavore burrowing alpha_monster nova_breath "
        "armor_plating camouflage regeneration it_has_a_child mimic devil robot zombie ghost vampire"
    ),
    HANDY: (
        "battery_monster media_friendly detritivore herd_culler plot_twist poison_spit jets rapid_healing "
        "eater_of_the_dead"
    ),
    SLIGHT: (
        "friend_of_children alien_origin gourmet energy_drink background_dweller poison_quills even_bigger "
        "were_only_making_it_stronger healing_ray opportunist made_in_a_lab parasitic_tentacles metamorph "
        "rooting_for_the_underdog energy_hoarder herbivore solar_powered clown cheerleader pirate"
    ),
}
CARD_VALUES: Final = {card: worth for worth, cards in TIERS.items() for card in cards.split()}
