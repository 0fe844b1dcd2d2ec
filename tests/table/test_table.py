"""The authority: what it accepts, what it refuses, what can be taken back."""

import pytest

from pithead.core.api import CHANCE, SPECTATOR
from pithead.core.chance import Rng
from pithead.core.errors import MoveError
from pithead.games.registry import GAMES, load_game
from pithead.table.record import Player, Record, RecordError
from pithead.table.snapshot import restore, take
from pithead.table.table import TOO_LATE, StaleOffer, Table, UndoError
from pithead.table.verify import verify
from tests.attacks import Attack

GAME = load_game("dig_deep")
SEED = bytes(range(32))


def new_table(seats: int = 2) -> Table:
    return Table(GAME, [Player(f"P{i + 1}") for i in range(seats)], {"turn_limit": 5}, SEED)


def play_random(table: Table, rng: Rng, steps: int = 10**6) -> None:
    """Play on with uniform choices, taking some moves back."""
    for _ in range(steps):
        if table.over:
            return
        seat = table.waiting()[0]
        offer = table.offer(seat)
        if rng.below(8) == 0 and table.can_undo(seat):
            table.undo(seat)
        else:
            table.play(seat, [offer.choices[rng.below(len(offer.choices))].move], offer.number)


def snapshot(table: Table) -> tuple[bytes, int, list[int], int]:
    return table.state.key(), len(table.record.lines), list(table.offers), len(table.event_log)


def test_a_new_table_has_drawn_up_to_the_first_decision() -> None:
    table = new_table()
    assert len(table.waiting()) == 1
    assert all("draw" in line for line in table.record.lines)
    assert table.offer(table.waiting()[0]).choices
    assert not table.offer(1 - table.waiting()[0]).choices


def test_wrong_commands_change_nothing_and_say_what_was_possible() -> None:
    table = new_table()
    seat = table.waiting()[0]
    offer = table.offer(seat)
    before = snapshot(table)
    with pytest.raises(StaleOffer):
        table.play(seat, [offer.choices[0].move], offer.number + 1)
    with pytest.raises(MoveError, match="not asked for anything"):
        table.play(1 - seat, [offer.choices[0].move], table.offer(1 - seat).number)
    with pytest.raises(MoveError, match="there is no seat 9"):
        table.play(8, ["keep"], 1)
    with pytest.raises(MoveError, match="at least one move"):
        table.play(seat, [], offer.number)
    with pytest.raises(MoveError, match="there is no move 'fly'"):
        table.play(seat, ["fly"], offer.number)
    with pytest.raises(MoveError, match="is no column"):
        table.play(seat, ["mine z"], offer.number)
    with pytest.raises(MoveError, match="is not possible now") as refused:
        table.play(seat, ["end"], offer.number)
    assert refused.value.possible == tuple(c.move for c in offer.choices)
    assert snapshot(table) == before


def at_reroll(table: Table) -> int:
    """Play on to the next reroll; the seat that is asked."""
    rng = Rng(1)
    while True:
        seat = table.waiting()[0]
        offer = table.offer(seat)
        if any(c.verb == "keep" for c in offer.choices):
            return seat
        table.play(seat, [offer.choices[rng.below(len(offer.choices))].move], offer.number)


def test_a_command_of_several_moves_is_all_or_nothing() -> None:
    table = new_table()
    seat = at_reroll(table)
    before = snapshot(table)
    with pytest.raises(MoveError):
        table.play(seat, ["keep", "done", "buy 6", "buy 6", "buy 6"], table.offer(seat).number)
    assert snapshot(table) == before
    table.play(seat, ["keep", "done"], table.offer(seat).number)
    assert [line.get("c") for line in table.record.lines[-2:]] == [table.count, table.count]


def test_no_move_of_a_command_may_follow_a_draw() -> None:
    table = new_table()
    seat = at_reroll(table)
    before = snapshot(table)
    mark = next(c.move for c in table.offer(seat).choices if c.verb == "mark")
    with pytest.raises(MoveError, match="comes too late"):
        table.play(seat, [mark, "roll", "done"], table.offer(seat).number)
    assert snapshot(table) == before


def told_by(table: Table, seat: int, code: int, rng: Rng) -> bool:
    """Whether a move tells its seat something: its view afterwards is not the one in another world that looks the same
    to it now.
    """
    worlds = [table.state.clone(), table.view(seat).determinize(rng)]
    for world in worlds:
        world.apply(seat, code)
    return worlds[0].actor() == CHANCE or worlds[0].view(seat).key() != worlds[1].view(seat).key()


@pytest.mark.attack("Read a secret from the refusal of a command of several moves")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_no_refusal_tells_what_a_move_of_the_command_would(game_id: str, seed: int, attack: Attack) -> None:
    game = load_game(game_id)
    rng = Rng(seed)
    table = Table(game, [Player(f"P{i + 1}") for i in range(max(2, game.info.min_seats))], {}, SEED)
    for _ in range(400):
        if table.over:
            break
        seat = table.waiting()[0]
        before = snapshot(table)
        number = table.offers[seat]
        for code in table.state.legal(seat)[:8]:
            if not told_by(table, seat, code, rng):
                continue
            for later in ("no_such_move", game.actions.format(rng.below(game.actions.size))):
                with pytest.raises(MoveError) as refused:
                    table.play(seat, [game.actions.format(code), later], number)
                attack.tried((str(refused.value), refused.value.possible) != (TOO_LATE, ()), refused.value)
        assert snapshot(table) == before
        play_random(table, rng, 1)


def test_undo_goes_back_to_the_last_reveal_and_not_further() -> None:
    table = new_table()
    seat = at_reroll(table)
    before = table.state.key()
    table.play(seat, ["keep"], table.offer(seat).number)
    table.play(seat, ["done"], table.offer(seat).number)
    table.undo(seat)
    table.undo(seat)
    assert table.state.key() == before
    mark = next(c.move for c in table.offer(seat).choices if c.verb == "mark")
    table.play(seat, [mark, "roll"], table.offer(seat).number)
    with pytest.raises(UndoError):
        table.undo(seat)


def test_another_seat_cannot_take_a_move_back() -> None:
    table = new_table()
    seat = at_reroll(table)
    table.play(seat, ["keep"], table.offer(seat).number)
    with pytest.raises(UndoError):
        table.undo(1 - seat)


def test_an_answer_to_a_question_taken_back_is_stale() -> None:
    table = new_table()
    seat = at_reroll(table)
    number = table.offer(seat).number
    table.play(seat, ["keep"], number)
    second = table.offer(seat).number
    table.undo(seat)
    for old in (number, second):
        with pytest.raises(StaleOffer):
            table.play(seat, ["keep"], old)


def test_agreed_undo_goes_back_past_a_reveal() -> None:
    table = new_table()
    seat = at_reroll(table)
    key, command = table.state.key(), table.count + 1
    mark = next(c.move for c in table.offer(seat).choices if c.verb == "mark")
    table.play(seat, [mark, "roll"], table.offer(seat).number)
    table.undo_agreed(seat, command)
    assert table.state.key() == key
    assert Table.replay(GAME, table.record).state.key() == key
    with pytest.raises(UndoError):
        table.undo_agreed(seat, 10**6)


def test_a_seat_is_told_what_it_sees_and_the_bench_is_not() -> None:
    table = new_table(3)
    play_random(table, Rng(3))
    for seat in range(3):
        saw = [e for e in table.events(seat) if e["event"] == "saw"]
        assert saw
    assert not [e for e in table.events(SPECTATOR) if e["event"] == "saw"]


def test_a_seat_can_change_hands_and_the_record_says_so() -> None:
    table = new_table()
    table.sit(1, Player("Robot", "bot", "pebble"))
    assert table.events(SPECTATOR)[-1]["event"] == "sat"
    again = Table.replay(GAME, table.record)
    assert again.players[1] == Player("Robot", "bot", "pebble")


def test_the_seed_is_in_the_record_only_after_the_end() -> None:
    table = new_table()
    assert SEED.hex() not in table.record.text()
    play_random(table, Rng(4), 50)
    assert SEED.hex() not in table.record.text()
    play_random(table, Rng(4))
    assert table.record.lines[-1]["seed"] == SEED.hex()


def test_a_game_ended_by_agreement_is_over_as_it_stands() -> None:
    table = new_table()
    play_random(table, Rng(6), 40)
    standing = [table.state.standing(seat) for seat in range(2)]
    table.end_agreed(1)
    assert table.over and table.reason == "agreed" and table.waiting() == []
    assert table.record.lines[-1]["standing"] == [list(one) for one in standing]
    assert not table.can_undo(0) and not table.can_undo(1)
    with pytest.raises(MoveError, match="the game is over"):
        table.end_agreed(0)
    with pytest.raises(MoveError, match="is not asked for anything"):
        table.play(0, ["keep"], table.offers[0])
    again = Table.replay(GAME, Record.parse(table.record.text()))
    assert again.over and again.reason == "agreed" and again.events(0) == table.events(0)
    assert verify(GAME, table.record).seed == SEED.hex()
    opened = restore(GAME, table.record.header, take(table))
    assert opened.over and opened.waiting() == []
    forged = dict(table.record.lines[-1])
    cut = Record(table.record.header, table.record.lines[:-1])
    cut.append({k: v for k, v in {**forged, "by": 5}.items() if k not in ("n", "h")})
    with pytest.raises(RecordError, match="there is no seat 5"):
        Table.replay(GAME, cut)
