"""The backend inside a worker of the browser, driven without a browser."""
