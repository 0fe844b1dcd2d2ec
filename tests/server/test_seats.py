"""Seats: links, names, giving up and coming back, chat."""

from __future__ import annotations

from tests.server.harness import Host, Json, Seat, play_to_the_end, tokens


def test_a_link_opens_one_seat_and_no_other(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}])
    mine, theirs = host.everybody(table)
    assert host.get(f"/tables/{table['table']}", mine).json()["seat"] == 1
    assert host.get(f"/tables/{table['table']}", theirs).json()["seat"] == 2
    assert host.get(f"/tables/{table['table']}", table["spectator"]["token"]).json()["seat"] == 0
    for wrong in ("", "x" * 32, mine[:-1], mine + "x"):
        assert host.get(f"/tables/{table['table']}", wrong).status_code == 401
    other = host.create()
    assert host.get(f"/tables/{table['table']}", tokens(other)[0]).json()["code"] == "bad_token"
    assert host.get("/tables/nosuchtable", mine).text == host.get(f"/tables/{other['table']}", mine).text


def test_a_command_for_another_seat_is_refused(host: Host) -> None:
    table = host.create([{"kind": "me"}, {"kind": "invite"}])
    seat = host.seat(table["table"], tokens(table)[0])
    assert seat.command("undo", 2)["code"] == "not_yours"
    watcher = host.seat(table["table"], table["spectator"]["token"])
    assert watcher.command("undo", 1)["code"] == "not_yours"
    body = {"type": "undo", "id": "x", "seat": 2}
    assert host.post(f"/tables/{table['table']}/commands", body, tokens(table)[0]).json()["code"] == "not_yours"
    seat.close()
    watcher.close()


def test_an_invited_person_joins_with_a_name(host: Host) -> None:
    table = host.create([{"kind": "me", "name": "Ann"}, {"kind": "invite"}])
    ann = host.seat(table["table"], tokens(table)[0])
    assert [p["joined"] for p in ann.states[1]["players"]] == [True, False]
    door = host.get(f"/tables/{table['table']}/invitation", table["seats"][1]["invitation"]).json()
    assert (door["seat"], door["game"]) == (2, "dig_deep") and door["players"][0]["name"] == "Ann"
    host.join(table, 2, " Ben\u202e  \x07the 2nd ")
    ann.until(lambda m: m["type"] == "state" and m["state"]["players"][1]["joined"])
    assert ann.states[1]["players"][1]["name"] == "Ben the 2nd"
    for path in ("join", "link"):
        bench = host.post(f"/tables/{table['table']}/{path}", {}, table["spectator"]["token"])
        assert bench.json()["code"] == "not_yours"
    ann.close()


def test_a_new_link_makes_the_old_one_void(host: Host, pair: tuple[Json, Seat]) -> None:
    table, seat = pair
    old = tokens(table)[0]
    new = host.post(f"/tables/{table['table']}/link", {}, old).json()
    assert new["link"].endswith(new["token"])
    assert seat.until(lambda m: m["type"] == "closing")["code"] == "ended"
    assert host.get(f"/tables/{table['table']}", old).status_code == 401
    assert host.get(f"/tables/{table['table']}", new["token"]).json()["seat"] == 1


def test_my_tables_say_where_it_is_my_turn(host: Host, finished: Json) -> None:
    table = host.create()
    seat = host.seat(table["table"], *tokens(table))
    turn = seat.turn()
    asked = [{"table": table["table"], "token": t} for t in tokens(table)]
    asked += [
        {"table": finished["table"], "token": tokens(finished)[0]},
        {"table": "gone", "token": "x" * 32},
        {"table": table["table"], "token": "y" * 32},
        {"table": table["table"], "token": table["spectator"]["token"]},
    ]
    rows = host.post("/mine", {"tables": asked}).json()["tables"]
    assert [r["my_turn"] for r in rows[:2]] == [turn == 1, turn == 2]
    assert rows[2]["status"] == "over" and not rows[2]["my_turn"]
    assert rows[2]["result"] == host.get(f"/tables/{finished['table']}", tokens(finished)[0]).json()["result"]
    assert rows[0]["result"] is None and len(rows[2]["result"]["places"]) == len(rows[2]["players"])
    assert not rows[3]["found"] and not rows[4]["found"]
    assert rows[5]["seat"] == 0 and not rows[5]["my_turn"]
    assert rows[0]["event"] == seat.states[1]["event"]
    assert rows[0]["players"] == seat.states[1]["players"]
    seat.close()


# -- giving up and coming back


def test_a_bot_takes_over_a_seat_and_hands_it_back(host: Host) -> None:
    table = host.create(options={"turn_limit": 30})
    ann, ben = (host.seat(table["table"], t) for t in tokens(table))
    assert ann.command("take_back")["code"] == "not_allowed"
    assert ann.command("give_up", bot="nobody")["code"] == "bad_options"
    assert ann.command("give_up", bot="pebble")["type"] == "ack"
    while ben.states[2]["players"][0]["kind"] == "human":
        ben.receive()
    assert ben.states[2]["players"][0] == {
        "seat": 1,
        "name": "Ann",
        "kind": "bot",
        "bot": "pebble",
        "joined": True,
        "given_up": True,
        "stood_in": False,
    }
    assert ann.command("play", offer=1, moves=["keep"])["code"] == "not_allowed"
    assert ann.command("take_back")["type"] == "ack"
    assert ann.states[1]["players"][0]["kind"] == "human"
    names = [e["event"] for e in ben.events[2]]
    assert "sat" in names
    ann.close()
    ben.close()


def test_without_hints_a_bot_plays_no_single_move_for_a_person(host: Host) -> None:
    table = host.create(options={"turn_limit": 30}, hints=False)
    seat = host.seat(table["table"], *tokens(table))
    own = seat.turn()
    assert own is not None
    other = 3 - own
    assert seat.command("give_up", other, bot="pebble")["type"] == "ack"
    assert seat.command("take_back", other)["type"] == "ack", "it has not played yet"
    offer = seat.states[own]["offer"]["number"]
    assert seat.command("give_up", own, bot="pebble")["type"] == "ack"
    seat.until(
        lambda m: m["type"] == "state" and m["seat"] == own and (m["state"]["offer"] or {}).get("number") != offer
    )
    refused = seat.command("take_back", own)
    assert refused["code"] == "not_allowed" and "without hints" in refused["message"]
    seat.close()


def test_all_seats_given_up_are_played_to_the_end_by_bots(host: Host) -> None:
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    for own in (1, 2):
        assert seat.command("give_up", own)["type"] == "ack"
    seat.until(lambda m: m["type"] == "state" and m["state"]["status"] == "over", 60)
    seat.close()


# -- talk


def test_the_bench_is_heard_by_players_only_after_the_end(host: Host) -> None:
    table = host.create(options={"turn_limit": 3})
    seat = host.seat(table["table"], *tokens(table))
    bench = host.seat(table["table"], table["spectator"]["token"])
    assert bench.command("say", 0, text="he has the ruby", name="Eve")["type"] == "ack"
    assert seat.command("say", 1, text="<b>hello</b> \x00\u202eyou")["type"] == "ack"
    bench.until(lambda m: m["type"] == "chat" and m["lines"][-1]["seat"] == 1)
    assert [(c["n"], c["seat"], c["text"]) for c in bench.chat] == [
        (1, 0, "he has the ruby"),
        (2, 1, "<b>hello</b> you"),
    ]
    assert {(c["n"], c["text"]) for c in seat.chat} == {(1, "<b>hello</b> you")}
    assert host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"][0]["text"] == "<b>hello</b> you"
    play_to_the_end(seat)
    seat.command("say", 2, text="good game")
    heard = host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"]
    assert [(c["n"], c["text"]) for c in heard] == [(1, "<b>hello</b> you"), (2, "he has the ruby"), (3, "good game")]
    seat.close()
    bench.close()


def test_a_muted_seat_is_not_heard(host: Host) -> None:
    table = host.create()
    ann, ben = (host.seat(table["table"], t) for t in tokens(table))
    assert ann.command("mute", whom=2, muted=True)["type"] == "ack"
    assert ann.command("mute", whom=1, muted=True)["code"] == "bad_request"
    assert ann.states[1]["muted"] == [2]
    ben.command("say", text="are you asleep?")
    assert host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"] == []
    ann.command("mute", whom=2, muted=False)
    assert host.get(f"/tables/{table['table']}/chat", tokens(table)[0]).json()["lines"][0]["text"] == "are you asleep?"
    assert ben.command("say", text="\u200b \x01")["code"] == "bad_request"
    ann.close()
    ben.close()


def test_a_table_without_a_turn_limit_is_for_people(host: Host) -> None:
    """DD-Z4: made with bots, branched with bots, or left to bots alone it would run for ever."""
    people = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}]
    options = {"turn_limit": 0}
    order = {"game": "dig_deep", "options": options}
    refused = host.post("/tables", {**order, "seats": [people[0], {"kind": "bot", "bot": "pebble"}]}).json()
    assert refused["code"] == "bad_options"
    assert refused["message"] == "turn_limit 0 is for tables of people only (DD-Z4): with bots set it from 1 to 1000"
    table = host.create(people, options=options)
    seat = host.seat(table["table"], *tokens(table))
    assert seat.command("give_up", 1, bot="pebble")["type"] == "ack"
    last = seat.command("give_up", 2, bot="pebble")
    assert (last["type"], last["code"]) == ("refused", "bad_options")
    seat.close()
