"""Where somebody comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

FORWARDED = (b"forwarded", b"via", b"x-real-ip")  # headers of a proxy; beside these all x-forwarded-…


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


def is_local(scope: Mapping[str, Any]) -> bool:
    """Whether a request was made on this machine: by its true peer, not handed on by a proxy, and to a name that only
    this machine has (a stranger's page can make a name of its own lead here).
    """
    names = [name for name, _ in scope["headers"]]
    if any(name in FORWARDED or name.startswith(b"x-forwarded") for name in names):
        return False
    client, host = scope.get("client"), host_name(scope)
    return client is not None and _is_loopback(str(client[0])) and (host == "localhost" or _is_loopback(host))


def host_name(scope: Mapping[str, Any]) -> str:
    """By which name a request calls this server, without the port."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "").lower()
    name = host.rpartition(":")[0] if re.search(r":\d*$", host) else host
    return name.strip("[]")


def _is_loopback(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def one_line(address: str) -> str:
    """An address without what one line may choose freely; "" for what is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
