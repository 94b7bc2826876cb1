"""The state of a game as plain numbers: its fields, listed once for copying, transfer and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.catalogue import CATALOGUE, LIMIT
from kingoftokyo.rules.core.agenda import (
    CARD_STEP,
    NOBODY,
    about_of,
    asking_ref,
    in_key,
    kind_of,
    pack_question,
    seat_of,
)
from kingoftokyo.rules.core.hand import (
    copy_in,
    copy_of,
    counters_in,
    mark_in,
    number_of,
    pack_held,
    pack_ref,
    plays,
    slot_of,
    token_in,
)
from kingoftokyo.rules.mypyc_compat import i64, vec

if TYPE_CHECKING:
    from kingoftokyo.rules.core.game_log import History
    from kingoftokyo.rules.core.monster import Monster
    from kingoftokyo.rules.core.rng import FairChance
    from kingoftokyo.rules.events import Event
    from kingoftokyo.rules.settings import Rules

AGENDA_ROOM: Final = 32  # initial capacity; it grows on demand

# The numbers of the state that a seat may know, besides cards and monsters. Some are left out of `State.key`: they
# follow from the others, or do not affect how the game continues.
NUMBERS: Final = (
    "turn",
    "active",
    "regular",
    "turns_owed",
    "frozen_turns",
    "alive",
    "hooks",
    "fewer_dice",
    "dice",
    "rolls_left",
    "smashes",
    "cheered",
    "marked",
    "wounds",
    "lost",
    "smashed",
    "may_leave",
    "withheld",
    "leaving",
    "staying",
    "shielded",
    "number",
    "asked",
    "victor",
    "ending",
    "persons",
)
NOT_IN_KEY: Final = ("turn", "alive", "hooks", "marked", "number")
KEY_NUMBERS: Final = tuple(name for name in NUMBERS if name not in NOT_IN_KEY)
PILES: Final = ("deck", "top", "discard", "market")  # lists of physical copies
MONSTER_NUMBERS: Final = ("health", "points", "energy", "place", "poison", "shrink", "rank", "hooks")


class State:
    """All data of a game. Only the functions of `effects` and the steps of `phases` write it."""

    # fmt: off
    __slots__ = (
        "active", "agenda", "alive", "asked", "buffered_count", "cause", "cheered", "deck", "depth", "dice",
        "discard", "ending", "events", "fair_chance", "fewer_dice", "frozen_turns", "history", "hooks",
        "interjections", "keep_option_count", "leaving", "loaded", "lost", "marked", "market", "may_leave",
        "monsters", "number", "option_buffer", "order", "persons", "regular", "removed", "rng", "rolls_left",
        "rules", "shielded", "smashed", "smashes", "staying", "top", "turn", "turns_owed", "victor", "withheld",
        "wounds",
    )
    # fmt: on

    def __init__(
        self,
        rules: Rules,
        rng: i64,
        monsters: vec[Monster],
        agenda: vec[i64],
        deck: vec[i64],
        top: vec[i64],
        discard: vec[i64],
        market: vec[i64],
        loaded: list[int],
    ) -> None:
        self.rules = rules
        self.rng = rng  # state of the generator: secret
        self.monsters = monsters
        self.deck = deck  # the draw pile: drawn from at random, stored in catalogue order
        self.top = top  # cards already fixed to be drawn next, in this order
        self.discard = discard
        self.market = market
        self.loaded = loaded  # throws fixed in advance
        self.events: list[Event] | None = None
        self.history: History | None = None  # a clone has none
        self.fair_chance: FairChance | None = None  # set for provably fair dice; its key is secret
        # Whose turn it is
        self.turn: i64 = 0
        self.active: i64 = 0
        self.regular: i64 = 0  # the seat of the current or last regular (not extra) turn
        self.turns_owed: i64 = 0  # queue of extra turns, see effects/turns.py
        self.frozen_turns: i64 = 0  # number of extra turns with fewer dice
        self.alive: i64 = len(monsters)
        self.hooks: i64 = 0  # union of all monsters' hooks
        # This turn
        self.fewer_dice: i64 = 0
        self.dice: i64 = 0
        self.rolls_left: i64 = 0
        self.smashes: i64 = 0
        self.cheered: i64 = 0  # smashes that other monsters add to the roll
        self.marked: i64 = 0  # union of the use flags of all cards
        self.wounds: i64 = 0  # who dealt damage to whom: bit 6 * dealer + victim
        self.lost: i64 = 0  # who lost health, one bit per seat; so are the next six
        self.smashed: i64 = 0  # who lost health to smashes
        self.may_leave: i64 = 0  # who may leave Tokyo because of its loss
        self.withheld: i64 = 0  # whose loss is postponed until it has decided whether to yield
        self.leaving: i64 = 0  # who has decided to yield
        self.staying: i64 = 0  # who has decided to stay
        self.shielded: i64 = 0  # who cannot lose health for the rest of the turn
        # What is pending
        self.agenda = agenda
        self.depth: i64 = 0
        self.number: i64 = 0  # number of the current decision, from 0
        self.interjections: i64 = 0  # their number during the current decision
        self.asked: i64 = NOBODY
        self.option_buffer = vec[i64]()  # reused; its first `buffered_count` entries are valid
        self.buffered_count: i64 = -1  # -1: the options have not been determined yet
        self.keep_option_count: i64 = 0  # ways to keep dice: options that are not in the buffer
        self.cause: i64 = 0  # the card, or a *_CAUSE, that is acting
        # The end
        self.victor: i64 = NOBODY
        self.ending: i64 = 0
        # Set up once
        self.removed: tuple[int, ...] = ()  # physical copies that have left the game
        self.persons: i64 = 0  # seats of people, one bit each
        self.order: tuple[int, ...] = tuple(range(len(monsters)))  # by seat: the seat before any re-seating

    def copy_numbers_to(self, twin: State) -> None:
        """Copy every number that is not a parameter of the constructor to another state."""
        twin.turn = self.turn
        twin.active = self.active
        twin.regular = self.regular
        twin.turns_owed = self.turns_owed
        twin.frozen_turns = self.frozen_turns
        twin.alive = self.alive
        twin.hooks = self.hooks
        twin.fewer_dice = self.fewer_dice
        twin.dice = self.dice
        twin.rolls_left = self.rolls_left
        twin.smashes = self.smashes
        twin.cheered = self.cheered
        twin.lost = self.lost
        twin.marked = self.marked
        twin.wounds = self.wounds
        twin.smashed = self.smashed
        twin.may_leave = self.may_leave
        twin.withheld = self.withheld
        twin.leaving = self.leaving
        twin.staying = self.staying
        twin.shielded = self.shielded
        twin.depth = self.depth
        twin.number = self.number
        twin.interjections = self.interjections
        twin.asked = self.asked
        twin.victor = self.victor
        twin.ending = self.ending
        twin.removed = self.removed
        twin.persons = self.persons
        twin.order = self.order
        twin.fair_chance = self.fair_chance

    def key(self) -> tuple[int, ...]:
        """Everything that matters of a position as one hashable value; games with equal keys differ at most in `rng`.

        It does not distinguish the physical copies of a card: a card counts by its number, and a reference to a held
        card (a Mimic's token, a card's question) by its place in the hand.
        """
        number = CATALOGUE.number_of_copy
        parts: list[int] = [getattr(self, name) for name in KEY_NUMBERS]
        parts.append(self.rules.number)
        for monster in self.monsters:
            parts.extend((monster.health, monster.points, monster.energy, monster.place))
            parts.extend((monster.poison, monster.shrink, monster.rank, len(monster.hand)))
            for held in monster.hand:
                copy = copy_in(held)
                parts.append(held - copy + number[copy] if token_in(held) < 0 else self._mimic_in_key(held))
        parts.extend([copy if copy < 0 else number[copy] for copy in self.market])
        parts.append(len(self.deck))
        parts.extend([number[copy] for copy in self.deck])
        parts.append(len(self.top))
        parts.extend([_top_in_key(known) for known in self.top])
        for unordered in ([number[copy] for copy in self.discard], [number[copy] for copy in self.removed]):
            parts.append(len(unordered))
            parts.extend(sorted(unordered))
        for k in range(self.depth):
            step = self.agenda[k]
            if kind_of(step) != CARD_STEP:
                parts.append(in_key(step))
            elif plays(self.monsters[seat_of(step)], asking_ref(step)):  # a card that is gone asks nothing
                parts.append(self._question_in_key(step))
        return tuple(parts)

    def _mimic_in_key(self, held: i64) -> i64:
        """A Mimic, with its token given by the seat and the place in the hand of the card that it copies."""
        token = token_in(held)
        place: i64 = -1
        for seat in range(len(self.monsters)):
            slot = slot_of(self.monsters[seat], token)
            if slot >= 0:
                place = i64(seat) << 10 | slot
        return pack_held(CATALOGUE.number_of_copy[copy_in(held)], counters_in(held), mark_in(held), place)

    def _question_in_key(self, step: i64) -> i64:
        seat = seat_of(step)
        ref = asking_ref(step)
        slot = slot_of(self.monsters[seat], copy_of(ref))
        return pack_question(seat, pack_ref(number_of(ref), slot), about_of(step))

    def forget_turn(self) -> None:
        """Reset what is tracked per turn, at the start of a turn."""
        self.dice = 0
        self.smashes = 0
        self.cheered = 0
        self.lost = 0
        self.wounds = 0
        self.smashed = 0
        self.shielded = 0
        self.forget_yields()

    def forget_yields(self) -> None:
        """Reset who may leave Tokyo and who has decided to."""
        self.may_leave = 0
        self.withheld = 0
        self.leaving = 0
        self.staying = 0

    def has_wounded(self, me: i64) -> bool:
        """Whether this monster dealt damage this turn; damage to itself counts if the rules say so (Herbivore)."""
        wounded = self.wounds >> (6 * me) & 63
        if not self.rules.herbivore_own_damage:
            wounded &= ~bit(me)
        return wounded != 0


def _top_in_key(known: i64) -> i64:
    """A card on top of the deck, with the seats that have seen it; a card hidden by a view is unchanged."""
    copy = known & 1023
    return known if copy >= LIMIT else known - copy + CATALOGUE.number_of_copy[copy]
