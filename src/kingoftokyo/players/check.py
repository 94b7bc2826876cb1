"""The conformance test that every player must pass.

    check_player(MyPlayer)

plays games with every preset and every combination of expansions, with 2 to 6 monsters. At each decision the player
must choose an option and be able to give a reason. A second player with the same seed gets a view of another world
that differs only in hidden information, and must choose the same: players must be deterministic and use no secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingoftokyo.players.clock import Clock
from kingoftokyo.rules.asking.choices import Choice
from kingoftokyo.rules.game import Game
from kingoftokyo.rules.settings import FEWEST_MONSTERS, MOST_MONSTERS, Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo.players.player import Player

WHOLE_GAME: Final = 1_000_000  # more decisions than any game has


class PlayerCheckError(AssertionError):
    """A player's error, and where it happened."""


def check_player(
    make: Callable[[int], Player],
    *,
    most: int = WHOLE_GAME,
    games: int = 1,
    after: Callable[[Game], None] | None = None,
) -> None:
    """Play games of all kinds with players made from a seed; an error of a player raises a PlayerCheckError.

    `most` is the maximum number of decisions in each game, and `games` the number of games of each kind. `after` is
    called with the game after each decision.
    """
    kinds = variants()
    for k, rules in enumerate(kinds):
        for more in range(games):
            check_game(make, rules, FEWEST_MONSTERS + (k + more) % 5, k + more, most=most, after=after)
    for players in range(FEWEST_MONSTERS, MOST_MONSTERS + 1):
        for rules in kinds[:2]:
            check_game(make, rules, players, players, most=most, after=after)


def variants() -> list[Rules]:
    """All kinds of rules: `simple`, and every other preset with every combination of expansions."""
    found = [Rules("simple")]
    for preset in ("standard", "course", "solo"):
        for costumes in ("", "choose", "random", "shuffled"):
            for cultists in (False, True):
                for tower in (False, True):
                    changes: dict[str, object] = {"cultists": cultists, "tokyo_tower": tower}
                    if costumes:
                        changes["halloween"] = True
                        changes["costumes"] = costumes
                    found.append(Rules(preset, (), **changes))
    return found


def check_game(
    make: Callable[[int], Player],
    rules: Rules,
    players: int,
    seed: int,
    *,
    most: int = WHOLE_GAME,
    after: Callable[[Game], None] | None = None,
) -> None:
    """Check one game with players of this kind at all seats."""
    game = Game.new(players, rules, seed)
    ours = [make(seed + seat) for seat in range(players)]
    twins = [make(seed + seat) for seat in range(players)]
    clock = Clock()
    while game.number < most:
        decision = game.decision
        if decision is None:
            return
        seat = decision.seat
        view = game.view(seat)
        choice: object = ours[seat].choose(view, decision, clock)
        where = f"{rules.text}, {players} monsters, seed {seed}, decision {game.number} ({decision.kind})"
        if not isinstance(choice, (Choice, str)):
            raise PlayerCheckError(f"{where}: {choice!r} is not a choice")
        if str(choice) not in view.options:
            raise PlayerCheckError(f"{where}: {choice} is not possible")
        world = view.sample(seed + game.number)
        same_decision = world.decision
        if same_decision is None:
            raise AssertionError("a sampled world must be at the same decision")
        twin: object = twins[seat].choose(world.view(seat), same_decision, clock)
        if str(twin) != str(choice):
            raise PlayerCheckError(f"{where}: {choice}, but {twin} where only hidden information differs")
        why: object = ours[seat].why() if hasattr(ours[seat], "why") else ""
        if not isinstance(why, str):
            raise PlayerCheckError(f"{where}: why() does not return a text")
        game.play(choice, seat)
        if after is not None:
            after(game)
