"""The phases of a turn. Importing this package registers their steps in `agenda.STEPS`."""

from kingoftokyo.rules.core.agenda import STEP_KINDS, STEPS
from kingoftokyo.rules.phases import buying as buying
from kingoftokyo.rules.phases import damage as damage
from kingoftokyo.rules.phases import resolving as resolving
from kingoftokyo.rules.phases import rolling as rolling
from kingoftokyo.rules.phases import smashing as smashing
from kingoftokyo.rules.phases import turn as turn


def step_names() -> tuple[str, ...]:
    """The names of all kinds of steps, by kind number."""
    return tuple(STEPS[kind].name for kind in range(STEP_KINDS))
