"""Figures and what is said of them: pairs, better and worse, contradicting bots, tables, luck, loopholes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import msgspec
import pytest

from pithead.bots import dig_deep
from pithead.core.errors import OptionError
from pithead.games.packs import core_pack
from pithead.games.registry import load_game
from pithead.lab.balance.findings import decided, judge_game, judge_items, overall, prices, with_bots
from pithead.lab.balance.plan import Plan, Setup
from pithead.lab.balance.result import Finding
from pithead.lab.balance.rows import Game, furthest_behind, lead_changes
from pithead.lab.balance.skill import luck, variety
from pithead.lab.balance.tables import tables
from pithead.lab.balance.trust import loopholes, never
from tests.lab.balance.study import SHORT, set_up, study


def game(
    deal: int,
    pack: str,
    scores: list[int],
    taken: list[list[str]] | None = None,
    course: list[list[int]] | None = None,
    reason: str = "last_tile",
) -> Game:
    ranks = [sum(other > mine for other in scores) for mine in scores]
    took = taken or [[] for _ in scores]
    return Game("main", deal, pack, scores, ranks, reason, 9, 50, course or [scores], took, took)


def pairs(before: list[int], after: list[int], deals: int = 60) -> list[Game]:
    """The winner changes from deal to deal, unless the points say otherwise."""
    out = []
    for deal in range(deals):
        for pack, scores in (("a", before), ("b", after)):
            turned = scores if deal % 2 else scores[::-1]
            out.append(game(deal, pack, turned))
    return out


def named(findings: list[Finding], name: str) -> Finding:
    return next(one for one in findings if one.id == name)


def test_points_that_rise_on_every_deal_are_more() -> None:
    found = judge_game(pairs([10, 20], [14, 24]), 2, 60)
    points = named(found, "points")
    assert (points.a, points.b, points.difference, points.verdict) == (15, 19, 4, "more")
    assert named(found, "rounds").verdict == named(found, "seat 1").verdict == "no difference"
    assert overall(found, paired=True).verdict == "different" and decided(found)


def test_a_seat_that_gets_its_share_back_is_better() -> None:
    games = [game(deal, "a", [20, 10]) for deal in range(80)]
    games += [game(deal, "b", [20, 10] if deal % 2 else [10, 20]) for deal in range(80)]
    found = judge_game(games, 2, 80)
    assert named(found, "seat 1").verdict == named(found, "seat 2").verdict == "better"
    assert overall(found, paired=True).verdict == "better"
    back = judge_game([replaced(one) for one in games], 2, 80)
    assert overall(back, paired=True).verdict == "worse"


def replaced(one: Game) -> Game:
    return game(one.deal, "a" if one.pack == "b" else "b", one.scores)


def test_one_pack_alone_is_judged_by_what_ought_to_be() -> None:
    always = [game(deal, "b", [20, 10]) for deal in range(60)]
    assert overall(judge_game(always, 2, 60), paired=False).verdict == "worse"
    fair = [game(deal, "b", [20, 10] if deal % 2 else [10, 20]) for deal in range(8000)]
    assert overall(judge_game(fair, 2, 8000), paired=False).verdict == "no difference"
    assert overall(judge_game(fair[:40], 2, 8000), paired=False).verdict == "cannot tell"
    assert overall([], paired=False).verdict == "cannot tell" and not decided([])


def test_what_is_off_by_less_than_it_may_be_is_not_worse() -> None:
    """Seat 1 wins 51 of 100 games: within three points of half, which some thousands of games show."""
    games = [game(deal, "b", [20, 10] if deal % 100 < 51 else [10, 20]) for deal in range(20_000)]
    assert named(judge_game(games, 2, 20_000), "seat 1").verdict == "no difference"
    assert named(judge_game(games[:4000], 2, 20_000), "seat 1").verdict == "cannot tell"


def test_alone_the_points_ought_to_be_in_the_second_highest_grade() -> None:
    def alone(points: int) -> list[Game]:
        made = [game(deal, "b", [points + deal % 5]) for deal in range(100)]
        return [msgspec.structs.replace(one, grades=[20, 40, 55, 65]) for one in made]

    said = {points: overall(judge_game(alone(points), 1, 100), paired=False).verdict for points in (45, 58, 63, 75)}
    assert said == {45: "worse", 58: "no difference", 63: "cannot tell", 75: "worse"}


def test_the_lift_of_an_item_is_bad_only_against_another_pack() -> None:
    taken = [["die red"], []]
    rich = [game(deal, "b", [30 + deal % 3, 10], taken) for deal in range(80)]
    plain = [game(deal, "a", [20, 10 + 10 * (deal % 2)], taken) for deal in range(80)]
    alone = named(judge_items(rich, 80), "lift die red")
    assert (alone.verdict, alone.a) == ("more", 0) and alone.difference == pytest.approx(10.5, abs=0.1)
    assert named(judge_items([*plain, *rich], 80), "lift die red").verdict == "worse"
    assert named(judge_items([*plain, *rich], 80), "taken die red").verdict == "no difference"


def test_bots_that_contradict_each_other_are_named() -> None:
    (one,) = (x for x in judge_game(pairs([10, 20], [14, 24]), 2, 60) if x.id == "points")
    agreeing, open_, other = (replace(one, verdict=word) for word in ("more", "cannot tell", "less"))
    (found,) = with_bots([one], {"pebble": [agreeing], "foreman": [open_]})
    assert not found.bot_bound and found.by_bot == {"pebble": "more", "foreman": "cannot tell"}
    assert overall([found], paired=True).reason == "points of a seat +4"
    (found,) = with_bots([one], {"pebble": [other]})
    assert found.bot_bound and overall([found], paired=True).reason == "points of a seat +4 (depends on the bot)"


def test_the_price_is_told_and_kept() -> None:
    pilot = [game(deal, pack, [10 + (deal * 7 + (pack == "b") * 3) % 11, 20]) for deal in range(30) for pack in "ab"]
    told = {price.id: price for price in prices(pilot, 2, 1000, 0.5)}
    assert told["points"].smallest is not None and told["points"].smallest > 0
    assert told["points"].seconds == 0.5 * told["points"].games
    assert told["rounds"].smallest == 0
    assert {price.smallest for price in prices(pilot, 2, 20, 0.5)} == {None}


def test_leads_comebacks_and_when_the_winner_is_known() -> None:
    course = [[5, 0], [5, 9], [10, 9], [20, 12]]
    assert lead_changes(course) == 2 and furthest_behind(course, 0) == 4 and furthest_behind(course, 1) == 8
    made = tables([game(deal, "b", [20, 12], course=course) for deal in range(4)], "b", "pebble", False)
    assert made.lead_changes.mean == 2
    assert [(one.behind, one.games) for one in made.comebacks] == [(1, 4), (2, 4), (4, 4), (6, 0), (10, 0)]
    assert [(one.part, one.leads.mean) for one in made.known] == [(0.25, 1), (0.5, 0), (0.75, 1)]
    assert made.known_from is not None and made.known_from.mean == 75
    assert made.seats[0].fair is None, "four games tell nothing"


def test_luck_is_what_drawing_it_again_changes() -> None:
    main = [game(deal, "b", [10 + deal % 5, 10]) for deal in range(40)]
    assert luck("none", main, main).share == 0
    shifted = [game(deal, "b", [10 + (deal * 3 + 1) % 5, 10]) for deal in range(40)]
    found = luck("all", main, shifted)
    assert found.share > 0.4 and found.wins_changed > 0
    assert variety([0.2, 0.2, 0.2]) == pytest.approx(3) and variety([1.0, 0.0]) == 1 and variety([]) == 0


def test_loopholes_have_clauses_and_games_to_play_again() -> None:
    setup = set_up("dig_deep", 40, seats=2, bot="pebble", strengths=(), options=SHORT, skill=False, trials=0)
    result = study(setup)
    ended = next(hole for hole in result.loopholes if hole.kind == "endless")
    assert ended.clause == "DD-Z4" and ended.share == 1 and ended.example is not None
    assert ended.example.bots == ["pebble", "pebble"] and ended.example.words[-1] == ended.example.deal
    unused = {hole.what.partition(":")[0] for hole in result.loopholes if hole.kind == "unused"}
    assert "take_back" in unused and "mine" not in unused
    main = [game(deal, "b", [20, 12]) for deal in range(20)]
    part = setup.plan.parts[0]
    odd = Game(**{name: getattr(main[0], name) for name in Game.__struct_fields__} | {"repeats": 1, "stuck": [0, 3]})
    kinds = [hole.kind for hole in loopholes(setup, load_game("dig_deep"), part, [odd, *main], [])]
    assert kinds[:2] == ["loop", "stuck"]


def test_what_was_possible_and_never_done_is_named() -> None:
    offered = [["die red"], ["die blue"]]
    games = [Game("main", i, "b", [1, 2], [1, 0], "", 1, 1, [], offered, [[], ["die blue"]]) for i in range(20)]
    assert never(games) == ["die red"] and never(games[:19]) == []


def test_weights_of_the_pack_are_compared_with_the_old_ones(tmp_path: Path) -> None:
    pack = copytree(core_pack("dig_deep"), tmp_path / "tuned")
    weights = Path(dig_deep.__file__).with_name("weights.toml")
    (pack / "foreman.toml").write_bytes(weights.read_bytes())
    setup = set_up("dig_deep", 120, pack, seats=2, bot="pebble", strengths=("foreman",), trials=0, options=SHORT)
    assert "retuned" in {part.name for part in setup.plan.parts} and setup.plan.asked.transferred == ()
    small = Setup(only(setup, "main", "retuned"), setup.packs)
    tuned = study(small).trust.retuned
    assert tuned is not None and tuned.parity == 0.5 and 0 <= tuned.wins_of_old.mean <= 1


def only(setup: Setup, *names: str) -> Plan:
    return msgspec.structs.replace(setup.plan, parts=tuple(p for p in setup.plan.parts if p.name in names))


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(OptionError, match="no bot 'granite'"):
        set_up("dig_deep", 10, bot="granite")
    with pytest.raises(OptionError, match="2 to 4 players"):
        set_up("dig_deep", 10, seats=7)
