"""Set-up and what is secret (IM-S)."""

from __future__ import annotations

from pithead.core.api import CHANCE, OVER, SPECTATOR
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.rollout import settle
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Phase
from tests.rule import rule
from tests.rules.imperial_miners.position import GAME, Position, T, card


def dealt(seats: int, first_game: bool = False) -> ImperialMiners:
    s = GAME.new(seats, {"first_game": first_game})
    settle(s, Chance(seed_from("set-up", seats)))
    return s


@rule("IM-S1")
def test_nobody_has_anything_and_ten_events_will_come() -> None:
    s = dealt(3)
    assert s.gold == [0, 0, 0] and s.points == [0, 0, 0]
    assert s.board == [-1, -1, -1] and s.space == [0, 0, 0]
    assert sum(s.events) == 18 and T.rounds == 10
    assert s.left == [36 - 6, 43 - 9, 43 - 9]


@rule("IM-S1")
def test_no_event_comes_twice_in_a_game() -> None:
    s = GAME.new(1)
    rng = Rng(5)
    seen = []
    while s.actor() != OVER:
        if s.actor() == CHANCE:
            reveals = s.phase == Phase.REVEAL
            s.apply(CHANCE, s.sample(rng))
            if reveals:
                seen.append(s.event)
        else:
            s.apply(0, s.legal(0)[0])
    assert len(seen) == len(set(seen)) == 10


@rule("IM-S2")
def test_each_is_dealt_two_three_three_and_keeps_four() -> None:
    s = dealt(2)
    assert s.phase == Phase.KEEP and s.waiting() == 3
    for seat in (0, 1):
        assert [T.level[c] for c in s.hand[seat]] == [0, 0, 1, 1, 1, 2, 2, 2]
    first = s.hand[0][:]
    for _ in range(4):
        s.apply(0, s.legal(0)[0])
    assert s.hand[0] == first[:4] and s.dropped[0] == first[4:]
    assert s.legal(0) == [] and s.waiting() == 2


@rule("IM-S2")
def test_a_kept_card_is_not_offered_again() -> None:
    at = Position(hand="019 020 055 056 057 098 099 100").keep_phase().play("keep 055")
    assert at.legal() == [f"keep {name}" for name in ("019", "020", "056", "057", "098", "099", "100")]
    at.play("keep 100; keep 019; keep 056")
    assert at.hand == ["019", "055", "056", "100"]
    assert [T.card_ids[c] for c in at.s.thrown[0]] == ["020", "057", "098", "099"]


@rule("IM-S2")
def test_in_a_first_game_all_six_are_kept() -> None:
    s = dealt(2, first_game=True)
    assert [[T.level[c] for c in hand] for hand in s.hand] == [[0, 0, 1, 1, 2, 2]] * 2
    assert s.round == 1


@rule("IM-S3")
def test_hands_and_discards_of_others_show_their_levels_only() -> None:
    at = Position(seats=2, hand="019 055").deal("098 141", seat=1)
    at.s.thrown[1] = [at._take("028")]
    v = at.mine_phase().s.view(0)
    assert v.hand[0] == [card("019"), card("055")]
    assert v.hand[1] == [T.four, T.cards + 2]  # level IV cards are all alike
    assert v.thrown[1] == [T.cards]
    assert v.deck[card("098")] == 1 and v.deck[card("019")] == 0


@rule("IM-S3")
def test_the_events_that_are_out_stay_unknown_and_those_left_can_be_counted() -> None:
    at = Position(seats=2, round=4).mine_phase()
    assert GAME.scene(at.s.view(1), 1)["events_left"] == 6
    assert sum(at.s.view(1).events) == 14


@rule("IM-S3")
def test_what_others_do_shows_when_all_have_finished() -> None:
    at = Position(seats=2, mine="021@I0", hand="046").lay("020@I0", seat=1).mine_phase()
    before = at.s.view(1).key(), at.s.view(SPECTATOR).key()
    at.play("play 046; place I+2; resolve 1; resolve 1")
    assert at.s.waiting() == 2
    assert (at.s.view(1).key(), at.s.view(SPECTATOR).key()) == before
    assert at.told(1) == [] == at.told(SPECTATOR)
    at.play("resolve 1", seat=1)
    assert at.s.view(1).gold[0] == 3
    told = at.told(1)
    for name in ("played", "resolved", "machine", "completed", "surface", "result", "hand"):
        assert name in told, name


@rule("IM-S3")
def test_another_world_looks_the_same_while_some_have_finished_and_others_have_not() -> None:
    at = Position(seats=3, mine="021@I0", hand="046 055").deal("019 098", seat=1).deal("022", seat=2).mine_phase()
    at.play("play 019; decline", seat=1).play("decline", seat=1).play("play 046; place I+2")
    for seat in (0, 1, 2, SPECTATOR):
        v = at.s.view(seat)
        for i in range(5):
            world = v.determinize(Rng(i))
            world.audit()
            assert world.view(seat).key() == v.key()
            if seat >= 0:
                assert world.legal(seat) == v.legal(seat) == at.s.legal(seat)
