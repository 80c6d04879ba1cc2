"""Settings of the server: defaults, then a TOML file, then the environment, then the command."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

PREFIX: Final = "AREOPOLIS_"
LIMITS: Final = "limits"
CLIENT: Final = Path(__file__).parent / "client"

Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Port = Annotated[int, Meta(ge=0, le=65535)]


class BadSettings(Exception):
    """A setting that cannot be used; *field* names it and *why* says what is wrong with it."""

    def __init__(self, field: str, why: str) -> None:
        """Name the setting and what is wrong."""
        self.field = field
        self.why = why
        super().__init__(f"{field}: {why}")


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one address or one visitor may ask for."""

    requests_per_minute: Count = 600
    # Anything that changes something; a quick player answers once a second.
    changes_per_minute: Count = 240
    new_visitors_per_hour: Count = 120
    sockets_per_address: Count = 64
    # Connections that are no sockets; a browser opens six.
    connections_per_address: Count = 128
    body_bytes: Count = 256 * 1024
    # A record of a long game is larger than anything else that comes in.
    record_bytes: Count = 4 * 1024 * 1024
    chat_per_minute: Count = 20
    tables_per_hour: Count = 60
    # However many cookies it has.
    address_tables_per_hour: Count = 180
    # Where one visitor wants notices.
    push_endpoints: Count = 10
    keys_per_minute: Count = 30


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How this server runs."""

    host: str = "127.0.0.1"
    port: Port = 8000
    # An SQLite file or a URL; empty: a file in the folder that the system keeps for such things.
    database: str = ""
    # How people reach this server, where a proxy stands before it: "https://mars.example.org".
    public_url: str = ""
    # Processes in which AI seats think; 0: one less than there are processors, at least two.
    workers: Annotated[int, Meta(ge=0, le=256)] = 0
    # None: where the public address is https.
    secure_cookies: bool | None = None
    # Addresses or networks whose X-Forwarded-For is believed: "127.0.0.1", "10.0.0.0/8".
    trusted_proxies: tuple[str, ...] = ()
    limits: Limits = Limits()
    # "auto": at a terminal warnings as text, elsewhere every request as JSON.
    log_level: Literal["auto", "debug", "info", "warning", "error"] = "auto"
    log_format: Literal["auto", "json", "text"] = "auto"
    metrics: bool = True
    push: bool = True
    # Whom push services may write to about us: "mailto:admin@example.org".
    push_contact: str = ""
    # Whether webhooks may lead into the server's own network.
    webhook_private: bool = False
    # How long a game waits for somebody who is away before the others may go on without him.
    absence_minutes: Annotated[int, Meta(ge=0, le=100_000)] = 10
    # Days without anything after which a game is closed, and after which an abandoned one is
    # deleted with its journal; 0: never.
    idle_days: Annotated[int, Meta(ge=0, le=100_000)] = 90
    keep_days: Annotated[int, Meta(ge=0, le=100_000)] = 0
    # How long a browser stays known; more than 400 days no browser keeps.
    cookie_days: Annotated[int, Meta(ge=1, le=400)] = 400
    # How long requests may take to end when the server is told to stop.
    shutdown_seconds: Annotated[int, Meta(ge=1, le=600)] = 10
    # The folder of the built client; empty: the one that came with the package.
    client: str = ""
    # Only for tests: every table is dealt from this seed, so that nothing is left to chance.
    fixed_seed: int | None = None

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by HTTPS."""
        return self.public_url.startswith("https://")

    @property
    def has_secure_cookies(self) -> bool:
        """Whether cookies travel by HTTPS only."""
        return self.is_https if self.secure_cookies is None else self.secure_cookies

    @property
    def database_address(self) -> str:
        """Where the tables are kept."""
        return self.database or str(data_folder() / "tables.db")

    @property
    def client_folder(self) -> Path:
        """Where the built client lies."""
        return Path(self.client) if self.client else CLIENT

    @property
    def thinking_processes(self) -> int:
        """How many processes think for AI seats.

        With one alone, everybody waits until whoever came first has thought for as long as he may.
        """
        return self.workers or max(2, (os.cpu_count() or 2) - 1)


def data_folder() -> Path:
    """Return where this system keeps what programs of a user must not lose."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "areopolis"


def read_settings(
    config: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]
) -> Settings:
    """Return the settings of the file *config*, the *environment*, and what was *given* last.

    Raises:
        BadSettings: one of them is unknown or has a value that cannot be.
    """
    merged: dict[str, Any] = {} if config is None else read_file(config)
    limits = merged.get(LIMITS, {})
    if not isinstance(limits, dict):
        raise BadSettings(LIMITS, "expected a table")
    merged.update(named(Settings, PREFIX, environment))
    merged.pop(LIMITS, None)
    limits = {**limits, **named(Limits, f"{PREFIX}LIMITS_", environment)}
    merged.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert({**merged, LIMITS: limits}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(*complaint(str(error))) from error


def read_file(path: Path) -> dict[str, Any]:
    """Return what a TOML file says.

    Raises:
        BadSettings: it cannot be read.
    """
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSettings(str(path), error.strerror or "cannot be read") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(str(path), str(error)) from error


def named(kind: type[Struct], prefix: str, environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the fields of *kind* that stand in the environment; lists have commas between."""
    found: dict[str, Any] = {}
    for field, form in get_type_hints(kind).items():
        text = environment.get(prefix + field.upper())
        if text is None or field == LIMITS:
            continue
        if form == tuple[str, ...]:
            found[field] = tuple([part.strip() for part in text.split(",") if part.strip()])
        else:
            found[field] = text
    return found


def complaint(said: str) -> tuple[str, str]:
    """Return the field and the fault out of what a validation *said*."""
    why, _, place = said.partition(" - at `$.")
    if place:
        return place.rstrip("`"), why
    return "settings", why
