"""What we depend on: no next major version comes in by itself."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement

PROJECT: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8")
)["project"]

WANTED: Final = [
    *PROJECT["dependencies"],
    *[one for extra in PROJECT["optional-dependencies"].values() for one in extra],
]


@pytest.mark.parametrize("written", [one for one in WANTED if not one.startswith("areopolis[")])
def test_every_dependency_is_bounded_on_both_sides(written: str) -> None:
    operators = {one.operator for one in Requirement(written).specifier}
    assert operators == {">=", "<"}
