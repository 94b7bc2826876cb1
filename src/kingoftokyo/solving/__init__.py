"""Solves the game `simple` exactly, and measures players against the solution. It needs NumPy."""

import os

# The arrays of a network are small: with several threads, which mostly wait for each other, it can take ten times as
# long. NumPy reads this variable when it is imported; a value that is already set is kept.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
