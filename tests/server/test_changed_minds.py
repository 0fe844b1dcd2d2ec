"""A secret choice that is taken back and made anew: nobody else is sent a byte of it; once it is sealed it stands.

A game is played twice on a real server, with the same luck and the same choices. In the second one everybody but the
audience takes back whatever was not yet told to others, makes it anew, and tries to take back what is sealed. All that
the audience is sent and can ask for is compared byte by byte; each detour takes time.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from pithead.core.api import SPECTATOR
from pithead.games.registry import GAMES, load_game
from tests.attacks import Attack
from tests.server.harness import Json, Seat, tokens
from tests.server.inside import Inside, fixed_sources, inside
from tests.server.test_secrecy import without_seals

LENGTH = 40  # choices


@dataclass
class Detours:
    """How often somebody took a secret choice back and made it anew, and tried to with one that was sealed."""

    taken: bool
    anew: int = 0
    sealed: int = 0


def settle(*sockets: Seat) -> None:
    """Whatever was sent before the pong has arrived."""
    for socket in sockets:
        socket.send({"type": "ping"})
        socket.until(lambda m: m["type"] == "pong")


def played(host: Inside, game: str, audience: int, clock: list[float], detours: Detours) -> list[str]:
    """What the audience heard of a game, and can ask for at its end."""
    seats = max(3, load_game(game).info.min_seats)
    table = host.create([{"kind": "me" if i == 0 else "hotseat", "name": f"P{i}"} for i in range(seats)], game=game)
    name, secrets = table["table"], tokens(table)
    own = secrets[audience] if audience >= 0 else table["spectator"]["token"]
    others = host.seat(name, *[secret for i, secret in enumerate(secrets) if i != audience])
    mine = host.seat(name, own)
    there = [seat for seat in others.seats if seat] + ([audience + 1] if audience >= 0 else [])
    mine.until(
        lambda m: m["type"] == "presence" and sorted(s["seat"] for s in m["seats"] if s["here"]) == sorted(there)
    )
    heard, rng = len(mine.raw), random.Random(game)
    for i in range(LENGTH):
        clock[0] = 1e9 + 10 * i
        settle(mine, others)
        waiting = others.states[others.seats[0]]["waiting"]
        if not waiting:
            break
        seat, pick = rng.choice(waiting), rng.randrange(1000)
        actor = mine if seat == audience + 1 else others
        if detours.taken and actor is others:
            change_mind(actor, mine, seat, pick, clock, detours)
        else:
            assert actor.play(seat, pick, id=f"c{i}")["type"] == "ack"
        clock[0] = 1e9 + 10 * i + 5
    settle(mine, others)
    place = f"/tables/{name}"
    last = mine.states[audience + 1 if audience >= 0 else 0]["event"]
    asked = [host.get(f"{place}{path}", own).text for path in ("", "/events", f"/replay?at={last}", "/chat")]
    asked.append(host.post("/mine", {"tables": [{"table": name, "token": own}]}).text)
    mine.close()
    others.close()
    return mine.raw[heard:] + asked


def change_mind(actor: Seat, mine: Seat, seat: int, pick: int, clock: list[float], detours: Detours) -> None:
    """Choose; where nobody else can tell yet, take it back once more and choose again; where it is sealed, try to."""
    together = len(actor.states[seat]["waiting"]) > 1
    told = len(mine.raw)
    assert actor.play(seat, pick)["type"] == "ack"
    settle(mine, actor)
    secret = all(m["type"] == "pong" for m in mine.inbox[len(mine.inbox) - (len(mine.raw) - told) :])
    if secret and actor.states[seat]["undo"]:
        clock[0] += 1
        assert actor.command("undo", seat)["type"] == "ack"
        settle(actor)
        clock[0] += 1
        assert actor.play(seat, pick)["type"] == "ack"
        detours.anew += 1
    elif together and seat not in actor.states[seat]["waiting"] and actor.states[seat]["waiting"]:
        clock[0] += 1
        if actor.command("undo", seat)["type"] == "ack":
            settle(actor)
            actor.play(seat, pick)
        detours.sealed += 1


@pytest.mark.attack("Learn that somebody took a secret choice back")
@pytest.mark.parametrize("audience", [0, SPECTATOR])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nobody_learns_that_a_secret_choice_was_made_anew(
    game: str, audience: int, quick_path: Path, attack: Attack
) -> None:
    heard: list[list[str]] = []
    for detours in (Detours(False), Detours(True)):
        folder = quick_path / str(detours.taken)
        folder.mkdir()
        clock = [1e9]
        with inside(folder, fixed_sources(lambda clock=clock: clock[0])) as host:  # type: ignore[misc]
            heard.append(played(host, game, audience, clock, detours))
    plain, changed = ([without_seals(text) for text in part if '"pong"' not in text] for part in heard)
    for one, two in zip(plain, changed, strict=False):
        attack.tried(succeeded=one != two, how=difference(one, two))
    attack.tried(succeeded=len(plain) != len(changed), how="more is told")
    together = any(len(state["waiting"]) > 1 for state in states(plain))
    tried = detours.anew + detours.sealed  # a choice of one move is sealed as soon as it is made
    assert not together or (tried > 2 and detours.sealed > 0), f"too little was tried: {detours}"


def states(heard: list[str]) -> list[Json]:
    """The states among what was heard."""
    found = [json.loads(text) for text in heard]
    return [one["state"] for one in found if one.get("type") == "state"]


def difference(one: str, two: str) -> str:
    """Where two texts part."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 60) : at + 30]} | {two[max(0, at - 60) : at + 30]}"
