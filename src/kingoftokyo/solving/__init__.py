"""The game `simple` solved exactly, and players measured against the solution. It needs NumPy."""

import os

# The arrays of a network are small: threads only wait for each other, beside other work ten times as long as one takes.
# NumPy looks at this when it is loaded; whoever has loaded it before, or has set it, has decided otherwise.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
