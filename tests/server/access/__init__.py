"""Tests of who may speak to the server."""
