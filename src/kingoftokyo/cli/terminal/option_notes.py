"""What each option means, where its text does not say it all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.commands.cards import card_name
from kingoftokyo.cli.terminal.sentences import PLACES, many
from kingoftokyo.players.reasons import Reason, english
from kingoftokyo.rules import SWEEP_PRICE, card_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kingoftokyo import Choice, Options
    from kingoftokyo.cli.terminal.scene import Scene

GLOSSES: Final = {
    "stop": "keep all dice and resolve them",
    "heal": "gain 1 health",
    "cure_poison": "get rid of a poison token",
    "cure_shrink": "get rid of a shrink token",
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

CHOICES: Final = ("choice", "instead")  # the arguments of a reason that are choices
EXPLAINED: Final = 5  # with more cards to choose from, their texts would fill the screen: `cards` shows them


def gloss(choice: Choice, scene: Scene) -> str:
    """What an option means; nothing where its text says it all."""
    noted = NOTED.get(choice.verb)
    return GLOSSES.get(choice.verb, "") if noted is None else noted(choice, scene)


def choice_words(choice: Choice, names: Sequence[str], *, cards: bool = True) -> str:
    """A choice with the names of monsters instead of their seats, and of cards instead of their ids."""
    text = choice.text
    if choice.seat is not None:
        text = text.replace(f"seat {choice.seat}", names[choice.seat])
    return text.replace(choice.card, card_name(choice.card)) if cards and choice.card else text


def reason_words(reason: Reason | str, options: Options, names: Sequence[str]) -> str:
    """A reason in which choices are said by names; what a stranger says stays as it is."""
    if isinstance(reason, str):
        return reason
    words = {option.text: choice_words(option, names) for option in options if option.verb != "keep"}
    args = {name: words.get(str(value), value) if name in CHOICES else value for name, value in reason.args.items()}
    return english(Reason(reason.id, args))


def set_gloss(card: str, scene: Scene) -> str:
    """What a card with many ways to set dice does, with an example; it names the card where several could do it."""
    facts = card_facts(card)
    cards = {choice.card for choice in scene.view.choices if choice.verb == "set"}
    to = "smash" if scene.view.dice.split()[0] != "smash" else "heart"
    example = f"a to {to}" + (f" with {card}" if len(cards) > 1 else "")
    return f"{'' if facts is None else facts.text} (e.g. {example})"


def _place(scene: Scene) -> str:
    return PLACES.get(str(scene.view.details.get("place")), "Tokyo")


def _reroll(_choice: Choice, scene: Scene) -> str:
    return "roll one die that shows 3 again; it costs no roll" if scene.view.kind == "roll" else "roll it again"


def _purchase(choice: Choice, scene: Scene) -> str:
    if choice.place is not None:
        card = scene.view.top[choice.place]
        return f"{card_name(card)} for {scene.price(card)} energy, off the top of the deck"
    card = choice.card or ""
    paid = "" if choice.seat is None else f", paid to {scene.names[choice.seat]}"
    return f"{card_name(card)} for {scene.price(card)} energy{paid}"


def _sale(choice: Choice, _scene: Scene) -> str:
    facts = card_facts(choice.card or "")
    return f"{card_name(choice.card or '')} for {0 if facts is None else facts.cost} energy"


def _group(choice: Choice, scene: Scene) -> str:
    """The dice of this group, with smashes that cards have added."""
    if choice.group == "smashes":
        return many(scene.view.smashes, "smash", "smashes")
    faces = " ".join(face for face in scene.view.dice.split() if face in GROUPS[choice.group or ""])
    return faces + ", which do not heal in Tokyo" * (choice.group == "hearts" and scene.me.place != "outside")


def _with_text(choice: Choice, _scene: Scene) -> str:
    facts = card_facts(choice.card or "")
    return "" if facts is None else f"{facts.name}: {facts.text}"


def _theft(choice: Choice, scene: Scene) -> str:
    card, facts = choice.card or "", card_facts(choice.card or "")
    price = f"for {scene.price(card)} energy, paid to {scene.names[choice.seat or 0]}"
    text = f": {facts.text}" if facts is not None and len(scene.view.options) <= EXPLAINED else ""
    return f"{card_name(card)} {price}{text}"


def _spend(choice: Choice, scene: Scene) -> str:
    token, what = choice.card or "", SPENT[choice.spent_for or ""]
    left = scene.me.counted.get(f"{token}s", 0)
    return f"{what} for one of your {left} {token}s" if left != 1 else f"{what} for your {token}"


def _copy(choice: Choice, scene: Scene) -> str:
    whose = "your" if choice.seat == scene.seat else f"{scene.names[choice.seat or 0]}'s"
    facts = card_facts(choice.card or "")
    text = f": {facts.text}" if facts is not None and len(scene.view.options) <= EXPLAINED else ""
    return f"{whose} {card_name(choice.card or '')}{text}"


def _use(choice: Choice, scene: Scene) -> str:
    if choice.amount is not None:
        return f"lose {choice.amount} energy instead of as much health"
    held = scene.playing(choice.card or "")
    facts = card_facts(choice.card or "")
    left = f" ({held.counters} left)" if held is not None and held.counters else ""
    return ("" if facts is None else facts.text) + left


NOTED: Final[dict[str, Callable[[Choice, Scene], str]]] = {
    "keep": lambda choice, _scene: "keep all dice" if choice.dice else "reroll all dice",
    "stay": lambda _choice, scene: f"hold {_place(scene)}",
    "yield": lambda _choice, scene: f"leave {_place(scene)} to {scene.attacker()}",
    "accept": lambda _choice, scene: f"lose {scene.view.details.get('amount', 'the')} health",
    "pass": lambda _choice, scene: PASSES.get(scene.view.kind or "", "do nothing"),
    "done": lambda _choice, scene: DONES.get(scene.view.kind or "", "go on"),
    "heal_seat": lambda choice, scene: f"give {scene.names[choice.seat or 0]} 1 health; it pays you up to 2 energy",
    "reroll": _reroll,
    "probe": lambda choice, scene: f"reroll one of {scene.active}'s dice that show {choice.face}",
    "set": lambda choice, _scene: f"one die that shows {choice.face} becomes {choice.to}",
    "buy": _purchase,
    "buy_top": _purchase,
    "buy_from": _purchase,
    "sell": _sale,
    "mimic": _copy,
    "resolve": _group,
    "take": _with_text,
    "steal": _theft,
    "cheer": lambda _choice, scene: f"add a smash to {scene.active}'s roll",
    "spend": _spend,
    "use": _use,
    "extra_roll": _use,
}
