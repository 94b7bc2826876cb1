"""Tests of what a viewer is shown."""
