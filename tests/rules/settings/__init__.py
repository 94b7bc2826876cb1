"""Tests of rules/settings."""
