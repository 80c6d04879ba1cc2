"""The page of benchmarks: it is written anew, shows its targets, and is compared with another."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = """# Benchmarks

Words.

## Games

### Compiled rules

<!-- bench: compiled quick.py --runs 1 -->

| game               | decisions/s | games/s | decisions/game | spread | × OpenSpiel Python |
| ------------------ | ----------: | ------: | -------------: | -----: | -----------------: |
| mars, 2 seats      |     100,000 |   1,000 |            100 |     1% |              10.00 |
| mars, 4 seats      |     200,000 |   2,000 |            100 |     1% |              20.00 |
| OpenSpiel Python x |      10,000 |     100 |            100 |     1% |               1.00 |

<!-- end -->

### Interpreted rules

<!-- bench: interpreted quick.py -->

| game          | decisions/s |
| ------------- | ----------: |
| mars, 2 seats |      50,000 |

<!-- end -->

## Taps

| what is done | longest task ms |
| ------------ | --------------: |
| desk: a tap  |               2 |

|                | moves/s | confirmed p99 |
| -------------- | ------: | ------------: |
| people's moves |      30 |          7 ms |
"""
GAMES = PAGE[: PAGE.index("## Taps")]


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    """The programs of the benchmarks, which import each other by their plain names."""
    names = ("timing", "tables", "targets", "page", "compare")
    before = {name: sys.modules.pop(name, None) for name in names}
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    yield {name: __import__(name) for name in names}
    for name, module in before.items():
        sys.modules.pop(name, None)
        if module is not None:
            sys.modules[name] = module


def compared(folder: Path, new: str, old: str = PAGE) -> subprocess.CompletedProcess[str]:
    """Compare two pages as people do."""
    pages = [folder / "old.md", folder / "new.md"]
    for path, text in zip(pages, (old, new), strict=True):
        path.write_text(text, "utf-8")
    command = [str(ROOT / "scripts" / "bench-compare"), *map(str, pages)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_same_page_is_no_slower(tmp_path: Path) -> None:
    done = compared(tmp_path, PAGE)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "8 figures compared, 0 of them slower.",
        "The other libraries, in the median: 1.00 times as fast.",
    ]


def test_what_became_slower_by_more_than_a_tenth_is_named(tmp_path: Path) -> None:
    new = PAGE.replace("200,000", "170,000").replace("7 ms", "9 ms").replace("50,000", "46,000")
    done = compared(tmp_path, new)

    assert done.returncode == 1
    assert done.stdout.splitlines()[:4] == [
        "Slower by more than a tenth:",
        "  Taps: people's moves, confirmed p99: 7 ms, now 9 ms (0.78 times as fast)",
        "  Games › Compiled rules › game: mars, 4 seats, decisions/s: 200,000, now 170,000"
        " (0.85 times as fast)",
        "",
    ]


def test_what_became_faster_is_named_and_no_fault(tmp_path: Path) -> None:
    done = compared(tmp_path, PAGE.replace("200,000", "300,000"))

    assert done.returncode == 0
    assert "Faster by more than a tenth:\n  Games › Compiled rules" in done.stdout
    assert "Slower" not in done.stdout


def test_rounding_is_no_change(tmp_path: Path) -> None:
    """From 2 to 3 ms may be from 2.4 to 2.6."""
    done = compared(tmp_path, PAGE.replace("               2 |", "               3 |"))

    assert done.returncode == 0


def test_other_libraries_are_a_yardstick_and_never_slower(tmp_path: Path) -> None:
    done = compared(tmp_path, PAGE.replace("      10,000 |     100", "       5,000 |      50"))

    assert done.returncode == 0
    assert "The other libraries, in the median: 0.50 times as fast." in done.stdout


def test_rows_and_tables_that_one_page_lacks_are_named_and_no_fault(tmp_path: Path) -> None:
    lacking = "\n".join(line for line in PAGE.splitlines() if "mars, 4 seats" not in line)
    lacking = lacking[: lacking.index("## Taps")] + "\n## Taps\n\nNot measured: the program failed."
    done = compared(tmp_path, lacking)
    back = compared(tmp_path, PAGE, lacking)

    assert (done.returncode, back.returncode) == (0, 0)
    for said, where in ((done.stdout, "old"), (back.stdout, "new")):
        assert f"Only on the {where} page:" in said
        assert "  Games › Compiled rules › game: mars, 4 seats" in said
        assert "  Taps › what is done: desk: a tap" in said


@pytest.mark.parametrize("new", ["", "# No tables", GAMES.replace("mars, ", "venus, ")])
def test_pages_that_have_nothing_in_common_cannot_be_compared(tmp_path: Path, new: str) -> None:
    done = compared(tmp_path, new, GAMES)

    assert done.returncode == 2
    assert done.stdout == ""
    assert "no figure in common" in done.stderr


def test_a_page_that_is_not_there_cannot_be_compared(tmp_path: Path) -> None:
    command = [str(ROOT / "scripts" / "bench-compare"), str(tmp_path / "a"), str(tmp_path / "b")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_page_is_written_anew_by_the_commands_in_it(modules: dict[str, ModuleType]) -> None:
    asked = []

    def run(program: Any) -> str:
        asked.append((program.rules, program.command))
        return "| game | decisions/s |\n| --- | --: |\n| mars, 2 seats | 70,000 |"

    written = modules["page"].Page(PAGE, [], run).write()

    assert asked == [("compiled", "quick.py --runs 1"), ("interpreted", "quick.py")]
    assert written.count("70,000") == 2
    assert "100,000" not in written
    assert written.startswith("# Benchmarks\n\nWords.\n")
    # Once more changes nothing but figures.
    assert modules["page"].Page(written, [], run).write() == written


def test_a_program_runs_on_the_rules_that_the_page_asks_for(
    modules: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = modules["page"]
    monkeypatch.setattr(page, "ROOT", tmp_path)
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "build").mkdir()
    quick = "import os, sys; print([os.environ['PYTHONPATH'], *sys.argv[1:]])"
    (tmp_path / "benchmarks" / "quick.py").write_text(quick)

    written = page.Page(PAGE, [], page.Program.run).write()
    assert "\n['']\n" in written
    assert "Not measured: nothing is compiled here." in written

    (tmp_path / "build" / "compiled.stamp").touch()
    written = page.Page(PAGE, [], page.Program.run).write()
    assert f"\n{[str(tmp_path / 'build' / 'compiled'), '--runs', '1']}\n" in written


def test_a_program_that_hangs_loses_its_own_figures_only(
    modules: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = modules["page"]
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "SECONDS", 0.1)
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "quick.py").write_text("import time; time.sleep(60)")
    whole = page.Page(PAGE, [], page.Program.run)

    written = whole.write()

    assert "Not measured: the program failed." in written
    assert len(whole.failed) == 1
    assert "timed out" in whole.failed[0]


def test_only_what_is_named_is_measured(modules: dict[str, ModuleType]) -> None:
    page = modules["page"].Page(PAGE, ["another.py"], lambda _: "nothing")

    assert page.write() == PAGE


def test_a_program_that_fails_loses_its_own_figures_only(modules: dict[str, ModuleType]) -> None:
    def run(program: Any) -> str:
        if program.rules == "compiled":
            raise subprocess.CalledProcessError(1, "quick.py")
        return "measured"

    page = modules["page"].Page(PAGE, [], run)
    written = page.write()

    assert "Not measured: the program failed." in written
    assert "\nMeasured\n" in written
    assert "desk: a tap" in written
    assert len(page.failed) == 1


def test_a_target_is_met_or_missed_by_the_figure_of_the_page(
    modules: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    targets = modules["targets"]
    speed = targets.Place("Games › Compiled rules › game", "mars, 4 seats", "decisions/s")
    slow = targets.Place("Games › Compiled rules › game", "mars, 2 seats", "decisions/s")
    away = targets.Place("Games › Compiled rules › game", "mars, 9 seats", "decisions/s")
    goals = [
        targets.Target("fast", speed, least=200_000),
        targets.Target("faster", speed, least=200_001),
        targets.Target("at most twice the other", speed, most=2, of=slow),
        targets.Target("of nine", away, least=1),
    ]
    monkeypatch.setitem(targets.TARGETS, "mars", goals)

    rows = [modules["tables"].cells(row)[1:] for row in targets.reached("mars", PAGE).splitlines()]

    assert rows[2:] == [
        ["200,000", "met"],
        ["200,000", "missed"],
        ["200,000 beside 100,000", "met"],
        ["", "not measured"],
    ]


def test_our_own_page_names_programs_that_are_there_and_shows_every_target(
    modules: dict[str, ModuleType],
) -> None:
    page = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    blocks = [(block[2], block[3]) for block in modules["page"].BLOCK.finditer(page)]
    programs = {about.split()[0] for kind, about in blocks if kind in modules["page"].RULES}

    assert {kind for kind, _ in blocks} == {"machine", "targets", *modules["page"].RULES}
    assert sorted(name for name in programs if not (ROOT / "benchmarks" / name).exists()) == []
    assert [about for kind, about in blocks if kind == "targets"] == [*modules["targets"].TARGETS]
    assert page.count("<!-- bench:") == page.count("<!-- end -->") == len(blocks)
    for block in modules["page"].BLOCK.finditer(page):
        if block[2] == "targets":
            assert block[4].strip() == modules["targets"].reached(block[3], page).strip()
            assert "not measured" not in block[4]
