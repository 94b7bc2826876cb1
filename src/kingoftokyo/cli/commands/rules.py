"""`kot rules` and the option `--rules`: every setting, its value, and what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kingoftokyo import Rules, SetupError
from kingoftokyo.cli.error_text import error_text
from kingoftokyo.i18n.ids import hyphened
from kingoftokyo.rules import PRESETS, SETTINGS, rules_from_text

if TYPE_CHECKING:
    from rich.console import Console

    from kingoftokyo.i18n.speech import Speech
    from kingoftokyo.rules import Setting

SETTINGS_FILE: Final = "settings.ftl"  # of the catalogue; only this command reads it
GAP: Final = " "  # more would not fit into 80 columns


RulesText = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="PRESET|TEXT",
        help="The rules: a preset, and settings that differ from it: [bold]solo[/], [bold]'standard cultists=true'[/]. "
        "[bold]kot rules[/] lists them.",
    ),
]


def rules_of(text: str, speech: Speech | None = None, hint: str = "--rules", **expansions: bool) -> Rules:
    """The rules in the text of an option; an error ends the command, with `hint` as the option's name.

    `speech` is the language of the error; commands without a language give none, and the error is in English.
    """
    try:
        return chosen_rules(text, **expansions)
    except SetupError as error:
        said = str(error) if speech is None else error_text(error, speech)
        raise typer.BadParameter(said, param_hint=hint) from None


def chosen_rules(text: str, *, halloween: bool = False, cultists: bool = False, tokyo_tower: bool = False) -> Rules:
    """The rules of this text with these expansions added; raises SetupError."""
    rules = rules_from_text(text)
    wanted = {"halloween": halloween, "cultists": cultists, "tokyo_tower": tokyo_tower}
    return Rules(rules.preset, rules.cards, **{**rules.changes, **{name: True for name, on in wanted.items() if on}})


def in_words(value: object) -> str:
    """A setting's value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def presets_as_data() -> list[dict[str, object]]:
    return [
        {
            "name": setting.name,
            "about": setting.about,
            "values": list(setting.values),
            "presets": {preset: setting.value_in(preset) for preset in PRESETS},
        }
        for setting in SETTINGS
    ]


def rules_as_data(rules: Rules) -> list[dict[str, object]]:
    return [
        {
            "name": setting.name,
            "about": setting.about,
            "values": list(setting.values),
            "value": rules[setting.name],
        }
        for setting in SETTINGS
    ]


def draw_presets(console: Console, speech: Speech) -> None:
    """All presets side by side, and what each setting changes; values that differ from `standard` are highlighted."""
    rows = [[setting.name, *(in_words(setting.value_in(preset)) for preset in PRESETS)] for setting in SETTINGS]
    heading = [speech.say("terminal-setting"), *PRESETS]
    widths = [max(len(row[k]) for row in [heading, *rows]) for k in range(len(heading))]
    console.print(Text(_line(heading, widths).rstrip(), style="bold"), soft_wrap=True)
    for setting, row in zip(SETTINGS, rows, strict=True):
        line = Text(f"{row[0]:<{widths[0]}}", style="bold")
        for value, width in zip(row[1:], widths[1:], strict=True):
            line.append(f"{GAP}{value:<{width}}", "yellow" if value != row[1] else "not bold")
        line.rstrip()
        console.print(line, soft_wrap=True)
        console.print(Padding(Text(_about(setting, speech), style="dim"), (0, 0, 0, 2)))
    console.print("\n" + speech.say("terminal-rules-one", command="kot rules PRESET"), markup=False)


def _about(setting: Setting, speech: Speech) -> str:
    """What a setting changes; the setting of a user's own expansion says it in its own words."""
    id = f"rule-{hyphened(setting.name)}"
    return speech.say(id) if speech.language.has(id) else setting.about


def _line(words: list[str], widths: list[int]) -> str:
    return GAP.join(f"{word:<{width}}" for word, width in zip(words, widths, strict=True))


def rules_table(rules: Rules, speech: Speech) -> Table:
    """Every setting of these rules; values that differ from `standard` are highlighted."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(speech.say("terminal-setting"), style="bold", no_wrap=True)
    table.add_column(rules.preset, no_wrap=True)
    table.add_column(speech.say("terminal-what-it-changes"), ratio=1)
    for setting in SETTINGS:
        value = rules[setting.name]
        others = ", ".join(in_words(other) for other in setting.values if other != value)
        about = Text(_about(setting, speech))
        if not isinstance(value, bool):
            about.append(" " + speech.say("terminal-other-values", values=others), "dim")
        table.add_row(setting.name, Text(in_words(value), "yellow" if value != setting.values[0] else ""), about)
    return table
