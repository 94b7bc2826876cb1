"""Tests of cli/commands."""
