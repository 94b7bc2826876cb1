"""Tests of tables, without a server: nothing here opens a socket, a file or a thread."""
