"""The environment of the arena's own processes: workers and bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import kingoftokyo

ONE_CORE: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")


def environment() -> dict[str, str]:
    """Environment variables for a process of ours: the same build of the package, one thread, a fixed hash seed."""
    source = Path(kingoftokyo.__file__).resolve().parents[1]
    path = os.pathsep.join(filter(None, [str(source), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, **dict.fromkeys(ONE_CORE, "1"), "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
