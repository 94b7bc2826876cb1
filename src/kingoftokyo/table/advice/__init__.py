"""What a player at the table may want to know: odds, survival, warnings, consequences, reasons."""
