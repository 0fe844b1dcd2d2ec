"""Reviews of finished games: begun by the first look, stored, the same for everybody; none of a game that goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pithead.games.registry import load_game
from pithead.server.settings import Limits
from pithead.server.shelf import Shelf
from pithead.server.store import Store
from tests.attacks import Attack
from tests.server.harness import GENEROUS, Host, Json, play_to_the_end, quick_folder, tokens, wait_for
from tests.server.inside import Inside, inside


@pytest.fixture(scope="module")
def near() -> Iterator[Inside]:
    with inside(quick_folder("pithead-review-")) as host:
        yield host
        assert "failed" not in host.logs(), host.logs()


@pytest.fixture(scope="module")
def over(near: Inside) -> Json:
    """A game of two at one device, played to its end."""
    return finished(near)


def finished(host: Host, turns: int = 3) -> Json:
    table = host.create(options={"turn_limit": turns})
    seat = host.seat(table["table"], *tokens(table))
    play_to_the_end(seat)
    seat.close()
    return table


def reviewed(host: Host, table: str, token: str, depth: str = "deep") -> Json:
    """The review of a table, once it is as deep as that."""
    found: Json = {}

    def there() -> bool:
        answer = host.get(f"/tables/{table}/review", token)
        assert answer.status_code == 200, answer.text
        found.update(answer.json())
        assert 0 <= found["done"] <= 1
        return found["depth"] in (depth, "deep")

    wait_for(there, 120, "the review does not come")
    review: Json = found["review"]
    return review


def test_a_running_game_is_reviewed_for_nobody(near: Inside) -> None:
    table = near.create()
    for token in (*tokens(table), table["spectator"]["token"]):
        asked = near.get(f"/tables/{table['table']}/review", token)
        assert (asked.status_code, asked.json()["code"]) == (409, "running")
        other = near.post(f"/tables/{table['table']}/why-not", {"line": 3, "moves": ["pass"]}, token)
        assert (other.status_code, other.json()["code"]) == (409, "running")
        asked = near.get(f"/tables/{table['table']}/decision", token, line=3)
        assert (asked.status_code, asked.json()["code"]) == (409, "running")
    assert near.worker.reviews.work == {}


def test_everybody_sees_the_same_review_and_it_adds_up(near: Inside, over: Json) -> None:
    table, own = over["table"], tokens(over)
    first = reviewed(near, table, own[0])
    assert first == reviewed(near, table, own[1]) == reviewed(near, table, over["spectator"]["token"])
    assert near.worker.reviews.work == {}
    assert len(first["seats"]) == 2 and first["game"] == "dig_deep" and first["depth"] == "deep"
    for one in first["sums"]:
        total = one["fair"] + sum(one["luck"].values()) + one["others"] + one["own"]
        assert total == pytest.approx(one["result"], abs=1e-6)
    assert all(sum(moment["chances"]) == pytest.approx(1, abs=1e-3) for moment in first["moments"])
    places = {event["n"] for event in near.events(table, own[0], "all")} | {"0"}
    assert {one["at"] for one in first["moments"] + first["decisions"]} <= places
    game = load_game("dig_deep")
    for one in first["decisions"]:
        assert [move["verb"] for move in one["played"]["moves"]]
        assert all(game.actions.parse(move["move"]) >= 0 for move in one["played"]["moves"])


def test_a_decision_is_shown_as_its_seat_was_asked_it(near: Inside, over: Json) -> None:
    path, token = f"/tables/{over['table']}/decision", over["spectator"]["token"]
    for one in reviewed(near, over["table"], tokens(over)[0])["decisions"]:
        asked = near.get(path, token, line=one["line"]).json()
        assert asked["seat"] == one["seat"]
        assert one["played"]["moves"][0]["move"] in [choice["move"] for choice in asked["offer"]["choices"]]
    for line in (1, 10**6):  # a draw, and nothing
        assert near.get(path, token, line=line).status_code == 400


def test_what_the_asker_has_is_not_sent_again(near: Inside, over: Json) -> None:
    reviewed(near, over["table"], tokens(over)[0])
    again = near.get(f"/tables/{over['table']}/review", tokens(over)[0], have="deep").json()
    assert (again["depth"], again["done"], again["review"]) == ("deep", 1.0, None)


def test_another_choice_is_held_against_the_one_that_was_played(near: Inside, over: Json) -> None:
    review = reviewed(near, over["table"], tokens(over)[0])
    decision = next(one for one in review["decisions"] if one["rivals"] or one["better"])
    rival = decision["better"] or decision["rivals"][0]
    ask: Json = {"line": decision["line"], "moves": [move["move"] for move in rival["moves"]]}
    path = f"/tables/{over['table']}/why-not"
    answer = near.post(path, ask, tokens(over)[1])
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert [move["move"] for move in found["asked"]["moves"]][: len(ask["moves"])] == ask["moves"]
    assert found["gain"] == pytest.approx(found["asked"]["share"] - found["played"]["share"])
    assert near.post(path, ask, tokens(over)[0]).json() == found, "the same question gets the same answer"
    for wrong, code in ((ask | {"moves": ["sell 99"]}, "illegal"), (ask | {"line": 10**6}, "bad_request")):
        assert near.post(path, wrong, tokens(over)[0]).json()["code"] == code


def test_an_imported_record_is_reviewed_and_one_without_an_end_is_not(near: Inside, over: Json) -> None:
    record = near.get(f"/tables/{over['table']}/export", tokens(over)[0]).json()["record"]
    whole = near.post("/import", {"record": record}).json()
    review = reviewed(near, whole["table"], whole["spectator"]["token"], "quick")
    assert review["seats"] == reviewed(near, over["table"], tokens(over)[0])["seats"]
    cut = near.post("/import", {"record": "".join(f"{line}\n" for line in record.splitlines()[:40])}).json()
    answer = near.get(f"/tables/{cut['table']}/review", cut["spectator"]["token"])
    assert (answer.status_code, answer.json()["code"]) == (409, "running")


def test_a_review_that_a_stop_cut_short_is_begun_anew_and_a_whole_one_is_there_at_once(quick_path: Path) -> None:
    with inside(quick_path) as host:
        table = finished(host, 1)
        token = tokens(table)[0]
        assert host.get(f"/tables/{table['table']}/review", token).json()["depth"] == ""
        assert host.worker.reviews.work
    with inside(quick_path) as host:
        review = reviewed(host, table["table"], token)
    with inside(quick_path) as host:
        again = host.get(f"/tables/{table['table']}/review", token).json()
        assert again["review"] == review and host.worker.reviews.work == {}
        shelf = Shelf(Store(host.db))
        shelf.forget_review(table["table"])
        shelf.keep_review(table["table"], "deep", b"of another program")
        assert host.get(f"/tables/{table['table']}/review", token).json()["depth"] == "", "it is made anew"


def test_a_turn_is_played_again_with_the_same_luck(near: Inside, over: Json) -> None:
    path, token = f"/tables/{over['table']}", tokens(over)[0]
    events = near.events(over["table"], token, "all")
    order: Json = {
        "at": events[len(events) // 2]["n"],
        "luck": "same",
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ben"}],
    }
    made = near.post(f"{path}/branch", order, token).json()
    twig, end = made["table"], near.get(path, token).json()["scene"]
    record = near.get(f"{path}/export", token).json()["record"].splitlines()
    own = {seat["seat"]: seat["token"] for seat in made["seats"]}
    state = near.get(f"/tables/{twig}", own[1]).json()
    assert state["missing"] == [], "its luck is there: nobody adds to it"
    for line in _moves_after(near, twig, record):
        state = near.get(f"/tables/{twig}", own[line["seat"]]).json()
        play: Json = {
            "type": "play",
            "id": f"m{line['n']}",
            "seat": line["seat"],
            "offer": state["offer"]["number"],
            "moves": [line["move"]],
        }
        assert near.post(f"/tables/{twig}/commands", play, own[line["seat"]]).status_code == 200
    assert near.get(f"/tables/{twig}", own[1]).json()["scene"] == end


def _moves_after(host: Inside, twig: str, record: list[str]) -> list[Any]:
    """The moves of a record that a branch of it has not copied."""
    copied = sum('"move"' in row.text for row in host.worker.store.blocking.lines(twig))
    return [json.loads(line) for line in record if '"move"' in line][copied:]


@pytest.mark.attack("Keep the server busy with dear questions")
def test_reviews_are_begun_once_and_questions_are_counted(quick_path: Path, attack: Attack) -> None:
    with inside(quick_path, limits=Limits(**{**GENEROUS, "reckonings": 3})) as host:
        table = finished(host)
        token, path = tokens(table)[0], f"/tables/{table['table']}"
        for _ in range(20):
            host.get(f"{path}/review", token)
        attack.tried(succeeded=host.worker.reviewing.waiting.total() > 4, how="20 looks")
        ask: Json = {"line": 1, "moves": ["pass"]}
        codes = [host.post(f"{path}/why-not", ask, token).status_code for _ in range(5)]
        assert 429 not in codes[:3] and codes[3:] == [429, 429]


def against_bots(host: Host, game: str = "dig_deep", options: Json | None = None) -> tuple[str, str]:
    """A game of a person and a bot, played to its end; the person's token."""
    made = host.create(
        [{"kind": "me"}, {"kind": "bot", "bot": "pebble"}],
        game,
        options={"turn_limit": 3} if options is None else options,
    )
    token = made["seats"][0]["token"]
    seat = host.seat(made["table"], token)
    play_to_the_end(seat)
    seat.close()
    return made["table"], token


def coached(host: Host, table: str, token: str, earlier: list[list[Json]] | None = None) -> Json:
    """What the coach says, once the game is looked at."""
    found: Json = {}

    def there() -> bool:
        answer = host.post(f"/tables/{table}/coach", {"earlier": earlier or []}, token)
        assert answer.status_code == 200, answer.text
        found.update(answer.json())
        return bool(found["done"] == 1)

    wait_for(there, 120, "the coach says nothing")
    return found


def test_after_a_game_against_bots_the_coach_names_one_thing(near: Inside) -> None:
    table, token = against_bots(near)
    found = coached(near, table, token)
    wait_for(lambda: near.worker.reviews.work == {}, 120, "the quick look does not end")
    first = near.get(f"/tables/{table}/review", token).json()
    assert first["depth"] == "quick" and first["done"] < 1, "nobody had asked for a deep look before"
    assert found["habits"] and all(one["seat"] == 0 for one in found["habits"])
    assert found["thing"] is None or found["thing"]["seat"] == 0
    earlier: list[list[Json]] = [[{"id": "buy-more", "cases": 5, "times": 4, "amount": 4, "worth": 0.9}]]
    thing = coached(near, table, token, earlier)["thing"]
    assert thing["id"] == "buy-more" and thing["advice"]["id"] == "coach_dig_deep-habit-buy-more-try"
    assert thing["advice"]["args"]["times"] >= 4
    review = reviewed(near, table, token)
    assert review["habits"] == coached(near, table, token)["habits"], "the deep look is stored for the coach too"


def test_the_coach_speaks_to_whoever_has_played_alone_and_of_finished_games_alone(near: Inside, over: Json) -> None:
    path = f"/tables/{over['table']}/coach"
    watching = near.post(path, {"earlier": []}, over["spectator"]["token"])
    assert (watching.status_code, watching.json()["code"]) == (403, "not_yours")
    assert near.post(path, {"earlier": []}, tokens(over)[0]).json() == {
        "table": over["table"],
        "done": 1.0,
        "thing": None,
        "habits": [],
    }, "two people: nobody is coached"
    running = near.create([{"kind": "me"}, {"kind": "bot", "bot": "pebble"}])
    asked = near.post(f"/tables/{running['table']}/coach", {"earlier": []}, running["seats"][0]["token"])
    assert (asked.status_code, asked.json()["code"]) == (409, "running")


def test_earlier_games_are_bounded_and_of_their_form(near: Inside, over: Json) -> None:
    path, token = f"/tables/{over['table']}/coach", tokens(over)[0]
    fine: Json = {"id": "buy-more", "cases": 5, "times": 4, "amount": 4, "worth": 0.9}
    for earlier in (
        [[fine | {"times": -1}]],
        [[fine | {"seat": 1}]],
        [[fine] * 41],
        [[fine]] * 11,
        [[fine | {"worth": "x"}]],
        7,
    ):
        assert near.post(path, {"earlier": earlier}, token).json()["code"] == "bad_request"
    assert near.post(path, {"earlier": [[fine | {"id": "nothing"}]]}, token).status_code == 200


def test_after_a_lesson_the_coach_speaks_of_the_games_before_or_of_what_brings_most(near: Inside) -> None:
    made = near.create([{"kind": "me"}], "dig_deep", lesson="first")
    token = made["seats"][0]["token"]
    found = coached(near, made["table"], token)
    assert found["thing"]["id"] == "first" and found["habits"] == []
    assert found["thing"]["seen"][0]["args"]["points"] > 0
    earlier: list[list[Json]] = [[{"id": "buy-more", "cases": 5, "times": 4, "amount": 4, "worth": 0.9}]]
    assert coached(near, made["table"], token, earlier)["thing"]["id"] == "buy-more"
    assert near.worker.reviews.work == {}
