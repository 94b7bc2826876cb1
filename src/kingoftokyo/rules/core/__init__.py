"""The state of a game as numbers: monsters, dice, hands, the agenda of owed steps, and the generator."""
