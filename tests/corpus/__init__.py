"""What earlier versions have written, which every later one must open."""
