"""Advice for a person who plays against AI seats only; the log says that it was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areopolis.server.gate import commands, wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.minds.pool import JobRefused, MindLost
from areopolis.server.minds.queue import HINT
from areopolis.server.shelf import speaker_of
from areopolis.server.tables.creating import rules_error
from areopolis.server.tables.ledger import HINT as HINTED
from areopolis.server.tables.moves import colour, row_of
from areopolis.server.tables.opened import Opened
from areopolis.server.tables.rights import check_open, check_seat, is_alone
from areopolis.server.tables.thinking import job_for
from areopolis.server.words.lines import table_line

if TYPE_CHECKING:
    from areopolis.server.tables.service import Tables


async def hint(
    tables: Tables, name: str, visitor: int, command: commands.AskHint, language: str
) -> wire.Hints:
    """Return the options of a seat, the best first.

    Raises:
        Refused: other people play here, or nothing is asked of that seat.
        RulesError: the rules refuse the position.
    """
    table = await tables.get(name)
    seat = command.seat
    check_seat(table, visitor, seat)
    check_open(table)
    if not is_alone(table, visitor) or len(table.people()) != 1:
        raise Refused("people-play-here", 403)
    if seat not in table.deciding:
        raise Refused("stale-question", 409, "seat")
    question = table.asked[seat]
    job = {**job_for(tables, table, seat, "", ""), "job": "hint", "depth": command.depth}
    decision = table.state.decision(seat)

    async def step(opened: Opened) -> None:
        line = table_line("hint", seat=colour(table, seat))
        await tables.commit(opened, [row_of(HINTED, seat, tables.clock(), {}, (line,))])

    await tables.shelved.change(name, step)
    try:
        found = await tables.minds.run(job, tables.asker(visitor, name), HINT)
    except MindLost:
        raise Refused("no-advice", 503) from None
    except JobRefused as refused:
        raise rules_error(refused) from None
    speaker = speaker_of(table.game, language, table.wordings)
    labels = {option.text: speaker.action(option, decision.space) for option in decision.options}
    lines: list[wire.HintLine] = []
    for one in found["options"]:
        mean, low, high = one["worth"]
        label = labels.get(one["text"], one["text"])
        lines.append(wire.HintLine(one["text"], label, mean, low, high, one["tries"]))
    scores = tuple([wire.Expected(*score) for score in found["scores"]])
    return wire.Hints(question, tuple(lines), scores, table.state.score().shared)
