"""The TypeScript of a game's scenes and previews, read from its `scene_types.py` and `detail_types.py` as they are
written: names of types stay names, docstrings become comments.
"""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass, field
from pathlib import Path

from tools.typescript import comment, union_text

GAMES = Path(__file__).parent.parent / "src" / "pithead" / "games"
SIMPLE = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}
HEADER = """// Made by tools/make_types.py from scene_types.py and detail_types.py of the game {game}: do not edit.
// Seats are indices from 0 into the lists of the scene.
"""
READERS = """
/** The preview of a choice of one of these verbs; null for any other choice. */
export function previewOf<V extends keyof Previews>(
  choice: { verb: string; preview: object } | null | undefined,
  ...verbs: V[]
): Previews[V] | null {
  return verbs.some((verb) => verb === choice?.verb) ? (choice?.preview as Previews[V]) : null;
}
"""


@dataclass
class Struct:
    """A TypedDict as it is written; `total`: each field is always there."""

    name: str
    bases: list[str] = field(default_factory=list)
    doc: str | None = None
    total: bool = True
    fields: dict[str, ast.expr] = field(default_factory=dict)


class Types:
    """The types of a game: aliases and structs by name, in the order in which they stand; previews by verb."""

    def __init__(self, game: str) -> None:
        self.aliases: dict[str, ast.expr] = {}
        self.structs: dict[str, Struct] = {}
        self.previews: dict[str, ast.expr] = {}
        self.used: set[str] = set()
        self.package = f"pithead.games.{game}."
        self.files: set[Path] = set()
        for module in ("scene_types", "detail_types"):
            self._read_file(GAMES / game / f"{module}.py")

    def _read_file(self, path: Path) -> None:
        """A file once, and before it those of the game that it takes names from."""
        if path not in self.files:
            self.files.add(path)
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(self.package):
                    self._read_file(GAMES.parent.parent / f"{(node.module or '').replace('.', '/')}.py")
                else:
                    self._read(node)

    def _read(self, node: ast.stmt) -> None:
        """An alias, a struct in either form, or the table of previews; everything else is passed over."""
        if isinstance(node, ast.ClassDef) and node.bases:
            bases = [ast.unparse(base) for base in node.bases]
            if bases == ["TypedDict"] or all(base in self.structs for base in bases):
                self._add(node, [base for base in bases if base != "TypedDict"])
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            if ast.unparse(node.annotation) == "TypeAlias":
                self.aliases[node.target.id] = node.value
            elif node.target.id == "PREVIEWS" and isinstance(node.value, ast.Dict):
                self.previews = named(node.value)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            name, call = ast.unparse(node.targets[0]), node.value
            if ast.unparse(call.func) == "TypedDict" and isinstance(call.args[1], ast.Dict):
                self.structs[name] = Struct(name, fields=named(call.args[1]))

    def _add(self, node: ast.ClassDef, bases: list[str]) -> None:
        """A struct; what it has from a private one becomes its own."""
        total = not any(word.arg == "total" and ast.unparse(word.value) == "False" for word in node.keywords)
        public = [base for base in bases if not base.startswith("_")]
        struct = Struct(node.name, public, ast.get_docstring(node, clean=False), total)
        for base in bases:
            if base not in public:
                struct.fields.update(self.structs[base].fields)
        for row in node.body:
            if isinstance(row, ast.AnnAssign) and isinstance(row.target, ast.Name):
                struct.fields[row.target.id] = row.annotation
        self.structs[node.name] = struct

    # -- writing

    def text(self, kind: ast.expr) -> str:
        """The TypeScript of one annotation; what the generator does not know is an error, not `any`."""
        if isinstance(kind, ast.Name):
            if kind.id in self.aliases or kind.id in self.structs:
                self.used.add(kind.id)
                return kind.id
            if kind.id in SIMPLE:
                return SIMPLE[kind.id]
        if isinstance(kind, ast.Constant) and kind.value is None:
            return "null"
        if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
            return union_text([self.text(part) for part in alternatives(kind)])
        if isinstance(kind, ast.Subscript):
            return self._subscript(ast.unparse(kind.value), kind.slice)
        raise TypeError(f"no TypeScript for {ast.unparse(kind)}")

    def _subscript(self, name: str, inside: ast.expr) -> str:
        parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
        if name == "Literal":
            return union_text([json.dumps(ast.literal_eval(part)) for part in parts])
        if name == "list":
            inner = self.text(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if name == "dict":
            key, value = self.text(parts[0]), self.text(parts[1])
            return f"{{ [name: string]: {value} }}" if key == "string" else f"Partial<Record<{key}, {value}>>"
        raise TypeError(f"no TypeScript for {name}[{ast.unparse(inside)}]")

    def _field(self, name: str, kind: ast.expr, total: bool) -> str:
        """One field; it may be missing where the struct or the field says so."""
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired":
            total, kind = False, kind.slice
        return f"  {name}{'' if total else '?'}: {self.text(kind)};"

    def interface(self, struct: Struct) -> list[str]:
        """One struct."""
        extends = f" extends {', '.join(struct.bases)}" if struct.bases else ""
        rows = [self._field(name, kind, struct.total) for name, kind in struct.fields.items()]
        return ["", *comment(struct.doc), f"export interface {struct.name}{extends} {{", *rows, "}"]

    def alias(self, name: str) -> list[str]:
        """One alias, on a line or on one for each alternative."""
        text = self.text(self.aliases[name])
        if len(text) < 90:
            return [f"export type {name} = {text};"]
        parts = text.split(" | ")
        return [f"export type {name} =", *[f"  | {part}" for part in parts[:-1]], f"  | {parts[-1]};"]


def alternatives(kind: ast.expr) -> list[ast.expr]:
    """The parts of a union from left to right."""
    if isinstance(kind, ast.BinOp):
        return [*alternatives(kind.left), *alternatives(kind.right)]
    return [kind]


def named(table: ast.Dict) -> dict[str, ast.expr]:
    """A dict display by its keys."""
    rows = zip(table.keys, table.values, strict=True)
    return {str(key.value): value for key, value in rows if isinstance(key, ast.Constant)}


def has_types(game: str) -> bool:
    """Whether a name is that of a game with types."""
    return (GAMES / game / "scene_types.py").is_file()


def generate(game: str) -> str:
    """The whole `scene.ts` of a game."""
    types = Types(game)
    previews = Struct("Previews", doc="What the preview of each verb holds; the other verbs have none.")
    previews.fields = types.previews
    structs = [struct for struct in types.structs.values() if not struct.name.startswith("_")]
    body = [row for struct in [*structs, previews] for row in types.interface(struct)]
    aliases = {name: types.alias(name) for name in types.aliases}
    heads = [row for name, rows in aliases.items() if name in types.used for row in rows]
    return "\n".join([HEADER.format(game=game), *heads, *body]) + "\n" + READERS
