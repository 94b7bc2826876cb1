"""Agents: classes written for the public godzilla-v2 code, which play here unchanged."""
