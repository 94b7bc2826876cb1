"""Tests of what a table advises: odds, warnings and reasons."""
