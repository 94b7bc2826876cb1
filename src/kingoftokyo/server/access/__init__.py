"""Who may speak to the server: the shared secret and its proofs, the guard, limits of connections."""
