"""Tests of the store of tables in SQLite."""
