"""Foreman, engineer and ismcts: their weights, their choices, and the strength they claim."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from pithead.bots.dig_deep.features import FEATURES
from pithead.bots.dig_deep.foreman import Foreman
from pithead.bots.engineer import Contender, Engineer
from pithead.bots.evaluator import Evaluator
from pithead.bots.foreman import packaged
from pithead.bots.ismcts import Ismcts
from pithead.bots.registry import levels, make_bot
from pithead.bots.weights import read_weights, write_weights
from pithead.core.api import Budget, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import PackError
from pithead.games.dig_deep.verbs import Do
from pithead.games.registry import GAMES, load_game
from tests.bots.games import moments
from tests.parts import WITH_FOREMAN


def test_weights_refuse_another_pack_another_layout_and_other_features(tmp_path: Path) -> None:
    game = load_game("dig_deep")
    path = tmp_path / "weights.toml"
    write_weights(path, game, packaged("dig_deep", FEATURES))
    assert read_weights(path, game, FEATURES).of(4) == packaged("dig_deep", FEATURES).of(4)
    text = path.read_text()
    for wrong, why in (
        (text.replace(game.info.pack.digest, "0" * 64), "pack"),
        (text.replace(game.actions.layout(), "0" * 16), "layout"),
        (text.replace("coins =", "gold ="), "no such feature: gold"),
    ):
        path.write_text(wrong)
        with pytest.raises(PackError, match=why):
            read_weights(path, game, FEATURES)
    with pytest.raises(PackError, match="no weight for moonlight"):
        path.write_text(text)
        read_weights(path, game, (*FEATURES, "moonlight"))


def test_a_foreman_refuses_a_game_with_another_pack(tmp_path: Path) -> None:
    other = load_game("dig_deep").__class__()
    other.info.pack.digest = "another"
    with pytest.raises(PackError, match="tuned for"):
        Foreman().begin(other, 0, 1)


@pytest.mark.parametrize(
    ("name", "budget"), [("foreman", Budget()), ("engineer", Budget(simulations=4)), ("ismcts", Budget(simulations=6))]
)
@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_a_choice_is_sane_repeatable_and_explained(game_id: str, name: str, budget: Budget) -> None:
    """The same seed and view give the same choice; it is the first that `explain` names; none is absurd."""
    for game, view, seat, legal in moments(game_id, 3, 5, 17, 10):
        one, two, three = (make_bot(name, game_id) for _ in range(3))
        for bot in (one, two, three):
            bot.begin(game, seat, 11)
        code = one.choose(view, legal, budget)
        assert code in legal
        assert two.choose(view, legal, budget) == code
        told = three.explain(view, legal, budget)
        values = [advice.value for advice in told]
        assert code in [advice.code for advice in told if advice.value == max(values)] or told[0].code == code
        assert game.absurd(view, seat, code) == "" or all(game.absurd(view, seat, c) for c in legal)


@pytest.mark.parametrize("game_id", WITH_FOREMAN)
def test_win_shares_add_up_and_end_with_the_result(game_id: str) -> None:
    foreman = make_bot("foreman", game_id)
    for game, view, seat, _ in moments(game_id, 2, 7, 40, 3):
        foreman.begin(game, seat, 1)
        world = view.determinize(Chance(seed_from("shares")).rng((1,)))
        assert isinstance(foreman, Evaluator)
        assert sum(foreman.judge([world], seat)[0].shares) == pytest.approx(1.0)


@pytest.mark.parametrize("game_id", [game for game in GAMES if "engineer" in levels(game)])
def test_engineer_spends_its_simulations_and_no_more(game_id: str) -> None:
    counted = 0

    class Counting(Engineer):
        def roll_out(self, view: State, one: Contender, luck: tuple[int, int]) -> State:
            nonlocal counted
            counted += 1
            return super().roll_out(view, one, luck)

    bot = Counting(make_bot("foreman", game_id))  # type: ignore[arg-type]
    spent = []
    for game, view, seat, legal in moments(game_id, 4, 9, 11, 12):
        bot.begin(game, seat, 3)
        counted = 0
        bot.search(view, legal, Budget(simulations=24))
        spent.append(counted)
    assert max(spent) <= 24
    assert max(spent) >= 16


def test_engineer_gives_all_candidates_of_a_round_the_same_luck() -> None:
    seen: dict[int, set[tuple[int, int]]] = {}

    class Noting(Engineer):
        def roll_out(self, view: State, one: Contender, luck: tuple[int, int]) -> State:
            seen.setdefault(one.code, set()).add(luck)
            return super().roll_out(view, one, luck)

    bot = Noting(Foreman())
    for game, view, seat, legal in moments("dig_deep", 4, 9, 11, 8):
        seen.clear()
        bot.begin(game, seat, 3)
        bot.search(view, legal, Budget(simulations=32))
        worlds = sorted(seen.values(), key=len)
        for fewer, more in pairwise(worlds):
            assert fewer <= more


def test_ismcts_visits_as_often_as_it_may_and_knows_nothing_of_the_game() -> None:
    game, view, seat, legal = next(moments("dig_deep", 2, 1, 20, 1))
    bot = Ismcts()
    bot.begin(game, seat, 5)
    found = bot.search(view, legal, Budget(simulations=50))
    assert sum(node.visits for _, node in found) == 50
    assert all(node.available >= node.visits for _, node in found)


def test_ismcts_finds_the_sale_that_wins() -> None:
    """On the last turn it sells what pays rather than ending its turn."""
    last = (
        one
        for one in moments("dig_deep", 2, 2, 1, 4000)
        if getattr(one[1], "finishing", 0) and Do.DONE in one[3] and len(one[3]) > 3
    )
    game, view, seat, legal = next(last)
    bot = Ismcts()
    bot.begin(game, seat, 5)
    assert bot.choose(view, legal, Budget(simulations=300)) != Do.DONE
