"""Hints: advice from a seat's own view."""

from __future__ import annotations

from pathlib import Path

import pytest

from pithead.bots.registry import levels
from pithead.games.registry import GAMES
from pithead.locales import Texts
from pithead.server.settings import Limits
from tests.server.harness import GENEROUS, Host, Json, Seat, tokens
from tests.server.inside import serving


def test_a_hint_is_a_legal_move_and_changes_nothing(host: Host, pair: tuple[Json, Seat]) -> None:
    _, seat = pair
    own = seat.turn()
    assert own is not None
    offer = seat.states[own]["offer"]
    advice = seat.command("hint", own, offer=offer["number"])
    moves = [one["move"] for one in advice["moves"]]
    assert 1 <= len(moves) <= 3 and len(set(moves)) == len(moves)
    assert set(moves) <= {c["move"] for c in offer["choices"]}
    assert advice["weighed"] and advice["asked"] == -1 and 0 <= advice["share"] <= 1
    shares = [one["share"] for one in advice["moves"]]
    assert shares == sorted(shares, reverse=True) and all(0 <= share <= 1 for share in shares)
    assert all(Texts().has(said["id"]) for one in advice["moves"] for said in one["reasons"])
    assert advice["bot"] == levels("dig_deep")[-1]
    assert seat.states[own]["offer"] == offer
    assert seat.command("hint", own, offer=offer["number"] + 1)["code"] == "stale_offer"
    assert seat.command("hint", 3 - own, offer=1)["code"] in (
        "illegal",
        "stale_offer",
    )
    without = host.create(hints=False)
    blind = host.seat(without["table"], *tokens(without))
    turn = blind.turn()
    assert turn is not None
    assert blind.command("hint", turn, offer=blind.states[turn]["offer"]["number"])["code"] == "not_allowed"
    blind.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gets_the_same_hint_in_every_game(host: Host, game: str) -> None:
    made = host.create(game=game)
    seat = host.seat(made["table"], *tokens(made))
    own = seat.turn()
    assert own is not None
    number = seat.states[own]["offer"]["number"]
    first, second = (seat.command("hint", own, offer=number)["moves"] for _ in range(2))
    assert first == second and first
    seat.close()


def test_a_hint_for_a_sealed_bid_is_the_whole_bid_and_one_command_brings_it(host: Host) -> None:
    made = host.create(game="rockwell")
    seat = host.seat(made["table"], *tokens(made))
    offer = seat.states[1]["offer"]
    advised = seat.command("hint", 1, offer=offer["number"])["moves"][0]
    run = [advised["move"], *[one["move"] for one in advised["then"]]]
    assert [one.rpartition(" ")[0] for one in run] == ["bid zinc", "bid copper", "bid silver", "bid gold", "bid_money"]
    assert [one["verb"] for one in advised["then"]] == ["bid"] * 3 + ["bid_money"]
    assert seat.command("play", 1, offer=offer["number"], moves=run)["type"] == "ack"
    while seat.states[1]["waiting"] != [2]:
        seat.receive(10)
    seat.close()


@pytest.mark.parametrize("game", GAMES)
def test_why_not_this_compares_it_with_the_best_and_refuses_what_cannot_be_chosen(host: Host, game: str) -> None:
    made = host.create(game=game)
    seat = host.seat(made["table"], *tokens(made))
    own = seat.turn()
    assert own is not None
    offer = seat.states[own]["offer"]
    plain = seat.command("hint", own, offer=offer["number"])
    for move in {offer["choices"][0]["move"], offer["choices"][-1]["move"]}:
        answer = seat.command("hint", own, offer=offer["number"], ask=[move])
        assert answer["moves"][answer["asked"]]["move"] == move
        assert answer["moves"][0]["share"] >= plain["moves"][0]["share"]
    for ask in (["no_such_move"], [plain["moves"][0]["move"], "no_such_move"]):
        refused = seat.command("hint", own, offer=offer["number"], ask=ask)
        assert refused["type"] == "refused" and refused["code"] == "illegal"
    seat.close()


def test_hints_are_rated_for_each_seat(quick_path: Path) -> None:
    with serving(str(quick_path / "hints.sqlite"), limits=Limits(**{**GENEROUS, "hints": 2})) as host:
        made = host.create()
        seat = host.seat(made["table"], *tokens(made))
        own = seat.turn()
        assert own is not None
        number = seat.states[own]["offer"]["number"]
        answers = [seat.command("hint", own, offer=number) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["advice", "advice", "refused"]
        assert answers[2]["code"] == "too_many" and answers[2]["retry"] > 0
        assert seat.command("hint", 3 - own, offer=1)["code"] != "too_many"
        seat.close()
