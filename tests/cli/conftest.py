"""Running the command line in this process: arguments and typed lines in, what it said out."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import areopolis
from areopolis.cli.app import app
from areopolis.core.rng import Rng
from areopolis.core.state import State

Run = Callable[..., Result]
ENVIRONMENT = {"COLUMNS": "80", "NO_COLOR": "1", "AREOPOLIS_LANG": "en", "LC_ALL": "C.UTF-8"}


@pytest.fixture
def run() -> Run:
    """Return a function that runs `areopolis` and lets nothing but a plain exit through."""

    def invoke(*arguments: object, typed: str = "", **environment: str) -> Result:
        texts = [str(argument) for argument in arguments]
        result = CliRunner().invoke(app, texts, input=typed, env={**ENVIRONMENT, **environment})
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


def wandered(seats: int = 3, seed: int = 1, decisions: int = 10_000) -> State:
    """Return a game after so many random answers, or at its end."""
    state = areopolis.game("mission-red-planet").new(seats=seats, seed=seed)
    rng = Rng(seed)
    while not state.over and decisions:
        seat = state.deciding[0]
        options = state.decision(seat).options
        state.play(seat, options[rng.below(len(options))])
        decisions -= 1
    return state


@pytest.fixture
def saved(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes a document, with some fields changed, to a file."""

    def write(document: dict[str, Any], **changes: Any) -> Path:
        path = tmp_path / "saved.json"
        path.write_text(json.dumps({**document, **changes}), "utf-8")
        return path

    return write


def sentence(result: Result) -> str:
    """Return the one sentence that a failed command said; nothing else and no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert "Traceback" not in result.output
    return lines[0]
