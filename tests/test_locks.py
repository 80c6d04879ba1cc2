"""Locks: what `make` installs is named down to the bytes, and the wheel says what it is made of."""

from __future__ import annotations

import importlib.util
import json
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = ("run", "play", "test", "node")
PINNED: Final = re.compile(r"([a-z0-9-]+)==([^ ]+)( ; [^\\]+)? \\")
HASH: Final = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def lines(name: str) -> list[str]:
    """Return what stands in a lock."""
    return (ROOT / "locks" / f"{name}.txt").read_text("utf-8").splitlines()


def pinned(name: str) -> dict[str, set[str]]:
    """Return the versions of a lock; several where they differ from system to system."""
    found: dict[str, set[str]] = {}
    for line in lines(name):
        if match := PINNED.fullmatch(line):
            found.setdefault(match[1], set()).add(match[2])
    return found


def wanted(*extras: str) -> list[Requirement]:
    """Return what pyproject.toml wants, with *extras* and the extras that those name."""
    found = [Requirement(one) for one in PROJECT["dependencies"]]
    open_extras = list(extras)
    for extra in open_extras:
        for written in PROJECT["optional-dependencies"][extra]:
            one = Requirement(written)
            if one.name == PROJECT["name"]:
                open_extras += sorted(one.extras)
            else:
                found.append(one)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_versions_and_hashes_and_no_place(name: str) -> None:
    ended = True
    for line in lines(name):
        expected = PINNED if ended else HASH
        assert expected.fullmatch(line), line
        ended = not line.endswith("\\")
    assert ended


@pytest.mark.parametrize(
    ("name", "extras"), [("run", ()), ("play", ("compile",)), ("test", ("dev",))]
)
def test_a_lock_has_everything_that_is_wanted(name: str, extras: tuple[str, ...]) -> None:
    locked = pinned(name)
    for one in wanted(*extras):
        versions = locked[canonicalize_name(one.name)]
        assert all(version in one.specifier for version in versions), str(one)


def test_whoever_plays_and_whoever_tests_have_the_same() -> None:
    run, play, test = pinned("run"), pinned("play"), pinned("test")
    for small, large in ((run, play), (play, test)):
        assert {name: large[name] for name in small} == small


def test_what_builds_the_package_is_locked_too() -> None:
    locked = pinned("play")
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    for one in map(Requirement, build["requires"]):
        assert all(version in one.specifier for version in locked[one.name]), str(one)


@pytest.fixture
def listing() -> ModuleType:
    """The module of the build that lists the parts."""
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "building" / "sbom.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_wheel_says_what_it_is_made_of(listing: ModuleType, tmp_path: Path) -> None:
    wheel = tmp_path / "areopolis-0.1.0-py3-none-any.whl"
    wheel.write_bytes(b"a wheel")
    written: Path = listing.main(wheel)

    assert written.name == "areopolis-0.1.0-py3-none-any.cdx.json"
    bill = json.loads(written.read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {one["purl"] for one in bill["components"]}
    for name, versions in pinned("run").items():
        assert {f"pkg:pypi/{name}@{version}" for version in versions} <= parts
    assert not any(one.startswith("pkg:pypi/mypy@") for one in parts)
    assert any(one.startswith("pkg:npm/svelte@") for one in parts)
    assert len(parts) == len(bill["components"])
    assert bill["dependencies"][0]["dependsOn"] == [one["bom-ref"] for one in bill["components"]]
    # The same wheel again has the same list, another one another.
    assert json.loads(listing.main(wheel).read_text("utf-8")) == bill
    wheel.write_bytes(b"another wheel")
    assert (
        json.loads(listing.main(wheel).read_text("utf-8"))["serialNumber"] != bill["serialNumber"]
    )
