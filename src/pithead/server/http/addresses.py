"""Where somebody comes from."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any


def address_of(scope: Mapping[str, Any], trust_proxy: bool) -> str:
    """Where a request comes from, as far as one line to the network goes: of IPv6 that is a /64. Of the hops that a
    trusted proxy names the last counts, which is the proxy's own word.
    """
    client = scope.get("client")
    place = str(client[0]) if client else "local"
    if trust_proxy:
        hops = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
        place = one_line(hops.rpartition(",")[2].strip()) or place
    return one_line(place) or place


def one_line(address: str) -> str:
    """An address without what one line may choose freely; "" for what is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
