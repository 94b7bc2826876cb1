"""`kot serve`: the game in the browser."""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer

from kingoftokyo.cli.own_cards import OwnCards, load_own

ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?")
EPILOG: Final = "Examples: [bold]kot serve[/], [bold]kot serve --no-browser[/], [bold]kot serve --lan[/]"


def serve(
    *,
    port: Annotated[
        int | None,
        typer.Option(min=1024, max=65535, help="The port to listen on; by default the last one used, or a free one."),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page, or only print its address.")
    ] = True,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Let phones and laptops in your local network join online tables of this machine."),
    ] = False,
    public: Annotated[
        str,
        typer.Option(
            metavar="ORIGIN",
            help="Serve everybody: the address of the proxy that passes requests to this machine, https://kot.example.",
        ),
    ] = "",
    cards: OwnCards = None,
) -> None:
    """Play in the browser, until you choose Exit there or press Ctrl-C here.

    Without --lan, only this machine can reach it. Every choice is written to the disk before it is shown. Start it
    again and the game continues where it was.
    """
    try:
        from kingoftokyo.server.run import ServeError, run  # noqa: PLC0415  an extra that may be missing
    except ImportError as error:
        typer.echo(f"The game in the browser needs more packages: pip install 'kingoftokyo[server]' ({error}).")
        raise typer.Exit(1) from None
    if public and not ORIGIN.fullmatch(public):
        raise typer.BadParameter("an origin is https://NAME or http://NAME:PORT, without a path", param_hint="--public")
    load_own(cards)
    try:
        run(port=port, browser=browser and not public, say=typer.echo, lan=lan, public=public)
    except ServeError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
