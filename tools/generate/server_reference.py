"""Writes the reference of the server's HTTP requests from its OpenAPI schema.

python -m tools.generate.server_reference > docs/reference/server.md
"""

import inspect
import json
import re
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from kingoftokyo.server.access.keys import Access, Keys
from kingoftokyo.server.app import SCHEMA, routed
from kingoftokyo.table.wire import looking_back as wire_looking_back
from kingoftokyo.table.wire import online as wire_online
from kingoftokyo.table.wire import profile as wire_profile
from kingoftokyo.table.wire import requests as wire_requests
from kingoftokyo.table.wire.data import Data
from tools.generate.rules_reference import table

Schema = dict[str, Any]

HEAD = f"""# Server: HTTP requests

`python -m tools.generate.server_reference` writes this page from the OpenAPI schema of the server, which
`GET {SCHEMA}/openapi.json` returns. It is for anybody who changes the page or the server of `kot serve`, or writes
another page. During a game they use [the socket of a table](socket.md). How the server handles a choice:
[From a click to the stored row](../explanation/server.md).

Bodies and answers are JSON, except records, sentences and files. An unknown field is refused. The column `=` has the
default of a field that may be omitted; the server never omits one. A refused request is answered with a
[`ErrorResponse`](#errorresponse).

## Access

`kot serve` prints an address with a key that works once. `/api/enter` exchanges the key for the secret, and from then
on the secret is never sent. `/api/hello` proves that the server knows the secret, and returns the nonce of its run. The
pass is the HMAC-SHA256, by the secret, of `page NONCE`, in hexadecimal digits. Every request carries it in the header
`X-Kot-Pass`, except those to `/api/hello`, `/api/enter`, the sentences, the page and the documentation. Requests that
change something, and sockets, must also have the server's own address as their `Origin`; bodies are
`application/json`. Other requests are answered with 403 or 415, and those with another `Host` with 421.
[Why](../explanation/server.md).
"""
FILES = {"text/plain": "text", "application/octet-stream": "a file"}
PLAIN = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false", "null": "null"}
COMMENT = re.compile(r"^ +(\w+): .*  # (.+)$", re.MULTILINE)
OVER_HTTP = (wire_requests, wire_looking_back, wire_profile, wire_online)


def schema_of_server() -> Schema:
    """The OpenAPI schema that the server would send."""
    with tempfile.TemporaryDirectory() as folder:
        app = routed(Access(Keys(0, "")), lambda: None, Path(folder))
    return app.openapi_schema.to_schema()


def page() -> str:
    schema = schema_of_server()
    messages = schema["components"]["schemas"]
    described = [message(struct, messages[name]) for name, struct in structs() if name in messages]
    return "\n".join([HEAD, "## Requests\n", requests(schema["paths"]), "## Messages\n", *described])


def requests(paths: Schema) -> str:
    rows = [
        (f"`{method.upper()} {path}`", body_of(operation), answer_of(operation), about(operation))
        for path, item in sorted(paths.items())
        for method, operation in item.items()
    ]
    return table(("request", "body", "answer", "what it does"), *rows)


def body_of(operation: Schema) -> str:
    """The body, or the parameters after the `?` of the address."""
    if "requestBody" in operation:
        [content] = operation["requestBody"]["content"].values()
        return typed(content["schema"])
    asked = [one for one in operation.get("parameters", []) if one["in"] == "query"]
    return ", ".join(f"`?{one['name']}=` {typed(one['schema'])}" for one in asked)


def answer_of(operation: Schema) -> str:
    answers = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    contents = [content for answer in answers for content in answer.get("content", {}).items()]
    if not contents:
        return "nothing"
    [(media_type, content)] = contents
    if content["schema"].get("type") == "null":
        return "nothing"
    return typed(content["schema"]) if media_type == "application/json" else FILES[media_type]


def about(schema: Schema) -> str:
    return re.sub(r"\s+", " ", schema.get("description", "")).strip()


def structs() -> list[tuple[str, type]]:
    """The HTTP messages, in the order of their files. The socket's are on their own page."""
    return [(name, thing) for module in OVER_HTTP for name, thing in vars(module).items() if is_own(thing, module)]


def is_own(thing: object, module: ModuleType) -> bool:
    return isinstance(thing, type) and issubclass(thing, Data) and thing.__module__ == module.__name__


def message(struct: type, schema: Schema) -> str:
    """The section of one message; the schema lacks its docstring, and the comments and some defaults of its fields."""
    described = re.sub(r"\s+", " ", struct.__doc__ or "").strip()
    comments = dict(COMMENT.findall(inspect.getsource(struct)))
    rows = [
        (f"`{field.name}`", typed(schema["properties"][field.name]), default_of(field), comments.get(field.name, ""))
        for field in msgspec.structs.fields(struct)
    ]
    head = ("field", "type", "=", "what it is")
    width = 4 if any(row[3] for row in rows) else 3
    about_it = f"{described}\n\n" if described else ""
    return f"### {struct.__name__}\n\n{about_it}" + table(head[:width], *(row[:width] for row in rows))


def default_of(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return ""
    value = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return f"`{json.dumps(value)}`"


def typed(schema: Schema) -> str:
    """A JSON type as text, with links to messages."""
    if "$ref" in schema:
        return linked(schema["$ref"].rpartition("/")[2])
    for choice in ("oneOf", "anyOf", "allOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(typed(one) for one in schema[choice]))
    if "const" in schema or "enum" in schema:
        values = [schema["const"]] if "const" in schema else schema["enum"]
        return " or ".join(f"`{json.dumps(value)}`" for value in values)
    if schema.get("type") == "array":
        return f"list of {bracketed(typed(schema['items']))}"
    if schema.get("type") == "object":
        return f"object of {bracketed(typed(schema['additionalProperties']))}"
    kinds = schema.get("type", "string")
    return " or ".join(PLAIN[kind] for kind in ([kinds] if isinstance(kinds, str) else kinds))


def bracketed(text: str) -> str:
    return f"({text})" if " or " in text else text


def linked(name: str) -> str:
    """The name of a message, linked to its description."""
    page = "" if any(name == known for known, _ in structs()) else "socket.md"
    return f"[`{name}`]({page}#{name.lower()})"


if __name__ == "__main__":
    print(page(), end="")
