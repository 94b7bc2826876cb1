"""Every event has its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from kingoftokyo.cli.terminal.narration import story
from kingoftokyo.cli.terminal.sentences import listed, sentence, verdict
from kingoftokyo.rules import events
from kingoftokyo.rules.events import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("Old Pinch", "Blorb", "Girder")

SENTENCES: list[tuple[Event, str]] = [
    (
        events.FirstPlayerRolled(0, "1 1 3 heart smash smash", 2),
        "Old Pinch rolls for the first turn: 1 1 3 heart smash smash (2 smashes).",
    ),
    (events.GameStarted(3, 1, (0, 1, 2)), "3 monsters fight for Tokyo. Blorb begins."),
    (
        events.GameStarted(3, 0, (2, 0, 1)),
        "3 monsters fight for Tokyo. They play in this order: Old Pinch, Blorb and Girder.",
    ),
    (events.TurnStarted(5, 1, extra=False), "Turn 5: Blorb."),
    (events.TurnStarted(6, 1, extra=True), "Turn 6: Blorb, an extra turn."),
    (events.DiceRolled(1, "", "1 2 3", "1 2 3", 2), "Blorb rolls 1 2 3 (2 rolls left)."),
    (events.DiceRolled(1, "1", "2 heart", "1 2 heart", 1), "Blorb keeps 1 and rolls 2 heart (1 roll left)."),
    (events.DiceRolled(1, "", "", "", 2), "Blorb has no dice to roll."),
    (events.RollFinished(1, "1 2 heart"), "Blorb's dice: 1 2 heart."),
    (events.RollFinished(1, ""), "Blorb's dice: none."),
    (
        events.DieRerolled(1, "3", "heart", "1 2 heart", "psychic_probe"),
        "Psychic Probe: Blorb rerolls a die, 3 → heart. Now: 1 2 heart.",
    ),
    (events.DieSet(1, "3", "1", "1 1 2", "herd_culler"), "Herd Culler: Blorb sets a die, 3 → 1. Now: 1 1 2."),
    (events.RollsGained(1, 1, "energy_drink"), "Energy Drink: Blorb has 1 more roll."),
    (events.CardRolled(1, "1 heart", "camouflage"), "Camouflage: Blorb rolls 1 heart."),
    (events.Shielded(1, "wings"), "Wings: Blorb loses no more health this turn."),
    (events.SmashesAdded(0, 1, "acid_attack"), "Acid Attack adds 1 smash to Old Pinch's roll."),
    (events.PointsGained(0, 3, 7, "dice"), "Old Pinch gains 3 points from the dice (4 → 7)."),
    (events.PointsGained(0, 1, 1, "tokyo"), "Old Pinch gains 1 point in Tokyo (0 → 1)."),
    (events.PointsGained(0, 2, 2, "tank"), "Tank: Old Pinch gains 2 points (0 → 2)."),
    (events.PointsLost(1, 5, 2, "evacuation_orders"), "Evacuation Orders: Blorb loses 5 points (7 → 2)."),
    (events.EnergyGained(1, 2, 5, "dice"), "Blorb gains 2 energy from the dice (3 → 5)."),
    (events.EnergyGained(1, 1, 5, "two_players"), "Blorb gains 1 energy in Tokyo (4 → 5)."),
    (events.HealthGained(1, 1, 5, "cultist"), "Cultist: Blorb gains 1 health (4 → 5)."),
    (events.EnergySpent(1, 2, 3, "rules"), "Blorb pays 2 energy for a sweep (5 → 3)."),
    (events.EnergySpent(1, 2, 3, "wings"), "Blorb pays 2 energy for Wings (5 → 3)."),
    (events.EnergyLost(1, 2, 3, "vast_storm"), "Vast Storm costs Blorb 2 energy (5 → 3)."),
    (events.HealthGained(1, 1, 10, "regeneration"), "Regeneration: Blorb gains 1 health (9 → 10)."),
    (events.HealthLost(1, 3, 7, 0, "dice"), "Old Pinch smashes: Blorb loses 3 health (10 → 7)."),
    (events.HealthLost(1, 2, 7, 0, "flame_thrower"), "Old Pinch's Flame Thrower: Blorb loses 2 health (9 → 7)."),
    (events.HealthLost(1, 3, 7, 1, "tank"), "Tank: Blorb loses 3 health (10 → 7)."),
    (events.HealthLost(1, 1, 7, None, "poison"), "Poison: Blorb loses 1 health (8 → 7)."),
    (events.DamagePrevented(1, 1, "dice", "armor_plating"), "Armor Plating saves Blorb from losing 1 health."),
    (events.DamagePrevented(1, 2, "dice", "shield"), "The shield saves Blorb from losing 2 health."),
    (events.TokensGained(1, "poison", 1, 2, "poison_spit"), "Poison Spit: Blorb gets 1 poison token (2 now)."),
    (events.TokensLost(1, "shrink", 2, 0, "dice"), "Blorb gets rid of 2 shrink tokens (0 left)."),
    (events.TokyoEntered(0, "city", "tokyo"), "Old Pinch enters Tokyo City."),
    (events.TokyoEntered(0, "city", "death_from_above"), "Death From Above: Old Pinch enters Tokyo City."),
    (events.TokyoLeft(0, "bay", "yield"), "Old Pinch yields Tokyo Bay."),
    (events.TokyoLeft(0, "city", "death"), "Old Pinch falls in Tokyo City."),
    (events.TokyoLeft(0, "bay", "bay"), "Tokyo Bay closes: Old Pinch leaves it."),
    (events.TokyoLeft(0, "city", "death_from_above"), "Death From Above: Old Pinch leaves Tokyo City."),
    (events.StayedInTokyo(0, "city"), "Old Pinch stays in Tokyo City."),
    (events.MovedToCity(0, "bay"), "Old Pinch moves from Tokyo Bay to Tokyo City."),
    (events.CardRevealed(0, "it_has_a_child"), "New in the market: It Has a Child!"),
    (events.CardBought(0, "tank", 4, "market", None), "Old Pinch buys Tank for 4 energy."),
    (events.CardBought(0, "tank", 4, "top", None), "Old Pinch buys Tank off the top of the deck for 4 energy."),
    (events.CardBought(0, "wings", 6, "monster", 2), "Old Pinch buys Wings from Girder for 6 energy."),
    (events.CardTaken(0, "statue_of_liberty"), "Old Pinch takes Statue of Liberty."),
    (events.CardStolen(0, "witch", 3, 2), "Old Pinch steals Witch from Girder and pays 3 energy for it."),
    (
        events.CardDiscarded(0, "battery_monster", "battery_monster"),
        "Old Pinch's Battery Monster has done its work and is discarded.",
    ),
    (events.CardDiscarded(0, "mimic", "plot_twist"), "Plot Twist: Old Pinch's Mimic is discarded."),
    (events.TokenMoved(0, "mimic", "wings", 2), "Old Pinch's Mimic is now a copy of Girder's Wings."),
    (events.TokenMoved(0, "mimic", "it_has_a_child", 0), "Old Pinch's Mimic is now a copy of its own It Has a Child!"),
    (events.TokenMoved(0, "mimic", None, None), "Old Pinch's Mimic is no longer a copy of anything."),
    (events.CardDiscarded(0, "nova_breath", "death"), "Old Pinch's Nova Breath is discarded."),
    (
        events.CardDiscarded(0, "nova_breath", "it_has_a_child"),
        "It Has a Child!: Old Pinch's Nova Breath is discarded.",
    ),
    (events.CountersChanged(0, "battery_monster", 4), "Old Pinch's Battery Monster now has 4 counters."),
    (events.CountersChanged(0, "cultist", 1), "Old Pinch now has 1 cultist."),
    (events.CountersChanged(0, "cultist", 2), "Old Pinch now has 2 cultists."),
    (events.CountersChanged(0, "cultist", 0), "Old Pinch now has no cultists."),
    (events.CountersChanged(0, "tokyo_tower", 2), "Old Pinch now has level 2 of Tokyo Tower."),
    (events.CountersChanged(0, "tokyo_tower", 3), "Old Pinch now has levels 1 and 2 of Tokyo Tower."),
    (events.CountersChanged(0, "tokyo_tower", 0), "Old Pinch now has no level of Tokyo Tower."),
    (
        events.MarketSwept(0, ("tank", "heal", "frenzy")),
        "Old Pinch sweeps the market: away with Tank, Heal and Frenzy.",
    ),
    (events.MarketSwept(0, ()), "Old Pinch sweeps the market: away with nothing."),
    (events.DeckShuffled(40), "The deck was empty: the discard pile is the new deck (40 cards)."),
    (events.ExtraTurnGained(0, "frenzy"), "Frenzy gives Old Pinch another turn."),
    (events.MonsterRevived(0, 10, "it_has_a_child"), "It Has a Child!: Old Pinch goes on with 10 health."),
    (events.MonsterEliminated(1, 0, "dice"), "Blorb is out of the game, brought down by Old Pinch."),
    (events.MonsterEliminated(1, None, "poison"), "Poison: Blorb is out of the game."),
    (events.TurnEnded(1), "Blorb's turn is over."),
    (events.GameEnded(0, "points"), "Old Pinch wins the game by points!"),
    (events.GameEnded(0, "last alive"), "Old Pinch wins the game as the last monster alive!"),
    (events.GameEnded(0, "tokyo_tower"), "Old Pinch wins the game from the top of Tokyo Tower!"),
    (events.GameEnded(0, "tank"), "Old Pinch wins the game by Tank!"),
    (events.GameEnded(None, "all dead"), "Nobody wins: all monsters are dead."),
    (events.GameEnded(None, "person eliminated"), "Nobody wins: the game ends when its only person is out."),
]


@pytest.mark.parametrize(("event", "text"), SENTENCES, ids=lambda value: value if isinstance(value, str) else "")
def test_sentence(event: Event, text: str) -> None:
    assert sentence(event, NAMES) == text


def test_every_event_has_a_sentence_here() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))


def told(*happened: Event) -> Sequence[str]:
    return [text for _, text in story(happened, NAMES)]


def test_cards_turned_up_together_share_a_sentence() -> None:
    assert told(events.CardRevealed(0, "tank"), events.CardRevealed(1, "heal"), events.TurnEnded(0)) == [
        "New in the market: Tank and Heal."
    ]


def test_the_price_is_told_once() -> None:
    assert told(events.CardBought(0, "tank", 4, "market", None), events.EnergySpent(0, 4, 1, "tank")) == [
        "Old Pinch buys Tank for 4 energy."
    ]
    assert told(events.MarketSwept(0, ("tank",)), events.EnergySpent(0, 2, 1, "rules")) == [
        "Old Pinch sweeps the market: away with Tank."
    ]
    assert told(events.CardStolen(0, "witch", 4, 2), events.EnergySpent(0, 4, 1, "witch")) == [
        "Old Pinch steals Witch from Girder and pays 4 energy for it."
    ]
    assert told(events.EnergySpent(0, 2, 1, "wings")) == ["Old Pinch pays 2 energy for Wings (3 → 1)."]
    assert told(events.EnergyLost(0, 2, 1, "vast_storm")) == ["Vast Storm costs Old Pinch 2 energy (3 → 1)."]


def test_listed() -> None:
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]


@pytest.mark.parametrize(
    ("winner", "reason", "text"),
    [
        (1, "points", "Blorb wins with 20 points!"),
        (1, "last alive", "Blorb wins as the last monster alive!"),
        (1, "tokyo_tower", "Blorb wins from the top of Tokyo Tower!"),
        (None, "all dead", "Nobody wins: all monsters are dead."),
        (None, "person eliminated", "Nobody wins: the game ends when its only person is out."),
    ],
)
def test_every_ending_has_its_verdict(winner: int | None, reason: str, text: str) -> None:
    assert verdict(winner, reason, 20, NAMES) == text
