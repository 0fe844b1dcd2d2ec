"""Puzzles over HTTP: asked without their answer, judged by what is stored, refused with what was possible."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec
import pytest
from tools.midgame import advance

from pithead.coach.puzzles import Puzzle, view_of
from pithead.coach.shipped import of_the_day, shipped_count, shipped_puzzle
from pithead.coach.weigh import every_choice
from pithead.core.chance import Chance, seed_from
from pithead.games.registry import GAMES, load_game
from pithead.server.http import puzzles
from pithead.server.settings import Limits
from pithead.server.store import Store
from pithead.table.branch import dealt
from pithead.table.record import Player, Record
from pithead.table.table import promised, terms_of
from tests.attacks import Attack
from tests.parts import WITH_COACH
from tests.server.harness import GENEROUS, Host, Json, quick_folder, wait_for
from tests.server.inside import Clock, Inside, fixed_sources, inside


@pytest.fixture(scope="module")
def near() -> Iterator[Inside]:
    with inside(quick_folder("pithead-puzzles-")) as host:
        yield host
        assert "failed" not in host.logs(), host.logs()


def puzzles_of(game: str) -> list[Puzzle]:
    found = [shipped_puzzle(game, number) for number in range(1, shipped_count(game) + 1)]
    return [one for one in found if one is not None]


def tried(host: Host, game: str, number: int, moves: list[str]) -> Json:
    answer = host.post(f"/puzzles/{game}/{number}/try", {"moves": moves})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_they_are_counted_and_listed(near: Inside) -> None:
    told = near.get("/puzzles").json()
    assert {one["game"]: one["count"] for one in told["games"]} == {game: shipped_count(game) for game in GAMES}
    for game in GAMES:
        rows = near.get(f"/puzzles/{game}").json()["puzzles"]
        assert [row["number"] for row in rows] == list(range(1, shipped_count(game) + 1))
        for row, puzzle in zip(rows, puzzles_of(game), strict=True):
            assert row["id"] == puzzle.id and row["kind"] == puzzle.themes[0] and 800 <= row["rating"] <= 2000
            assert set(row) == {"number", "id", "kind", "rating", "seats", "round"}, "nothing of the answer"


def test_the_puzzle_of_the_day_goes_by_the_date_of_the_server_in_utc() -> None:
    clock = Clock()
    with inside(quick_folder("pithead-day-"), fixed_sources(clock)) as host:
        for day in (datetime(2026, 3, 1, 23, 59, tzinfo=UTC), datetime(2026, 3, 2, 0, 1, tzinfo=UTC)):
            clock.now = day.timestamp()
            daily = host.get("/puzzles").json()["daily"]
            assert daily["date"] == day.date().isoformat()
            assert (daily["game"], daily["number"]) == of_the_day(day.date())


@pytest.mark.parametrize("game", WITH_COACH)
def test_the_best_is_right_in_one_go_and_move_by_move(near: Inside, game: str) -> None:
    for number, puzzle in enumerate(puzzles_of(game), 1):
        at_once = tried(near, game, number, puzzle.best.moves)["verdict"]
        assert at_once["right"] and at_once["weighed"] and at_once["choice"]["share"] == puzzle.best.share
        for done in range(1, len(puzzle.best.moves)):
            on = tried(near, game, number, puzzle.best.moves[:done])
            assert on["verdict"] is None
            offer = on["position"]["offer"]
            assert puzzle.best.moves[done] in [choice["move"] for choice in offer["choices"]]
            assert offer["number"] == done + 1 and offer["seat"] == puzzle.seat + 1


@pytest.mark.parametrize("game", WITH_COACH)
def test_another_choice_is_wrong_with_its_figures_and_the_same_in_another_order_is_the_same(
    near: Inside, game: str
) -> None:
    for number, puzzle in enumerate(puzzles_of(game), 1):
        rival = puzzle.rivals[0]
        verdict = tried(near, game, number, rival.moves)["verdict"]
        assert not verdict["right"] and verdict["weighed"]
        assert (verdict["choice"]["share"], verdict["share"]) == (rival.share, puzzle.best.share)
        assert [one["move"] for one in verdict["choice"]["moves"]] == rival.moves


@pytest.mark.parametrize("game", WITH_COACH)
def test_every_whole_choice_gets_a_verdict_and_a_reason(near: Inside, game: str) -> None:
    loaded = load_game(game)
    for number, puzzle in list(enumerate(puzzles_of(game), 1))[:8]:
        every = every_choice(loaded, puzzle.seat, view_of(loaded, puzzle), 64)
        assert (every is not None) == puzzle.complete
        for codes in (every or [])[:12]:
            moves = [loaded.actions.format(code) for code in codes]
            verdict = tried(near, game, number, moves)["verdict"]
            assert verdict["weighed"], "all of them were weighed"
            told = near.post(f"/puzzles/{game}/{number}/compare", {"moves": moves}).json()
            assert told["weighed"] and told["best"] == verdict["right"]
            assert told["told"]["choice"]["share"] == verdict["choice"]["share"]


def test_what_was_not_weighed_is_held_against_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    found = next(one for one in puzzles_of("rockwell") if len(one.rivals) > 3 and len(one.best.moves) > 1)
    known, other = found.rivals[1], found.rivals[2]
    bare = msgspec.structs.replace(found, rivals=[known], complete=False)
    held = puzzles.Held(load_game("rockwell"), bare, 1)
    monkeypatch.setattr(puzzles, "held", lambda game, number: held)
    verdict = puzzles.tried("rockwell", "1", other.moves).verdict
    assert verdict is not None and not verdict.weighed and not verdict.right
    assert [one.move for one in verdict.choice.moves] == other.moves
    told = puzzles.compared("rockwell", "1", other.moves)
    assert not told.weighed and not told.best and [one.move for one in told.asked] == other.moves
    assert [one.move for one in told.told.choice.moves] == known.moves


@pytest.mark.parametrize("game", WITH_COACH)
def test_the_answer_has_all_choices_with_reasons(near: Inside, game: str) -> None:
    for number, puzzle in enumerate(puzzles_of(game), 1):
        told = near.get(f"/puzzles/{game}/{number}/answer").json()
        assert [one["move"] for one in told["best"]["choice"]["moves"]] == puzzle.best.moves
        assert told["best"]["reasons"] and len(told["rivals"]) == len(puzzle.rivals)


@pytest.mark.attack("the answer of a puzzle from what is sent before a try")
@pytest.mark.parametrize("game", WITH_COACH)
def test_neither_the_question_nor_the_hint_tells_the_answer(near: Inside, game: str, attack: Attack) -> None:
    for number, puzzle in enumerate(puzzles_of(game), 1):
        asked = near.get(f"/puzzles/{game}/{number}").json()
        assert set(asked) == {"game", "brief", "count", "seat", "options", "rung", "position"}
        assert asked["position"]["offer"]["choices"][0].keys() == {
            *("move", "verb", "kind", "args", "clause", "cost", "preview", "warning")
        }
        hint = near.get(f"/puzzles/{game}/{number}/hint").json()
        assert set(hint) == {"choices", "share", "points"}
        told = [[one["move"] for one in choice] for choice in hint["choices"]]
        assert len(told) in (0, 3)
        if told:
            assert puzzle.best.moves in told
            order = [(puzzle.legal.index(moves[0]), moves) for moves in told]
            assert order == sorted(order), "they stand in the order of the offer"
        sent = json.dumps([asked, hint])
        leaked = any(reason.id in sent for reason in puzzle.best.reasons)
        attack.tried(leaked)
        assert not leaked


@pytest.mark.parametrize(
    ("path", "status", "says"),
    [
        ("/puzzles/chess", 404, "there is no game 'chess'"),
        ("/puzzles/chess/1", 404, "there is no game 'chess'"),
        ("/puzzles/dig_deep/0", 404, "numbered from 1 to"),
        ("/puzzles/dig_deep/99999", 404, "numbered from 1 to"),
        ("/puzzles/dig_deep/one", 404, "there is no puzzle 'one'"),
        ("/puzzles/dig_deep/-1", 404, "there is no puzzle '-1'"),
        ("/puzzles/dig_deep/99999/hint", 404, "numbered from 1 to"),
        ("/puzzles/dig_deep/99999/answer", 404, "numbered from 1 to"),
        ("/puzzles/dig_deep/1?show=1", 400, "show"),
    ],
)
def test_what_is_not_there_is_named(near: Inside, path: str, status: int, says: str) -> None:
    answer = near.get(path)
    assert answer.status_code == status and says in answer.json()["message"], answer.text


@pytest.mark.parametrize("verb", ["try", "compare"])
def test_a_choice_that_cannot_be_made_is_refused_with_what_can(near: Inside, verb: str) -> None:
    for game in WITH_COACH:
        puzzle = puzzles_of(game)[0]
        for moves in (["fly to the moon"], [puzzle.best.moves[0]] * 40, [*puzzle.best.moves, puzzle.best.moves[0]]):
            answer = near.post(f"/puzzles/{game}/1/{verb}", {"moves": moves})
            assert answer.status_code == 409 and answer.json()["code"] == "illegal", answer.text
        wrong = near.post(f"/puzzles/{game}/1/{verb}", {"moves": ["fly to the moon"]}).json()
        assert wrong["possible"] == puzzle.legal
    bodies: list[Json] = [
        {},
        {"moves": []},
        {"moves": ["a"] * 65},
        {"moves": ["a" * 300]},
        {"moves": [1]},
        {"move": "a"},
    ]
    for body in bodies:
        assert near.post(f"/puzzles/dig_deep/1/{verb}", body).status_code == 400


def test_the_beginning_of_a_choice_is_not_compared(near: Inside) -> None:
    number, puzzle = next((n, one) for n, one in enumerate(puzzles_of("rockwell"), 1) if len(one.best.moves) > 1)
    answer = near.post(f"/puzzles/rockwell/{number}/compare", {"moves": puzzle.best.moves[:1]})
    assert answer.status_code == 409 and puzzle.best.moves[1] in answer.json()["possible"]


def test_too_many_tries_are_refused_for_a_while() -> None:
    limits = Limits(**{**GENEROUS, "requests": 20})
    with inside(quick_folder("pithead-many-"), limits=limits) as host:
        codes = [host.post("/puzzles/dig_deep/1/try", {"moves": ["end"]}).status_code for _ in range(30)]
        assert 429 in codes


def test_a_page_is_served_for_every_address_of_puzzles(near: Inside) -> None:
    for path in ("/puzzles", "/puzzles/dig_deep", "/puzzles/dig_deep/1"):
        answer = near.http.get(path)
        assert answer.status_code == 200 and "text" in answer.headers["content-type"]


# -- played on as a table


def played_on(host: Host, game: str, number: int, **wishes: object) -> Json:
    answer = host.post(f"/puzzles/{game}/{number}/play-on", {"bot": "pebble", "pace": "instant", **wishes})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", WITH_COACH)
def test_it_is_played_on_from_what_its_seat_sees(near: Inside, game: str) -> None:
    for number, puzzle in list(enumerate(puzzles_of(game), 1))[::40]:
        made = played_on(near, game, number, name="Ada", pace="human")  # before a bot makes a choice of its own
        own = made["seats"][puzzle.seat]
        assert (own["kind"], own["name"]) == ("me", "Ada") and own["token"]
        assert [one["kind"] for one in made["seats"]].count("bot") == puzzle.seats - 1
        state = near.get(f"/tables/{made['table']}", own["token"]).json()
        asked = near.get(f"/puzzles/{game}/{number}").json()
        assert state["scene"] == asked["position"]["scene"]
        assert [one["move"] for one in state["offer"]["choices"]] == puzzle.legal
        assert [one["event"] for one in near.events(made["table"], own["token"])] == ["laid_out"]


@pytest.mark.attack("what a puzzle's seat cannot know, by playing it on")
@pytest.mark.parametrize("game", WITH_COACH)
def test_a_table_of_a_puzzle_tells_nothing_that_its_seat_cannot_know(near: Inside, game: str, attack: Attack) -> None:
    """The file has nothing but the view, so there is nothing to find out; and whoever ends one table to read its record
    learns nothing of the next one, which is dealt anew."""
    loaded, store = load_game(game), Store(near.db)
    differs = 0
    for number, puzzle in list(enumerate(puzzles_of(game), 1))[::30]:
        deals = set()
        for _ in range(3):
            made = played_on(near, game, number, pace="human")  # before a bot makes a choice of its own
            token = made["seats"][puzzle.seat]["token"]
            told = near.get(f"/tables/{made['table']}", token).json()
            shown = told["scene"] == near.get(f"/puzzles/{game}/{number}").json()["position"]["scene"]
            leaked = not shown or near.get(f"/tables/{made['table']}/export", token).status_code == 200
            attack.tried(leaked)
            assert not leaked
            line = json.loads(store.lines(made["table"])[0].text)
            position = loaded.load(line["position"])
            assert position.view(puzzle.seat).key().hex() == puzzle.id and line["of"] == puzzle.seat + 1
            deals.add(position.key())
        differs += len(deals) > 1
    store.close()
    attack.tried(differs == 0)
    assert differs > 0


@pytest.mark.parametrize("game", WITH_COACH)
def test_a_table_of_a_puzzle_is_finished_reckoned_reviewed_proved_and_imported(near: Inside, game: str) -> None:
    number, puzzle = next((n, one) for n, one in enumerate(puzzles_of(game), 1) if one.round > 3 and one.seats == 2)
    made = played_on(near, game, number, name="Ada")
    table, token = made["table"], made["seats"][puzzle.seat]["token"]
    advance(near, table, token, lambda state: False, wise=False)
    state = near.get(f"/tables/{table}", token).json()
    turns = near.get(f"/tables/{table}/course", token).json()["turns"]
    assert all(sum(turns[-1]["sources"][seat].values()) == turns[-1]["score"][seat] for seat in range(puzzle.seats))
    proof = near.get(f"/tables/{table}/verify", token).json()
    assert proof["unproved"] == 0 and proof["draws"] > 0
    found: Json = {}

    def reviewed() -> bool:
        found.update(near.get(f"/tables/{table}/review", token).json())
        return bool(found["depth"])

    wait_for(reviewed, 120, "the review does not come")
    first = found["review"]["moments"][0]
    assert first["line"] == 1 and first["seat"] is None, "the position that it began from counts as a set-up"
    for one in found["review"]["sums"]:
        parts = one["fair"] + sum(one["luck"].values()) + one["others"] + one["own"]
        assert parts == pytest.approx(one["result"], abs=1e-9)
    assert near.get(f"/tables/{table}/replay", token, at="0", view="all").status_code == 200
    record = near.get(f"/tables/{table}/export", token).json()["record"]
    copied = near.post("/import", {"record": record})
    assert copied.status_code == 200, copied.text
    branched = near.post(
        f"/tables/{table}/branch",
        {"at": state["event"], "line": 2, "luck": "same", "seats": [{"kind": "hotseat"}] * puzzle.seats},
        token,
    )
    assert branched.status_code == 200, branched.text


@pytest.mark.attack("a made-up position for the server to play from")
def test_a_record_that_begins_from_a_position_of_ones_own_is_not_imported(near: Inside, attack: Attack) -> None:
    game = load_game("rockwell")
    puzzle = puzzles_of("rockwell")[0]
    players = [Player("Ada") for _ in range(puzzle.seats)]

    def record(position: Json, seed: bytes) -> str:
        header = promised(terms_of(game, players, puzzle.options), seed)
        made = Record.start(header)
        made.append({"position": position, "of": puzzle.seat + 1})
        made.append({"end": "agreed", "by": 1, "standing": [], "seed": seed.hex(), "key": "none"})
        return made.text()

    seed = seed_from("own")
    good = dealt(view_of(game, puzzle), Chance(seed)).to_json()
    others: list[Json] = [
        {},
        {"seats": 2},
        puzzle.view,
        dealt(view_of(game, puzzle), Chance(seed_from("another"))).to_json(),
        {**good, "money": [10**30 for _ in good["money"]]},  # type: ignore[union-attr]
        {**good, "money": [99 for _ in good["money"]]},  # type: ignore[union-attr]
        {**good, "round": -5},
        {**good, "round": [[[]]]},
        *({**good, name: [-(2**62)] * len(value)} for name, value in good.items() if isinstance(value, list) and value),
    ]
    for position in others:
        answer = near.post("/import", {"record": record(position, seed)})
        attack.tried(answer.status_code != 400)
        assert answer.status_code == 400 and "line 2" in answer.json()["message"], answer.text
    assert "line 3" in near.post("/import", {"record": record(good, seed)}).json()["message"], "the end is another one"


def test_it_is_played_on_against_bots_that_there_are(near: Inside) -> None:
    for path, body, status in (
        ("/puzzles/dig_deep/99999/play-on", {"bot": "pebble"}, 404),
        ("/puzzles/chess/1/play-on", {"bot": "pebble"}, 404),
        ("/puzzles/dig_deep/1/play-on", {"bot": "nobody"}, 400),
        ("/puzzles/dig_deep/1/play-on", {}, 400),
        ("/puzzles/dig_deep/1/play-on", {"bot": "pebble", "seat": 1}, 400),
    ):
        answer = near.post(path, body)
        assert answer.status_code == status, (path, body, answer.text)


def test_tables_of_puzzles_are_counted_as_new_tables() -> None:
    limits = Limits(**{**GENEROUS, "creations": 3})
    with inside(quick_folder("pithead-on-"), limits=limits) as host:
        codes = [host.post("/puzzles/dig_deep/1/play-on", {"bot": "pebble"}).status_code for _ in range(6)]
        assert 200 in codes and 429 in codes
