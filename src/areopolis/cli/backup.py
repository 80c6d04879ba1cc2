"""`areopolis backup` and `areopolis restore`: the tables in one file, and back."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from areopolis.cli.arguments import Language
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.serve import Config, Database, complaint_of

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli.help.backup-file")]


def backup(
    context: typer.Context,
    file: File,
    database: Database = None,
    config: Config = None,
    lang: Language = "",
) -> None:
    """Copy the tables of one moment to a file, while the server runs or not."""
    # Not at the top: the other commands start faster without a server.
    from areopolis.server.store import StoreError, copying

    desk: Desk = context.obj
    try:
        copying.backup(tables_of(config, database), file)
    except StoreError as error:
        raise complaint_of(error) from error
    desk.out.print(desk.voice.say("backup.done", file=file), soft_wrap=True)


def restore(
    context: typer.Context,
    file: File,
    database: Database = None,
    config: Config = None,
    lang: Language = "",
) -> None:
    """Put the tables of a backup in the place of those that are there."""
    from areopolis.server.store import StoreError, copying

    desk: Desk = context.obj
    try:
        kept = copying.restore(file, tables_of(config, database))
    except StoreError as error:
        raise complaint_of(error) from error
    desk.out.print(desk.voice.say("restore.done", file=file), soft_wrap=True)
    if kept is not None:
        desk.out.print(desk.voice.say("restore.kept", file=kept), soft_wrap=True)


def tables_of(config: Path | None, database: str | None) -> str:
    """Return where the tables are kept.

    Raises:
        Complaint: a setting cannot be used.
    """
    from areopolis.server.settings import BadSettings, read_settings

    try:
        return read_settings(config, os.environ, {"database": database}).database_address
    except BadSettings as error:
        raise Complaint("error.serve-setting", field=error.field, why=error.why) from error
