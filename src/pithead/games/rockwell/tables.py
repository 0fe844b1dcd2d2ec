"""Rockwell's content pack, checked and frozen into int tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pithead.core.api import PackInfo
from pithead.core.errors import PackError
from pithead.games.packs import Pack, Row, core_pack
from pithead.games.rockwell import atlas
from pithead.games.rockwell.verbs import (
    GOALS,
    MAX_BACKS,
    MAX_CARDS,
    RESOURCES,
    RING,
    SLOTS,
    STRATA,
    TILES,
    place_names,
    slot_names,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from pithead.core.api import Ints

LETTERS = "ZCSG"
ADVANTAGES = ("bribery", "subcontracting")
NUMBERS = ("two", "three", "four")
PILES: Final = 8


class Tables:
    """The figures of one pack. Money is in hundreds of dollars; tables by player count (RW-V1) start with two seats."""

    info: PackInfo
    # the board
    touches: list[list[int]]  # place: places that touch it
    on: Ints  # place: mask of the tiles that a crew there stands on
    near: Ints  # place: mask of the tiles that adjoin it
    depth: Ints  # place: entrance 0, strata 1 to 4, center 5
    reach_start: Ints  # mobility * PLACES + place: where its destinations start in `reach`
    reach: Ints
    layouts: Ints  # layouts that can be laid: a bit for each stratum
    need: Ints  # layout * TILES + tile: required power
    pile: Ints  # layout * TILES + tile: index of the pile
    # tile backs and extraction cards
    back_names: list[str]
    backs: i64  # kinds of back
    back_count: Ints  # stratum * backs + kind
    back_pay: Ints  # kind * 4 + resource
    card_names: list[str]
    cards: i64
    pile_start: Ints  # first slot of each pile, and the number of cards
    card_at: Ints  # low * cards + slot: the card
    slot_of: Ints  # low * cards + card: its slot
    card_cubes: Ints  # card * 4 + resource
    card_danger: Ints
    # companies
    start_cubes: Ints
    start_money: i64
    prices: Ints
    bribery_tiles: i64
    dice: i64
    rounds: i64
    fees: Ints  # power: the fee of a subcontractor; 0 for none
    power_price: Ints  # power: the price of the next one
    safety_price: Ints  # (seats - 2) * 3 + level
    mobility_price: Ints
    mineshaft_price: Ints
    saves: Ints  # level of Safety
    slot_uses: Ints  # (seats - 2) * SLOTS + slot; Board I: 1
    slot_bribes: Ints  # slot of Board I: 1 for bribery, 0 for subcontracting
    # prestige
    delivery_start: Ints  # first tile of each pile, and the number of tiles
    delivery_cost: Ints
    delivery_prestige: Ints  # by resource
    goal_names: list[str]
    goal_tier: Ints
    goal_cubes: Ints  # goal * 4 + resource; all 0 where it is no such goal
    goal_cards: Ints
    goal_crews: Ints
    goal_power: Ints
    goal_depth: Ints
    stock_goals: Ints  # the goals that ask for cubes
    crew_goals: Ints  # the goals that ask for crews
    last_tier: i64  # mask of the goals of the last tier
    values: Ints  # ((seats - 2) * 3 + tier) * 4 + how many have been taken
    bonus: Ints  # (seats - 2) * 4 + rank
    end_goals: i64


def load(folder: Path | None = None) -> Tables:
    """The tables of a pack folder (default: the core pack); PackError says which file, which row, why."""
    pack = Pack(folder or core_pack("rockwell"))
    t = Tables()
    _board(t, pack)
    _cards(t, pack)
    _companies(t, pack)
    _slots(t, pack)
    _deliveries(t, pack)
    _achievements(t, pack)
    t.info = pack.info()
    return t


def _board(t: Tables, pack: Pack) -> None:
    """RW-C1 to RW-C4: strata, backs and what touches what; RW-S1: the layouts."""
    rows = pack.rows("board.toml", "stratum")
    file = str(pack.path / "board.toml")
    powers: list[list[int]] = []
    backs: list[list[str]] = []
    t.back_names = []
    for i, row in enumerate(rows):
        if i >= len(STRATA) or row.text("id") != STRATA[i]:
            raise row.refuse(f"the strata are {', '.join(STRATA)}, in this order")
        powers.append(row.numbers("powers", 1, 40, 2))
        backs.append(row.texts("backs", RING))
        for back in backs[-1]:
            if not back or any(letter not in LETTERS for letter in back):
                raise row.refuse(f"the back '{back}' must be letters of {LETTERS}")
            if back not in t.back_names:
                t.back_names.append(back)
        row.done()
    if len(rows) != len(STRATA) or len(t.back_names) > MAX_BACKS:
        raise PackError(file, "stratum", f"there must be {len(STRATA)} strata and at most {MAX_BACKS} different backs")
    t.backs = len(t.back_names)
    t.back_count = [ring.count(name) for ring in backs for name in t.back_names]
    t.back_pay = [name.count(letter) for name in t.back_names for letter in LETTERS]
    names = place_names()
    pairs: list[tuple[int, int]] = []
    for row in pack.rows("board.toml", "touch", known_by="id"):
        here = row.text("id")
        for there in row.texts("places"):
            for name in (here, there):
                if name not in names or "/" in name:
                    raise row.refuse(f"there is no place '{name}'")
            pairs.append((names.index(here), names.index(there)))
        row.done()
    t.touches = atlas.touches(pairs)
    wrong = atlas.fault(t.touches)
    if wrong:
        raise PackError(file, "touch", wrong)
    t.on = list(atlas.standing())
    t.near = list(atlas.adjoining(t.touches))
    t.depth = list(atlas.depths())
    start, reach = atlas.destinations(t.touches)
    t.reach_start = list(start)
    t.reach = list(reach)
    t.layouts = list(atlas.layouts(t.touches, powers))
    if not t.layouts:
        raise PackError(file, "stratum", "no layout keeps tiles of the same power apart")
    t.need = [atlas.need(powers, layout, tile) for layout in range(16) for tile in range(TILES)]
    numbers = sorted({power for pair in powers for power in pair})
    t.pile = [numbers.index(int(power)) for power in t.need]


def _cards(t: Tables, pack: Pack) -> None:
    """RW-C5, RW-C12: the piles by required power, and the cards that change places with low powers."""
    file = str(pack.path / "cards.toml")
    numbers = sorted({int(power) for power in t.need})
    t.card_names, t.card_cubes, t.card_danger, t.pile_start = [], [], [], [0]
    last = 0
    for row in pack.rows("cards.toml", "card"):
        name = row.text("id")
        figures = name.removesuffix("!").split("/")
        if len(figures) != 4 or not all(f.isdigit() for f in figures) or name in t.card_names:
            raise row.refuse("the id must be zinc/copper/silver/gold, with ! for Danger, and stand once")
        number = row.number("pile", 1, 40)
        if number not in numbers or numbers.index(number) < last:
            raise row.refuse(f"the piles are those of the required powers {numbers}, in this order")
        while last < numbers.index(number):
            last += 1
            t.pile_start.append(len(t.card_names))
        t.card_names.append(name)
        for figure in figures:
            t.card_cubes.append(int(figure))
        t.card_danger.append(1 if name.endswith("!") else 0)
        row.done()
    t.cards = len(t.card_names)
    t.pile_start.append(t.cards)
    sizes = [t.pile_start[i + 1] - t.pile_start[i] for i in range(len(t.pile_start) - 1)]
    if len(numbers) != PILES or len(sizes) != PILES or 0 in sizes or t.cards > MAX_CARDS:
        raise PackError(file, "card", f"there must be {PILES} piles with a card each, and at most {MAX_CARDS} cards")
    low = list(range(t.cards))
    for row in pack.rows("cards.toml", "low_swap"):
        pair = row.texts("cards", 2)
        if any(name not in t.card_names for name in pair):
            raise row.refuse(f"there is no card {pair[0]} or {pair[1]}")
        a, b = t.card_names.index(pair[0]), t.card_names.index(pair[1])
        low[a], low[b] = low[b], low[a]
        row.done()
    t.card_at = list(range(t.cards)) + list(low)
    t.slot_of = list(range(t.cards)) + [low.index(i) for i in range(t.cards)]


def _money(row: Row, name: str, length: int) -> list[int]:
    """Dollars as hundreds."""
    out: list[int] = []
    for value in row.numbers(name, 0, 100000, length):
        if value % 100:
            raise row.refuse(f"'{name}' holds {value}; money moves in steps of $100")
        out.append(value // 100)
    return out


def _companies(t: Tables, pack: Pack) -> None:
    """RW-S3, RW-C8 to RW-C10, RW-G2, RW-Z3."""
    file = str(pack.path / "game.toml")
    row = pack.row("game.toml", "start")
    t.start_cubes = list(row.numbers("cubes", 0, 20, 4))
    if row.number("money", 0, 20000) % 100:
        raise row.refuse("money moves in steps of $100")
    t.start_money = row.number("money", 0, 20000) // 100
    row.done()
    row = pack.row("game.toml", "market")
    t.prices = list(_money(row, "prices", 4))
    if list(t.prices) != sorted(t.prices) or t.prices[0] == 0:
        raise row.refuse("each resource must be at least as dear as the one before")
    row.done()
    row = pack.row("game.toml", "control_center")
    t.bribery_tiles = row.number("bribery_tiles", 0, 9)
    t.dice = row.number("dice", 0, 9)
    t.rounds = row.number("drilling_rounds", 1, 9)
    row.done()
    row = pack.row("game.toml", "fees")
    t.fees = [0] + list(_money(row, "subcontractor", 4))
    t.power_price = [0] + list(_money(row, "power", 3)) + [0]
    row.done()
    prices: dict[int, list[list[int]]] = {}
    for row in pack.rows("game.toml", "improvements", known_by="seats"):
        prices[row.number("seats", 2, 4)] = [_money(row, name, 3) for name in ("safety", "mobility", "mineshaft")]
        row.done()
    bonus: dict[int, list[int]] = {}
    for row in pack.rows("game.toml", "bonus", known_by="seats"):
        seats = row.number("seats", 2, 4)
        bonus[seats] = row.numbers("prestige", 0, 20, seats - 1)
        row.done()
    for seats in (2, 3, 4):
        if seats not in prices or seats not in bonus:
            raise PackError(file, "", f"improvements and bonus need a row for {seats} seats")
    t.safety_price = [n for seats in (2, 3, 4) for n in prices[seats][0]]
    t.mobility_price = [n for seats in (2, 3, 4) for n in prices[seats][1]]
    t.mineshaft_price = [n for seats in (2, 3, 4) for n in prices[seats][2]]
    t.bonus = [n for seats in (2, 3, 4) for n in (bonus[seats] + [0, 0, 0])[:4]]
    row = pack.row("game.toml", "safety")
    t.saves = list(row.numbers("saves", 0, 99, 4))
    row.done()
    row = pack.row("game.toml", "ending")
    t.end_goals = row.number("achievements", 1, GOALS)
    row.done()


def _slots(t: Tables, pack: Pack) -> None:
    """RW-C7: what each slot gives, by number of players; the best slot of a board comes first."""
    names = slot_names()
    uses: list[list[int]] = []
    t.slot_bribes = []
    for i, row in enumerate(pack.rows("game.toml", "slot")):
        if i >= SLOTS or row.text("id") != names[i]:
            raise row.refuse(f"the slots are {', '.join(names)}, in this order")
        if i < 4:
            t.slot_bribes.append(1 if row.text("advantage", ADVANTAGES) == "bribery" else 0)
            uses.append([1, 1, 1])
        else:
            uses.append(row.numbers("uses", 0, 9, 3))
            if i not in (4, 7) and any(more > less for more, less in zip(uses[-1], uses[-2], strict=True)):
                raise row.refuse("a slot must not give more than the one on its left")
        row.done()
    if len(uses) != SLOTS:
        raise PackError(str(pack.path / "game.toml"), "slot", f"there must be {SLOTS} slots")
    t.slot_uses = [row[seats] for seats in range(3) for row in uses]


def _deliveries(t: Tables, pack: Pack) -> None:
    """RW-C6: a pile for each resource, cheapest on top."""
    t.delivery_start, t.delivery_cost, t.delivery_prestige = [0], [], []
    rows = pack.rows("prestige.toml", "delivery")
    for i, row in enumerate(rows):
        if i >= len(RESOURCES) or row.text("id") != RESOURCES[i]:
            raise row.refuse(f"the piles are {', '.join(RESOURCES)}, in this order")
        costs = row.numbers("costs", 1, 99)
        if costs != sorted(costs):
            raise row.refuse("the cheapest tile lies on top")
        for cost in costs:
            t.delivery_cost.append(cost)
        t.delivery_start.append(len(t.delivery_cost))
        t.delivery_prestige.append(row.number("prestige", 0, 20))
        row.done()
    if len(rows) != len(RESOURCES):
        raise PackError(str(pack.path / "prestige.toml"), "delivery", "there must be a pile for each resource")


def _achievements(t: Tables, pack: Pack) -> None:
    """RW-C11, RW-Q2: what a tile is worth by tier and player count, and the conditions."""
    file = str(pack.path / "prestige.toml")
    tiers: list[list[list[int]]] = []
    for row in pack.rows("prestige.toml", "tier"):
        row.number("id", len(tiers) + 1, len(tiers) + 1)
        tiers.append([row.numbers(name, 1, 20, i + 2) for i, name in enumerate(NUMBERS)])
        row.done()
    if len(tiers) != 3:
        raise PackError(file, "tier", "there must be three tiers")
    t.values = [n for seats in range(3) for tier in tiers for n in (tier[seats] + [0, 0])[:4]]
    t.goal_names, t.goal_tier, t.goal_cubes, t.goal_cards = [], [], [], []
    t.goal_crews, t.goal_power, t.goal_depth, t.stock_goals, t.crew_goals = [], [], [], [], []
    t.last_tier = 0
    for i, row in enumerate(pack.rows("prestige.toml", "achievement")):
        t.goal_names.append(row.text("id"))
        t.goal_tier.append(row.number("tier", 1, 3) - 1)
        cubes, cards, crews = row.has("cubes"), row.has("cards"), row.has("crews")
        if cubes + cards + crews != 1:
            raise row.refuse("a condition is one of cubes, cards, crews")
        if cubes:
            t.stock_goals.append(i)
        if crews:
            t.crew_goals.append(i)
        for n in row.numbers("cubes", 0, 99, 4) if cubes else [0, 0, 0, 0]:
            t.goal_cubes.append(n)
        t.goal_cards.append(row.number("cards", 1, 99) if cards else 0)
        t.goal_crews.append(row.number("crews", 1, 4) if crews else 0)
        t.goal_power.append(row.number("power", 1, 4) if crews else 0)
        t.goal_depth.append(row.number("depth", 0, 5) if crews else 0)
        if t.goal_tier[i] == 2:
            t.last_tier |= 1 << i
        row.done()
    if len(t.goal_names) != GOALS:
        raise PackError(file, "achievement", f"there must be {GOALS} achievements")
