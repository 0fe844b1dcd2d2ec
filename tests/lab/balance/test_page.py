"""The page of a report: one file that asks nothing of the network, whatever a pack calls its cards."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools import make_colours

from pithead.games.registry import load_game
from pithead.lab.balance.page import page, write
from pithead.lab.balance.page.names import titles_of
from pithead.lab.balance.result import Luck, Overall, Result, Skill, Trust, read
from tests.lab.balance.example import EVIL, example

RECORDS = {("main", 3, "b"): "records/longest-3.jsonl", ("main", 5, "b"): "records/comeback-5.jsonl"}
VOID = {"meta", "input", "img", "br"}


class Reader(HTMLParser):
    """Elements with their attributes, the texts, and what stands in scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.scripts: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        (self.scripts if self.open and self.open[-1] == "script" else self.texts).append(data)


def test_what_a_pack_calls_its_cards_is_text_and_nothing_else() -> None:
    found = Reader(page(example(), RECORDS, {}))
    assert [tag for tag, _ in found.elements].count("script") == 2
    assert not any(tag == "img" or any(name.startswith("on") for name in attrs) for tag, attrs in found.elements)
    assert not found.open
    assert sum(EVIL in text for text in found.texts) >= 5  # in verdicts, tables, trials, what is never done, loopholes


def test_the_whole_result_is_in_the_page_as_json() -> None:
    data, script = Reader(page(example(), RECORDS, {})).scripts
    assert "</" not in data and "<!--" not in data
    assert json.loads(data) == json.loads(json.dumps(example().to_json()))
    assert EVIL not in script


@pytest.mark.parametrize("result", [example(), example(paired=False), example(paired=False, seats=1)])
def test_nothing_leads_out_of_the_page(result: Result) -> None:
    text = page(result, RECORDS, {})
    found = Reader(text)
    links = [attrs[name] for _, attrs in found.elements for name in ("href", "src", "action") if name in attrs]
    assert all(link.startswith("#") or link in RECORDS.values() for link in links)
    names = {attrs["id"] for _, attrs in found.elements if "id" in attrs}
    assert {link[1:] for link in links if link.startswith("#")} <= names
    assert "default-src 'none'" in text.replace("&#x27;", "'")
    assert not re.search(r"url\(|@import|https?://", text)


def test_the_colours_are_those_of_the_client() -> None:
    assert make_colours.TARGET.read_text(encoding="utf-8") == make_colours.made(), "run: python -m tools.make_colours"
    style = Reader(page(example(), {}, {})).texts[1]
    known = set(re.findall(r"(--[a-z0-9-]+):", style))
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", style)) <= known
    assert not re.search(r"#[0-9a-f]{3,8}\b", make_colours.TARGET.with_name("page.css").read_text(encoding="utf-8"))


def test_the_page_of_played_games_says_its_verdicts_first(tmp_path: Path) -> None:
    result = read(Path(__file__).with_name("example.json").read_bytes())
    text = write(tmp_path, result, {}, {}).read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]
    sections = re.findall(r'<section id="([a-z]+)"', text)
    assert sections[:3] == ["verdicts", "against", "games"]
    assert {"items", "restricted", "skill", "trust", "loopholes", "outliers"} <= set(sections)
    assert "Different" in text and "die red" in text


def test_a_verdict_says_that_it_depends_on_the_bot_and_what_would_tell() -> None:
    texts = re.sub(r"\s+", " ", " ".join(Reader(page(example(), RECORDS, {})).texts))
    assert "This verdict depends on the bot Apprentice: better, Pebble: no difference, Foreman: worse" in texts
    assert "Wins of seat 1: 25.2 % instead of 28.1 %" in texts
    assert "Some 7,800 deals would tell" in texts
    assert "too few games" in texts
    assert "RW-S1" in texts and "The tiles of each stratum are shuffled" in texts


def test_alone_there_are_no_seats_to_compare() -> None:
    texts = " ".join(Reader(page(example(paired=False, seats=1), {}, {})).texts)
    assert "Wins, taken" not in texts and "How early the winner is known" not in texts and "Comebacks" not in texts


def test_items_have_the_names_of_the_pack() -> None:
    text = page(example(), RECORDS, {"card 002": "card 002 Sieve & Sons"})
    assert text.count("card 002 Sieve &amp; Sons") >= 3  # its findings, the table of items, and by strength


def test_the_pack_of_a_game_names_its_cards() -> None:
    result = example()
    items = [replace(result.tables[0].items[0], name=name) for name in ("card 019", "die red")]
    game = load_game("imperial_miners")
    found = titles_of(replace(result, tables=[replace(result.tables[0], items=items)]), game)
    assert found == {"card 019": f"card 019 {game.word('card', '019', 'en')}"}


def test_a_page_is_read_and_not_deciphered() -> None:
    """Names of the rules as words; luck with its interval; what a figure counts; clauses without the marks of their
    sources.
    """
    result = example()
    items = [replace(result.tables[0].items[0], name="achievement every_resource")]
    luck = [Luck("tile_backs", 7, 1.3, 0.5, 0.4, 2.2)]
    shown = replace(
        result,
        bot="foreman",
        tables=[replace(one, items=items) for one in result.tables],
        skill=replace(result.skill, luck=luck),
        outliers=[replace(result.outliers[0], kind="longest", value=1273.0)],
    )
    texts = re.sub(r"\s+", " ", " ".join(Reader(page(shown, {}, {})).texts))
    assert "achievement every resource" in texts and "every_resource" not in texts
    assert "Tile backs 130 % (40–220); other winner in 50 %" in texts and "Here: 7 games of each kind" in texts
    assert "1,273 choices" in texts and not re.search(r"\[[RXD]\]", texts)
    assert ", foremen, " in texts and "foremans" not in texts


def test_what_was_not_played_is_left_out() -> None:
    whole = example(paired=False, seats=1)
    few = replace(
        whole,
        findings=[],
        prices=[],
        tables=whole.tables[:1],
        trials=[],
        skill=Skill([], [], [], 0.0),
        trust=Trust(["apprentice"], {}, [], None),
        loopholes=[],
        outliers=[],
        overall=Overall("cannot tell", "nothing is judged", []),
    )
    found = Reader(page(few, {}, {}))
    names = [attrs["id"] for tag, attrs in found.elements if tag == "section"]
    assert names == ["verdicts", "games", "items", "trust", "loopholes", "made"]
    assert "None was found." in found.texts and "Nothing is judged." in found.texts
