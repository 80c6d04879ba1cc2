"""Addresses: who is at the other end, also behind proxies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from litestar.types import Scope

from areopolis.server.settings import BadSettings

FORWARDED: Final = b"x-forwarded-for"
UNKNOWN: Final = "unknown"
# Whoever has one address of IPv6 has all of its network.
IPV6_PREFIX: Final = 64
# Addresses that come again and again need not be read anew.
KNOWN_MOST: Final = 10_000

IP = IPv4Address | IPv6Address


class Proxies:
    """The proxies whose word is taken about whom they speak for."""

    def __init__(self, trusted: Iterable[str]) -> None:
        """Trust these addresses and networks.

        Raises:
            BadSettings: one of them is neither.
        """
        try:
            self.networks = [ip_network(one, strict=False) for one in trusted]
        except ValueError as error:
            raise BadSettings("trusted_proxies", str(error)) from error

    def client(self, scope: Scope) -> str:
        """Return the address of the client: the last one that no proxy of ours vouches for."""
        peer = scope.get("client")
        address = peer[0] if peer else UNKNOWN
        if not self.networks:
            return address
        for name, value in reversed(list(scope["headers"])):
            if name.lower() != FORWARDED:
                continue
            for claimed in reversed(value.decode("latin-1").split(",")):
                if not self.is_trusted(address):
                    return address
                # What is no address was made up by somebody beyond our proxies.
                if parsed(claimed) is None:
                    return address
                address = claimed.strip()
        return address

    def is_trusted(self, address: str) -> bool:
        """Whether *address* is one of our proxies."""
        found = parsed(address)
        return found is not None and any(found in network for network in self.networks)


def parsed(text: str) -> IP | None:
    """Return the address that *text* writes."""
    try:
        return ip_address(text.strip())
    except ValueError:
        return None


@lru_cache(KNOWN_MOST)
def counted_as(address: str) -> str:
    """Return what limits count *address* as: the network of one subscriber."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, IPV6_PREFIX), strict=False))
    return address


def is_near(address: str) -> bool:
    """Whether *address* is this machine or one of its own network."""
    found = parsed(address)
    return found is not None and (found.is_loopback or found.is_private)
