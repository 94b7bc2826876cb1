"""The expert player: a fitted evaluation function, exact roll values, and a search over the rest of the turn."""
