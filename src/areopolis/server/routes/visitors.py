"""Visitors: which browser asks, and the cookie by which it is known."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from areopolis.library import game_ids
from areopolis.server.gate.guard import ADDRESS
from areopolis.server.gate.refusals import GAME, Refused
from areopolis.server.settings import Settings
from areopolis.server.tables import Tables
from areopolis.server.tables.table import Table

COOKIE: Final = "areopolis"
DAY: Final = 24 * 3600

Asking = Request[Any, Any, Any]


class Visitor(Struct, frozen=True):
    """A browser that is known, with the cookie that it has to be given if it is new."""

    id: int
    name: str
    cookies: tuple[Cookie, ...] = ()


def tables_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Tables:
    """Return the tables of the server."""
    tables: Tables = connection.app.state.tables
    return tables


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> int | None:
    """Return who asks; None where nobody knows."""
    cookie = connection.cookies.get(COOKIE)
    if not cookie:
        return None
    tables = tables_of(connection)
    visitor = await tables.visitor(cookie)
    if visitor is not None:
        tables.note_address(visitor, address_of(connection))
    return visitor


async def known(request: Asking) -> int:
    """Return who asks.

    Raises:
        Refused: nobody knows.
    """
    visitor = await visitor_of(request)
    if visitor is None:
        raise Refused("no-visitor", 401)
    return visitor


async def welcome(request: Asking) -> Visitor:
    """Return who asks; whoever comes for the first time gets a cookie."""
    state = request.app.state
    visitor = await visitor_of(request)
    if visitor is not None:
        return Visitor(visitor, await state.store.visitor_name(visitor))
    state.allowances.visitors.check(address_of(request))
    visitor, secret = await state.store.new_visitor()
    tables_of(request).note_address(visitor, address_of(request))
    return Visitor(visitor, "", (cookie_of(state.settings, secret),))


def cookie_of(settings: Settings, secret: str) -> Cookie:
    """Return the cookie with a *secret*."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=settings.cookie_days * DAY,
        httponly=True,
        samesite="lax",
        secure=settings.has_secure_cookies,
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address by which requests are counted."""
    return str(connection.scope["state"].get(ADDRESS, ""))


def check_new_table(request: Asking, visitor: int) -> None:
    """Take one of the tables that a visitor, and an address, may open in an hour.

    Raises:
        Refused: there is none left.
    """
    allowances = request.app.state.allowances
    allowances.tables.check(visitor)
    allowances.address_tables.check(address_of(request))


def in_words_of(request: Asking, game: object) -> None:
    """Let errors of the rules be said in the words of *game*, if there is such a one."""
    request.scope["state"][GAME] = game if game in game_ids() else None


async def speaking_of(request: Asking, name: str) -> Table:
    """Return the table of that id; errors of its rules are said in the words of its game."""
    tables = tables_of(request)
    table = await tables.get(name)
    tables.looked(table)
    in_words_of(request, table.row.game)
    return table
