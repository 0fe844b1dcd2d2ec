"""A bot at a served table has one seed for its seat and game: whoever decides a step, it is a step of the same plan."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from pithead.bots.driver import bot_seed, hint_seed, luck_of, seat_bot
from pithead.bots.registry import HEATS, level_scale, styles
from pithead.bots.rockwell.apprentice import Apprentice
from pithead.bots.rockwell.foreman import Foreman
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Phase
from pithead.server.settings import Sources
from pithead.server.store import Store
from pithead.server.tables.bots import check_bot
from pithead.table.record import Record
from pithead.table.table import Table
from tests.server.harness import Json, tokens, wait_for
from tests.server.inside import Inside, inside

GAME = load_game("rockwell")
NAMES = ["apprentice", "foreman", "apprentice", *styles("rockwell"), "foreman"]
BIDS = 200


@dataclass(frozen=True)
class Bid:
    """A bot's whole bid: in which turn, what it had in mind, what it bid step by step."""

    bot: str
    turn: int
    mind: list[int]
    steps: list[int]


def bot_seats(names: list[str]) -> list[Json]:
    return [{"kind": "me"}, *[{"kind": "bot", "bot": name} for name in names]]


def lucky(start: int) -> Sources:
    """Tables with the seeds of their numbers."""
    numbers = count(start)
    return Sources(new_seed=lambda: seed_from("bots", next(numbers)), asks_players=False)


def planned(table: Table, name: str, seat: int, view: Rockwell) -> list[int]:
    """The bid that a bot of this name has in mind, with the seed of its seat at this table."""
    bot = seat_bot(GAME, name, seat, bot_seed(luck_of(table.chance), seat))
    assert isinstance(bot, (Apprentice, Foreman))
    return bot.bid(view)


def bids(db: str, id: str) -> Iterator[Bid]:
    """The whole bids of a stored table's bots."""
    store = Store(db)
    row, lines = store.row(id), store.lines(id)
    store.close()
    assert row is not None
    table = Table.replay(GAME, Record(json.loads(row.header)), seed=row.seed)
    minds: dict[int, list[int]] = {}
    steps: dict[int, list[int]] = {}
    for line in lines:
        data = json.loads(line.text)
        state = table.state
        assert isinstance(state, Rockwell)
        if "move" in data and state.phase == Phase.BID:
            seat = data["seat"] - 1
            player = table.players[seat]
            if player.kind == "bot":
                if state.step[seat] == 0:
                    view = table.view(seat)
                    assert isinstance(view, Rockwell)
                    minds[seat], steps[seat] = planned(table, player.bot, seat, view), []
                steps[seat].append(state.legal(seat).index(GAME.actions.parse(data["move"])))
                if len(steps[seat]) == 5:
                    yield Bid(player.bot, int(state.round), minds[seat], steps[seat])
        table.replay_line(data)


def wait_for_bots(host: Inside, id: str, seconds: float = 120) -> None:
    """Until only the person is asked, or the game is over."""
    store = Store(host.db)

    def done() -> bool:
        row = store.row(id)
        return row is not None and not row.bots_due

    wait_for(done, seconds, "the bots do not move")
    store.close()


def test_two_hundred_sealed_bids_are_each_one_plan_of_their_bot(quick_path: Path) -> None:
    """Most in the first auction of a table each; some in all auctions of games between bots."""
    found: list[Bid] = []
    line = [NAMES[n % len(NAMES)] for n in range(3 * 59)]
    with inside(quick_path, lucky(0)) as host:
        tables = [host.create(bot_seats(line[n : n + 3]), game="rockwell")["table"] for n in range(0, len(line), 3)]
        tables += [
            host.create(bot_seats(names)[1:], game="rockwell", options={"turn_limit": 3})["table"]
            for names in (["apprentice", "overbidder", "briber", "apprentice"], ["deliverer", "apprentice"] * 2)
        ]
        for id in tables:
            wait_for_bots(host, id)
            found += list(bids(host.db, id))
    assert len(found) >= BIDS
    assert [bid for bid in found if bid.mind != bid.steps] == []
    assert {bid.bot for bid in found} == set(NAMES)
    assert {bid.turn for bid in found} == {1, 2, 3}
    for name, least in (("apprentice", 6), ("foreman", 3)):
        assert len({tuple(bid.steps) for bid in found if bid.bot == name}) >= least, "bids differ from seed to seed"


def first_bids(db: str, id: str) -> list[tuple[int, str]]:
    """Who bid what in the first auction, in the order in which it came in."""
    store = Store(db)
    lines = [json.loads(line.text) for line in store.lines(id)]
    store.close()
    moves = [(int(line["seat"]), str(line["move"])) for line in lines if "move" in line]
    return [(seat, move) for i, (seat, move) in enumerate(moves) if [s for s, _ in moves[:i]].count(seat) < 5]


def test_what_others_do_in_secret_changes_nothing_for_a_bot(quick_path: Path) -> None:
    """A pebble, whose every step is luck, bids the same before a person's bid and after it."""
    same = Sources(new_seed=lambda: seed_from("bots", "slow"), asks_players=False)
    bots = bot_seats(["pebble", "pebble", "pebble"])
    with inside(quick_path, same, db=str(quick_path / "first.sqlite")) as host:
        id = host.create(bots, game="rockwell")["table"]
        wait_for_bots(host, id)
        before = first_bids(host.db, id)
    with inside(quick_path, same, db=str(quick_path / "later.sqlite"), move_pause=1.0) as host:
        made = host.create(bots, game="rockwell", pace="human")
        seat = host.seat(made["table"], *tokens(made))
        while (offer := seat.states[1]["offer"]) is not None:
            assert seat.command("play", 1, offer=offer["number"], moves=[offer["choices"][0]["move"]])["type"] == "ack"
            while (now := seat.states[1]["offer"]) is not None and now["number"] == offer["number"]:
                seat.receive(10)
        wait_for(lambda: len(first_bids(host.db, made["table"])) == 20, 120, "the bots do not bid")
        seat.close()
        after = first_bids(host.db, made["table"])
    assert [one for one, _ in after].index(1) < 5, "the person was first"
    assert len(before) == 15 and sorted(before) == sorted((one, move) for one, move in after if one != 1)


def test_a_bid_begun_before_a_restart_is_finished_by_the_same_plan(quick_path: Path) -> None:
    db = str(quick_path / "bots.sqlite")
    with inside(quick_path, lucky(900), db=db, move_pause=1.0, lease_seconds=0.2) as host:
        id = host.create(bot_seats(["apprentice", "foreman", "apprentice"]), game="rockwell", pace="human")["table"]
        store = Store(db)
        wait_for(lambda: '"bid copper' in store.lines(id)[-1].text, 60, "no bid is begun")
        store.close()
    before = len(list(bids(db, id)))
    with inside(quick_path, None, db=db, move_pause=0.0) as host:
        wait_for_bots(host, id)
    found = list(bids(db, id))
    assert before < len(found) == 3
    assert [bid for bid in found if bid.mind != bid.steps] == []


def test_a_hint_in_the_middle_of_a_bid_is_the_rest_of_a_bid(quick_path: Path) -> None:
    with inside(quick_path, lucky(40)) as host:
        for bot in ("foreman", ""):
            made = host.create(game="rockwell")
            seat = host.seat(made["table"], *tokens(made))
            for step in range(5):
                offer = seat.states[1]["offer"]["number"]
                advised = seat.command("hint", 1, offer=offer, bot=bot)["moves"][0]
                moves = [advised["move"], *[one["move"] for one in advised["then"]]]
                steps = ("bid zinc", "bid copper", "bid silver", "bid gold", "bid_money")
                assert [move.rpartition(" ")[0] for move in moves] == list(steps[step:])
                assert seat.command("play", 1, offer=offer, moves=moves[:1])["type"] == "ack"
                while step < 4 and seat.states[1]["offer"]["number"] == offer:
                    seat.receive(10)
            seat.close()


def test_what_is_hinted_to_a_seat_is_not_what_a_bot_there_would_do() -> None:
    """Nobody learns a bot's seed, or what it has in mind, by a hint."""
    for number in range(20):
        luck = luck_of(Chance(seed_from("bots", number)))
        seeds = [seed(luck, seat) for seat in range(4) for seed in (bot_seed, hint_seed)]
        assert len(set(seeds)) == 8


@pytest.mark.parametrize("game_id", ["rockwell", "dig_deep"])
def test_every_level_and_every_bot_of_an_older_table_may_sit_down_and_no_other_heat(game_id: str) -> None:
    game = load_game(game_id)
    for name in (*level_scale(game_id), *(f"foreman@{heat}" for heat in HEATS), *styles(game_id)):
        check_bot(name, game, False)
    for name in ("foreman@33", "foreman@", "pebble@40", "apprentice@40", "surveyor@40@20", "nobody"):
        with pytest.raises(OptionError, match=f"there is no bot '{name}' for this game: there is pebble"):
            check_bot(name, game, False)
