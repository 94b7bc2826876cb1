"""Laws that hold in every game, whatever is chosen."""
