"""Tests of players/expert."""
