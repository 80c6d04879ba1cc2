"""A real PostgreSQL for tests: from the system's packages, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

USER = "areopolis"
DATABASE = "postgres"
NAMES = count(1)


class Postgres:
    """One running server; it listens on a socket in its folder, and on no port."""

    def __init__(self, programs: Path, folder: Path, is_durable: bool) -> None:
        self.programs = programs
        self.folder = folder
        # Tests need not wait for the disk; benchmarks must.
        self.is_durable = is_durable

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs; the server refuses to run as root."""
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def start(self) -> None:
        sync = "on" if self.is_durable else "off"
        options = f"-k {self.folder} -c listen_addresses= -c fsync={sync} -c shared_buffers=16MB"
        log = str(self.folder / "log")
        data = str(self.folder / "data")
        self.run("pg_ctl", "-D", data, "-o", options, "-l", log, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        name = f"test_{next(NAMES)}"
        self.run("createdb", "-h", str(self.folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def new_schema(self) -> str:
        """Return the address of a new, empty schema of one database: a tenth of the time."""
        name = f"test_{next(NAMES)}"
        self.run(
            "psql",
            "-q",
            "-h",
            str(self.folder),
            "-U",
            USER,
            "-c",
            f"CREATE SCHEMA {name}",
            DATABASE,
        )
        chosen = f"options=-csearch_path%3D{name}"
        return f"postgresql://{USER}@/{DATABASE}?host={self.folder}&{chosen}"


def programs() -> Path:
    """Return where the newest PostgreSQL of this machine is."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3])
    )
    if found:
        return found[-1].parent
    on_path = shutil.which("postgres")
    assert on_path, "PostgreSQL is needed: apt-get install postgresql"
    return Path(on_path).parent


@contextmanager
def running(is_durable: bool = False) -> Iterator[Postgres]:
    """Run a PostgreSQL until the end."""
    # Not in the folder of pytest, which nobody else may enter; and short, as sockets want it.
    folder = Path(tempfile.mkdtemp(prefix="areopolis-pg-"))
    try:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        server = Postgres(programs(), folder, is_durable)
        server.run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", USER, "--no-sync")
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
