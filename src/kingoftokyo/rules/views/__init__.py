"""What one seat may know: its view, what is removed from the game for it, and how a view travels."""
