"""The suite finds what is wrong: faults put into the toy game, each with the check that must tell it."""

from collections.abc import Callable

import pytest

from pithead.core.api import HIDDEN, PUBLIC, Event, Json, State
from pithead.core.chance import Rng
from pithead.games._template import chance, flow, scoring, view
from pithead.games._template.game import NuggetsGame
from pithead.games._template.state import Nuggets
from pithead.games._template.tables import KINDS
from pithead.games._template.verbs import Phase, Tell
from pithead.lab import conformance
from pithead.lab.conformance import check_game
from pithead.lab.findings import read_moves

Patch = pytest.MonkeyPatch


def clone_shares_a_list(patch: Patch) -> None:
    true = Nuggets.clone

    def clone(self: Nuggets) -> Nuggets:
        copy = true(self)
        copy.played = self.played
        return copy

    patch.setattr(Nuggets, "clone", clone)


def a_pickle_forgets_the_nugget(patch: Patch) -> None:
    true = Nuggets.to_json
    patch.setattr(Nuggets, "to_json", lambda self: {**true(self), "nugget": -1})


def a_copy_is_the_position_itself(patch: Patch) -> None:
    patch.setattr(Nuggets, "__deepcopy__", lambda self, memo: self, raising=False)


def damaged_data_is_taken(patch: Patch) -> None:
    def load(self: NuggetsGame, data: dict[str, Json]) -> Nuggets:
        state = self.new(int(str(data["seats"])))
        state.read_json({**state.to_json(), **data})
        return state

    patch.setattr(NuggetsGame, "load", load)


def data_are_mended(patch: Patch) -> None:
    true = NuggetsGame.load

    def load(self: NuggetsGame, data: dict[str, Json]) -> State:
        state = true(self, data)
        for name in ("deck", "played", "bag", "won", "lost"):
            setattr(state, name, [max(0, n) for n in getattr(state, name)])
        return state

    patch.setattr(NuggetsGame, "load", load)


def a_field_is_not_named(patch: Patch) -> None:
    patch.setattr(Nuggets, "FIELDS", Nuggets.FIELDS[:-1])


def choices_descend(patch: Patch) -> None:
    true = flow.legal
    patch.setattr(flow, "legal", lambda s, seat: true(s, seat)[::-1])


def nothing_to_choose(patch: Patch) -> None:
    true = flow.legal
    patch.setattr(flow, "legal", lambda s, seat: [] if s.round == 3 and seat == 1 else true(s, seat))


def choices_depend_on_a_secret(patch: Patch) -> None:
    true = flow.legal
    patch.setattr(flow, "legal", lambda s, seat: true(s, seat)[: 1 if 5 in s.bids else None])


def an_event_tells_the_card(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        if s.log is not None:
            s.log.append(Event(Tell.NUGGET, (card % 3,), PUBLIC, False))
        true(s, seat, card)

    patch.setattr(flow, "bid", bid)


def a_bid_shows_in_the_round(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        true(s, seat, card)
        s.round += 1 if 5 in s.bids else 0

    patch.setattr(flow, "bid", bid)


def an_event_tells_a_hand(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        if s.log is not None:
            s.log.append(Event(Tell.NUGGET, (min(2, s.hand[5]),), PUBLIC, False))
        true(s, seat, card)

    patch.setattr(flow, "bid", bid)


def the_bench_is_told_of_a_high_card(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        if s.log is not None and card == KINDS - 1:
            s.log.append(Event(Tell.LAID, (seat,), PUBLIC & ~0b111, False))
        true(s, seat, card)

    patch.setattr(flow, "bid", bid)


def who_else_is_told_depends_on_a_card(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        if s.log is not None:
            s.log.append(Event(Tell.LAID, (seat,), 0b101 if card == KINDS - 1 else 0b001, False))
        true(s, seat, card)

    patch.setattr(flow, "bid", bid)


def worlds_make_cards(patch: Patch) -> None:
    true = view.determinize

    def determinize(v: Nuggets, rng: Rng) -> Nuggets:
        s = true(v, rng)
        s.lost[0] += 1
        return s

    shown = view.view

    def seen(s: Nuggets, seat: int) -> Nuggets:
        v = shown(s, seat)
        v.lost[0] = 0
        return v

    patch.setattr(view, "determinize", determinize)
    patch.setattr(view, "view", seen)


def a_move_fails(patch: Patch) -> None:
    def turn_up(s: Nuggets) -> None:
        raise IndexError("no such card")

    patch.setattr(flow, "turn_up", turn_up)


def worlds_lose_cards(patch: Patch) -> None:
    patch.setattr(view, "_take", lambda s, rng: int(rng.below(KINDS)))


def worlds_keep_holes(patch: Patch) -> None:
    true = view.determinize

    def determinize(v: Nuggets, rng: Rng) -> Nuggets:
        s = true(v, rng)
        if HIDDEN in v.bids:
            return v.clone()
        return s

    patch.setattr(view, "determinize", determinize)


def luck_is_biased(patch: Patch) -> None:
    true = chance.sample
    patch.setattr(chance, "sample", lambda s, rng: max(true(s, rng), true(s, rng)))


def outcomes_leave_one_out(patch: Patch) -> None:
    true = chance.outcomes
    patch.setattr(chance, "outcomes", lambda s: true(s)[1:])


def the_first_to_bid_is_remembered(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        if max(s.bids) < 0:
            s.lost[0], s.rounds = s.lost[0], 3 + seat % 2
        true(s, seat, card)

    patch.setattr(flow, "bid", bid)


def a_nugget_is_lost(patch: Patch) -> None:
    true = flow.end_round

    def end_round(s: Nuggets) -> None:
        s.won = [0] * len(s.won)
        true(s)

    patch.setattr(flow, "end_round", end_round)


def the_game_never_ends(patch: Patch) -> None:
    def end_round(s: Nuggets) -> None:
        for seat in range(s.seats):
            s.hand[seat * (KINDS + 1) + s.bids[seat]] += 1
            s.played[s.bids[seat]] -= 1
        s.bids = [-1] * s.seats
        s.nugget = -1
        s.won, s.lost = [0] * len(s.won), [0] * len(s.lost)
        s.bag = s.t.nugget_count[:]
        s.phase = Phase.NUGGET

    patch.setattr(flow, "end_round", end_round)
    patch.setattr(conformance, "LONGEST", 60)


def the_result_differs_by_audience(patch: Patch) -> None:
    true = scoring.standing
    patch.setattr(scoring, "standing", lambda s, seat: (*true(s, seat), s.deck[0]))


def everything_is_absurd(patch: Patch) -> None:
    patch.setattr(NuggetsGame, "absurd", lambda self, v, seat, code: "waste")


def the_scene_draws_dice(patch: Patch) -> None:
    rng = Rng(1)
    patch.setattr(NuggetsGame, "scene", lambda self, v, seat: {"noise": int(rng.below(1000))})


def listening_changes_the_game(patch: Patch) -> None:
    true = flow.bid

    def bid(s: Nuggets, seat: int, card: int) -> None:
        s.rounds = 2 if s.log is not None else s.rounds
        true(s, seat, card)

    patch.setattr(flow, "bid", bid)


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (clone_shares_a_list, "clone"),
    (clone_shares_a_list, "earlier states"),
    (clone_shares_a_list, "deepcopy"),
    (a_copy_is_the_position_itself, "deepcopy"),
    (a_pickle_forgets_the_nugget, "pickle"),
    (a_pickle_forgets_the_nugget, "json"),
    (damaged_data_is_taken, "damage"),
    (data_are_mended, "damage"),
    (a_field_is_not_named, "fields"),
    (choices_descend, "legal"),
    (nothing_to_choose, "legal"),
    (choices_depend_on_a_secret, "legal from view"),
    (choices_depend_on_a_secret, "non-interference: legal"),
    (an_event_tells_the_card, "secret choices"),
    (a_bid_shows_in_the_round, "secret choices"),
    (an_event_tells_a_hand, "non-interference: events"),
    (the_bench_is_told_of_a_high_card, "non-interference: numbers"),
    (who_else_is_told_depends_on_a_card, "non-interference: numbers"),
    (worlds_lose_cards, "determinize"),
    (worlds_make_cards, "audit"),
    (worlds_keep_holes, "whole"),
    (luck_is_biased, "frequencies"),
    (outcomes_leave_one_out, "chance"),
    (the_first_to_bid_is_remembered, "order of commits"),
    (a_nugget_is_lost, "audit"),
    (a_move_fails, "no error"),
    (the_game_never_ends, "termination"),
    (the_result_differs_by_audience, "end"),
    (everything_is_absurd, "absurd"),
    (the_scene_draws_dice, "non-interference: scene"),
    (listening_changes_the_game, "listening"),
]


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=[f"{fault.__name__}: {check}" for fault, check in FAULTS])
def test_a_fault_is_told_by_the_check_that_is_made_for_it(
    fault: Callable[[Patch], None], check: str, monkeypatch: Patch
) -> None:
    fault(monkeypatch)
    report = check_game(NuggetsGame(), 3, 20, options={"rounds": 3}, thorough=True)
    assert check in report.failed, f"told were only {dict(report.failed)}"


def test_a_finding_replays_to_the_position_it_names(monkeypatch: Patch) -> None:
    nothing_to_choose(monkeypatch)
    finding = check_game(NuggetsGame(), 2, 1, options={}).findings[0]
    state = NuggetsGame().new(2)
    for seat, code in read_moves(NuggetsGame(), finding.moves):
        state.apply(seat, code)
    assert len(finding.moves) == finding.step
    assert (state.round, state.legal(1), state.waiting()) == (3, [], 3)
