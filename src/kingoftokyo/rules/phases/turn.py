"""The turn: its start, its end, the next turn, and questions asked by cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.rules import events
from kingoftokyo.rules.asking.choices import DONE, PASS
from kingoftokyo.rules.card import (
    AFTER_ANY_TURN,
    AFTER_MY_TURN,
    AT_MY_TURN_END,
    AT_MY_TURN_START,
    AT_MY_TURN_START_IN_TOKYO,
    BEFORE_MY_FIRST_ROLL,
    Card,
)
from kingoftokyo.rules.catalogue import CATALOGUE, POISON_CAUSE, number_named
from kingoftokyo.rules.core.agenda import (
    CARD_STEP,
    FIRST_ROLL_STEP,
    NEXT_TURN_STEP,
    NOBODY,
    POISON_STEP,
    STEPS,
    TURN_END_STEP,
    TURN_OVER_STEP,
    TURN_START_STEP,
    Step,
    about_of,
    ask,
    asking_ref,
    middle_argument,
    pack,
    pack_question,
    push,
    push_turn,
    seat_of,
    small_argument,
)
from kingoftokyo.rules.core.hand import (
    USED_THIS_TURN,
    activate,
    copy_in,
    copy_of,
    number_of,
    pack_ref,
    plays,
    reacting,
    reacting_as_bought,
    slot_of,
    token_in,
    unmark,
)
from kingoftokyo.rules.core.places import DEAD
from kingoftokyo.rules.effects.ending import GOES_ON, end_if_last_alive, end_if_points_win, next_living
from kingoftokyo.rules.effects.health import damage_one
from kingoftokyo.rules.effects.tokyo import in_tokyo, tokyo_pays
from kingoftokyo.rules.errors import shown
from kingoftokyo.rules.mypyc_compat import i64

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game
    from kingoftokyo.rules.positions.fields import Fields


def fewer_dice(step: i64) -> i64:
    return small_argument(step)


def is_extra_turn(step: i64) -> bool:
    return middle_argument(step) == 1


class TurnStart(Step):
    """Starts the turn of the step's seat. Arguments: `fewer_dice` and `is_extra_turn`."""

    name = "turn_start"
    fields: tuple[str, ...] = ("seat", "fewer_dice", "extra")

    def run(self, game: Game, step: i64) -> None:
        me = seat_of(step)
        monster = game.monsters[me]
        game.active = me
        game.turn += 1
        game.fewer_dice = fewer_dice(step)
        game.forget_turn()
        if game.marked:
            unmark(game, USED_THIS_TURN)
        if game.events is not None:
            game.events.append(events.TurnStarted(game.turn, me, is_extra_turn(step)))
        push_turn(game, FIRST_ROLL_STEP)
        if monster.hooks & AT_MY_TURN_START:
            for ref in reacting(monster, AT_MY_TURN_START):
                if plays(monster, ref):  # a used-up card is discarded, and its Mimic loses the text
                    activate(game, ref).at_my_turn_start(game, me, ref)
        if in_tokyo(monster):
            if not game.rules.bonus_at_end:
                tokyo_pays(game, me, 2)
            if monster.hooks & AT_MY_TURN_START_IN_TOKYO:
                for ref in reacting(monster, AT_MY_TURN_START_IN_TOKYO):
                    activate(game, ref).at_my_turn_start_in_tokyo(game, me, ref)
        if monster.hooks & BEFORE_MY_FIRST_ROLL:
            for ref in reacting(monster, BEFORE_MY_FIRST_ROLL):
                activate(game, ref).before_my_first_roll(game, me, ref)

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        return {"seat": seat_of(step), "fewer_dice": fewer_dice(step), "extra": is_extra_turn(step)}

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        fewer = data.number("fewer_dice", 0, 0, 99, beyond=100)
        return pack(kind, data.seat("seat", game), fewer, i64(data.flag("extra")), 0)


class TurnEnd(Step):
    name = "turn_end"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        if game.monsters[me].hooks & AT_MY_TURN_END:
            cards = reacting(game.monsters[me], AT_MY_TURN_END)
            if game.rules.order_as_bought:
                cards = reacting_as_bought(game.monsters[me], AT_MY_TURN_END)
            for ref in cards:
                activate(game, ref).at_my_turn_end(game, me, ref)


class Poison(Step):
    """One loss for all poison tokens together, without a dealer."""

    name = "poison"

    def run(self, game: Game, step: i64) -> None:
        tokens = game.monsters[game.active].poison
        if tokens > 0:
            game.cause = POISON_CAUSE
            damage_one(game, game.active, tokens, NOBODY)


class TurnOver(Step):
    """End the turn: a living monster with 20 points wins; otherwise the next turn is pushed."""

    name = "turn_over"

    def run(self, game: Game, step: i64) -> None:
        me = game.active
        if game.rules.bonus_at_end and in_tokyo(game.monsters[me]):
            tokyo_pays(game, me, 2)
            if game.ending != GOES_ON:
                return
        if game.events is not None:
            game.events.append(events.TurnEnded(me))
        if game.hooks & AFTER_ANY_TURN and game.monsters[me].place != DEAD:
            for seat in range(len(game.monsters)):
                if game.monsters[seat].hooks & AFTER_ANY_TURN:
                    for ref in reacting(game.monsters[seat], AFTER_ANY_TURN):
                        activate(game, ref).after_any_turn(game, seat, ref)
        end_if_points_win(game)
        if game.ending != GOES_ON:
            return
        push(game, pack(NEXT_TURN_STEP, 0, 0, 0, 0))
        if game.monsters[me].hooks & AFTER_MY_TURN:
            for ref in reacting(game.monsters[me], AFTER_MY_TURN):
                activate(game, ref).after_my_turn(game, me, ref)


class NextTurn(Step):
    """Starts the next turn: frozen turns first, then other extra turns, then the next living monster clockwise."""

    name = "next_turn"

    def run(self, game: Game, step: i64) -> None:
        if game.monsters[game.active].place == DEAD:
            game.frozen_turns = 0
        if game.frozen_turns > 0:
            game.frozen_turns -= 1
            push(game, pack(TURN_START_STEP, game.active, game.fewer_dice + 1, 1, 0))
            return
        while game.turns_owed > 0:
            seat = (game.turns_owed & 15) - 1
            game.turns_owed >>= 4
            if game.monsters[seat].place != DEAD:
                push(game, pack(TURN_START_STEP, seat, 0, 1, 0))
                return
        if game.alive <= 1:  # in a position that lacks the step which checks this
            end_if_last_alive(game)
            return
        game.regular = next_living(game, game.regular, 1)
        push(game, pack(TURN_START_STEP, game.regular, 0, 0, 0))

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        return pack(kind, 0, 0, 0, 0)


class CardAsks(Step):
    """A card asks its owner; skipped if the owner has lost the card, or if the only option is `pass` or `done`."""

    name = "card"
    fields: tuple[str, ...] = ("seat", "card", "held", "about")

    def run(self, game: Game, step: i64) -> None:
        if not plays(game.monsters[seat_of(step)], asking_ref(step)):
            return
        game.buffered_count = 0
        self.options(game, step)
        if game.buffered_count == 1 and (game.option_buffer[0] == PASS or game.option_buffer[0] == DONE):
            self.choose(game, step, game.option_buffer[0])
        elif game.buffered_count > 0:
            ask(game, seat_of(step), step)

    def options(self, game: Game, step: i64) -> None:
        ref = asking_ref(step)
        activate(game, ref).asked(game, seat_of(step), ref, about_of(step))

    def choose(self, game: Game, step: i64, choice: i64) -> None:
        ref = asking_ref(step)
        activate(game, ref).answered(game, seat_of(step), ref, choice, about_of(step))

    def describe(self, game: Game, step: i64) -> dict[str, object]:
        ref = asking_ref(step)
        return {
            "seat": seat_of(step),
            "card": CATALOGUE.ids[number_of(ref)],
            "held": slot_of(game.monsters[seat_of(step)], copy_of(ref)),
            "about": about_of(step),
        }

    def parse(self, game: Game, kind: i64, data: Fields) -> i64:
        seat = data.seat("seat", game)
        hand = game.monsters[seat].hand
        if len(hand) == 0:
            raise data.error("seat", "step-no-cards", seat=seat)
        held = hand[data.number("held", 0, 0, len(hand) - 1)]
        number = self.parse_card(held, data)
        about = data.number("about", 0, 0, (1 << 24) - 1)
        card = CATALOGUE.cards[number]
        if not (card.could_have_asked(about) if data.written else card.could_ask(game, about)):
            raise data.error("about", "step-card-about", card=CATALOGUE.ids[number], about=about)
        return pack_question(seat, pack_ref(number, copy_in(held)), about)

    def parse_card(self, held: i64, data: Fields) -> i64:
        """The number of the card that asks: the held card, or the card that it copies."""
        name = data.text("card")
        plays = [CATALOGUE.ids[CATALOGUE.number_of_copy[copy_in(held)]]]
        if token_in(held) >= 0:
            plays.append(CATALOGUE.ids[CATALOGUE.number_of_copy[token_in(held)]])
        if name not in plays:
            raise data.error("card", "step-card-held", found=shown(name), known=" or ".join(plays))
        number = number_named(name)
        if type(CATALOGUE.cards[number]).asked is Card.asked:
            raise data.error("card", "step-card-never-asks", card=name)
        return number


STEPS[TURN_START_STEP] = TurnStart()
STEPS[TURN_END_STEP] = TurnEnd()
STEPS[POISON_STEP] = Poison()
STEPS[TURN_OVER_STEP] = TurnOver()
STEPS[NEXT_TURN_STEP] = NextTurn()
STEPS[CARD_STEP] = CardAsks()
