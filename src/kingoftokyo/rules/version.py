"""The version of the rules. It is raised when a stored game would play differently."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1
