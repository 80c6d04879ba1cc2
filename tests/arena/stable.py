"""What the tests of the arena share: a small job, its games, and a run of the command."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import areopolis
from areopolis.arena.schedule import Job, Setting
from areopolis.cli.app import app

GAME = "mission-red-planet"
LOAD = partial(areopolis.game, pack=None)
ENVIRONMENT = {"COLUMNS": "80", "NO_COLOR": "1", "AREOPOLIS_LANG": "en", "LC_ALL": "C.UTF-8"}


def setting(seats: int) -> Setting:
    game = areopolis.game(GAME)
    return Setting(GAME, game.rules_version, None, seats, game.check_options(None))


def job(*players: str, deals: int = 2, seats: int = 0, seed: int = 5, limit: float = 60.0) -> Job:
    return Job((setting(seats or len(players)),), players, deals, seed, limit)


def run(*arguments: object, **environment: str) -> Result:
    """Run `areopolis arena` in this process and let nothing but a plain exit through."""
    texts = ["arena", *[str(argument) for argument in arguments]]
    result = CliRunner().invoke(app, texts, env={**ENVIRONMENT, **environment})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def figures(*arguments: object) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def sentence(result: Result) -> str:
    """Return the one sentence of a command that was refused."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line


def script(folder: Path, name: str, text: str) -> str:
    """Write a program and return the name of the player that it is."""
    path = folder / f"{name}.py"
    path.write_text(text, "utf-8")
    return f"process:{sys.executable} {path}"


# A process that answers with the first option; what is put in comes before each answer.
ANSWERING = """
import json, os, signal, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if "ask" not in message:
        continue
    number, answer = message["ask"], message["options"][0]
    {trick}
    print(json.dumps({{"ask": number, "answer": answer}}), flush=True)
"""


def trickster(folder: Path, name: str, trick: str) -> str:
    """Return a player that does *trick* (one line of Python) before each answer."""
    return script(folder, name, ANSWERING.format(trick=trick))
