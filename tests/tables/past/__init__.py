"""Tests of what a table shows of its past: looking back, the summary and the proof of the dice."""
