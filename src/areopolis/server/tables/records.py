"""Records: a game as a file. One that is not over is sealed, for it holds what is hidden."""

from __future__ import annotations

import secrets
from base64 import b64decode, b64encode
from binascii import Error
from hashlib import blake2b
from typing import Any, Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from areopolis.core.record import FORMAT, checksum
from areopolis.server.gate import wire
from areopolis.server.gate.refusals import Refused
from areopolis.server.store import Store
from areopolis.server.tables.table import Table

SEALED: Final = "areopolis-sealed/1"
KEY: Final = "sealing"
NONCE_BYTES: Final = 12
# Sealed records have multiples of this size.
SIZE: Final = 64 * 1024


class Box(Struct, frozen=True):
    """What is under a seal: a record, and the table at which its game may still go on."""

    table: str
    record: dict[str, Any]


def record_of(table: Table) -> dict[str, Any]:
    """Return the record of *table* as the engine writes it, without playing anything again."""
    row = table.row
    ledger = table.ledger
    state = table.state
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": row.game,
        "rules_version": table.game.rules_version,
        "pack": table.game.pack_header(),
        "seats": row.seats,
        "options": dict(state.options),
    }
    start = ledger.base if ledger.base is not None else row.start
    if start is None:
        record["seed"] = row.seed
    else:
        record["start"] = start
    record["moves"] = [f"{move.seat} {move.text}" for move in ledger.moves[ledger.floor :]]
    record["end"] = state.key()
    record["check"] = checksum(record)
    return record


async def sealing_key(store: Store) -> bytes:
    """Return the key of this server, made when it was first needed."""
    return b64decode(await store.first_value(KEY, b64encode(AESGCM.generate_key(256)).decode()))


def seal(record: dict[str, Any], key: bytes, table: str) -> wire.SealedRecord:
    """Return *record* of *table* so that only this server can read it.

    Its size tells nothing either: a sealed answer may be a longer word than another.
    """
    nonce = secrets.token_bytes(NONCE_BYTES)
    game = str(record["game"])
    written = padded(msgspec.json.encode(Box(table, record)), key, table)
    box = AESGCM(key).encrypt(nonce, written, game.encode())
    return wire.SealedRecord(SEALED, game, b64encode(nonce + box).decode())


def padded(written: bytes, key: bytes, table: str) -> bytes:
    """Return *written* with spaces up to one of a few sizes.

    Where one size ends and the next begins is a secret of each table, so that nobody can tell on
    which side of it a game stands by one word.
    """
    shift = int.from_bytes(blake2b(table.encode(), key=key, digest_size=8).digest()) % SIZE
    blocks = (len(written) + shift) // SIZE + 1
    return written.ljust(blocks * SIZE)


def is_sealed(document: dict[str, Any]) -> bool:
    """Whether *document* is a sealed record."""
    return document.get("format") == SEALED


def unseal(document: dict[str, Any], key: bytes) -> Box:
    """Return what is under the seal of *document*.

    Raises:
        Refused: it was sealed by another server, or does not say whose game it is, or is damaged.
    """
    try:
        sealed = msgspec.convert(document, wire.SealedRecord)
        box = b64decode(sealed.box, validate=True)
        opened = AESGCM(key).decrypt(box[:NONCE_BYTES], box[NONCE_BYTES:], sealed.game.encode())
        return msgspec.json.decode(opened, type=Box)
    except (msgspec.ValidationError, Error, InvalidTag, ValueError):
        raise Refused("cannot-unseal", 422, "record") from None
