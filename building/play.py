"""Tables at once: on compiled rules where they are ready, else on interpreted ones meanwhile.

`make play` runs it. Compiling takes minutes; it happens beside the server, at low priority, and the
next start takes what came of it. It ends with the server and keeps what is done.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import compiled_copy
from alone import is_held
from c_compiler import missing_tool

if TYPE_CHECKING:
    from areopolis.cli.voice import Voice

ROOT = Path(__file__).resolve().parent.parent
SERVE = [str(ROOT / ".venv" / "bin" / "areopolis"), "serve", "--open"]
# In a group of its own, which can be ended as a whole; not in a session of its own, because Linux
# shares processors between sessions first, and the priority would count for nothing.
COMPILE = ["nice", "-n", "15", "make", "--silent", "compiled"]
LOG = Path("build/compiling.log")


def main() -> int:
    """Serve, and compile beside that what is not compiled."""
    os.chdir(ROOT)
    if compiled_copy.is_fresh():
        rules = str(compiled_copy.COPY.absolute())
        os.execve(SERVE[0], SERVE, {**os.environ, "PYTHONPATH": rules})
    # Ctrl-C reaches the server too, which ends in good order; we wait for it.
    signal.signal(signal.SIGINT, lambda *_: None)
    server = subprocess.Popen(SERVE, env={**os.environ, "PYTHONPATH": ""})
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda *_: server.terminate())
    compiling = compile_beside()
    try:
        return server.wait()
    finally:
        if compiling is not None:
            compiling.end()


def compile_beside() -> Compiling | None:
    """Say which rules run and what comes; compile, where that can be done and nobody does."""
    # Not at the top: the server starts meanwhile.
    from areopolis.cli.voice import Voice, language_of

    voice = Voice(language_of(()))
    if os.environ.get("AREOPOLIS_COMPILE") == "0":
        say(voice.say("rules.interpreted"))
        return None
    if missing_tool():
        say(voice.say("rules.no-compiler"))
        return None
    say(voice.say("rules.coming"))
    return None if is_held(compiled_copy.LOCK) else Compiling(voice)


class Compiling:
    """The compiler at work beside the server."""

    def __init__(self, voice: Voice) -> None:
        """Begin; what the compiler says goes to a file, and *voice* tells what came of it."""
        with LOG.open("wb") as log:
            self.process = subprocess.Popen(
                COMPILE,
                env={**os.environ, "AREOPOLIS_COMPILE": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                process_group=0,
            )
        self.voice = voice
        self.is_ending = False
        threading.Thread(target=self.tell, daemon=True).start()

    def tell(self) -> None:
        """Say what came of it, unless it was ended."""
        failed = self.process.wait()
        if self.is_ending:
            return
        if failed:
            say(self.voice.say("rules.failed", file=str(LOG)))
        elif compiled_copy.is_fresh():  # nothing was edited meanwhile
            say(self.voice.say("rules.ready"))

    def end(self) -> None:
        """End it with everything that it has started."""
        self.is_ending = True
        if self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def say(sentence: str) -> None:
    """Say it at once, in a line of its own."""
    print(sentence, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
