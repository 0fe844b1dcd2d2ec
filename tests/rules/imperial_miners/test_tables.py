"""The tables of the rules say what the pack says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from pithead.games.packs import core_pack

RULES = Path(__file__).parents[3] / "src/pithead/games/imperial_miners/rules.md"
CARD = re.compile(r"\| (\d{3}) \| (.*?) \| (.*?) \| (\d+) \| (.*?) \| (.*?) \| (.*?) \|$", re.MULTILINE)


def test_every_card_of_the_rules_is_that_of_the_pack() -> None:
    told = {row[1]: row for row in CARD.finditer(RULES.read_text(encoding="utf-8"))}
    cards = tomllib.loads((core_pack("imperial_miners") / "cards.toml").read_text(encoding="utf-8"))["card"]
    seen = 0
    for card in cards:
        row = told.get(card["id"])
        if row is None or card["id"] == "133":  # a sentence of its own
            continue
        seen += 1
        assert row[2].lstrip("*").startswith(card["en"]), card["id"]
        assert int(row[4]) == card["cost"], card["id"]
        assert sorted(row[5].replace("–", "").split()) == sorted(card["halves"].split()), card["id"]
        for words, effect in zip((row[6], row[7]), card["effect"].split(" | "), strict=False):
            told_figures = {int(one) for one in re.findall(r"\d+", words.replace("half", "2"))}
            assert {int(one) for one in re.findall(r"(?<!>=)\b\d+", effect)} <= told_figures | {0}, (
                card["id"],
                words,
                effect,
            )
    assert seen > 100
