"""Positions: any situation on the table, also in the middle of an interruption, as plain data and as a line of text."""
