"""Writes the reference of the rules from the code's own cards and settings.

python -m tools.generate.rules_reference > docs/reference/rules.md
"""

from kingoftokyo import Rules
from kingoftokyo.rules.card import ExpansionCard
from kingoftokyo.rules.catalogue import CATALOGUE, COSTUME_KIND, DISCARD_KIND, KEEP_KIND, KIND_NAMES
from kingoftokyo.rules.expansions import NUMBERS
from kingoftokyo.rules.settings import FEWEST_MONSTERS, MOST_MONSTERS, NEEDS, PRESETS, SETTINGS, Setting

HEAD = """# Rules: settings and cards

`python -m tools.generate.rules_reference` writes this page from the settings and cards of the code.

`Rules("course", halloween=True)` is a preset with one setting changed; as text it is `course halloween=true`. Where
sources disagree, [Rulings](../explanation/rulings.md#where-the-sources-disagree) has the reasons.
"""


def page() -> str:
    parts = [
        HEAD,
        "## Settings\n",
        "The value of each setting in each preset; the values that it can have are in brackets.\n",
        settings(),
        needs(),
        f"## Power cards\n\n{used('power_cards')} {counts(KEEP_KIND, DISCARD_KIND)}\n",
        cards(KEEP_KIND),
        cards(DISCARD_KIND),
        f"## Costumes\n\n{used('halloween')} {counts(COSTUME_KIND)}\n",
        cards(COSTUME_KIND),
        "## Expansions\n\nWhat each expansion gives to every monster.\n",
        expansions(),
    ]
    return "\n".join(parts)


def table(*rows: tuple[str, ...]) -> str:
    head, *body = rows
    lines = [head, ("---",) * len(head), *body]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


def in_words(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"`{value}`"


def settings() -> str:
    rows = [
        (f"`{setting.name}`", about(setting), *(in_words(setting.value_in(preset)) for preset in PRESETS))
        for setting in SETTINGS
    ]
    return table(("setting", "what it decides", *(f"`{preset}`" for preset in PRESETS)), *rows)


def about(setting: Setting) -> str:
    if all(isinstance(value, bool) for value in setting.values):
        return setting.about
    return f"{setting.about} ({', '.join(in_words(value) for value in setting.values)})"


def needs() -> str:
    return "Some need others: " + ", ".join(f"`{name}` needs `{needed}`" for name, needed in NEEDS) + ".\n"


def used(setting: str) -> str:
    """The presets in which this setting is on."""
    users = [f"`{preset}`" for preset in PRESETS if Rules(preset)[setting] is True]
    if not users:
        return f"In no preset unless `{setting}` is chosen."
    return f"In {', '.join(users)}."


def counts(*kinds: int) -> str:
    numbers = [number for number in range(len(CATALOGUE.ids)) if CATALOGUE.kind[number] in kinds]
    copies = sum(CATALOGUE.copies[number] for number in numbers)
    return f"{len(numbers)} names, {copies} cards."


def cards(kind: int) -> str:
    rows = [
        (
            CATALOGUE.names[number],
            f"`{CATALOGUE.ids[number]}`",
            KIND_NAMES[kind],
            str(CATALOGUE.cost[number]),
            str(CATALOGUE.copies[number]),
            CATALOGUE.texts[number],
        )
        for number in sorted(range(len(CATALOGUE.ids)), key=lambda number: CATALOGUE.names[number])
        if CATALOGUE.kind[number] == kind
    ]
    return table(("card", "id", "kind", "cost", "copies", "text"), *rows)


def expansions() -> str:
    rows = []
    for number, expansion in NUMBERS.items():
        joined = [f"`{preset}`" for preset in PRESETS if joins(expansion, preset)]
        field = f"`{expansion.field()}`" if expansion.field() else "none"
        presets = ", ".join(joined) or "when chosen"
        rows.append((CATALOGUE.names[number], f"`{CATALOGUE.ids[number]}`", presets, field, CATALOGUE.texts[number]))
    return table(("expansion", "id", "presets", "field of a position", "text"), *rows)


def joins(expansion: ExpansionCard, preset: str) -> bool:
    """Whether the unchanged preset includes an expansion, with any number of monsters."""
    rules = Rules(preset)
    return any(expansion.joins(rules, players) for players in range(FEWEST_MONSTERS, MOST_MONSTERS + 1))


if __name__ == "__main__":
    print(page(), end="")
