"""What the build keeps: a compiled library is taken again as long as it is made of the same."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent


def part_of_the_build(name: str) -> ModuleType:
    """Return a module of the build, which is no part of the package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "building" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def keeping(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The module that keeps what was built, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return part_of_the_build("kept_rules")


def compiler(*flags: str) -> SimpleNamespace:
    """A compiler, as far as it is looked at: any program that tells its version."""
    return SimpleNamespace(compiler_so=[sys.executable, *flags], linker_so=[sys.executable])


def library(folder: Path, **texts: str) -> SimpleNamespace:
    """Return a library of two files and a header; *texts* replaces what is in them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"one": "1", "two": "2", "head": "h", **texts}.items():
        (folder / f"{name}.{'h' if name == 'head' else 'c'}").write_text(text)
    sources = [str(folder / "one.c"), str(folder / "two.c")]
    return SimpleNamespace(
        name="rules",
        sources=sources,
        include_dirs=[str(folder)],
        define_macros=[],
        libraries=[],
        extra_compile_args=[],
        extra_link_args=[],
    )


def test_what_a_library_is_made_of_names_it(keeping: ModuleType, tmp_path: Path) -> None:
    kept = keeping.Kept(compiler())
    place = kept.place(library(tmp_path / "a"))

    assert kept.place(library(tmp_path / "elsewhere")) == place
    assert keeping.Kept(compiler()).place(library(tmp_path / "a")) == place
    others = [
        kept.place(library(tmp_path / "a", one="other rules")),
        kept.place(library(tmp_path / "a", head="another header")),
        keeping.Kept(compiler("-O0")).place(library(tmp_path / "a")),
    ]
    assert len({place, *others}) == 4


def test_a_part_of_a_library_is_taken_again_as_long_as_it_is_made_of_the_same(
    keeping: ModuleType, tmp_path: Path
) -> None:
    one, head = tmp_path / "one.c", tmp_path / "head.h"
    built, again = tmp_path / "temp" / "one.o", tmp_path / "again" / "one.o"
    built.parent.mkdir()

    def place(*arguments: str) -> Path:
        included = keeping.digest_of(keeping.files_included([str(one)], [str(tmp_path)]))
        found = keeping.Kept(compiler()).place_of([*arguments, included], [one])
        assert isinstance(found, Path)
        return found

    one.write_text("1")
    head.write_text("h")
    before = place("-O2")
    assert not keeping.Kept(compiler()).take(before, again)
    built.write_bytes(b"compiled")
    keeping.Kept(compiler()).keep(built, before)

    assert keeping.Kept(compiler()).take(place("-O2"), again)
    assert again.read_bytes() == b"compiled"
    others = [place("-O3")]
    head.write_text("another header")
    others.append(place("-O2"))
    one.write_text("other rules")
    others.append(place("-O2"))
    assert len({before, *others}) == 4


def test_what_was_built_is_kept_and_what_is_not_used_is_forgotten(
    keeping: ModuleType, tmp_path: Path
) -> None:
    built = tmp_path / "rules.so"
    built.write_bytes(b"compiled")
    first, second = keeping.Kept(compiler()), keeping.Kept(compiler())
    old = first.place(library(tmp_path / "a"))
    first.keep(built, old)
    new = second.place(library(tmp_path / "a", one="other rules"))
    second.keep(built, new)

    assert (old.read_bytes(), new.read_bytes()) == (b"compiled", b"compiled")
    second.tidy()
    assert not old.exists()
    assert list(keeping.FOLDER.iterdir()) == [new]


@pytest.mark.parametrize(("takes", "sees"), [("*", True), ("-f[!l]*", False)])
def test_a_compiler_without_its_wrapper_compiles_file_by_file(
    tmp_path: Path, takes: str, sees: bool
) -> None:
    """Some systems have gcc and no lto-wrapper: the rules are compiled all the same."""
    said = tmp_path / "gcc"
    said.write_text(f'#!/bin/sh\ncase "$1" in {takes}) exit 0 ;; *) exit 1 ;; esac\n')
    said.chmod(0o755)

    assert part_of_the_build("c_compiler").sees_the_whole([str(said)]) is sees
