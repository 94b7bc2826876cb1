"""Tests of players/sensible."""
