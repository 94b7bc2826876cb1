"""Online tables: rooms where people gather, who holds which seat, and what they say to each other."""
