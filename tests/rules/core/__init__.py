"""Tests of rules/core."""
