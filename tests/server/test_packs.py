"""Content packs at served tables: given by the host at its start, chosen for a table, named by its record."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import pytest

from pithead.games.packs import core_pack, shipped_pack
from pithead.games.registry import load_game
from pithead.server.resume import resume
from pithead.server.rows import Change
from pithead.server.shelf import Shelf
from pithead.server.store import Store
from pithead.server.tables import clocks, seating
from tests.attacks import Attack
from tests.packs import changed, copied, richer, with_weights
from tests.server.harness import Host, Json, admin, hosted, play_to_the_end, tokens, wait_for

PEOPLE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}]


def bot(name: str) -> list[Json]:
    return [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": name}]


def state(host: Host, table: Json) -> Json:
    answer = host.get(f"/tables/{table['table']}", tokens(table)[0])
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def coins(found: Json) -> list[int]:
    return [seat["coins"] for seat in found["scene"]["seats"]]


def some_moves(host: Host, table: Json, count: int) -> None:
    seat = host.seat(table["table"], *tokens(table))
    for i in range(count):
        while (own := seat.turn()) is None:
            seat.receive(30)
        assert seat.play(own, i)["type"] == "ack"
    seat.close()


def mine(host: Host, table: Json) -> Json:
    asked = {"tables": [{"table": table["table"], "token": tokens(table)[0]}]}
    found: Json = host.post("/mine", asked).json()["tables"][0]
    return found


def offers(host: Host, game: str = "dig_deep") -> list[Json]:
    found: list[Json] = next(one for one in host.get("/games").json()["games"] if one["id"] == game)["packs"]
    return found


def test_a_pack_whose_actions_no_net_knows_is_served_and_played(quick_path: Path) -> None:
    """Other tiles are other actions: the rungs that judge by a net do without this pack, the host does not."""
    path = Path(shutil.copytree(shipped_pack("dig_deep", "small"), quick_path / "few"))
    with hosted(str(quick_path / "t.sqlite"), packs=[path]) as host:
        offer = offers(host)[1]
        assert (offer["pack"]["name"], offer["bots"]) == ("few", ["pebble", "apprentice"])
        table = host.create(bot("apprentice"), pack="few", options={"turn_limit": 2})
        seat = host.seat(table["table"], tokens(table)[0])
        play_to_the_end(seat)
        seat.close()
        assert state(host, table)["pack"]["name"] == "few"


def test_a_table_is_played_with_the_pack_it_was_made_with(quick_path: Path) -> None:
    path = richer(quick_path)
    digest = load_game("dig_deep", path).info.pack.digest
    with hosted(str(quick_path / "t.sqlite"), packs=[path]) as host:
        changed(path, "game.toml", "coins = 15", "coins = 19")  # concerns the next start
        core, offer = offers(host)
        assert core["pack"]["name"] == "core" and "foreman" in core["bots"] and core["changed"] == {}
        assert (offer["pack"]["name"], offer["pack"]["version"], offer["pack"]["digest"]) == ("mine", 2, digest)
        assert offer["changed"] == {"start": 1}
        assert offer["bots"] == ["pebble", "apprentice"] and offer["transferred"] == []
        assert [level["bot"] for level in offer["levels"]] == ["apprentice"]

        for wanted in ("mine", "mine 2", digest):
            table = host.create(PEOPLE, pack=wanted)
            found = state(host, table)
            assert found["pack"] == {"name": "mine", "version": 2, "digest": digest, "own": False, "transferred": []}
            assert coins(found) == [15, 15]
        assert coins(state(host, host.create(PEOPLE))) == [12, 12]

        rows = host.get("/games/dig_deep/pack", pack=digest).json()
        assert (rows["pack"], rows["version"], rows["tables"]["start"][0]["coins"]) == ("mine", 2, 15)
        assert host.get("/games/dig_deep/pack").json()["tables"]["start"][0]["coins"] == 12
        (change,) = host.get("/games/dig_deep/changes", pack="mine", lang="de").json()["changes"]
        assert (change["table"], change["kind"]) == ("start", "changed")
        assert change["fields"] == [{"name": "coins", "before": 12, "now": 15}]
        assert host.get("/games/dig_deep/changes").json()["changes"] == []

        for body, said in (
            ({"pack": "yours"}, "there is no pack 'yours': there is core 1, mine 2"),
            ({"pack": "mine", "seats": bot("foreman")}, "'foreman' has no weights for the pack 'mine'"),
            ({"pack": "mine", "lesson": "first", "seats": [{"kind": "me"}]}, "a pack of its own"),
        ):
            refused = host.post("/tables", {"game": "dig_deep", "seats": PEOPLE, **body})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_options") and said in refused.text

        table = host.create(bot("apprentice"), pack="mine", options={"turn_limit": 2})
        id, token = table["table"], tokens(table)[0]
        seat = host.seat(id, token)
        while (asked := seat.states[1]["offer"]) is None:  # the bot may go first
            seat.receive(60)
        assert seat.command("hint", 1, offer=asked["number"])["bot"] == "apprentice"
        play_to_the_end(seat)
        seat.close()
        record = host.get(f"/tables/{id}/export", token).json()["record"]
        header = json.loads(record.partition("\n")[0])
        assert (header["pack"], header["pack_version"], header["pack_hash"]) == ("mine", 2, digest)
        for page in ("verify", "course"):
            assert host.get(f"/tables/{id}/{page}", token).status_code == 200
        archive = host.post("/import", {"record": record}).json()
        looked = host.get(f"/tables/{archive['table']}", archive["spectator"]["token"]).json()
        assert looked["pack"]["digest"] == digest


def test_a_table_whose_pack_is_not_given_waits_and_goes_on_with_it(quick_path: Path) -> None:
    path = richer(quick_path)
    db = str(quick_path / "t.sqlite")
    with hosted(db, packs=[path]) as host:
        table = host.create(bot("apprentice"), pack="mine")
        some_moves(host, table, 3)
        before = state(host, table)
        over = host.create(PEOPLE, pack="mine", options={"turn_limit": 2})
        seat = host.seat(over["table"], *tokens(over))
        seat.command("say", 1, text="well played")
        play_to_the_end(seat)
        seat.close()
        record = host.get(f"/tables/{over['table']}/export", tokens(over)[0]).json()["record"]
        other = host.create(PEOPLE)
    id, token = table["table"], tokens(table)[0]
    with hosted(db, workers=2) as host:
        found = mine(host, table)
        assert (found["status"], found["my_turn"], found["pack"]) == ("waits", False, "mine 2")
        answer = host.get(f"/tables/{id}", token)
        assert (answer.status_code, answer.json()["code"], answer.json()["pack"]) == (409, "no_pack", "mine 2")
        assert "it waits" in answer.json()["message"] and "--pack" in answer.json()["message"]
        with pytest.raises(AssertionError, match=r"'no_pack'.*'pack': 'mine 2'"):
            host.seat(id, token)
        assert host.events(id, token), "what the seat was told is still there"
        assert host.get(f"/tables/{id}/export", token).json()["code"] == "running", "it hides what others hide"
        assert "its pack 'mine 2' is not here" in admin(db, "list").stdout
        done = tokens(over)[0]
        assert mine(host, over)["status"] == "over"
        assert host.get(f"/tables/{over['table']}/export", done).json()["record"] == record
        assert host.get(f"/tables/{over['table']}/chat", done).json()["lines"][0]["text"] == "well played"
        assert host.get(f"/tables/{over['table']}", done).json()["code"] == "no_pack"
        refused = host.post("/import", {"record": record})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_record")
        assert "played with the pack 'mine', version 2" in refused.text and "--pack" in refused.text
        some_moves(host, other, 2)
        time.sleep(2.5)  # two rounds of the scan
        assert host.logs().count(id) <= 3, "nobody tries again and again"
    with hosted(db, packs=[path]) as host:
        assert (mine(host, table)["status"], mine(host, table)["pack"]) == ("running", "")
        assert state(host, table)["scene"] == before["scene"]
        some_moves(host, table, 2)
        assert state(host, over)["status"] == "over"
        course = f"/tables/{over['table']}/course"
        wait_for(lambda: host.get(course, done).status_code == 200, 60, "what is over is not kept")


def test_bots_play_a_pack_with_foreign_weights_only_where_the_host_lets_them(quick_path: Path) -> None:
    path, db = richer(quick_path), str(quick_path / "t.sqlite")
    tuned = with_weights(changed(richer(quick_path, "tuned"), "game.toml", "bonus = 20", "bonus = 25"))
    with hosted(db, packs=[path, tuned], transfer=True) as host:
        _, foreign, own = offers(host)
        assert "foreman" in foreign["bots"] and "foreman" in foreign["transferred"]
        assert "foreman" in own["bots"] and own["transferred"] == [], "it has weights of its own"
        table = host.create(bot("foreman"), pack="mine")
        some_moves(host, table, 3)
        assert state(host, table)["pack"]["transferred"] == ["foreman"]
        easy = foreign["levels"][0]["bot"]
        assert easy in foreign["transferred"] and easy not in foreign["bots"]
        assert state(host, host.create(bot(easy), pack="mine"))["pack"]["transferred"] == [easy]
        assert state(host, host.create(bot("apprentice"), pack="mine"))["pack"]["transferred"] == []
        assert state(host, host.create(bot("foreman"), pack="tuned"))["pack"]["transferred"] == []
    with hosted(db, packs=[path, tuned]) as host:
        assert [("foreman" in one["bots"]) for one in offers(host)] == [True, False, True]
        some_moves(host, table, 3)  # the strongest that can play it goes on
        assert "bot_failed" not in host.logs()


def test_nobodys_time_runs_while_a_table_waits_for_its_pack(quick_path: Path) -> None:
    path, db = richer(quick_path), str(quick_path / "t.sqlite")
    with hosted(db, packs=[path]) as host:
        table = host.create(PEOPLE, pack="mine", clock={"kind": "bank", "seconds": 900, "increment": 0})
        assert (
            state(host, table)["clocks"]["seats"][0]["running"] or state(host, table)["clocks"]["seats"][1]["running"]
        )
    store = Store(db)
    row = store.row(table["table"])
    assert row is not None
    seats = seating.decode(row.seating)
    clocks.skip(seats, -1000.0)  # it has waited for longer than anybody has
    late = clocks.deadline(seats)
    store.commit(Change(row.id, row.version, {"seating": seating.encode(seats), "deadline": late}))
    Shelf(store).wait(row.id, "its pack is not here")
    now = time.time()
    resume(store, now)
    again = store.row(table["table"])
    assert again is not None and late is not None and again.deadline is not None
    assert late < now < again.deadline and again.waits == ""
    store.close()


@pytest.mark.attack("Have the server read a file as a content pack")
def test_a_visitor_chooses_among_the_packs_of_the_host_and_gives_none(host: Host, attack: Attack) -> None:
    places = [str(core_pack("rockwell")), "../core", "/etc/passwd", "core/../core", "file:///etc", "core\x00", "%2e%2e"]
    for wanted in places:
        made = host.post("/tables", {"game": "dig_deep", "seats": PEOPLE, "pack": wanted})
        attack.tried(made.status_code != 400 or made.json()["code"] != "bad_options", wanted)
        for page in ("pack", "words", "changes"):
            shown = host.get(f"/games/dig_deep/{page}", pack=wanted)
            attack.tried(shown.status_code != 404, f"{page} {wanted}")
    record = {"pithead": 1, "game": "dig_deep", "pack": "/etc", "tables": {"start": [{"coins": 99}]}}
    attack.tried(host.post("/import", {"record": json.dumps(record) + "\n"}).status_code != 400, "import")


@pytest.mark.attack("Run a script in a visitor's page by a pack's names")
def test_what_a_pack_says_is_text_to_the_api(quick_path: Path, attack: Attack) -> None:
    path = changed(copied("imperial_miners", quick_path), "cards.toml", "Supply Shed", "<script>alert(1)</script>")
    changed(path, "cards.toml", "cost = 0", "cost = 2")
    with hosted(str(quick_path / "t.sqlite"), packs=[path]) as host:
        for page in ("pack", "words", "changes"):
            shown = host.get(f"/games/imperial_miners/{page}", pack="mine")
            attack.tried(shown.headers["content-type"] != "application/json", page)
            attack.tried(shown.headers.get("x-content-type-options") != "nosniff", page)
        (change,) = host.get("/games/imperial_miners/changes", pack="mine").json()["changes"]
        assert change["name"] == "<script>alert(1)</script>" and change["row"] == "card 019"
        policy = host.http.get("/cards/imperial_miners").headers["content-security-policy"]
        attack.tried("'unsafe-inline'" in policy, policy)
