"""Every project and corporation has a test of its own: a function of its name, or a row."""

import ast
import re
from pathlib import Path

from areopolis.games.terraforming_mars.cards.table import CARDS

FOLDER = Path(__file__).parent / "cards"


def spoken_of(source: str) -> set[str]:
    """Return what the tests of a file speak of: the names of functions, the cards of rows."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found.add(node.name.removeprefix("test_"))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            card = node.args[0]
            if node.func.id == "Row" and isinstance(card, ast.Constant):
                found.add(str(card.value).lower())
    return found


def untested(names: list[str], said: set[str]) -> list[str]:
    """Return the cards of which no test speaks; "009" is in "009_asteroid"."""
    return [
        name
        for name in names
        if not any(re.match(rf"{name.lower().replace('-', '_')}(_|$)", word) for word in said)
    ]


def test_every_card_has_a_test() -> None:
    said: set[str] = set()
    for path in sorted(FOLDER.glob("test_*.py")):
        said |= spoken_of(path.read_text(encoding="utf-8"))
    names = [card.name for card in CARDS]

    assert len(names) == 275
    assert untested(names, said) == []


def test_a_card_without_a_test_is_found() -> None:
    said = spoken_of("ROWS = (Row('001', 8), Other('002'))\ndef test_c02_air_raid(): ...\n")

    assert untested(["001", "002", "C02", "C0", "mining-guild"], said) == [
        "002",
        "C0",
        "mining-guild",
    ]
