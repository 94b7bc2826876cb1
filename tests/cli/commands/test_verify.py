"""`kot verify` with what somebody wrote down: the fingerprint of before the game, and the head of its end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cli.terminal.test_autosave import ANSWERS, finished, said
from kingoftokyo import Game
from kingoftokyo.profile.daily import daily_game
from kingoftokyo.storage.save_files import read_record_file

if TYPE_CHECKING:
    from pathlib import Path


def test_the_end_of_a_fair_game_tells_what_to_verify_it_with() -> None:
    output = said("play", "--monster", "B", "--fair", "--words", "moon", answers=ANSWERS)

    found = re.search(r"`kot (verify --commitment \w{64} --head \w{64})` can now prove that the dice were fair", output)

    assert found is not None
    verdict = said(*found[1].split())
    head = found[1].split()[-1]
    assert verdict.startswith(
        "Proved: these dice were fair The secret has the fingerprint that was shown before the game"
    )
    assert verdict.endswith(
        f"The names and all choices are those that were seen during the game. Fingerprint of the game: {head}"
    )


def chained(*choices: int) -> Game:
    """A finished game with bound dice; the first choices are the options of these numbers, all others the last one."""
    game = Game.new(2, "simple", secret="ab" * 32)
    game.bind(["Blorb", "Hoot Noir"], ["person Ann", "greedy"], "2026-11-16")
    for choice in choices:
        game.play_option(choice)
    while (decision := game.decision) is not None:
        game.play(decision.options[-1])
    return game


def test_another_game_of_the_same_secret_is_found_by_its_head_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    seen, other = chained(0), chained(1)
    assert seen.commitment == other.commitment

    path.write_text(other.record())
    assert said("verify", str(path), "--commitment", seen.commitment).startswith("Proved: ")
    assert said("verify", str(path), "--head", seen.head, code=1).endswith(
        f"The names or choices are not those of the game that was played. Fingerprint of the game: {other.head}"
    )
    path.write_text(seen.record())
    assert said("verify", str(path), "--head", seen.head).endswith(f"Fingerprint of the game: {seen.head}")


def test_a_head_that_was_seen_during_the_game_binds_what_was_before(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(chained(0).record())
    early = read_record_file(path).heads()[3]

    assert "The names and the first 3 choices are those that were seen during the game; the rest was not seen." in said(
        "verify", str(path), "--head", early
    )


def test_a_secret_that_was_chosen_afterwards_is_found_by_the_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = chained()
    path.write_text(game.record())

    output = said("verify", str(path), "--commitment", "0" * 64, code=1)

    assert output.endswith(f"that was shown before the game. It has this one: {game.commitment}")
    path.write_text(finished(seed=3).record())
    assert "came from a seed" in said("verify", str(path), "--commitment", "0" * 64, code=1)
    assert "64 hexadecimal digits are expected" in said("verify", str(path), "--head", "77be", code=2)


def test_an_edited_name_or_choice_is_not_fair(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for old, new in (("person Ann", "person Bob"), ("2026-11-16", "2026-11-17"), ("keep nothing", "keep 1")):
        path.write_text(chained(0).record().replace(old, new, 1))
        assert "The names or choices are not those of the game that was played" in said("verify", str(path), code=1)


def test_choices_of_the_older_kind_are_said_not_to_be_bound(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished(secret="ab" * 32).record())

    unbound = "In records of this older format the dice do not depend on names and choices"
    assert unbound in said("verify", str(path))
    assert unbound in said("verify", str(path), "--head", "0" * 64, code=1)


def test_a_game_of_the_daily_challenge_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    seated = daily_game("2026-11-18")
    while (decision := seated.game.decision) is not None:
        seated.game.play(decision.options[-1])
    path.write_text(seated.record_text)
    daily = "These are the dice, the monsters and the rules of the daily challenge of 2026-11-18."

    assert daily in said("verify", str(path), "--head", seated.game.head)
    path.write_text(chained().record())
    assert "daily challenge" not in said("verify", str(path))
