"""The OpenAPI description, made from the table of routes and the wire structs: it cannot say anything else than they
do.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import inspect as shape

import pithead
from pithead.server import wire
from pithead.server.http.refused import STATUS
from pithead.server.http.routes import ROUTES, Route

REF = "#/components/schemas/{name}"
DEVICE = [
    {
        "name": "Pithead-Device",
        "in": "header",
        "required": False,
        "description": "a random name that the device made for itself: a seat is told of others",
        "schema": {"type": "string", "maxLength": 64, "pattern": "^[!-~]*$"},
    }
]


def describe() -> dict[str, Any]:
    """The whole document."""
    types: list[Any] = [wire.Refusal, wire.Health]
    for route in ROUTES:
        types += [route.answer, *([route.body] if route.body is not None else [])]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    answers = {
        "200": _answer("Serving.", {"application/json": {"schema": known[str(wire.Health)]}}),
        "503": _answer("Not serving.", {}),
    }
    paths["/healthz"] = {
        "get": {"operationId": "get_healthz", "summary": "Whether this worker serves.", "responses": answers}
    }
    figures = {
        "200": _answer("Prometheus text.", {"text/plain": {}}),
        str(STATUS["not_allowed"]): _answer(
            "not_allowed: neither from the server's machine nor with its metrics token",
            {"application/json": {"schema": known[str(wire.Refusal)]}},
        ),
    }
    paths["/metrics"] = {
        "get": {"operationId": "get_metrics", "summary": "Figures of the whole server.", "responses": figures}
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pithead",
            "version": pithead.__version__,
            "description": "Tables online. The socket is described in docs/api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "a seat's or the spectators' secret"}
            },
        },
    }


def _answer(text: str, content: dict[str, Any]) -> dict[str, Any]:
    return {"description": text, "content": content} if content else {"description": text}


def _operation(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    responses = {"200": _answer("Done.", {"application/json": {"schema": known[str(route.answer)]}})}
    for code in route.refusals:
        status = str(STATUS[code])
        before = responses.get(status, {}).get("description", "")
        text = f"{before}, {code}" if before else code
        responses[status] = _answer(text, {"application/json": {"schema": known[str(wire.Refusal)]}})
    out: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": (route.handler.__doc__ or "").strip(),
        "parameters": [*_path_parameters(route), *_query_parameters(route), *DEVICE],
        "responses": dict(sorted(responses.items())),
    }
    if route.body is not None:
        out["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[str(route.body)]}}}
    if route.token:
        out["security"] = [{"token": []}]
    return out


def _path_parameters(route: Route) -> list[dict[str, Any]]:
    schema = {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"}
    return [
        {"name": name, "in": "path", "required": True, "schema": schema} for name in re.findall(r"{(\w+)}", route.path)
    ]


def _query_parameters(route: Route) -> list[dict[str, Any]]:
    info = shape.type_info(route.query)
    assert isinstance(info, shape.StructType)
    schema = msgspec.json.schema(route.query)["$defs"][route.query.__name__]["properties"]
    return [{"name": f.name, "in": "query", "required": f.required, "schema": schema[f.name]} for f in info.fields]
