"""Drawing the table: monsters, market, dice and options, for a terminal of 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.terminal.input import die_letter
from kingoftokyo.rules import card_facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from kingoftokyo import View
    from kingoftokyo.cli.terminal.question import Question
    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import CardView, MonsterView

SEAT_STYLES: Final = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")
FACE_STYLES: Final = {"heart": "bold red", "energy": "bold green", "smash": "bold yellow"}
LOW_HEALTH: Final = 3  # shown in red
DIE_WIDTH: Final = 11  # its frame and the space after it


def colour_names(text: str, names: Sequence[str], style: str = "") -> Text:
    """The text with every monster's name in its colour."""
    line = Text(text, style=style)
    for seat, name in enumerate(names):
        line.highlight_words([name], SEAT_STYLES[seat])
    return line


def draw_monsters(console: Console, view: View, speech: Speech, person: int | None, *, energy: bool = True) -> None:
    """A line for each monster; its tokens and cards follow on that line, or below it if they do not fit."""
    say = speech.say
    columns = f"{say('health'):>6}  {say('points'):>6}"
    width = max(6, len(say("energy")))
    if energy:
        columns += f"  {say('energy'):>{width}}  {say('terminal-tokens-and-cards')}"
    heading = f"  {say('status-monster'):<15}  {say('status-place'):<10}  {columns}"
    console.print(Text(heading, style="dim"))
    for monster in view.monsters:
        line = _monster_line(monster, speech, you=monster.seat == person, active=monster.seat == view.active)
        if energy and monster.place != "dead":
            line.append(f"{monster.energy:>{width}}  ")
        has = belongings(monster, speech)
        if has and len(line) + len(has) <= console.width:
            line.append(has)
            has = ""
        console.print(line)
        if has:
            console.print(Padding(has, (0, 0, 0, 4)))


def _monster_line(monster: MonsterView, speech: Speech, *, you: bool, active: bool) -> Text:
    name = speech.say("terminal-you", seat=monster.seat) if you else speech.names[monster.seat]
    if monster.place == "dead":
        return Text(f"  {name:<15}  {speech.place('dead')}", style="dim")
    line = colour_names(f"{'>' if active else ' '} {name:<15}  ", speech.names)
    line.append(f"{speech.place(monster.place):<10}  ", "bold" if monster.place in ("city", "bay") else "")
    health = f"{monster.health}/{monster.max_health}"
    line.append(f"{health:>6}  ", "bold red" if monster.health <= LOW_HEALTH else "")
    line.append(f"{monster.points:>6}  ")
    return line


def belongings(monster: MonsterView, speech: Speech) -> str:
    """A monster's tokens and cards, with counters, the card a Mimic copies, and whether a card was used this turn."""
    tokens = [speech.say("terminal-poison", amount=monster.poison)] * bool(monster.poison)
    tokens += [speech.say("terminal-shrink", amount=monster.shrink)] * bool(monster.shrink)
    tokens += filter(None, [speech.counted(field, value) for field, value in monster.counted.items()])
    return ", ".join(tokens + [_held(card, monster.seat, speech) for card in monster.cards])


def _held(card: CardView, seat: int, speech: Speech) -> str:
    text = speech.card(card.id)
    if card.copies is not None:
        owner = "self" if card.copied_from in (None, seat) else card.copied_from
        text = speech.say("terminal-copy", card=card.id, copied=card.copies, owner=owner)
    notes = [str(card.counters)] * bool(card.counters) + [speech.say("terminal-used")] * card.used
    return f"{text} ({', '.join(notes)})" if notes else text


def market_table(view: View, speech: Speech) -> Table:
    """The cards in the market, with their prices for the viewer."""
    say = speech.say
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("terminal-price"), justify="right")
    table.add_column(say("market"), style="bold", max_width=24)
    table.add_column(say("terminal-kind"))
    table.add_column(say("terminal-what-it-does"), ratio=1)
    for place in view.market:
        card = card_facts(place.id)
        changed = place.price != place.cost
        price = say("terminal-price-changed", price=place.price, cost=place.cost) if changed else str(place.price)
        if card is not None:
            table.add_row(price, speech.card(place.id), say(f"kind-{card.kind}"), speech.card_text(place.id))
    return table


def draw_top(console: Console, question: Question) -> None:
    """The cards on top of the deck that the viewer knows."""
    for k, id in enumerate(question.view.top):
        place = "terminal-top-next" if k else "terminal-top-first"
        said = question.speech.say(place, card=id, price=question.price(id))
        console.print(Text(f"{said} {question.speech.card_text(id)}"))


def draw_dice(console: Console, dice: Sequence[str], speech: Speech, *, lettered: bool) -> None:
    """The dice side by side, in as many rows as the width needs."""
    row = max(1, (console.width + 1) // DIE_WIDTH)
    for start in range(0, len(dice), row):
        faces = [(face, speech.faces(face)) for face in dice[start : start + row]]
        for line in _dice_row(faces, start, lettered=lettered, frame=_frame(console)):
            console.print(line)


def _frame(console: Console) -> str:
    """Corners and edges; ASCII where the terminal has no box-drawing characters."""
    return "╭╮╰╯─│" if console.encoding.lower().startswith("utf") else "++++-|"


def _dice_row(dice: Sequence[tuple[str, str]], start: int, *, lettered: bool, frame: str) -> list[Text]:
    top, middle, bottom = Text(), Text(), Text()
    for k, (face, name) in enumerate(dice):
        letter = f" {die_letter(start + k)} " if lettered else ""
        top.append(f"{frame[0]}{frame[4] * 8}{frame[1]} ")
        middle.append(frame[5]).append(f"{name:^8}", FACE_STYLES.get(face, "bold")).append(f"{frame[5]} ")
        bottom.append(f"{frame[2]}{letter:{frame[4]}^8}{frame[3]} ")
    return [top, middle, bottom]


def option_table(options: Sequence[tuple[str, str, str]]) -> Table:
    """A line for each option: its number, if it has one, its text, and what it means."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right", style="bold")
    table.add_column(style="bold", no_wrap=True)
    table.add_column(style="dim", ratio=1)
    for option in options:
        table.add_row(*option)
    return table


def cards_in_play(view: View, speech: Speech) -> Table:
    """All cards of the monsters, the market and the known top of the deck: where they are and what they do."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(speech.say("terminal-card"), style="bold", max_width=24)
    table.add_column(speech.say("terminal-where"), no_wrap=True)
    table.add_column(speech.say("terminal-what-it-does"), ratio=1)
    for monster in view.monsters:
        owner = colour_names(speech.names[monster.seat], speech.names)
        for held in monster.cards:
            table.add_row(speech.card(held.id), owner, " ".join([*_copied(held, speech), speech.card_text(held.id)]))
    market, deck = speech.say("market"), speech.say("terminal-deck")
    for id, where in [*((place.id, market) for place in view.market), *((id, deck) for id in view.top)]:
        table.add_row(speech.card(id), where, speech.card_text(id))
    return table


def _copied(held: CardView, speech: Speech) -> list[str]:
    if held.copies is None:
        return []
    return [speech.say("terminal-now-copies", card=held.copies, text=speech.card_text(held.copies))]


def standings_table(view: View, standings: Sequence[int], speech: Speech, *, cards: bool = True) -> Table:
    say = speech.say
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column(say("status-monster"), no_wrap=True)
    table.add_column(say("points"), justify="right")
    table.add_column(say("health"), justify="right")
    table.add_column(say("terminal-tokens-and-cards") if cards else "", ratio=1)
    for place, seat in enumerate(standings, 1):
        monster = view.monsters[seat]
        mine = seat == view.seat
        name = Text(say("terminal-you", seat=seat) if mine else speech.names[seat], style=SEAT_STYLES[seat])
        if monster.place == "dead":
            table.add_row(f"{place}.", name, "", "", speech.place("dead"), style="dim")
        else:
            table.add_row(f"{place}.", name, str(monster.points), str(monster.health), belongings(monster, speech))
    return table
