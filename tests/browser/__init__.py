"""The page in a real browser: only clicks and keys go in, only what is on the screen counts."""
