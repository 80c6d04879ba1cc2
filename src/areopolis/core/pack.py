"""Packs: an owner's data in place of what we had to reconstruct."""

from __future__ import annotations

import hashlib
from typing import Any

from areopolis.core.document import canonical


class Pack:
    """The data of one owner's file; somebody else has read the file."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        """Hold *data* under *name*."""
        self.name = name
        self.data = data
        self.digest = hashlib.blake2b(canonical(data).encode(), digest_size=8).hexdigest()

    def header(self) -> dict[str, str]:
        """Return what records say about the pack."""
        return {"name": self.name, "hash": self.digest}


class Reconstructed:
    """One fact that the sources do not give and that we had to supply."""

    def __init__(self, kind: str, name: str, what: str) -> None:
        """Of the thing *name* of *kind*, *what* (a key) is ours."""
        self.kind = kind
        self.name = name
        self.what = what

    def __repr__(self) -> str:
        """Show the fact."""
        return f"<Reconstructed {self.kind} {self.name}: {self.what}>"
