"""What final dice are worth by rules of thumb: points, hearts, energy and smashes, each for itself, and added up.

The only things that are more than a sum are what ends the game: points that win, and smashes that kill.
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
    TOWER_WORTHS,
)
from kingoftokyo.players.sensible.situation import Outlook, added_smashes, revives
from kingoftokyo.rules.core.dice import ENERGY, HEART, MOST_DICE, ONE, SMASH, THREE, TWO, count, set_points
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.players.dice_lattice import Lattice
    from kingoftokyo.rules.views.view import MonsterView

WIN: Final = 40.0
DEATH: Final = 30.0
MOST_SMASHES: Final = MOST_DICE + 8
MOST_POINTS: Final = 30

# Lists: compiled by mypyc 2.4, a Final tuple with a negative number in it reads as if it was never set.
# What the next health is worth to a monster that has 0, 1, 2 … of it.
HEALTH_WORTHS: Final[list[float]] = [8.0, 3.0, 2.2, 1.6, 1.25, 1.0, 0.85, 0.7, 0.55, 0.45, 0.35, 0.3]
DUEL_WORTH: Final = 1.1  # of what a rival loses, to the only other monster
CROWD_WORTH: Final = 0.3  # and to one of several
KILL_WORTH: Final = 3.0
ENTRY_WORTHS: Final[list[float]] = [-6.0, -6.0, -4.0, -2.5, -1.5, -0.6, 0.0, 0.5, 0.9, 1.2, 1.4, 1.4, 1.4]  # by health
DUEL_ENTRY_WORTHS: Final[list[float]] = [-6.0, -6.0, -4.0, -3.0, -2.0, -1.2, -0.7, -0.3, 0.0, 0.2, 0.4, 0.4, 0.4]
YIELDS_WHEN_LOW: Final = 0.8  # the chance that a monster in Tokyo leaves after a hit
YIELDS: Final = 0.45
LOW: Final = 5
AGAIN_WORTH: Final = 2.5  # of Freeze Time's turn


def health_worth(health: int, gained: int) -> float:
    """What it is worth to come from this health to so much more."""
    worth = 0.0
    for k in range(health, health + gained):
        worth += HEALTH_WORTHS[min(k, len(HEALTH_WORTHS) - 1)]
    return worth


def energy_worth(energy: int, gained: int) -> float:
    """What more energy is worth to who has so much: what lies about unspent is worth half."""
    worth = 0.0
    for k in range(energy, energy + gained):
        worth += ENERGY_WORTH if k < 10 else 0.5 * ENERGY_WORTH
    return worth


def loss_worth(outlook: Outlook, rival: MonsterView, amount: int) -> float:
    """What it is worth to me that a rival loses health; its death is."""
    lost = min(amount, rival.health)
    if lost <= 0:
        return 0.0
    share = DUEL_WORTH if outlook.alive == 2 else CROWD_WORTH
    worth = share * health_worth(rival.health - lost, lost)
    if lost == rival.health and not revives(rival):
        worth += WIN if outlook.alive == 2 else KILL_WORTH + 3.0 * outlook.count("eater_of_the_dead")
    return worth


def loss_cost(outlook: Outlook, amount: int, health: int) -> float:
    """What losing health costs me; the last of it costs the game."""
    if amount <= 0 or health == 0:
        return 0.0
    if amount < health or outlook.count("zombie"):
        return health_worth(max(health - amount, 0), min(amount, health))
    return DEATH if not outlook.count("it_has_a_child") else 0.5 * DEATH


def entry_worth(outlook: Outlook, health: int) -> float:
    """What it is worth to hold Tokyo with this health."""
    worths = DUEL_ENTRY_WORTHS if outlook.two_players else ENTRY_WORTHS
    return worths[min(health, len(worths) - 1)]


class DiceWorths:
    """What final dice are worth to the active monster, face by face."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.points: Final = self._points()
        self.hearts: Final = self._hearts()
        self.energies: Final = self._energies()
        self.smashes: Final = self._smashes()
        self.ones: Final = self._ones()
        self.quills: Final[i64] = 2 * outlook.count("poison_quills")
        self.gourmet: Final[i64] = 2 * outlook.count("gourmet")
        self.detritivore: Final[i64] = 2 * outlook.count("detritivore")
        self.destruction: Final[i64] = 9 * outlook.count("complete_destruction")
        self.alpha: Final[i64] = outlook.count("alpha_monster")
        self.cultists: Final = outlook.rules["cultists"] is True
        cards = outlook.cards
        self.added: Final = [
            added_smashes(cards, smashes, 0, in_tokyo=outlook.in_tokyo) for smashes in range(MOST_SMASHES + 1)
        ]

    def smashes_of(self, hand: i64) -> i64:
        """All smashes, those that cards add too."""
        smashes = count(hand, SMASH)
        if count(hand, TWO) >= 3:
            smashes += self.quills
        return self.added[smashes]

    def points_of(self, hand: i64) -> i64:
        """All points that the dice bring."""
        ones = count(hand, ONE)
        twos = count(hand, TWO)
        threes = count(hand, THREE)
        points = set_points(ONE, ones) + set_points(TWO, twos) + set_points(THREE, threes)
        if ones >= 3:
            points += self.gourmet
        if self.alpha > 0 and self.smashes_of(hand) > 0:
            points += self.alpha
        if ones > 0 and twos > 0 and threes > 0:
            points += self.detritivore
            if (
                self.destruction > 0
                and count(hand, HEART) > 0
                and count(hand, ENERGY) > 0
                and self.smashes_of(hand) > 0
            ):
                points += self.destruction
        return points

    def worth(self, hand: i64) -> float:
        """All that these dice are worth."""
        smashes = self.smashes_of(hand)
        worth = self.points[min(self.points_of(hand), MOST_POINTS)]
        worth += self.hearts[count(hand, HEART)] + self.energies[count(hand, ENERGY)]
        worth += self.smashes[min(smashes, MOST_SMASHES)] + self.ones[count(hand, ONE)]
        if self.cultists:
            for face in range(SMASH):
                if count(hand, face) >= 4:
                    worth += CULTIST_WORTH
            if smashes >= 4:
                worth += CULTIST_WORTH
        return worth

    def worths(self, lattice: Lattice) -> list[float]:
        """The worths of all hands, in their order."""
        return [self.worth(hand) for hand in lattice.hands]

    def _points(self) -> list[float]:
        """By the points gained; those that win are worth a win."""
        outlook = self.outlook
        missing = outlook.goal() - outlook.me.points
        if outlook.place_free() and not outlook.two_players:
            missing -= 1
        return [points + (WIN if points >= missing else 0.0) for points in range(MOST_POINTS + 1)]

    def _hearts(self) -> list[float]:
        """By the hearts rolled, each used as well as it can be; in Tokyo they are good for nothing."""
        outlook = self.outlook
        me = outlook.me
        worths = [0.0]
        health = me.health
        poison = me.poison
        shrink = me.shrink
        extra = outlook.count("regeneration")
        ray = ray_worth(outlook)
        saving = poison - health + 1 if poison >= health and not outlook.in_tokyo else 0  # hearts to outlive the poison
        for hearts in range(1, MOST_DICE + 1):
            best = ray
            use = ""
            if not outlook.in_tokyo:
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
            worths.append(worths[-1] + best + (DEATH if hearts == saving else 0.0))
        return worths

    def _energies(self) -> list[float]:
        outlook = self.outlook
        if not outlook.rules.power_cards:
            return [0.0] * (MOST_DICE + 1)
        more = outlook.count("friend_of_children")
        energy = outlook.me.energy
        gains = [dice + more if dice > 0 else 0 for dice in range(MOST_DICE + 1)]
        enough = self._energy_that_wins() - energy
        return [energy_worth(energy, gain) + (WIN if gain >= enough else 0.0) for gain in gains]

    def _energy_that_wins(self) -> int:
        """The price of the cheapest card in the market whose points win, or more than anybody has."""
        outlook = self.outlook
        cheapest = 1000
        for card in outlook.view.market:
            reached = outlook.me.points + POINTS.get(card.id, 0) >= outlook.goal()
            if reached and card.id in POINTS and OWN_LOSS.get(card.id, 0) < outlook.me.health:
                cheapest = min(cheapest, card.price)
        return cheapest

    def _ones(self) -> list[float]:
        """What 1s bring besides points: Freeze Time's turn, and the tower."""
        outlook = self.outlook
        worths = [0.0] * (MOST_DICE + 1)
        for dice in range(3, MOST_DICE + 1):
            worths[dice] += AGAIN_WORTH * outlook.count("freeze_time")
            if dice >= 4 and outlook.in_tokyo:
                worths[dice] += next_level_worth(outlook)
        return worths

    def _smashes(self) -> list[float]:
        """By the smashes, those of cards among them: whom they hurt, whom they kill, and what comes of Tokyo."""
        outlook = self.outlook
        worths = [1.0 if outlook.count("herbivore") else 0.0]
        for smashes in range(1, MOST_SMASHES + 1):
            worth = 0.0
            killed = 0
            leaving = 0.0
            for rival in outlook.rivals:
                loss = outlook.loss(outlook.me, outlook.cards, rival, smashes)
                if loss == 0:
                    continue
                worth += loss_worth(outlook, rival, loss) + self._wound_worth(rival)
                dead = loss >= rival.health and not revives(rival)
                if dead:
                    killed += 1
                if rival.place != "outside" and not outlook.in_tokyo:
                    low = rival.health - loss <= LOW
                    leaving = max(leaving, 1.0 if dead else YIELDS_WHEN_LOW if low else YIELDS)
            if killed == len(outlook.rivals) and outlook.alive > 2:
                worth += WIN
            worth += leaving * entry_worth(outlook, outlook.me.health)
            worths.append(worth)
        return worths

    def _wound_worth(self, rival: MonsterView) -> float:
        """What a wound brings besides the health it takes."""
        outlook = self.outlook
        worth = 1.2 * outlook.count("poison_spit") + 1.4 * outlook.count("shrink_ray")
        if outlook.count("pirate") and rival.energy > 0:
            worth += ENERGY_WORTH
        if outlook.count("vampire") and outlook.me.health < outlook.me.max_health:
            worth += health_worth(outlook.me.health, 1) / len(outlook.rivals)
        return worth


def ray_worth(outlook: Outlook) -> float:
    """What a heart is worth that Healing Ray sells to another monster: the best there is."""
    best = 0.0
    if outlook.count("healing_ray"):
        for rival in outlook.rivals:
            if rival.health < rival.max_health:
                best = max(best, sale_worth(outlook, rival, 0))
    return best


def sale_worth(outlook: Outlook, rival: MonsterView, sold: int) -> float:
    """The energy that a rival pays for one more health, less what its health is worth to me."""
    paid = min(2, max(rival.energy - 2 * sold, 0))
    share = DUEL_WORTH if outlook.alive == 2 else CROWD_WORTH
    return energy_worth(outlook.me.energy, paid) - share * health_worth(rival.health + sold, 1)


def next_level_worth(outlook: Outlook) -> float:
    """What the next level of Tokyo Tower is worth."""
    levels = outlook.me.counted.get("tower")
    if not isinstance(levels, list):
        return 0.0
    for level, worth in enumerate(TOWER_WORTHS):
        if level + 1 not in levels:
            return worth
    return WIN
