"""Tests of rules/positions."""
