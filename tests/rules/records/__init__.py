"""Records: written, read, played again and checked."""
