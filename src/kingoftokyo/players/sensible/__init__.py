"""The sensible player: it values dice, cards and choices by rules of thumb."""
