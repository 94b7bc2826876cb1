"""The words of the game, in each language."""
