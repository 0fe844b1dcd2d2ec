"""Dig Deep, who knows what: what a view shows, and to whom."""

from __future__ import annotations

import pytest

from pithead.core.api import SPECTATOR, TRUTH
from pithead.core.chance import Rng
from pithead.games.dig_deep.state import DigDeep
from tests.rule import rule
from tests.rules.dig_deep.positions import clear, cube, do, give, happen, heard, in_hand, kind, resolving, told, tops

ALICE, BOB, CAROL = 0, 1, 2


def dug(seats: int = 3, tile: str = "L1-RR", target: str = "a") -> DigDeep:
    """Alice has dug a tile of column a and put it back; two more Digs, pickaxes and Smelts are left."""
    s = resolving(seats, dig=3, mine=4, smelt=3)
    clear(s, "c", to=CAROL if seats > 2 else BOB)
    do(s, "dig a")
    happen(s, f"tile {tile}")
    do(s, f"put {target}")
    return s


def turn_of(s: DigDeep, seat: int) -> DigDeep:
    """The same position with another seat on turn and the same uses."""
    s.seat = seat
    return s


@rule("DD-H1")
def test_nobody_knows_a_face_down_tile_at_first() -> None:
    s = resolving(2)
    for audience in (ALICE, BOB, SPECTATOR, TRUTH):
        assert set(tops(s.view(audience)).values()) == {"?1"}


@rule("DD-H1", "DD-A7")
def test_only_the_digger_knows_a_dug_tile() -> None:
    s = dug()
    assert tops(s.view(ALICE))["a"] == "L1-RR"
    for audience in (BOB, CAROL, SPECTATOR):
        assert tops(s.view(audience))["a"] == "?1"
    assert tops(s.view(TRUTH))["a"] == "L1-RR"


@rule("DD-H1", "DD-A7")
def test_everybody_sees_from_where_to_where_a_tile_went_and_who_dug_it() -> None:
    s = resolving(3, dig=1)
    clear(s, "c", to=CAROL)
    events = heard(s)
    do(s, "dig a")
    happen(s, "tile L1-RR")
    do(s, "put c")
    for audience in (BOB, CAROL, SPECTATOR):
        assert told(events, audience) == ["dug 1 a 1", "put 1 a c"]
        rows = len(s.grid) // len(s.height)
        assert s.view(audience).knows[2 * rows] == 1 << ALICE
    assert told(events, ALICE) == ["dug 1 a 1", "saw 1 L1-RR", "put 1 a c"]


@rule("DD-H1")
def test_while_a_tile_is_under_way_only_the_digger_sees_it() -> None:
    s = resolving(3, dig=1)
    do(s, "dig a")
    happen(s, "tile L1-RR")
    assert s.view(ALICE).held == kind("L1-RR")
    for audience in (BOB, CAROL, SPECTATOR):
        assert s.view(audience).held == s.t.kinds
    assert s.view(BOB).pool[kind("L1-RR")] == s.pool[kind("L1-RR")] + 1


@rule("DD-H1")
def test_the_digger_knows_the_tile_wherever_it_is_put() -> None:
    s = dug(target="c")
    assert tops(s.view(ALICE))["c"] == "L1-RR"
    assert tops(s.view(BOB))["c"] == "?1"
    turn_of(s, BOB)
    do(s, "dig c", "put c")  # Bob sees it too: nothing is drawn
    assert tops(s.view(BOB))["c"] == "L1-RR"
    assert tops(s.view(CAROL))["c"] == "?1"
    turn_of(s, CAROL)
    do(s, "dig c", "put a")
    assert [tops(s.view(seat))["a"] for seat in (ALICE, BOB, CAROL)] == ["L1-RR"] * 3
    assert tops(s.view(SPECTATOR))["a"] == "?1"


@rule("DD-H1", "DD-A4")
def test_a_mined_tile_is_seen_by_its_taker_only() -> None:
    s = resolving(3, mine=1)
    events = heard(s)
    do(s, "mine a")
    happen(s, "tile L1-E")
    assert in_hand(s.view(ALICE), ALICE) == {"L1-E": 1}
    for audience in (BOB, CAROL, SPECTATOR):
        assert in_hand(s.view(audience), ALICE) == {"?1": 1}
        assert told(events, audience) == ["mined 1 a 1"]
    assert "saw 1 L1-E" in told(events, ALICE)


@rule("DD-H1")
def test_the_digger_knows_it_in_anothers_hand() -> None:
    s = turn_of(dug(), BOB)
    cube(s, BOB, "a")
    events = heard(s)
    do(s, "mine a")
    assert in_hand(s.view(ALICE), BOB) == {"L1-RR": 1}
    assert in_hand(s.view(BOB), BOB) == {"L1-RR": 1}
    assert in_hand(s.view(CAROL), BOB) == {"?1": 1}
    assert in_hand(s.view(SPECTATOR), BOB) == {"?1": 1}
    assert "saw 2 L1-RR" in told(events, ALICE)
    assert "saw 2 L1-RR" not in told(events, CAROL)


@rule("DD-H1")
def test_knowledge_of_a_hand_tile_ends_when_it_is_smelted() -> None:
    s = turn_of(dug(), BOB)
    do(s, "mine a", "stop", "smelt L1-RR")
    assert s.notes == []
    for audience in (ALICE, BOB, CAROL, SPECTATOR):
        assert in_hand(s.view(audience), BOB) == {}
        assert s.view(audience).shown[BOB * s.t.kinds + kind("L1-RR")] == 1


@rule("DD-H1")
def test_a_smelted_tile_counts_first_against_the_copies_that_others_know() -> None:
    s = turn_of(dug(tile="L1-R"), BOB)
    give(s, BOB, "hand", "L1-R")  # a second copy, which Alice has not seen
    do(s, "mine a", "stop")
    assert in_hand(s.view(ALICE), BOB) == {"L1-R": 1, "?1": 1}
    assert in_hand(s.view(BOB), BOB) == {"L1-R": 2}
    do(s, "smelt L1-R")
    assert in_hand(s.view(ALICE), BOB) == {"?1": 1}, "it cannot be told which of the two is left"
    assert in_hand(s.view(BOB), BOB) == {"L1-R": 1}


@rule("DD-H1")
def test_smelting_another_kind_leaves_the_knowledge() -> None:
    s = turn_of(dug(tile="L1-R"), BOB)
    give(s, BOB, "hand", "L1-E")
    do(s, "mine a", "stop", "smelt L1-E")
    assert in_hand(s.view(ALICE), BOB) == {"L1-R": 1}


@rule("DD-H1")
def test_two_known_copies_are_counted_one_by_one() -> None:
    s = resolving(2, dig=2, mine=2, smelt=1)
    for column in "ab":
        do(s, f"dig {column}")
        happen(s, "tile L1-R")
        do(s, f"put {column}")
    turn_of(s, BOB)
    do(s, "mine a", "mine b")
    assert in_hand(s.view(ALICE), BOB) == {"L1-R": 2}
    do(s, "smelt L1-R")
    assert in_hand(s.view(ALICE), BOB) == {"L1-R": 1}


@rule("DD-H1")
def test_a_note_is_seen_by_its_two_sides_alone() -> None:
    s = turn_of(dug(), BOB)
    do(s, "mine a")
    assert len(s.notes) == 1
    assert s.view(ALICE).notes == s.view(BOB).notes == s.notes
    assert s.view(CAROL).notes == s.view(SPECTATOR).notes == []


@rule("DD-H1")
def test_mining_what_oneself_has_dug_leaves_no_note() -> None:
    s = dug()
    do(s, "mine a")
    assert s.notes == []
    assert in_hand(s.view(ALICE), ALICE) == {"L1-RR": 1}
    assert in_hand(s.view(BOB), ALICE) == {"?1": 1}


@rule("DD-H1")
def test_what_is_public_is_the_same_in_every_view() -> None:
    s = turn_of(dug(), BOB)
    give(s, ALICE, "shown", "L3-SSD")
    give(s, BOB, "sold", "L2-RA")
    do(s, "mine a")
    public = (
        "seats",
        "round",
        "phase",
        "seat",
        "coins",
        "stock",
        "cubes",
        "invested",
        "price",
        "height",
        "knows",
        "shown",
        "sold",
        "dice",
        "faces",
        "market_roll",
        "market",
        "bag",
        "uses",
        "turn_limit",
    )
    for audience in (ALICE, BOB, CAROL, SPECTATOR):
        view = s.view(audience)
        for name in public:
            assert getattr(view, name) == getattr(s, name), name
        for seat in range(3):
            hand, truth = in_hand(view, seat), in_hand(s, seat)
            assert sum(hand.values()) == sum(truth.values()), "the number of hand tiles"
            for level in "123":
                known = sum(n for name, n in hand.items() if name[1] == level)
                assert known == sum(n for name, n in truth.items() if name[1] == level), "and their levels"


@rule("DD-H1")
def test_the_pool_of_a_view_holds_all_that_this_audience_has_not_seen() -> None:
    s = turn_of(dug(), BOB)
    do(s, "mine a")
    for audience in (ALICE, BOB, CAROL, SPECTATOR):
        view = s.view(audience)
        unknown = sum(1 for tile in view.grid if tile >= s.t.kinds)
        unknown += sum(view.hand[seat * (s.t.kinds + 3) + s.t.kinds + level] for seat in range(3) for level in range(3))
        assert sum(view.pool) == unknown


@rule("DD-H1")
@pytest.mark.parametrize("audience", [ALICE, BOB, CAROL, SPECTATOR])
def test_a_view_filled_in_looks_the_same_to_its_audience(audience: int) -> None:
    s = turn_of(dug(), BOB)
    do(s, "mine a", "mine b")
    happen(s, "tile L1-A")
    view = s.view(audience)
    seen = set()
    for n in range(20):
        whole = view.determinize(Rng(n))
        whole.audit()
        assert whole.view(audience).key() == view.key()
        seen.add(whole.key())
    assert len(seen) > 1, "what is unknown is dealt anew"


@rule("DD-H1")
def test_what_a_seat_may_not_know_does_not_change_its_view() -> None:
    one, other = dug(tile="L1-RR"), dug(tile="L1-E")
    assert one.view(ALICE).key() != other.view(ALICE).key()
    for audience in (BOB, CAROL, SPECTATOR):
        assert one.view(audience).key() == other.view(audience).key()
