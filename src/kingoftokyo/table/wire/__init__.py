"""The messages between a table and its viewers, as types."""
