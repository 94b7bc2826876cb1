"""Whole games as text: a change of the rules is a readable difference."""
