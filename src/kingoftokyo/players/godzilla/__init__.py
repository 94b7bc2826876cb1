"""Adapter for agents: classes written for the public godzilla-v2 code, which can play here unchanged."""
