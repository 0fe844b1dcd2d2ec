"""RW-E: extraction, shares and what is left over, with the worked examples of the rulebook.

Seats in the examples: 1 green, 2 red, 3 purple, 4 white.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from pithead.core.api import CHANCE
from pithead.games.packs import core_pack
from pithead.games.rockwell import tables
from pithead.games.rockwell.state import set_up
from pithead.games.rockwell.verbs import Phase
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, PLACES, Position, cubes

PRINTED = "card 0/3/5/4"


def booty(p: Position) -> dict[object, tuple[object, ...]]:
    """Shares and left-overs of the last card, by company."""
    out: dict[object, tuple[object, ...]] = {event["seat"]: cubes(event) for event in p.told("share")}
    for event in p.told("left_over"):
        out["rest", event["seat"]] = cubes(event)
    return out


@rule("RW-E4", "RW-E5")
def test_example_green_3_and_red_4() -> None:
    p = (
        Position(4)
        .put(1, 1, "C1", power=3)
        .put(2, 1, "C2", power=4)
        .drilling()
        .play("1 crew 1", "1 stay", "2 crew 1", "2 go C1")
    )
    p.chance("back SS", PRINTED)
    assert booty(p) == {"1": (0, 1, 2, 2), "2": (0, 1, 2, 2), ("rest", "2"): (0, 1, 1, 0)}
    assert p.stock(2) == (3, 2 + 2, 1 + 3, 0 + 2)


@rule("RW-E4", "RW-E5")
def test_example_red_2_green_4_purple_2_and_a_white_mineshaft() -> None:
    p = (
        Position(4)
        .mineshaft(4, "C1")
        .put(2, 1, "C1", power=2)
        .put(1, 1, "C1", power=4)
        .put(3, 1, "C8", power=2)
        .drilling()
    )
    p.play("1 crew 2", "1 stay", "2 crew 2", "2 stay", "3 crew 1", "3 go C1").chance("back SS", PRINTED)
    assert booty(p) == {"1": (0, 1, 1, 1), "2": (0, 1, 1, 1), "3": (0, 1, 1, 1), ("rest", "4"): (0, 0, 2, 1)}
    assert p.stock(4) == (3, 2, 3, 1)


@rule("RW-E5")
def test_example_three_way_tie_goes_to_white_who_arrives_with_1() -> None:
    p = (
        Position(4)
        .put(1, 1, "C1", power=2)
        .put(2, 1, "C1", power=2)
        .put(3, 1, "C1", power=1, die=1)
        .put(4, 1, "B1")
        .drilling()
    )
    p.play("1 crew 2", "1 stay", "2 crew 2", "2 stay", "3 crew 2", "3 stay", "4 crew 1", "4 go C1").chance(
        "back SS", PRINTED
    )
    assert booty(p)["rest", "4"] == (0, 3, 1, 0)  # four share: nobody gets copper, one silver and one gold each
    assert {name: shared for name, shared in booty(p).items() if name in ("1", "2", "3", "4")} == {
        str(i): (0, 0, 1, 1) for i in range(1, 5)
    }


@rule("RW-E4", "RW-H1")
def test_example_green_4_alone_hires_power_3_and_takes_all() -> None:
    p = Position(4).put(1, 1, "C1", power=4).drilling({1: ["I3"]}).play("1 crew 1", "1 stay", "1 hire 3")
    p.chance("back SS", PRINTED)
    assert p.money(1) == 1000 and p.stock(1) == (3, 2 + 3, 1 + 5, 4) and p.told("left_over") == []


@rule("RW-B1", "RW-B3", "RW-E5")
def test_example_green_bribes_red_with_a_die_and_red_has_priority() -> None:
    p = (
        Position(4)
        .put(1, 1, "A1")
        .put(2, 1, "A2", die=1)
        .drilling({1: ["I1"]})
        .play("1 crew 1", "1 stay", "1 bribe 2 1 A1")
    )
    p.chance("back ZZ", "card 7/4/0/0")
    assert p.money(1) == 2000 and p.money(2) == 3000 and p.die(2, 1) == 1
    assert booty(p) == {"1": (3, 2, 0, 0), "2": (3, 2, 0, 0), ("rest", "2"): (1, 0, 0, 0)}
    assert p.s.cards == [1, 0, 0, 0]  # the briber was active


@rule("RW-B1", "RW-E5")
def test_example_red_arrives_and_bribes_purple_and_takes_what_is_left_over() -> None:
    p = (
        Position(4)
        .put(1, 1, "A1")
        .put(3, 1, "A2")
        .drilling({2: ["I1"]})
        .play("1 crew 1", "1 stay", "2 crew 1", "2 go A1", "2 bribe 3 1 A1")
    )
    p.chance("back ZZ", "card 7/4/0/0")
    assert booty(p) == {"1": (2, 1, 0, 0), "2": (2, 1, 0, 0), "3": (2, 1, 0, 0), ("rest", "2"): (1, 1, 0, 0)}


@rule("RW-E1")
@pytest.mark.parametrize(("power", "drilled"), [(1, False), (2, True), (4, True)])
def test_a_tile_is_drilled_as_soon_as_its_power_is_reached_or_passed(power: int, drilled: bool) -> None:
    p = Position(4).put(2, 2, "A1").put(1, 1, "E1", power=power).drilling().play("1 crew 1", "1 go A1")
    assert (p.s.phase == Phase.BACK) is drilled


@rule("RW-E1")
def test_a_drilled_tile_is_not_drilled_again() -> None:
    p = Position(4).drill("A1").put(1, 2, "A1", power=4).drilling().play("1 crew 1", "1 go A1")
    assert p.asked()[0] == 2


@rule("RW-E2", "RW-D8")
def test_two_tiles_at_once_the_actor_picks_and_the_other_is_looked_at_again() -> None:
    q = (
        Position(4)
        .put(1, 1, "C1", power=3)
        .put(2, 1, "B1", power=2)
        .put(3, 1, "B2", power=3)
        .levels(1, mobility=3)
        .drilling()
    )
    q.play("1 crew 1", "1 go B1/B2")
    assert q.asked() == (1, "first") and q.legal(1) == ["drill B1", "drill B2"]
    q.play("1 drill B2").chance("back CC", "card 3/5/4/0")
    assert q.place(1, 1) == "B2" and q.asked()[0] == 2  # B1 has power 2 left and is not drilled
    assert [event["seat"] for event in q.told("share")] == ["1", "3"]


@rule("RW-E2")
def test_the_second_tile_is_drilled_too_where_it_is_filled_without_the_straddler() -> None:
    p = (
        Position(4)
        .put(1, 1, "C1", power=3)
        .put(2, 1, "B1", power=2)
        .put(3, 1, "B2", power=3)
        .levels(1, mobility=3)
        .drilling()
    )
    p.play("1 crew 1", "1 go B1/B2", "1 drill B1")
    p.put(3, 2, "B2", power=3).chance("back CC", "card 4/5/2/0")  # by hand: no act of the game fills B2 meanwhile
    assert p.s.phase == Phase.BACK and p.s.spot == PLACES.index("B2") and p.place(1, 1) == "B1"
    p.chance("back CC", "card 3/5/4/0")
    assert p.told("card")[1]["seat"] == "1" and p.s.cards == [2, 0, 0, 0]
    assert [event["seat"] for event in p.told("share")] == ["1", "2", "3"]


@rule("RW-E3")
def test_back_and_card_are_revealed_and_everything_stays_on_the_tile() -> None:
    p = Position(4).mineshaft(3, "A1").put(1, 2, "A1", die=1).drilling().play("1 crew 1", "1 go A1")
    p.chance("back CC")
    assert GAME.outcomes.format(p.s.outcomes()[0][0]) == "card 7/4/0/0" and len(p.s.outcomes()) == 6
    p.chance("card 6/2/0/0")
    assert (p.place(1, 1), p.place(1, 2), p.die(1, 2), p.s.shaft[0]) == ("A1", "A1", 1, 2)
    assert p.told("drilled") == [{"seat": "1", "tile": "A1", "back": "CC"}]


@rule("RW-E3")
def test_a_drawn_card_does_not_come_again() -> None:
    p = Position(4).put(1, 2, "A1", power=2).put(2, 2, "A3", power=2).drilling()
    p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 6/2/0/0")
    p.play("2 crew 1", "2 stay", "3 crew 2", "3 go A3").chance("back ZZ")
    assert "card 6/2/0/0" not in [GAME.outcomes.format(code) for code, _ in p.s.outcomes()]
    assert p.s.chance_key() == (4, 0, 1)


@rule("RW-E4")
def test_power_does_not_matter_for_the_share_and_a_mineshaft_alone_gives_none() -> None:
    p = (
        Position(4)
        .mineshaft(3, "A1")
        .put(2, 1, "A1")
        .put(1, 2, "A1")
        .drilling()
        .play("1 crew 1", "1 go A1")
        .chance("back ZZ", "card 8/0/0/0")
    )
    assert booty(p) == {"1": (4, 0, 0, 0), "2": (4, 0, 0, 0)} and p.stock(3) == (3, 2, 1, 0)


@rule("RW-E5")
def test_most_power_counts_dice_and_beats_the_active_player() -> None:
    p = (
        Position(4)
        .put(2, 1, "B1", power=2, die=2)
        .put(1, 1, "C1", power=3)
        .drilling()
        .play("1 crew 1", "1 go B1")
        .chance("back CC", "card 5/4/2/0")
    )
    assert booty(p)["rest", "2"] == (1, 0, 0, 0)


@rule("RW-E5")
def test_a_tie_below_the_top_is_no_tie() -> None:
    p = (
        Position(4)
        .put(2, 1, "B1", power=3)
        .put(3, 1, "B1")
        .put(1, 1, "A1")
        .drilling()
        .play("1 crew 1", "1 go B1")
        .chance("back CC", "card 5/4/2/0")
    )
    assert booty(p)["rest", "2"] == (2, 1, 2, 0)


@rule("RW-E6")
def test_the_active_player_keeps_the_card_priority_or_not() -> None:
    p = Position(4).put(2, 1, "A1", power=2).drilling().play("1 crew 1", "1 go A1").chance("back ZZ", "card 7/4/0/0")
    assert p.s.cards == [1, 0, 0, 0] and booty(p)["rest", "2"] == (1, 0, 0, 0)


@rule("RW-E7")
def test_a_pile_that_runs_out_is_shuffled_again_and_kept_cards_still_count(tmp_path: Path) -> None:
    copytree(core_pack("rockwell"), tmp_path / "small")
    path = tmp_path / "small" / "cards.toml"
    text = path.read_text()
    for card in ("6/2/0/0", "4/3/0/0", "8/0/0/0", "5/3/1/0!"):
        text = text.replace(f'[[card]]\nid = "{card}"\npile = 3\nsource = "reconstructed"\n', "")
    path.write_text(text)
    s = set_up(tables.load(tmp_path / "small"), 4, 0, 0, 0, 0)
    cards = []
    for i, tile in enumerate((0, 2, 4)):
        s.spot, s.phase, s.drilled = tile, Phase.CARD, s.drilled | 1 << tile
        s.place[0] = tile
        cards.append(len(s.outcomes()))
        s.apply(CHANCE, s.outcomes()[0][0])
        assert s.cards[0] == i + 1
    assert cards == [2, 1, 2]


@rule("RW-E8")
def test_one_extraction_runs_reveal_join_draw_shares_danger_booty_achievements() -> None:
    p = Position(4).give(1, zinc=7, copper=7, money=3000).put(1, 2, "A1").put(2, 1, "A1/A2").drilling().forget()
    p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/3/1/0!").play("1 discard 0", "2 discard 0")
    names = [GAME.events[e.kind].name for e in p.log]
    told = "moved drilled joined card share share left_over danger danger discarded discarded lost lost achieved"
    assert names == told.split()
    assert p.prize(1, "zinc_copper") == 4 and p.asked()[0] == 2


@rule("RW-E8", "RW-Q1")
def test_lost_booty_does_not_count_for_an_achievement() -> None:
    p = Position(4).give(1, zinc=7, copper=7, money=3000).put(1, 1, "E1", power=4).drilling()
    p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/3/1/0!").play("1 discard 0")
    # power 4 loses the silver and three copper: no copper is added
    assert p.stock(1) == (12, 7, 0, 0) and p.prize(1, "zinc_copper") == 0
