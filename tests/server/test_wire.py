"""The wire format, and TypeScript files that never lag behind it and the games' scenes."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tools.make_types import TARGET, files, structs

from pithead.server import wire


@pytest.mark.parametrize("path", list(files()), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_typescript_types_are_up_to_date(path: Path) -> None:
    assert path.read_text() == files()[path], "run: python -m tools.make_types"


def test_every_struct_and_every_refusal_is_in_the_typescript_and_in_the_docs() -> None:
    text = TARGET.read_text()
    docs = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
    for cls in structs():
        assert f"export interface {cls.__name__} {{" in text
        assert f"`{cls.__name__}`" in docs, f"docs/api.md does not tell of {cls.__name__}"
    for code in get_args(wire.RefusalCode):
        assert f"`{code}`" in docs


def test_every_message_has_its_own_tag() -> None:
    for union in (wire.FromClient, wire.FromServer):
        tags = [member.__struct_config__.tag for member in union.__args__]
        assert len(set(tags)) == len(tags) and all(re.fullmatch("[a-z_]+", str(tag)) for tag in tags)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"{}",
        b'{"type": "fly"}',
        b'{"type": "ping", "x": 1}',
        b'{"type": "undo", "id": "", "seat": 1}',
        b'{"type": "play", "id": "a", "seat": 0, "offer": 1, "moves": ["x"]}',
        b'{"type": "play", "id": "a", "seat": 1, "offer": 1, "moves": []}',
        json.dumps({"type": "say", "id": "a", "seat": 1, "text": "x" * 501}).encode(),
        b'{"type": "hello", "seats": [{"token": "short"}]}',
    ],
)
def test_a_message_of_another_form_is_refused(raw: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(raw, type=wire.FromClient)
