"""The table from one seat's point of view: who can hit whom, and what smashes do.

These are fast shortcuts for what the rules define, for hundreds of questions per decision without playing a game.
`tests/players/sensible/test_shortcuts.py` compares each of them with the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.cards.costumes import ENOUGH
from kingoftokyo.rules.lookahead import tokyo_pays_points
from kingoftokyo.rules.settings import BAY_NEEDS, BLACK_DICE, ROLLS_A_TURN, WINNING_POINTS

if TYPE_CHECKING:
    from kingoftokyo.rules.views.view import MonsterView, View

OUTSIDE: Final = "outside"
DEAD: Final = "dead"
ENTERING: Final = 1  # points for entering Tokyo
STAYING: Final = 2  # points for starting, or under some rules ending, a turn in Tokyo


def cards_of(monster: MonsterView) -> dict[str, int]:
    """The number of each card that a monster has; a Mimic counts as the card that it copies."""
    found: dict[str, int] = {}
    for card in monster.cards:
        id = card.id if card.copies is None else card.copies
        found[id] = found.get(id, 0) + 1
    return found


class Situation:
    """The numbers of a view that the players compute with."""

    __slots__ = ("alive", "cards", "in_tokyo", "me", "rivals", "rules", "tokyo_pays_points", "view")

    def __init__(self, view: View, seat: int) -> None:
        monsters = view.monsters
        self.view = view
        self.rules = view.rules
        self.me = monsters[seat]
        self.rivals = [monster for monster in monsters if monster.seat != seat and monster.place != DEAD]
        self.alive = len(self.rivals) + 1
        self.cards = cards_of(self.me)
        self.in_tokyo = self.me.place != OUTSIDE
        self.tokyo_pays_points = tokyo_pays_points(view, seat)

    def count(self, card: str) -> int:
        """The number of this card that I have."""
        return self.cards.get(card, 0)

    def goal(self) -> int:
        """The points that I need to win."""
        return ENOUGH if self.count("astronaut") else WINNING_POINTS

    def most_points(self) -> int:
        """The most points of any monster."""
        return max([self.me.points, *[rival.points for rival in self.rivals]])

    def place_free(self) -> bool:
        """Whether I am outside and must enter Tokyo in my turn even without a smash."""
        taken = sum([1 for rival in self.rivals if rival.place != OUTSIDE])
        return not self.in_tokyo and taken < (2 if self.rules.bay and self.alive >= BAY_NEEDS else 1)

    def points_of_tokyo(self) -> int:
        """The points that Tokyo still gives me in my turn, if nobody leaves it."""
        enters = self.place_free()
        if not self.tokyo_pays_points or not (enters or self.in_tokyo):
            return 0
        return (ENTERING if enters else 0) + (STAYING if self.rules.bonus_at_end else 0)

    def next_to(self, one: int, other: int) -> bool:
        """Whether two living monsters are neighbours."""
        seats = sorted([self.me.seat, *[rival.seat for rival in self.rivals]])
        apart = abs(seats.index(one) - seats.index(other))
        return apart in (1, len(seats) - 1)

    def reaches(self, attacker: MonsterView, cards: dict[str, int], place: str) -> bool:
        """Whether smashes of this monster hit another one at this place."""
        if cards.get("nova_breath", 0) > 0:
            return True
        if self.rules.smashes_within_tokyo:
            return attacker.place != place
        return (attacker.place == OUTSIDE) != (place == OUTSIDE)

    def loss(self, attacker: MonsterView, cards: dict[str, int], victim: MonsterView, smashes: int) -> int:
        """The health that a monster would lose to these smashes, before it reacts."""
        return self.loss_at(victim.place, attacker, cards, victim, smashes)

    def loss_at(
        self, place: str, attacker: MonsterView, cards: dict[str, int], victim: MonsterView, smashes: int
    ) -> int:
        """Like `loss`, if the victim were at this place."""
        if smashes == 0 or victim.health == 0:
            return 0
        amount = smashes if self.reaches(attacker, cards, place) else 0
        splash = cards.get("fire_breathing", 0)
        if splash > 0 and self.next_to(attacker.seat, victim.seat):
            amount += splash
        if amount == 1 and has(victim, "armor_plating"):
            return 0
        return amount + cards.get("devil", 0) if amount > 0 else 0


def has(monster: MonsterView, card: str) -> bool:
    """Whether a monster has a card, or a Mimic of it."""
    for held in monster.cards:
        if held.id == card or held.copies == card:
            return True
    return False


def revives(monster: MonsterView) -> bool:
    """Whether a monster stays in the game at 0 health."""
    return has(monster, "it_has_a_child") or has(monster, "zombie")


def added_smashes(cards: dict[str, int], smashes: int, twos: int, *, in_tokyo: bool) -> int:
    """The smashes of a roll with these smashes and twos on its dice, including those that cards add."""
    if twos >= 3:
        smashes += 2 * cards.get("poison_quills", 0)
    if smashes > 0:
        smashes += cards.get("spiked_tail", 0)
        if in_tokyo:
            smashes += cards.get("urbavore", 0)
    smashes += cards.get("acid_attack", 0)
    if in_tokyo:
        smashes += cards.get("burrowing", 0)
    return smashes


def dice_of(monster: MonsterView, cards: dict[str, int]) -> int:
    """The number of dice in a monster's regular turn."""
    return min(max(BLACK_DICE + cards.get("extra_head", 0) - monster.shrink, 0), 9)


def rolls_of(cards: dict[str, int]) -> int:
    """The number of rolls in a monster's turn."""
    return ROLLS_A_TURN + cards.get("giant_brain", 0) + cards.get("statue_of_liberty", 0)
