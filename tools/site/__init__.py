"""Builds the page that needs no server: a folder for any static host, and a single file."""
