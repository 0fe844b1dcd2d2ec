"""Every choice of seeded games against others: something is said of it, in three languages, from the view alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pithead.bots.driver import Asked, drive, seat_bots
from pithead.bots.registry import make_bot
from pithead.coach.facts import facts_of
from pithead.coach.question import Comparison, Option, reasons
from pithead.core.api import State
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Frame
from pithead.games.registry import load_game
from pithead.locales import LANGUAGES, Texts

GAME = load_game("imperial_miners")
FACTS = facts_of("imperial_miners")
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
EACH = 7  # decisions of a kind at most
ASKED = {value for name, value in vars(Frame).items() if name.isupper()} - {Frame.RUN, Frame.START, Frame.DRAWING}


def decisions(seats: int, *parts: str) -> list[Asked]:
    """Where the seats of a game had a choice; one plays well, the others take what comes."""
    found: list[Asked] = []
    state = GAME.new(seats)
    source: tuple[str | int, ...] = ("test facts", *parts, seats)
    bots = [make_bot("apprentice" if seat == 0 else "pebble", "imperial_miners") for seat in range(seats)]
    seat_bots(GAME, bots, source)
    drive(GAME, state, bots, Chance(seed_from(*source)), watch=found.append)
    return found


def whole(view: State, seat: int, code: int) -> tuple[int, ...]:
    """Of the cards to keep as many as are asked for; else the move itself."""
    codes = [code]
    world = view.determinize(Rng(0))
    world.apply(seat, code)
    while GAME.actions.verb_of(code).name == "keep" and world.waiting() >> seat & 1:
        legal = world.legal(seat)
        if GAME.actions.verb_of(legal[0]).name != "keep":
            break
        codes.append(int(legal[0]))
        world.apply(seat, codes[-1])
    return tuple(codes)


def comparisons(asked: Asked, view: State) -> Iterator[Comparison]:
    """What was chosen against the first and the last of the others."""
    others = [int(code) for code in asked.legal if code != asked.code]
    chosen = Option(whole(view, asked.seat, asked.code), 0.5, 0.0, 51.0)
    for code in {others[0], others[-1]}:
        rival = Option(whole(view, asked.seat, code), 0.4, 0.0, 50.0)
        if set(rival.codes) != set(chosen.codes):
            yield Comparison(GAME, asked.seat, view, chosen, rival)


def kind_of(asked: Asked) -> int:
    assert isinstance(asked.view, ImperialMiners)
    return int(asked.view.stack[asked.seat][-6])


@pytest.fixture(scope="module")
def games() -> list[Asked]:
    """A few decisions of each kind."""
    found: dict[int, list[Asked]] = {}
    for seats in (2, 1, 5):
        for asked in decisions(seats, "a"):
            found.setdefault(kind_of(asked), []).append(asked)
    return [asked for some in found.values() for asked in some[:: len(some) // EACH + 1]]


def test_something_is_said_of_every_choice_against_every_other(games: list[Asked]) -> None:
    seen = set()
    for asked in games:
        for comparison in comparisons(asked, asked.view):
            seen.add(kind_of(asked))
            said = reasons(comparison, FACTS)
            assert 1 <= len(said) <= 2
            for one in said:
                assert one.weight > 0
                for lang in LANGUAGES:
                    text = Texts(lang).because(GAME, one.id, one.args, NAMES)
                    assert text.endswith(".") and text[0].upper() == text[0] and "coach_" not in text, text
    assert seen >= ASKED - {Frame.CLEAR, Frame.SELL}


def test_what_is_said_does_not_depend_on_what_the_seat_cannot_know(games: list[Asked]) -> None:
    for n, asked in enumerate(games[::2]):
        view = asked.view
        dealt = view.determinize(Rng(n)).view(asked.seat)
        again = GAME.new(int(view.seats))
        again.read_json(json.loads(json.dumps(dealt.to_json())))
        for here, there in zip(comparisons(asked, view), comparisons(asked, again), strict=True):
            assert reasons(here, FACTS) == reasons(there, FACTS)


def test_a_view_stays_as_it_was(games: list[Asked]) -> None:
    for asked in games[::25]:
        before = asked.view.key()
        for comparison in comparisons(asked, asked.view):
            reasons(comparison, FACTS)
        assert asked.view.key() == before
