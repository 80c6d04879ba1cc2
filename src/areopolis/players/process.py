"""A player that is another process and speaks in JSON lines; docs/players.md has the protocol."""

from __future__ import annotations

import json
import os
import queue
import select
import shlex
import subprocess
import tempfile
import threading
from contextlib import suppress
from time import monotonic
from typing import IO, Any, Final

from areopolis.core.action import Action
from areopolis.players.fault import CRASH, GARBAGE, LATE, Fault, late
from areopolis.players.keeper import Keeper
from areopolis.players.protocol import Seen

PROTOCOL: Final = "areopolis-player/1"
# A longer line is no answer.
LINE_MOST: Final = 100_000
# A process that says more than anybody asks for waits.
LINES_MOST: Final = 100
# How long a process may take to end when its input has ended.
FAREWELL: Final = 0.5


class ProcessPlayer:
    """Writes each decision to a process and reads its answer; one process for one seat of a game.

    The process gets the view and the record of its seat and nothing else.
    """

    def __init__(self, command: str, game: str, seed: int, limit: float) -> None:
        """Start *command*; an answer that takes longer than *limit* seconds is too late."""
        self.game = game
        self.seed = seed
        self.limit = limit
        self.asked = 0
        # How much of the record of its seat the process knows.
        self.told = 0
        # What was said and could not be written yet, since the process does not read.
        self.unread = b""
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the player is
        self.keeper = Keeper()
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                process_group=self.keeper.group,
            )
        except BaseException:
            self.keeper.end()
            self.errors.close()
            raise
        assert self.process.stdout is not None, "its output is a pipe"
        assert self.process.stdin is not None, "its input is a pipe"
        os.set_blocking(self.process.stdin.fileno(), False)
        self.lines: queue.Queue[bytes] = queue.Queue(LINES_MOST)
        reader = threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True)
        reader.start()
        self.reader = reader

    def choose(self, seen: Seen) -> Action:
        """Return what the process answers.

        Raises:
            Fault: it has ended, answers too late, or says what is no answer.
        """
        end = monotonic() + self.limit
        self.asked += 1
        if self.asked == 1:
            self._write(self._greeting(seen), end)
        events = seen.events()
        asked = question(self.asked, seen, events[self.told :])
        self.told = len(events)
        self._write(asked, end)
        while True:
            number, text = self._answer(end)
            if number == self.asked:
                return Action(text)
            # What is older was too late and is forgotten.
            if number > self.asked:
                raise Fault(GARBAGE, f"ask {number}")

    def _greeting(self, seen: Seen) -> dict[str, Any]:
        """Return what is the same for the whole game; the rules are those of any world."""
        world = seen.world(0)
        return {
            "protocol": PROTOCOL,
            "game": self.game,
            "seed": self.seed,
            "rules_version": world.game.rules_version,
            "pack": world.game.pack_header(),
            "seats": world.seats,
            "options": world.options,
            "limit": self.limit,
        }

    def _write(self, message: dict[str, Any], end: float) -> None:
        """Write a line, past the buffer of the stream: closing it must not wait for a reader.

        What cannot be written until *end* stays for the next time: half a line would spoil it.
        """
        assert self.process.stdin is not None, "its input is a pipe"
        self.unread += json.dumps(message).encode() + b"\n"
        try:
            pipe = self.process.stdin.fileno()
            while self.unread:
                _, ready, _ = select.select([], [pipe], [], max(0.0, end - monotonic()))
                if not ready:
                    raise Fault(LATE, "it does not read its input")
                self.unread = self.unread[os.write(pipe, self.unread) :]
        except (OSError, ValueError):
            raise Fault(CRASH, self._last_words()) from None

    def _answer(self, end: float) -> tuple[int, str]:
        try:
            line = self.lines.get(timeout=max(0.0, end - monotonic()))
        except queue.Empty:
            raise late(self.limit) from None
        if not line:
            # Whoever asks again hears the same.
            self.lines.put_nowait(b"")
            raise Fault(CRASH, self._last_words())
        try:
            said = json.loads(line)
            number, text = said["ask"], said["answer"]
        except (ValueError, TypeError, KeyError, RecursionError):
            number, text = None, None
        if type(number) is not int or type(text) is not str:
            raise Fault(GARBAGE, line.decode("utf-8", "replace").rstrip("\n"))
        return number, text

    def _last_words(self) -> str:
        """Return how the process ended, with the last line that it wrote to its error stream."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - 4096))
        lines = self.errors.read().decode("utf-8", "replace").split("\n")
        said = [line for line in lines if line.strip()]
        return f"exit {self.process.returncode}" + (f": {said[-1]}" if said else "")

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None, "its input is a pipe"
        with suppress(OSError):
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        # Also what it has begun itself, and what has left the group.
        self.keeper.end()
        self.process.kill()
        self.process.wait()
        end = monotonic() + FAREWELL
        while self.reader.is_alive() and monotonic() < end:
            with suppress(queue.Empty):
                self.lines.get(timeout=0.01)
        self.errors.close()


def question(number: int, seen: Seen, events: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what a process is told when it must decide; *events* are news to it."""
    decision = seen.decision
    asked: dict[str, Any] = {
        "ask": number,
        "seat": seen.seat,
        "question": decision.question,
        "options": [option.text for option in decision.options],
    }
    if decision.space is not None:
        asked["space"] = decision.space.describe()
    asked["events"] = events
    asked["view"] = seen.view()
    return asked


def _read(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Hand over line after line; an empty one is the end."""
    with stream:
        while line := stream.readline(LINE_MOST):
            lines.put(line)
            while line and not line.endswith(b"\n"):
                # The rest of a line that is too long belongs to the same fault.
                line = stream.readline(LINE_MOST)
    lines.put(b"")
