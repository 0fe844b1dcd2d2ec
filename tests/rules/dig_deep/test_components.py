"""Dig Deep, components: the core pack against the clauses that describe it."""

from __future__ import annotations

from collections import Counter

import pytest

from pithead.core.errors import OptionError
from pithead.games.clauses import rules_file
from pithead.games.dig_deep.verbs import ACTIONS, GEMS, LETTERS
from tests.rule import rule
from tests.rules.dig_deep.positions import GAME, KINDS, do, give, legal, opened, prices, resolving, throw

T = GAME.tables
CLAUSES = rules_file("dig_deep").read_text(encoding="utf-8")


def table_after(clause: str) -> list[list[str]]:
    """The rows of the table below a clause, without its head."""
    lines = CLAUSES.split(f"**{clause}**", 1)[1].splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("|"))
    rows: list[list[str]] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


@rule("DD-C1")
@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        GAME.new(seats)


@rule("DD-C1")
def test_five_gems_start_at_two() -> None:
    assert prices(opened()) == {"ruby": 2, "emerald": 2, "amethyst": 2, "sapphire": 2, "diamond": 2}


@rule("DD-C1")
def test_prices_stay_between_zero_and_ten() -> None:
    s = opened()
    prices(s, ruby=9)
    throw(s, "ruby ruby ruby", "mine 1, mine 1, mine 1")
    assert prices(s)["ruby"] == 10
    s = resolving(advertise=2)
    prices(s, ruby=1)
    do(s, "advertise ruby -1")
    assert prices(s)["ruby"] == 0
    assert "advertise ruby -1" not in legal(s)


@rule("DD-C2")
@pytest.mark.parametrize(("seats", "per_level"), [(2, 12), (3, 18), (4, 24)])
def test_tiles_of_each_level_by_number_of_players(seats: int, per_level: int) -> None:
    supply = T.supply[(seats - 2) * T.kinds : (seats - 1) * T.kinds]
    by_level = [sum(n for k, n in enumerate(supply) if T.level[k] == level) for level in range(3)]
    assert by_level == [per_level] * 3


@rule("DD-C3")
@pytest.mark.parametrize(("seats", "rows", "columns"), [(4, 9, 8), (3, 6, 9), (2, 6, 6)])
def test_grid_by_number_of_players_level_one_on_top(seats: int, rows: int, columns: int) -> None:
    s = opened(seats)
    assert len(s.height) == columns
    assert s.height == [rows] * columns
    for column in range(columns):
        from_bottom = [int(s.t.level[tile]) + 1 for tile in s.grid[column * rows : (column + 1) * rows]]
        assert from_bottom == sorted([1, 2, 3] * (rows // 3), reverse=True)
    assert all(tile >= s.t.kinds for tile in s.grid), "all face down, unknown to everybody"


@rule("DD-C4")
def test_dice_of_the_box() -> None:
    counts = dict(zip(T.die_names, T.die_count, strict=True))
    assert counts == {"basic": 12, "pink": 5, "red": 5, "blue": 5, "yellow": 5, "green": 5, "white": 5, "black": 5}


@rule("DD-C4")
def test_a_market_die_has_the_five_gems_and_a_wild() -> None:
    assert sorted(T.market_faces) == [0, 1, 2, 3, 4, 5]


@rule("DD-C5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_starts_with(seats: int) -> None:
    s = opened(seats)
    assert s.stock == [20] * seats
    assert s.coins == [12] * seats
    assert s.dice == [0, 0, 0, -1, -1, -1] * seats


@rule("DD-C5")
def test_coins_never_run_out() -> None:
    s = resolving(sell=1)
    s.coins[1] = 990  # all the tokens of the box
    give(s, 0, "shown", "L1-RR")
    do(s, "sell L1-RR")
    assert s.coins == [16, 990]


@rule("DD-C6")
def test_faces_of_the_dice() -> None:
    rows = {row[0]: row[1].lower().split(", ") for row in table_after("DD-C6")}
    pack = {}
    for die, name in enumerate(T.die_names):
        pack[name] = [f"{ACTIONS[T.face_action[f]]} {T.face_number[f]}" for f in range(die * 6, die * 6 + 6)]
    assert len(rows) == 8
    assert pack == rows


@rule("DD-C7")
def test_prices_of_the_dice_market() -> None:
    assert T.prices == [5, 6, 7, 8, 9, 10]


@rule("DD-C8")
@pytest.mark.parametrize(("seats", "copies"), [(2, (1, 1)), (3, (2, 1)), (4, (2, 2))])
def test_tiles_of_the_two_packs(seats: int, copies: tuple[int, int]) -> None:
    want: Counter[str] = Counter()
    for level, *packs in table_after("DD-C8"):
        for cell, times in zip(packs, copies, strict=True):
            for gems in cell.split(", "):
                want[f"{level}-{''.join(sorted(gems, key=LETTERS.index))}"] += times
    have = Counter({name: int(T.supply[(seats - 2) * T.kinds + k]) for k, name in enumerate(KINDS)})
    assert +have == want


@rule("DD-C9")
@pytest.mark.parametrize(("level", "order"), [(1, "REASD"), (2, "ASEDR"), (3, "DSERA")])
def test_the_board_names_gems_from_most_to_least_common(level: int, order: str) -> None:
    assert T.frequency[level - 1] == order
    counts = dict.fromkeys(LETTERS, 0)
    for k, name in enumerate(KINDS):
        if T.level[k] == level - 1:
            for gem, letter in enumerate(LETTERS):
                counts[letter] += int(T.supply[2 * T.kinds + k] * T.gems[k * 5 + gem])
    common = [counts[letter] for letter in order]
    assert common == sorted(common, reverse=True)
    assert level != 1 or counts["S"] == counts["D"]


@rule("DD-C9")
def test_letter_order_within_a_tile_does_not_matter() -> None:
    assert "L1-EA" in KINDS
    assert "L1-AE" not in KINDS
    assert len(KINDS) == len({(name[:2], frozenset(Counter(name[3:]).items())) for name in KINDS}) == 28
    assert [T.gems[KINDS.index("L3-SSD") * 5 + g] for g in range(5)] == [0, 0, 0, 2, 1]
    assert GEMS == ("ruby", "emerald", "amethyst", "sapphire", "diamond")
