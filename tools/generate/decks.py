"""Writes `web/src/fair/decks.ts`, the cards in the order of draws by fair dice: `python -m tools.generate.decks`."""

from pathlib import Path
from textwrap import fill

from kingoftokyo.rules.expansions.halloween import COPIES
from kingoftokyo.rules.records.chance_log import card_names
from kingoftokyo.rules.records.verify import BASE_DECK

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = ROOT / "web" / "src" / "fair" / "decks.ts"
HEAD = "// Made by `python -m tools.generate.decks` from the rules: change it there.\n"


def typescript() -> str:
    """The whole file."""
    costumes = card_names(tuple(COPIES)).split()
    return "\n".join([HEAD, _constant("BASE_DECK", BASE_DECK), _constant("COSTUMES", costumes)])


def _constant(name: str, cards: list[str]) -> str:
    listed = fill(" ".join(cards), 116, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
    return f"export const {name}: readonly string[] = `\n{listed}\n`.trim().split(/\\s+/);\n"


def main() -> None:
    WRITTEN.write_text(typescript(), encoding="utf-8")
    print(f"Written: {WRITTEN.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
