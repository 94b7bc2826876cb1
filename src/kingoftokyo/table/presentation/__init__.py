"""What a viewer is shown: snapshots of the table as a seat sees it, what it is offered, events, and which sentences say it."""
