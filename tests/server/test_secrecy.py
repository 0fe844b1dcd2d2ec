"""Secrecy on the wire, by non-interference: what an audience may not know is permuted, and every byte it is sent stays
equal.

Two worlds are made for an audience: the same game in which every draw and every choice that the audience cannot see
is, wherever possible, another one. Both are played on a real server over real sockets, and all that the audience
receives is compared byte by byte. Ids, tokens and the seed are the test's own and the same in both worlds; so is the
time, but for that of commands of which the audience sees nothing.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pithead.core.api import CHANCE, OVER, SPECTATOR, Game, State, seats_in, sees
from pithead.core.chance import Rng
from pithead.core.errors import TooMany
from pithead.games.registry import GAMES, load_game
from pithead.table.events import public_part
from pithead.table.table import Table
from pithead.table.undo import Step
from tests.attacks import Attack
from tests.parts import enough_games
from tests.server.harness import Json, Seat, tokens
from tests.server.inside import Inside, fixed_sources, inside


@dataclass
class World:
    """One of two worlds: its commands (seat, move) and its draws, in order."""

    state: State
    delay: float  # seconds that a command takes of which the audience sees nothing
    commands: list[tuple[int, str]] = field(default_factory=list)
    hidden: list[bool] = field(default_factory=list)  # of each command: whether the audience sees nothing of it
    draws: list[str] = field(default_factory=list)
    probes: dict[int, list[list[str]]] = field(default_factory=dict)  # what the audience tries before a command


def step(
    game: Game, state: State, seat: int, code: int, audience: int
) -> tuple[State, bytes, list[tuple[int, tuple[int, ...]]]]:
    """The next position, what the audience sees of it, and the events it is told."""
    after = state.clone()
    after.log = []
    after.apply(seat, code)
    told = [(e.kind, e.args) for e in after.log if sees(audience, e.seen_by)]
    after.log = None
    return after, after.view(audience).key(), told


def candidates(game: Game, state: State, seat: int, rng: Rng) -> list[int]:
    """What could happen next, in random order."""
    if seat == CHANCE:
        try:
            codes = [code for code, _ in state.outcomes()]
        except TooMany:
            codes = [int(state.sample(rng)) for _ in range(40)]
    else:
        codes = [int(c) for c in state.legal(seat)]
    for i in range(len(codes) - 1, 0, -1):
        j = int(rng.below(i + 1))
        codes[i], codes[j] = codes[j], codes[i]
    return codes


def two_worlds(game: Game, seats: int, audience: int, seed: int, same: int, length: int) -> tuple[World, World, int]:
    """Two worlds that look the same to an audience, and in how many steps they differ.

    The first `same` commands are equal. After that every step differs where it can, until `length` commands are made or
    something must be revealed in which the worlds differ.
    """
    rng = Rng(seed)
    one, two = World(game.new(seats, {}), 0.0), World(game.new(seats, {}), 0.5)
    differ = 0
    while len(one.commands) < same + length and one.state.actor() != OVER:
        seat = int(one.state.actor())
        if seat != CHANCE:
            waiting = seats_in(int(one.state.waiting()))
            seat = waiting[int(rng.below(len(waiting)))]
            telling = (
                [code for code in one.state.legal(audience) if tells(game, one, two, audience, code)]
                if (differ and audience in waiting)
                else []
            )
            if telling:
                one.probes[len(one.commands)] = two.probes[len(one.commands)] = probes(
                    game, one.state, audience, telling, seed
                )
        if len(one.commands) < same:
            code = candidates(game, one.state, seat, rng)[0]
            ahead = step(game, one.state, seat, code, audience)[0]
            if ahead.actor() == OVER:
                break
            found: tuple[int, int, State, State] | None = (code, code, ahead, ahead.clone())
        else:
            found = next(pairs(game, one.state, two.state, seat, audience, rng), None)
        if found is None:
            break
        first, second, after, two.state = found
        hidden = not step(game, one.state, seat, first, audience)[2]
        hidden = hidden and after.view(audience).key() == one.state.view(audience).key()
        one.state = after
        differ += first != second
        names = game.outcomes if seat == CHANCE else game.actions
        for world, code in ((one, first), (two, second)):
            if seat == CHANCE:
                world.draws.append(names.format(code))
            else:
                world.commands.append((seat, names.format(code)))
                world.hidden.append(hidden)
    return one, two, differ


def pairs(
    game: Game, one: State, two: State, seat: int, audience: int, rng: Rng
) -> Iterator[tuple[int, int, State, State]]:
    """Pairs of next steps that look the same to the audience, different ones first."""
    for first in candidates(game, one, seat, rng)[:12]:
        a, view, told = step(game, one, seat, first, audience)
        if a.actor() == OVER:
            continue
        possible = candidates(game, two, seat, rng)
        others = [] if seat == audience else [c for c in possible if c != first]
        for second in [*others, *[c for c in possible if c == first]]:
            b, other_view, other_told = step(game, two, seat, second, audience)
            if b.actor() == a.actor() and b.waiting() == a.waiting() and other_view == view and other_told == told:
                yield first, second, a, b
                break


def tells(game: Game, one: World, two: World, audience: int, code: int) -> bool:
    """Whether a move of the audience shows it in which of the worlds it is."""
    return step(game, one.state, audience, code, audience)[1:] != step(game, two.state, audience, code, audience)[1:]


def probes(game: Game, state: State, audience: int, telling: list[int], seed: int) -> list[list[str]]:
    """Commands that nobody carries out: a move that reveals something, moves that are legal after it, and one that is
    none. A refusal must not tell what the first one reveals.
    """
    rng = Rng(seed)
    found: list[list[str]] = []
    for first in telling[:6]:
        trial, code, moves = state.clone(), first, list[str]()
        while len(moves) < 3:
            trial.apply(audience, code)
            moves.append(game.actions.format(code))
            guess = game.actions.format(int(rng.below(game.actions.size)))
            found += [[*moves, "no_such_move"], [*moves, guess, "no_such_move"]]
            if trial.actor() in (CHANCE, OVER) or not trial.waiting() >> audience & 1:
                break
            code = candidates(game, trial, audience, rng)[0]
    return found


def scripted(draws: list[str]) -> object:
    """Table._settle with the draws of a world in place of luck."""

    def settle(self: Table, command: int) -> list[object]:
        events: list[object] = []
        while self.state.actor() == CHANCE and draws:
            code = self.game.outcomes.parse(draws.pop(0))
            self.record.append({"c": command, "draw": self.game.outcomes.format(code)})
            events += self._apply(Step(command, CHANCE, code, self.record.count))
        return events

    return settle


def play_world(
    world: World, game: str, seats: int, audience: int, folder: Path, patch: pytest.MonkeyPatch
) -> list[str]:
    """Play a world on a fresh server; everything that the audience received, and what anybody can ask for."""
    patch.setattr(Table, "_settle", scripted(list(world.draws)))
    heard: list[str] = []
    clock = [1e9]
    with inside(folder, fixed_sources(lambda: clock[0])) as host:
        table = host.create(
            [{"kind": "me" if i == 0 else "hotseat", "name": f"P{i + 1}"} for i in range(seats)], game=game
        )
        name, secrets = table["table"], tokens(table)
        own = secrets[audience] if audience >= 0 else table["spectator"]["token"]
        everybody = set(range(1, seats + 1))
        others = present(
            host.seat(name, *[s for i, s in enumerate(secrets) if i != audience]), everybody - {audience + 1}
        )
        mine = present(host.seat(name, own), everybody)
        for i, (seat, move) in enumerate(world.commands):
            actor = mine if seat == audience else others
            if i == len(world.commands) // 2:
                heard += mine.raw
                mine.close()
                if audience >= 0:
                    present(others, everybody - {audience + 1})
                mine = present(host.seat(name, own, after="5"), everybody)
                actor = mine if seat == audience else others
            clock[0] = 1e9 + 10 * i + (world.delay if world.hidden[i] else 0.0)
            heard += tried(host, name, own, mine, audience + 1, world.probes.get(i, []))
            own_offer = actor.states[seat + 1]["offer"]
            answer = actor.command("play", seat + 1, id=f"c{i}", offer=own_offer["number"], moves=[move])
            assert answer["type"] == "ack", answer
            clock[0] = 1e9 + 10 * i + 5
            talk(host, i, mine, others, audience)
            if i % 9 == 0:
                heard += asked(host, name, own, audience, mine)
            for socket in (mine, others):  # whatever was sent before the pong has arrived
                socket.send({"type": "ping"})
                socket.until(lambda m: m["type"] == "pong")
        heard += tried(host, name, own, mine, audience + 1, world.probes.get(len(world.commands), []))
        heard += mine.raw + asked(host, name, own, audience, mine)
        if audience == SPECTATOR:  # whose eyes the pictures are drawn by
            heard.append(picture(host, name, own, mine.states[0]["event"]))
        heard.append(figures(host.http.get("/metrics").text))
        heard.append(host.http.get("/api/v1/openapi.json").text)
        heard.append(
            json.dumps([{k: v for k, v in json.loads(row).items() if k != "at"} for row in host.logs().splitlines()])
        )
        mine.close()
        others.close()
    return heard


def present(seat: Seat, seats: set[int]) -> Seat:
    """A socket that has been told of these people and no others: from then on nothing is sent but what is caused."""
    seat.until(lambda m: m["type"] == "presence" and {s["seat"] for s in m["seats"] if s["here"]} == seats)
    return seat


def talk(host: Inside, i: int, mine: Seat, others: Seat, audience: int) -> None:
    """Some chat, the same in both worlds."""
    if i % 11 == 0:
        others.command("say", others.seats[0], text=f"move {i}", id=f"t{i}")
    if i % 13 == 0:
        mine.command("say", audience + 1 if audience >= 0 else 0, text=f"hm {i}", id=f"m{i}")


def tried(host: Inside, name: str, own: str, mine: Seat, seat: int, commands: list[list[str]]) -> list[str]:
    """Commands that cannot be carried out, and why not."""
    heard: list[str] = []
    for number, moves in enumerate(commands):
        command = {"type": "play", "id": f"p{number}", "seat": seat, "offer": mine.states[seat]["offer"]["number"]}
        answer = host.post(f"/tables/{name}/commands", {**command, "moves": moves}, own)
        assert answer.status_code >= 400, answer.text
        heard.append(answer.text)
    return heard


def asked(host: Inside, name: str, own: str, audience: int, mine: Seat) -> list[str]:
    """Everything that an audience can ask for, refusals too."""
    seat = audience + 1 if audience >= 0 else 0
    out = [
        host.get(f"/tables/{name}", own).text,
        host.get(f"/tables/{name}/events", own).text,
        host.get(f"/tables/{name}/chat", own).text,
        host.get(f"/tables/{name}/export", own).text,
        host.get(f"/tables/{name}/verify", own).text,
        host.get(f"/tables/{name}/course", own).text,
        host.get(f"/tables/{name}/review", own).text,
        host.get(f"/tables/{name}/decision", own, line=5).text,
        host.post(f"/tables/{name}/why-not", {"line": 3, "moves": ["pass"]}, own).text,
        host.post(f"/tables/{name}/coach", {"earlier": []}, own).text,
        host.get(f"/tables/{name}/events", own, view="all").text,
        host.post(f"/tables/{name}/branch", {"at": "3", "seats": [{"kind": "me"}]}, own).text,
        host.post("/mine", {"tables": [{"table": name, "token": own}]}).text,
    ]
    last = mine.states[seat]["event"]
    told = ["0", *[event["n"] for event in mine.events[seat]]]
    places = ("0", told[len(told) // 2], last, f"{public_part(last) + 1}", f"{public_part(last)}a1", "3", "3b1")
    out += [host.get(f"/tables/{name}/replay", own, at=at).text for at in places]
    commands: list[Json] = [
        {"type": "play", "id": "x1", "seat": max(1, seat), "offer": 10**6, "moves": ["pass"]},
        {"type": "undo", "id": "x2", "seat": 1 if seat != 1 else 2},
        {"type": "hint", "id": "x3", "seat": max(1, seat), "offer": 10**6},
        {"type": "answer_undo", "id": "x4", "seat": max(1, seat), "agree": True},
    ]
    offer = mine.states[seat]["offer"]
    if offer:
        commands.append({"type": "play", "id": "x5", "seat": seat, "offer": offer["number"], "moves": ["no_such_move"]})
        commands.append({"type": "hint", "id": "x6", "seat": seat, "offer": offer["number"], "bot": "pebble"})
        asks: Json = {"type": "hint", "seat": seat, "offer": offer["number"]}
        choices = [choice["move"] for choice in offer["choices"]]
        commands.append({**asks, "id": "x7"})
        commands += [{**asks, "id": f"x{8 + i}", "ask": [choices[i]]} for i in {0, len(choices) - 1}]
        commands.append({**asks, "id": "x7", "ask": [choices[0], "no_such_move"]})
    return out + [host.post(f"/tables/{name}/commands", command, own).text for command in commands]


def picture(host: Inside, name: str, own: str, at: str) -> str:
    """The picture of a moment that anybody may share, as far as it can be compared."""
    place = host.get(f"/tables/{name}/share", own, at=at).json()["link"].partition("#")[0]
    drawn = host.http.get(f"/api/v1/tables/{name}/picture.png?{place.partition('?')[2]}")
    assert drawn.headers["content-type"] == "image/png", drawn.text
    return drawn.content.hex()


def without_seals(message: str) -> str:
    """Without the hashes of sealed choices, which hang on a secret that nobody knows (tests/table/test_luck.py)."""
    return re.sub(r'"hash":"[0-9a-f]{64}","salt":"[0-9a-f]*"', '"hash":""', message)


def figures(text: str) -> str:
    """The metrics without what only measures time."""
    return "\n".join(row for row in text.splitlines() if "seconds" not in row and "created" not in row)


def worlds_that_differ(game: Game, audience: int, same: int) -> tuple[World, World]:
    """Two worlds that differ in three steps or more after at least `same` equal commands, in a short game from its
    beginning.
    """
    seats = max(2, game.info.min_seats)
    same = same if enough_games(game, seats, 3 * same) <= 1 else 0
    for seed in range(40):
        one, two, differ = two_worlds(game, seats, audience, 100 + seed, same + seed % 8, 30)
        if differ >= 3:
            return one, two
    raise AssertionError("no two worlds were found that differ enough")


@pytest.mark.attack("Learn a secret from any byte that is sent")
@pytest.mark.parametrize(("audience", "same"), [(0, 0), (1, 25), (SPECTATOR, 10)])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_byte_depends_on_what_an_audience_may_not_know(
    game: str, audience: int, same: int, quick_path: Path, monkeypatch: pytest.MonkeyPatch, attack: Attack
) -> None:
    loaded = load_game(game)
    seats = max(2, loaded.info.min_seats)
    heard: list[list[str]] = []
    for number, world in enumerate(worlds_that_differ(loaded, audience, same)):
        (quick_path / str(number)).mkdir()
        heard.append(play_world(world, game, seats, audience, quick_path / str(number), monkeypatch))
    assert len(heard[0]) == len(heard[1]) > 30
    for one, two in zip(*heard, strict=True):
        attack.tried(without_seals(one) != without_seals(two), one)


@pytest.mark.attack("Learn a secret from logs and errors")
def test_neither_log_nor_database_nor_errors_hold_a_secret(quick_path: Path) -> None:
    with inside(quick_path) as host:
        table = host.create([{"kind": "me", "name": "Quetzalcoatl"}, {"kind": "hotseat"}])
        seat = host.seat(table["table"], *tokens(table))
        seat.command("say", 1, text="Popocatepetl")
        rng = random.Random(1)
        for _ in range(20):
            own = seat.turn()
            assert own is not None
            seat.play(own, rng.randrange(50))
        seat.send({"type": "hello", "seats": [{"token": tokens(table)[0]}]})
        refused = seat.until(lambda m: m["type"] == "refused")
        store = host.worker.store.blocking
        row = store.row(table["table"])
        assert row is not None and row.seed is not None
        seat.close()
        texts = [
            host.logs(),
            host.http.get("/metrics").text,
            host.http.get("/api/v1/openapi.json").text,
            json.dumps(refused),
        ]
    raw = b"".join(path.read_bytes() for path in quick_path.glob("inside.sqlite*"))
    for secret in (*tokens(table), table["spectator"]["token"]):
        assert secret.encode() not in raw, "a token is stored in the clear"
        assert not any(secret in text for text in texts)
    for private in ("Quetzalcoatl", "Popocatepetl", row.seed.hex()):
        assert not any(private in text for text in texts)
    assert row.seed in raw


@pytest.mark.attack("Guess a token")
def test_tokens_are_long_and_never_equal(quick_path: Path) -> None:
    with inside(quick_path) as host:
        made = [
            t for _ in range(20) for table in [host.create()] for t in (*tokens(table), table["spectator"]["token"])
        ]
    assert len(set(made)) == len(made)
    assert all(len(t) >= 32 for t in made), "32 characters of 6 bits are 192 bits"
