"""Decisions, their options and the choices that answer them."""
