"""What each option means, where its text does not say it all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.commands.cards import card_name, card_with_id
from kingoftokyo.cli.terminal.sentences import PLACES, many
from kingoftokyo.rules.settings import SWEEP_PRICE

if TYPE_CHECKING:
    from kingoftokyo.cli.terminal.scene import Scene

GLOSSES: Final = {
    "stop": "keep all dice and resolve them",
    "keep nothing": "reroll all dice",
    "heal": "gain 1 health",
    "cure poison": "get rid of a poison token",
    "cure shrink": "get rid of a shrink token",
    "sweep": f"pay {SWEEP_PRICE} energy: discard the market's cards and reveal new ones",
    "again": "take another turn with one die less",
    "decline": "let the next monster play",
    "keep_roll": "the roll is over: the dice count as they lie",
    "roll_on": "go back to choosing dice",
}

PASSES: Final = {
    "opportunist": "buy nothing",
    "psychic_probe": "leave the dice as they are",
    "background_dweller": "leave the 3",
    "camouflage": "leave the 3",
    "assign_hearts": "use this heart for nothing",
    "mimic": "leave the token where it is",
    "witch": "leave the dice as they are",
    "cheerleader": "leave the roll as it is",
}

DONES: Final = {
    "buy": "buy nothing more",
    "change_dice": "resolve the dice as they lie",
    "metamorph": "sell nothing more",
    "halloween": "steal nothing more",
}

GROUPS: Final = {"numbers": ("1", "2", "3"), "hearts": ("heart",), "energy": ("energy",)}

SPENT: Final = {"heart": "1 health", "energy": "1 energy", "roll": "one more roll"}

EXPLAINED: Final = 5  # with more cards to choose from, their texts would fill the screen: `cards` shows them


def gloss(option: str, scene: Scene) -> str:
    """What an option means; nothing where its text says it all."""
    if option in GLOSSES:
        return GLOSSES[option]
    kind, place = scene.view.kind or "", PLACES.get(str(scene.view.details.get("place")), "Tokyo")
    verb, _, about = option.partition(" ")
    match verb:
        case "stay":
            return f"hold {place}"
        case "yield":
            return f"leave {place} to {scene.attacker()}"
        case "accept":
            return f"lose {scene.view.details.get('amount', 'the')} health"
        case "pass":
            return PASSES.get(kind, "do nothing")
        case "done":
            return DONES.get(kind, "go on")
        case "heal":
            return f"give {_named_seat(about, scene)} 1 health; it pays you up to 2 energy"
        case "reroll":
            return "roll one die that shows 3 again; it costs no roll" if kind == "roll" else "roll it again"
        case "probe":
            return f"reroll one of {scene.active}'s dice that show {about}"
        case "set":
            return f"one die that shows {about.split()[0]} becomes {about.split()[2]}"
        case "buy":
            return _purchase(about, scene)
        case "sell":
            return f"{card_name(about)} for {_printed_cost(about)} energy"
        case "mimic":
            return _copy(about, scene)
        case "resolve":
            return _group(about, scene)
        case "take":
            return _with_text(about)
        case "steal":
            return _theft(about, scene)
        case "cheer":
            return f"add a smash to {scene.active}'s roll"
        case "spend":
            return _spend(about, scene)
        case "keep":
            return "keep all dice"
        case "use" if about.startswith("robot "):
            return f"lose {about.split()[1]} energy instead of as much health"
        case "use" | "extra_roll":
            return _use(about, scene)
        case _:
            return ""


def set_gloss(card: str, scene: Scene) -> str:
    """What a card with many ways to set dice does, with an example; it names the card where several could do it."""
    facts = card_with_id(card)
    cards = {option.rpartition(" ")[2] for option in scene.view.options if option.startswith("set ")}
    to = "smash" if scene.view.dice.split()[0] != "smash" else "heart"
    example = f"a to {to}" + (f" with {card}" if len(cards) > 1 else "")
    return f"{'' if facts is None else facts.text} (e.g. {example})"


def _purchase(about: str, scene: Scene) -> str:
    """`tank`, `top`, `top 2` or `wings from seat 2`."""
    if about == "top" or about.startswith("top "):
        place = int(about[4:] or 1) - 1
        card = scene.view.top[place]
        return f"{card_name(card)} for {scene.price(card)} energy, off the top of the deck"
    card, _, seat = about.partition(" from ")
    paid = f", paid to {_named_seat(seat, scene)}" if seat else ""
    return f"{card_name(card)} for {scene.price(card)} energy{paid}"


def _group(group: str, scene: Scene) -> str:
    """The dice of this group, with smashes that cards have added."""
    if group == "smashes":
        return many(scene.view.smashes, "smash", "smashes")
    faces = " ".join(face for face in scene.view.dice.split() if face in GROUPS[group])
    return faces + ", which do not heal in Tokyo" * (group == "hearts" and scene.me.place != "outside")


def _with_text(card: str) -> str:
    facts = card_with_id(card)
    return "" if facts is None else f"{facts.name}: {facts.text}"


def _theft(about: str, scene: Scene) -> str:
    """`witch from seat 2`."""
    card, _, seat = about.partition(" from ")
    price = f"for {scene.price(card)} energy, paid to {_named_seat(seat, scene)}"
    text = "" if len(scene.view.options) > EXPLAINED else _with_text(card).partition(":")[2]
    return f"{card_name(card)} {price}" + (f":{text}" if text else "")


def _spend(about: str, scene: Scene) -> str:
    """`cultist heart`."""
    token, _, what = about.partition(" ")
    left = scene.me.counted.get(f"{token}s", 0)
    return (
        f"{SPENT.get(what, what)} for one of your {left} {token}s" if left != 1 else f"{SPENT[what]} for your {token}"
    )


def _copy(about: str, scene: Scene) -> str:
    card, _, seat = about.partition(" of ")
    whose = "your" if seat == f"seat {scene.seat}" else f"{_named_seat(seat, scene)}'s"
    facts = card_with_id(card)
    text = f": {facts.text}" if facts is not None and len(scene.view.options) <= EXPLAINED else ""
    return f"{whose} {card_name(card)}{text}"


def _use(card: str, scene: Scene) -> str:
    held = scene.playing(card)
    facts = card_with_id(card)
    left = f" ({held.counters} left)" if held is not None and held.counters else ""
    return ("" if facts is None else facts.text) + left


def _printed_cost(card: str) -> int:
    facts = card_with_id(card)
    return 0 if facts is None else facts.cost


def _named_seat(seat: str, scene: Scene) -> str:
    found = re.fullmatch(r"seat (\d)", seat)
    return seat if found is None else scene.names[int(found[1])]
