"""The arena: tournaments between players, and how strong they are in honest numbers."""
