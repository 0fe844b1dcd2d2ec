"""The past of a table: positions, records, branches, archives, and what a restart finds."""

from __future__ import annotations

import html
import random
import re
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from pithead.server.rows import LineRow
from pithead.server.store import Store
from tests.server.harness import Host, Json, Seat, hosted, play_to_the_end, tokens
from tests.server.inside import serving

BOT: Json = {"kind": "bot", "bot": "pebble"}


def test_every_position_can_be_looked_at_with_ones_own_eyes(host: Host) -> None:
    table = host.create(options={"turn_limit": 4})
    seat = host.seat(table["table"], *tokens(table))
    seen: dict[int, dict[str, Json]] = {1: {}, 2: {}}
    rng = random.Random(5)
    while (own := seat.turn()) is not None:
        for s in (1, 2):
            seen[s][seat.states[s]["event"]] = seat.states[s]["scene"]
        seat.play(own, rng.randrange(100))
    for s in (1, 2):
        for at in list(seen[s])[::7]:
            past = host.get(f"/tables/{table['table']}/replay", tokens(table)[s - 1], at=at).json()
            assert past["positions"][0]["scene"] == seen[s][at], f"seat {s} at {at}"
        several = list(seen[s])[5:60:5]
        past = host.get(f"/tables/{table['table']}/replay", tokens(table)[s - 1], at=",".join(reversed(several))).json()
        assert [one["at"] for one in past["positions"]] == several[::-1]
        assert [one["scene"] for one in past["positions"]] == [seen[s][at] for at in several[::-1]]
    last = host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=0, view="all").json()["last"]
    whole = host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at=last, view="all").json()
    assert whole["positions"][0]["scene"] == seat.states[1]["scene"]
    assert (
        host.get(f"/tables/{table['table']}/replay", tokens(table)[0], at="99999", view="all").json()["code"]
        == "bad_request"
    )
    seat.close()


def test_nothing_of_the_record_is_open_while_the_game_runs(host: Host, pair: tuple[Json, Seat]) -> None:
    table, _ = pair
    token = tokens(table)[0]
    for path in ("export", "verify", "replay?at=0&view=all", "events?view=all"):
        answer = host.get(f"/tables/{table['table']}/{path}", token)
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
    order = {"at": "0", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    assert host.post(f"/tables/{table['table']}/branch", order, token).json()["code"] == "running"


def test_a_finished_game_can_be_branched_and_played_on(host: Host, finished: Json) -> None:
    name, token = finished["table"], tokens(finished)[0]
    told = host.events(name, token, "all")
    middle = told[len(told) // 2]["n"]
    order = {
        "at": middle,
        "seats": [{"kind": "me", "name": "New"}, {"kind": "bot", "bot": "pebble"}],
        "pace": "instant",
    }
    twig = host.post(f"/tables/{name}/branch", order, token).json()
    seat = host.seat(twig["table"], *tokens(twig))
    assert seat.states[1]["branched"] in [event["n"] for event in told[: len(told) // 2 + 1]][-9:]
    then = host.get(f"/tables/{name}/replay", token, at=middle, view="all").json()["positions"][0]["scene"]
    assert seat.states[1]["scene"]["round"] >= then["round"]
    play_to_the_end(seat)
    proof = host.get(f"/tables/{twig['table']}/verify", tokens(twig)[0]).json()
    assert proof["unproved"] == 0 and proof["draws"] > 0
    assert host.post(f"/tables/{name}/branch", {**order, "at": told[-1]["n"]}, token).json()["code"] == "bad_record"
    assert (
        host.post(f"/tables/{name}/branch", {**order, "seats": order["seats"] + [{"kind": "invite"}]}, token).json()[
            "code"
        ]
        == "bad_options"
    )
    seat.close()


def test_a_record_can_be_imported_looked_at_and_branched(host: Host, finished: Json) -> None:
    record = host.get(f"/tables/{finished['table']}/export", tokens(finished)[0]).json()["record"]
    archive = host.post("/import", {"record": record}).json()
    token = archive["spectator"]["token"]
    assert archive["seats"] == []
    state = host.get(f"/tables/{archive['table']}", token).json()
    assert (state["status"], state["offer"]) == ("archive", None)
    assert host.get(f"/tables/{archive['table']}/export", token).json()["record"] == record
    assert host.get(f"/tables/{archive['table']}/verify", token).json()["unproved"] == 0
    for at in ("0", "5", "50"):
        ours = host.get(f"/tables/{archive['table']}/replay", token, at=at).json()
        theirs = host.get(
            f"/tables/{finished['table']}/replay", finished["spectator"]["token"], at=at, view="all"
        ).json()
        assert ours["positions"] == theirs["positions"]
    lines = record.splitlines(keepends=True)
    running = host.post("/import", {"record": "".join(lines[:60])}).json()
    order = {"at": "20", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    twig = host.post(f"/tables/{running['table']}/branch", order, running["spectator"]["token"]).json()
    assert host.get(f"/tables/{twig['table']}", tokens(twig)[0]).json()["status"] == "running"
    for damaged in ("", "hello\n", "[" * 50_000 + "\n", record[:-5], record.replace('"move":"', '"move":"x', 1)):
        answer = host.post("/import", {"record": damaged})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
        assert "line " in answer.json()["message"]


# -- restarts


def test_after_a_restart_everything_is_there_and_bots_move_on(db: str) -> None:
    with hosted(db, pause=0.3) as host:
        table = host.create(
            [{"kind": "me"}, {"kind": "bot", "bot": "pebble"}], pace="human", options={"turn_limit": 30}
        )
        seat = host.seat(table["table"], *tokens(table))
        while seat.turn() is None:
            seat.receive()
        while seat.turn() is not None:
            seat.play(1, 1)
        before = seat.states[1]["event"]
        host.kill()
        again = Host(db, pause=0.0)
        try:
            back = again.seat(table["table"], *tokens(table), after=before)
            while back.turn() is None:
                back.receive(30)
            told = [event["n"] for event in again.events(table["table"], tokens(table)[0])]
            assert [event["n"] for event in back.events[1]] == told[told.index(before) + 1 :]
            back.close()
        finally:
            assert again.stop() == 0
        host.stop = lambda: 0  # type: ignore[method-assign]


def test_opening_costs_the_same_however_long_the_game(quick_path: Path) -> None:
    """A table is opened from its last snapshot: the lines replayed are bounded."""

    db = str(quick_path / "long.sqlite")
    with serving(db) as host:
        table = host.create([{"kind": "me"}, {"kind": "hotseat"}], options={"turn_limit": 12})
        seat = host.seat(table["table"], *tokens(table))
        for own in (1, 2):
            seat.command("give_up", own, bot="pebble")
        seat.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over", 60)
        seat.close()
    stored = Store(db).load(table["table"])
    assert stored is not None
    assert stored.row.head > 300
    assert len(stored.lines) < 120


def test_a_rematch_seats_the_same_people_a_seat_further_on_and_hands_out_no_secret(host: Host) -> None:
    people: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "invite", "name": "Ben"}, BOT]
    table = host.create(people, options={"turn_limit": 1}, pace="instant")
    ann, ben = host.everybody(table)
    seats = host.seat(table["table"], ann), host.seat(table["table"], ben)
    order = f"/tables/{table['table']}/rematch"
    assert host.post(order, {}, ann).json()["code"] == "running"
    while any(seat.states[seat.seats[0]]["status"] == "running" for seat in seats):
        for seat in seats:
            own = seat.turn()
            if own is not None:
                seat.play(own)
            elif seat.states[seat.seats[0]]["status"] == "running":
                with suppress(TimeoutError):
                    seat.receive(0.2)
    assert host.post(order, {}, table["spectator"]["token"]).json()["code"] == "not_yours"
    answer = host.post(order, {}, ann)
    assert answer.json() == {"table": answer.json()["table"], "seats": [3, 1, 2]}
    assert all(token not in answer.text for token in (ann, ben))
    seats[1].until(lambda message: seats[1].states[2]["rematch"] is not None)
    assert seats[1].states[2]["rematch"] == answer.json() == host.post(order, {"bot": "pebble"}, ben).json()
    new = answer.json()["table"]
    state = host.get(f"/tables/{new}", ben).json()
    assert state["seat"] == 1 and host.get(f"/tables/{new}", ann).json()["seat"] == 3
    assert [(one["name"], one["bot"], one["joined"]) for one in state["players"]] == [
        ("Ben", "", False),
        ("", "pebble", True),
        ("Ann", "", True),
    ]
    assert state["options"] == host.get(f"/tables/{table['table']}", ann).json()["options"]
    assert host.get(f"/tables/{new}", table["spectator"]["token"]).json()["seat"] == 0
    for seat in seats:
        seat.close()


def test_alone_against_bots_each_rematch_is_new_and_may_have_other_bots(host: Host) -> None:
    table = host.create([{"kind": "me", "name": "Ann"}, {**BOT, "name": "Rock"}], options={"turn_limit": 1})
    token = tokens(table)[0]
    seat = host.seat(table["table"], token)
    play_to_the_end(seat)
    order = f"/tables/{table['table']}/rematch"
    assert host.post(order, {"bot": "nobody"}, token).json()["code"] == "bad_options"
    again = [host.post(order, {"bot": bot}, token).json() for bot in ("", "apprentice")]
    players = [host.get(f"/tables/{one['table']}", token).json()["players"] for one in again]
    assert [[(one["name"], one["bot"]) for one in row] for row in players] == [
        [("Rock", "pebble"), ("Ann", "")],
        [("", "apprentice"), ("Ann", "")],
    ]
    seat.close()


def test_the_only_person_sets_the_pace_of_the_bots(host: Host) -> None:
    table = host.create([{"kind": "me"}, BOT], pace="human")
    seat = host.seat(table["table"], tokens(table)[0])
    assert seat.command("set_pace", 1, pace="instant")["type"] == "ack"
    assert host.get(f"/tables/{table['table']}", tokens(table)[0]).json()["pace"] == "instant"
    assert seat.command("set_pace", 1, pace="never")["code"] == "bad_request"
    seat.close()
    shared = host.create([{"kind": "me"}, {"kind": "invite"}, BOT], pace="human")
    other = host.seat(shared["table"], tokens(shared)[0])
    assert other.command("set_pace", 1, pace="instant")["code"] == "not_allowed"
    other.close()


def test_a_moment_is_shared_with_a_picture_of_what_spectators_see(host: Host) -> None:
    table = host.create([{"kind": "me", "name": "Ann"}, {**BOT, "name": "Zoë"}])
    name, token = table["table"], tokens(table)[0]
    seat = host.seat(name, token)
    at = seat.states[1]["event"].rstrip("abcdefg").split("a")[0].split("b")[0]
    link = host.get(f"/tables/{name}/share", token, at=at).json()["link"]
    place, _, watch = link.partition("#")
    assert token not in link and table["spectator"]["token"] not in link
    assert host.get(f"/tables/{name}", watch).json()["seat"] == 0, "who is sent the link watches"
    page = httpx.get(f"{host.url}{place}").text
    picture = re.search('property="og:image" content="([^"]+)"', page)
    assert picture is not None and watch not in page
    drawn = httpx.get(html.unescape(picture[1]))
    assert drawn.headers["content-type"] == "image/png" and drawn.content.startswith(b"\x89PNG")
    assert httpx.get(html.unescape(picture[1])).content == drawn.content
    start = httpx.get(html.unescape(picture[1]).replace(f"at={at}&", "at=0&"))
    assert start.status_code == 200 and start.content != drawn.content, "each moment has its own"
    for wrong in (place[:-1] + "x", place.replace(f"at={at}", "at=99999"), f"/t/{name}?at={at}"):
        key = wrong.partition("?")[2]
        assert httpx.get(f"{host.url}/api/v1/tables/{name}/picture.png?{key}").status_code in (400, 401)
    assert "og:image" not in httpx.get(f"{host.url}/t/{name}?at={at}").text
    seat.close()


def test_the_lines_of_a_finished_game_are_read_once(quick_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(str(quick_path / "t.sqlite")) as host:
        table = host.create(options={"turn_limit": 3})
        name, token = table["table"], tokens(table)[0]
        seat = host.seat(name, *tokens(table))
        before = host.get(f"/tables/{name}/replay", token, at=0).json()
        play_to_the_end(seat)
        seat.close()
        assert host.get(f"/tables/{name}/course", token).status_code == 200
        read: list[int] = []
        lines = Store.lines

        def counted(store: Store, table: str, after: int = 0, upto: int | None = None) -> list[LineRow]:
            read.append(after)
            return lines(store, table, after, upto)

        monkeypatch.setattr(Store, "lines", counted)
        for event in host.events(name, token, "all")[::5]:
            assert host.get(f"/tables/{name}/replay", token, at=event["n"], view="all").status_code == 200
        assert host.get(f"/tables/{name}/replay", token, at=0).json()["positions"] == before["positions"]
        assert len(read) <= 1
