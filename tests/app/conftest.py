"""The executable is built and tried in `make test-long` only."""

from __future__ import annotations

import os

collect_ignore = [] if os.environ.get("KOT_LONG") else ["test_app.py"]
