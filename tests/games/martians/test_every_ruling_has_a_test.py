"""Every ruling and worked scenario of the specification is named by a test."""

import re
from pathlib import Path

import pytest

# Rulings by their letter, and worked scenarios.
COUNTS = {
    "qu": 12,
    "qc": 9,
    "qf": 12,
    "qt": 10,
    "qp": 7,
    "qd": 6,
    "qe": 8,
    "qm": 12,
    "qh": 17,
    "qg": 10,
    "qn": 8,
    "qk": 22,
    "ts": 84,
}
# As in test_qu7_nothing_left_to_build and test_ts09_rest_and_again.
ID = re.compile(r"_(q[ucftpdemhgnk]|ts)(\d{1,2})(?=_)")

HERE = Path(__file__).parent


def ids_in_test_names() -> set[tuple[str, int]]:
    """Return the ids in the names of all tests beside this file."""
    named = set()
    for path in HERE.rglob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            named |= {(kind, int(number)) for kind, number in ID.findall(name)}
    return named


@pytest.mark.parametrize(("kind", "count"), COUNTS.items())
def test_no_id_of_the_specification_is_without_a_test(kind: str, count: int) -> None:
    expected = set(range(1, count + 1))
    named = {number for found, number in ids_in_test_names() if found == kind}

    assert sorted(expected - named) == []
    assert sorted(named - expected) == []
