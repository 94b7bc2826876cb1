"""The backend inside a browser's worker, for a page without a server: its requests, its tables, and IndexedDB."""
