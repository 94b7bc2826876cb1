"""Games for the corpus: played at random, but fond of cards, so that every kind of question comes up."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING

from kingoftokyo import ChoiceError, Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kingoftokyo import Decision

ALL = "halloween=true cultists=true tokyo_tower=true"
RULES = [
    "standard",
    "course",
    "solo",
    "standard halloween=true",
    "course halloween=true costumes=shuffled",
    "solo halloween=true costumes=random",
    "standard cultists=true",
    "standard tokyo_tower=true",
    f"standard {ALL}",
    f"solo {ALL}",
]
OTHERWISE = (
    "standard turn_order=descending tokyo_bonus=end leave_tokyo=any_loss rolls=confirmed resolve=chosen "
    "smashes_within_tokyo=true same_name_in_market=avoided twenty_points=at_once bay_closing=leave "
    "turn_end_cards=bought bought_discards=removed freeze_time=automatic herbivore_own_damage=false "
    "metamorph_friend=false"
)
KEEP = [
    *("alien_origin", "extra_head", "giant_brain", "freeze_time", "smoke_cloud", "background_dweller"),
    *("psychic_probe", "herd_culler", "plot_twist", "stretchy", "poison_spit", "shrink_ray", "camouflage", "wings"),
    *("jets", "rapid_healing", "regeneration", "healing_ray", "opportunist", "made_in_a_lab", "mimic", "metamorph"),
    *("parasitic_tentacles", "energy_drink", "burrowing", "battery_monster"),
]
COSTUMES = [
    *("princess", "witch", "clown", "cheerleader", "devil", "pirate", "robot", "zombie", "ghost", "vampire"),
    "astronaut",
]
ROLLS = ["1 2 3 heart energy smash", "smash smash smash 1 2 3", "1 1 1 2 3 smash", "heart heart"]
BY_HAND = {
    "shortest": "monsters=[() ()]",
    "to-be-resolved": "turn=2 step=resolve dice='smash smash 1 1 1 heart' monsters=[(place=city) (place=bay) () () ()]",
    "buying": "step=buy monsters=[(energy=12) (health=3) ()] market=[null jets wings] deck=[heal tank] seed=-7",
    "last-cards": "step=buy monsters=[(energy=9) ()] market=[heal null null] deck=[tank] deck_exact=true",
    "empty-deck": "rules=course step=buy persons=[0] monsters=[(energy=60) (energy=40) ()] "
    "market=[extra_head tank jets] deck=[] deck_exact=true "
    "discard=[extra_head skyscraper energize frenzy vast_storm] seed=3",
    "settled-roll": "monsters=[() ()] rolls=['1 1 1 2 3 smash'] rules=solo persons=[0]",
    "settled-rolls": "monsters=[() () ()] rolls=['1 1 1 2 3 smash' '2 2 2'] rules='solo cultists=true' persons=[1]",
    "cards-with-counters": "monsters=[(energy=3 cards=[(card=smoke_cloud counters=1) (card=battery_monster "
    "counters=4)]) (place=dead) (cards=[(card=mimic copies=(seat=0 card=smoke_cloud))])] step=roll dice='3 3 smash'",
    "tower-and-cultists": f"rules='course {ALL}' monsters=[(tower=[1 2] cultists=3) (cultists=1 cards=[robot])]",
}
OVER = {
    "points": "turn=1 monsters=[(points=7 energy=3) (place=city points=20 cards=[jets (card=smoke_cloud counters=1)]) "
    "(place=dead rank=2)] market=[heal null tank] discard=[skyscraper] over=(winner=1 reason=points)",
    "last-alive": "rules='course halloween=true' monsters=[(place=dead rank=1) (place=city health=2 cards=[robot])] "
    "dice='smash smash 1 1 2 3' this_turn=(number=31 decision=140 smashes=2 smashed=[0]) "
    "over=(winner=1 reason='last alive')",
    "all-dead": "monsters=[(place=dead rank=0) (place=dead rank=2) (place=dead rank=1)] over=(reason='all dead')",
    "person-out": "rules='solo cultists=true' persons=[2] order=[1 0 2 4 3] turn=3 "
    "monsters=[(place=bay cultists=1) (place=city) (place=dead rank=4) (health=3) ()] "
    "over=(reason='person eliminated')",
    "tower": "rules='standard tokyo_tower=true' turn=0 monsters=[(place=city tower=[1 2 3]) () ()] "
    "dice='1 1 1 1 2 3' over=(winner=0 reason=tokyo_tower)",
}


def play(game: Game, seed: int, most: int = 1000) -> Iterator[Decision]:
    """Play at random, fond of cards; each decision is answered after it was looked at. Some interject."""
    chance = random.Random(seed)
    for _ in range(most):
        for what in ("use rapid_healing", "spend cultist heart"):
            with suppress(ChoiceError):
                if not game.over and chance.random() < 0.2:
                    game.interject(chance.randrange(game.players), what)
        decision = game.decision
        if decision is None:
            return
        yield decision
        texts = [option.text for option in decision.options]
        liked = [text for text in texts if text.startswith(("buy", "use", "mimic", "steal", "set", "sell"))]
        game.play(chance.choice(liked if liked and chance.random() < 0.6 else texts))


def with_cards(players: int, rules: str, seed: int, **more: object) -> dict[str, object]:
    """A position in which everybody holds cards."""
    chance = random.Random(seed)
    cards, costumes = chance.sample(KEEP, len(KEEP)), chance.sample(COSTUMES, len(COSTUMES))
    monsters: list[dict[str, object]] = []
    for seat in range(players):
        hand = cards[seat::players][:4] + (costumes[seat : seat + 1] if "halloween" in rules else [])
        counted = {"cultists": 2} if "cultists" in rules else {}
        place = {0: "city", 4: "bay"}.get(seat, "outside")
        monsters.append({"place": place, "health": chance.randint(4, 9), "energy": chance.randint(0, 9), "cards": hand})
        monsters[-1] |= {"poison": chance.randint(0, 1), **counted}
    return {"rules": rules, "monsters": monsters, "turn": chance.randrange(players), "seed": seed, **more}


def asked(game: Game, decision: Decision) -> set[str]:
    """What is asked, in short: the kind, where in Tokyo, and the kinds of options."""
    place = game.view(None).monsters[decision.seat].place
    found = {decision.kind, f"yield: {place}" if decision.kind == "yield" else decision.kind}
    for option in decision.options:
        first, *rest = option.text.split()
        found.add(f"{decision.kind}: {first}")
        if first in ("set", "use", "extra_roll", "cure", "spend"):
            found.add(f"{decision.kind}: {first} {rest[-1] if first in ('set', 'cure', 'spend') else rest[0]}")
        elif rest and first in ("buy", "heal"):
            found.add(f"{decision.kind}: {first} {'from' if 'from' in rest else rest[0] if rest[0] == 'top' else ''}")
    return {text.strip() for text in found}


def games(first: int) -> Iterator[tuple[Game, Decision]]:
    """Games of all kinds at each of their decisions."""
    for seed in range(first, first + 400):
        players, rules, secret = 2 + seed % 5, RULES[seed % len(RULES)], bytes([seed % 256]) * 32
        fair = None if seed % 3 else secret
        persons = [seed % players] if "solo" in rules else range(players - 1)
        if seed % 4 == 0:
            start = 0 if fair else seed
            game = Game.new(players, rules, start, persons=persons, secret=fair)
        else:
            game = Game.from_position(with_cards(players, rules, seed, persons=list(persons)), secret=fair)
        for decision in play(game, seed, 60):
            yield game, decision
