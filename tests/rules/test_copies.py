"""Games, views, decisions, choices and rules are pickled and copied; what comes out plays on as what went in."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from kingoftokyo import Choice, Game, Rules, SetupError
from kingoftokyo.rules import RULES_VERSION, card_facts, events, play_out
from kingoftokyo.rules.core.game_log import FIELDS, History, Played
from laws.laws import VARIANTS
from rules.core.test_state import fields_of
from rules.records.games import RULES, SECRET, at_each_decision, bound, played
from rules.views.test_redaction import all_in, all_of
from table import Table, copying

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def pickled(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))
    return again


WAYS: dict[str, Callable[[Any], Any]] = {"pickle": pickled, "copy": copy.copy, "deepcopy": copy.deepcopy}


def everything(game: Game) -> list[object]:
    """All that a game is, but for its list of events."""
    return [game.position(), game.key(), game.rng, game.loaded, game.secret, game.lines == [], game.interjections]


# Games


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.compiled_only
def test_a_game_copied_at_every_decision_has_the_same_record_at_its_end(rules: str) -> None:
    seed = RULES.index(rules)
    game = Game.new(2 + seed % 5, rules, seed, listen=True)
    twin = Game.new(2 + seed % 5, rules, seed, listen=True)
    ways = cycle(WAYS.values())
    for _ in at_each_decision(game, seed):
        for line in game.lines[len(twin.lines) :]:
            if line.interjection:
                twin.interject(line.seat, line.choice)
            else:
                twin.play(line.choice)
        twin = next(ways)(twin)
        assert everything(twin) == everything(game)
    assert twin.record() == game.record()
    assert twin.events == game.events


@pytest.mark.parametrize("way", WAYS)
def test_the_dice_of_a_copied_game_depend_on_its_names_and_choices_like_those_of_the_game(way: str) -> None:
    game = bound(Game.new(2, secret=SECRET))
    twin = WAYS[way](game)

    assert played(twin, 1).record() == played(game, 1).record()
    assert twin.head == game.head
    assert WAYS[way](game).record() == game.record()


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copy_takes_the_choices_of_the_game(way: Callable[[Game], Game]) -> None:
    monsters = [{"energy": 9, "cards": ["made_in_a_lab"]}, {"cards": ["extra_head", "jets"]}, {"cards": ["extra_head"]}]
    game = Game.from_position({"monsters": monsters, "step": "buy", "market": ["mimic"]})
    game.play("buy mimic")
    decision, twin = game.decision, way(game)
    assert decision is not None

    for option in decision.options:
        tried, same = way(twin), way(game)
        tried.play(option)
        same.play(option)
        assert everything(tried) == everything(same)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_playing_a_copy_leaves_the_game_as_it_was(way: Callable[[Game], Game]) -> None:
    game = Game.new(3, secret=SECRET, rolls=["1 1 1 1 1 1"] * 3, listen=True)
    game.play("keep 1 1")
    before, record, heard = everything(game), game.record(), list(game.events or [])

    twin = way(game)
    while not twin.over:
        twin.play_option(0)

    assert (everything(game), game.record(), game.events) == (before, record, heard)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copy_of_a_game_with_fair_dice_has_its_secret_and_its_settled_throws(way: Callable[[Game], Game]) -> None:
    game = Game.new(2, rolls=["smash 1 1 1 1 1", "1 1 1 1 1 1", "2 2 2 2 3 3", "heart"], secret=SECRET, words=["moon"])

    twin = way(game)

    assert twin.secret == SECRET
    assert twin.commitment == game.commitment
    twin.play("keep 2 2 2 2 3")
    assert twin.view(None).dice == "2 2 2 2 3 heart"
    assert played(twin).record() == played(_after(game, "keep 2 2 2 2 3")).record()


def _after(game: Game, choice: str) -> Game:
    game.play(choice)
    return game


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copy_of_a_clone_has_no_record_and_does_not_listen(way: Callable[[Game], Game]) -> None:
    twin = way(Game.new(2, seed=1, listen=True).clone())

    assert twin.history is None
    assert twin.events is None
    assert twin.play("stop") == []


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copy_listens_if_the_game_does(way: Callable[[Game], Game]) -> None:
    game = Game.new(2, seed=1, listen=True)
    twin = way(game)

    assert twin.play("stop") == game.play("stop") != []
    assert twin.events == game.events


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_finished_game_is_copied_as_it_ended(way: Callable[[Game], Game]) -> None:
    game = played(Game.new(4, seed=6))
    twin = way(game)

    assert (twin.over, twin.winner, twin.reason, twin.standings) == (True, game.winner, game.reason, game.standings)
    assert twin.record() == game.record()


def test_a_game_whose_chance_comes_from_a_record_is_copied_with_it() -> None:
    record = played(Game.new(2, secret=SECRET)).record()
    without_its_secret = "".join(line for line in record.splitlines(keepends=True) if "secret: " not in line)
    game = Game.from_record(without_its_secret)
    assert game.history is not None
    assert game.history.recorded_outcomes is not None

    assert pickled(game).record() == game.record()


def test_all_fields_of_a_history_are_copied() -> None:
    assert fields_of(History) == {*FIELDS, "played", "now"}
    assert fields_of(Played) == {"number", "interjection", "seat", "choice", "event_count", "outcomes"}


@pytest.mark.compiled_only
def test_a_game_goes_to_another_process_and_comes_back() -> None:
    game = Game.new(4, "standard halloween=true", seed=5)
    for _ in range(30):
        game.play_option(game.option_count() // 2)
    view = game.view(game.asked)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        copied, seen, taken = (
            pool.submit(copy.copy, game),
            pool.submit(copy.deepcopy, view),
            pool.submit(play_out, game, 3),
        )
        assert everything(copied.result()) == everything(game)
        assert copied.result().record() == game.record()
        assert all_in(seen.result()) == all_in(view)
        assert taken.result() == play_out(game, 3)


def test_a_game_of_other_rules_or_other_cards_is_not_read() -> None:
    game = Game.new(2)
    make, (stamp, *values) = game.__reduce__()
    version, cards, digest = stamp

    with pytest.raises(
        SetupError, match=f"pickled with rules version {version + 1}; the current version is {RULES_VERSION}"
    ):
        make((version + 1, cards, digest), *values)
    for other in ((version, 999, digest), (version, cards - 1, digest), (version, cards, "0" * 16)):
        with pytest.raises(SetupError, match="pickled while other cards were registered"):
            make(other, *values)


# Views


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: str(rules.text))
@pytest.mark.compiled_only
def test_a_copied_view_shows_the_same_and_imagines_the_same(rules: Rules) -> None:
    game = Game.new(2 + len(rules.text) % 5, rules, seed=4)
    while not game.over:
        for seat in (*range(game.players), None):
            view = game.view(seat)
            for way in WAYS.values():
                again = way(view)
                assert (again.seat, again.options, again.details) == (seat, view.options, view.details)
                assert all_in(again) == all_in(view)
                assert all_of(again.sample(7)) == all_of(view.sample(7))
        play_out(game, game.number, 17)


def test_a_pickled_view_holds_nothing_that_its_seat_may_not_know() -> None:
    one = Table(2).monster(0, energy=2, cards="made_in_a_lab").next_cards("jets").market("heal").next_rolls("1").buys()
    other = Table(2).monster(0, energy=2, cards="made_in_a_lab").next_cards("tank").market("heal").buys()
    other.game.rng += 1

    assert pickle.dumps(one.game.view(1)) == pickle.dumps(other.game.view(1))
    assert pickle.dumps(one.game.view(0)) != pickle.dumps(other.game.view(0))


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_what_a_view_shows_can_be_kept(way: Callable[[Any], Any]) -> None:
    mimic = copying("smoke_cloud", 1)
    table = Table(2).rules(cultists=True).monster(0, cards=[mimic], cultists=2).monster(1, cards="smoke_cloud")
    view = table.market("heal tank").buys().game.view(0)

    monster = way(view.monsters[0])
    assert (monster.seat, monster.place, monster.health, monster.counted) == (0, "outside", 10, {"cultists": 2})
    [card] = monster.cards
    assert (card.id, card.counters, card.used, card.copies, card.copied_from) == ("mimic", 3, False, "smoke_cloud", 1)
    assert card.of == card.copied_from  # its deprecated name
    [again] = way(view.monsters)[0].cards
    assert again.copies == "smoke_cloud"
    market = way(view.market[1])
    assert (market.slot, market.id, market.cost, market.price) == (1, "tank", 4, 4)
    facts = way(card_facts("tank"))
    assert (facts.id, facts.cost, facts.kind) == ("tank", 4, "discard")


# Decisions, choices, rules, events


@pytest.mark.parametrize(
    "rules",
    ["simple", *(pytest.param(rules, marks=pytest.mark.compiled_only) for rules in ("standard", "course", "solo"))],
)
def test_a_decision_is_copied_with_all_its_options(rules: str) -> None:
    for game in at_each_decision(Game.new(4, rules, seed=2), 2):
        decision = game.decision
        for way in WAYS.values():
            again = way(decision)
            assert repr(again) == repr(decision)
            if decision is not None:
                assert again.options == way(decision.options) == decision.options
                assert way(decision.options[-1]) == decision.options[-1]


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_choice_is_copied_with_its_fields(way: Callable[[Choice], Choice]) -> None:
    game = Table(2).monster(0, energy=2, cards="stretchy").dice("3 smash").last_roll_done().game
    choice = game.parse_choice("set 3 to 1 with stretchy")

    again = way(choice)
    assert (again, again.verb, again.card, again.face, again.to) == (choice, "set", "stretchy", "3", "1")


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: str(rules.text))
def test_rules_are_copied_with_all_settings(rules: Rules) -> None:
    for way in WAYS.values():
        again = way(rules)
        assert again == rules
        assert (again.text, again.number, again.to_data()) == (rules.text, rules.number, rules.to_data())


def test_rules_do_not_change_and_so_are_their_own_copy() -> None:
    rules = Rules("solo", halloween=True)

    assert copy.copy(rules) is copy.deepcopy(rules) is rules
    assert pickled(rules) is not rules


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_an_event_is_copied(way: Callable[[object], object]) -> None:
    event = events.GameEnded(1, "points")

    assert way(event) == event
