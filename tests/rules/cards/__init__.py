"""Tests of rules/cards."""
