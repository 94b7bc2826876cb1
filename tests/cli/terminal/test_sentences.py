"""Every event has its sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

import pytest

from kingoftokyo.cli.terminal.narration import sentences
from kingoftokyo.i18n import LANGUAGES
from kingoftokyo.i18n.language import Language
from kingoftokyo.i18n.speech import Speech, english
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
    (events.GameStarted(3, 1, (0, 1, 2)), "3 monsters and one city. Blorb begins."),
    (
        events.GameStarted(3, 0, (2, 0, 1)),
        "3 monsters and one city. They play in this order: Old Pinch, Blorb, and Girder.",
    ),
    (events.TurnStarted(5, 1, extra=False), "Turn 5: Blorb."),
    (events.TurnStarted(6, 1, extra=True), "Turn 6: Blorb once more, with an extra turn."),
    (events.DiceRolled(1, "", "1 2 3", "1 2 3", 2), "Blorb rolls 1 2 3 (2 rolls left)."),
    (events.DiceRolled(1, "1", "2 heart", "1 2 heart", 1), "Blorb keeps 1 and rolls 2 heart (1 roll left)."),
    (events.DiceRolled(1, "", "", "", 2), "Blorb has no dice to roll."),
    (events.RollFinished(1, "1 2 heart"), "Blorb's dice: 1 2 heart."),
    (events.RollFinished(1, ""), "Blorb has no dice this turn."),
    (
        events.DieRerolled(1, "3", "heart", "1 2 heart", "psychic_probe"),
        "Blorb rerolls a die with Psychic Probe: 3 → heart.",
    ),
    (events.DieSet(1, "3", "1", "1 1 2", "herd_culler"), "Blorb turns a die with Herd Culler: 3 → 1."),
    (events.RollsGained(1, 1, "energy_drink"), "Blorb gets an extra roll with Energy Drink."),
    (events.CardRolled(1, "1 heart", "camouflage"), "Blorb rolls 1 heart for Camouflage."),
    (events.Shielded(1, "wings"), "With Wings, Blorb loses no more health this turn."),
    (events.SmashesAdded(0, 1, "acid_attack"), "Acid Attack adds a smash to Old Pinch's roll."),
    (events.PointsGained(0, 3, 7, "dice"), "Old Pinch gains 3 points from the dice (4 → 7)."),
    (events.PointsGained(0, 1, 1, "tokyo"), "Old Pinch gains 1 point for Tokyo (0 → 1)."),
    (events.PointsGained(0, 2, 2, "tank"), "Old Pinch gains 2 points with Tank (0 → 2)."),
    (events.PointsLost(1, 5, 2, "evacuation_orders"), "Blorb loses 5 points to Evacuation Orders (7 → 2)."),
    (events.EnergyGained(1, 2, 5, "dice"), "Blorb gains 2 energy from the dice (3 → 5)."),
    (events.EnergyGained(1, 1, 5, "two_players"), "Blorb gains 1 energy for Tokyo (4 → 5)."),
    (events.HealthGained(1, 1, 5, "cultist"), "Blorb heals 1 health with Cultist (4 → 5)."),
    (events.EnergySpent(1, 2, 3, "rules"), "Blorb pays 2 energy for a sweep (5 → 3)."),
    (events.EnergySpent(1, 2, 3, "wings"), "Blorb pays 2 energy for Wings (5 → 3)."),
    (events.EnergyLost(1, 2, 3, "vast_storm"), "Blorb loses 2 energy to Vast Storm (5 → 3)."),
    (events.HealthGained(1, 1, 10, "regeneration"), "Blorb heals 1 health with Regeneration (9 → 10)."),
    (events.HealthLost(1, 3, 7, 0, "dice"), "Old Pinch smashes Blorb, who loses 3 health (10 → 7)."),
    (events.HealthLost(1, 2, 7, 0, "flame_thrower"), "Blorb loses 2 health to Old Pinch's Flame Thrower (9 → 7)."),
    (events.HealthLost(1, 3, 7, 1, "tank"), "Blorb loses 3 health to its own Tank (10 → 7)."),
    (events.HealthLost(1, 1, 7, None, "poison"), "Blorb loses 1 health to poison (8 → 7)."),
    (events.DamagePrevented(1, 1, "dice", "armor_plating"), "Armor Plating spares Blorb 1 health."),
    (events.DamagePrevented(1, 2, "dice", "shield"), "Blorb is protected and does not lose 2 health."),
    (events.TokensGained(1, "poison", 1, 2, "poison_spit"), "Poison Spit poisons Blorb: 2 poison tokens now."),
    (events.TokensLost(1, "shrink", 2, 0, "dice"), "Blorb cures 2 shrink tokens (0 left)."),
    (events.TokyoEntered(0, "city", "tokyo"), "Old Pinch enters Tokyo City."),
    (events.TokyoEntered(0, "city", "death_from_above"), "Old Pinch takes Tokyo City with Death From Above."),
    (events.TokyoLeft(0, "bay", "yield"), "Old Pinch yields Tokyo Bay."),
    (events.TokyoLeft(0, "city", "death"), "Old Pinch falls in Tokyo City."),
    (events.TokyoLeft(0, "bay", "bay"), "Tokyo Bay closes: Old Pinch has to leave it."),
    (events.TokyoLeft(0, "city", "death_from_above"), "Death From Above throws Old Pinch out of Tokyo City."),
    (events.StayedInTokyo(0, "city"), "Old Pinch stays in Tokyo City."),
    (events.MovedToCity(0, "bay"), "Old Pinch moves from Tokyo Bay to Tokyo City."),
    (events.CardRevealed(0, "it_has_a_child"), "New in the market: It Has a Child!"),
    (events.CardBought(0, "tank", 4, "market", None), "Old Pinch buys Tank for 4 energy."),
    (events.CardBought(0, "tank", 4, "top", None), "Old Pinch buys Tank off the top of the deck for 4 energy."),
    (events.CardBought(0, "wings", 6, "monster", 2), "Old Pinch buys Wings from Girder for 6 energy."),
    (events.CardTaken(0, "statue_of_liberty"), "Old Pinch dresses up: Statue of Liberty."),
    (events.CardStolen(0, "witch", 3, 2), "Old Pinch steals Witch from Girder and pays 3 energy for it."),
    (
        events.CardDiscarded(0, "battery_monster", "battery_monster"),
        "Old Pinch's Battery Monster has done its work and is discarded.",
    ),
    (events.CardDiscarded(0, "mimic", "plot_twist"), "Old Pinch discards Mimic (Plot Twist)."),
    (events.TokenMoved(0, "mimic", "wings", 2), "Old Pinch's Mimic is now a copy of Girder's Wings."),
    (events.TokenMoved(0, "mimic", "it_has_a_child", 0), "Old Pinch's Mimic is now a copy of its own It Has a Child!"),
    (events.TokenMoved(0, "mimic", None, None), "Old Pinch's Mimic is a copy of nothing now."),
    (events.CardDiscarded(0, "nova_breath", "death"), "Old Pinch's Nova Breath is discarded."),
    (
        events.CardDiscarded(0, "nova_breath", "it_has_a_child"),
        "Old Pinch discards Nova Breath (It Has a Child!).",
    ),
    (events.CountersChanged(0, "battery_monster", 4), "Old Pinch's Battery Monster holds 4 counters now."),
    (events.CountersChanged(0, "cultist", 1), "Old Pinch is followed by 1 cultist."),
    (events.CountersChanged(0, "cultist", 2), "Old Pinch is followed by 2 cultists."),
    (events.CountersChanged(0, "cultist", 0), "Old Pinch has no cultist left."),
    (events.CountersChanged(0, "tokyo_tower", 2), "Tokyo Tower: Old Pinch holds level 2."),
    (events.CountersChanged(0, "tokyo_tower", 3), "Tokyo Tower: Old Pinch holds level 1 and 2."),
    (events.CountersChanged(0, "tokyo_tower", 0), "Old Pinch holds no level of Tokyo Tower any more."),
    (
        events.MarketSwept(0, ("tank", "heal", "frenzy")),
        "Old Pinch sweeps the market: away with Tank, Heal, and Frenzy.",
    ),
    (events.MarketSwept(0, ()), "Old Pinch sweeps an empty market."),
    (events.DeckShuffled(40), "The deck ran out: the discard pile is shuffled into a new one (40 cards)."),
    (events.ExtraTurnGained(0, "frenzy"), "Frenzy gives Old Pinch another turn."),
    (
        events.MonsterRevived(0, 10, "it_has_a_child"),
        "Old Pinch begins again with 10 health, outside Tokyo (It Has a Child!).",
    ),
    (events.MonsterEliminated(1, 0, "dice"), "Old Pinch brings Blorb down: out of the game."),
    (events.MonsterEliminated(1, None, "poison"), "Blorb is out of the game."),
    (events.TurnEnded(1), "Blorb's turn is over."),
    (events.GameEnded(0, "points"), "Old Pinch has 20 points and is King of Tokyo!"),
    (events.GameEnded(0, "last alive"), "Old Pinch is the last one standing and King of Tokyo!"),
    (events.GameEnded(0, "tokyo_tower"), "Old Pinch wins the game with Tokyo Tower!"),
    (events.GameEnded(0, "tank"), "Old Pinch wins the game with Tank!"),
    (events.GameEnded(None, "all dead"), "All monsters are down. Nobody wins, and Tokyo sleeps at last."),
    (events.GameEnded(None, "person eliminated"), "The game ends here: its only person is out."),
]


@pytest.mark.parametrize(("event", "text"), SENTENCES, ids=lambda value: value if isinstance(value, str) else "")
def test_sentence(event: Event, text: str) -> None:
    assert english(NAMES).event(event).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") == text


def test_every_event_has_a_sentence_here() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(Event))


def texts_of(*happened: Event) -> Sequence[str]:
    return [text for _, text in sentences(happened, english(NAMES))]


def test_cards_turned_up_together_share_a_sentence() -> None:
    assert texts_of(events.CardRevealed(0, "tank"), events.CardRevealed(1, "heal"), events.TurnEnded(0)) == [
        "New in the market: Tank and Heal"
    ]


def test_a_changed_die_shows_all_dice() -> None:
    assert texts_of(events.DieSet(1, "3", "1", "1 1 2", "herd_culler")) == [
        "Blorb turns a die with Herd Culler: 3 → 1. Now: 1 1 2."
    ]


def test_the_price_is_said_once() -> None:
    assert texts_of(events.CardBought(0, "tank", 4, "market", None), events.EnergySpent(0, 4, 1, "tank")) == [
        "Old Pinch buys Tank for 4 energy."
    ]
    assert texts_of(events.MarketSwept(0, ("tank",)), events.EnergySpent(0, 2, 1, "rules")) == [
        "Old Pinch sweeps the market: away with Tank."
    ]
    assert texts_of(events.CardStolen(0, "witch", 4, 2), events.EnergySpent(0, 4, 1, "witch")) == [
        "Old Pinch steals Witch from Girder and pays 4 energy for it."
    ]
    assert texts_of(events.EnergySpent(0, 2, 1, "wings")) == ["Old Pinch pays 2 energy for Wings (3 → 1)."]
    assert texts_of(events.EnergyLost(0, 2, 1, "vast_storm")) == ["Old Pinch loses 2 energy to Vast Storm (3 → 1)."]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_said_in_every_language(code: str) -> None:
    spoken = Language(code)

    said = [Speech(spoken, NAMES).event(event) for event, _ in SENTENCES]

    assert spoken.missed == set()
    assert all(re.search(r"\w", text) for text in said)
    assert not [text for text in said if re.search(r"[$_{]|event-|\bnone\b", text)]
