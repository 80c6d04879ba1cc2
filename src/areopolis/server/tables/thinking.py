"""AI seats: whose turn it is, what they are asked, and how their answers are played."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from areopolis.core.rng import Rng
from areopolis.core.state import any_answer
from areopolis.players.knowledge import styles_of
from areopolis.players.levels import SUBSTITUTE
from areopolis.players.registry import OURS
from areopolis.server.minds.pool import JobRefused, MindLost
from areopolis.server.tables.moves import play_row
from areopolis.server.tables.records import record_of
from areopolis.server.tables.table import ABANDONED, Table

if TYPE_CHECKING:
    from areopolis.server.tables.opened import Opened
    from areopolis.server.tables.service import Tables

LOG: Final = logging.getLogger("areopolis.server")

# Seconds after which something that failed is tried again at the latest.
PAUSE_MOST: Final = 60.0
# Seconds after which nobody thinks any more at a table at which nobody is.
QUIET: Final = 1800.0

# Table, seat and the id of its question.
Turn = tuple[str, int, int]


class Found(NamedTuple):
    """An answer, and whether a substitute has given it."""

    text: str
    is_substituted: bool


class Thinking:
    """The turns that AI seats think about now."""

    def __init__(self, tables: Tables) -> None:
        """Think for the AI seats of *tables*."""
        self.tables = tables
        self.turns: dict[Turn, asyncio.Task[None]] = {}
        # For operators: answers that a substitute had to give.
        self.faults = 0

    def consider(self, table: Table, delay: float = 0.0) -> None:
        """Let every AI seat that must answer think; forget turns that are gone."""
        name = table.row.id
        wanted = {(name, seat, table.asked[seat]) for seat in table.thinking()}
        if self.tables.hub.quiet(name) > QUIET:
            # Nobody looks; whoever comes again wakes it.
            wanted &= self.turns.keys()
        for turn in [turn for turn in self.turns if turn[0] == name and turn not in wanted]:
            # Nobody waits for it: its answer would be stale.
            self.turns.pop(turn).cancel()
        for turn in wanted - self.turns.keys():
            self.turns[turn] = asyncio.create_task(self._take(turn, delay))

    def drop(self, name: str) -> None:
        """Think no more about a table."""
        for turn in [turn for turn in self.turns if turn[0] == name]:
            self.turns.pop(turn).cancel()

    def is_busy(self, name: str) -> bool:
        """Whether an AI seat of that table thinks."""
        return any(turn[0] == name for turn in self.turns)

    def stop(self) -> None:
        """Think no more."""
        for task in self.turns.values():
            task.cancel()
        self.turns.clear()

    async def _take(self, turn: Turn, delay: float) -> None:
        """Answer a question, later again where that fails, as long as it is asked."""
        name, seat, _ = turn
        pause = delay
        try:
            while True:
                await asyncio.sleep(pause)
                try:
                    await self._answer(turn)
                    return
                except Exception:
                    LOG.exception(
                        "an AI seat has not answered", extra={"table": name, "seat": seat}
                    )
                # Whatever it was, a full disk or a database that is gone, it may be over soon.
                self.turns.setdefault(turn, _this_task())
                pause = min(PAUSE_MOST, 2 * pause + 1.0)
        finally:
            if self.turns.get(turn) is asyncio.current_task():
                del self.turns[turn]

    async def _answer(self, turn: Turn) -> None:
        name, seat, question = turn
        table = await self.tables.get(name)
        if table.asked.get(seat) != question or seat not in table.thinking():
            return
        held = table.seats[seat]
        found = await self.answer(table, seat, held.level, held.style)
        if found is not None:
            await self.play(turn, found.text, "substitute" if found.is_substituted else "ai")

    async def play(self, turn: Turn, text: str, by: str) -> None:
        """Play an answer that was found for a seat, unless its question is gone."""
        name, seat, question = turn

        async def step(opened: Opened) -> None:
            table = opened.table
            if table.asked.get(seat) != question or table.status_now() == ABANDONED:
                return
            made = table.make(seat, text)
            # The turn is over: what comes of it must not cancel us.
            self.turns.pop(turn, None)
            row = play_row(table, made, self.tables.moment(table), by=by)
            await self.tables.commit(opened, [row], made)

        await self.tables.shelved.change(name, step)

    async def answer(self, table: Table, seat: int, level: str, style: str) -> Found | None:
        """Return a legal answer for *seat*, whatever happens to the processes.

        None where the question is gone meanwhile.
        """
        question = table.asked[seat]
        job = job_for(self.tables, table, seat, level, style)
        if level not in OURS:
            # Ours never look back; others may ask what has happened so far.
            job["record"] = record_of(table)
        # What its seats think about is thought for whoever has opened the table.
        asker = self.tables.asker(table.row.owner, table.row.id)
        # A process may crash by what another player has done to it.
        for attempt in (level, SUBSTITUTE):
            try:
                reply = await self.tables.minds.run({**job, "level": attempt}, asker)
            except (MindLost, JobRefused) as error:
                self._note(table, attempt, str(error))
                continue
            for fault in reply["faults"]:
                self._note(table, attempt, fault)
            if table.asked.get(seat) != question:
                return None
            return Found(reply["text"], bool(reply["faults"]) or attempt != level)
        if table.asked.get(seat) != question:
            return None
        return Found(any_answer(table.state.decision(seat), Rng(job["seed"])).text, True)

    def _note(self, table: Table, level: str, why: str) -> None:
        self.faults += 1
        LOG.warning(
            "an AI player was replaced", extra={"table": table.row.id, "player": level, "why": why}
        )


def _this_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task is not None, "an answer is found in a task"
    return task


def job_for(tables: Tables, table: Table, seat: int, level: str, style: str) -> dict[str, Any]:
    """Return the job of answering for *seat*; its seed tells nothing about that of the game."""
    styles = ("", *styles_of(table.row.game))
    if style not in styles or not style:
        # The same character for the whole game.
        style = styles[secret_number(tables, table, f"style {seat}") % len(styles)]
    return {
        "job": "answer",
        "game": table.row.game,
        "pack": table.row.pack,
        "position": table.state.to_dict(),
        "seat": seat,
        "level": level,
        "style": style,
        "seed": secret_number(tables, table, f"turn {seat} {table.asked.get(seat, 0)}"),
    }


def secret_number(tables: Tables, table: Table, purpose: str) -> int:
    """Return 62 bits that follow from the game's seed and from which it cannot be found.

    A fork has the same seed, and must not tell what is thought at the table that it comes from.
    """
    name = table.row.id if tables.settings.fixed_seed is None else ""
    told = f"{table.row.seed} {name} {purpose}".encode()
    return int.from_bytes(blake2b(told, digest_size=8).digest()) >> 2
