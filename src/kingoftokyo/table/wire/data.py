"""Base classes of all wire types."""

from __future__ import annotations

import msgspec


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plain values, sent as JSON."""


class EventData(Data, frozen=True, tag_field="event", tag=True):
    """An event: the field `event` has the name of its class."""
