"""Tests of the messages of a table, and of the types that are generated from them."""
