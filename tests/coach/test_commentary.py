"""Commentary and the page of a review."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pithead.cli.review_page import page
from pithead.coach.commentary import MUCH, commentary
from pithead.coach.report import Review
from pithead.coach.review import review
from pithead.core.api import Game
from pithead.locales import LANGUAGES, Texts
from tests.cli.drive import run
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
    text = page(game, found, Texts("de"))
    assert not re.search(r"https?:|src=|@import", text)
    assert text.count("<path") == 2 * len(found.seats)
    assert all(one.name in text for one in found.seats) and "Wendepunkte" in text


def test_the_command_refuses_a_running_game_in_one_line(tmp_path: Path) -> None:
    record = finished("dig_deep", ("apprentice", "foreman"), 1).record
    file = tmp_path / "running.jsonl"
    file.write_text("".join(line + "\n" for line in record.texts()[:-1]), encoding="utf-8")
    told = run("review", str(file))
    assert told.exit_code == 2 and "only a finished game can be reviewed" in told.stderr
