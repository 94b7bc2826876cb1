"""What answers a page, whatever carries its requests: routes, error responses, saves, entropy, the user's own cards."""
