"""Hypothesis tests the schedules with the same examples on every machine, without a deadline."""

from hypothesis import settings

settings.register_profile("laws", derandomize=True, deadline=None, max_examples=100, database=None)
settings.load_profile("laws")
