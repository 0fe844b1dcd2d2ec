"""All facts of Dig Deep together: never silent, never more than the seat knows, words in three languages."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from pithead.coach import dig_deep
from pithead.coach.dig_deep.facts import FACTS
from pithead.coach.question import Comparison, Option, Said, reasons
from pithead.core.api import CHANCE, OVER
from pithead.core.chance import Chance, Rng, seed_from
from pithead.games.dig_deep.state import DigDeep
from pithead.games.dig_deep.verbs import Do
from pithead.games.registry import load_kit
from pithead.locales import FOLDER, LANGUAGES, Texts
from tests.rules.dig_deep.positions import GAME

NAMES = ("Ann", "Bob", "Cleo", "Dora")


def whole(code: int) -> tuple[int, ...]:
    return (code, Do.ROLL) if Do.MARK <= code < Do.KEEP else (code,)


@cache
def asked() -> list[tuple[DigDeep, Comparison]]:
    """Two choices at some decisions of random games, with the whole position."""
    out: list[tuple[DigDeep, Comparison]] = []
    for number in range(9):
        state = GAME.new(2 + number % 3, load_kit("dig_deep").simulation)
        chance, rng = Chance(seed_from("facts", number)), Rng(number)
        while (seat := int(state.actor())) != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(chance.rng(state.chance_key())))
                continue
            legal = state.legal(seat)
            if len(legal) > 1 and rng.below(8) == 0:
                first = int(rng.below(len(legal)))
                second = (first + 1 + int(rng.below(len(legal) - 1))) % len(legal)
                chosen, rival = Option(whole(legal[first]), 0.5, 0, 100), Option(whole(legal[second]), 0.4, 0.01, 95)
                out.append((state.clone(), Comparison(GAME, seat, state.view(seat), chosen, rival)))
            state.apply(seat, legal[rng.below(len(legal))])
    return out


def test_there_are_many_facts_each_named_once() -> None:
    names = [fact.__name__ for fact in FACTS]
    assert len(set(names)) == len(names) >= 25


def test_any_two_choices_have_a_sentence() -> None:
    verbs = set()
    for _, one in asked():
        assert reasons(one, FACTS), [GAME.actions.format(code) for code in (*one.chosen.codes, *one.rival.codes)]
        verbs.add(GAME.actions.verb_of(one.chosen.codes[0]).name)
    assert verbs >= {verb.name for verb in GAME.actions.verbs} - {"take_back", "roll"}


def test_what_the_seat_cannot_know_changes_no_sentence() -> None:
    secrets = 0
    for number, (truth, one) in enumerate(asked()):
        world = one.view.determinize(Rng(number))
        secrets += world.to_json() != truth.to_json()
        view = GAME.load(json.loads(json.dumps(world.view(one.seat).to_json())))
        again = Comparison(GAME, one.seat, view, one.chosen, one.rival)
        assert reasons(again, FACTS) == reasons(one, FACTS)
    assert secrets > 100


def test_facts_leave_the_view_as_it_was() -> None:
    for _, one in asked()[::10]:
        before = json.dumps(one.view.to_json())
        reasons(one, FACTS)
        assert json.dumps(one.view.to_json()) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    for _, one in asked():
        for said in (fact(one) for fact in FACTS):
            if isinstance(said, Said):
                words = texts.because(GAME, said.id, said.args, NAMES[: int(one.view.seats)])
                assert words.endswith("."), words
                assert not re.search(r"[{}$]|dig_deep|\d\.\d{2}", words), words


def test_a_sentence_that_counts_for_nothing_is_not_said() -> None:
    assert all(said.weight > 0 for _, one in asked() for said in (fact(one) for fact in FACTS) if said)


def test_every_message_is_said_by_some_fact() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(dig_deep.__path__[0]).glob("*.py"))
    text = (FOLDER / "en" / "coach_dig_deep.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^coach_dig_deep-([\w-]+) =", text, re.MULTILINE)
    made = re.compile(
        r"^(count|uses|yield|stream|habit|first)-|^(reroll|keep)-(tile|sale|smelt)$"
    )  # put together from parts
    assert [
        id for id in ids if not made.match(id) and f'"{id}"' not in source and f'"coach_dig_deep-{id}"' not in source
    ] == []
