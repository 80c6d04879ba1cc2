"""What compiling the rules needs of a machine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

# gcc sees all files of a library at once.
WHOLE = "-flto=auto"


def missing_tool() -> str | None:
    """Name what this machine lacks for compiling C extensions."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(command.split()[0]):
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return None


def sees_the_whole(command: list[str]) -> bool:
    """Whether the compiler links what it sees at once: some systems lack its wrapper for that."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "one.c"), Path(folder, "one.so")
        source.write_text("int one(void) { return 1; }\n")
        tried = [*command, WHOLE, "-shared", "-fPIC", "-o", str(library), str(source)]
        return not subprocess.run(tried, capture_output=True, check=False).returncode
