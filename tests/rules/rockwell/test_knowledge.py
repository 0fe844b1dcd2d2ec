"""RW-S3, RW-T1, RW-A4, RW-I1: who knows what, and what can be concluded from public events."""

from __future__ import annotations

from pithead.coach.hints import Inquiry, hint
from pithead.core.api import CHANCE, HIDDEN, OVER, SPECTATOR
from pithead.core.chance import Rng
from pithead.games.registry import load_game
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import NEVER, Phase
from pithead.lab.conformance import check_game
from tests.rule import rule
from tests.rules.rockwell.positions import GAME, Position, market


def imagined(s: Rockwell, audience: int, seat: int, tries: int = 300) -> set[tuple[int, ...]]:
    """What an audience thinks a seat may have insured."""
    rng = Rng(5)
    view = s.view(audience)
    worlds = [view.determinize(rng) for _ in range(tries)]
    for world in worlds:
        world.audit()
    return {tuple(int(n) for n in world.insured[(seat - 1) * 4 : seat * 4]) for world in worlds}


@rule("RW-S3", "RW-I1")
def test_before_the_first_insurance_nothing_is_unknown() -> None:
    p = Position(3).auction().presidents()
    assert imagined(p.s, 0, 2) == {(0, 0, 0, 0)}


@rule("RW-S3", "RW-I1")
def test_after_it_anything_up_to_the_ledger_is_possible() -> None:
    p = Position(3).bid(1).bid(2, zinc=1).bid(3).presidents().no_insurance()
    worlds = imagined(p.s, 0, 2, 3000)
    assert worlds == {(z, c, s, 0) for z in range(3) for c in range(3) for s in range(2)}


@rule("RW-S3")
def test_ones_own_insurance_is_known_to_oneself_alone() -> None:
    p = Position(3).auction().presidents().insure(1, zinc=2).insure(2).insure(3)
    assert p.s.view(0).insured[:4] == [2, 0, 0, 0] and p.s.view(1).insured[:4] == [HIDDEN] * 4
    assert p.s.view(SPECTATOR).insured == [HIDDEN] * 12


@rule("RW-S3")
def test_a_sale_shows_cubes_that_are_not_insured() -> None:
    p = market().play("1 sell zinc")
    assert max(world[0] for world in imagined(p.s, 1, 1)) == 2  # one zinc at least is there to sell
    p.play("1 cubes 2")
    assert max(world[0] for world in imagined(p.s, 1, 1)) == 1


@rule("RW-S3", "RW-Q1")
def test_an_achievement_not_taken_proves_insurance() -> None:
    p = market().give(1, silver=8, money=1600).insured(1, silver=1, zinc=2)
    p.play("1 buy silver", "1 cubes 1")  # the ledger says ten, the stock is nine
    assert p.prize(1, "silver") == 0
    assert p.s.clauses == [0, NEVER, NEVER, 1, NEVER]
    assert all(world[2] >= 1 for world in imagined(p.s, 1, 1))


@rule("RW-S3", "RW-Q1")
def test_of_two_resources_one_must_be_insured() -> None:
    p = market().give(1, zinc=6, copper=8, money=1600).insured(1, zinc=2)
    p.play("1 buy zinc", "1 cubes 1")  # 9 and 8 by the ledger
    worlds = imagined(p.s, 1, 1, 1000)
    assert all(world[0] >= 2 or world[1] >= 1 for world in worlds)
    assert any(world[0] < 2 for world in worlds) and any(world[1] < 1 for world in worlds)


@rule("RW-S3", "RW-Q1")
def test_an_achievement_taken_proves_cubes() -> None:
    p = market().give(1, silver=9, money=1600).insured(1, silver=3)
    p.play("1 buy silver", "1 cubes 1")
    assert p.prize(1, "silver") == 4
    assert max(world[2] for world in imagined(p.s, 1, 1)) == 3


@rule("RW-S3", "RW-G3")
def test_insurance_discarded_was_there() -> None:
    p = Position(4).put(1, 2, "A1", power=2).insured(1, zinc=2, copper=1).drilling()
    p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/3/1/0!").play("1 discard 2")
    assert all(sum(world) >= 2 for world in imagined(p.s, 2, 1))
    assert p.insurance(1) == 1


@rule("RW-S3", "RW-G3")
def test_insurance_discarded_in_an_earlier_turn_was_there_then() -> None:
    p = (
        Position(4)
        .put(1, 2, "A1", power=2)
        .auction()
        .presidents({1: ["II1"]})
        .insure(1, zinc=2)
        .insure(2)
        .insure(3)
        .insure(4)
    )
    p.s.control, p.s.go = [0, 1, 2, 3], 0
    while p.asked() != (1, "crew"):
        p.idle()
    p.play("1 crew 1", "1 go A1").chance("back ZZ", "card 5/3/1/0!").play("1 discard 2").rest(Phase.MARKET)
    while p.asked() != (1, "market"):
        p.idle()
    p.play("1 sell zinc", "1 cubes 6").rest().auction().presidents().no_insurance()
    assert p.s.proofs[:1] == [0] and p.s.proofs[5] == 2
    # the seven zinc and copper bought since cannot have been discarded: under the old roofs two cubes are insured
    roofs = p.s.proofs[1:5]
    assert all(sum(min(n, roof) for n, roof in zip(world, roofs, strict=True)) >= 2 for world in imagined(p.s, 2, 1))


def richer(s: Rockwell, seat: int, rng: Rng) -> Rockwell:
    """The same position but for what the others have behind their screens."""
    other = s.clone()
    for rival in range(s.seats):
        if rival == seat:
            continue
        for r in range(4):
            more = int(rng.below(9))
            other.ledger[rival * 4 + r] += more
            other.roof[rival * 4 + r] += more
            other.supply[r] -= more
        money = int(rng.below(60)) - min(30, other.money[rival])
        other.money[rival] += money
        other.bank -= money
    return other


def shown(view: Rockwell, seat: int) -> object:
    """All that a person in a seat is shown, warned of and advised."""
    legal = view.legal(seat)
    beside = [GAME.detail(view, seat, code) for code in legal]
    advised = [hint(GAME, view, Inquiry(bot, seat, 5), 1) for bot in ("foreman", "apprentice") if legal]
    return (
        GAME.scene(view, seat),
        GAME.prompt(view, seat),
        [(one.clause, one.cost, one.preview, one.warning) for one in beside],
        [GAME.absurd(view, seat, code) for code in legal],
        advised,
    )


@rule("RW-S3")
def test_nothing_counts_covered_stocks_for_a_player() -> None:
    """Two positions that differ in the others' stocks alone look the same, offer the same, warn and advise alike."""
    seen: set[int] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        rng = Rng(seed)
        s = GAME.new(seats, {"turn_limit": 3})
        assert isinstance(s, Rockwell)
        while (actor := int(s.actor())) != OVER:
            if actor == CHANCE:
                s.apply(CHANCE, s.sample(rng))
                continue
            seat = next(i for i in range(seats) if s.waiting() >> i & 1)
            if rng.below(4) == 0:
                seen.add(int(s.phase))
                one, two = s.view(seat), richer(s, seat, rng).view(seat)
                assert one.key() != two.key() and shown(one, seat) == shown(two, seat)
                uncounted = GAME.uncounted(one, seat)
                uncounted.audit()
                uncounted.determinize(rng).audit()
            legal = s.legal(seat)
            s.apply(seat, legal[int(rng.below(len(legal)))])
    assert seen >= {Phase.BID, Phase.INSURE, Phase.PLACE, Phase.MOVE, Phase.MARKET, Phase.WORKSHOP}


@rule("RW-S3")
def test_open_stocks_are_counted_for_everybody() -> None:
    p = Position(2, management="12", open_stocks=True).give(2, money=300)
    covered = Position(2, management="12").give(2, money=300)
    for position, enough in ((p, 300), (covered, None)):
        sealed = GAME.scene(position.s.view(0), 0)["sealed"]
        assert sealed is not None and sealed["enough"] == enough
    assert GAME.uncounted(p.s.view(0), 0).money == p.s.money


@rule("RW-A4")
def test_imagined_bids_are_within_the_imagined_stock_and_who_is_not_done_starts_again() -> None:
    p = Position(3).bid(1, zinc=2, money=500).play("2 bid zinc 3", "2 bid copper 1")
    rng = Rng(3)
    for _ in range(50):
        world = p.s.view(2).determinize(rng)
        world.audit()
        assert world.step == [5, 0, 0] and world.plan[5:10] == [0] * 5
        assert world.plan[4] <= world.money[0]


@rule("RW-A4", "RW-I1", "RW-T1")
def test_conformance_with_two_three_and_four_players() -> None:
    game = load_game("rockwell")
    other: dict[str, int | bool | str] = {
        "turn_limit": 6,
        "one_crew_per_border": True,
        "tile_powers": "low",
        "open_stocks": True,
    }
    for seats in (2, 3, 4):
        for options in (None, other):
            report = check_game(game, seats, games=3, seed=11, options=options)
            assert report.ok, report.findings[:3]


@rule("RW-S3")
def test_at_the_end_all_screens_fall() -> None:
    p = Position(2, turn_limit=1).auction().presidents().insure(1, zinc=3).insure(2).rest(Phase.OVER)
    assert p.s.view(SPECTATOR).key() == p.s.key()
    assert GAME.prompt(p.s, 0) == "rockwell-prompt-over"
