"""Writes the reference of the server from its own handlers and messages.

python -m tools.generate.server_reference > docs/reference/server.md
"""

import ast
import inspect
import json
import re
from types import ModuleType
from typing import Any, get_args

from litestar.handlers import HTTPRouteHandler

from kingoftokyo.i18n import phrase
from kingoftokyo.server import app, table_socket
from kingoftokyo.table import outbox
from kingoftokyo.table.wire import events as wire_events
from kingoftokyo.table.wire import looking_back as wire_looking_back
from kingoftokyo.table.wire import messages as wire
from kingoftokyo.table.wire import requests as wire_requests
from kingoftokyo.table.wire.data import EventData
from tools.generate.rules_reference import table

WIRES = (phrase, wire, wire_events, wire_requests, wire_looking_back)
ELSEWHERE = {"RulesEvent": "[any event of the rules](events.md), with its name in `event` and its fields beside it"}
HEAD = """# Server: requests and messages

This page is written by `python -m tools.generate.server_reference` from `server/app.py` and `table/wire/`. It is what
the page and the server of `kot serve` say to each other, for whoever changes one of them or writes another page. How a
choice travels: [From a click to the stored row](../explanation/server.md).

Everything is JSON but for the texts of records and words. An unknown field is refused. What stands with `=` has that
value when it is left out; the server leaves nothing out.

## Who is let in

`kot serve` prints an address with a key, which works once: `/api/enter` answers it with the secret, and from then on
the secret is never sent. `/api/hello` proves that the server knows it, and tells the nonce of its run. The pass is the
HMAC-SHA256, by the secret, of `page NONCE`, in hexadecimal digits. Every request brings it in the header `X-Kot-Pass`,
but for those of `/api/hello`, `/api/enter`, the words, the page and the documentation; a socket offers the subprotocols
`kingoftokyo` and the pass. Requests that change something, and sockets, must also have the server's own address as
their `Origin`; bodies are `application/json`. All else is answered with 403 or 415, and another `Host` with 421.
[Why so](../explanation/server.md).
"""
SOCKET = """## The socket of a table

`/api/tables/{{table}}/socket` is a web socket. The first message is a [`Welcome`](#welcome); after that there is an
[`Update`](#update) for every choice that is made at the table, whoever makes it. A page may send
{sends}.
Each has an `id` of its own choice, and the same `id` again changes nothing. A message of more than {most} letters, or
one that is no command, is refused as `malformed`. `n` is the number of the decision that a command answers: when
another one waits, the command is refused as `stale`, and the true state comes with the refusal.

The socket is closed with {no_table} when there is no such table, with {failed} when a command failed (connect anew),
with {ended} when the program ends, with {left_behind} when the page has not fetched its messages, with {flooding} when
it has sent far more than {per_second} commands a second (connect anew after a while), and with 4403 for whoever is not
let in.
"""
PHRASES = """## Phrases

{about}

The sentences themselves come from `/api/words/LANGUAGE`, a [Fluent](https://projectfluent.org) file.
"""
PLAIN = {"str": "text", "int": "number", "float": "number", "bool": "true or false"}
CONTAINERS = {"list": "list of", "dict": "object of"}
Fields = list[tuple[str, str, str, str]]


def page() -> str:
    sends = ", ".join(f"[`{one.__name__}`](#{one.__name__.lower()})" for one in get_args(wire.FromPage))
    socket = SOCKET.format(
        sends=sends,
        most=table_socket.MOST_MESSAGE,
        no_table=outbox.NO_TABLE,
        failed=outbox.FAILED,
        ended=outbox.ENDED,
        left_behind=outbox.LEFT_BEHIND,
        flooding=outbox.FLOODING,
        per_second=round(table_socket.PER_SECOND),
    )
    about = re.sub(r"\s+", " ", (wire.__doc__ or "").partition("\n\n")[2]).strip()
    return "\n".join([HEAD, "## Requests\n", requests(), socket, PHRASES.format(about=about), *messages()])


def requests() -> str:
    handlers = [thing for thing in vars(app).values() if isinstance(thing, HTTPRouteHandler)]
    rows = [row for handler in handlers for row in request(handler)]
    return table(("request", "body", "answer", "what it is"), *rows)


def request(handler: HTTPRouteHandler) -> list[tuple[str, str, str, str]]:
    function: Any = handler.fn
    hints = inspect.get_annotations(function)
    body = linked(re.sub(r"JSONBody\[(\w+)\]", r"\1", str(hints.get("data", ""))))
    answer = linked(re.sub(r"Response\[(\w+)\]", r"\1", str(hints["return"])))
    about = re.sub(r"\s+", " ", inspect.getdoc(function) or "")
    paths = [re.sub(r"{(\w+):\w+}", r"{\1}", path) for path in sorted(handler.paths)]
    method = "/".join(sorted(handler.http_methods - {"OPTIONS", "HEAD"}))
    return [(" ".join(f"`{method} {path}`" for path in paths), body, answer, about)]


def linked(name: str) -> str:
    """The name of a message as a link to it; of a plain value, what it is."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    if any(name in vars(module) for module in WIRES):
        return f"[`{name}`](#{name.lower()})"
    return {"str": "text", "bytes": "a file", "None": "nothing", "dict[str, str]": "name and version"}.get(name, name)


def messages() -> list[str]:
    """Every message, in the order and under the headings of its file."""
    return [found for module in WIRES for found in messages_of(module)]


def messages_of(module: ModuleType) -> list[str]:
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: list[str] = []
    for node in ast.parse(source).body:
        headings = [line[2:] for line in lines[: node.lineno - 1][-6:] if line.startswith("# ")]
        heading = headings[-1] if headings else ""
        if heading and f"## {heading}\n" not in found:
            found.append(f"## {heading}\n")
        if isinstance(node, ast.ClassDef):
            found.append(message(node, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.append(f"### {node.targets[0].id}\n\n{typed(node.value)}\n")
    return found


def message(node: ast.ClassDef, lines: list[str]) -> str:
    about = re.sub(r"\s+", " ", ast.get_docstring(node) or "")
    rows = fields_of(node, lines)
    tag = next((ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"), None)
    if tag:
        rows = [("`type`", f'`"{tag}"`', "", ""), *rows]
    elif [ast.unparse(base) for base in node.bases] == [EventData.__name__]:
        rows = [("`event`", f'`"{node.name}"`', "", ""), *rows]
    told = any(row[3] for row in rows)
    width = 4 if told else 3
    head = ("field", "type", "=", "what it is")[:width]
    return f"### {node.name}\n\n" + (f"{about}\n\n" if about else "") + table(head, *(row[:width] for row in rows))


def default_of(value: ast.expr) -> object:
    return {} if ast.unparse(value) == "field(default_factory=dict)" else ast.literal_eval(value)


def fields_of(node: ast.ClassDef, lines: list[str]) -> Fields:
    rows = []
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            default = "" if field.value is None else f"`{json.dumps(default_of(field.value))}`"
            comment = lines[(field.end_lineno or field.lineno) - 1][field.end_col_offset or 0 :].strip(" #")
            rows.append((f"`{field.target.id}`", typed(field.annotation), default, comment))
    return rows


def typed(node: ast.expr) -> str:
    """A type as JSON has it, with links to messages."""
    if isinstance(node, ast.BinOp):
        return f"{typed(node.left)} or {typed(node.right)}"
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else f"`{json.dumps(node.value)}`"
    if isinstance(node, ast.Subscript):
        name = ast.unparse(node.value)
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if name == "Literal":
            return " or ".join(typed(one) for one in inner)
        last = typed(inner[-1])
        return f"{CONTAINERS[name]} {f'({last})' if ' or ' in last else last}"
    name = ast.unparse(node)
    return PLAIN.get(name) or linked(name)


if __name__ == "__main__":
    print(page(), end="")
