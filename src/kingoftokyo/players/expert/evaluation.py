"""Estimates each monster's chance to win from the table at the beginning of a turn.

Every monster has a strength: a sum of the values of its points, health, place, energy, tokens and cards. The values
come from tables, because points and health are not linear near 20 and near 0. Its chance is its share of the
exponentials of the living monsters' strengths (a conditional logit). The tables interpolate between the weights of
`weights.py`; strengths are linear in the weights, so that `tools/science/fit_expert.py` can fit them. The values of
cards are in `card_tiers.py`.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp
from typing import TYPE_CHECKING, Final

from kingoftokyo.players.expert.card_tiers import CARD_VALUES
from kingoftokyo.players.expert.personality import STEADY
from kingoftokyo.players.expert.weights import NUMBERS
from kingoftokyo.rules.card import TOKYO_BONUS
from kingoftokyo.rules.catalogue import CATALOGUE, EXPANSION_KIND
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.hand import copy_in, counters_in, token_in
from kingoftokyo.rules.core.places import DEAD, OUTSIDE
from kingoftokyo.rules.effects.ending import PERSON_OUT
from kingoftokyo.rules.expansions.tokyo_tower import level_count
from kingoftokyo.rules.mypyc_compat import append, i64, vec
from kingoftokyo.rules.settings import WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.players.expert.personality import Personality
    from kingoftokyo.rules.core.monster import Monster
    from kingoftokyo.rules.game import Game

DUEL: Final = 0  # two monsters are alive
CROWD: Final = 1
SIMPLE: Final = 2  # two monsters, dice without energy, no cards
TABLES: Final = ("duel", "crowd", "simple")

POINT_KNOTS: Final = (0, 5, 10, 14, 17, 19)
OUTSIDE_KNOTS: Final = (1, 2, 3, 5, 8, 10, 12)
TOKYO_KNOTS: Final = (1, 2, 3, 5, 8, 10, 12)
ENERGY_KNOTS: Final = (0, 2, 4, 7, 12, 20)
AGAINST: Final = (
    "points against points",
    "health against points",
    "points against health",
    "points in tokyo against points",
    "health in tokyo against points",
    "points in tokyo against health",
)
MOST_HEALTH: Final = 12
MOST_ENERGY: Final = 30
OWN_CARD: Final = 0.08  # per energy of cost, for cards that are in no tier
FADING: Final = 0.6  # the share of the value of cards and energy that is lost when the leader has 20 points


def knotted(knots: tuple[int, ...], at: dict[int, float], most: int) -> vec[float]:
    """A table from 0 to `most`: linear between the knots, constant before the first and after the last."""
    table: list[float] = []
    for n in range(most + 1):
        value = at[knots[-1]]
        if n <= knots[0]:
            value = at[knots[0]]
        else:
            for low, high in pairwise(knots):
                if low <= n < high:
                    value = at[low] + (at[high] - at[low]) * (n - low) / (high - low)
        table.append(value)
    return vec[float](table)


class Tables:
    """The value tables of one monster for one kind of table: duel, crowd or simple."""

    def __init__(self, numbers: dict[str, float], table: str, points: float, health: float, tokyo: float) -> None:
        def number(name: str) -> float:
            return numbers.get(f"{table} {name}", 0.0)

        at_points = {knot: number(f"points {knot}") * points for knot in POINT_KNOTS}
        self.points: Final = knotted(POINT_KNOTS, at_points, WINNING_POINTS)
        outside = {knot: number(f"outside {knot}") * health for knot in OUTSIDE_KNOTS}
        self.outside: Final = knotted(OUTSIDE_KNOTS, outside, MOST_HEALTH)
        full = number("tokyo 10")
        inside = {knot: full + (number(f"tokyo {knot}") - full) * health + tokyo for knot in TOKYO_KNOTS}
        self.tokyo: Final = knotted(TOKYO_KNOTS, inside, MOST_HEALTH)
        self.turn: Final = number("turn")
        self.turn_points: Final = number("turn points")
        self.turn_in_tokyo: Final = number("turn in tokyo")
        self.exposed: Final = number("exposed") * health
        self.stuck: Final = number("stuck") * health
        self.hit_first: Final = number("hit first") * health
        self.nearly: Final = number("nearly")
        self.pays_points: Final = number("tokyo pays points")
        self.more: Final = number("tokyo more monsters")
        self.points_more: Final = number("points more monsters") * points
        self.health_more: Final = number("health more monsters") * health
        self.points_and_health: Final = number("points and health")
        self.against: Final = vec[float]([number(name) for name in AGAINST])


class Evaluation:
    """Computes all monsters' chances to win, as the monster `me` with this personality sees them."""

    def __init__(
        self,
        me: i64 = NOBODY,
        personality: Personality = STEADY,
        numbers: dict[str, float] | None = None,
        cards: dict[str, float] | None = None,
    ) -> None:
        known = NUMBERS if numbers is None else numbers
        card_values = CARD_VALUES if cards is None else cards
        self.me: i64 = me
        self.mine: Final = [
            Tables(known, table, personality.points, personality.health, personality.tokyo) for table in TABLES
        ]
        self.others: Final = [Tables(known, table, 1.0, personality.harm, 0.0) for table in TABLES]
        at_energy = {knot: known.get(f"energy {knot}", 0.0) for knot in ENERGY_KNOTS}
        self.energy: Final = knotted(ENERGY_KNOTS, at_energy, MOST_ENERGY)
        self.my_energy: Final = personality.energy
        self.my_cards: Final = personality.cards
        self.poison: Final = known.get("poison", 0.0)
        self.shrink: Final = known.get("shrink", 0.0)
        self.cultist: Final = known.get("cultist", 0.0)
        self.tower: Final = known.get("tower", 0.0)
        self.fragile: Final = vec[float]([exp(-0.25 * n) for n in range(MOST_HEALTH + 1)])
        plain = OWN_CARD if cards is None else 0.0
        self.cards: vec[float] = vec[float]()
        for number, id in enumerate(CATALOGUE.ids):
            self.cards = append(self.cards, card_values.get(id, plain * float(CATALOGUE.cost[number])))
        self.cultists: i64 = CATALOGUE.ids.index("cultist") if "cultist" in CATALOGUE.ids else -1
        self.levels: i64 = CATALOGUE.ids.index("tokyo_tower") if "tokyo_tower" in CATALOGUE.ids else -1
        self.mimic: i64 = CATALOGUE.ids.index("mimic")

    def chances(self, game: Game) -> vec[float]:
        """The chance to win of every seat; 0 or 1 if the game is over."""
        players: i64 = len(game.monsters)
        if game.ending:
            return self.ended(game)
        strengths = self.strengths(game)
        strongest = -1e9
        for seat in range(players):
            if game.monsters[seat].place != DEAD:
                strongest = max(strongest, strengths[seat])
        total = 0.0
        for seat in range(players):
            share = 0.0
            if game.monsters[seat].place != DEAD:
                share = exp(strengths[seat] - strongest)
            strengths[seat] = share
            total += share
        for seat in range(players):
            strengths[seat] /= total
        return strengths

    def ended(self, game: Game) -> vec[float]:
        """The chances in a finished game: 1 for the winner; if it ended with its only person, shared by the living."""
        players: i64 = len(game.monsters)
        chances = vec[float]([0.0] * players)
        if game.victor != NOBODY:
            chances[game.victor] = 1.0
        elif game.ending == PERSON_OUT and game.alive > 0:
            for seat in range(players):
                if game.monsters[seat].place != DEAD:
                    chances[seat] = 1.0 / float(game.alive)
        return chances

    def strengths(self, game: Game) -> vec[float]:
        """The strength of every seat; 0 for the dead."""
        players: i64 = len(game.monsters)
        strengths = vec[float]([0.0] * players)
        table: i64 = CROWD
        if game.alive == 2:
            table = SIMPLE if game.rules.five_faces else DUEL
        most: i64 = 0
        second: i64 = 0
        health: i64 = 0
        for monster in game.monsters:
            if monster.place != DEAD:
                points = min(monster.points, WINNING_POINTS)
                if points > most:
                    second = most
                    most = points
                else:
                    second = max(second, points)
                health += monster.health
        leading = float(most) / 20.0
        fading = 1.0 - FADING * leading * leading
        distance: i64 = 0
        tokyo: i64 = 0  # the number of monsters in Tokyo whose turn comes earlier
        for k in range(players):
            seat = (game.active + k) % players
            monster = game.monsters[seat]
            if monster.place == DEAD:
                continue
            tables = self.mine[table] if seat == self.me else self.others[table]
            strength = self.standing(game, monster, tables, distance, tokyo)
            rival = float(second if monster.points >= most else most) / 20.0
            others = float(health - monster.health) / float(10 * max(game.alive - 1, 1))
            strength += self.compared(monster, tables, rival, others)
            things = self.energy[min(monster.energy, MOST_ENERGY)]
            cards = self.held(monster)
            if seat == self.me:
                things *= self.my_energy
                cards *= self.my_cards
            strengths[seat] = strength + fading * (things + cards)
            distance += 1
            if monster.place != OUTSIDE:
                tokyo += 1
        return strengths

    def standing(self, game: Game, monster: Monster, tables: Tables, distance: i64, tokyo: i64) -> float:
        """The value of its points, health, place and tokens; its own turn is `distance` turns away."""
        points = min(monster.points, WINNING_POINTS)
        health = min(monster.health, MOST_HEALTH)
        strength = tables.points[points] + tables.points_and_health * float(points * health) / 200.0
        strength += float((game.alive - 3) * points) * tables.points_more / 20.0
        strength += float((game.alive - 3) * (health - 10)) * tables.health_more / 10.0
        strength += self.poison * float(min(monster.poison, 4)) + self.shrink * float(min(monster.shrink, 4))
        if distance == 0:
            strength += tables.turn
            if points > 10:
                strength += tables.turn_points * float(points - 10) / 10.0
        if monster.place == OUTSIDE:
            return strength + tables.outside[health] + tables.hit_first * self.fragile[health] * float(tokyo)
        strength += tables.tokyo[health] + tables.exposed * self.fragile[health] * float(distance)
        strength += tables.more * float(game.alive - 3)
        if distance == 0:  # its hearts do not heal, and all others attack before it can leave
            strength += tables.turn_in_tokyo + tables.stuck * self.fragile[health] * float(game.alive - 1)
        if not monster.hooks & TOKYO_BONUS:
            strength += tables.pays_points
            if points >= 18:
                strength += tables.nearly
        return strength

    def compared(self, monster: Monster, tables: Tables, rival: float, others: float) -> float:
        """The adjustment for the others: `rival` is the best one's points / 20, `others` their mean health / 10."""
        points = float(min(monster.points, WINNING_POINTS)) / 20.0
        health = float(min(monster.health, MOST_HEALTH)) / 10.0
        against = tables.against
        strength = points * rival * against[0] + health * rival * against[1] + points * others * against[2]
        if monster.place != OUTSIDE:
            strength += points * rival * against[3] + health * rival * against[4] + points * others * against[5]
        return strength

    def held(self, monster: Monster) -> float:
        """The value of its cards, with their counters."""
        worth = 0.0
        for held in monster.hand:
            number = CATALOGUE.number_of_copy[copy_in(held)]
            if CATALOGUE.kind[number] == EXPANSION_KIND:
                if number == self.cultists:
                    worth += self.cultist * float(counters_in(held))
                elif number == self.levels:
                    worth += self.tower * float(level_count(counters_in(held)))
            else:
                if number == self.mimic and token_in(held) >= 0:
                    number = CATALOGUE.number_of_copy[token_in(held)]
                full = CATALOGUE.counters[number]
                if full > 0:
                    worth += self.cards[number] * float(counters_in(held)) / float(full)
                else:
                    worth += self.cards[number]
        return worth


def number_names() -> list[str]:
    """The names of all weights, in the order of `weights.py`."""
    names: list[str] = []
    for table in TABLES:
        names += [f"{table} points {knot}" for knot in POINT_KNOTS if knot > 0]
        names += [f"{table} outside {knot}" for knot in OUTSIDE_KNOTS if knot != 10]
        names += [f"{table} tokyo {knot}" for knot in TOKYO_KNOTS]
        names += [f"{table} {name}" for name in ("turn", "turn points", "turn in tokyo", "exposed", "stuck")]
        names += [f"{table} {name}" for name in ("hit first", "nearly", "points and health", *AGAINST)]
    names += [f"crowd {what} more monsters" for what in ("tokyo", "points", "health")]
    names += ["duel tokyo pays points"]
    names += [f"energy {knot}" for knot in ENERGY_KNOTS if knot > 0]
    names += ["poison", "shrink", "cultist", "tower"]
    return names
