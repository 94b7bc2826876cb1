"""The laws are looked at for the same games on every machine, however slow it is."""

from hypothesis import settings

settings.register_profile("laws", derandomize=True, deadline=None, max_examples=100, database=None)
settings.load_profile("laws")
