"""Adds records, saves and positions to the corpus: `PYTHONPATH=src:tests python -m corpus.write FOLDER`.

The folder is a new one, and what is written there is moved here by hand: a file that is there is never changed.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from corpus.games import ALL, BY_HAND, OTHERWISE, OVER, ROLLS, RULES, asked, games, play, with_cards
from corpus.opening import Facts, position_facts, record_facts, save_facts
from kingoftokyo import Game
from kingoftokyo.history.save_text import save_text

if TYPE_CHECKING:
    from collections.abc import Iterator

DATE = "2026-11-16"
MONSTERS = ("Axolulu", "Mosshell", "Old Pinch", "Blorb", "Girder", "Hoot Noir")
PEOPLE = ("Ann", "Björn", "", "Zoë O’Hara", "佐藤", "person")
COMPUTERS = ("greedy", "sensible", "expert:aggressive", "random", "expert:proud", "a stranger's bot")


def slug(text: str) -> str:
    return text.replace(": ", "-").replace(" ", "_")


def add(path: Path, text: str, facts: Facts | None = None) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
    if facts is not None:
        expected = {name: fact for name, fact in facts.items() if name not in ("again", "whole")}
        add(path.with_suffix(".expected.json"), json.dumps(expected, ensure_ascii=False, indent=1) + "\n")


@contextmanager
def own_home(folder: Path) -> Iterator[None]:
    """What the program saves meanwhile, in slots, comes into the folder."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        yield
        for save in sorted(Path(home, "kingoftokyo").glob("KoTSS-*.txt")):
            _, facts = save_facts(save)
            add(folder / "saves" / save.name.removeprefix("KoTSS-"), save.read_text(encoding="utf-8"), facts)


def players_of(game: Game) -> list[str]:
    persons = game.view(None).persons
    return [f"person {PEOPLE[k]}".strip() if k in persons else COMPUTERS[k] for k in range(game.players)]


def add_record(folder: Path, name: str, game: Game, seed: int, most: int = 1000) -> None:
    for _ in play(game, seed, most):
        pass
    path = folder / "records" / f"{name}.txt"
    add(path, game.record(MONSTERS[: game.players], players_of(game), DATE))
    secret = game.history.secret.hex() if game.history is not None and not game.over else ""
    _, facts = record_facts(path, secret or None)
    assert facts["again"] == facts["whole"] == path.read_text(encoding="utf-8")
    path.unlink()
    add(path, facts["whole"], facts | {"written": path.name} | ({"secret": secret} if secret else {}))


def add_edited(folder: Path, name: str) -> None:
    """A record edited by hand: it is the same game, and is written again as that game."""
    plain = folder / "records" / f"{name}.txt"
    header, start, lines = plain.read_text(encoding="utf-8").partition("\nstart")
    text = f"{header}\n# by hand\n{start}{lines}".replace(": ", ":   ").replace("\n1 seat", "\n\n  # well\n 1  seat")
    expected = json.loads(plain.with_suffix(".expected.json").read_text(encoding="utf-8"))
    add(folder / "records" / f"{name}-edited.txt", text, expected)


def ending(reason: str, rules: str) -> int:
    """The seed of a game that ends like this."""
    for seed in range(1000):
        game = Game.new(2, rules, seed)
        for _ in play(game, seed):
            pass
        if game.reason == reason:
            return seed
    raise LookupError(reason)


def add_records(folder: Path) -> None:
    secret, words = bytes(range(32)), ["moon", "", "sun and stars"]
    for k, rules in enumerate(["standard", "course", "solo", "simple", *RULES[3:], OTHERWISE]):
        name = slug(rules.replace("=true", "").replace("=", "-")) if rules != OTHERWISE else "otherwise"
        few, many = 2 + k % 5, 2 + (k + 3) % 5
        add_record(folder, f"{name}-seeded-over", Game.new(few, rules, k), k)
        add_record(folder, f"{name}-seeded", Game.new(many, rules, -k, persons=[many - 1]), k, 25)
        fair = Game.new(few, rules, secret=secret, words=words[:few], persons=[])
        add_record(folder, f"{name}-fair", fair, k, 25)
    for k, rules in enumerate(["standard", "course", "solo", "simple", f"standard {ALL}"]):
        add_record(folder, f"{slug(rules)}-fair-over".replace("=true", ""), Game.new(3, rules, secret=secret), k)
        position = with_cards(2 + k, rules, k, persons=[1]) if rules != "simple" else BY_HAND["shortest"]
        add_record(folder, f"position-{k}", Game.from_position(position), k, 40)
        add_record(folder, f"position-{k}-fair", Game.from_position(position, secret=secret, words=["w"]), k, 40)
    add_edited(folder, "course-seeded")
    many_people = Game.new(4, "standard turn_order=descending", 5, persons=[0, 2, 3])
    add_record(folder, "descending-people", many_people, 5, 30)
    add_record(folder, "seats-people", Game.new(6, "standard turn_order=seats", 5, persons=range(6)), 5, 30)
    add_record(folder, "two-monsters-for-points", Game.new(2, "standard two_players=false", 5), 5)
    add_record(folder, "rolls-settled", Game.new(2, "standard", 3, rolls=ROLLS[:2]), 3, 30)
    add_record(folder, "rolls-settled-fair", Game.new(3, "course", secret=secret, rolls=ROLLS[:3]), 3, 30)
    add_record(folder, "position-deck-shuffled", Game.from_position(BY_HAND["empty-deck"]), 3, 40)
    add_record(folder, "position-roll-settled", Game.from_position(BY_HAND["settled-roll"]), 0, 20)
    add_record(folder, "position-rolls-settled", Game.from_position(BY_HAND["settled-rolls"]), 0, 0)
    for reason, rules in (("all dead", "standard"), ("person eliminated", "solo"), ("tokyo_tower", RULES[7])):
        seed = ending(reason, rules)
        add_record(folder, f"ends-{slug(reason)}", Game.new(2, rules, seed), seed)


def add_chained(folder: Path) -> None:
    """Games whose dice hang on names and choices: over and going on, from positions, and the save of one."""
    secret, words = bytes(range(32)), ["moon 0a0b", "", "sun and stars"]
    for k, rules in enumerate(["standard", "course", "solo", "simple", f"standard {ALL}", OTHERWISE]):
        name = "otherwise" if rules == OTHERWISE else slug(rules.replace("=true", ""))
        game = Game.new(3, rules, secret=secret, words=words, persons=[0] if "solo" in rules else [0, 2])
        add_record(folder, f"{name}-chained-over", bound(game), k)
        add_record(folder, f"{name}-chained", bound(Game.new(2 + k % 5, rules, secret=secret)), k, 25)
    position = with_cards(3, "standard", 1, persons=[1])
    add_record(folder, "position-chained", bound(Game.from_position(position, secret=secret, words=["w"])), 1, 40)
    settled = Game.new(2, "standard", secret=secret, rolls=ROLLS[:2])
    add_record(folder, "rolls-settled-chained", bound(settled), 3, 30)
    path = folder / "saves" / "chained.txt"
    text = save_text(settled, computer_seed=5)
    add(path, text)
    _, facts = save_facts(path)
    path.unlink()
    add(path, text, facts)


def bound(game: Game) -> Game:
    game.bind(MONSTERS[: game.players], players_of(game), DATE)
    return game


def add_saves(folder: Path) -> None:
    known: set[str] = set()
    for k, (game, decision) in enumerate(games(0)):
        new = sorted(asked(game, decision) - known)
        if not new or len(game.record()) > 9000:
            continue
        known.update(new)
        path = folder / "saves" / f"{slug(new[-1])}.txt"
        add(
            path,
            save_text(game, monsters=MONSTERS[: game.players], players=players_of(game), date=DATE, computer_seed=k),
        )
        _, facts = save_facts(path)
        assert facts["again"] == path.read_text(encoding="utf-8")
        path.unlink()
        add(path, facts["again"], facts)


def add_position(folder: Path, name: str, line: str) -> None:
    game, facts = position_facts(line)
    path = folder / "positions" / f"{name}.txt"
    add(path, line + "\n", facts)
    add(path.with_suffix(".json"), json.dumps(game.position()) + "\n")


def add_positions(folder: Path) -> None:
    known: set[str] = set()
    for game, decision in games(1000):
        new = sorted(asked(game, decision) - known)
        known.update(new)
        if new:
            add_position(folder, slug(new[-1]), game.position_line())
    for name, line in BY_HAND.items():
        add_position(folder, f"by-hand-{name}", line)
    for name, line in OVER.items():
        add_position(folder, f"over-{name}", Game.from_position(line).position_line())


if __name__ == "__main__":
    add_records(Path(sys.argv[1]))
    add_saves(Path(sys.argv[1]))
    add_positions(Path(sys.argv[1]))
    add_chained(Path(sys.argv[1]))
