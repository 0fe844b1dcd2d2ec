"""How a refusal looks over HTTP: its status and its body."""

from __future__ import annotations

import msgspec

from pithead.server import wire
from pithead.server.refusals import RefusalError

STATUS: dict[wire.RefusalCode, int] = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_record": 400,
    "bad_token": 401,
    "not_yours": 403,
    "not_allowed": 403,
    "not_found": 404,
    "taken": 409,
    "gathering": 409,
    "stale_offer": 409,
    "illegal": 409,
    "no_undo": 409,
    "running": 409,
    "over": 409,
    "other_rules": 409,
    "no_pack": 409,
    "conflict": 409,
    "too_large": 413,
    "too_many": 429,
    "full": 429,
    "draining": 503,
    "no_advice": 503,
    "unavailable": 503,
}


def refusal_body(refusal: RefusalError) -> bytes:
    body = wire.Refusal(refusal.code, refusal.message, refusal.possible, refusal.retry, refusal.pack)
    return msgspec.json.encode(body)
