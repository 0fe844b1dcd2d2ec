"""What a client reads before it plays."""

from __future__ import annotations

import pytest

from pithead.bots.registry import level_scale, levels, named_levels, styles
from pithead.games.clauses import clauses
from pithead.games.registry import GAMES
from tests.server.harness import Host


def test_every_game_is_listed(host: Host) -> None:
    assert [info["id"] for info in host.get("/games").json()["games"]] == list(GAMES)


def test_every_game_names_its_levels_from_the_easiest_that_plays_sensibly(host: Host) -> None:
    for info in host.get("/games").json()["games"]:
        assert info["bots"] == levels(info["id"]) and info["styles"] == styles(info["id"])
        assert {one["level"]: one["bot"] for one in info["levels"]} == named_levels(info["id"])
        assert info["scale"] == level_scale(info["id"])
        assert info["levels"][0]["bot"] == info["scale"][0] and info["levels"][-1]["bot"] == info["scale"][-1]
        assert info["bots"][0] not in info["scale"], "the random one is no level"


def test_the_rules_and_texts_are_served(host: Host) -> None:
    for game in GAMES:
        served = host.get(f"/games/{game}/rules", lang="de").json()["clauses"]
        assert [c["id"] for c in served] == list(clauses(game))
        assert all(c["text"] and c["section"] for c in served)
    served = host.get("/games/dig_deep/rules").json()["clauses"]
    assert "|" in next(c["text"] for c in served if c["id"] == "DD-C6"), "a clause keeps its table"
    for lang in ("en", "de", "fr"):
        assert "common" in host.get(f"/texts/{lang}").json()["catalogues"]
    assert host.get("/texts/xx").status_code == 404
    assert host.get("/games/chess/rules").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_the_pack_is_served_row_by_row_with_its_sources(host: Host, game: str) -> None:
    told = host.get(f"/games/{game}/pack").json()
    rows = [row for table in told["tables"].values() for row in table]
    assert told["pack"] == "core" and {row["source"] for row in rows} <= {"rulebook", "reconstructed"}
    figures = next(info["pack"] for info in host.get("/games").json()["games"] if info["id"] == game)
    assert sum(row["source"] == "rulebook" for row in rows) == figures["printed"]
    assert host.get("/games/chess/pack").status_code == 404
