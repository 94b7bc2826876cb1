"""The schedules are looked at for the same examples on every machine."""

from hypothesis import settings

settings.register_profile("laws", derandomize=True, deadline=None, max_examples=100, database=None)
settings.load_profile("laws")
