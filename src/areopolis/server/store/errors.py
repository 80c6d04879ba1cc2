"""What the store raises on purpose."""

from __future__ import annotations


class StoreError(Exception):
    """Base of what the store raises on purpose.

    StoreError
    ├── Conflict       somebody else was first
    ├── Repeated       this very request has been committed before
    ├── NewerSchema    the database was made by a newer release
    ├── DatabaseInUse  another process serves this SQLite file
    └── BadDatabase    an address that leads to no database
    """


class Conflict(StoreError):
    """The table has moved on: its next number is taken."""


class Repeated(StoreError):
    """A row with the same nonce is there already; *number* is where."""

    def __init__(self, number: int) -> None:
        """Name the row that was committed."""
        self.number = number
        super().__init__(f"committed before as row {number}")


class NewerSchema(StoreError):
    """The database was made by a newer release."""

    def __init__(self, found: str, known: str) -> None:
        """Name the schema that was *found* and the newest that is *known*."""
        self.found = found
        self.known = known
        super().__init__(f"the database has schema {found}, this release knows up to {known}")


class DatabaseInUse(StoreError):
    """Another process serves this SQLite file."""

    def __init__(self, path: str) -> None:
        """Name the file."""
        self.path = path
        super().__init__(f"another server uses {path}; several servers share a PostgreSQL database")


class BadDatabase(StoreError):
    """An address that leads to no database."""

    def __init__(self, url: str, why: str) -> None:
        """Name the address, without its password, and *why* it leads nowhere."""
        self.url = url
        self.why = why
        super().__init__(f"{url}: {why}")
