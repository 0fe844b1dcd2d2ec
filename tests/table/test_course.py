"""The course of a game: whatever it says of the sources of a score sums to what the rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from pithead.core.chance import Rng, seed_from
from pithead.games.registry import load_game, load_kit
from pithead.locales import LANGUAGES, Texts
from pithead.table.course import course
from pithead.table.record import Player, Record
from pithead.table.table import Table
from tests.parts import WITH_SOURCES

FOLDER = Path(__file__).parents[1] / "golden"
GOLDEN = [path for game in WITH_SOURCES for path in sorted(FOLDER.glob(f"{game}/*.jsonl"))]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_sources_of_every_round_sum_to_the_score_of_the_rules(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    turns = course(Table.replay(load_game(path.parent.name), record))
    assert len(turns) >= 2
    assert [turn.round for turn in turns] == sorted(turn.round for turn in turns)
    for turn in turns:
        assert [sum(lines.values()) for lines in turn.sources] == turn.score
        assert len(turn.wealth) == len(turn.score)
    end = record.lines[-1]["standing"]
    assert isinstance(end, list)
    assert turns[-1].score == [one[0] for one in end if isinstance(one, list)]


@pytest.mark.parametrize("game_id", WITH_SOURCES)
def test_every_source_has_a_name_and_an_explanation_in_three_languages(game_id: str) -> None:
    game = load_game(game_id)
    state = game.new(max(2, game.info.min_seats))
    report = load_kit(game_id).report
    names = set(report.sources(state, 0))
    state.log = []
    names |= set(report.sources(state, 0))
    for lang in LANGUAGES:
        texts = Texts(lang)
        for name in names:
            for id in (f"{game_id}-source-{name}", f"{game_id}-source-{name}-why"):
                assert texts.has(id), f"{lang}: {id}"


@pytest.mark.parametrize("game_id", WITH_SOURCES)
def test_without_a_log_the_sources_still_sum_to_the_score(game_id: str) -> None:
    game = load_game(game_id)
    table = Table(game, [Player("a"), Player("b")], None, seed_from("course", game_id))
    report, rng = load_kit(game_id).report, Rng(1)
    for _ in range(400):
        if table.over:
            break
        seat = table.waiting()[0]
        legal = table.state.legal(seat)
        table.play(seat, [game.actions.decode(legal[rng.below(len(legal))])], table.offers[seat])
        for one in range(2):
            assert sum(report.sources(table.state, one).values()) == table.state.standing(one)[0]


def test_what_was_taken_back_is_not_in_the_course() -> None:
    game = load_game("dig_deep")
    table = Table(game, [Player("a"), Player("b")], {"turn_limit": 2}, seed_from("course", "undo"))
    rng = Rng(5)
    undone = 0
    while not table.over:
        seat = table.waiting()[0]
        legal = table.state.legal(seat)
        table.play(seat, [game.actions.decode(legal[rng.below(len(legal))])], table.offers[seat])
        if not table.over and table.can_undo(seat) and rng.below(4) == 0:
            table.undo(seat)
            undone += 1
    assert undone >= 3
    turns = course(table)
    assert turns[-1].score == [int(table.state.standing(seat)[0]) for seat in range(2)]
    assert [sum(lines.values()) for lines in turns[-1].sources] == turns[-1].score
