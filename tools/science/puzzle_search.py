"""Finds and checks puzzles: positions in which the active monster can win in this turn, whatever the others answer.

python -m tools.science.puzzle_search --seconds 60 --seed 1   prints the best of the random positions it has tried.

The search is exact: every option of the active monster is tried against every answer of the others. A line counts only
if nothing random happens in it and if it buys no card that was not on the table at the beginning.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field
from typing import Any

from kingoftokyo import Game
from kingoftokyo.rules import FACE_NAMES, Choice, SetupError, to_line
from kingoftokyo.rules.lookahead import drew_nothing

ME = 0
MOST_POSITIONS = 60_000  # of one search
DICE_CARDS = ("herd_culler", "plot_twist", "stretchy")
HAND = (
    *("gourmet", "alpha_monster", "fire_breathing", "nova_breath", "poison_quills", "spiked_tail", "urbavore"),
    *("acid_attack", "burrowing", "complete_destruction", "detritivore", "eater_of_the_dead", "energy_hoarder"),
    *("herbivore", "alien_origin", "media_friendly", "metamorph", "friend_of_children", "parasitic_tentacles"),
    *("healing_ray", "rooting_for_the_underdog", "extra_head", "regeneration"),
)
RIVALS = ("wings", "jets", "armor_plating", "even_bigger", "spiked_tail", "media_friendly", "gourmet", "alien_origin")
MARKET = (
    *("corner_store", "commuter_train", "apartment_building", "skyscraper", "tank", "jet_fighters", "national_guard"),
    *("flame_thrower", "gas_refinery", "high_altitude_bombing", "heal", "energize", "nuclear_power_plant"),
    *("death_from_above", "evacuation_orders", "vast_storm", "energy_hoarder", "herbivore", "media_friendly"),
    *("alien_origin", "friend_of_children", "eater_of_the_dead", "metamorph", "even_bigger", "mimic", "poison_spit"),
)
DECK = ("opportunist", "psychic_probe", "giant_brain", "smoke_cloud", "camouflage", "freeze_time")  # no help this turn


class TooLargeError(Exception):
    """The search would take too long."""


@dataclass
class Search:
    """The answer for a position: whether the win is forced, a winning line, and how hard it is to find."""

    game: Game
    tried: int = 0
    line: list[str] = field(default_factory=list)  # the choices of the active monster, against the first answers
    keys: list[tuple[int, int]] = field(default_factory=list)  # at each of them: winning options, and all options

    known: dict[tuple[int, ...], bool] = field(default_factory=dict)  # by the key of a position

    def __post_init__(self) -> None:
        self.turn = self.game.turn
        self.market = {card.id for card in self.game.view(None).market}
        self.wins = self._wins(self.game)
        if self.wins:
            self._follow(self.game)

    def _wins(self, game: Game) -> bool:
        key = game.key()
        if key not in self.known:
            self.known[key] = self._searched(game)
        return self.known[key]

    def _searched(self, game: Game) -> bool:
        self.tried += 1
        if self.tried > MOST_POSITIONS:
            raise TooLargeError
        decision = game.decision
        if decision is None:
            return game.view(None).winner == ME
        if game.turn != self.turn:
            return False
        after = (self._after(game, choice) for choice in decision.options)
        if decision.seat == ME:
            return any(next is not None and self._wins(next) for next in after)
        return all(next is not None and self._wins(next) for next in after)

    def _after(self, game: Game, choice: Choice) -> Game | None:
        """The game after this choice; None if it leaves the search: by chance, or by a card that was hidden."""
        if choice.verb in ("buy_top", "sweep") or (choice.verb == "buy" and choice.card not in self.market):
            return None
        twin = game.clone()
        twin.play(choice)
        over_or_same = twin.over or twin.turn == self.turn
        return twin if over_or_same and (twin.over or drew_nothing(game, twin)) else None

    def _follow(self, game: Game) -> None:
        """Note the winning line, and how many of the options win at each step of it."""
        while (decision := game.decision) is not None:
            options = list(decision.options)
            nexts = [self._after(game, choice) for choice in options]
            winning = [k for k, next in enumerate(nexts) if next is not None and self._wins(next)]
            if decision.seat == ME:
                self.line.append(options[winning[0]].text)
                self.keys.append((len(winning), len(options)))
            game = nexts[winning[0]] or game


def search(position: dict[str, Any]) -> Search:
    return Search(Game.from_position(position))


def tightened(position: dict[str, Any]) -> Search | None:
    """Lower the points until one less would not do; None if the position is not won, or too large to search."""
    try:
        found = search(position)
        if not found.wins:
            return None
        while position["monsters"][ME]["points"] > 0:
            position["monsters"][ME]["points"] -= 1
            lower = search(position)
            if not lower.wins:
                position["monsters"][ME]["points"] += 1
                return found
            found = lower
    except TooLargeError:
        return None
    return found


def difficulty(found: Search) -> float:
    """How unlikely a random line is to win; with fewer than three real choices it is easy."""
    real = [(winning, options) for winning, options in found.keys if options > winning]
    score = sum(min(options / winning, 4.0) for winning, options in real)
    return score if len(real) >= 3 else score / 4


def random_position(chance: random.Random) -> dict[str, Any]:
    rivals = chance.choice((1, 2, 2, 3))
    mine = chance.sample(HAND, chance.choice((1, 2, 3)))
    if chance.random() < 0.75:
        mine += chance.sample(DICE_CARDS, chance.choice((1, 1, 2)))
    dice = 6 + ("extra_head" in mine)
    free = [card for card in RIVALS if card not in mine]
    market = chance.sample([card for card in MARKET if card not in mine], 3)
    monsters: list[dict[str, Any]] = [
        {"points": 19, "health": chance.randint(2, 8), "energy": chance.randint(0, 10), "cards": mine}
    ]
    for _ in range(rivals):
        cards = [free.pop(chance.randrange(len(free)))] if chance.random() < 0.4 else []
        cards = [card for card in cards if card not in market]
        monsters.append(
            {
                "points": chance.randint(0, 17),
                "health": chance.randint(1, 8),
                "energy": chance.randint(0, 3),
                "cards": cards,
            }
        )
    monsters[chance.randrange(len(monsters))]["place"] = "city"
    roll = " ".join(sorted((chance.choice(FACE_NAMES) for _ in range(dice)), key=FACE_NAMES.index))
    deck = [card for card in DECK if card not in mine]
    return {
        "rules": "standard",
        "turn": ME,
        "step": "roll",
        "dice": roll,
        "rolls_left": 0,
        "persons": [ME],
        "monsters": monsters,
        "market": market,
        "deck": deck,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20)
    asked = parser.parse_args()
    chance, until = random.Random(asked.seed), time.monotonic() + asked.seconds
    best: list[tuple[float, str, list[str], list[tuple[int, int]]]] = []
    while time.monotonic() < until:
        position = random_position(chance)
        try:
            found = tightened(position)
        except SetupError:
            continue
        if found is not None and position["monsters"][ME]["points"] < 19:
            best.append((difficulty(found), to_line(position), found.line, found.keys))
    for score, line, choices, keys in sorted(best, key=lambda one: -one[0])[: asked.show]:
        print(f"{score:.1f}  {line}\n      {' / '.join(choices)}  {keys}\n")


if __name__ == "__main__":
    main()
