"""Halloween: costume cards, one for each monster at the start, and stealing them with three smashes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.asking.choices import DONE, STEAL, TAKE, first_argument, pack_choice, verb_of
from kingoftokyo.rules.asking.options import offer
from kingoftokyo.rules.card import ExpansionCard
from kingoftokyo.rules.cards.costumes import COSTUMES
from kingoftokyo.rules.catalogue import CATALOGUE, COSTUME_KIND, copies_of, register
from kingoftokyo.rules.core.agenda import CARD_STEP, about_of, ask_owner, kind_of
from kingoftokyo.rules.core.game_log import DEALT, remember_card
from kingoftokyo.rules.core.hand import copy_in, pack_ref
from kingoftokyo.rules.core.rng import pick
from kingoftokyo.rules.effects import everyones, price, take_card, take_from_monster, take_out_of_deck, tell_taken
from kingoftokyo.rules.mypyc_compat import i64
from kingoftokyo.rules.settings import OFF_ON, Setting, add_setting

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.settings import Rules

add_setting(Setting("halloween", OFF_ON, "the twelve costume cards"), needs="power_cards")
add_setting(
    Setting("costumes", ("choose", "random", "shuffled"), "Halloween's start: one of two, one at random, or none")
)

COPIES: Final = [copy for costume in COSTUMES for copy in copies_of(register(costume))]
STEALING: Final = 0
SOME_PAIR: Final = 1023  # two unknown costumes, in the views of other seats
ENOUGH_SMASHES: Final = 3


class Halloween(ExpansionCard):
    name = "Halloween"
    cost = 0
    copies = 6
    text = (
        "Everybody starts with a costume. After a roll with three or more smashes you may steal costumes from monsters "
        "that lost health to them, paying their owners."
    )

    def joins(self, rules: Rules, players: int) -> bool:
        return rules["halloween"] is True

    def deck(self) -> list[int]:
        return COPIES

    def set_up(self, game: Game, number: int, first: int) -> None:
        """Each monster, from the first player on, sees two costumes and takes one; the others stay in the deck."""
        if game.rules["costumes"] == "shuffled":
            return
        pile = list(COPIES)
        players = len(game.monsters)
        pairs = [self.pair(game, pile) for _ in range(players)]
        for k in range(players - 1, -1, -1):
            seat = (first + k) % players
            if game.rules["costumes"] == "random":
                self.take_one(game, seat, pairs[k], 0)
            else:
                ask_owner(game, seat, everyones(game, seat, number), pairs[k])

    def pair(self, game: Game, pile: list[int]) -> int:
        """Draw two costumes from the pile, packed as indices into COPIES (5 bits each), which is never STEALING."""
        one = self.deal(game, pile)
        other = self.deal(game, pile)
        return COPIES.index(one) | COPIES.index(other) << 5

    def deal(self, game: Game, pile: list[int]) -> int:
        place = pick(game, len(pile))
        copy = pile.pop(place)
        if game.history is not None:
            remember_card(game.history, DEALT, copy, place, len(pile) + 1)
        return copy

    def take_one(self, game: Game, me: i64, pair: i64, which: i64) -> None:
        copy = COPIES[pair >> (5 * which) & 31]
        if take_out_of_deck(game, copy):
            take_card(game, me, copy)
            tell_taken(game, me, copy)

    def before_i_buy(self, game: Game, me: i64, ref: i64) -> None:
        if game.smashes >= ENOUGH_SMASHES:
            ask_owner(game, me, ref, STEALING)

    def could_ask(self, game: Game, about: i64) -> bool:
        if about == STEALING or not self.could_have_asked(about):
            return about == STEALING
        return COPIES[about & 31] in list(game.deck) and COPIES[about >> 5] in list(game.deck)

    def could_have_asked(self, about: i64) -> bool:
        """One of the two may be gone already: another monster may have taken or drawn it."""
        one, other = about & 31, about >> 5
        return about == STEALING or (one != other and one < len(COPIES) and other < len(COPIES))

    def about_for_others(self, about: i64) -> i64:
        return STEALING if about == STEALING else SOME_PAIR

    def about_dealt_again(self, game: Game, about: i64) -> i64:
        if about == STEALING:
            return about
        in_deck = [copy for copy in COPIES if copy in list(game.deck)]
        pile = [copy for copy in in_deck if copy not in _shown(game)]
        # A position written by hand may offer a costume to two monsters, and leave none in the deck.
        return self.pair(game, pile if len(pile) >= 2 else in_deck if len(in_deck) >= 2 else list(COPIES))

    def asked(self, game: Game, me: i64, ref: i64, about: i64) -> None:
        if about == STEALING:
            offer_costumes(game, me)
            offer(game, DONE)
        else:
            for which in range(2):
                copy = COPIES[about >> (5 * which) & 31]
                offer(game, pack_choice(TAKE, pack_ref(CATALOGUE.number_of_copy[copy], copy), which, 0))

    def answered(self, game: Game, me: i64, ref: i64, choice: i64, about: i64) -> None:
        if verb_of(choice) == TAKE:
            self.take_one(game, me, about, first_argument(choice))
        elif verb_of(choice) == STEAL:
            ask_owner(game, me, ref, STEALING)
            take_from_monster(game, me, choice, bought=False)  # its effects come first


def _shown(game: Game) -> list[int]:
    """The costumes that monsters are choosing from, as far as they are known."""
    pairs = [
        about_of(game.agenda[k])
        for k in range(game.depth)
        if kind_of(game.agenda[k]) == CARD_STEP and about_of(game.agenda[k]) not in (STEALING, SOME_PAIR)
    ]
    return [COPIES[pair >> (5 * which) & 31] for pair in pairs for which in range(2)]


def offer_costumes(game: Game, me: i64) -> None:
    """Offer the costumes of those who lost health to this monster's smashes, if it can pay for them."""
    for seat in range(len(game.monsters)):
        if not game.smashed >> seat & 1:
            continue
        for held in game.monsters[seat].hand:
            number = CATALOGUE.number_of_copy[copy_in(held)]
            if CATALOGUE.kind[number] == COSTUME_KIND and price(game, me, number) <= game.monsters[me].energy:
                offer(game, pack_choice(STEAL, pack_ref(number, copy_in(held)), seat, 0))
