"""Bots as strangers might write them, most of them badly. They are only ever loaded in a separate process."""

# mypy: ignore-errors

from __future__ import annotations

import os
import sys
import time

from kingoftokyo.players.player import Player


class Good(Player):
    """Takes any option, by the view and the decision alike."""

    def choose(self, view, decision, clock):
        assert [option.text for option in decision.options] == view.options
        assert 0 < clock.left() <= clock.limit
        assert view.seat == decision.seat == view.asked
        assert view.sample(self.seed).view(view.seat).key() == view.key()
        k = (self.seed + 7 * view.number) % len(view.options)
        return view.options[k] if self.seed % 2 else decision.options[k]


class Duck:
    """Derives from nothing: a seed and a choice are enough."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision, clock):
        return "…" if view.kind == "never" else decision.options[0]


class Counting(Player):
    """Fails if it is not created for each game and seat."""

    def __init__(self, seed=0):
        super().__init__(seed)
        self.last = -1

    def choose(self, view, decision, clock):
        assert view.number > self.last
        self.last = view.number
        return decision.options[-1]


class Unmade(Player):
    def __init__(self, seed=0):
        raise RuntimeError("not today")

    def choose(self, view, decision, clock):
        return decision.options[0]


class Raising(Player):
    def choose(self, view, decision, clock):
        return {}["nothing"]


class Babbling(Player):
    def choose(self, view, decision, clock):
        raise ValueError("\ud800 \x1b[2J")


class Leaving(Player):
    def choose(self, view, decision, clock):
        sys.exit("good bye")


class Interrupting(Player):
    def choose(self, view, decision, clock):
        raise KeyboardInterrupt


class Dying(Player):
    def choose(self, view, decision, clock):
        os._exit(3)


class Talking(Player):
    def choose(self, view, decision, clock):
        print("thinking")
        print("hard", file=sys.stderr)
        return decision.options[-1]


class Shouting(Player):
    """Prints a hundred times what a pipe holds."""

    def choose(self, view, decision, clock):
        sys.stdout.write("A" * 6_000_000)
        return decision.options[-1]


class Asking(Player):
    """Waits for input from the keyboard."""

    def choose(self, view, decision, clock):
        return input("What now? ")


class Sleeping(Player):
    def choose(self, view, decision, clock):
        time.sleep(60)


class Slow(Player):
    """Late, but it answers."""

    def choose(self, view, decision, clock):
        while clock.left() > -0.05:
            time.sleep(0.01)
        return decision.options[-1]


class Eating(Player):
    def choose(self, view, decision, clock):
        return str(len(b"A" * (4 << 30)))


class Endless(Player):
    def choose(self, view, decision, clock):
        return self.choose(view, decision, clock)


class Nonsense(Player):
    def choose(self, view, decision, clock):
        return [None, 7, "buy moon", b"stop", "A" * 10_000_000, "\ud800", view, float("nan")][view.number % 8]


class Forking(Player):
    """Leaves a twin behind that answers too."""

    def choose(self, view, decision, clock):
        if self.seed is not None:
            self.seed = None
            os.fork()
        return decision.options[-1]


class Meddling(Player):
    """Writes into every pipe it can find."""

    def choose(self, view, decision, clock):
        for fd in range(3, 20):
            try:
                os.write(fd, b'{"id": [[[\n')
            except OSError:
                continue
        return decision.options[-1]


class Closing(Player):
    def choose(self, view, decision, clock):
        os.closerange(0, 100)
        return decision.options[-1]


class Silencing(Player):
    def choose(self, view, decision, clock):
        sys.stdout = sys.stderr = None
        return decision.options[-1]


NOT_A_BOT = 7
