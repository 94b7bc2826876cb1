"""Online tables over HTTP and sockets: rooms, the tokens of seats, and the local network."""
