"""The state of a game as plain numbers: its fields, listed once, its copy and its key."""

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

AGENDA_ROOM: Final = 32  # it grows when that is not enough

# What a seat may know of the table besides its cards and monsters, one number each. A key leaves some of them out: they
# follow from the others, or do not matter for how the game goes on.
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
PILES: Final = ("deck", "top", "discard", "market")  # of cards, as physical copies
MONSTER_NUMBERS: Final = ("health", "points", "energy", "place", "poison", "shrink", "rank", "hooks")


class State:
    """Everything that a game is made of. Only the verbs of `effects` and the steps of `phases` write it."""

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
        self.rng = rng  # state of the generator: never shown to anybody
        self.monsters = monsters
        self.deck = deck  # the draw pile, an unordered pool in the order of the catalogue
        self.top = top  # cards known to be drawn next, in this order
        self.discard = discard
        self.market = market
        self.loaded = loaded  # throws that are settled beforehand
        self.events: list[Event] | None = None
        self.history: History | None = None  # a clone has none
        self.fair_chance: FairChance | None = None  # if chance can be proved fair: its key is never shown to anybody
        # Whose turn it is
        self.turn: i64 = 0
        self.active: i64 = 0
        self.regular: i64 = 0  # whose regular turn it is or was
        self.turns_owed: i64 = 0  # extra turns, see effects/turns.py
        self.frozen_turns: i64 = 0  # extra turns with fewer dice
        self.alive: i64 = len(monsters)
        self.hooks: i64 = 0  # of all monsters' cards
        # This turn
        self.fewer_dice: i64 = 0
        self.dice: i64 = 0
        self.rolls_left: i64 = 0
        self.smashes: i64 = 0
        self.cheered: i64 = 0  # smashes that other monsters add to the roll
        self.marked: i64 = 0  # whether any card is marked as used
        self.wounds: i64 = 0  # who made whom lose health: bit 6 * dealer + victim
        self.lost: i64 = 0  # who lost health at all, one bit for each seat; the same below
        self.smashed: i64 = 0  # who lost health to smashes
        self.may_leave: i64 = 0  # who lost health in a way that lets it leave Tokyo
        self.withheld: i64 = 0  # whose loss waits for the answer to the yield question
        self.leaving: i64 = 0
        self.staying: i64 = 0
        self.shielded: i64 = 0  # who loses no more health
        # What is pending
        self.agenda = agenda
        self.depth: i64 = 0
        self.number: i64 = 0  # of the decision, from 0
        self.interjections: i64 = 0  # since it waits
        self.asked: i64 = NOBODY
        self.option_buffer = vec[i64]()  # room for options; those of the decision come first
        self.buffered_count: i64 = -1  # how many there are, or -1 until they are found
        self.keep_option_count: i64 = 0  # options that are ways to keep dice: counted, not in the buffer
        self.cause: i64 = 0  # what is acting just now
        # The end
        self.victor: i64 = NOBODY
        self.ending: i64 = 0
        # Set up once
        self.removed: tuple[int, ...] = ()  # cards that have left the game
        self.persons: i64 = 0  # which seats are people, one bit each
        self.order: tuple[int, ...] = tuple(range(len(monsters)))  # who sits at which seat, as they were seated first

    def copy_numbers_to(self, twin: State) -> None:
        """Write the numbers of this state, all but those that its constructor takes, into a new one."""
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
        """All that matters of a position as one hashable value; games with the same key differ in `rng` at most.

        Two physical copies of a card are the same to it: a card counts as its number, and what refers to one that is
        held (a Mimic's token, the question of a card) as its place in that hand.
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
            elif plays(self.monsters[seat_of(step)], asking_ref(step)):  # nobody is asked by a card that is gone
                parts.append(self._question_in_key(step))
        return tuple(parts)

    def _mimic_in_key(self, held: i64) -> i64:
        """A Mimic by the seat, and the place in that hand, of the card that its token lies on."""
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
        """A new turn begins: nothing has happened in it."""
        self.dice = 0
        self.smashes = 0
        self.cheered = 0
        self.lost = 0
        self.wounds = 0
        self.smashed = 0
        self.shielded = 0
        self.forget_yields()

    def forget_yields(self) -> None:
        """Nobody has lost health that lets it leave Tokyo, and nobody has been asked."""
        self.may_leave = 0
        self.withheld = 0
        self.leaving = 0
        self.staying = 0

    def has_wounded(self, me: i64) -> bool:
        """Whether this monster made another one, or itself where that counts, lose health in this turn."""
        wounded = self.wounds >> (6 * me) & 63
        if not self.rules.herbivore_own_damage:
            wounded &= ~bit(me)
        return wounded != 0


def _top_in_key(known: i64) -> i64:
    """A card on top of the deck, with who has seen it; one that a view hides stays as it is."""
    copy = known & 1023
    return known if copy >= LIMIT else known - copy + CATALOGUE.number_of_copy[copy]
