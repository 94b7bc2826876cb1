"""Tournaments between players: the schedule, the games, and the results with their statistical error."""
