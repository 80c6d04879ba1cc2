"""What compiling the rules needs of a machine."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path


def missing_tool() -> str | None:
    """Name what this machine lacks for compiling C extensions."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(command.split()[0]):
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return None
