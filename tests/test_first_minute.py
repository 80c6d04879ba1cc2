"""`make play`: tables at once, compiled rules from the next start, never a copy half built.

The Makefile and building/ are the real ones, in a checkout of their own. Only what takes minutes is
replaced: a build that waits until the test lets it go on, and a server that says by which rules it
plays.
"""

from __future__ import annotations

import marshal
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import areopolis
from kit.patience import patience, until

ROOT = Path(__file__).resolve().parent.parent
OURS = Path(areopolis.__file__).resolve().parent.parent
COMING = "Interpreted rules for now; compiled ones, three to four times as fast, are being built"
READY = "The compiled rules are ready; the next start takes them."

BUILD = """
import os, sys, time
from pathlib import Path
with open("builds", "a") as builds:
    builds.write(f"{os.getpid()}\\n")
copy = Path(sys.argv[sys.argv.index("--build-lib") + 1])
(copy / "areopolis" / "server").mkdir(parents=True)
while not Path("go").exists():
    time.sleep(0.02)
if Path("broken").exists():
    sys.exit("this cannot be compiled")
(copy / "rules.so").touch()
(copy / "areopolis" / "server" / "tables.py").write_text("OPEN = True")
"""
TOOLS = """
from pathlib import Path
def missing_tool():
    return "no C compiler found" if Path("no-compiler").exists() else None
"""
SERVER = """#!/bin/sh
echo "the server plays by [$PYTHONPATH]"
exec sleep 3600
"""


class Checkout:
    """A checkout of its own, in which everything but the rules is built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[bytes]] = []
        shutil.copy(ROOT / "Makefile", folder)
        shutil.copytree(ROOT / "building", folder / "building")
        self.write("building/c_compiler.py", TOOLS)
        self.write("setup.py", BUILD)
        self.write("src/areopolis/rules.py")
        self.write("src/areopolis/server/tables.py")
        self.write(".venv/bin/python", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n').chmod(0o755)
        self.write(".venv/bin/areopolis", SERVER).chmod(0o755)
        # Each is newer than what it is made of.
        made = ["pyproject.toml", "locks/play.txt", ".venv/player"]
        made += ["web/package.json", "web/package-lock.json", "web/.npmrc"]
        made += ["web/node_modules/.ready", "build/client.stamp"]
        for age, name in enumerate(made):
            os.utime(self.write(name), (1e9 + age, 1e9 + age))

    def write(self, name: str, text: str = "") -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def make(self, *arguments: str, **variables: str) -> Started:
        """Start make as a terminal does, whose Ctrl-C reaches all that it has started."""
        foreign = ("MAKE", "MFLAGS", "AREOPOLIS_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        said = self.folder / f"said-{len(self.started)}"
        with said.open("wb") as out:
            process = subprocess.Popen(
                ["make", *arguments],
                cwd=self.folder,
                env={**kept, "PYTHONPATH": str(OURS), "AREOPOLIS_LANG": "en", **variables},
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.started.append(process)
        return Started(process, said)

    def builds(self) -> list[int]:
        """Return the processes that have begun to build."""
        begun = self.folder / "builds"
        return [int(line) for line in begun.read_text().split()] if begun.exists() else []

    def is_compiled(self) -> bool:
        """Whether the copy is made of the sources of now."""
        return self.make("--question", "compiled").end() == 0


class Started:
    """A make that was started, and what it has said."""

    def __init__(self, process: subprocess.Popen[bytes], said: Path) -> None:
        self.process = process
        self.said = said

    def says(self, words: str) -> None:
        """Wait until it says *words*."""
        until(lambda: words in self.said.read_text(), self.said.read_text)

    def plays_by(self, rules: str) -> None:
        self.says(f"the server plays by [{rules}]")

    def end(self) -> int:
        return self.process.wait(patience())

    def ctrl_c(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.end()


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    (tmp_path / "go").touch()
    for process in made.started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    # Whoever has ended but was not asked for its status yet works on nothing.
    state = Path(f"/proc/{process}/stat")
    return state.exists() and ") Z " in state.read_text()


def test_tables_open_before_the_rules_are_compiled_and_the_next_start_takes_them(
    checkout: Checkout,
) -> None:
    first = checkout.make("play")
    first.plays_by("")
    first.says(COMING)
    until(checkout.builds)
    assert not (checkout.folder / "build" / "compiled").exists()

    checkout.write("go")
    first.says(READY)
    first.ctrl_c()
    second = checkout.make("play")
    second.plays_by(str(checkout.folder / "build" / "compiled"))

    assert COMING not in second.said.read_text()
    assert len(checkout.builds()) == 1


def test_ctrl_c_ends_the_compiler_too_and_the_next_start_goes_on(checkout: Checkout) -> None:
    first = checkout.make("play")
    (building,) = until(checkout.builds)
    first.plays_by("")
    first.ctrl_c()

    until(lambda: is_gone(building))
    assert not checkout.is_compiled()
    assert "could not be compiled" not in first.said.read_text()
    checkout.write("go")
    second = checkout.make("play")
    second.plays_by("")
    second.says(READY)
    assert checkout.is_compiled()


def test_what_is_interrupted_leaves_the_copy_of_before(checkout: Checkout) -> None:
    checkout.write("go")
    assert checkout.make("compiled").end() == 0
    (checkout.folder / "go").unlink()
    checkout.write("src/areopolis/another.py")

    again = checkout.make("play")
    until(lambda: len(checkout.builds()) == 2)
    again.plays_by("")
    again.ctrl_c()

    assert (checkout.folder / "build" / "compiled" / "rules.so").exists()
    assert not checkout.is_compiled()


def test_two_who_want_compiled_rules_at_once_compile_them_once(checkout: Checkout) -> None:
    playing = checkout.make("play")
    until(checkout.builds)
    another, waiting = checkout.make("play"), checkout.make("compiled")
    another.plays_by("")
    another.says(COMING)
    waiting.says("this checkout is being compiled already, waiting")

    checkout.write("go")
    assert waiting.end() == 0
    playing.says(READY)
    assert checkout.is_compiled()
    assert len(checkout.builds()) == 1


def test_what_is_edited_while_it_compiles_is_compiled_the_next_time(checkout: Checkout) -> None:
    compiling = checkout.make("compiled")
    until(checkout.builds)
    begun = (checkout.folder / "build" / "compiled.begun").stat().st_mtime
    os.utime(checkout.write("src/areopolis/rules.py", "edited"), (begun + 1, begun + 1))
    checkout.write("go")

    assert compiling.end() == 0
    assert (checkout.folder / "build" / "compiled" / "rules.so").exists()
    assert not checkout.is_compiled()


def test_a_module_that_is_gone_leaves_the_copy_too(checkout: Checkout) -> None:
    checkout.write("go")
    checkout.make("compiled").end()
    assert checkout.is_compiled()

    (checkout.folder / "src" / "areopolis" / "rules.py").unlink()
    assert not checkout.is_compiled()
    assert checkout.make("compiled").end() == 0
    assert checkout.is_compiled()


def test_the_copy_can_be_imported_without_anything_being_written(checkout: Checkout) -> None:
    checkout.write("go")
    checkout.make("compiled").end()

    server = checkout.folder / "build" / "compiled" / "areopolis" / "server"
    (written,) = server.glob("__pycache__/*.pyc")
    code = marshal.loads(written.read_bytes()[16:])
    assert code.co_filename == str(server / "tables.py")


def test_the_copy_shows_the_client_of_the_checkout(checkout: Checkout) -> None:
    checkout.write("go")
    checkout.make("compiled").end()

    client = checkout.folder / "build" / "compiled" / "areopolis" / "server" / "client"
    assert client.readlink() == checkout.folder / "src" / "areopolis" / "server" / "client"


def test_rules_that_cannot_be_compiled_end_no_table(checkout: Checkout) -> None:
    checkout.write("broken")
    checkout.write("go")

    playing = checkout.make("play")
    playing.plays_by("")
    playing.says("The rules could not be compiled, build/compiling.log says why")
    assert playing.process.poll() is None
    assert "this cannot be compiled" in (checkout.folder / "build/compiling.log").read_text()


def test_where_nothing_can_or_shall_be_compiled_a_line_says_so(checkout: Checkout) -> None:
    asked = checkout.make("play", AREOPOLIS_COMPILE="0")
    asked.says("Interpreted rules, as AREOPOLIS_COMPILE=0 asks.")
    checkout.write("no-compiler")
    missing = checkout.make("play", AREOPOLIS_LANG="de")
    missing.says("Interpretierte Regeln; mit einem C-Compiler")

    asked.plays_by("")
    missing.plays_by("")
    for one in (asked, missing):
        one.ctrl_c()
    assert checkout.builds() == []
