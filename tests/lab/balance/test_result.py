"""The result as data: what was written is what is read, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from pithead.core.errors import OptionError
from pithead.lab.balance.result import FORMAT, read, write

EXAMPLE = Path(__file__).with_name("example.json")  # dig_deep, a stronger red die against the core pack


def test_a_report_comes_back_from_its_json() -> None:
    result = read(EXAMPLE.read_bytes())
    assert read(write(result)) == result
    assert result.table().pack == "b" and result.table("a").bot == result.bot
    assert {one.group for one in result.findings} == {"game", "seat", "item"}


@pytest.mark.parametrize(("data", "said"), [(b"{", "no balance report"), (b'{"format": 0}', "of format 0")])
def test_what_is_no_report_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        read(data)
    assert FORMAT == 1
