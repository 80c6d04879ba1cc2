"""The page on the command line has every command and every option, and its commands can be read."""

from __future__ import annotations

import re
import shlex
from typing import Any

import pytest
import typer

from areopolis.cli.app import COMMANDS, app
from docs.pages import PAGES, blocks, name_of, read, rows, section

PAGE = "docs/command-line.md"
NAMES = [command.__name__ for command in COMMANDS]


def options_of(name: str) -> set[str]:
    """Return the options of a command; language and help are alike everywhere."""
    group: Any = typer.main.get_command(app)
    found: set[str] = set()
    for parameter in group.commands[name].params:
        found |= {option for option in parameter.opts if option.startswith("-")}
    return found - {"--lang", "--help"}


def test_every_command_has_its_section() -> None:
    titles = re.findall(r"^## (\w+)$", read(PAGE), re.MULTILINE)

    assert sorted(titles) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_command_is_described_with_its_options(name: str) -> None:
    listed: set[str] = set()
    for cell in rows(section(PAGE, name), r"`-.*"):
        listed |= set(re.findall(r"`(-[^`]+)`", cell))

    assert listed == options_of(name)


def test_the_readme_names_every_command() -> None:
    said = re.findall(r"^\| `areopolis (\w+)", read("README.md"), re.MULTILINE)

    assert sorted(said) == sorted(NAMES)


def lines_with_commands() -> list[str]:
    """Return every command of ours that a page shows on a line of its own."""
    found = []
    for path in PAGES:
        shown = read(name_of(path)) + "".join(block.text for block in blocks(path))
        found += re.findall(r"^ *(areopolis \w+.*)$", shown, re.MULTILINE)
    return sorted(set(found))


@pytest.mark.parametrize("line", lines_with_commands())
def test_a_command_that_is_shown_can_be_read(line: str) -> None:
    """Its command and options exist; arguments such as file names are not looked at."""
    _, name, *arguments = shlex.split(line.partition("#")[0])

    assert name in NAMES
    allowed = options_of(name) | {"--lang", "--help"}
    assert [one for one in arguments if one.startswith("-") and one not in allowed] == []
