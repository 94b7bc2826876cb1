"""Writes the reference of the `kot` command with typer's own generator.

python -m tools.generate.command_reference > docs/reference/command.md

Typer leaves the marks of the terminal (`[bold]…[/]`) in the examples of a command, so they become Markdown first.
"""

import re

from typer import Context
from typer.cli import get_docs_for_click
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from kingoftokyo.cli import app

NAME = "kot"
ABOUT = """\
`python -m tools.generate.command_reference` writes this page from the help of the command. In a checkout the command is
`.venv/bin/python -m kingoftokyo COMMAND`, with `src` or `build/compiled` on `PYTHONPATH`. A command with wrong
arguments says what is possible, and exits with 2.

"""


def page() -> str:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    for command in (group, *group.commands.values()):
        assert isinstance(command, TyperGroup | TyperCommand)
        use_markdown(command)
    group.help = ABOUT + (group.help or "")
    return get_docs_for_click(obj=group, ctx=Context(group), name=NAME, title=f"The `{NAME}` command").rstrip() + "\n"


def use_markdown(command: TyperGroup | TyperCommand) -> None:
    command.help = markdown(command.help)
    command.epilog = markdown(command.epilog)
    command.short_help = (command.help or "").partition("\n\n")[0]  # typer would cut it off
    for parameter in command.params:
        if hasattr(parameter, "help"):
            parameter.help = markdown(parameter.help)


def markdown(text: str | None) -> str | None:
    return text and re.sub(r"\[bold\](.+?)\[/\]", r"`\1`", text, flags=re.DOTALL)


if __name__ == "__main__":
    print(page(), end="")
