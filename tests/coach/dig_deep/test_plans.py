"""A hint of Dig Deep is all uses of an action, as far as they can be foreseen: pickaxes, cubes, smelters."""

from __future__ import annotations

import pytest

from pithead.bots.driver import Asked, drive, seat_bots
from pithead.bots.registry import make_bot
from pithead.coach.guide import coach_bot
from pithead.coach.hints import Hint, Inquiry, distinct, hint
from pithead.coach.question import Option
from pithead.core.api import CHANCE
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do
from pithead.games.registry import load_game
from pithead.locales import Texts

GAME = load_game("dig_deep")


def asked(seats: int, seed: int, upto: int = 150) -> list[Asked]:
    """Decisions of a game between foremen."""
    out: list[Asked] = []
    bots = [make_bot("foreman", "dig_deep") for _ in range(seats)]
    seat_bots(GAME, bots, ("plans", seed))
    luck = Chance(seed_from("test plans", seed))
    drive(GAME, GAME.new(seats), bots, luck, None, out.append, lambda _: len(out) >= upto)
    return [one for one in out if len(one.legal) > 2]


def hinted(one: Asked, ask: tuple[int, ...] = ()) -> Hint:
    return hint(GAME, one.view, Inquiry(coach_bot(GAME), one.seat, 3, ask), 4)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_a_plan_can_be_played_to_its_end_whatever_is_drawn(seats: int, seed: int) -> None:
    plans = 0
    for one in asked(seats, seed)[::3]:
        found = hinted(one)
        wholes = [tuple(sorted(advised.option.whole)) for advised in found.choices if advised.option.plan]
        assert len(set(wholes)) == len(wholes), "the same moves in another order are one choice"
        for advised in found.choices:
            assert len(advised.previews) == len(advised.option.codes)
            plans += bool(advised.option.plan)
            for luck in range(2):
                world = one.view.determinize(Rng(luck))
                chance = Chance(seed_from("plan", luck))
                for code in advised.option.whole:
                    assert code in world.legal(one.seat)
                    world.apply(one.seat, code)
                    while world.actor() == CHANCE:
                        world.apply(CHANCE, world.sample(chance.rng(world.chance_key())))
    assert plans > 5


def test_pickaxes_are_spent_together_and_asking_for_a_part_asks_for_the_plan() -> None:
    met = 0
    for one in (*asked(3, 3), *asked(3, 4)):
        view = one.view
        assert isinstance(view, DigDeep)
        mines = [code for code in one.legal if Do.MINE <= code < Do.STOP]
        if len(mines) < 3 or not Do.MINE <= hinted(one).choices[0].option.codes[0] < Do.STOP:
            continue
        best = hinted(one).choices[0].option
        later = [code for code in best.plan if code in one.legal and code != best.codes[0]]
        if not later:
            continue
        met += 1
        assert all(Do.MINE <= code < Do.STOP for code in best.plan)
        again = hinted(one, (later[0],))
        wanted = again.choices[again.asked].option
        assert wanted.codes[0] == later[0] or later[0] in wanted.plan
    assert met


def test_of_equal_plans_the_best_is_left() -> None:
    first, second, other = (
        Option((1,), 0.5, 0.0, 9.0, (2, 3)),
        Option((3,), 0.4, 0.0, 9.0, (1, 2)),
        Option((1,), 0.3, 0.0, 9.0),
    )
    assert distinct([first, second, other]) == (first, other)


@pytest.mark.parametrize(
    ("lang", "mined", "reserved", "prices"),
    [
        ("en", "mine b twice, a", "reserve c, d", "advertise: ruby +1 twice"),
        ("de", "b zweimal, a abbauen", "c, d reservieren", "werben: Rubin +1 zweimal"),
        ("fr", "extraire b deux fois, a", "réserver c, d", "publicité\u202f: rubis +1 deux fois"),
    ],
)
def test_a_plan_is_one_phrase(lang: str, mined: str, reserved: str, prices: str) -> None:
    texts = Texts(lang)

    def phrase(*moves: str) -> str:
        return texts.run(GAME, [GAME.actions.decode(GAME.actions.parse(move)) for move in moves])

    assert phrase("mine b", "mine b", "mine a") == mined
    assert phrase("reserve c", "reserve d") == reserved
    assert phrase("advertise ruby +1", "advertise ruby +1") == prices
