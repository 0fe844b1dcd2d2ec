"""A game begins when everybody sits and has added to its luck; nobody scouts or chooses it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from pithead.games.registry import GAMES, load_game
from pithead.table.luck import commitment_of, mixed, seal_of
from pithead.table.record import Record
from pithead.table.verify import verify
from tests.attacks import Attack
from tests.server.harness import Host, Json, add_luck, play_to_the_end, tokens
from tests.server.inside import fixed_sources, inside

each_game = pytest.mark.parametrize("game", GAMES)
NONCE = "ab" * 32


def command(host: Host, table: Json, token: str, body: Json) -> Json:
    answer: Json = host.post(f"/tables/{table['table']}/commands", body, token).json()
    return answer


def state(host: Host, table: Json, token: str) -> Json:
    found: Json = host.get(f"/tables/{table['table']}", token).json()
    return found


OF_A_GAME: tuple[Json, ...] = (
    {"type": "play", "offer": 1, "moves": ["pass"]},
    {"type": "undo"},
    {"type": "ask_undo", "to": "0"},
    {"type": "ask_end"},
    {"type": "hint", "offer": 1},
)


@each_game
@pytest.mark.attack("Scout the luck before everybody sits")
def test_nobody_moves_before_everybody_sits(host: Host, game: str, attack: Attack) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "pebble"}], game=game)
    mine = tokens(table)[0]
    for eyes in (mine, table["spectator"]["token"]):
        seen = state(host, table, eyes)
        assert (seen["missing"], seen["waiting"], seen["adds"], seen["offer"]) == ([2], [2], [], None)
    for body in OF_A_GAME:
        answer = command(host, table, mine, {"id": body["type"], "seat": 1, **body})
        attack.tried(succeeded=answer.get("code") != "gathering", how=(body, answer))
    assert host.get(f"/tables/{table['table']}/events", mine).json()["events"] == []
    guest = host.join(table, 2, "Ben")
    seen = state(host, table, guest)
    assert seen["missing"] == [] and seen["waiting"] and seen["event"] != "0"


@pytest.mark.attack("Scout the luck before everybody sits")
def test_nor_where_the_luck_is_the_servers_alone(quick_path: Path, attack: Attack) -> None:
    with inside(quick_path, fixed_sources()) as host:
        for mine in range(3):
            kinds = [{"kind": "invite"}, {"kind": "invite"}, {"kind": "bot", "bot": "pebble"}]
            kinds.insert(mine, {"kind": "me"})
            table = host.create(kinds)
            token = tokens(table)[0]
            for body in OF_A_GAME:
                answer = command(host, table, token, {"id": body["type"], "seat": mine + 1, **body})
                attack.tried(succeeded=answer.get("code") != "gathering", how=(body, answer))
            host.everybody(table)
            assert state(host, table, token)["missing"] == []


def test_a_seat_given_to_a_bot_is_not_waited_for(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}])
    mine = tokens(table)[0]
    for whom in (2, 3):
        assert state(host, table, mine)["missing"] == [*range(whom, 4)]
        command(host, table, mine, {"type": "stand_in", "id": f"s{whom}", "seat": 1, "whom": whom, "bot": "pebble"})
    seen = state(host, table, mine)
    assert seen["missing"] == [] and seen["waiting"]


@pytest.mark.attack("Choose the luck by a second part, or a part made too late")
def test_each_person_adds_once_and_before_the_first_draw(host: Host, attack: Attack) -> None:
    made = host.post("/tables", {"game": "dig_deep", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}).json()
    one, two = tokens(made)
    assert state(host, made, one)["adds"] == state(host, made, one)["missing"] == [1, 2]
    assert command(host, made, one, {**add_luck(1), "nonce": NONCE})["answer"]["type"] == "ack"
    assert state(host, made, two)["adds"] == [2]
    again = command(host, made, one, {**add_luck(1), "id": "again"})
    attack.tried(succeeded=again.get("code") != "not_allowed", how=again)
    for wrong in (NONCE[:-1], NONCE.upper(), "no hexadecimal digits"):
        refused = command(host, made, two, {**add_luck(2), "id": wrong, "nonce": wrong})
        attack.tried(succeeded=refused.get("code") != "bad_request", how=refused)
    assert command(host, made, two, {**add_luck(2), "nonce": ""})["answer"]["type"] == "ack"  # adds nothing
    late = command(host, made, two, {**add_luck(2), "id": "late"})
    attack.tried(succeeded=late.get("code") != "not_allowed", how=late)
    assert state(host, made, one)["missing"] == []


@each_game
def test_the_record_shows_the_parts_and_its_luck_is_made_of_them(host: Host, game: str) -> None:
    known = {option.name for option in load_game(game).info.options}
    limits = {"turn_limit": 2} if "turn_limit" in known else {}
    made = host.post(
        "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "hotseat"}], "options": limits}
    ).json()
    seen = state(host, made, tokens(made)[0])
    commitment, parts = seen["commitment"], [NONCE, "cd" * 32]
    for i, token in enumerate(tokens(made)):
        command(host, made, token, {**add_luck(i + 1), "nonce": parts[i]})
    seat = host.seat(made["table"], *tokens(made))
    seals: dict[str, Json] = {}
    while seat.states[1]["status"] == "running":
        seals |= {seal["hash"]: seal for seal in seat.states[1]["seals"]}
        own = seat.turn()
        if own is None:
            seat.receive()
        else:
            seat.play(own)
    over = seat.states[1]
    seat.close()
    text = host.get(f"/tables/{made['table']}/export", tokens(made)[0]).json()["record"]
    record = Record.parse(text)
    secret = bytes.fromhex(over["seed"])
    assert record.header["commitment"] == commitment == over["commitment"] == commitment_of(record.header, secret)
    assert record.header["table"] == made["table"]
    assert [line["nonces"] for line in record.lines if "nonces" in line] == [parts]
    assert mixed(secret, parts).seed != secret
    proof = verify(load_game(game), record)
    assert proof.draws > 5 and set(seals) <= {str(line["hash"]) for line in record.lines if "seal" in line}
    assert proof.seals >= len(seals) and (game == "dig_deep") == (not seals)


def test_the_bids_of_rockwell_lie_open_with_the_reveal_and_fit_what_was_published(host: Host) -> None:
    table = host.create(game="rockwell", options={"turn_limit": 2})
    seat = host.seat(table["table"], *tokens(table))
    published: dict[str, int] = {}
    opened: dict[str, Json] = {}
    while seat.states[1]["status"] == "running":
        for seal in seat.states[2]["seals"]:
            if seal["moves"]:
                opened[seal["hash"]] = seal
            else:
                published[seal["hash"]] = seal["seat"]
        own = seat.turn()
        if own is None:
            seat.receive()
        else:
            seat.play(own, 1)
    seat.close()
    assert opened
    for hashed, seal in opened.items():
        assert published[hashed] == seal["seat"]
        assert seal_of(seal["salt"], seal["seat"] - 1, seal["moves"]) == hashed
        assert all(move.startswith("bid") for move in seal["moves"]) and len(seal["moves"]) == 5


def test_a_table_of_before_goes_on_without_whoever_is_missing(quick_path: Path) -> None:
    file = quick_path / "tables.sqlite"
    sources = fixed_sources()
    with inside(quick_path, sources, db=str(file)) as host:
        made = [host.create([{"kind": a}, {"kind": b}]) for a, b in (("me", "invite"), ("invite", "me"))]
    with sqlite3.connect(file) as database:
        for table in made:
            (text,) = database.execute("SELECT seating FROM tables WHERE id = ?", (table["table"],)).fetchone()
            kept = {name: value for name, value in json.loads(text).items() if name != "missing"}
            database.execute("UPDATE tables SET seating = ? WHERE id = ?", (json.dumps(kept), table["table"]))
    with inside(quick_path, sources, db=str(file)) as host:
        asked = 0
        for table in made:
            seat = host.seat(table["table"], tokens(table)[0])
            if seat.turn():
                asked += 1
                assert seat.play(seat.turn() or 0)["type"] == "ack"
            seat.close()
        assert asked == 1  # the same luck at both: it is the same seat's turn


def test_a_table_of_bots_alone_begins_at_once(host: Host) -> None:
    bots = [{"kind": "bot", "bot": "pebble"}] * 2
    table = host.create(bots, options={"turn_limit": 2})
    watcher = host.seat(table["table"], table["spectator"]["token"])
    while watcher.states[0]["status"] == "running":
        watcher.receive()
    watcher.close()


def test_a_rematch_asks_everybody_anew(host: Host) -> None:
    table = host.create(options={"turn_limit": 1})
    seat = host.seat(table["table"], *tokens(table))
    play_to_the_end(seat)
    seat.close()
    one, two = tokens(table)
    follows = host.post(f"/tables/{table['table']}/rematch", {}, one).json()
    made = {"table": follows["table"]}
    seen = state(host, made, one)
    assert seen["missing"] == seen["adds"] == [1, 2] and seen["commitment"]
    again = host.seat(follows["table"], two, one)
    while again.states[seen["seat"]]["missing"]:
        again.receive()
    again.close()
