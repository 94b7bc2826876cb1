"""Setting up a game: checks of its arguments, the deck, the seat that begins, and the first cards of the market."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import TYPE_CHECKING, Final

from kingoftokyo.rules import events
from kingoftokyo.rules.bits import bit
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import DISCARD_KIND, KEEP_KIND, copies_of, kind_of_copy, number_named
from kingoftokyo.rules.core.agenda import DEAL_STEP, TURN_START_STEP, advance, pack, push
from kingoftokyo.rules.core.dice import ENERGY, SMASH, count, dice_text, parse_dice
from kingoftokyo.rules.core.rng import throw
from kingoftokyo.rules.effects.deck import in_deck_order
from kingoftokyo.rules.errors import KingOfTokyoError, SetupError, shown
from kingoftokyo.rules.expansions import set_up
from kingoftokyo.rules.input_types import several, whole
from kingoftokyo.rules.mypyc_compat import i64, vec
from kingoftokyo.rules.settings import BLACK_DICE, FEWEST_MONSTERS, MOST_MONSTERS, Rules, rules_from_text, setting_names

if TYPE_CHECKING:
    from kingoftokyo.rules.game import Game


MOST_LOADED: Final = 1000
SEED_BITS: Final = 63  # of a random seed, so that it is not negative


def check_players(players: object) -> int:
    found = whole(players)
    if found is None:
        raise SetupError("setup-players-number", found=shown(players))
    if not FEWEST_MONSTERS <= found <= MOST_MONSTERS:
        raise SetupError("setup-players", least=FEWEST_MONSTERS, most=MOST_MONSTERS, found=shown(players))
    return found


def check_seed(seed: object) -> int:
    found = whole(seed)
    if found is None or not -(2**63) <= found < 2**63:
        raise SetupError("setup-seed", found=shown(seed))
    return found


def given_seed(seed: object, secret: object) -> object:
    """The seed of a new game: the given one, else a random one, or 0 if there is a secret."""
    if seed is not None:
        return seed
    return randbits(SEED_BITS) if secret is None else 0


def read_persons(persons: object, players: int, rules: Rules) -> i64:
    """Parse the seats of people into one bit each."""
    bits: i64 = 0
    given = several(persons, "setup-persons", field="persons")
    for seat in given:
        found = whole(seat)
        if found is None or not 0 <= found < players:
            raise SetupError("field-seat", field="persons", most=players - 1, found=shown(seat))
        bits |= bit(found)
    if rules.person_out_ends and len(given) > 1:
        raise SetupError("setup-one-person")
    return bits


def read_rules(rules: object) -> Rules:
    """Rules from a value, from text, or from the data of `Rules.to_data`."""
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return rules_from_text(rules)
    if not isinstance(rules, Mapping):
        raise SetupError("rules-type", found=shown(rules))
    changes = {str(name): value for name, value in rules.items()}
    preset = changes.pop("preset", "standard")
    cards = changes.pop("cards", [])
    if not isinstance(preset, str) or not isinstance(cards, (list, tuple)):
        raise SetupError("rules-data", field="rules")
    for name in changes:
        if name not in setting_names():
            known = ", ".join(setting_names())
            raise SetupError("rules-setting", field="rules", found=shown(name), known=known)
    return Rules(preset, [str(card) for card in cards], **changes)


def read_rolls(rolls: object, rules: Rules) -> list[int]:
    """Parse throws that are fixed in advance, each given as text: `3 3 smash`."""
    given = several(rolls, "setup-rolls", field="rolls")
    if len(given) > MOST_LOADED:
        raise SetupError("setup-loaded-throws", field="rolls", most=MOST_LOADED, found=len(given))
    loaded: list[int] = []
    for n, text in enumerate(given):
        field = f"rolls[{n}]"
        if not isinstance(text, str):
            raise SetupError("field-text", field=field, found=shown(text))
        try:
            loaded.append(parse_dice(text))
        except KingOfTokyoError as error:
            raise SetupError(error.code, field=field, **error.arguments) from None
        if rules.five_faces and count(loaded[n], ENERGY) > 0:
            raise SetupError("dice-no-energy", field=field)
    return loaded


def whole_deck(rules: Rules) -> vec[i64]:
    """The base game's cards and the custom cards that the rules name."""
    if not rules.power_cards:
        return vec[i64]()
    copies = list(range(DECK_COPIES))
    for id in rules.cards:
        own = _copies_of_own(id)
        if own[0] in copies:
            raise SetupError("setup-card-in-deck", card=id)
        if kind_of_copy(own[0]) not in (KEEP_KIND, DISCARD_KIND):
            raise SetupError("setup-card-of-expansion", card=id)
        copies.extend(own)
    return in_deck_order(copies)


def _copies_of_own(id: str) -> list[int]:
    try:
        return copies_of(number_named(id))
    except SetupError as error:
        raise SetupError("setup-card-unregistered", card=id, reason=error.reason) from None


def begin(game: Game) -> None:
    """Determine who begins, set up expansions, deal the market, and start the first turn."""
    first = roll_for_the_first_turn(game)
    game.regular = first
    game.active = first
    if game.events is not None:
        game.events.append(events.GameStarted(len(game.monsters), first, game.order))
    push(game, pack(TURN_START_STEP, first, 0, 0, 0))
    push(game, pack(DEAL_STEP, first, 0, 0, 0))
    set_up(game, first)
    advance(game)


def roll_for_the_first_turn(game: Game) -> int:
    """Roll for the first turn and return the seat that begins; re-seats the monsters if the rules say so."""
    first = 0
    throws: list[tuple[int, int]] = []
    turn_order = game.rules["turn_order"]
    seats = list(range(len(game.monsters)))
    if turn_order == "clockwise":
        first = ranked(game, seats, throws, only_first=True)[0]
    elif turn_order == "descending":
        reseat(game, ranked(game, seats, throws, only_first=False))
    if game.events is not None:
        for seat, dice in throws:  # after re-seating: events have the final seats
            at = game.order.index(seat)
            game.events.append(events.FirstPlayerRolled(at, dice_text(dice), count(dice, SMASH)))
    return first


def ranked(game: Game, seats: list[int], throws: list[tuple[int, int]], *, only_first: bool) -> list[int]:
    """Rank these seats by the smashes they throw with six dice, most first; ties throw again among themselves.

    With `only_first`, only those who tie for the first place throw again. Every throw is appended to `throws`.
    """
    if len(seats) == 1:
        return seats
    rolled: dict[int, list[int]] = {}
    for seat in seats:
        dice = throw(game, BLACK_DICE)
        throws.append((seat, dice))
        rolled.setdefault(count(dice, SMASH), []).append(seat)
    order: list[int] = []
    for smashes in sorted(rolled, reverse=True):
        order += ranked(game, rolled[smashes], throws, only_first=only_first)
        if only_first:
            break
    return order


def reseat(game: Game, order: list[int]) -> None:
    """Seat the players in turn order. All monsters are still equal, so only `order` and `persons` change."""
    game.order = tuple(order)
    persons = game.persons
    game.persons = 0
    for seat, player in enumerate(order):
        if persons >> player & 1:
            game.persons |= bit(seat)
