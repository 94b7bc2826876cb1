"""The page without a server in a real browser, and as one file."""
