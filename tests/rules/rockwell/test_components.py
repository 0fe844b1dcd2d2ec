"""RW-C: what is in the box."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from pithead.core.errors import PackError
from pithead.games.packs import core_pack
from pithead.games.rockwell import tables
from pithead.games.rockwell.game import RockwellGame
from pithead.games.rockwell.verbs import BORDER, CENTER, PLACES, TILES
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, PLENTY, SLOTS, Position
from tests.rules.rockwell.positions import PLACES as NAMES

assert isinstance(GAME, RockwellGame)
T = GAME.tables


def touching(place: str) -> list[str]:
    return [NAMES[p] for p in T.touches[NAMES.index(place)] if p < BORDER]


@rule("RW-C1")
def test_four_strata_of_eight_tiles_around_one_center_and_four_entrances_on_two_tiles_each() -> None:
    assert NAMES[:TILES] == [f"{letter}{i}" for letter in "ABCD" for i in range(1, 9)]
    assert [touching(f"E{k}") for k in range(1, 5)] == [["A1", "A2"], ["A3", "A4"], ["A5", "A6"], ["A7", "A8"]]
    assert [T.depth[NAMES.index(p)] for p in ("E1", "A1", "B1", "C1", "D1", "center")] == [0, 1, 2, 3, 4, 5]


@rule("RW-C2")
def test_a_tile_touches_its_ring_neighbours_and_the_tiles_outside_and_inside_it() -> None:
    assert touching("B8") == ["A8", "B1", "B7", "C8"]
    assert touching("A1") == ["A2", "A8", "B1", "E1"]
    assert touching("D5") == ["C5", "D4", "D6", "center"]
    assert touching("center") == [f"D{i}" for i in range(1, 9)]


@rule("RW-C2")
def test_adjacency_comes_from_the_pack(tmp_path: Path) -> None:
    text = '[[touch]]\nid = "B8"\nplaces = ["B1", "C8"]'
    changed = pack(tmp_path, "board.toml", text, text.replace('"C8"', '"C8", "C1"'))
    near = tables.load(changed).touches[NAMES.index("B8")]
    assert NAMES.index("C1") in near


@rule("RW-C3")
def test_required_powers_four_tiles_of_each() -> None:
    s = Position(4).s
    needs = [T.need[s.layout * TILES + i] for i in range(TILES)]
    assert [sorted(needs[i : i + 8]) for i in (0, 8, 16, 24)] == [
        [3] * 4 + [4] * 4,
        [5] * 4 + [6] * 4,
        [7] * 4 + [8] * 4,
        [9] * 4 + [10] * 4,
    ]


@rule("RW-C4")
def test_tile_backs_of_each_stratum() -> None:
    counts = [
        {T.back_names[b]: T.back_count[ring * T.backs + b] for b in range(T.backs) if T.back_count[ring * T.backs + b]}
        for ring in range(4)
    ]
    assert counts == [
        {"ZZ": 3, "ZC": 3, "CC": 2},
        {"ZC": 2, "CC": 3, "CS": 3},
        {"CS": 2, "SS": 3, "SG": 3},
        {"SS": 2, "SG": 3, "GG": 3},
    ]
    assert T.back_pay[T.back_names.index("SG") * 4 :][:4] == [0, 0, 1, 1]


CARDS = """
3: 7/4/0/0, 6/2/0/0, 4/3/0/0, 8/0/0/0, 5/3/1/0!, 3/1/0/0
4: 6/5/0/0, 5/4/0/0, 8/3/0/0, 4/3/2/0!, 3/5/0/0, 4/1/0/0
5: 5/4/2/0, 4/5/2/0, 3/6/2/0!, 3/4/4/0!, 6/3/1/1!, 4/3/1/0
6: 3/5/4/0, 2/5/5/0!, 4/4/3/1, 0/5/5/1!, 1/4/5/2!, 4/3/2/0
7: 0/3/5/4, 0/4/6/3, 2/4/5/3!, 0/2/6/5!, 0/3/5/5!, 2/3/4/1
8: 0/2/7/5, 0/3/5/6!, 0/4/4/3, 0/0/6/8!, 0/1/7/6!, 0/3/5/2
9: 0/1/6/8!, 0/2/5/8, 0/0/9/6!, 0/0/5/10!, 0/0/7/9!, 0/2/5/3
10: 0/0/5/11, 0/1/7/9!, 0/0/8/8!, 0/0/4/12!, 0/0/7/10!, 0/1/4/5
"""


@rule("RW-C5")
def test_forty_eight_cards_in_eight_piles_of_six() -> None:
    wanted = [[card.strip() for card in line.partition(":")[2].split(",")] for line in CARDS.strip().splitlines()]
    assert [T.card_names[6 * i : 6 * i + 6] for i in range(8)] == wanted
    assert list(T.pile_start) == [6 * i for i in range(9)]
    first = T.card_names.index("4/3/2/0!")
    assert (
        T.card_cubes[first * 4 : first * 4 + 4] == [4, 3, 2, 0]
        and T.card_danger[first] == 1
        and sum(T.card_danger) == 22
    )


@rule("RW-C6")
def test_four_piles_of_seven_delivery_tiles_cheapest_on_top() -> None:
    assert list(T.delivery_cost) == [6, 7, 8, 9, 10, 11, 12] * 4
    assert list(T.delivery_prestige) == [2, 3, 4, 5]


@rule("RW-C7")
@pytest.mark.parametrize(
    ("seats", "deals", "actions"), [(4, [4, 3, 2], [2, 2, 2]), (3, [4, 3, 0], [3, 2, 2]), (2, [4, 3, 0], [4, 3, 0])]
)
def test_slots_by_player_count(seats: int, deals: list[int], actions: list[int]) -> None:
    row = T.slot_uses[(seats - 2) * 10 : (seats - 1) * 10]
    assert row[4:7] == deals and row[7:10] == actions
    assert list(T.slot_bribes) == [1, 1, 0, 0]
    p = Position(seats).auction()
    assert p.legal(1) == [f"place {name}" for name, n in zip(SLOTS, row, strict=True) if n > 0]


@rule("RW-C8")
@pytest.mark.parametrize(("seats", "dear"), [(4, 15), (3, 20), (2, 20)])
def test_prices_by_player_count(seats: int, dear: int) -> None:
    at = (seats - 2) * 3
    assert T.safety_price[at : at + 3] == T.mineshaft_price[at : at + 3] == [dear, dear + 5, dear + 10]
    assert T.mobility_price[at : at + 3] == [15, 20, 25]
    assert T.power_price[1:4] == [15, 25, 35] and T.fees[1:] == [10, 15, 20, 25]


@rule("RW-C9")
def test_market_prices() -> None:
    assert list(T.prices) == [4, 6, 8, 10]


@rule("RW-C10")
def test_three_bribery_tiles_three_dice_and_a_supply_that_never_runs_out() -> None:
    s = Position(4).s
    assert (s.bribes, s.dice) == (3, 3)
    assert min(s.supply) >= PLENTY and s.bank >= PLENTY
    assert GAME.actions.by_name["bid_money"].args[0].domain.labels[:3] == ("0", "100", "200")


@rule("RW-C11", "RW-V1")
@pytest.mark.parametrize(
    ("seats", "values"),
    [
        (4, [[4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]]),
        (3, [[4, 3, 2], [5, 4, 3], [6, 5, 4]]),
        (2, [[4, 2], [5, 3], [6, 4]]),
    ],
)
def test_achievement_values_by_player_count(seats: int, values: list[list[int]]) -> None:
    p = Position(seats)
    goals = GAME.scene(p.s.view(0), 0)["achievements"]
    assert [goal["left"] for goal in goals] == [values[i // 3] for i in range(9)]


@rule("RW-C12")
def test_low_powers_are_one_less_and_the_printed_cards_stay_on_3_and_7() -> None:
    p = Position(4, tile_powers="low")
    piles = GAME.scene(p.s.view(0), 0)["piles"]
    assert [pile["pile"] for pile in piles] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert piles[0]["left"] == ["5/4/0/0", "6/2/0/0", "4/3/0/0", "8/0/0/0", "5/3/1/0!", "3/1/0/0"]
    assert piles[1]["left"] == ["6/5/0/0", "7/4/0/0", "8/3/0/0", "4/3/2/0!", "3/5/0/0", "4/1/0/0"]
    assert piles[4]["left"] == ["0/4/4/3", "0/4/6/3", "2/4/5/3!", "0/2/6/5!", "0/3/5/5!", "2/3/4/1"]
    assert piles[5]["left"][2] == "0/3/5/4"
    p.put(1, 2, "A1").put(2, 1, "A2").drilling({1: ["I3"]})
    p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/4/0/0")
    assert p.told("share")[0]["zinc"] == 5


# -- packs that are refused


def pack(folder: Path, file: str, old: str, new: str) -> Path:
    """The core pack with one change."""
    copytree(core_pack("rockwell"), folder / "changed")
    path = folder / "changed" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return folder / "changed"


@rule("RW-S1")
def test_a_pack_that_cannot_be_laid_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="keeps tiles of the same power apart"):
        tables.load(pack(tmp_path, "board.toml", "powers = [3, 4]", "powers = [3, 3]"))


@rule("RW-C2")
@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("board.toml", 'places = ["A1", "A2"]', 'places = ["A1", "Z9"]', "there is no place 'Z9'"),
        ("board.toml", 'id = "A1"\nplaces = ["A2", "B1"]', 'id = "A1"\nplaces = ["B1"]', "share a border"),
        ("board.toml", 'places = ["A1", "A2"]', 'places = ["A1", "E2"]', "must touch tiles"),
        ("board.toml", '"ZZ", "ZZ", "ZZ", "ZC"', '"ZZ", "ZZ", "ZX", "ZC"', "letters of ZCSG"),
        ("cards.toml", 'id = "6/2/0/0"', 'id = "7/4/0/0"', "stand once"),
        ("cards.toml", "pile = 3", "pile = 11", "piles are those"),
        ("game.toml", "money = 3000", "money = 3050", "steps of"),
        ("game.toml", "uses = [3, 3, 3]", "uses = [5, 3, 3]", "more than the one on its left"),
        ("prestige.toml", "costs = [6, 7,", "costs = [7, 6,", "cheapest tile lies on top"),
        ("prestige.toml", "cards = 6", "cards = 6\ncrews = 1", "one of cubes, cards, crews"),
    ],
)
def test_a_wrong_row_is_refused_with_its_reason(tmp_path: Path, file: str, old: str, new: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        tables.load(pack(tmp_path, file, old, new))


@rule("RW-C2")
def test_every_place_is_named_once_and_only_borders_join_two_tiles() -> None:
    assert len(NAMES) == len(set(NAMES)) == PLACES and NAMES[CENTER] == "center"
    assert [int(T.on[p]).bit_count() for p in range(PLACES)] == [1] * 32 + [0] * 5 + [2] * 32
    assert NAMES[BORDER + 7] == "A8/A1"
