"""Tests of players/godzilla."""
