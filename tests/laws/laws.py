"""The laws: what is true of every game at every decision. Cheap enough to be looked at after each one of millions."""

from __future__ import annotations

import random
from itertools import product
from typing import TYPE_CHECKING

from kingoftokyo import Game, Rules
from kingoftokyo.rules.asking.choices import PASS
from kingoftokyo.rules.asking.options import nth_option
from kingoftokyo.rules.cards.costumes import COSTUMES
from kingoftokyo.rules.cards.deck import DECK_COPIES
from kingoftokyo.rules.catalogue import CATALOGUE, EXPANSION_KIND, card_id, copies_of, kind_of_copy, number_named
from kingoftokyo.rules.core.agenda import NOBODY
from kingoftokyo.rules.core.dice import ENERGY, FACES, MOST_DICE, count, total
from kingoftokyo.rules.core.hand import copy_in, token_in
from kingoftokyo.rules.core.places import BAY, CITY, DEAD, OUTSIDE
from kingoftokyo.rules.effects.deck import copy_on_top, in_deck_order
from kingoftokyo.rules.effects.numbers import max_health
from kingoftokyo.rules.expansions import counted
from kingoftokyo.rules.positions.line_syntax import to_line
from kingoftokyo.rules.records.parse import read_record
from kingoftokyo.rules.records.verify import check_chance
from kingoftokyo.rules.settings import BAY_NEEDS, MARKET_SIZE, WINNING_POINTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.rules.core.monster import Monster

POWER_CARDS = list(range(DECK_COPIES))
COSTUME_CARDS = sorted(copy for costume in COSTUMES for copy in copies_of(number_named(card_id(costume.facts().name))))
COUNTED = {"cultists": "cultists", "tower": "tokyo_tower"}  # what is counted, and the setting that has it counted
HOOKS_OF_COPY = [CATALOGUE.hooks[number] for number in CATALOGUE.number_of_copy]
ZOMBIE = number_named("zombie")
MOST_DECISIONS = 5_000
RECORDED_EVERY = 25  # decisions
ON_OFF = (False, True)
EXPANSIONS: list[dict[str, object]] = [
    {**costumes, "cultists": cultists, "tokyo_tower": tower}
    for costumes, cultists, tower in product(
        ({}, *({"halloween": True, "costumes": start} for start in ("choose", "random", "shuffled"))), ON_OFF, ON_OFF
    )
]
VARIANTS = [Rules("simple")] + [
    Rules(preset, (), **expansions) for preset in ("standard", "course", "solo") for expansions in EXPANSIONS
]


class BrokenLawError(AssertionError):
    """A law of the game does not hold."""


def check_laws(game: Game, *, views: bool = True, every_view: bool = False) -> None:
    """Raises a BrokenLawError that says which law does not hold. The game must have no own cards.

    At each decision the asked seat's view is looked at, and one other in turn; with `every_view` all of them, and
    without `views` none.
    """
    places = [monster.place for monster in game.monsters]
    for seat, monster in enumerate(game.monsters):
        _check_monster(game, seat, monster)
    _check_tokyo(game, places)
    _check_cards(game)
    _check_dice(game)
    if game.over:
        _check_ending(game)
    else:
        _check_decision(game)
        if views:
            _check_views(game, every_view=every_view)


def _check_monster(game: Game, seat: int, monster: Monster) -> None:
    numbers = (monster.health, monster.points, monster.energy, monster.poison, monster.shrink)
    if monster.place == DEAD:
        if any(numbers) or len(monster.hand) or monster.hooks:
            raise BrokenLawError(f"the dead monster of seat {seat} still has something: {numbers}")
        return
    if not OUTSIDE <= monster.place <= BAY:
        raise BrokenLawError(f"the monster of seat {seat} is nowhere: {monster.place}")
    numbers_held = [CATALOGUE.number_of_copy[copy_in(held)] for held in monster.hand]
    if not (0 if ZOMBIE in numbers_held else 1) <= monster.health <= max_health(game, seat):
        raise BrokenLawError(f"the living monster of seat {seat} has {monster.health} health")
    if not 0 <= monster.points <= WINNING_POINTS:
        raise BrokenLawError(f"the monster of seat {seat} has {monster.points} points")
    if min(numbers) < 0:
        raise BrokenLawError(f"the monster of seat {seat} has less than nothing: {numbers}")
    if game.rules.five_faces and monster.energy:
        raise BrokenLawError(f"the monster of seat {seat} has {monster.energy} energy in a game without")
    if set(counted(monster)) != {field for field, setting in COUNTED.items() if game.rules[setting] is True}:
        raise BrokenLawError(f"seat {seat} has what another game's expansions count: {counted(monster)}")


def _check_tokyo(game: Game, places: list[int]) -> None:
    if places.count(CITY) > 1 or places.count(BAY) > 1:
        raise BrokenLawError(f"two monsters are in one place of Tokyo: {places}")
    alive = len(places) - places.count(DEAD)
    if alive != game.alive:
        raise BrokenLawError(f"{alive} monsters are alive, but {game.alive} are counted")
    if (alive < BAY_NEEDS or not game.rules.bay) and BAY in places:
        raise BrokenLawError(f"the Bay is closed with {alive} alive, and somebody is there")


def cards_of(game: Game) -> list[int]:
    """Every physical card that this game is played with, besides what expansions give to each monster."""
    power_cards = POWER_CARDS if game.rules.power_cards else []
    return power_cards + COSTUME_CARDS if game.rules["halloween"] is True else power_cards


def _check_cards(game: Game) -> None:
    """Every card lies in exactly one place, also out of the game, and what is remembered of the hands is right."""
    deck = list(game.deck)
    if deck != list(in_deck_order(deck)):
        raise BrokenLawError("the deck is not in the order that everybody knows: it would hide one")
    top = [copy_on_top(known) for known in game.top]
    cards = [*deck, *top, *game.discard, *game.removed, *(copy for copy in game.market if copy >= 0)]
    expansion_cards: list[list[int]] = []
    anybody = 0
    for seat, monster in enumerate(game.monsters):
        hooks = 0
        of_seat: list[int] = []
        for held in monster.hand:
            copy = copy_in(held)
            if kind_of_copy(copy) == EXPANSION_KIND:
                of_seat.append(CATALOGUE.number_of_copy[copy])
            else:
                cards.append(copy)
            hooks |= HOOKS_OF_COPY[copy]
            if token_in(held) >= 0:
                hooks |= HOOKS_OF_COPY[token_in(held)]
        if hooks != monster.hooks:
            raise BrokenLawError(f"seat {seat} reacts to {monster.hooks:b}, but its cards speak of {hooks:b}")
        anybody |= hooks
        if monster.place != DEAD:
            expansion_cards.append(of_seat)
    if any(one != expansion_cards[0] or len(set(one)) != len(one) for one in expansion_cards):
        raise BrokenLawError(f"expansions gave one monster something else than another: {expansion_cards}")
    if anybody != game.hooks:
        raise BrokenLawError(f"somebody reacts to {game.hooks:b}, but all cards together speak of {anybody:b}")
    cards.sort()
    expected = cards_of(game)
    if cards != expected:
        lost = sorted(set(expected) - set(cards))
        twice = sorted({copy for copy in cards if cards.count(copy) > 1})
        raise BrokenLawError(f"cards are lost or lie in two places: lost {lost}, twice {twice}")
    if len(game.market) != MARKET_SIZE:
        raise BrokenLawError(f"the market has {len(game.market)} places")


def _check_dice(game: Game) -> None:
    if total(game.dice) > MOST_DICE or game.dice >> (4 * FACES):
        raise BrokenLawError(f"these dice cannot be: {game.dice:x}")
    if game.rules.five_faces and count(game.dice, ENERGY):
        raise BrokenLawError(f"these dice have no energy: {game.dice:x}")
    if game.rolls_left < 0 or game.smashes < 0:
        raise BrokenLawError(f"{game.rolls_left} rolls are left and {game.smashes} smashes hit")


def _check_decision(game: Game) -> None:
    """Exactly one decision waits, with something to decide, for somebody who is alive."""
    if game.asked == NOBODY or game.depth == 0:
        raise BrokenLawError("the game is not over, and nobody is asked")
    if game.monsters[game.asked].place == DEAD:
        raise BrokenLawError(f"the dead monster of seat {game.asked} is asked")
    options = game.option_count()
    if options < 1:
        raise BrokenLawError(f"seat {game.asked} is asked, but has no options")
    if options == 1 and nth_option(game, 0) == PASS:
        raise BrokenLawError(f"seat {game.asked} is asked, but can only pass")
    if game.winner is not None or game.reason:
        raise BrokenLawError(f"the game goes on, but seat {game.winner} has won: {game.reason}")
    if game.alive < 1:
        raise BrokenLawError("all are dead, and the game goes on")


def _check_views(game: Game, *, every_view: bool) -> None:
    """What the asked seat sees is the decision; nobody else sees options; no view fails, and what it imagines is asked
    the same."""
    decision = game.decision
    if decision is None:
        raise BrokenLawError("somebody is asked, and there is no decision")
    texts = [option.text for option in decision.options]
    viewers = [*range(game.players), None]
    for seat in viewers if every_view else {decision.seat, viewers[game.number % len(viewers)]}:
        view = game.view(seat)
        if view.options != (texts if seat == decision.seat else []):
            raise BrokenLawError(f"seat {seat} sees {view.options}, and seat {decision.seat} may choose {texts}")
        if (view.asked, view.kind, view.number) != (decision.seat, decision.kind, decision.number):
            raise BrokenLawError(f"seat {seat} sees another decision: {view.kind} of seat {view.asked}")
        seen = (view.monsters, view.market, view.prices, view.details, view.top, view.unseen, view.discard, view.dice)
        if len(seen[0]) != game.players:
            raise BrokenLawError(f"seat {seat} sees {len(seen[0])} monsters")
    imagined = game.view(decision.seat).sample(game.number).decision
    if imagined is None or imagined.options != decision.options:
        raise BrokenLawError(f"seat {decision.seat} imagines to be asked {imagined}, and is asked {decision}")


def _check_ending(game: Game) -> None:
    if game.asked != NOBODY or game.depth != 0:
        raise BrokenLawError(f"the game is over, and seat {game.asked} is asked")
    if not _ending_fits(game):
        raise BrokenLawError(f"{game.reason!r} does not fit the winner {game.winner} with {game.alive} alive")
    if sorted(game.standings) != list(range(game.players)):
        raise BrokenLawError(f"the standings do not name every seat once: {game.standings}")
    if game.winner is not None and game.standings[0] != game.winner:
        raise BrokenLawError(f"the winner {game.winner} does not stand first: {game.standings}")


def _ending_fits(game: Game) -> bool:
    """Whether the winner, or that there is none, goes with the reason."""
    if game.winner is None:
        return (game.reason == "all dead" and game.alive == 0) or (
            game.reason == "person eliminated"
            and game.rules.person_out_ends
            and any(game.persons >> seat & 1 and m.place == DEAD for seat, m in enumerate(game.monsters))
        )
    winner = game.monsters[game.winner]
    if winner.place == DEAD:
        return False
    if game.reason == "last alive":
        return game.alive == 1
    if game.reason == "tokyo_tower":
        return (
            game.rules["tokyo_tower"] is True and winner.place in (CITY, BAY) and counted(winner)["tower"] == [1, 2, 3]
        )
    in_time = game.alive > 1 or game.rules.win_at_once
    return game.reason == "points" and winner.points == WINNING_POINTS and in_time


def _nobody_rolls(game: Game) -> bool:
    return all(monster.shrink >= MOST_DICE for monster in game.monsters if monster.place != DEAD)


def play_by_the_laws(
    game: Game,
    seed: int,
    choices: list[int],
    *,
    positions: bool,
    buys: bool = False,
    look: Callable[[Game], None] | None = None,
) -> Game:
    """Play a game to its end at random; `choices` gets the number of every option taken, also of one that fails.

    With `positions` the game is also saved and loaded at every decision, and must fare the same; its record is
    replayed and its chance recomputed, now and then and at the end. `buys`: everybody gathers energy and buys.
    `look` is called at every decision. A game in which shrink tokens leave nobody a die, and so no heart to remove
    them, need not end: it is left after MOST_DECISIONS.
    """
    rng = random.Random(seed)
    check_laws(game)
    while not game.over:
        if len(choices) == MOST_DECISIONS:
            if _nobody_rolls(game):
                return game
            raise BrokenLawError(f"the game does not end within {MOST_DECISIONS} decisions")
        choice = _bought(game, rng) if buys else int(rng.random() * game.option_count())
        if look is not None:
            look(game)
        loaded = _saved_and_loaded(game, as_line=len(choices) % 2 == 0) if positions else None
        choices.append(choice)
        game.play_option(choice)
        check_laws(game)
        if loaded is not None:
            loaded.play_option(choice)
            _check_the_same(loaded, game)
            if len(choices) % RECORDED_EVERY == 0:
                _check_record(game)
    if positions:
        _check_record(game)
        _check_the_same(_saved_and_loaded(game, as_line=len(choices) % 2 == 0), game)
    return game


def _bought(game: Game, rng: random.Random) -> int:
    """The option of somebody who likes to buy: mostly a card, and on the way there the dice with energy."""
    decision = game.decision
    if decision is None or rng.random() < 0.2:
        return int(rng.random() * game.option_count())
    texts = [option.text for option in decision.options]
    liked = [k for k, text in enumerate(texts) if text.startswith("buy")]
    if not liked:
        most = max(text.count("energy") for text in texts)
        liked = [k for k, text in enumerate(texts) if text.count("energy") == most]
    return liked[int(rng.random() * len(liked))]


def _check_record(game: Game) -> None:
    text = game.record()
    replayed = Game.from_record(text)
    if replayed.record() != text:
        raise BrokenLawError(f"replayed: {replayed.record()}\nrecorded: {text}")
    _check_the_same(replayed, game)
    record = read_record(text)
    if not record.position:
        check_chance(record)


def _saved_and_loaded(game: Game, *, as_line: bool) -> Game:
    loaded = Game.from_position(game.position_line() if as_line else game.position())
    if loaded.key() != game.key():
        raise BrokenLawError(f"its position has another key: {game.position_line()}")
    return loaded


def what_matters(game: Game) -> str:
    """The position without what is in no key: luck, the counts of turns and decisions, who sat where, and the order of
    cards that lie in a pile face up. Two games with the same are the same to play."""
    position = {field: value for field, value in game.position().items() if field not in ("luck", "rolls", "order")}
    past = position["this_turn"]
    if isinstance(past, dict):
        counts = ("number", "decision", "interjections")
        position["this_turn"] = {field: value for field, value in past.items() if field not in counts}
    for pile in ("discard", "removed"):
        cards = position.get(pile, [])
        position[pile] = sorted(cards) if isinstance(cards, list) else cards
    return to_line(position)


def _check_the_same(loaded: Game, game: Game) -> None:
    if (loaded.over, loaded.winner, loaded.reason, loaded.rng) != (game.over, game.winner, game.reason, game.rng):
        raise BrokenLawError("a game that was saved and loaded ends otherwise, or has other luck")
    if loaded.position() != game.position():
        raise BrokenLawError(f"saved and loaded: {loaded.position_line()}\nplayed on: {game.position_line()}")
    if loaded.key() != game.key():
        raise BrokenLawError(f"saved and loaded, it has another key: {game.position_line()}")
