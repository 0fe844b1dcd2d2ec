"""Items: what a game says its choices take, seats that never or always take one, and what is counted of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from pithead.bots.driver import bot_seed
from pithead.bots.registry import make_bot
from pithead.core.api import CHANCE, OVER, Bot, Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError
from pithead.games.registry import GAMES, load_game, load_kit
from pithead.lab.balance.habits import Habit
from pithead.lab.balance.rows import Game as Played
from pithead.lab.balance.tables import item_lines
from pithead.lab.balance.trials import named, picked, suspicious, trials
from tests.lab.balance.study import SHORT, set_up, study
from tests.parts import WITH_ITEMS

KINDS = {
    "dig_deep": {"die", "level", "tile", "action", "advert", "share"},
    "rockwell": {"slot", "improvement", "delivery", "achievement", "sale", "purchase", "advantage"},
    "imperial_miners": {"card", "track", "faction"},
}


def played(game: Game, bots: Sequence[Bot], seed: int) -> list[tuple[State, int, list[int], int]]:
    """A whole game: before every choice the position, the seat, what it could choose, and what it chose."""
    chance = Chance(seed_from("items", seed))
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, bot_seed(("items", seed), seat))
    state, out = game.new(len(bots), load_kit(game.info.id).simulation), []
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
            continue
        legal = list(state.legal(actor))
        code = legal[0] if len(legal) == 1 else int(bots[actor].choose(state.view(actor), legal, Budget()))
        out.append((state.clone(), actor, legal, code))
        state.apply(actor, code)
    return out


@pytest.mark.parametrize("name", WITH_ITEMS)
def test_a_seat_is_told_the_items_of_its_choices_and_knows_no_less_by_its_view(name: str) -> None:
    game, report = load_game(name), load_kit(name).report
    assert report.items and len(set(report.streams)) == len(report.streams)
    kinds: set[str] = set()
    for seed in range(6):
        for state, seat, legal, _ in played(game, [make_bot("pebble", name) for _ in range(3)], seed):
            names = report.items(state, seat, legal)
            assert names == report.items(state.view(seat), seat, legal)
            assert len(names) in (0, len(legal))
            kinds |= {one.partition(" ")[0] for one in names if one}
        earned = report.earned(state, 0) if report.earned else {}
        kinds |= {one.partition(" ")[0] for one in earned}
    if name in KINDS:
        assert kinds == KINDS[name]


@pytest.mark.parametrize("name", WITH_ITEMS)
@pytest.mark.parametrize("always", [False, True])
def test_a_seat_keeps_to_its_rule_wherever_there_is_a_choice(name: str, always: bool) -> None:
    game, items = load_game(name), load_kit(name).report.items
    assert items
    offers = [items(state, seat, legal) for state, seat, legal, _ in played(game, pebbles(name), 1) if seat == 0]
    item = next(names[-1] for names in offers if len(set(names)) > 1 and names[-1])
    moments = 0
    for state, seat, legal, code in played(game, [Habit(pebbles(name)[0], item, always), pebbles(name)[1]], 1):
        names = items(state, seat, legal)
        if seat == 0 and item in names and len(set(names)) > 1:
            moments += 1
            assert (names[legal.index(code)] == item) == always
    assert moments


def pebbles(name: str) -> list[Bot]:
    return [make_bot("pebble", name) for _ in range(2)]


def game_of(scores: list[int], taken: list[list[str]], offered: list[list[str]], deal: int = 0) -> Played:
    ranks = [sum(other > mine for other in scores) for mine in scores]
    return Played("main", deal, "b", scores, ranks, "end", 1, 1, [scores], offered, taken, kinds=["die"])


def test_items_are_counted_by_seat_and_marked() -> None:
    both = ["achievement first", "die red", "die blue"]
    games = [
        game_of([10, 20], [["die blue"], ["die blue"] if deal else both[1:]], [both, both], deal) for deal in range(20)
    ]
    red, blue = (next(line for line in item_lines(games) if line.name == name) for name in ("die red", "die blue"))
    assert (red.offered, red.taken, red.mark, red.kind) == (40, 1, "dead", "die")
    assert (blue.offered, blue.taken, blue.mark) == (40, 40, "must-have")
    assert red.wins_taken and red.wins_taken.mean == 1 and red.lift and red.lift.mean == 5
    assert blue.wins_offered and blue.wins_offered.mean == 0.5
    assert suspicious(games, [], 5) == ["die blue", "die red"]
    assert named(games, ["die"]) == ["die blue", "die red"] and named(games, ["die red"]) == ["die red"]
    with pytest.raises(OptionError, match="nobody could choose 'card 1' in any game: there are items of the kinds die"):
        named(games, ["card 1"])


def test_a_seat_that_could_have_the_item_is_tried_another_on_each_deal() -> None:
    red: list[list[str]] = [["die red"], ["die red"]]
    offers: list[list[list[str]]] = [red, red, [["die red"], []], [[], []], [[], ["die red"]]]
    games = [game_of([1, 2], [[], []], offered, deal) for deal, offered in enumerate(offers)]
    assert picked(games, "die red") == ((0, 0), (1, 1), (2, 0), (4, 1))


def test_a_trial_is_paired_with_the_ordinary_game() -> None:
    both = [["die red"], ["die red"]]
    main = [game_of([10, 20], both, both, deal) for deal in range(40)]
    without = [
        msgspec.structs.replace(game_of([4 + deal % 2, 20], [[], ["die red"]], both, deal), special=0)
        for deal in range(40)
    ]
    (trial,) = trials(main, {"never die red": without})
    assert (trial.rule, trial.item, trial.games, trial.used) == ("never", "die red", 40, 0)
    assert trial.points.mean == -5.5 and trial.verdict == "less" and trial.worth == 1


def test_items_that_are_named_are_tried() -> None:
    result = study(
        set_up("dig_deep", 80, seats=2, strengths=(), tries=("die red", "level"), options=SHORT, skill=False)
    )
    tried = {(trial.rule, trial.item) for trial in result.trials}
    assert tried == {
        (rule, item) for rule in ("never", "always") for item in ("die red", "level 1", "level 2", "level 3")
    }
    never = next(trial for trial in result.trials if (trial.rule, trial.item) == ("never", "die red"))
    assert never.used == 0 and never.games <= sum(line.offered for line in result.table().items if line.kind == "die")


def test_a_game_without_items_has_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nuggets", "pithead.games._template.kit")
    result = study(set_up("nuggets", 100, seats=3, trials=6))
    assert result.trials == [] and result.table().items == []
    assert [line.seat for line in result.table().seats] == [1, 2, 3]
    assert {stage.name for stage in result.stages} == {"main", "luck bots"}
