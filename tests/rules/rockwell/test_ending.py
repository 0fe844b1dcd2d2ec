"""RW-Z: the end of a turn and of the game, bonuses and ties."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pithead.core.api import CHANCE, OVER, SPECTATOR, Event, sees
from pithead.core.chance import Rng
from pithead.games.rockwell import scoring
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Phase, Tell
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position, resume, workshop


def at_end(p: Position) -> Position:
    """The end of the turn is tested now."""
    p.auction()
    return resume(p, Phase.END)


@rule("RW-Z1")
def test_a_new_turn_gives_everything_back_and_starts_with_an_auction() -> None:
    p = (
        Position(4)
        .put(1, 1, "D1")
        .put(2, 1, "D2")
        .drilling({1: ["I3"], 2: ["I1"]})
        .play("1 crew 1", "1 stay", "1 hire 4")
        .rest()
    )
    assert p.s.phase == Phase.BID and p.s.round == 2
    assert (p.s.bribes, p.s.dice, set(p.s.slots), sum(p.s.die)) == (3, 3, {-1}, 0)
    assert p.told("turn")[-1] == {"turn": 2}


@rule("RW-Z1", "RW-Z2")
def test_the_turn_is_completed_before_the_game_ends() -> None:
    p = Position(4).put(1, 1, "center").put(2, 1, "center").put(3, 1, "D1").drilling({1: ["III1"]})
    p.play("1 crew 2", "1 stay", "2 crew 2", "2 stay", "3 crew 1", "3 go center")
    assert p.asked()[0] == 4 and p.s.reason == 0
    p.rest(Phase.WORKSHOP)
    assert p.asked() == (1, "workshop")
    p.rest(Phase.OVER)
    assert GAME.reasons[p.s.reason] == "center"


@rule("RW-Z2")
@pytest.mark.parametrize(("seats", "majority"), [(4, 3), (3, 2), (2, 2)])
def test_the_majority_of_players_at_the_center_ends_the_game(seats: int, majority: int) -> None:
    for reached in range(seats + 1):
        p = Position(seats)
        for seat in range(1, reached + 1):
            p.put(seat, 1, "center")
        at_end(p)
        assert (p.s.phase == Phase.OVER) is (reached >= majority)


@rule("RW-Z2")
def test_two_crews_of_one_player_count_once() -> None:
    p = Position(3)
    for crew in range(1, 5):
        p.put(1, crew, "center")
    assert at_end(p).s.phase == Phase.BID


def win(p: Position, seat: int, goals: Sequence[int]) -> Position:
    for goal in goals:
        p.s.prizes[(seat - 1) * 9 + goal] = p.s.t.values[((p.s.seats - 2) * 3 + goal // 3) * 4 + p.s.taken[goal]]
        p.s.taken[goal] += 1
    return p


@rule("RW-Z2")
@pytest.mark.parametrize(
    ("goals", "ends"),
    [((0, 1, 2, 6, 7, 8), True), ((0, 1, 6, 7, 8), False), ((0, 1, 2, 3, 4, 5, 6, 7), False), (tuple(range(9)), True)],
)
def test_six_achievements_with_all_of_the_last_tier_end_the_game(goals: Sequence[int], ends: bool) -> None:
    p = at_end(win(Position(4), 2, goals))
    assert (p.s.phase == Phase.OVER) is ends
    assert GAME.reasons[p.s.reason] == ("achievements" if ends else "")


def bonuses(p: Position, what: int) -> list[int]:
    return [int(scoring.bonus(p.s, seat, what)) for seat in range(p.s.seats)]


@rule("RW-Z3")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((9, 7, 5, 3), (3, 2, 1, 0)),  # no tie
        ((9, 9, 5, 3), (3, 3, 1, 0)),  # a tie for first leaves 1 for the third
        ((9, 7, 7, 3), (3, 2, 2, 0)),  # for second
        ((9, 7, 5, 5), (3, 2, 1, 1)),  # for third
        ((9, 9, 9, 3), (3, 3, 3, 0)),
        ((9, 7, 7, 7), (3, 2, 2, 2)),
        ((9, 9, 5, 5), (3, 3, 1, 1)),
        ((9, 9, 9, 9), (3, 3, 3, 3)),
        ((0, 0, 0, 0), (3, 3, 3, 3)),  # having none ranks like any amount
        ((1, 0, 0, 0), (3, 2, 2, 2)),
        ((9, 7, 5), (2, 1, 0)),
        ((9, 9, 5), (2, 2, 0)),
        ((9, 7, 7), (2, 1, 1)),
        ((9, 9, 9), (2, 2, 2)),
        ((9, 7), (2, 0)),
        ((9, 9), (2, 2)),
        ((0, 0), (2, 2)),
    ],
)
def test_bonus_by_rank_for_two_three_and_four_players(amounts: Sequence[int], points: Sequence[int]) -> None:
    p = Position(len(amounts))
    for seat, n in enumerate(amounts, 1):
        p.give(seat, zinc=n, copper=n, silver=n, gold=n, money=100 * n)
    for what in range(5):
        assert bonuses(p, what) == list(points)


@rule("RW-Z3")
def test_five_bonuses_each_for_itself() -> None:
    p = Position(2).give(1, zinc=1, silver=2, money=100).give(2, copper=1, silver=2, money=200)
    assert [bonuses(p, what) for what in range(5)] == [[2, 0], [0, 2], [2, 2], [2, 2], [0, 2]]
    assert [p.s.standing(seat)[0] for seat in (0, 1)] == [6, 8]


@rule("RW-Z4")
def test_prestige_is_achievements_deliveries_and_bonuses() -> None:
    p = win(Position(4), 1, (0, 8))
    p.s.deliveries[:4], p.s.delivered[:] = [1, 0, 0, 2], [1, 0, 0, 2]
    everybody_ties = 5 * 3
    assert p.s.standing(0) == (4 + 6 + 2 + 2 * 5 + everybody_ties, 2, 6)
    assert p.s.standing(1) == (everybody_ties, 0, 6)


@rule("RW-Z4")
def test_ties_go_to_more_achievement_tiles_then_to_more_cubes_then_are_shared() -> None:
    # seat 1: 4 + 2 by two tiles; seat 2: 6 by one; all bonuses are tied by money and cubes of the same rank
    p = Position(2)
    p.s.prizes[0], p.s.prizes[2], p.s.taken[0], p.s.taken[2] = 4, 2, 1, 1
    p.s.prizes[9 + 8], p.s.taken[8] = 6, 1
    one, two = p.s.standing(0), p.s.standing(1)
    assert one[0] == two[0] and one > two
    q = Position(3).give(1, zinc=1, copper=3).give(2, zinc=3, copper=2).give(3, zinc=2, copper=1)
    totals = [q.s.standing(seat) for seat in range(3)]
    assert totals[0] == (2 * 3 + 0 + 2, 0, 4) and totals[1] == (2 * 3 + 2 + 1, 0, 5)
    same = Position(2)
    assert same.s.standing(0) == same.s.standing(1)
    final = GAME.scene(at_end(put_all(same)).s.view(0), 0)["final"]
    assert [row["place"] for row in final] == [1, 1]


def put_all(p: Position) -> Position:
    for seat in range(1, p.s.seats + 1):
        p.put(seat, 1, "center")
    return p


@rule("RW-Z4")
def test_equal_prestige_and_tiles_are_decided_by_cubes() -> None:
    p = Position(4).give(1, zinc=5, copper=2).give(2, zinc=2, copper=5).give(3, zinc=9, copper=9).give(4)
    one, two = p.s.standing(0), p.s.standing(1)
    assert one == two  # 7 cubes each: shared
    q = Position(4).give(1, zinc=6, copper=2).give(2, zinc=2, copper=5).give(3, zinc=9, copper=9).give(4)
    assert q.s.standing(0)[:2] == q.s.standing(1)[:2] and q.s.standing(0) > q.s.standing(1)


@rule("RW-Z5")
def test_the_turn_limit_scores_after_that_turn() -> None:
    p = Position(3, turn_limit=2).drilling().rest()
    assert p.s.phase == Phase.BID and p.s.round == 2
    p.drilling().rest(Phase.OVER)
    assert GAME.reasons[p.s.reason] == "turn_limit" and p.told("ended") == [{"reason": "turn_limit"}]


@rule("RW-Z5")
def test_without_the_option_turns_are_unlimited() -> None:
    p = Position(3)
    for turn in range(1, 30):
        assert p.s.round == turn
        p.drilling().rest()
    assert p.s.reason == 0


@rule("RW-Z1", "RW-V6")
def test_al_grows_before_the_end_is_tested() -> None:
    p = workshop(2).put(1, 1, "center").put(2, 1, "center").play("1 pass", "2 pass")
    assert p.asked()[1] == "al_raise" and p.s.reason == 0
    p.idle()
    assert GAME.reasons[p.s.reason] == "center"


@rule("RW-S3")
def test_all_screens_come_down_at_the_end() -> None:
    state = GAME.new(3, {"turn_limit": 1})
    rng = Rng(5)
    log: list[Event] = []
    while state.actor() != OVER:
        state.log = log
        actor = state.actor()
        choices = [state.sample(rng)] if actor == CHANCE else state.legal(actor)
        state.apply(actor, choices[rng.below(len(choices))])
    assert isinstance(state, Rockwell)
    shown = [event for event in log if event.kind == Tell.SHOWN]
    assert [event.args[0] for event in shown] == [0, 1, 2]
    for event in shown:
        seat = event.args[0]
        held = [int(scoring.holding(state, seat, what)) for what in range(5)]
        assert list(event.args[1:6]) == [*held[:4], 100 * held[4]]
        assert event.reveals
        assert sees(SPECTATOR, event.seen_by)
