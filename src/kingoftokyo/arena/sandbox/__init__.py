"""A stranger's bot in a process of its own: the side of the tournament and the side of the bot."""
