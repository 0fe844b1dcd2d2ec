"""The rules in two pages: the same in three languages, with no number that the clauses behind it do not have, and drawn
with symbols and figures that there are.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pithead.games.clauses import clauses, short_rules
from pithead.locales import FOLDER, LANGUAGES
from tests.parts import WITH_SHORT_RULES

WEB = Path(__file__).parents[2] / "web" / "src"
CITED = re.compile(r"\[((?:[A-Z]{2}-[A-Z]+\d+[a-z]?)(?: [A-Z]{2}-[A-Z]+\d+[a-z]?)*)\]")
SYMBOL = re.compile(r"\{([\w-]+)\}")
MESSAGE = re.compile(r"\{=([\w-]+)\}")
THOUSANDS = re.compile(r"(?<=\d)[.,\u202f\u00a0 ](?=\d{3}\b)")
NUMBER = re.compile(r"(?<![\w-])\d+|(?<=[LABCD])\d+")
WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "both": 2, "second": 2}


@dataclass
class Block:
    """A paragraph with its table, an item, or a figure with its key: what a reader takes in at once."""

    text: str
    cited: list[str] = field(default_factory=list)

    @property
    def numbers(self) -> set[int]:
        return numbers(MESSAGE.sub("", SYMBOL.sub("", CITED.sub("", self.text))))


def numbers(text: str) -> set[int]:
    return {int(found) for found in NUMBER.findall(THOUSANDS.sub("", text))}


def blocks(source: str) -> list[Block]:
    out: list[Block] = []
    for line in source.splitlines():
        text = re.sub(r"^(!\[\[?[\w-]+\]\]?|\d+\.|[-|*]) ?", "", line.strip())
        if not text or line.startswith("#"):
            continue
        cited = [id for group in CITED.findall(text) for id in group.split()]
        if line.startswith(("* ", "|")):
            out[-1].text += " " + text
            out[-1].cited += cited
        else:
            out.append(Block(text, cited))
    return out


def said(game: str, ids: list[str]) -> set[int]:
    """The numbers of some clauses, in figures or in words."""
    text = " ".join(clauses(game)[id] for id in ids)
    words = {n for word, n in WORDS.items() if re.search(rf"\b{word}\b", text, re.IGNORECASE)}
    return numbers(text) | words | {int(n) for n in re.findall(r"\d+", THOUSANDS.sub("", text))}


@pytest.mark.parametrize("game", WITH_SHORT_RULES)
def test_there_are_two_pages_with_goal_turn_end_and_symbols(game: str) -> None:
    for lang in LANGUAGES:
        source = short_rules(game, lang)
        assert len(re.findall(r"^# ", source, re.MULTILINE)) == 2, lang
        assert len(re.findall(r"^## ", source, re.MULTILINE)) >= 8
        assert source != short_rules(game) or lang == "en"
    assert re.findall(r"^## (\w+)", short_rules(game), re.MULTILINE)[0] == "Goal"


@pytest.mark.parametrize("game", WITH_SHORT_RULES)
def test_every_number_stands_in_the_clauses_behind_it(game: str) -> None:
    for block in blocks(short_rules(game)):
        if block.numbers:
            assert block.numbers <= said(game, block.cited), f"{block.text}: {block.numbers - said(game, block.cited)}"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", WITH_SHORT_RULES)
def test_a_translation_has_the_same_blocks_numbers_clauses_and_symbols(game: str, lang: str) -> None:
    ours, theirs = blocks(short_rules(game)), blocks(short_rules(game, lang))
    assert len(ours) == len(theirs)
    for here, there in zip(ours, theirs, strict=True):
        assert here.cited == there.cited, there.text
        assert here.numbers == there.numbers, there.text
        assert sorted(SYMBOL.findall(here.text)) == sorted(SYMBOL.findall(there.text)), there.text
        assert MESSAGE.findall(here.text) == MESSAGE.findall(there.text), there.text


@pytest.mark.parametrize("game", WITH_SHORT_RULES)
def test_symbols_figures_and_messages_are_there(game: str) -> None:
    sprites = (WEB / "sprite.svg").read_text() + (WEB / "boards" / game / "symbols.svg").read_text()
    for lang in LANGUAGES:
        source = short_rules(game, lang)
        assert {id for id in SYMBOL.findall(source) if f'id="{id}"' not in sprites} == set()
        figures = re.findall(r"^!\[\[?([\w-]+)\]", source, re.MULTILINE)
        assert len(figures) >= 3
        assert [name for name in figures if not (WEB / "boards" / game / "figures" / f"{name}.svg").is_file()] == []
        catalogue = (FOLDER / lang / f"{game}.ftl").read_text(encoding="utf-8")
        assert {id for id in MESSAGE.findall(source) if f"\n{id} =" not in catalogue} == set()


@pytest.mark.parametrize("game", WITH_SHORT_RULES)
def test_the_key_of_a_figure_has_as_many_lines_as_the_figure_has_marks(game: str) -> None:
    source = short_rules(game)
    for name, rest in re.findall(r"^!\[\[?([\w-]+)\]\]?[^\n]*\n((?:\* [^\n]*\n)*)", source, re.MULTILINE):
        drawing = (WEB / "boards" / game / "figures" / f"{name}.svg").read_text()
        assert len(re.findall(r'class="fmk"', drawing)) == rest.count("* "), name
