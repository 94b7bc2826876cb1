"""The subcommands of `kot`, one file each."""
