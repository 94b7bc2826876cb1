"""Hypothesis tests the same bad records on every machine, without a deadline."""

from hypothesis import settings

settings.register_profile("records", derandomize=True, deadline=None, max_examples=100, database=None)
settings.load_profile("records")
