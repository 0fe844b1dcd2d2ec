"""Rockwell's reasons over whole games: there is always one, in every language, and none knows what its seat cannot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from pithead.bots.driver import ask, seat_bot
from pithead.coach.facts import facts_of
from pithead.coach.question import Comparison, Option, Said, reasons
from pithead.coach.rockwell import facts, general, trade
from pithead.coach.rockwell.reading import GO, SEALED
from pithead.core.api import CHANCE, OVER, Budget
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import Phase
from pithead.locales import LANGUAGES, Texts
from tests.coach.rockwell.positions import GAME, Position

NAMES = ("Ada", "Greta", "Bruno", "Pia")
EVERY = 9  # decisions: one in so many is looked at
KINDS = (
    Phase.BID,
    Phase.INSURE,
    Phase.PLACE,
    Phase.CREW,
    Phase.DISCARD,
    Phase.ADVANTAGE,
    Phase.MARKET,
    Phase.WORKSHOP,
    Phase.AL_RAISE,
)


def whole(state: Rockwell, seat: int, code: int, rng: Rng) -> tuple[int, ...]:
    """A choice told to its end: any amounts, any place for the crew, any tile for the mineshaft."""
    world = state.clone()
    out = [code]
    world.apply(seat, code)
    inner = (Phase.MOVE, Phase.DIE, Phase.AMOUNT, Phase.SINK, Phase.AL_GO, *SEALED)
    while world.phase in inner and world.actor() != CHANCE and world.phase - state.phase in (0, 1, 2):
        legal = world.legal(seat)
        if not legal or (world.phase == state.phase and world.phase not in SEALED):
            break
        out.append(legal[rng.below(len(legal))])
        world.apply(seat, out[-1])
    return tuple(int(one) for one in out)


def game_of(seed: int, seats: int) -> Iterator[tuple[Rockwell, int, Rng]]:
    """Decisions of a game between apprentices, without the ones within a choice."""
    state = GAME.new(seats, {"turn_limit": 5, "open_stocks": seed % 2 == 0})
    chance = Chance(seed_from("reasons", seed))
    bots = [seat_bot(GAME, "apprentice", seat, 10 * seed + seat) for seat in range(seats)]
    n = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
            continue
        assert isinstance(state, Rockwell)
        within = state.phase in (Phase.MOVE, Phase.DIE, Phase.AMOUNT, Phase.SINK, Phase.AL_GO)
        first = state.phase not in SEALED or state.step[actor] == 0
        if first and not within:
            n += 1
            if n % EVERY == 0 or (state.phase not in GO and n % 3 == 0):
                yield state.clone(), actor, Rng(n)
        state.apply(actor, ask(GAME, bots[actor], actor, state.view(actor), state.legal(actor), Budget()))


@cache
def comparisons() -> list[tuple[Comparison, Rockwell]]:
    """Two choices at random in many positions, with the true position."""
    out = []
    for seed, seats in ((1, 2), (2, 3), (3, 4)):
        for state, seat, rng in game_of(seed, seats):
            legal = state.legal(seat)
            pair = [whole(state, seat, legal[rng.below(len(legal))], rng) for _ in range(2)]
            if pair[0] != pair[1]:
                options = [Option(codes, 0.0, 0.0, 0.0) for codes in pair]
                out.append((Comparison(GAME, seat, state.view(seat), options[0], options[1]), state))
    return out


def words(said: list[Said], lang: str) -> list[str]:
    return [Texts(lang).because(GAME, one.id, one.args, NAMES) for one in said]


def test_there_are_the_facts_of_the_game() -> None:
    assert facts_of("rockwell") == facts.FACTS
    assert len(facts.FACTS) >= 25


def test_every_kind_of_decision_always_has_a_reason() -> None:
    seen = set()
    for comparison, state in comparisons():
        seen.add(int(state.phase))
        assert reasons(comparison, facts.FACTS)
        assert general.both(comparison) is not None
    assert seen >= {int(kind) for kind in KINDS if kind != Phase.DISCARD}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_has_its_words(lang: str) -> None:
    for comparison, _ in comparisons():
        found = [one for fact in facts.FACTS if (one := fact(comparison)) is not None]
        for text in words(found, lang):
            assert text.endswith(".") and "coach_rockwell" not in text and "  " not in text, text


def test_nothing_is_said_that_the_seat_cannot_know() -> None:
    """Whatever the others insured and sealed is dealt anew: the same sentences."""
    for comparison, _ in comparisons():
        again = comparison.view.determinize(Rng(7)).view(comparison.seat)
        other = Comparison(GAME, comparison.seat, again, comparison.chosen, comparison.rival)
        assert reasons(comparison, facts.FACTS) == reasons(other, facts.FACTS)


def test_nothing_counts_the_others_stocks_unless_the_table_shows_them() -> None:
    """RW-S3: other amounts behind the others' screens change no sentence."""
    for comparison, state in comparisons():
        if state.open_stocks:
            continue
        richer = state.clone()
        for other in range(richer.seats):
            if other != comparison.seat:
                richer.money[other] += 17
                for r in range(4):
                    richer.ledger[other * 4 + r] += 3
        view = richer.view(comparison.seat)
        again = Comparison(GAME, comparison.seat, view, comparison.chosen, comparison.rival)
        assert reasons(comparison, facts.FACTS) == reasons(again, facts.FACTS)


def test_a_mineshaft_not_yet_put_down_is_no_saving() -> None:
    """Its price is paid where it is put: until then it leaves no more money than anything else."""
    position = Position(Phase.WORKSHOP).president(0, "III1").workshop().money(0, 5000).crew(0, 1, "C1", 2)
    comparison = position.compare("mineshaft", "improve 1")
    assert trade.costs_less(comparison) is None
    one = general.both(comparison)
    assert one is not None
    assert words([one], "en")[0].startswith("Here a mineshaft of level 1 costs $2,000 and leaves $3,000;")
