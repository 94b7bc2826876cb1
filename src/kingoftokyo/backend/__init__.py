"""What answers a page, whatever carries its requests: routes, failures, saves, entropy, the user's own cards."""
