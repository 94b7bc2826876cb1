"""Advice for players: odds, survival, warnings, consequences, reasons."""
