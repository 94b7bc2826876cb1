"""The values of final rolls by rules of thumb: a sum over points, hearts, energy and smashes.

Only what ends the game is not additive: points that win, and smashes that kill.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.sensible.card_values import (
    CULTIST_WORTH,
    ENERGY_WORTH,
    OWN_LOSS,
    POINTS,
    POISON_WORTH,
    SHRINK_WORTH,
    TOWER_VALUES,
)
from kingoftokyo.players.sensible.situation import Situation, added_smashes, revives
from kingoftokyo.rules.core.dice import ENERGY, HEART, MOST_DICE, ONE, SMASH, THREE, TWO, count, set_points
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.players.dice_lattice import Lattice
    from kingoftokyo.rules.views.view import MonsterView

WIN: Final = 40.0
DEATH: Final = 30.0
MOST_SMASHES: Final = MOST_DICE + 8
MOST_POINTS: Final = 30

# Lists, because a Final tuple with a negative number reads as unset when compiled by mypyc 2.4.
# The value of one more health at 0, 1, 2 … health.
HEALTH_VALUES: Final[list[float]] = [8.0, 3.0, 2.2, 1.6, 1.25, 1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.3]
DUEL_WORTH: Final = 1.1  # my share of the value that my only rival loses
CROWD_WORTH: Final = 0.3  # and of the value that one of several rivals loses
KILL_WORTH: Final = 3.0
ENTRY_VALUES: Final[list[float]] = [-6.0, -6.0, -4.0, -2.5, -1.5, -0.6, 0.0, 0.5, 0.9, 1.2, 1.4, 1.4, 1.4]  # by health
DUEL_ENTRY_VALUES: Final[list[float]] = [-6.0, -6.0, -4.0, -3.0, -2.0, -1.2, -0.7, -0.3, 0.0, 0.2, 0.4, 0.4, 0.4]
YIELDS_WHEN_LOW: Final = 0.8  # the chance that a monster in Tokyo leaves after a hit, at LOW health or less
YIELDS: Final = 0.45  # and above it
LOW: Final = 5
HEART_PRICE: Final = 2  # energy for each health that Healing Ray sells
AGAIN_WORTH: Final = 2.5  # of Freeze Time's extra turn


def health_worth(health: int, gained: int) -> float:
    """The value of gaining `gained` health at this health."""
    worth = 0.0
    for k in range(health, health + gained):
        worth += HEALTH_VALUES[min(k, len(HEALTH_VALUES) - 1)]
    return worth


def energy_worth(energy: int, gained: int) -> float:
    """The value of gaining `gained` energy at this energy; from 10 on it counts half, as it is hard to spend."""
    worth = 0.0
    for k in range(energy, energy + gained):
        worth += ENERGY_WORTH if k < 10 else 0.5 * ENERGY_WORTH
    return worth


def loss_worth(situation: Situation, rival: MonsterView, amount: int) -> float:
    """The value to me of a rival losing `amount` health, including the bonus for killing it."""
    lost = min(amount, rival.health)
    if lost <= 0:
        return 0.0
    share = DUEL_WORTH if situation.alive == 2 else CROWD_WORTH
    worth = share * health_worth(rival.health - lost, lost)
    if lost == rival.health and not revives(rival):
        worth += WIN if situation.alive == 2 else KILL_WORTH + 3.0 * situation.count("eater_of_the_dead")
    return worth


def loss_cost(situation: Situation, amount: int, health: int) -> float:
    """The cost to me of losing `amount` of my health; DEATH if that eliminates me."""
    if amount <= 0 or health == 0:
        return 0.0
    if amount < health or situation.count("zombie"):
        return health_worth(max(health - amount, 0), min(amount, health))
    return DEATH if not situation.count("it_has_a_child") else 0.5 * DEATH


def entry_worth(situation: Situation, health: int) -> float:
    """The value of entering Tokyo with this health."""
    values = ENTRY_VALUES if situation.tokyo_pays_points else DUEL_ENTRY_VALUES
    return values[min(health, len(values) - 1)]


class DiceValues:
    """The values of final rolls to the active monster, by face."""

    def __init__(self, situation: Situation) -> None:
        self.situation: Final = situation
        self.points: Final = self._points()
        self.hearts: Final = self._hearts()
        self.energies: Final = self._energies()
        self.smashes: Final = self._smashes()
        self.ones: Final = self._ones()
        self.quills: Final[i64] = 2 * situation.count("poison_quills")
        self.gourmet: Final[i64] = 2 * situation.count("gourmet")
        self.detritivore: Final[i64] = 2 * situation.count("detritivore")
        self.destruction: Final[i64] = 9 * situation.count("complete_destruction")
        self.alpha: Final[i64] = situation.count("alpha_monster")
        self.regeneration: Final[i64] = situation.count("regeneration")
        self.friends: Final[i64] = situation.count("friend_of_children")
        self.cultists: Final = situation.rules["cultists"] is True
        cards = situation.cards
        self.added: Final = [
            added_smashes(cards, smashes, 0, in_tokyo=situation.in_tokyo) for smashes in range(MOST_SMASHES + 1)
        ]

    def smashes_of(self, roll: i64) -> i64:
        """The smashes of a roll, including those that cards add."""
        smashes = count(roll, SMASH)
        if count(roll, TWO) >= 3:
            smashes += self.quills
        return self.added[smashes]

    def points_of(self, roll: i64) -> i64:
        """The points that a roll scores, including those of cards."""
        ones = count(roll, ONE)
        twos = count(roll, TWO)
        threes = count(roll, THREE)
        points = set_points(ONE, ones) + set_points(TWO, twos) + set_points(THREE, threes)
        if ones >= 3:
            points += self.gourmet
        if self.alpha > 0 and self.smashes_of(roll) > 0:
            points += self.alpha
        if ones > 0 and twos > 0 and threes > 0:
            points += self.detritivore
            if (
                self.destruction > 0
                and count(roll, HEART) > 0
                and count(roll, ENERGY) > 0
                and self.smashes_of(roll) > 0
            ):
                points += self.destruction
        return points

    def health_of(self, roll: i64) -> i64:
        """The health gained by a roll if all hearts heal me."""
        hearts = count(roll, HEART)
        if self.situation.in_tokyo or hearts == 0:
            return 0
        me = self.situation.me
        room: i64 = me.max_health - me.health
        return min(hearts + self.regeneration, room)

    def energy_of(self, roll: i64) -> i64:
        """The energy gained by a roll."""
        energy = count(roll, ENERGY)
        return energy + self.friends if energy > 0 else 0

    def cultists_of(self, roll: i64, smashes: i64) -> i64:
        """The cultists gained by a roll with `smashes` smashes in all: one for each four of a kind."""
        found: i64 = 1 if smashes >= 4 else 0
        for face in range(SMASH):
            if count(roll, face) >= 4:
                found += 1
        return found

    def worth(self, roll: i64) -> float:
        """The total value of a roll."""
        smashes = self.smashes_of(roll)
        worth = self.points[min(self.points_of(roll), MOST_POINTS)]
        worth += self.hearts[count(roll, HEART)] + self.energies[count(roll, ENERGY)]
        worth += self.smashes[min(smashes, MOST_SMASHES)] + self.ones[count(roll, ONE)]
        if self.cultists:
            worth += CULTIST_WORTH * float(self.cultists_of(roll, smashes))
        return worth

    def values(self, lattice: Lattice) -> list[float]:
        """The values of all rolls, in the order of `final_rolls`."""
        return [self.worth(roll) for roll in lattice.final_rolls]

    def _points(self) -> list[float]:
        """The values by points gained; WIN is added if they win."""
        situation = self.situation
        missing = situation.goal() - situation.me.points - situation.points_of_tokyo()
        return [points + (WIN if points >= missing else 0.0) for points in range(MOST_POINTS + 1)]

    def _hearts(self) -> list[float]:
        """The values by number of hearts, each used in the best way; in Tokyo they can only be sold (Healing Ray)."""
        situation = self.situation
        me = situation.me
        values = [0.0]
        health = me.health
        poison = me.poison
        shrink = me.shrink
        extra = situation.count("regeneration")
        ray = ray_worth(situation)
        # The number of hearts needed to survive the poison
        saving = poison - health + 1 if poison >= health and not situation.in_tokyo else 0
        for hearts in range(1, MOST_DICE + 1):
            best = ray
            use = ""
            if not situation.in_tokyo:
                healing = min(1 + extra, me.max_health - health)
                if health_worth(health, healing) > best:
                    best = health_worth(health, healing)
                    use = "heal"
                if poison > 0 and best < POISON_WORTH:
                    best = POISON_WORTH
                    use = "poison"
                if shrink > 0 and best < SHRINK_WORTH:
                    best = SHRINK_WORTH
                    use = "shrink"
            if use == "heal":
                health += healing
                extra = 0
            elif use == "poison":
                poison -= 1
            elif use == "shrink":
                shrink -= 1
            values.append(values[-1] + best + (DEATH if hearts == saving else 0.0))
        return values

    def _energies(self) -> list[float]:
        situation = self.situation
        if not situation.rules.power_cards:
            return [0.0] * (MOST_DICE + 1)
        more = situation.count("friend_of_children")
        energy = situation.me.energy
        gains = [dice + more if dice > 0 else 0 for dice in range(MOST_DICE + 1)]
        enough = self._energy_that_wins() - energy
        return [energy_worth(energy, gain) + (WIN if gain >= enough else 0.0) for gain in gains]

    def _energy_that_wins(self) -> int:
        """The price of the cheapest card in the market whose points win, or 1000 if there is none."""
        situation = self.situation
        cheapest = 1000
        for card in situation.view.market:
            reached = situation.me.points + POINTS.get(card.id, 0) >= situation.goal()
            if reached and card.id in POINTS and OWN_LOSS.get(card.id, 0) < situation.me.health:
                cheapest = min(cheapest, card.price)
        return cheapest

    def _ones(self) -> list[float]:
        """The value of 1s besides points: Freeze Time's turn, and the tower."""
        situation = self.situation
        values = [0.0] * (MOST_DICE + 1)
        for dice in range(3, MOST_DICE + 1):
            values[dice] += AGAIN_WORTH * situation.count("freeze_time")
            if dice >= 4 and situation.in_tokyo:
                values[dice] += next_level_worth(situation)
        return values

    def _smashes(self) -> list[float]:
        """The values by number of smashes, including those of cards: damage, kills, and entering Tokyo."""
        situation = self.situation
        values = [1.0 if situation.count("herbivore") else 0.0]
        for smashes in range(1, MOST_SMASHES + 1):
            worth = 0.0
            killed = 0
            leaving = 0.0
            for rival in situation.rivals:
                loss = situation.loss(situation.me, situation.cards, rival, smashes)
                if loss == 0:
                    continue
                worth += loss_worth(situation, rival, loss) + self._wound_worth(rival)
                dead = loss >= rival.health and not revives(rival)
                if dead:
                    killed += 1
                if rival.place != "outside" and not situation.in_tokyo:
                    low = rival.health - loss <= LOW
                    leaving = max(leaving, 1.0 if dead else YIELDS_WHEN_LOW if low else YIELDS)
            if killed == len(situation.rivals) and situation.alive > 2:
                worth += WIN
            worth += leaving * entry_worth(situation, situation.me.health)
            values.append(worth)
        return values

    def _wound_worth(self, rival: MonsterView) -> float:
        """The value of the effects of cards on wounding a rival, without the health it loses."""
        situation = self.situation
        worth = 1.2 * situation.count("poison_spit") + 1.4 * situation.count("shrink_ray")
        if situation.count("pirate") and rival.energy > 0:
            worth += ENERGY_WORTH
        if situation.count("vampire") and situation.me.health < situation.me.max_health:
            worth += health_worth(situation.me.health, 1) / len(situation.rivals)
        return worth


def ray_worth(situation: Situation) -> float:
    """The best value of a heart that Healing Ray sells to another monster."""
    best = 0.0
    if situation.count("healing_ray"):
        for rival in situation.rivals:
            if rival.health < rival.max_health:
                best = max(best, sale_worth(situation, rival, 0))
    return best


def sale_worth(situation: Situation, rival: MonsterView, sold: int) -> float:
    """The value of the energy that a rival pays for one more health, minus what its health costs me."""
    paid = sold_for(rival.energy, sold)
    share = DUEL_WORTH if situation.alive == 2 else CROWD_WORTH
    return energy_worth(situation.me.energy, paid) - share * health_worth(rival.health + sold, 1)


def sold_for(energy: int, sold: int) -> int:
    """The energy that a rival can pay for one more heart, after `sold` hearts."""
    return min(HEART_PRICE, max(energy - HEART_PRICE * sold, 0))


def next_level_worth(situation: Situation) -> float:
    """The value of the next level of Tokyo Tower."""
    levels = situation.me.counted.get("tower")
    if not isinstance(levels, list):
        return 0.0
    for level, worth in enumerate(TOWER_VALUES):
        if level + 1 not in levels:
            return worth
    return WIN
