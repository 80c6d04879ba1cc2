"""Keeps built extensions, so that what has not changed is compiled once.

Optimizing the whole library takes minutes. Tests, wheels and every build after a change of words or
of the server need the same one: what it is made of names it, and what is there is taken again. So
are the parts of a library that was interrupted, or of which only some files have changed.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension

FOLDER = Path("build") / "kept"


class Kept:
    """The extensions that were built before."""

    def __init__(self, compiler: Any) -> None:
        """Keep what *compiler* makes."""
        command = [str(part) for part in (*compiler.compiler_so, *compiler.linker_so)]
        asked = subprocess.run(
            [command[0], "--version"], capture_output=True, text=True, check=False
        )
        self.maker = "\n".join([sys.version, *command, asked.stdout])
        self.used: set[Path] = set()

    def place(self, extension: Extension) -> Path:
        """Return where *extension* is kept, if it was ever built of the same."""
        arguments = [extension.name, extension.define_macros, extension.libraries]
        arguments += [extension.extra_compile_args, extension.extra_link_args]
        sources = [Path(source) for source in extension.sources]
        # A file that only imports the library includes nothing of it.
        if len(sources) > 1:
            sources += files_included(extension.sources, extension.include_dirs)
        return self.place_of(arguments, sources)

    def place_of(self, arguments: list[Any], files: list[Path]) -> Path:
        """Return where is kept what was made of *files* with *arguments*."""
        place = FOLDER / digest_of(files, self.maker + repr(arguments))
        self.used.add(place)
        return place

    def take(self, place: Path, built: Path) -> bool:
        """Put what is kept at *place* where it would be *built*; false where nothing is."""
        if not place.exists():
            return False
        built.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(place, built)
        return True

    def keep(self, built: Path, place: Path) -> None:
        """Keep what was *built* at *place*; whoever is interrupted keeps nothing."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        partly = place.with_suffix(".new")
        shutil.copy2(built, partly)
        partly.replace(place)

    def tidy(self) -> None:
        """Forget what this build has not used."""
        for path in FOLDER.glob("*"):
            if path not in self.used:
                path.unlink()


def files_included(sources: list[str], folders: list[str]) -> list[Path]:
    """Return everything in *folders* that *sources* may include, in a fixed order."""
    own = {Path(source) for source in sources}
    return [
        path
        for folder in folders
        for path in sorted(Path(folder).rglob("*"))
        if path.suffix in (".c", ".h") and path not in own
    ]


def digest_of(files: list[Path], beside: str = "") -> str:
    """Name what is in *files*, and what is said *beside* them."""
    made_of = hashlib.blake2b(beside.encode(), digest_size=16)
    for path in files:
        made_of.update(f"\n{path.name} {path.stat().st_size}\n".encode())
        made_of.update(path.read_bytes())
    return made_of.hexdigest()
