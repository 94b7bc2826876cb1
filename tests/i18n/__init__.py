"""The Fluent catalogue of each language."""
