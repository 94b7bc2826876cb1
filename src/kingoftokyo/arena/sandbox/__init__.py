"""A foreign bot in its own process: the side of the tournament, and the side of the bot."""
