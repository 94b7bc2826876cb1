"""The puzzles that are shipped, the easiest first. `tools/science/puzzle_search.py` found and tightened them.

In all of them seat 0 has rolled its last roll and can win in this turn whatever the others answer. Where it wins by
points, one point less would not do. A test searches every one of them again.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Puzzle(NamedTuple):
    """A position as text, and a winning line against the first answers of the others. Its name is `puzzle-name-ID`."""

    id: str
    dice: str
    monsters: tuple[str, ...]  # seat 0 first
    market: str
    solution: tuple[str, ...]

    @property
    def position(self) -> str:
        """The position as a line of text."""
        monsters = " ".join(f"({monster})" for monster in self.monsters)
        return (
            f"rules=standard turn=0 step=roll dice='{self.dice}' rolls_left=0 persons=[0] monsters=[{monsters}] "
            f"market=[{self.market}] deck=[{DECK}]"
        )


DECK: Final = "opportunist psychic_probe giant_brain smoke_cloud camouflage freeze_time"  # cards that do not help

PUZZLES: Final = (
    Puzzle(
        "hostile-takeover",
        "energy energy energy 1 2 3",
        (
            "health=6 energy=8 cards=[parasitic_tentacles]",
            "points=9 health=2 energy=2 cards=[wings] place=city",
            "points=4 health=2",
        ),
        "flame_thrower corner_store heal",
        (
            "buy wings from seat 1",
            "buy flame_thrower",
        ),
    ),
    Puzzle(
        "order-please",
        "1 2 2 3 energy energy",
        (
            "points=13 health=6 energy=9 cards=[herd_culler]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "media_friendly corner_store tank",
        (
            "set 2 to 1 with herd_culler",
            "buy media_friendly",
            "buy corner_store",
            "buy tank",
        ),
    ),
    Puzzle(
        "quills",
        "2 2 1 3 smash energy",
        (
            "health=6 energy=2 cards=[poison_quills nova_breath plot_twist]",
            "points=9 health=4 place=city",
            "points=4 health=5",
        ),
        "flame_thrower corner_store heal",
        (
            "set 1 to 2 with plot_twist",
            "buy flame_thrower",
        ),
    ),
    Puzzle(
        "undertaker",
        "1 1 smash smash energy heart",
        (
            "points=11 health=6 energy=4 cards=[eater_of_the_dead herd_culler fire_breathing]",
            "points=9 health=3 place=city",
            "points=4 health=2",
            "health=9",
        ),
        "flame_thrower corner_store tank",
        (
            "set heart to 1 with herd_culler",
            "buy tank",
        ),
    ),
    Puzzle(
        "discount",
        "1 1 2 3 3 energy",
        (
            "points=10 health=4 energy=9 cards=[herd_culler gourmet]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "alien_origin tank apartment_building",
        (
            "set 2 to 1 with herd_culler",
            "buy alien_origin",
            "buy tank",
            "buy apartment_building",
        ),
    ),
    Puzzle(
        "spend-to-have",
        "1 2 energy energy energy heart",
        (
            "points=12 health=4 energy=4 cards=[friend_of_children stretchy]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "energize skyscraper tank",
        (
            "done",
            "buy energize",
            "buy skyscraper",
            "buy tank",
        ),
    ),
    Puzzle(
        "vegetarian",
        "2 2 3 3 energy smash",
        (
            "points=14 health=6 energy=4 cards=[herbivore stretchy alpha_monster]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "corner_store flame_thrower national_guard",
        (
            "set energy to 2 with stretchy",
            "set smash to 3 with stretchy",
        ),
    ),
    Puzzle(
        "red-herring",
        "1 1 2 3 energy energy",
        (
            "points=14 health=6 energy=9 cards=[herd_culler energy_hoarder]",
            "points=9 health=7 cards=[herbivore] place=city",
            "points=4 health=6",
        ),
        "mimic corner_store tank",
        (
            "set 2 to 1 with herd_culler",
            "buy corner_store",
            "buy tank",
            "done",
        ),
    ),
    Puzzle(
        "home-game",
        "1 1 2 smash smash energy",
        (
            "health=6 energy=2 cards=[urbavore spiked_tail plot_twist] place=city",
            "points=9 health=6 cards=[armor_plating]",
            "points=4 health=7",
        ),
        "flame_thrower gas_refinery high_altitude_bombing",
        (
            "set 1 to energy with plot_twist",
            "buy high_altitude_bombing",
        ),
    ),
    Puzzle(
        "closing-time",
        "1 2 2 3 heart smash",
        (
            "points=11 health=4 energy=10 cards=[poison_quills plot_twist alien_origin]",
            "points=9 health=4 cards=[jets] place=city",
            "points=14 health=3",
            "health=6",
        ),
        "jet_fighters nuclear_power_plant national_guard",
        (
            "set 1 to 2 with plot_twist",
            "buy jet_fighters",
            "buy nuclear_power_plant",
        ),
    ),
    Puzzle(
        "bedside-manner",
        "heart heart heart 1 2 energy",
        (
            "points=15 health=9 energy=1 cards=[healing_ray herd_culler]",
            "points=9 health=7 energy=4 place=city",
            "points=4 health=6 energy=3",
        ),
        "skyscraper tank corner_store",
        (
            "set 2 to 1 with herd_culler",
            "heal seat 1",
            "heal seat 1",
            "heal seat 2",
            "buy tank",
            "buy corner_store",
        ),
    ),
    Puzzle(
        "one-two-three",
        "1 2 3 3 energy smash",
        (
            "points=11 health=6 energy=7 cards=[detritivore herd_culler plot_twist]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "commuter_train national_guard corner_store",
        (
            "set energy to 1 with herd_culler",
            "set 1 to 3 with plot_twist",
            "buy commuter_train",
            "buy national_guard",
        ),
    ),
    Puzzle(
        "fly-over",
        "1 2 3 heart energy energy",
        (
            "points=14 health=2 energy=5 cards=[stretchy eater_of_the_dead]",
            "points=9 health=3 place=city",
            "points=4 health=3",
            "points=4 health=9",
        ),
        "high_altitude_bombing heal corner_store",
        (
            "set 1 to heart with stretchy",
            "set 2 to energy with stretchy",
            "buy high_altitude_bombing",
        ),
    ),
    Puzzle(
        "moving-in",
        "1 2 3 smash smash energy",
        (
            "points=15 health=6 energy=6 cards=[alpha_monster stretchy]",
            "points=9 health=3 place=city",
            "points=4 health=8",
        ),
        "death_from_above corner_store commuter_train",
        (
            "set 1 to 3 with stretchy",
            "set 2 to 3 with stretchy",
            "set energy to 3 with stretchy",
        ),
    ),
    Puzzle(
        "one-of-each",
        "1 1 2 heart energy energy",
        (
            "points=10 health=6 energy=4 cards=[complete_destruction plot_twist stretchy]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "corner_store commuter_train heal",
        (
            "set 1 to 3 with plot_twist",
            "set energy to smash with stretchy",
            "done",
            "buy corner_store",
        ),
    ),
    Puzzle(
        "piggy-bank",
        "1 2 3 energy energy energy",
        (
            "points=14 health=6 energy=5 cards=[energy_hoarder metamorph gourmet stretchy]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "corner_store commuter_train heal",
        (
            "set 2 to 1 with stretchy",
            "set 3 to 1 with stretchy",
            "buy commuter_train",
            "sell gourmet",
            "sell metamorph",
        ),
    ),
    Puzzle(
        "doctors-orders",
        "1 2 3 energy heart smash",
        (
            "points=13 health=3 energy=8 cards=[stretchy]",
            "points=9 health=7 place=city",
            "points=4 health=6",
        ),
        "tank corner_store heal",
        (
            "set 1 to 3 with stretchy",
            "set 2 to 3 with stretchy",
            "set smash to energy with stretchy",
            "done",
            "buy tank",
        ),
    ),
)
