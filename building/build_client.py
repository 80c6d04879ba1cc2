"""Builds the browser client into the package, where Node is there.

`AREOPOLIS_WEB=0` never builds it and `=1` builds it or fails. Otherwise a build that cannot says
why in one line; such an installation plays at the terminal and serves no pages.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "areopolis" / "server" / "client" / "index.html"
MODE = os.environ.get("AREOPOLIS_WEB", "")
# What Vite runs on: these minor versions of old releases, and everything newer.
OLD_RELEASES = {20: 19, 22: 12}


def is_wanted() -> bool:
    """Whether there is a client to build that is not built yet, or not since its last change."""
    if MODE == "0" or not (WEB / "package.json").exists():
        return False
    return not BUILT.exists() or BUILT.stat().st_mtime < max(
        path.stat().st_mtime for path in sources()
    )


def sources() -> list[Path]:
    """Return the files that the client is made of."""
    left_out = {"node_modules", "dev"}
    return [
        path
        for path in WEB.rglob("*")
        if path.is_file() and left_out.isdisjoint(path.relative_to(WEB).parts)
    ]


def system_has_node() -> bool:
    """Whether there is a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None:
        return False
    major, minor = int(version[1]), int(version[2])
    return minor >= OLD_RELEASES[major] if major in OLD_RELEASES else major > max(OLD_RELEASES)


def build() -> None:
    """Build the client, or say why not."""
    if not system_has_node():
        give_up("no Node 20.19 or later found")
        return
    npm = shutil.which("npm")
    for command in (["ci"], ["run", "build"]):
        done = subprocess.run(
            [str(npm), *command], cwd=WEB, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            give_up(f"npm {' '.join(command)} failed")
            return


def give_up(reason: str) -> None:
    """Go on without the client and say so, or stop where one was demanded."""
    if MODE == "1":
        sys.exit(f"areopolis: {reason}, but AREOPOLIS_WEB=1 demands the browser client")
    print(f"areopolis: {reason}, installing without the browser client")


class BuildClient(build_py):
    """Builds the client before the package is put together."""

    def run(self) -> None:
        """Put the package together."""
        if not self.editable_mode and is_wanted():
            build()
            # What lies in the package was listed before.
            self.data_files = self._get_data_files()
        super().run()
