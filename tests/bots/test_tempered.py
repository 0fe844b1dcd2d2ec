"""Bots that are weaker on purpose: small mistakes often, big ones rarely, absurd ones never, whole choices whole."""

from __future__ import annotations

from statistics import fmean

import pytest

from pithead.bots import registry
from pithead.bots.driver import seat_bot
from pithead.bots.registry import HEATS, able_levels, level_scale, levels, make_bot, named_levels, rung_of
from pithead.bots.tempered import MOST, Tempered
from pithead.core.api import Budget, Game, State
from pithead.core.errors import OptionError
from pithead.games.registry import load_game
from pithead.server import bot_pool
from tests.bots.games import moments
from tests.parts import WITH_FOREMAN

SEEDS = range(1, 9)


def rungs_made_weaker(game_id: str) -> list[str]:
    """Foreman, and the one that the levels of a game are made of."""
    return list(dict.fromkeys(["foreman", rung_of(level_scale(game_id)[0])]))


MADE_WEAKER = [(game_id, rung) for game_id in WITH_FOREMAN for rung in rungs_made_weaker(game_id)]


def tempered(game: Game, seat: int, seed: int, name: str) -> Tempered:
    bot = seat_bot(game, name, seat, seed)
    assert isinstance(bot, Tempered)
    return bot


def served(game: Game, name: str, seat: int, view: State, legal: list[int], seed: int, at: int) -> int:
    """A choice by the road that a server takes: from a view as JSON, by a bot made for this one decision."""
    return bot_pool.decide(game.info.id, None, name, seat, view.to_json(), legal, seed, at, 0, False)


@pytest.mark.parametrize(("game_id", "rung"), MADE_WEAKER)
@pytest.mark.parametrize("seed", [5, 6])
def test_it_draws_among_sane_choices_by_what_they_lose_and_the_same_again(game_id: str, rung: str, seed: int) -> None:
    hottest, coolest = (f"{rung}@{heat}" for heat in (HEATS[0], HEATS[-1]))
    losses: dict[str, list[float]] = {hottest: [], coolest: []}
    varied = 0
    for number, (game, view, seat, legal) in enumerate(moments(game_id, 2, seed, 9, 14)):
        for name, found in losses.items():
            codes = [served(game, name, seat, view, legal, each, number) for each in SEEDS]
            assert codes[0] == served(game, name, seat, view, legal, SEEDS[0], number)
            assert not any(game.absurd(view, seat, code) for code in codes)
            bot = tempered(game, seat, 1, name)
            kept = [code for code in legal if not game.absurd(view, seat, code)] or legal
            if bot.in_steps(legal) or len(kept) == 1:
                continue
            varied += len(set(codes)) > 1
            for each, code in zip(SEEDS, codes, strict=True):
                judge = seat_bot(game, name, seat, each, number)
                assert isinstance(judge, Tempered)
                lost = dict(zip(kept, judge.losses(view, kept), strict=True))
                assert min(lost.values()) == 0.0
                assert lost[code] <= MOST * bot.temperature + 1e-9, "what loses much is never drawn"
                found.append(lost[code])
    assert varied > 3
    assert fmean(losses[hottest]) > fmean(losses[coolest])
    assert fmean(losses[coolest]) < HEATS[-1] / 1000
    small = HEATS[0] / 1000
    assert sum(loss <= small for loss in losses[hottest]) > 2 * sum(loss > small for loss in losses[hottest])


@pytest.mark.parametrize(
    ("game_id", "verbs"), [("rockwell", {"bid", "bid_money", "insure", "sell", "cubes"}), ("dig_deep", {"mark"})]
)
def test_a_choice_in_steps_is_whole_at_each_of_them(game_id: str, verbs: set[str]) -> None:
    seen = set()
    for number, (game, view, seat, legal) in enumerate(moments(game_id, 3, 3, 1, 120)):
        names = {game.actions.verb_of(code).name for code in legal} & verbs
        if not names:
            continue
        seen |= names
        for rung in rungs_made_weaker(game_id):
            whole = rung if rung != "engineer" else "surveyor"  # what a search stands on decides there
            for seed in (1, 2):
                own = served(game, whole, seat, view, legal, seed, number)
                assert served(game, f"{rung}@{HEATS[0]}", seat, view, legal, seed, number) == own
    assert seen == verbs


@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_levels_lie_on_the_scale_in_its_order(game_id: str) -> None:
    scale, named = level_scale(game_id), named_levels(game_id)
    assert list(named) == ["easy", "medium", "hard", "hardest"]
    places = [scale.index(bot) for bot in named.values()]
    assert places == sorted(set(places)) and places[0] == 0 and places[-1] == len(scale) - 1
    assert scale[-1] == levels(game_id)[-1], "the strongest at hand is the hardest"
    heats = [int(bot.partition("@")[2]) for bot in scale if "@" in bot]
    assert heats == sorted(set(heats), reverse=True)
    for game, view, seat, legal in moments(game_id, 2, 1, 5, 1):
        for bot in scale:
            advice = make_bot(bot, game_id)
            advice.begin(game, seat, 1)
            assert advice.explain(view, legal, Budget(4))[0].code in legal


@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_without_a_net_the_levels_are_foremen(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "net_at_hand", lambda: False)
    scale = level_scale(game_id)
    assert scale == [*(f"foreman@{heat}" for heat in HEATS), "foreman"]
    assert level_scale(game_id, ["pebble", "apprentice"]) == ["apprentice"]
    assert set(scale) <= set(level_scale(game_id, able_levels(load_game(game_id))))


def test_a_net_and_a_search_are_made_weaker_by_what_they_say_themselves() -> None:
    game = load_game("rockwell")
    net, search = (make_bot(name, "rockwell") for name in ("surveyor@40", "engineer@40"))
    assert isinstance(net, Tempered) and isinstance(search, Tempered)
    assert net.foreman.net_pack == game.info.pack.digest == search.foreman.net_pack
    assert net.rung is net.foreman and search.rung is not search.foreman
    assert net.version == getattr(make_bot("surveyor", "rockwell"), "version", 0)


@pytest.mark.parametrize("name", ["foreman@", "foreman@0", "foreman@x", "apprentice@40", "@40", "foreman@40@20"])
def test_no_other_bot_is_made_weaker(name: str) -> None:
    with pytest.raises(OptionError):
        make_bot(name, "dig_deep")
