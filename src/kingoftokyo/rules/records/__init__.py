"""Records: games as text, with every choice and every random outcome."""
