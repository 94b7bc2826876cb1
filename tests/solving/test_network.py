"""The network: its slopes, its table, and its file, from which nothing foreign is read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import numpy as np
import pytest

from kingoftokyo import SetupError
from kingoftokyo.solving.network import NAMES, SIZES, Network, NetworkTable, all_inputs, fresh, load, place_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kingoftokyo.solving.throws import Floats


def test_its_slopes_are_those_of_finite_differences() -> None:
    rng = np.random.default_rng(1)
    network = Network([weights.astype(np.float64) for weights in fresh(rng).weights])
    inputs = all_inputs()[rng.integers(0, 80_000, 50)].astype(np.float64)
    targets = rng.random(50)

    def entropy() -> float:
        chances = network.chances(inputs)
        return -float(np.mean(targets * np.log(chances) + (1.0 - targets) * np.log(1.0 - chances)))

    for weights, slopes in zip(network.weights, network.slopes(inputs, targets), strict=True):
        assert slopes.shape == weights.shape
        for k in rng.integers(0, weights.size, 8):
            place = np.unravel_index(k, weights.shape)
            was = weights[place]
            weights[place] = was + 1e-5
            more = entropy()
            weights[place] = was - 1e-5
            less = entropy()
            weights[place] = was
            assert slopes[place] == pytest.approx((more - less) / 2e-5, abs=1e-9, rel=1e-5)


def test_each_position_has_five_inputs_of_its_own() -> None:
    inputs = all_inputs()

    (place,) = place_of(*np.array([[1], [7], [19], [10], [1]]))

    assert np.flatnonzero(inputs[place]).tolist() == [7, 20 + 19, 40 + 9, 50 + 0, 60]
    assert len(np.unique(inputs, axis=0)) == 80_000


def test_its_table_says_what_it_says_and_knows_who_has_won_in_tokyo() -> None:
    network = fresh(np.random.default_rng(1))
    table = NetworkTable(network)

    (place,) = place_of(*np.array([[1], [4], [5], [6], [7]]))

    mine, others = table.block(2, 1, (4, 5))
    assert mine[5, 6] == pytest.approx(float(network.chances(all_inputs()[place : place + 1])[0]))
    assert others[5, 6] == pytest.approx(1.0 - mine[5, 6])
    assert (table.block(2, 0, (18, 19))[0] == 1.0).all()
    assert (table.block(2, 0, (17, 19))[0] < 1.0).all()


# Its file


def test_a_saved_network_is_loaded_as_it_was(tmp_path: Path) -> None:
    network = fresh(np.random.default_rng(1))
    weights = tmp_path / "weights.npz"
    network.save(weights)

    assert weights.stat().st_size < 50_000
    for loaded, was in zip(load(weights).weights, network.weights, strict=True):
        assert loaded.dtype == np.float32
        assert (loaded == was).all()


def parts_of(network: Network) -> dict[str, Floats]:
    return dict(zip(NAMES, network.weights, strict=True))


def without_a_part(parts: dict[str, Floats]) -> None:
    del parts[NAMES[0]]


def with_another_part(parts: dict[str, Floats]) -> None:
    parts["more"] = np.zeros(1)


def in_another_shape(parts: dict[str, Floats]) -> None:
    parts["weights_1"] = parts["weights_1"].T


def in_another_precision(parts: dict[str, Floats]) -> None:
    parts["biases_2"] = parts["biases_2"].astype(np.float64)


def with_what_is_no_number(parts: dict[str, Floats]) -> None:
    parts["biases_3"] = np.array([np.nan], np.float32)


def with_what_has_no_end(parts: dict[str, Floats]) -> None:
    parts["biases_3"] = np.array([np.inf], np.float32)


def with_huge_ones(parts: dict[str, Floats]) -> None:
    parts["weights_3"] = np.full((SIZES[2], 1), 1e30, np.float32)


def with_objects(parts: dict[str, Floats]) -> None:
    parts["biases_3"] = np.array([{}], object)


def far_too_large(parts: dict[str, Floats]) -> None:
    parts["weights_1"] = np.zeros((1000, 1000), np.float32)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (without_a_part, "has other parts than weights_1"),
        (with_another_part, "has other parts than weights_1"),
        (in_another_shape, "weights_1 are float32 (64, 61), not float32 (61, 64)"),
        (in_another_precision, "biases_2 are float64 (64,), not float32 (64,)"),
        (with_what_is_no_number, "biases_3 are not all numbers below 1,000,000"),
        (with_what_has_no_end, "biases_3 are not all numbers below 1,000,000"),
        (with_huge_ones, "weights_3 are not all numbers below 1,000,000"),
        (with_objects, "does not contain the weights of a network"),
        (far_too_large, "is too large"),
    ],
)
@pytest.mark.parametrize("save", [np.savez, np.savez_compressed])
def test_a_file_with_other_weights_is_refused(
    spoil: Callable[[dict[str, Floats]], None], says: str, save: Callable[..., None], tmp_path: Path
) -> None:
    parts = parts_of(fresh(np.random.default_rng(1)))
    spoil(parts)
    save(tmp_path / "odd.npz", **parts)

    with pytest.raises(SetupError, match=re.escape(says)):
        load(tmp_path / "odd.npz")


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    fresh(np.random.default_rng(1)).save(weights)
    whole = weights.read_bytes()
    single = tmp_path / "single.npy"
    np.save(single, np.zeros(3))
    spoiled = bytearray(whole)
    spoiled[len(whole) // 2] ^= 255
    for foreign in (b"", b"PK", b"not weights at all", whole[: len(whole) // 2], bytes(spoiled), single.read_bytes()):
        weights.write_bytes(foreign)
        with pytest.raises(SetupError, match=r"weights\.npz does not contain the weights of a network"):
            load(weights)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"nowhere\.npz: No such file or directory"):
        load(tmp_path / "nowhere.npz")
    with pytest.raises(SetupError, match="Is a directory"):
        load(tmp_path)
