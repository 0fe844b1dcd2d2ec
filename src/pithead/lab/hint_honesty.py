"""Hints that play fair: no hint, and no word of it, tells more than its seat knows.

    report = check_hints("dig_deep", positions=100)
    assert report.ok, report.findings

At positions of mixed games a seat is advised and asks "why not this?", twice with the same seed: once from the view of
the true position, once from that of another world in which all that the seat cannot know was dealt anew, and which
went through JSON. Choices, figures and sentences must be the same, in every language.
"""

from __future__ import annotations

import json

from pithead.bots.registry import make_bot
from pithead.coach.guide import coach_bot
from pithead.coach.hints import Hint, Inquiry, hint
from pithead.core.api import Budget, Game, State
from pithead.games.registry import load_game, load_kit
from pithead.lab.checks import Trial, fields
from pithead.lab.findings import Report
from pithead.lab.honesty import Interview
from pithead.locales import LANGUAGES, Texts

WORLDS = 2  # sampled worlds of a hint: it is the same, only less exact


class Consultation(Interview):
    """A game in which hints are asked for now and then."""

    def asked(self, seat: int) -> int:
        """The advised choice, with everything that it must not depend on changed."""
        trial, truth = self.trial, self.state
        view = truth.view(seat)
        world = view.determinize(trial.rng)
        trial.report.tried["positions with secrets"] += fields(world) != fields(truth)
        seed = int(trial.rng.below(1 << 32))
        legal = [int(code) for code in truth.legal(seat)]
        why = [legal[int(trial.rng.below(len(legal)))]]
        other = trial.game.load(json.loads(json.dumps(world.view(seat).to_json())))
        first = self.advised(view, seat, legal, seed, why)
        second = self.advised(other, seat, legal, seed, why)
        trial.expect("leak", first == second, f"{first} / {second}" if first != second else "", seat)
        trial.report.tried["sentences"] += sum(len(one.reasons) for one in first[0].choices)
        return first[0].choices[0].option.codes[0]

    def advised(self, view: State, seat: int, legal: list[int], seed: int, why: list[int]) -> tuple[Hint, list[str]]:
        """A hint, and all that it says."""
        game = self.trial.game
        found = hint(game, view, Inquiry(coach_bot(game), seat, seed, why), WORLDS)
        return found, said(game, found, int(view.seats))


def said(game: Game, found: Hint, seats: int) -> list[str]:
    """The sentences of a hint in every language."""
    names = [f"P{seat + 1}" for seat in range(seats)]
    sentences = [one for advised in found.choices for one in advised.reasons]
    return [Texts(lang).because(game, one.id, one.args, names) for lang in LANGUAGES for one in sentences]


def check_hints(game_id: str, positions: int, seed: int = 1) -> Report:
    """The leak test of a game's hints at so many positions, in turn at every number of seats."""
    game = load_game(game_id)
    counts = range(game.info.min_seats, game.info.max_seats + 1)
    report = Report(game_id)
    number = 0
    while report.tried["leak"] < positions:
        seats = counts[number % len(counts)]
        trial = Trial(game, seats, load_kit(game_id).simulation, seed, number, report)
        upto = min(positions, report.tried["leak"] + -(-positions // len(counts)))
        Consultation(trial, make_bot("pebble", game_id), Budget(), upto).to_the_end()
        report.merge(Report(game_id, [seats], 1, len(trial.moves)))
        number += 1
    return report
