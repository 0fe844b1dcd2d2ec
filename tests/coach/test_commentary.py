"""Commentary and the page of a review."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pithead.cli.review_page import page
from pithead.coach.commentary import MUCH, commentary
from pithead.coach.marks import WORDED
from pithead.coach.report import Review
from pithead.coach.review import review
from pithead.core.api import Game
from pithead.locales import LANGUAGES, Texts
from tests.cli.drive import SEED, run
from tests.coach.games import finished


def reviewed() -> tuple[Game, Review]:
    table = finished("dig_deep", ("apprentice", "foreman"), 1)
    return table.game, review(table.game, table.record, seats=[])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_is_said_where_a_chance_changed_by_much(lang: str) -> None:
    game, found = reviewed()
    remarks = commentary(found)
    assert remarks
    at = {moment.line: i for i, moment in enumerate(found.moments)}
    for one in remarks:
        i = at[one.line]
        before = found.moments[i - 1].chances if i else [row.fair for row in found.sums]
        seat = int(str(one.said.args["seat"])) - 1
        assert abs(found.moments[i].chances[seat] - before[seat]) > MUCH
        words = Texts(lang).because(game, one.said.id, one.said.args, ["Ann", "Bob"])
        assert "Ann" in words or "Bob" in words


def test_the_page_needs_no_network_and_names_everybody() -> None:
    game, found = reviewed()
    text = page(game, found, [one.name for one in found.seats], Texts("de"))
    assert not re.search(r"https?:|src=|@import", text)
    assert text.count("class='band") == len(found.seats)
    assert text.count("class='line") == 2 * len(found.seats), "each on the curve, and beside its name"
    assert "prefers-color-scheme:dark" in text
    assert all(one.name in text for one in found.seats) and "Wendepunkte" in text


@pytest.mark.parametrize("game_id", ["dig_deep", "rockwell", "imperial_miners"])
def test_the_page_draws_the_stair_of_each_person_and_marks_what_was_lost(game_id: str) -> None:
    table = finished(game_id, ("apprentice", "foreman"), 2)
    found = review(table.game, table.record)
    text = page(table.game, found, ["<Ann>", "Bob"], Texts("en"))
    assert "<Ann>" not in text and text.count("<h3>&lt;Ann&gt;</h3>") == 1 and "<h3>Bob</h3>" not in text
    (own,) = [one for one in found.sums if one.seat == 0]
    bars = re.findall(r"class='bar (up|down|whole)'", text)
    assert len(bars) == len(own.luck) + 4 and bars[0] == bars[-1] == "whole"
    assert text.count("class=dots") == len(own.luck), "luck is dotted"
    worse = [one.mark for one in found.decisions if one.seat == 0 and one.mark in WORDED]
    assert worse
    marks = len(re.findall(r"<g><title>[^<]*</title><path class='mark", text))
    assert marks == len(worse)
    ElementTree.fromstring(re.sub(r"=([^'\"\s>/]+)", r"='\1'", "".join(re.findall(r"<svg.*?</svg>", text)[-1:])))


def test_the_command_refuses_a_running_game_in_one_line(tmp_path: Path) -> None:
    record = finished("dig_deep", ("apprentice", "foreman"), 1).record
    file = tmp_path / "running.jsonl"
    file.write_text("".join(line + "\n" for line in record.texts()[:-1]), encoding="utf-8")
    told = run("review", str(file))
    assert told.exit_code == 2 and "only a finished game can be reviewed" in told.stderr


def test_the_command_names_one_thing_for_each_person(tmp_path: Path) -> None:
    """Of the person alone, whom the record has no name for; on the terminal, in the page and as JSON."""
    file, html = tmp_path / "game.jsonl", tmp_path / "review.html"
    args = ("--seats", "2", "--record", str(file), "--option", "turn_limit=4", "--seed", SEED)
    assert run("play", "dig_deep", *args, typed="1\n" * 900).exit_code == 0
    told = run("review", str(file), "--out", str(html))
    assert told.exit_code == 0, told.output
    shown = run("review", str(file), "--lang", "de").output
    assert shown.count("Eine Sache fürs nächste Mal (Spieler 1)") == 1, shown
    assert html.read_text(encoding="utf-8").count("<h2>One thing for next time</h2>") == 1
    (thing,) = json.loads(run("review", str(file), "--json").stdout)["coach"]
    assert thing["seat"] == 0 and thing["advice"]["id"].endswith("-try")
