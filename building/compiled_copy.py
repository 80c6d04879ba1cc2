"""Makes build/compiled, the copy of the package with compiled rules that people play by.

`make compiled` runs it. The copy is built beside its place and moved there when it is whole: what
is interrupted leaves the place as it was, and two who build at once get one copy.
"""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from alone import hold

COPY = Path("build/compiled")
NEW = Path("build/compiled.new")
OLD = Path("build/compiled.old")
# As old as the beginning of the build: whatever was edited meanwhile is newer.
BEGUN = Path("build/compiled.begun")
STAMP = Path("build/compiled.stamp")
LOCK = "compiled"
CLIENT = Path("src/areopolis/server/client")


def main() -> None:
    """Make the copy, unless somebody else has made it while we waited."""
    with hold(LOCK):
        if not is_fresh():
            build()
            write_bytecode()
            put_in_place()


def is_fresh() -> bool:
    """Whether the copy has compiled rules and is made of the sources of now: make knows."""
    asked = ["make", "--silent", "--question", str(STAMP)]
    return not subprocess.run(asked, capture_output=True, check=False).returncode


def build() -> None:
    """Build a new copy; where nothing can be compiled it is interpreted."""
    shutil.rmtree(NEW, ignore_errors=True)
    BEGUN.touch()
    command = [sys.executable, "setup.py", "--quiet", "build"]
    command += ["--build-lib", str(NEW), "--build-temp", "build/temp"]
    done = subprocess.run(command, env={**os.environ, "AREOPOLIS_WEB": "0"}, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    # The client has one place: its own changes compile nothing.
    client = NEW / CLIENT.relative_to("src")
    shutil.rmtree(client, ignore_errors=True)
    client.symlink_to(CLIENT.absolute())


def write_bytecode() -> None:
    """Let no start wait for what Python would write at the first one."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in NEW.rglob("*.py"):
        if not path.with_suffix(suffix).exists():
            py_compile.compile(str(path), dfile=str((COPY / path.relative_to(NEW)).absolute()))


def put_in_place() -> None:
    """Put the new copy in the place of the old one; only compiled rules get a stamp."""
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(OLD, ignore_errors=True)
    if COPY.exists():
        COPY.rename(OLD)
    NEW.rename(COPY)
    if any(COPY.glob("*.so")):
        BEGUN.replace(STAMP)
    shutil.rmtree(OLD, ignore_errors=True)


if __name__ == "__main__":
    main()
