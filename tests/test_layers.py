"""The layers of the package: imports point down only, and the rules do no I/O."""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import areopolis
from areopolis.catalogues import words

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "areopolis"
MODULES = sorted(PACKAGE.rglob("*.py"))
CLIENT = ROOT / "web" / "src"

# Bottom up. What is not listed (command line, public names) lies on top and sees everything.
LAYERS = (
    "core",
    "games",
    "catalogues",
    "library",
    "build",
    "envs",
    "players",
    "arena",
    "review",
    "server",
)
RULES = ("core", "games")
GAMES = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
KNOWN_GAMES = GAMES | {"mission_red_planet", "terraforming_mars", "on_mars", "martians"}

# The rules know no clock, no world, no chance of their own, and nothing that mypyc breaks.
# fmt: off
FORBIDDEN = {
    "asyncio", "copy", "datetime", "glob", "http", "importlib", "io", "json", "locale", "logging",
    "multiprocessing", "os", "pathlib", "pickle", "platform", "queue", "random", "secrets",
    "select", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading",
    "time", "tomllib", "urllib", "uuid", "warnings",
}
# fmt: on
FORBIDDEN_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}

# What the games on the shelf are, and the rooms of each (docs/engine.md).
SHELF = [PACKAGE / "games" / name.replace("-", "_") for name in areopolis.game_ids()]
ROOT_FILES = {"__init__", "answers", "events", "game", "rulebook", "setup", "state"}
ROOMS = {"cards", "data", "drawn", "locale", "rules", "seen", "words"}


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, package: str) -> Iterator[str]:
    """Yield the full name of everything imported, also inside functions and for types only."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            levels = package.split(".")
            above = levels[: len(levels) + 1 - node.level] if node.level else []
            base = [*above, node.module] if node.module else above
            yield from (".".join([*base, alias.name]) for alias in node.names)


def imports_of(path: Path) -> set[str]:
    name = module_name(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    return set(imports(path.read_text(encoding="utf-8"), package))


def layer(name: str) -> int:
    parts = name.split(".")
    return LAYERS.index(parts[1]) if len(parts) > 1 and parts[1] in LAYERS else len(LAYERS)


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in GAMES else None


def rules_modules() -> list[Path]:
    return [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in RULES]


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import areopolis.core.rng", {"areopolis.core.rng"}),
        ("from areopolis import cli", {"areopolis.cli"}),
        ("from .effect import Effect", {"areopolis.core.effect.Effect"}),
        ("from ..games import x", {"areopolis.games.x"}),
        ("from .. import cli", {"areopolis.cli"}),
        ("def f():\n    import os.path", {"os.path"}),
    ],
)
def test_the_walk_sees_every_form_of_import(source: str, expected: set[str]) -> None:
    assert set(imports(source, "areopolis.core")) == expected


def test_imports_point_down_only() -> None:
    upward = [
        f"{shown(path)} imports {name}"
        for path in MODULES
        for name in sorted(imports_of(path))
        if name.split(".")[0] == "areopolis" and layer(name) > layer(module_name(path))
    ]

    assert MODULES
    assert upward == []


def test_the_rules_import_no_clock_no_files_and_no_third_party() -> None:
    allowed = (sys.stdlib_module_names - FORBIDDEN) | {"areopolis", "mypy_extensions"}
    worldly = [
        f"{shown(path)} imports {name}"
        for path in rules_modules()
        for name in sorted(imports_of(path))
        if name.split(".")[0] not in allowed
    ]

    assert worldly == []


def test_the_rules_neither_print_nor_read() -> None:
    calls = [
        f"{shown(path)}:{node.lineno} calls {node.func.id}"
        for path in rules_modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FORBIDDEN_CALLS
    ]

    assert calls == []


def test_a_game_imports_no_other_game() -> None:
    across = [
        f"{shown(path)} imports {name}"
        for path in MODULES
        if (own := game_of(module_name(path)))
        for name in sorted(imports_of(path))
        if game_of(name) not in (None, own)
    ]

    assert across == []


@pytest.mark.parametrize("folder", SHELF, ids=lambda folder: folder.name)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    rooms = {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"}

    assert {path.stem for path in folder.glob("*.py")} <= ROOT_FILES
    assert {"drawn", "locale", "rules", "seen", "words"} <= rooms <= ROOMS
    assert rooms & {"cards", "data"}


def test_the_root_of_the_server_holds_what_the_server_is() -> None:
    kept = {"__init__", "app", "logs", "metrics", "serving", "settings", "shelf"}

    assert {path.stem for path in PACKAGE.glob("server/*.py")} == kept


def test_shared_code_names_no_game() -> None:
    """What belongs to a game lies in folders and modules of its name; only the shelf names it."""
    ids = [game.replace("_", "[-_]") for game in sorted(KNOWN_GAMES)]
    # One title is also a plain way to say where something is.
    titles = [words(game, "en").text("title") for game in areopolis.game_ids()]
    names = "|".join([*ids, *[re.escape(title) for title in titles if title != "On Mars"]])
    allowed = {PACKAGE / "library.py", PACKAGE / "__init__.py"}
    sources = [*MODULES, *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.css")]
    shared = [
        path
        for path in sources
        if path not in allowed
        and KNOWN_GAMES.isdisjoint(shown(path.with_suffix("")).replace("-", "_").split("/"))
    ]
    named = [
        f"{shown(path)}:{number} {line.strip()}"
        for path in shared
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if re.search(rf"\b({names})\b", line, re.IGNORECASE)
    ]

    assert len(shared) > 300
    assert named == []


def test_no_source_file_is_over_600_lines() -> None:
    long = [
        f"{shown(path)} has {count} lines"
        for path in MODULES
        if "data" not in path.relative_to(PACKAGE).with_suffix("").parts
        and (count := len(path.read_text(encoding="utf-8").splitlines())) > 600
    ]

    assert long == []


def test_no_file_names_a_path_of_this_machine() -> None:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    personal = r"/(?:root|home/\w+|Users/\w+)/"
    # The folder around the checkout, unless it is one that every machine has.
    here = ROOT if ROOT.parent in (Path("/"), Path(tempfile.gettempdir())) else ROOT.parent
    machine = re.compile(rf"(?<![\w.])(?:{personal}|{re.escape(str(here))}/)")
    paths = [ROOT / name for name in listing.stdout.split("\0") if name]

    assert paths
    assert [
        f"{shown(path)}: {found[0]}"
        for path in paths
        if path.is_file() and (found := machine.search(path.read_text(errors="ignore")))
    ] == []
