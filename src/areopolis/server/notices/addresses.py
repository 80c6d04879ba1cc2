"""Addresses that the server may write to: none of its own network, unless its owner allows it."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

PORTS: Final = {"http": 80, "https": 443}
# Where the web is usually served. Other ports belong to mail, databases and the like.
USUAL_PORTS: Final = (80, 443, 8080, 8443)

# Addresses that hold an IPv4 address. A router on the way may unwrap them into our own network, so
# it does not matter whether the address inside is a public one.
WRAPPED: Final = tuple(
    IPv6Network(network)
    for network in (
        "::/96",  # IPv4-compatible
        "::ffff:0:0:0/96",  # translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 of a local network
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
    )
)

Address = IPv4Address | IPv6Address


class BadAddress(Exception):
    """An address that notices are not sent to."""


class Target:
    """Where a request goes: the URL that was given, and the one address it was found at.

    What was looked up once is not looked up again, so nobody can answer otherwise the second time.
    """

    def __init__(self, scheme: str, host: str, port: int, path: str, address: Address) -> None:
        """Go to *address* for *host*."""
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
        self.address = address

    @property
    def url(self) -> str:
        """The URL with the address in place of the name."""
        host = f"[{self.address}]" if self.address.version == 6 else str(self.address)
        return f"{self.scheme}://{host}:{self.port}{self.path}"

    @property
    def authority(self) -> str:
        """The name for the header, with its port where it is not the usual one."""
        usual = PORTS[self.scheme] == self.port
        return self.host if usual else f"{self.host}:{self.port}"


async def find(url: str, may_be_private: bool) -> Target:
    """Return where *url* leads.

    Raises:
        BadAddress: it cannot be read or found, or leads into a network of our own.
    """
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise BadAddress(str(error)) from None
    host = parts.hostname
    if parts.scheme not in PORTS or not host or parts.username is not None:
        raise BadAddress("not an address of the web")
    if port not in USUAL_PORTS and not may_be_private:
        raise BadAddress("a port where no web is served")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    for address in await lookup(host, port):
        if may_be_private or is_public(address):
            return Target(parts.scheme, host, port, path, address)
    raise BadAddress("a private address")


async def lookup(host: str, port: int) -> list[Address]:
    """Return the addresses of *host*."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [ip_address(entry[4][0]) for entry in found]
    except (OSError, ValueError, UnicodeError) as error:
        raise BadAddress(str(error)) from None


def is_public(address: Address) -> bool:
    """Whether *address* is one of the open internet."""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return is_public(address.ipv4_mapped)
    if isinstance(address, IPv6Address) and any(address in network for network in WRAPPED):
        return False
    return address.is_global and not address.is_multicast
