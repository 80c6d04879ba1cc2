"""A rehearsal at a table: a seat tries a turn, and nobody else hears of it."""

from __future__ import annotations

from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.shelf import speaker_of
from areopolis.server.tables import draw
from areopolis.server.tables.draw import Viewer
from areopolis.server.tables.rehearsal import rehearse
from areopolis.server.tables.rights import check_open, check_seat
from areopolis.server.tables.table import Table
from areopolis.server.words import sheets
from areopolis.server.words.lines import heard


def tried(table: Table, viewer: Viewer, command: commands.Rehearse) -> wire.Rehearsed:
    """Return what the answers of *command* lead to, as far as the seat can know.

    Raises:
        Refused: it is not their seat, or nothing is asked of it.
        RulesError: one of the answers is not possible there.
    """
    seat = command.seat
    check_seat(table, viewer.visitor, seat)
    check_open(table)
    if seat not in table.deciding or table.asked[seat] != command.question:
        raise Refused("stale-question", 409, "question")
    found = rehearse(table.state, seat, command.texts)
    speaker = speaker_of(table.game, viewer.language, table.wordings)
    question = None
    if seat in found.state.deciding:
        question = sheets.question(found.state, seat, command.question, speaker)
    entries = [
        draw.entry(line, number, 0, draw.seen_from(table, viewer), viewer.language, speaker)
        for number, line in enumerate(heard(list(found.events), table.game.vocabulary))
    ]
    return wire.Rehearsed(
        view=found.state.view(seat),
        outlook=sheets.outlook(found.state, seat, speaker),
        question=question,
        waiting=found.state.deciding,
        shown=found.shown,
        end=found.end,
        log=tuple(entries),
    )
