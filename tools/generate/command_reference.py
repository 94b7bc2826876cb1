"""Writes the reference of the `kot` command from the command's own help.

python -m tools.generate.command_reference > docs/reference/command.md
"""

import re
from collections.abc import Sequence

from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.main import get_command

from kingoftokyo.cli import app
from tools.generate.rules_reference import table

HEAD = """# The `kot` command

This page is written by `python -m tools.generate.command_reference` from the command's own help: `kot COMMAND --help`
says the same in the terminal. In a checkout it is `.venv/bin/python -m kingoftokyo COMMAND`, with `src` or
`build/compiled` on `PYTHONPATH`.

A command that is used wrongly says what is possible, and exits with 2.
"""
PLAIN = {"int": "N", "float": "X", "str": "TEXT", "list[str]": "TEXT", "Path": "FILE"}

Parameter = TyperArgument | TyperOption


def page() -> str:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    overview = [
        (f"[`kot {name}`](#kot-{name})", first_sentence(words(one.help))) for name, one in group.commands.items()
    ]
    parts = [HEAD, table(("command", "what it does"), *overview), table(*options(group.params))]
    for name, command in group.commands.items():
        parts.append(f"## kot {name}\n\n{words(command.help)}\n")
        rows = options(command.params)
        if len(rows) > 1:
            parts.append(table(*rows))
        if command.epilog:
            parts.append("```sh\n" + "\n".join(examples(command.epilog)) + "\n```\n")
    return "\n".join(parts)


def words(text: str | None) -> str:
    """Help without its marks for the terminal, one line for each paragraph."""
    text = re.sub(r"\[(?:bold|/)\]", "`", text or "")
    return "\n\n".join(re.sub(r"\s+", " ", paragraph).strip() for paragraph in text.split("\n\n"))


def first_sentence(text: str) -> str:
    return text.partition("\n\n")[0]


def examples(epilog: str) -> list[str]:
    return re.findall(r"\[bold\](.+?)\[/\]", epilog)


def options(parameters: Sequence[object]) -> list[tuple[str, str, str, str]]:
    known = [parameter for parameter in parameters if isinstance(parameter, Parameter)]
    shown = [parameter for parameter in known if not parameter.hidden and parameter.name != "help"]
    rows = [
        (f"`{spelt(parameter)}`", words(parameter.help), allowed(parameter), default(parameter)) for parameter in shown
    ]
    return [("option", "what it does", "from … to", "without it"), *rows]


def allowed(parameter: Parameter) -> str:
    return (
        f"{number(parameter.min)} … {number(parameter.max)}"
        if parameter.min is not None and parameter.max is not None
        else ""
    )


def spelt(parameter: Parameter) -> str:
    if isinstance(parameter, TyperArgument):
        return str(parameter.metavar or parameter.name.upper())
    names = "/".join((*parameter.opts, *parameter.secondary_opts))
    if parameter.is_flag:
        return names
    annotation = parameter.type_descriptor.annotation
    value = parameter.metavar or PLAIN.get(getattr(annotation, "__name__", str(annotation)), "VALUE")
    return f"{names} {value}"


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def default(parameter: Parameter) -> str:
    if parameter.required:
        return "required"
    if parameter.secondary_opts:
        return f"`{(parameter.opts if parameter.default else parameter.secondary_opts)[0]}`"
    value = parameter.default
    if value is None or value is False or value in ("", ()) or callable(value) or not parameter.show_default:
        return ""
    return f"`{getattr(value, 'value', value)}`"


if __name__ == "__main__":
    print(page(), end="")
