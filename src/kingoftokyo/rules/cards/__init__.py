"""The power cards: one small class each, grouped by what they affect."""
