"""The conformance kit: what every player must do, whoever it is.

    check_player(MyPlayer)

plays games by every preset and with every combination of expansions, 2 to 6 monsters. At each decision the player must
choose something possible and be able to say why; and a second one with the same seed, which is shown another world that
differs only in what the seat may not know, must choose the same: so it is deterministic, and knows no secrets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo import Choice, Game
from kingoftokyo.players.clock import Clock
from laws.laws import VARIANTS, check_laws

if TYPE_CHECKING:
    from collections.abc import Callable

    from kingoftokyo import Rules
    from kingoftokyo.players.player import Player


def check_player(make: Callable[[int], Player], *, most: int = 1_000_000, games: int = 1) -> None:
    """Play games of all kinds: `most` decisions of each, `games` of each kind, every one with another number."""
    assert make(0).name, "a player has a name"
    for variant, rules in enumerate(VARIANTS):
        for k in range(games):
            check_game(make, rules, 2 + (variant + k) % 5, variant + k, most)
    for players in range(2, 7):
        check_game(make, VARIANTS[0], players, players, most)
        check_game(make, VARIANTS[1], players, players, most)


def check_game(make: Callable[[int], Player], rules: Rules, players: int, seed: int, most: int) -> None:
    """One game, with players of this kind at all seats."""
    game = Game.new(players, rules, seed)
    ours = [make(seed + seat) for seat in range(players)]
    twins = [make(seed + seat) for seat in range(players)]
    clock = Clock()
    while not game.over and game.number < most:
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        view = game.view(seat)
        choice = ours[seat].choose(view, decision, clock)
        world = view.sample(seed + game.number)
        same_decision = world.decision
        assert same_decision is not None
        twin = twins[seat].choose(world.view(seat), same_decision, clock)
        where = f"{rules.text}, {players} monsters, seed {seed}, decision {game.number} ({decision.kind})"
        assert isinstance(choice, (Choice, str)), f"{where}: {choice!r} is no choice"
        assert str(choice) in view.options, f"{where}: {choice} is not possible"
        assert str(twin) == str(choice), f"{where}: {choice}, but {twin} where only hidden things differ"
        assert isinstance(ours[seat].why(), str), f"{where}: why() is no text"
        game.play(choice, seat=seat)
        check_laws(game)
