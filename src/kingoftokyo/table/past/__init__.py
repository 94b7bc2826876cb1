"""Looking back at a game: its moments, its summary, and the proof of its dice."""
