"""The exact solution of `simple`, and what is measured by it."""
