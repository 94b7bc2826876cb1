"""The `kot` command."""

from kingoftokyo.cli.app import app as app
