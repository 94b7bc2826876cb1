"""What outlives a game: the facts of finished games, the profile made from them, and its achievements. No I/O."""
