"""`areopolis version`: which build is running."""

from __future__ import annotations

import typer

from areopolis import build
from areopolis.cli.desk import Desk


def version(context: typer.Context) -> None:
    """Print version, build of the rules and Python."""
    desk: Desk = context.obj
    desk.out.print(build.description())
