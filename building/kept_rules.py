"""Keeps built extensions, so that what has not changed is compiled once.

Optimizing the whole library takes minutes. Tests, wheels and every build after a change of words or
of the server need the same one: what it is made of names it, and what is there is taken again.
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
        made_of = hashlib.blake2b(self.maker.encode(), digest_size=16)
        arguments = [extension.name, extension.define_macros, extension.libraries]
        arguments += [extension.extra_compile_args, extension.extra_link_args]
        made_of.update(repr(arguments).encode())
        for path in files_of(extension):
            made_of.update(f"\n{path.name} {path.stat().st_size}\n".encode())
            made_of.update(path.read_bytes())
        place = FOLDER / made_of.hexdigest()
        self.used.add(place)
        return place

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


def files_of(extension: Extension) -> list[Path]:
    """Return the sources of *extension* and everything that they may include, in a fixed order."""
    sources = [Path(source) for source in extension.sources]
    included = [
        path
        for folder in extension.include_dirs
        for path in sorted(Path(folder).rglob("*"))
        if path.suffix in (".c", ".h") and path not in sources
    ]
    # A file that only imports the library includes nothing of it.
    return sources + (included if len(sources) > 1 else [])
