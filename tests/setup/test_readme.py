"""The README's first screen: one picture, the commands, what one can do."""

from __future__ import annotations

import re

from pithead.extras import EXTRAS
from tests.cli.drive import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_screen_is_short_and_has_one_picture_and_the_commands() -> None:
    first = README.partition("\n## ")[0]
    assert len(first.splitlines()) <= 20
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", first)
    assert len(pictures) == 1 and (ROOT / pictures[0]).is_file()
    commands = re.findall(r"```sh\n(.*?)```", first, re.DOTALL)[0].splitlines()
    assert [command.split("#")[0].strip() for command in commands] == ["uvx pithead", "make play", "make test"]


def test_every_extra_is_listed_with_its_purpose() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", README, re.MULTILINE))
    assert set(listed) == set(EXTRAS)


def test_every_file_that_is_named_exists() -> None:
    named = re.findall(r"\]\(([^)#:]+)\)", README)
    assert named and [name for name in named if not (ROOT / name).exists()] == []
