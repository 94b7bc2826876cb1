"""The game in the browser: tables, seats, sockets and the store. It needs the extra `server`."""
