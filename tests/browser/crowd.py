"""The crowded position: six monsters with many cards and tokens, at the decisions that need the most room."""

from __future__ import annotations

from typing import Any, Final

RULES: Final = "standard cultists=true halloween=true tokyo_tower=true"
MINE: Final = [
    *("acid_attack", "extra_head", "giant_brain", "herd_culler", "energy_drink"),
    *("healing_ray", "plot_twist", "camouflage", "devil"),
]
RIVALS: Final[list[dict[str, Any]]] = [
    {
        "place": "city", "health": 6, "points": 11, "energy": 5, "shrink": 2, "tower": [2], "cultists": 1,
        "cards": [
            *("alien_origin", "armor_plating", "burrowing", "gourmet"),
            *("even_bigger", "herbivore", "poison_quills", "cheerleader"),
        ],
    },
    {
        "place": "bay", "health": 7, "points": 16, "energy": 3, "poison": 2,
        "cards": ["regeneration", "wings", "jets", "solar_powered", "spiked_tail", "statue_of_liberty"],
    },
    {
        "health": 9, "points": 3, "energy": 7, "cultists": 4,
        "cards": ["rapid_healing", "psychic_probe", "opportunist", "smoke_cloud", "stretchy"],
    },
    {"health": 2, "points": 9, "poison": 1, "cards": ["it_has_a_child"]},
    {
        "health": 10, "points": 12, "energy": 9, "cultists": 1,
        "cards": ["fire_breathing", "nova_breath", "urbavore"],
    },
]  # fmt: skip


def crowd(*, mine: dict[str, Any] | None = None, rivals: dict[int, dict[str, Any]] | None = None) -> dict[str, Any]:
    """All six monsters, with these fields of some of them changed; `mine` are the first one's."""
    me = {"health": 8, "points": 14, "energy": 12, "poison": 1, "shrink": 1, "tower": [1], "cultists": 2, "cards": MINE}
    changed = [{**rival, **(rivals or {}).get(seat, {})} for seat, rival in enumerate(RIVALS, start=1)]
    return {"monsters": [{**me, **(mine or {})}, *changed]}
