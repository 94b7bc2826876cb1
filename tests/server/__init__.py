"""The server, spoken to as a browser does: real requests and real sockets on this machine."""
