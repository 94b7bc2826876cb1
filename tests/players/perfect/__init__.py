"""Tests of players/perfect."""
