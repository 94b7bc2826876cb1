"""Writes `web/src/net/wire.ts`, the page's types, from the wire messages: `python -m tools.generate.wire_types`.

Types only. No field is ever left out, neither by the server nor by the page, so none is optional.
"""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from kingoftokyo.i18n import phrase
from kingoftokyo.table.wire import events as wire_events
from kingoftokyo.table.wire import looking_back as wire_looking_back
from kingoftokyo.table.wire import messages as wire
from kingoftokyo.table.wire import online as wire_online
from kingoftokyo.table.wire import profile as wire_profile
from kingoftokyo.table.wire import requests as wire_requests
from kingoftokyo.table.wire import rules_events as wire_rules_events

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = ROOT / "web" / "src" / "net" / "wire.ts"
HEAD = "// Made by `python -m tools.generate.wire_types` from src/kingoftokyo/table/wire/: change it there.\n"
WIDTH = 120
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

MODULES = (phrase, wire, wire_events, wire_rules_events, wire_requests, wire_looking_back, wire_profile, wire_online)

# Named unions of the modules
UNIONS: dict[str, Any] = {
    "Argument": wire.Argument,
    "Player": wire.Player,
    "Why": wire.Why,
    "Verb": wire.Verb,
    "Group": wire.Group,
    "ErrorKind": wire_requests.ErrorKind,
    "Sitter": wire_online.Sitter,
    "Reaction": wire_online.Reaction,
    "GameEvent": wire_events.GameEvent,
    "FromServer": wire.FromServer,
    "FromPage": wire.FromPage,
}
OVER_HTTP = [
    wire_requests.Hello,
    wire_requests.Known,
    wire_requests.Enter,
    wire_requests.Entered,
    wire_requests.KeyMade,
    wire_requests.Menu,
    wire_requests.NewTable,
    wire_requests.Rematch,
    wire_requests.Rename,
    wire_requests.Load,
    wire_requests.Upload,
    wire_requests.Made,
    wire_requests.Saved,
    wire_requests.ErrorResponse,
]
LOOKING_BACK = [
    wire_looking_back.Moments,
    wire_looking_back.Moment,
    wire_looking_back.PlayOn,
    wire_looking_back.StatisticsData,
    wire_looking_back.Proof,
    wire_looking_back.BlankPosition,
    wire_looking_back.SetUp,
    wire_looking_back.PositionLine,
]

PROFILE = [
    wire_profile.ProfileData,
    wire_profile.AfterwardsData,
    wire_profile.ProfileFile,
    wire_profile.Imported,
    wire_profile.DailyData,
    wire_profile.PuzzleList,
    wire_profile.PuzzleState,
]

ONLINE = [
    wire_online.NewRoom,
    wire_online.RoomMade,
    wire_online.Join,
    wire_online.SeatChange,
    wire_online.Arrangement,
    wire_online.Removal,
    wire_online.SayLine,
    wire_online.Vote,
    wire_online.RoomList,
    wire_online.NetworkData,
    wire_online.OpenNetwork,
    wire_online.QrText,
    wire_online.QrCode,
]

Schema = dict[str, Any]


class Types:
    """Translates JSON schemas to TypeScript, with the names of named unions."""

    def __init__(self, unions: dict[str, Schema]) -> None:
        self.named = {json.dumps(schema, sort_keys=True): name for name, schema in unions.items()}

    def type_of(self, schema: Schema) -> str:
        name = self.named.get(json.dumps(schema, sort_keys=True))
        return name or self.spelt(schema)

    def spelt(self, schema: Schema) -> str:
        """The type written out, even if it has a name."""
        if "$ref" in schema:
            return str(schema["$ref"])
        if "enum" in schema:
            return " | ".join(json.dumps(value) for value in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type_of(one) for one in schema["anyOf"]))
        if schema["type"] == "array":
            inner = self.type_of(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if schema["type"] == "object":
            return f"Record<string, {self.type_of(schema['additionalProperties'])}>"
        return PLAIN[schema["type"]]


def interface(name: str, schema: Schema, types: Types) -> str:
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    fields = "".join(f"  {field}: {types.type_of(of)};\n" for field, of in schema["properties"].items())
    return f"{about}export interface {name} {{\n{fields}}}\n"


def alias(name: str, schema: Schema, types: Types) -> str:
    line = f"export type {name} = {types.spelt(schema)};\n"
    return line if len(line) <= WIDTH else line.replace(" = ", " = | ").replace(" | ", "\n  | ")


def own_names(module: ModuleType) -> list[str]:
    """The names that a module defines, without those it imports."""
    return [name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]


def typescript() -> str:
    """The whole file."""
    unions, structs = msgspec.json.schema_components(
        [*UNIONS.values(), *OVER_HTTP, *LOOKING_BACK, *PROFILE, *ONLINE], ref_template="{name}"
    )
    named = dict(zip(UNIONS, unions, strict=False))
    types = Types(named)
    order = [name for module in MODULES for name in own_names(module) if name in structs]
    return "\n".join(
        [
            HEAD,
            *(alias(name, schema, types) for name, schema in named.items()),
            *(interface(name, structs[name], types) for name in order),
        ]
    )


def main() -> None:
    WRITTEN.parent.mkdir(parents=True, exist_ok=True)
    WRITTEN.write_text(typescript(), encoding="utf-8")
    print(f"Written: {WRITTEN.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
