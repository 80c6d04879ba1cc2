"""Kinds of columns that are the same in every database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Dialect, Text
from sqlalchemy.types import TypeDecorator


class Json(TypeDecorator[Any]):
    """A JSON value, kept as text: equal in every database, and never searched inside."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


class Whole(TypeDecorator[int]):
    """A whole number of any size, kept as text: seeds have more than 63 bits."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)
