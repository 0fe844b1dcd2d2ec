"""Every card, event and Progress space is played once at least: scenarios.toml says what must come of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pithead.games.imperial_miners.effects.words import When
from tests.rule import rule
from tests.rules.imperial_miners.position import Position, T, card

ROWS = tomllib.loads(Path(__file__).with_name("scenarios.toml").read_text(encoding="utf-8"))
# Where a card of each level goes, and the mine it finds there.
PLACES = ("I+2", "II+1", "III0", "IV-1")
MINES = ("021@I0", "021@I0 020@I+2", "021@I0 020@I+2 055@II+1", "021@I0 020@I+2 055@II+1 098@III0")


def names(kind: str) -> list[str]:
    return [
        f"{i}-{row.get('id') or row['board'] + '-' + row['side'] + '-' + str(row['space'])}"
        for i, row in enumerate(ROWS[kind])
    ]


def position(given: Mapping[str, Any], mine: str, **more: Any) -> Position:
    kept = {key: given[key] for key in ("marker", "machines", "caved", "tokens", "hand") if key in given}
    return Position(mine=mine, gold=given.get("purse", 0), **kept, **more)


def check(at: Position, row: Mapping[str, Any], gold: int, hand: int) -> None:
    """What is named has come about, and nothing else has changed."""
    given, then = row.get("given", {}), row["then"]
    assert at.gold - gold == then.get("gold", 0), "gold"
    assert at.points == then.get("vp", 0), "points"
    assert len(at.hand) - hand == then.get("hand", 0), "hand"
    assert at.caved == set(then.get("caved", given.get("caved", "")).split()), "cave-ins"
    assert at.marker == then.get("marker", given.get("marker", "")), "marker"
    machines = then.get("machines", given.get("machines", ""))
    assert at.machines == {word.partition(":")[0]: int(word.partition(":")[2]) for word in machines.split()}, "machines"
    if "carts" in then:
        assert at.carts == then["carts"], "carts"
    at.s.audit()


@rule("IM-C3", "IM-F10", "IM-F11")
@pytest.mark.parametrize("row", ROWS["card"], ids=names("card"))
def test_each_card_does_what_it_says(row: Mapping[str, Any]) -> None:
    given, name = row.get("given", {}), row["id"]
    level = T.level[card(name)]
    mine, where = given.get("mine", MINES[level]), PLACES[level]
    if row.get("laid"):
        at = position(given, f"{mine} {name}@{where}", event="017").end_phase()
        at.play(f"activate {where}; {row['do']}")
        check(at, row, given.get("purse", 0), 0)
        return
    cost = T.cost[card(name)]
    at = position({**given, "purse": given.get("purse", 0) + cost}, mine)
    at.deal(name).mine_phase().play(f"play {name}; place {where}; {row['do']}")
    check(at, row, given.get("purse", 0), 0)


@rule("IM-E1", "IM-E2")
@pytest.mark.parametrize("row", ROWS["event"], ids=names("event"))
def test_each_event_does_what_it_says(row: Mapping[str, Any]) -> None:
    given, name = row.get("given", {}), row["id"]
    at = position(given, given.get("mine", MINES[1]), event=name)
    when = T.when[T.event_ids.index(name)]
    if when == When.NOW:
        at.event_phase()
    elif when == When.END:
        at.end_phase()
    else:
        at.mine_phase()
    at.play(row["do"])
    check(at, row, given.get("purse", 0), len(given.get("hand", "").split()))


@rule("IM-F7")
@pytest.mark.parametrize("row", ROWS["space"], ids=names("space"))
def test_each_space_does_what_it_says(row: Mapping[str, Any]) -> None:
    board, space = row["board"], row["space"]
    sides = " ".join([row["side"]] * 3)
    given = {**row.get("given", {})}
    before = f"{board} {space - 1}" if space > 1 else ""
    at = position({**given, "marker": before}, given.get("mine", MINES[1]), event="010", sides=sides).event_phase()
    at.play("advance 1" if before else f"advance 1; board {board}")
    at.play(row.get("do", ""))
    check(at, {**row, "then": {**row["then"], "marker": f"{board} {space}"}}, given.get("purse", 0), 0)


@rule("IM-C1")
def test_the_scenarios_play_everything_in_the_box() -> None:
    assert {row["id"] for row in ROWS["card"]} == set(T.card_ids)
    assert {row["id"] for row in ROWS["event"]} == set(T.event_ids)
    assert len({(row["board"], row["side"]) for row in ROWS["space"]}) == 6
