"""Adapter for agents, classes written for the public godzilla-v2 code: they play here unchanged."""
