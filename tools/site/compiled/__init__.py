"""The compiled engine for the page without a server: the rules and the players as one WebAssembly library."""
