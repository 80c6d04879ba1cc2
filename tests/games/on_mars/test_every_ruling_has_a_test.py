"""Every ruling and worked scenario of the specification is named by a test."""

import re
from pathlib import Path

# The rulings are numbered in groups of ten, with gaps.
RULINGS = (
    *range(1, 14),
    *range(20, 51),
    *range(60, 71),
    *range(80, 104),
    *range(110, 160),
    *range(170, 190),
    *range(200, 226),
    *range(240, 250),
    *range(260, 276),
    *range(280, 333),
)
SCENARIOS = range(1, 96)
# As in test_r087_no_crystal_lies_under_a_building and test_t21_a_mine_at_distance_two.
ID = re.compile(r"_(r\d{3}|t\d{2})(?=_)")

HERE = Path(__file__).parent


def ids_in_test_names() -> set[str]:
    """Return the ids in the names of all tests beside this file."""
    named = set()
    for path in HERE.rglob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            named |= {found.upper() for found in ID.findall(name)}
    return named


def test_no_ruling_is_without_a_test() -> None:
    expected = {f"R{number:03}" for number in RULINGS}
    named = {name for name in ids_in_test_names() if name.startswith("R")}

    assert sorted(expected - named) == []
    assert sorted(named - expected) == []


def test_no_worked_scenario_is_without_a_test() -> None:
    expected = {f"T{number:02}" for number in SCENARIOS}
    named = {name for name in ids_in_test_names() if name.startswith("T")}

    assert sorted(expected - named) == []
    assert sorted(named - expected) == []
