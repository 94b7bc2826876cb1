"""Tests of rules/asking."""
