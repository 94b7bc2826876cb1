"""The computer players, and what they reckon with."""
