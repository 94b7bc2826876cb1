"""What one seat may know: its view, the removal of secrets, and the transfer of a view to another process."""
