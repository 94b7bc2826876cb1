"""What a viewer sees: the table from a seat, options, events, and the ids of their sentences."""
