"""Positions: any state of a game at a decision or at its end, as plain data and as a line of text."""
