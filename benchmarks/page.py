"""Writes the page of benchmarks anew: every table by the command that stands above it.

A block of the page is

    <!-- bench: compiled playouts.py --runs 3 -->
    ... what the program printed ...
    <!-- end -->

and only blocks change; the words around them are written by hand. `compiled` and `interpreted` are
the rules that the program runs on; `targets GROUP` is worked out from the figures of the new page,
and `machine` says where and when all of it was made. A program that fails, or that is not done
within its time, leaves a line that says so, and the page is written all the same.
"""

import argparse
import os
import platform
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from targets import reached

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"(<!-- bench: (\w+) ?([^\n]*?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
RULES = ("compiled", "interpreted")
# The longest takes about three minutes; one that takes so many times as long hangs.
SECONDS = 900


class NothingCompiled(Exception):
    """There are no compiled rules to measure."""


@dataclass(frozen=True)
class Program:
    """A program of the benchmarks with its arguments, and the rules that it runs on."""

    rules: str
    command: str

    @property
    def name(self) -> str:
        """The program without its arguments."""
        return self.command.split()[0]

    def run(self) -> str:
        """Return what it prints.

        Raises:
            NothingCompiled: this machine has no compiled rules.
            subprocess.CalledProcessError: it failed.
            subprocess.TimeoutExpired: it is not done within its time.
        """
        found = ""
        if self.rules == "compiled":
            if not (ROOT / "build" / "compiled.stamp").exists():
                raise NothingCompiled
            found = str(ROOT / "build" / "compiled")
        program = [sys.executable, str(ROOT / "benchmarks" / self.name)]
        done = subprocess.run(
            [*program, *shlex.split(self.command)[1:]],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": found},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=SECONDS,
        )
        return done.stdout.strip()


class Page:
    """A page that is written anew."""

    def __init__(self, text: str, only: list[str], run: Callable[[Program], str]) -> None:
        """Take the page as it is; of its programs *run* those that are named *only*, else all."""
        self.text = text
        self.only = only
        self.run = run
        self.failed: list[str] = []

    def write(self) -> str:
        """Return the page with new figures: first what is measured, then what follows from it."""
        began = time.monotonic()
        measured = BLOCK.sub(self.measured, self.text)
        minutes = (time.monotonic() - began) / 60

        def concluded(block: re.Match[str]) -> str:
            kind, about = block[2], block[3]
            if kind == "targets":
                return filled(block, reached(about, measured))
            if kind == "machine" and not self.only:
                return filled(block, machine(minutes))
            return block[0]

        return BLOCK.sub(concluded, measured)

    def measured(self, block: re.Match[str]) -> str:
        """Return *block* with what its program prints now."""
        program = Program(block[2], block[3])
        if program.rules not in RULES or (self.only and program.name not in self.only):
            return block[0]
        began = time.monotonic()
        try:
            printed = self.run(program)
        except NothingCompiled:
            printed = "Not measured: nothing is compiled here."
        except (OSError, subprocess.SubprocessError) as error:
            self.failed.append(f"{program.rules} {program.command}: {error}")
            printed = "Not measured: the program failed."
        took = time.monotonic() - began
        print(f"{took:6.0f} s  {program.rules} {program.command}", file=sys.stderr, flush=True)
        # A line of a page that begins like a command would be taken for one.
        return filled(block, printed[:1].upper() + printed[1:])


def filled(block: re.Match[str], text: str) -> str:
    """Return *block* with *text* in it."""
    return f"{block[1]}\n{text}\n\n{block[5]}"


def machine(minutes: float) -> str:
    """Return where and when the page was made."""
    made = time.strftime("%Y-%m-%d", time.gmtime())
    return (
        f"Measured on {made} with Python {platform.python_version()} on {os.cpu_count()} processors"
        f" ({platform.machine()}), in {minutes:.0f} minutes."
    )


def main() -> int:
    """Write the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("page", type=Path, nargs="?", default=ROOT / "build" / "benchmarks.md")
    parser.add_argument("--like", type=Path, default=ROOT / "docs" / "benchmarks.md")
    parser.add_argument("--only", nargs="+", default=[], metavar="PROGRAM", help="playouts.py")
    asked = parser.parse_args()
    page = Page(asked.like.read_text("utf-8"), asked.only, Program.run)
    written = page.write()
    asked.page.write_text(written, "utf-8")
    print(f"The page is {asked.page}.")
    for failure in page.failed:
        print(f"failed: {failure}", file=sys.stderr)
    return 1 if page.failed else 0


if __name__ == "__main__":
    sys.exit(main())
