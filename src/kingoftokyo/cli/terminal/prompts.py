"""What a person is asked, in words: the step of the turn, and the question with what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.cli.commands.cards import card_name
from kingoftokyo.cli.terminal.sentences import PLACES, listed, many
from kingoftokyo.rules import card_facts, expansion_facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Game, View
    from kingoftokyo.cli.terminal.scene import Scene

STEPS: Final = {
    "roll": "rolling",
    "confirm_roll": "keeping the roll",
    "resolve": "resolving the dice",
    "change_dice": "changing dice",
    "assign_hearts": "using hearts",
    "damage": "losing health",
    "yield": "stay or yield",
    "buy": "buying",
}

HELP: Final = """\
Answer with an option's number or its text; its beginning will do if only one
fits. In a roll, say which dice you keep; the others are rolled again:
  abe          the dice with these letters     3 3 smash   the dice by faces
  r cd         reroll these, keep the rest     nothing     reroll all dice
{stop}{cards}At any time:
  board        the table again                 log         what happened last
  hint         what an expert would choose     why         the others' reasons
  cards        all cards in play, explained    quit        leave the game
"""

STOPPING: Final = """\
  stop         keep all dice: the roll is over
"""
SETTING: Final = """\
With a card that sets dice:  b to smash, or  3 to smash with stretchy
"""
THE_GAME: Final = (
    "The game: three equal numbers score as many points, each further one a point more. {energy}Hearts heal, but not "
    "in Tokyo. Smashes hit Tokyo from outside, and everybody outside from Tokyo. Whoever is smashed in Tokyo may yield "
    "it to the attacker. Have 20 points{when}, or be the last alive."
)


def help_text(game: Game) -> str:
    """How to answer, and the rules in a few lines, with those of the expansions in this game."""
    rules = game.rules
    cards = rules.power_cards
    lines = [HELP.format(stop="" if rules.all_rolls else STOPPING, cards=SETTING if cards else "").rstrip()]
    when = "" if rules.win_at_once else " at the end of a turn"
    lines.append(THE_GAME.format(energy="Energy buys cards. " if cards else "", when=when))
    lines += [f"{card.name}: {card.text}" for card in expansion_facts(game)]
    if rules.preset != "standard" or rules.changes:
        lines.append(f"These rules are: {rules.text}. `kot rules {rules.preset}` lists them.")
    return "\n".join(lines)


def turn_words(view: View, names: Sequence[str]) -> str:
    """Whose turn it is, for the one who looks."""
    if view.turn == 0:
        return "Before the first turn"
    return f"Turn {view.turn} · " + ("your turn" if view.active == view.seat else f"{names[view.active]}'s turn")


def step_words(view: View) -> str:
    """Which step of the turn waits."""
    kind = view.kind or ""
    if kind == "roll":
        return f"rolling, {many(view.rolls_left, 'roll', 'rolls')} left"
    return STEPS.get(kind) or card_name(kind)


def question(scene: Scene) -> str:
    """The question that waits for this seat, with what it needs to know."""
    view, energy = scene.view, scene.me.energy
    match view.kind:
        case "roll" if view.rolls_left > 0:
            return f"Which dice do you keep? {many(view.rolls_left, 'roll', 'rolls')} left. (e.g. abe, 3 3 smash, r cd)"
        case "roll":
            helper = "cultist" if "spend" in scene.verbs else "card"
            return f"Your rolls are used up. Do these dice stand, or does a {helper} help?"
        case "confirm_roll":
            return f"Do you keep this roll? You have {many(view.rolls_left, 'roll', 'rolls')} left."
        case "resolve":
            return "Which of your dice count next?"
        case "change_dice":
            return f"Your roll is over. Do you change a die before the dice count? You have {energy} energy."
        case "assign_hearts":
            return _hearts(scene)
        case "damage":
            return _damage(scene)
        case "yield":
            return _yield(scene)
        case "buy":
            return f"You have {energy} energy. What do you buy?"
        case kind:
            return _card_asks(kind or "", scene)


def _hearts(scene: Scene) -> str:
    left = many(_number(scene, "dice"), "heart die", "heart dice")
    used = [("you", _number(scene, "heal")), ("poison", _number(scene, "cure_poison"))]
    used.append(("shrink", _number(scene, "cure_shrink")))
    others = scene.view.details.get("others")
    if isinstance(others, list):
        used += [(scene.names[seat], hearts) for seat, hearts in enumerate(others)]
    so_far = listed([f"{hearts} for {what}" for what, hearts in used if hearts])
    return f"You have {left} left. What is the next one for?" + (f" (So far {so_far}.)" if so_far else "")


def _damage(scene: Scene) -> str:
    dealer, cause = scene.view.details.get("dealer"), str(scene.view.details.get("cause"))
    what = {"dice": "smash", "poison": "Poison"}.get(cause) or card_name(cause)
    if isinstance(dealer, int) and dealer != scene.seat:
        what = f"{scene.names[dealer]}'s {what}"
    amount, health = _number(scene, "amount"), scene.me.health
    if amount >= health:
        return f"{what} takes {amount} health, and you have only {health}! What do you do?"
    return f"{what} takes {amount} of your {health} health. What do you do?"


def _yield(scene: Scene) -> str:
    place = PLACES.get(str(scene.view.details.get("place")), "Tokyo")
    if scene.hit_by_card():
        hit = f"{scene.attacker()}'s card has hit you in {place} and leaves you {scene.me.health} health."
        return f"{hit} Do you stay or yield?"
    attack = f"{scene.active} smashes you in {place} with {scene.view.smashes}"
    if scene.playing("jets") is not None:
        jets = f"With Jets you lose none of your {scene.me.health} health by yielding."
        return f"{attack}. {jets} Do you stay or yield?"
    return f"{attack} and leaves you {scene.me.health} health. Do you stay or yield?"


def _card_asks(kind: str, scene: Scene) -> str:
    view, energy = scene.view, scene.me.energy
    match kind:
        case "opportunist":
            return f"New cards in {scene.active}'s turn: you may buy first. You have {energy} energy. Do you?"
        case "psychic_probe" if "reroll" in scene.verbs:
            return "Your probe has made a 3, which you may reroll. Do you? (A heart still costs you the probe.)"
        case "psychic_probe":
            return f"{scene.active} has rolled {view.dice}. Which die do you reroll? A heart costs you the probe."
        case "witch" if "reroll" in scene.verbs:
            return "Your Witch has made a 3, which you may reroll. Do you?"
        case "witch" if "probe" in scene.verbs:
            return f"{scene.active} has rolled {view.dice}, which would wound you. Which die do you reroll?"
        case "witch":
            return f"{scene.active} has rolled {view.dice}, which does not wound you any more."
        case "cheerleader":
            return f"{scene.active} has rolled {view.dice}. Do you add a smash to it?"
        case "halloween" if "take" in scene.verbs:
            return "Which costume do you take? The other one goes into the deck."
        case "halloween":
            return f"Do you steal a costume from those whom your smashes have hit? You have {energy} energy."
        case "background_dweller":
            return "A probe has turned one of your dice into a 3. Do you reroll it?"
        case "camouflage":
            return "One of the dice for Camouflage shows 3. Do you reroll it?"
        case "metamorph":
            return f"Do you sell a card for the energy printed on it? You have {energy} energy."
        case "mimic" if "pass" in view.options:
            return f"{_copy_now(scene)} You have {energy} energy. Do you pay 1 to move the token?"
        case "mimic":
            return "Mimic is yours. Which card is it a copy of?"
        case "freeze_time":
            return "You rolled three 1s or more. Do you take another turn with one die less?"
        case _:
            card = card_facts(kind)
            return "What do you do?" if card is None else f"{card.name}: {card.text} What do you do?"


def _copy_now(scene: Scene) -> str:
    for card in scene.me.cards:
        if card.id == "mimic" and card.copies is not None:
            whose = "your" if card.of in (None, scene.seat) else f"{scene.names[card.of]}'s"
            return f"Your Mimic is a copy of {whose} {card_name(card.copies)}."
    return "Your Mimic is a copy of nothing."


def _number(scene: Scene, field: str) -> int:
    found = scene.view.details.get(field)
    return found if isinstance(found, int) else 0
