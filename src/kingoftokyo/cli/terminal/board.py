"""Drawing the table: monsters, market, dice and options, for a terminal of 80 columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kingoftokyo.cli.commands.cards import card_name
from kingoftokyo.cli.terminal.expansion_counts import counted_words
from kingoftokyo.cli.terminal.input import die_letter
from kingoftokyo.cli.terminal.sentences import PLACES
from kingoftokyo.rules import card_facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from kingoftokyo import View
    from kingoftokyo.cli.terminal.scene import Scene
    from kingoftokyo.rules import CardView, MonsterView

SEAT_STYLES: Final = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")
FACE_STYLES: Final = {"heart": "bold red", "energy": "bold green", "smash": "bold yellow"}
LOW_HEALTH: Final = 3  # shown in red
DIE_WIDTH: Final = 11  # its frame and the space after it


def named(text: str, names: Sequence[str], style: str = "") -> Text:
    """The text with every monster's name in its colour."""
    line = Text(text, style=style)
    for seat, name in enumerate(names):
        line.highlight_words([name], SEAT_STYLES[seat])
    return line


def draw_monsters(
    console: Console, view: View, names: Sequence[str], person: int | None, *, energy: bool = True
) -> None:
    """A line for each monster; what it has follows on that line, or below where it does not fit."""
    columns = "Health  Points" + "  Energy  Tokens and cards" * energy
    heading = f"  {'Monster':<15}  {'Place':<10}  {columns}"
    console.print(Text(heading, style="dim"))
    for monster in view.monsters:
        line = _monster_line(monster, names, you=monster.seat == person, active=monster.seat == view.active)
        if energy and monster.place != "dead":
            line.append(f"{monster.energy:>6}  ")
        has = belongings(monster, names)
        if has and len(line) + len(has) <= console.width:
            line.append(has)
            has = ""
        console.print(line)
        if has:
            console.print(Padding(has, (0, 0, 0, 4)))


def _monster_line(monster: MonsterView, names: Sequence[str], *, you: bool, active: bool) -> Text:
    name = names[monster.seat] + (" (you)" if you else "")
    if monster.place == "dead":
        return Text(f"  {name:<15}  {PLACES['dead']}", style="dim")
    line = named(f"{'>' if active else ' '} {name:<15}  ", names)
    line.append(f"{PLACES[monster.place]:<10}  ", "bold" if monster.place in ("city", "bay") else "")
    health = f"{monster.health}/{monster.max_health}"
    line.append(f"{health:>6}  ", "bold red" if monster.health <= LOW_HEALTH else "")
    line.append(f"{monster.points:>6}  ")
    return line


def belongings(monster: MonsterView, names: Sequence[str]) -> str:
    """A monster's tokens and cards: what lies on them, what a Mimic copies, and what is used up for this turn."""
    tokens = [
        f"{amount} {token}" for token, amount in (("poison", monster.poison), ("shrink", monster.shrink)) if amount
    ]
    tokens += [words for field, value in monster.counted.items() if (words := counted_words(field, value))]
    return ", ".join(tokens + [_held(card, monster.seat, names) for card in monster.cards])


def _held(card: CardView, seat: int, names: Sequence[str]) -> str:
    text = card_name(card.id)
    if card.copies is not None:
        whose = "own" if card.of in (None, seat) else f"{names[card.of]}'s"
        text += f" of {whose} {card_name(card.copies)}"
    notes = [str(card.counters)] * bool(card.counters) + ["used"] * card.used
    return f"{text} ({', '.join(notes)})" if notes else text


def market_table(view: View) -> Table:
    """The cards that can be bought, with what they cost the one who looks."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("Price", justify="right")
    table.add_column("Market", style="bold", max_width=24)
    table.add_column("Kind")
    table.add_column("What it does", ratio=1)
    for place in view.market:
        card = card_facts(place.id)
        price = str(place.price) if place.price == place.cost else f"{place.price} (not {place.cost})"
        if card is not None:
            table.add_row(price, card.name, card.kind, card.text)
    return table


def draw_top(console: Console, scene: Scene) -> None:
    """The cards on top of the deck, for the one who has looked at them."""
    for k, id in enumerate(scene.view.top):
        place = "after it comes" if k else "Only you know: next in the deck is"
        console.print(Text(f"{place} {card_name(id)} ({scene.price(id)} energy): {_card_text(id)}"))


def draw_dice(console: Console, dice: Sequence[str], *, lettered: bool) -> None:
    """The dice side by side, in as many rows as the width needs."""
    row = max(1, (console.width + 1) // DIE_WIDTH)
    for start in range(0, len(dice), row):
        for line in _dice_row(dice[start : start + row], start, lettered=lettered, frame=_frame(console)):
            console.print(line)


def _frame(console: Console) -> str:
    """Corners and edges; plain letters where the terminal has no others."""
    return "╭╮╰╯─│" if console.encoding.lower().startswith("utf") else "++++-|"


def _dice_row(dice: Sequence[str], start: int, *, lettered: bool, frame: str) -> list[Text]:
    top, middle, bottom = Text(), Text(), Text()
    for k, face in enumerate(dice):
        letter = f" {die_letter(start + k)} " if lettered else ""
        top.append(f"{frame[0]}{frame[4] * 8}{frame[1]} ")
        middle.append(frame[5]).append(f"{face:^8}", FACE_STYLES.get(face, "bold")).append(f"{frame[5]} ")
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


def cards_in_play(view: View, names: Sequence[str]) -> Table:
    """All cards before the monsters and in the market: whose they are and what they do."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("Card", style="bold", max_width=24)
    table.add_column("Where", no_wrap=True)
    table.add_column("What it does", ratio=1)
    for monster in view.monsters:
        for held in monster.cards:
            copied = "" if held.copies is None else f"Now {card_name(held.copies)}: {_card_text(held.copies)} "
            table.add_row(card_name(held.id), named(names[monster.seat], names), copied + _card_text(held.id))
    for id, where in [*((place.id, "market") for place in view.market), *((id, "deck") for id in view.top)]:
        table.add_row(card_name(id), where, _card_text(id))
    return table


def _card_text(id: str) -> str:
    card = card_facts(id)
    return "" if card is None else card.text


def standings_table(view: View, standings: Sequence[int], names: Sequence[str], *, cards: bool = True) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column("Monster", no_wrap=True)
    table.add_column("Points", justify="right")
    table.add_column("Health", justify="right")
    table.add_column("Tokens and cards" if cards else "", ratio=1)
    for place, seat in enumerate(standings, 1):
        monster = view.monsters[seat]
        name = Text(names[seat] + (" (you)" if seat == view.seat else ""), style=SEAT_STYLES[seat])
        if monster.place == "dead":
            table.add_row(f"{place}.", name, "", "", "out of the game", style="dim")
        else:
            table.add_row(f"{place}.", name, str(monster.points), str(monster.health), belongings(monster, names))
    return table
