"""`areopolis reports`: what people have complained about, for the operator."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import typer
from rich.text import Text

from areopolis.cli.arguments import Language
from areopolis.cli.backup import tables_of
from areopolis.cli.desk import Complaint, Desk
from areopolis.cli.serve import Config, Database, complaint_of

Most = Annotated[int, typer.Option("--most", min=1, metavar="N", help="cli.help.reports-most")]


def reports(
    context: typer.Context,
    most: Most = 20,
    database: Database = None,
    config: Config = None,
    lang: Language = "",
) -> None:
    """Show the words that were reported at tables, the newest first."""
    # Not at the top: the other commands start faster without a server.
    from sqlalchemy.exc import DBAPIError

    from areopolis.server.store import StoreError
    from areopolis.server.store import reports as kept

    desk: Desk = context.obj
    place = tables_of(config, database)
    try:
        found = kept.read(place, most)
    except StoreError as error:
        raise complaint_of(error) from error
    except DBAPIError as error:
        raise Complaint("error.serve-setting", field=place, why=str(error.orig)) from error
    if not found:
        desk.out.print(desk.voice.say("reports.none"), soft_wrap=True)
    for row in found:
        said = desk.voice.say("reports.one", time=day(row.at), table=row.table_id, text=row.text)
        # What people write is never markup.
        desk.out.print(Text(said), soft_wrap=True)
        for line in row.lines:
            desk.out.print(
                Text(f"  {day(line['at'])} {line['name']}: {line['text']}"), soft_wrap=True
            )


def day(seconds: float) -> str:
    """Return a time of day as this machine writes it."""
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")
