"""Snapshots, folding and branches: the same game, opened from its middle."""

import json

import pytest

from pithead.core.api import SPECTATOR, Json
from pithead.core.chance import Rng, seed_from
from pithead.table.branch import branch
from pithead.table.record import Player, Record, RecordError
from pithead.table.snapshot import fold, restore, settled, take
from pithead.table.table import Table
from pithead.table.verify import verify
from tests.table.test_table import GAME, SEED, new_table, play_random


def test_a_folded_table_plays_on_as_if_nothing_had_been_folded() -> None:
    whole, folded = new_table(3), new_table(3)
    texts = folded.record.texts()
    rng, again = Rng(5), Rng(5)
    while not whole.over:
        play_random(whole, rng, 3)
        play_random(folded, again, 3)
        texts += folded.record.texts(1 + len(texts) - 1 - folded.record.folded)
        if settled(folded):
            fold(folded)
    assert "".join(t + "\n" for t in texts) == whole.record.text()
    assert folded.offers == whole.offers
    assert (folded.numbering, folded.last_events) == (whole.numbering, whole.last_events)
    with pytest.raises(ValueError, match="folded"):
        folded.record.text()


def test_a_snapshot_and_the_lines_after_it_are_the_table() -> None:
    table = new_table(3)
    play_random(table, Rng(8), 40)
    while not settled(table):
        play_random(table, Rng(1), 1)
    snapshot = json.loads(json.dumps(take(table)))
    line, told = table.record.count, len(table.events(1))
    play_random(table, Rng(11), 40)
    opened = restore(GAME, table.record.header, snapshot, SEED)
    for row in table.record.lines[line:]:
        opened.replay_line(row)
    assert take(opened) == take(table)
    assert opened.events(1) == table.events(1)[told:]
    play_random(opened, Rng(4))
    play_random(table, Rng(4))
    assert opened.record.texts(1) == table.record.texts(1 + line)


def test_a_damaged_snapshot_is_refused() -> None:
    table = new_table()
    cases: list[dict[str, Json]] = [
        {},
        {**take(table), "state": 4},
        {**take(table), "players": [3]},
        {**take(table), "state": {}},
    ]
    for broken in cases:
        with pytest.raises(RecordError, match="snapshot cannot be read"):
            restore(GAME, table.record.header, broken)


def test_a_decision_made_for_somebody_out_of_time_is_in_record_and_events() -> None:
    table = new_table()
    seat = table.waiting()[0]
    offer = table.offer(seat)
    table.play(seat, [offer.choices[0].move], offer.number, by="pebble")
    again = Table.replay(GAME, Record.parse(table.record.text()))
    assert again.events(SPECTATOR) == table.events(SPECTATOR)
    told = [{k: v for k, v in event.items() if k != "n"} for event in table.events(SPECTATOR)]
    assert {"event": "out_of_time", "seat": str(seat + 1), "bot": "pebble"} in told


def finished(seed: int) -> Table:
    table = new_table()
    table.sit(0, Player("Somebody else"))
    play_random(table, Rng(seed))
    return table


def test_a_branch_has_the_same_past_and_new_luck_and_can_be_proved() -> None:
    old = finished(6)
    cut = old.record.count // 2
    players = [Player("A"), Player("Robot", "bot", "pebble")]
    new = branch(GAME, old.record, cut, players, seed_from("branch"))
    assert new.players == players
    assert new.record.header["commitment"] != old.record.header["commitment"]
    play_random(new, Rng(1))
    proof = verify(GAME, Record.parse(new.record.text()))
    assert proof.unproved == 0
    assert proof.draws == sum("draw" in line for line in new.record.lines)
    twig = branch(GAME, new.record, new.record.count - 10, players, seed_from("twig"))
    play_random(twig, Rng(2))
    assert verify(GAME, Record.parse(twig.record.text())).unproved == 0
    early = branch(GAME, new.record, cut // 2, players, seed_from("early"))
    play_random(early, Rng(3))
    assert verify(GAME, Record.parse(early.record.text())).unproved == 0


def test_a_branch_of_a_running_record_says_what_is_not_proved() -> None:
    old = new_table()
    play_random(old, Rng(3), 30)
    new = branch(GAME, old.record, old.record.count, old.players, seed_from("x"))
    play_random(new, Rng(3))
    proof = verify(GAME, new.record)
    assert proof.unproved == sum("draw" in line for line in old.record.lines)


def test_a_branch_cannot_start_after_the_end() -> None:
    old = finished(2)
    for cut in (old.record.count, old.record.count - 1):
        with pytest.raises(RecordError, match="over there"):
            branch(GAME, old.record, cut, old.players, seed_from("x"))
