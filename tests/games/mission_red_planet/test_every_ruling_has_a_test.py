"""Every ruling, worked scenario and event card of the specification is named by a test."""

import re
from pathlib import Path

import pytest

# Rulings, worked scenarios, missions, discoveries, actions.
COUNTS = {"E": 93, "T": 60, "M": 13, "D": 13, "A": 4}
# One letter and two digits, as in test_e31_a_zone_has_at_most_one_discovery.
ID = re.compile(r"_([etmda])(\d\d)(?=_)")

HERE = Path(__file__).parent


def ids_in_test_names() -> set[str]:
    """Return the ids in the names of all tests beside this file."""
    named = set()
    for path in HERE.rglob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            named |= {f"{kind.upper()}-{number}" for kind, number in ID.findall(name)}
    return named


@pytest.mark.parametrize(("kind", "count"), COUNTS.items())
def test_no_id_of_the_specification_is_without_a_test(kind: str, count: int) -> None:
    expected = {f"{kind}-{number:02}" for number in range(1, count + 1)}
    named = {name for name in ids_in_test_names() if name.startswith(kind)}

    assert sorted(expected - named) == []
    assert sorted(named - expected) == []
