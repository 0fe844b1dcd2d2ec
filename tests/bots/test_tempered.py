"""Bots that are weaker on purpose: small mistakes often, big ones rarely, absurd ones never, whole choices whole."""

from __future__ import annotations

from statistics import fmean

import pytest

from pithead.bots.driver import seat_bot
from pithead.bots.registry import HEATS, level_scale, make_bot, named_levels
from pithead.bots.tempered import MOST, Tempered
from pithead.core.api import Budget, Game, State
from pithead.core.errors import OptionError
from pithead.server import bot_pool
from tests.bots.games import moments
from tests.parts import WITH_FOREMAN

SEEDS = range(1, 9)
HOTTEST, COOLEST = (f"foreman@{heat}" for heat in (HEATS[0], HEATS[-1]))


def tempered(game: Game, seat: int, seed: int, name: str = HOTTEST) -> Tempered:
    bot = seat_bot(game, name, seat, seed)
    assert isinstance(bot, Tempered)
    return bot


def served(game: Game, name: str, seat: int, view: State, legal: list[int], seed: int, at: int) -> int:
    """A choice by the road that a server takes: from a view as JSON, by a bot made for this one decision."""
    return bot_pool.decide(game.info.id, None, name, seat, view.to_json(), legal, seed, at, 0, False)


@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_it_draws_among_sane_choices_by_what_they_lose_and_the_same_again(game_id: str) -> None:
    losses: dict[str, list[float]] = {HOTTEST: [], COOLEST: []}
    varied = 0
    for number, (game, view, seat, legal) in enumerate(moments(game_id, 2, 5, 9, 14)):
        bot = tempered(game, seat, 1)
        for name, found in losses.items():
            codes = [served(game, name, seat, view, legal, seed, number) for seed in SEEDS]
            assert codes == [served(game, name, seat, view, legal, seed, number) for seed in SEEDS]
            assert not any(game.absurd(view, seat, code) for code in codes)
            if not bot.in_steps(legal):
                varied += len(set(codes)) > 1
                lost = dict(zip(legal, bot.losses(view, legal), strict=True))
                found += [lost[code] - min(lost[c] for c in legal if not game.absurd(view, seat, c)) for code in codes]
                assert max(found) <= MOST * tempered(game, seat, 1, name).temperature + 1e-9
    assert varied > 3
    assert fmean(losses[HOTTEST]) > fmean(losses[COOLEST])
    small = HEATS[0] / 1000
    assert sum(loss <= small for loss in losses[HOTTEST]) > 2 * sum(loss > small for loss in losses[HOTTEST])


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
        for seed in (1, 2, 3):
            own = served(game, "foreman", seat, view, legal, seed, number)
            assert served(game, HOTTEST, seat, view, legal, seed, number) == own
    assert seen == verbs


@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_levels_lie_on_the_scale_in_its_order(game_id: str) -> None:
    scale, named = level_scale(game_id), named_levels(game_id)
    assert list(named) == ["easy", "medium", "hard", "hardest"]
    places = [scale.index(bot) for bot in named.values()]
    assert places == sorted(set(places)) and places[0] == 0 and places[-1] == len(scale) - 1
    for game, view, seat, legal in moments(game_id, 2, 1, 5, 1):
        for bot in scale:
            advice = make_bot(bot, game_id)
            advice.begin(game, seat, 1)
            assert advice.explain(view, legal, Budget(4))[0].code in legal


@pytest.mark.parametrize("name", ["foreman@", "foreman@0", "foreman@x", "apprentice@40", "@40"])
def test_no_other_bot_is_made_weaker(name: str) -> None:
    with pytest.raises(OptionError):
        make_bot(name, "dig_deep")
