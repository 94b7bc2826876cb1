"""The state of a game as numbers: monsters, dice, hands, the agenda of pending steps, and the generator."""
