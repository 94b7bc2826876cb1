"""Tests of what outlives a game."""
