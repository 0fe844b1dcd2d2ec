"""Taking back against bots: over their answers, up to the last draw or reveal, and never over a person's move."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from pithead.core.api import SPECTATOR, Game, Json
from pithead.core.chance import Rng, seed_from
from pithead.games.registry import GAMES, load_game
from pithead.table.branch import branch
from pithead.table.record import Player, Record, RecordError
from pithead.table.snapshot import restore, settled, take
from pithead.table.table import StaleOffer, Table, UndoError, promised
from pithead.table.verify import verify

LIMITS: dict[str, dict[str, int | bool | str]] = {"dig_deep": {"turn_limit": 6}, "rockwell": {"turn_limit": 3}}
BOT = Player("Robot", "bot", "pebble")
each_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=lambda game: game.info.id)


def new_table(game: Game, players: list[Player], seed: str = "undo") -> Table:
    return Table(game, players, LIMITS.get(game.info.id), seed_from(seed))


def step(table: Table, seat: int, rng: Rng) -> None:
    offer = table.offer(seat)
    table.play(seat, [offer.choices[int(rng.below(len(offer.choices)))].move], offer.number)


def play(table: Table, rng: Rng, watch: Callable[[], None], undo_one_in: int) -> None:
    """A random game in which the first seat takes back whenever it may, one time in so many."""
    while not table.over:
        watch()
        if table.can_undo(0) and rng.below(undo_one_in) == 0:
            table.undo(0)
        else:
            waiting = table.waiting()
            step(table, waiting[int(rng.below(len(waiting)))], rng)


def since_own(table: Table) -> list[dict[str, Json]]:
    """The lines of the first seat's last command and all after it that stand, from the record alone."""
    stands: list[dict[str, Json]] = []
    for line in table.record.lines:
        if "undo" in line:
            stands = [old for old in stands if old["c"] not in line["strike"]]  # type: ignore[operator]
        elif "c" in line and "seal" not in line:
            stands.append(line)
    own = [line["c"] for line in stands if line.get("seat") == 1]
    return [line for line in stands if own and int(str(line["c"])) >= int(str(own[-1]))]


def commands(lines: list[dict[str, Json]]) -> list[Json]:
    return list(dict.fromkeys(line["c"] for line in lines))


def test_in_rockwell_a_move_is_taken_back_over_the_answers_of_two_bots() -> None:
    table = new_table(load_game("rockwell"), [Player("Ann"), BOT, BOT])
    rng = Rng(5)
    answered: list[list[int]] = []
    positions: dict[int, bytes] = {0: table.state.key()}

    def watch() -> None:
        positions[table.count] = table.state.key()
        answers = table.undo_answers(0)
        if not answers or answered.count(answers) >= 10:
            return
        answered.append(answers)
        lines = since_own(table)
        table.undo(0)
        strike = table.record.lines[-1]["strike"]
        assert isinstance(strike, list) and strike == commands(lines) and len(strike) > 1
        assert table.state.key() == positions[int(str(strike[0])) - 1] and 0 in table.waiting()
        positions[table.count] = table.state.key()
        assert table.events(SPECTATOR)[-1]["event"] == "undone_answers"

    play(table, rng, watch, 10**9)
    assert [1, 2] in answered


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_undo_goes_over_bots_up_to_a_draw_or_a_reveal_and_the_record_proves_it(game: Game, seed: int) -> None:
    table = new_table(game, [Player("Ann"), BOT, BOT], f"undo {seed}")

    def watch() -> None:
        lines = since_own(table)
        since = [c for c in table.commands if c.number in commands(lines)]
        quiet = bool(since) and not any(c.reveals for c in since) and not since[0].sealed
        answers = table.undo_answers(0)
        assert answers is not None or not quiet, "nothing was drawn, revealed or sealed since, and only bots have moved"
        if answers:
            assert quiet and not any("draw" in line for line in lines)
            assert answers == sorted({int(str(line["seat"])) - 1 for line in lines} - {0})

    play(table, Rng(seed), watch, 4)
    again = Table.replay(game, Record.parse(table.record.text()))
    assert again.state.key() == table.state.key()
    assert [again.events(a) for a in (0, SPECTATOR)] == [table.events(a) for a in (0, SPECTATOR)]
    assert again.offers == table.offers
    assert verify(game, Record.parse(table.record.text())).unproved == 0


@each_game
def test_the_events_that_were_told_keep_their_numbers(game: Game) -> None:
    table = new_table(game, [Player("Ann"), BOT, BOT])
    heard: list[dict[str, Json]] = []

    def watch() -> None:
        told = table.events(0)
        assert told[: len(heard)] == heard
        heard[:] = told

    play(table, Rng(8), watch, 3)
    numbers = [event["n"] for event in table.events(0)]
    assert len(set(numbers)) == len(numbers)


def at_answers(players: list[Player]) -> Table:
    """Rockwell, where the first seat may take back over an answer of another seat."""
    table = new_table(load_game("rockwell"), [Player("Ann"), BOT, BOT])
    rng = Rng(5)
    while not table.undo_answers(0):
        step(table, table.waiting()[0], rng)
    header = {k: v for k, v in table.record.header.items() if k not in ("pithead", "proof", "commitment", "h")}
    copied = Record.start(promised({**header, "players": [p.to_json() for p in players]}, seed_from("undo")))
    for line in table.record.lines:
        copied.append({k: v for k, v in line.items() if k not in ("n", "h")})
    return Table.replay(load_game("rockwell"), copied, seed=seed_from("undo"))


def test_it_never_goes_over_the_move_of_a_person() -> None:
    assert at_answers([Player("Ann"), BOT, BOT]).undo_answers(0)
    for players in ([Player("Ann"), Player("Ben"), Player("Cleo")], [Player("Ann"), Player("Ben"), BOT]):
        table = at_answers(players)
        moved = {c.seat for c in table.commands if c.number > max(c.number for c in table.commands if c.seat == 0)}
        assert table.can_undo(0) == (moved <= {i for i, p in enumerate(players) if p.kind == "bot"})
    with pytest.raises(UndoError, match="another person's move"):
        at_answers([Player("Ann"), Player("Ben"), Player("Cleo")]).undo(0)


def test_a_seat_that_a_person_has_taken_again_counts_as_a_persons() -> None:
    table = at_answers([Player("Ann"), BOT, BOT])
    for seat in table.undo_answers(0) or []:
        table.sit(seat, Player("Ben"))
    assert not table.can_undo(0)


def test_a_forged_strike_over_a_persons_move_is_refused() -> None:
    table = at_answers([Player("Ann"), BOT, BOT])
    table.undo(0)
    header = {k: v for k, v in table.record.header.items() if k not in ("pithead", "h")}
    forged = Record.start({**header, "players": [Player(n).to_json() for n in ("Ann", "Ben", "Cleo")]})
    for line in table.record.lines:
        forged.append({k: v for k, v in line.items() if k not in ("n", "h")})
    with pytest.raises(RecordError, match=f"line {len(forged.lines) + 1}: seat 1 could not take back"):
        Table.replay(load_game("rockwell"), Record.parse(forged.text()))


def test_what_a_bot_thought_about_the_old_position_fits_no_offer() -> None:
    table = at_answers([Player("Ann"), BOT, BOT])
    offers = list(table.offers)
    table.undo(0)
    assert all(now > before for now, before in zip(table.offers, offers, strict=True))
    with pytest.raises(StaleOffer):
        table.play(0, ["pass"], offers[0])


def test_a_branch_of_a_game_with_such_undos_can_be_played_by_persons() -> None:
    table = at_answers([Player("Ann"), BOT, BOT])
    table.undo(0)
    rng = Rng(1)
    while not table.over:
        step(table, table.waiting()[0], rng)
    record = Record.parse(table.record.text())
    middle = next(i for i, line in enumerate(record.lines) if "undo" in line) + 3
    twig = branch(table.game, record, middle, [Player("Cleo"), Player("Dan"), Player("Eve")], seed_from("twig"))
    assert Table.replay(table.game, twig.record).state.key() == twig.state.key()
    while not twig.over:
        step(twig, twig.waiting()[0], rng)
    assert verify(table.game, Record.parse(twig.record.text())).draws > 0


def test_a_table_is_folded_only_where_no_person_can_take_back_over_bots() -> None:
    table = at_answers([Player("Ann"), BOT, BOT])
    assert not settled(table)
    opened = restore(table.game, table.record.header, json.loads(json.dumps(take(table))))
    assert settled(opened) and not opened.can_undo(0)
