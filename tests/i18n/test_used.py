"""Every sentence of the page is said somewhere: by the page, by the server, or inside another sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from i18n.test_catalogue import names_in, sentences

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "web" / "src"
FILES: Final = ("page.ftl", "looking-back.ftl", "profile.ftl", "online.ftl")
PYTHON: Final = ROOT / "src" / "kingoftokyo"

# Prefixes of ids that the page completes with a name of the engine or of the page: say(`step-${step}`).
COMPOSED: Final = {
    *("achievement-", "consequence-", "counted-", "engine-", "error-request-", "expansion-", "face-", "face-about-"),
    *("clock-", "key-", "kind-", "listing-", "reaction-", "sitter-"),
    *("language-", "menu-", "monster-", "motion-", "after-", "numbers-", "source-", "speed-"),
    *("proof-head-", "proof-own-", "proof-verdict-", "proof-words-", "puzzle-name-"),
    *("pace-", "place-", "player-", "preset-", "refused-", "setting-", "statistic-", "step-", "theme-", "token-"),
}
BY_VALUE: Final = "setting-"  # whose attributes are the words for its values
BY_THE_TERMINAL: Final = ("terminal-help-", "terminal-hearts-for-")  # it puts these together: f"terminal-help-{what}"
FROM_OTHER_FILES: Final = {"card-", "event-", "help-", "ruling-"}


@cache
def written() -> str:
    """All of the page, and all of the program."""
    files = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts"), *PYTHON.rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def composed_in_the_page() -> set[str]:
    return set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", written()))


def ids_of_the_page() -> list[str]:
    own = {id for file in FILES for id in names_in(file)}
    return [id for id in sentences("en") if id.partition(".")[0] in own]


def is_said(id: str) -> bool:
    if any(id in sentence.references for sentence in sentences("en").values()):
        return True
    name, dot, attribute = id.partition(".")
    if not any(name.startswith(prefix) for prefix in COMPOSED):
        return f'"{id}"' in written()
    return not dot or name.startswith(BY_VALUE) or re.search(rf"\.{attribute}[`\"]", written()) is not None


def test_every_sentence_of_the_page_is_said() -> None:
    assert [id for id in ids_of_the_page() if not is_said(id)] == []


def test_the_page_composes_what_this_test_believes() -> None:
    assert composed_in_the_page() == COMPOSED | FROM_OTHER_FILES


def test_every_sentence_of_the_terminal_is_said() -> None:
    program = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PYTHON.rglob("*.py")))

    assert all(f"{prefix}{{what}}" in program for prefix in BY_THE_TERMINAL)
    own = [id for id in names_in("terminal.ftl") if not id.startswith(BY_THE_TERMINAL)]
    assert [id for id in own if not re.search(rf"[\"']{id}[\"']", program)] == []
