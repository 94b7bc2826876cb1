"""The perfect player of the game `simple` for two, with its table of exact chances."""
