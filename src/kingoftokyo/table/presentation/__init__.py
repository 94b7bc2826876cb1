"""What a viewer is shown: snapshots as a seat sees the table, offers, events, and which sentences say it."""
