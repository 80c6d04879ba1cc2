"""Reading what people type, and keeping secrets from the next one."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.control import Control
from rich.text import Text

# Also forget what has scrolled away.
FORGET = "\x1b[3J"


class Screen:
    """A terminal that people look at in turn, or a pipe that a program reads."""

    def __init__(self, console: Console) -> None:
        """Draw on *console*; read from the standard input."""
        self.console = console
        self.is_live = console.is_terminal and sys.stdin.isatty()

    def clear(self, secret: bool = False) -> None:
        """Begin a fresh page; a *secret* one leaves nothing to scroll back to."""
        if not self.is_live:
            self.console.rule(style="dim")
            return
        self.console.control(Control.clear(), Control.home())
        if secret:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def read(self, prompt: Text) -> str:
        """Return the next line.

        Raises:
            EOFError: there is none.
        """
        if self.is_live:
            # The prompt goes through input(), so that editing the line does not eat it.
            with self.console.capture() as drawn:
                self.console.print(prompt, end="")
            return input(_unprinted(drawn.get())).strip()
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(line.rstrip("\n"))
        return line.strip()


def _unprinted(prompt: str) -> str:
    """Mark colour codes as taking no room, as line editing wants it."""
    told = ""
    for place, part in enumerate(prompt.split("\x1b[")):
        if not place:
            told += part
            continue
        code, _, rest = part.partition("m")
        told += f"\x01\x1b[{code}m\x02{rest}"
    return told


def enable_line_editing() -> None:
    """Let people edit what they type, where the system can."""
    try:
        import readline  # noqa: F401 - importing it is what enables it
    except ImportError:
        return
