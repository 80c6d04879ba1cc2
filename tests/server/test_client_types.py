"""The client's types are the server's: the same structs, with the same fields."""

from __future__ import annotations

import re
from inspect import getmembers, isclass
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import Struct
from msgspec.structs import fields

from areopolis.server.gate import commands, wire

LIB = Path(__file__).parents[2] / "web" / "src" / "lib"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^ {2}(\w+)\??:", re.MULTILINE)


def interfaces(module: str) -> dict[str, list[str]]:
    """Return the fields of every interface of a module of the client."""
    text = (LIB / f"{module}.ts").read_text(encoding="utf-8")
    return {name: FIELD.findall(body) for name, body in INTERFACE.findall(text)}


def structs(module: ModuleType) -> dict[str, list[str]]:
    """Return the fields of every struct of a module of the server, as they are sent."""
    return {
        name: [field.encode_name for field in fields(one)]
        for name, one in getmembers(module, isclass)
        if issubclass(one, Struct) and one.__module__ == module.__name__ and fields(one)
    }


@pytest.mark.parametrize("module", [wire, commands], ids=["wire", "commands"])
def test_the_client_knows_every_struct_and_field_of_the_wire(module: ModuleType) -> None:
    """A field that one side adds and the other does not know is found here."""
    assert interfaces(module.__name__.rpartition(".")[2]) == structs(module)
