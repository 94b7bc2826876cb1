"""Tests of online tables without a server."""
