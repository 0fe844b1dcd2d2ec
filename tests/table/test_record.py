"""Records: they replay to the same position, and every damage is named with its line."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.core.api import Json
from pithead.core.chance import Rng
from pithead.games.registry import load_game
from pithead.table.record import Player, Record, RecordError
from pithead.table.table import Table
from pithead.table.verify import verify
from tests.table.test_table import GAME, SEED, new_table, play_random


@pytest.fixture(scope="module")
def finished() -> Table:
    table = new_table()
    play_random(table, Rng(9))
    return table


def rechained(record: Record, line: int, **changes: Json) -> Record:
    """The record with one line (from 1, the header counts) edited by somebody who also mends the hashes."""
    header = dict(record.header)
    if line == 1:
        header.update(changes)
    header.pop("pithead")
    header.pop("h")
    forged = Record.start(header)
    for i, old in enumerate(record.lines):
        new = {k: v for k, v in old.items() if k not in ("n", "h")}
        if i + 2 == line:
            new.update(changes)
        forged.append(new)
    return Record.parse(forged.text())


def test_a_record_replays_to_the_same_position_offers_and_events(finished: Table) -> None:
    again = Table.replay(GAME, Record.parse(finished.record.text()))
    assert again.state.key() == finished.state.key()
    assert again.offers == finished.offers
    for audience in (0, 1):
        assert again.events(audience) == finished.events(audience)


def test_a_running_game_plays_on_from_its_record_with_the_same_luck() -> None:
    one, two = new_table(), new_table()
    play_random(one, Rng(2), 60)
    play_random(two, Rng(2), 60)
    resumed = Table.replay(GAME, Record.parse(one.record.text()), seed=SEED)
    play_random(resumed, Rng(7))
    play_random(two, Rng(7))
    assert resumed.record.text() == two.record.text()


def test_a_running_record_without_its_seed_can_be_seen_but_not_played_on() -> None:
    table = Table.replay(GAME, new_table().record)
    seat = table.waiting()[0]
    offer = table.offer(seat)
    with pytest.raises(Exception, match="its seed is not known"):
        table.play(seat, [offer.choices[0].move], offer.number)
    with pytest.raises(RecordError, match="not the one that the header commits to"):
        Table.replay(GAME, new_table().record, seed=bytes(32))


def test_the_proof_draws_every_outcome_again(finished: Table) -> None:
    proof = verify(GAME, finished.record)
    assert proof.draws == sum("draw" in line for line in finished.record.lines) > 10
    assert proof.seed == SEED.hex()


def test_the_proof_finds_a_loaded_die(finished: Table) -> None:
    line = next(i + 2 for i, x in enumerate(finished.record.lines) if str(x.get("draw")).startswith("fill"))
    good = str(finished.record.lines[line - 2]["draw"])
    forged = rechained(finished.record, line, draw="fill pink" if good != "fill pink" else "fill red")
    with pytest.raises(RecordError, match=f"line {line}: the seed gives '{good}'"):
        verify(GAME, forged)


def test_the_proof_needs_the_seed_of_the_commitment(finished: Table) -> None:
    forged = rechained(finished.record, len(finished.record.lines) + 1, seed="00" * 32)
    with pytest.raises(RecordError, match="commits to"):
        verify(GAME, forged)
    with pytest.raises(RecordError, match="not over"):
        verify(GAME, new_table().record)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: the file is empty"),
        ("hello\n", "line 1: not JSON"),
        ("[1]\n", "line 1: not a JSON object"),
        ('{"event": "chess"}\n', "line 1: not a Pithead record"),
        ('{"pithead": 99}\n', "line 1: written by format version 99"),
        ('{"pithead": 1, "game": "dig_deep"}\n', "line 1: the header has no proper 'rules'"),
    ],
)
def test_a_foreign_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        Record.parse(text)


def test_a_truncated_file_names_its_last_line(finished: Table) -> None:
    text = finished.record.text()
    lines = text.splitlines(keepends=True)
    with pytest.raises(RecordError, match="line 20: the line is cut off"):
        Record.parse("".join(lines[:19]) + lines[19][:10])
    whole = Record.parse("".join(lines[:20]))
    assert not whole.ended


def test_missing_doubled_and_trailing_lines_are_named(finished: Table) -> None:
    lines = finished.record.text().splitlines(keepends=True)
    with pytest.raises(RecordError, match="line 11: the number should be 10, not 11"):
        Record.parse("".join(lines[:10] + lines[11:]))
    with pytest.raises(RecordError, match="line 12: the number should be 11, not 10"):
        Record.parse("".join(lines[:11] + lines[10:]))
    extra = json.dumps({"n": len(lines), "c": 1, "seat": 1, "move": "keep", "h": ""})
    with pytest.raises(RecordError, match=f"line {len(lines) + 1}: there is a line after the end"):
        Record.parse("".join(lines) + extra + "\n")


def test_an_edited_line_is_named(finished: Table) -> None:
    lines = finished.record.text().splitlines(keepends=True)
    i = next(i for i, line in enumerate(lines) if '"seat":1' in line)
    lines[i] = lines[i].replace('"seat":1', '"seat":2')
    with pytest.raises(RecordError, match=f"line {i + 1}: the line was changed"):
        Record.parse("".join(lines))


def test_a_well_chained_forgery_fails_at_the_line_that_cannot_be(finished: Table) -> None:
    record = finished.record
    move = next(i + 2 for i, x in enumerate(record.lines) if "move" in x)
    draw = next(i + 2 for i, x in enumerate(record.lines) if "draw" in x)
    last = len(record.lines) + 1
    cases: list[tuple[int, dict[str, Json], str]] = [
        (move, {"move": "fly"}, f"line {move}: there is no move 'fly'"),
        (move, {"move": "end"}, f"line {move}: 'end' is not possible now"),
        (move, {"seat": 7}, f"line {move}: there is no seat 7"),
        (draw, {"draw": "tile L1-R"}, f"line {draw}: 'tile L1-R' cannot be drawn here"),
        (last, {"end": "stalled"}, f"line {last}: the game ended by"),
        (last, {"key": "00"}, f"line {last}: the final position is another one"),
        (last, {"standing": []}, f"line {last}: the final standing is another one"),
        (1, {"rules": 99}, "line 1: played by rules version 99"),
        (1, {"pack_hash": "0"}, "line 1: played with the pack 'core'"),
        (1, {"game": "chess"}, "line 1: a record of 'chess'"),
        (1, {"options": {"turn_limit": -4}}, "line 1: turn_limit must be"),
        (1, {"players": [1, 2]}, "line 1: a player must be an object"),
    ]
    for line, changes, reason in cases:
        with pytest.raises(RecordError, match=reason):
            Table.replay(GAME, rechained(record, line, **changes))


def test_a_forged_undo_of_something_revealed_is_refused(finished: Table) -> None:
    record = Record.parse(finished.record.text())
    moves = [line for line in record.lines if "move" in line]
    cut = Record(record.header, record.lines[: int(str(moves[-1]["n"]))])
    cut.append({"undo": 1, "strike": [1]})
    with pytest.raises(RecordError, match=f"line {len(cut.lines) + 1}: seat 1 could not take back"):
        Table.replay(GAME, cut)


def test_a_forged_agreement_can_only_cut_the_end_off(finished: Table) -> None:
    record = Record.parse(finished.record.text())
    for strike in ([3], [], [10**6], [4, 3], [5, 7], ["x"]):
        cut = Record(record.header, record.lines[: len(record.lines) // 2])
        cut.append({"undo": 1, "strike": list[Json](strike), "agreed": True})
        with pytest.raises(RecordError, match=f"line {len(cut.lines) + 1}: seat 1 could not take back"):
            Table.replay(GAME, cut)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_single_changed_character_goes_unnoticed(finished: Table, data: st.DataObject) -> None:
    text = finished.record.text()
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    changed = text[:at] + new + text[at + 1 :]
    try:
        record = Record.parse(changed)
    except RecordError as error:
        assert 1 <= error.line <= len(text.splitlines()) + 1
    else:
        assert [record.header, *record.lines] == [finished.record.header, *finished.record.lines]


def test_every_seat_count_and_three_players_replay() -> None:
    for seats in (2, 3, 4):
        table = Table(load_game("dig_deep"), [Player("x")] * seats, {"turn_limit": 3}, SEED)
        play_random(table, Rng(seats))
        assert Table.replay(GAME, Record.parse(table.record.text())).state.key() == table.state.key()
