"""A game in the terminal: the board, the questions, reading what is typed, and the narration."""
