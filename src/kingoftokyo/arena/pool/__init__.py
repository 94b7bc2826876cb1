"""Many matches at once: the pool of worker processes, and what one worker does."""
