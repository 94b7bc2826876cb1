"""Tests of what a page gets from the backend, whatever carries its requests."""
