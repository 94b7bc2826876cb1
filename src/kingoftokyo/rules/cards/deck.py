"""The deck: every card of the base game, in the order in which cards with the same hook act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.rules.cards import (
    defence,
    die_changes,
    discards,
    energy,
    health,
    mimic,
    rerolls,
    rolls,
    smashes,
    trading,
    turn_end,
)
from kingoftokyo.rules.catalogue import CATALOGUE, register

if TYPE_CHECKING:
    from kingoftokyo.rules.card import Card

DECK: Final[tuple[Card, ...]] = (
    energy.BatteryMonster(),
    energy.FriendOfChildren(),
    energy.AlienOrigin(),
    energy.MediaFriendly(),
    rolls.ExtraHead(),
    rolls.GiantBrain(),
    rolls.Detritivore(),
    rolls.CompleteDestruction(),
    rolls.Gourmet(),
    rolls.FreezeTime(),
    rerolls.EnergyDrink(),
    rerolls.SmokeCloud(),
    rerolls.BackgroundDweller(),
    rerolls.PsychicProbe(),
    die_changes.HerdCuller(),
    die_changes.PlotTwist(),
    die_changes.Stretchy(),
    smashes.PoisonQuills(),
    smashes.SpikedTail(),
    smashes.Urbavore(),
    smashes.AcidAttack(),
    smashes.Burrowing(),
    smashes.AlphaMonster(),
    smashes.NovaBreath(),
    smashes.FireBreathing(),
    smashes.PoisonSpit(),
    smashes.ShrinkRay(),
    health.ArmorPlating(),
    defence.Camouflage(),
    defence.Wings(),
    defence.Jets(),
    defence.RapidHealing(),
    health.EvenBigger(),
    health.Regeneration(),
    health.WereOnlyMakingItStronger(),
    health.EaterOfTheDead(),
    health.ItHasAChild(),
    health.HealingRay(),
    trading.Opportunist(),
    trading.MadeInALab(),
    trading.ParasiticTentacles(),
    trading.Metamorph(),
    mimic.Mimic(),
    turn_end.RootingForTheUnderdog(),
    turn_end.EnergyHoarder(),
    turn_end.Herbivore(),
    turn_end.SolarPowered(),
    *discards.PLAIN,
    discards.HighAltitudeBombing(),
    discards.EvacuationOrders(),
    discards.VastStorm(),
    discards.DeathFromAbove(),
    discards.Frenzy(),
)

for card in DECK:
    register(card)
DECK_COPIES: Final = len(CATALOGUE.number_of_copy)
CATALOGUE.base = DECK_COPIES
