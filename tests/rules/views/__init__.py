"""Tests of rules/views."""
