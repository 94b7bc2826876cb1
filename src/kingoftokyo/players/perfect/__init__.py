"""The perfect player of `simple` with two monsters, with its table of exact win probabilities."""
