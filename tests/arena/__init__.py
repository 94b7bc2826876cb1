"""Tournaments, their numbers and their isolation of strangers' bots."""
