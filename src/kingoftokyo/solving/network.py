"""A small network that estimates the chance to win of the monster whose turn begins, its file, and its table.

It has one-hot inputs, two layers of 64 with tanh, and one output. A position is a number: the flat index of (tokyo,
points, points of the other, health, health of the other) in an array of all 80 000, seen from the monster whose turn it
is.
"""

from __future__ import annotations

import zipfile
import zlib
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from kingoftokyo.rules.errors import SetupError
from kingoftokyo.rules.settings import WINNING_POINTS
from kingoftokyo.solving.turn import FULL, STAYING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from kingoftokyo.solving.throws import Floats, Places

POSITIONS: Final = (2, WINNING_POINTS, WINNING_POINTS, FULL, FULL)
INPUTS: Final = sum(POSITIONS[1:]) + 1
SIZES: Final = (INPUTS, 64, 64, 1)
AT_ONCE: Final = 2000  # positions per batch, so that they fit the processor's cache
LARGEST_FILE: Final = 100_000  # bytes
LARGEST_WEIGHT: Final = 1e6  # larger ones may overflow
FOREIGN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    MemoryError,
    RuntimeError,
    ValueError,
)  # raised when reading a file that is not ours
NAMES: Final = tuple(f"{what}_{layer}" for layer in range(1, len(SIZES)) for what in ("weights", "biases"))
SHAPES: Final = tuple(shape for before, after in pairwise(SIZES) for shape in ((before, after), (after,)))


def all_inputs() -> Floats:
    """The inputs of every position: one-hot points and healths, and one input for Tokyo."""
    inputs = np.zeros((int(np.prod(POSITIONS)), INPUTS), np.float32)
    tokyo, *numbers = (axis.reshape(-1) for axis in np.indices(POSITIONS))
    inputs[:, -1] = tokyo
    first = 0
    for number, values in zip(numbers, POSITIONS[1:], strict=True):
        inputs[np.arange(len(inputs)), first + number] = 1.0
        first += values
    return inputs


class Network:
    """A network as a list of arrays: weights and biases of each layer in turn."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.weights: Final = list(weights)

    def logits(self, inputs: Floats) -> tuple[list[Floats], Floats]:
        """The inputs of each layer, and the output of the last one."""
        layers = [inputs]
        for k in range(0, len(self.weights) - 2, 2):
            layers.append(np.tanh(layers[-1] @ self.weights[k] + self.weights[k + 1]))
        return layers, (layers[-1] @ self.weights[-2] + self.weights[-1])[:, 0]

    def chances(self, inputs: Floats) -> Floats:
        """The chance of the monster whose turn begins, for each row of inputs."""
        parts = [self.logits(inputs[k : k + AT_ONCE])[1] for k in range(0, len(inputs), AT_ONCE)]
        return _chance(np.concatenate(parts))

    def slopes(self, inputs: Floats, targets: Floats) -> list[Floats]:
        """The gradients of the cross entropy to these target chances, for each array."""
        layers, logits = self.logits(inputs)
        slope = ((_chance(logits) - targets) / len(targets))[:, None]
        found: list[Floats] = []
        for k in range(len(self.weights) - 2, -1, -2):
            layer = layers[k // 2]
            found = [layer.T @ slope, slope.sum(axis=0), *found]
            if k > 0:
                slope = (slope @ self.weights[k].T) * (1.0 - layer * layer)
        return found

    def copy(self) -> Network:
        return Network([weights.copy() for weights in self.weights])

    def approach(self, other: Network, share: float) -> None:
        """Move all weights by this share of the way to another network's."""
        for mine, others in zip(self.weights, other.weights, strict=True):
            mine[:] += share * (others - mine)

    def save(self, path: Path) -> None:
        with path.open("wb") as file:
            np.savez(file, **dict(zip(NAMES, self.weights, strict=True)))  # type: ignore[arg-type]  # not options


def fresh(rng: np.random.Generator) -> Network:
    """An untrained network with random weights; its output is about one half everywhere."""
    weights: list[Floats] = []
    for k, (before, after) in enumerate(pairwise(SIZES)):
        active = len(POSITIONS) if k == 0 else before  # all other inputs are zero
        scale = (0.1 if after == 1 else 1.0) / np.sqrt(active)
        weights += [
            (rng.standard_normal((before, after)) * scale).astype(np.float32),
            np.zeros(after, np.float32),
        ]
    return Network(weights)


def load(path: Path) -> Network:
    """Load a network from a file; an invalid file raises a SetupError."""
    try:
        weights = _arrays_in(path)
    except SetupError:
        raise
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None
    except FOREIGN as error:
        raise SetupError(f"{path} does not contain the weights of a network: {error}") from None
    for name, shape, array in zip(NAMES, SHAPES, weights, strict=True):
        if array.dtype != np.float32 or array.shape != shape:
            raise SetupError(f"{path}: {name} are {array.dtype} {array.shape}, not float32 {shape}")
        if not np.abs(array).max() < LARGEST_WEIGHT:  # also True for NaN
            raise SetupError(f"{path}: {name} are not all numbers below {LARGEST_WEIGHT:,.0f}")
    return Network(weights)


def _arrays_in(path: Path) -> list[Floats]:
    """The arrays of a file that has exactly our names. The unpacked size is checked first: a small file may be huge."""
    with zipfile.ZipFile(path) as parts:
        if max(path.stat().st_size, sum(part.file_size for part in parts.infolist())) > LARGEST_FILE:
            raise SetupError(f"{path} is too large for the weights of a network")
        if sorted(parts.namelist()) != sorted(f"{name}.npy" for name in NAMES):
            raise SetupError(f"{path} has other parts than {', '.join(NAMES)}")
    with np.load(path, allow_pickle=False) as arrays:
        return [arrays[name] for name in NAMES]


class NetworkTable:
    """A network's chances for all positions, in the form of the solver's; starting a turn in Tokyo may win at once."""

    def __init__(self, network: Network, inputs: Floats | None = None) -> None:
        found = network.chances(all_inputs() if inputs is None else inputs)
        self.chances: Final[Floats] = found.astype(np.float64).reshape(POSITIONS)
        self.chances[0, WINNING_POINTS - STAYING :] = 1.0

    def block(self, monsters: int, tokyo: int, points: Sequence[int]) -> Floats:
        """The chances of both monsters for all healths."""
        chances = self.chances[(tokyo, *points)]
        return np.stack([chances, 1.0 - chances])


class Adam:
    """The Adam optimiser: gradient descent with a step size per weight from the moments of its gradients."""

    def __init__(self, network: Network) -> None:
        self._network: Final = network
        self._means: Final = [np.zeros_like(weights) for weights in network.weights]
        self._squares: Final = [np.zeros_like(weights) for weights in network.weights]
        self._steps = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        self._steps += 1
        of_mean, of_square = 1.0 - 0.9**self._steps, 1.0 - 0.999**self._steps
        moments = zip(self._network.weights, slopes, self._means, self._squares, strict=True)
        for weights, slope, mean, square in moments:
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope * slope - square)
            weights[:] -= rate / of_mean * mean / (np.sqrt(square / of_square) + 1e-8)


def place_of(tokyo: Places, points: Places, others: Places, health: Places, others_health: Places) -> Places:
    """The flat indices of positions; healths count from 1."""
    return np.ravel_multi_index((tokyo, points, others, health - 1, others_health - 1), POSITIONS).astype(np.int64)


def _chance(logits: Floats) -> Floats:
    """The logistic function, in a form that never overflows."""
    return 0.5 + 0.5 * np.tanh(0.5 * logits)
