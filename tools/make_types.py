"""Generate the TypeScript of what the server sends: `python -m tools.make_types [--check]`.

web/src/wire.ts                  from pithead.server.wire
web/src/boards/<game>/scene.ts   from the game's types, where it has a board of its own
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

from msgspec import inspect as shape

from pithead.server import wire
from pithead.server.wire import catalogue, commands, messages, tables, values
from tools import scene_types
from tools.typescript import comment, union_text

WEB = Path(__file__).parent.parent / "web" / "src"
TARGET = WEB / "wire.ts"
PARTS = (values, catalogue, tables, commands, messages)
UNIONS = ("Command", "FromClient", "FromServer")
HEADER = """// Generated from src/pithead/server/wire by tools/make_types.py: do not edit.
// Seats count from 1; seat 0 is the spectators' bench. Inside a scene, seats are indices from 0.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""


def structs() -> list[type]:
    """The structs of the wire format, part by part, in the order in which they stand there."""
    return [
        v
        for part in PARTS
        for v in vars(part).values()
        if isinstance(v, type) and v.__module__ == part.__name__ and hasattr(v, "__struct_fields__")
    ]


def type_text(kind: shape.Type) -> str:
    """The TypeScript of one type; what the generator does not know is an error, not `any`."""
    simple: dict[type, str] = {
        shape.StrType: "string",
        shape.IntType: "number",
        shape.FloatType: "number",
        shape.BoolType: "boolean",
        shape.NoneType: "null",
        shape.AnyType: "Json",
    }
    if type(kind) in simple:
        return simple[type(kind)]
    if isinstance(kind, shape.Metadata):
        return type_text(kind.type)
    if isinstance(kind, shape.StructType):
        return kind.cls.__name__
    if isinstance(kind, shape.LiteralType):
        if set(kind.values) == set(get_args(wire.RefusalCode)):
            return "RefusalCode"
        return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in sorted(kind.values, key=str))
    if isinstance(kind, shape.UnionType):
        return union_text([type_text(t) for t in kind.types])
    if isinstance(kind, shape.ListType):
        inner = type_text(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, shape.DictType):
        return f"{{ [name: string]: {type_text(kind.value_type)} }}"
    raise TypeError(f"no TypeScript for {kind!r}")


def interface(cls: type) -> list[str]:
    """One struct. Fields with a default may be left out by a client; the server always sends them."""
    info = shape.type_info(cls)
    assert isinstance(info, shape.StructType)
    sent_by_client = bool(cls.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]
    rows = [
        "",
        *comment(cls.__doc__ if not (cls.__doc__ or "").startswith(cls.__name__ + "(") else None),
        f"export interface {cls.__name__} {{",
    ]
    if info.tag is not None:
        rows.append(f'  type: "{info.tag}";')
    for field in info.fields:
        mark = "?" if sent_by_client and not field.required else ""
        rows.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    return [*rows, "}"]


def constants() -> list[str]:
    """The bounds."""
    return ["", *[f"export const {name} = {value};" for name, value in vars(values).items() if name.startswith("MAX_")]]


def generate() -> str:
    """The whole file."""
    rows = [HEADER.rstrip("\n"), *constants()]
    for cls in structs():
        rows += interface(cls)
    for name in UNIONS:
        members = [m.__name__ for m in getattr(wire, name).__args__]
        rows += ["", f"export type {name} =", *[f"  | {member}" for member in members[:-1]], f"  | {members[-1]};"]
    codes = get_args(wire.RefusalCode)
    rows += ["", "export type RefusalCode =", *[f'  | "{code}"' for code in codes[:-1]], f'  | "{codes[-1]}";']
    return "\n".join(rows) + "\n"


def files() -> dict[Path, str]:
    """Every generated file, as it should be."""
    boards = sorted(folder for folder in (WEB / "boards").iterdir() if scene_types.has_types(folder.name))
    return {TARGET: generate(), **{folder / "scene.ts": scene_types.generate(folder.name) for folder in boards}}


def main() -> int:
    """Write the files, or with --check only say whether they are up to date."""
    check, lags = "--check" in sys.argv[1:], 0
    for path, text in files().items():
        name = path.relative_to(WEB)
        if not check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            lags = 1
            print(f"{name} lags behind its source: run python -m tools.make_types")
        else:
            print(f"{name} is up to date")
    return lags


if __name__ == "__main__":
    sys.exit(main())
