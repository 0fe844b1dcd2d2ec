"""Luck that nobody chooses: commitments, the players' parts, undo over a draw, sealed choices."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256

import pytest
from tools import make_proof

from pithead.core.api import CHANCE, Game, Json
from pithead.core.chance import Chance, Rng, seed_from
from pithead.core.errors import MoveError
from pithead.games.registry import GAMES, load_game
from pithead.table import luck
from pithead.table.branch import LEFT_OUT, branch, luck_at
from pithead.table.record import Player, Record, RecordError
from pithead.table.snapshot import fold, restore, take
from pithead.table.table import Table, UndoError
from pithead.table.verify import verify
from tests.attacks import Attack

LIMITS: dict[str, dict[str, int | bool | str]] = {"dig_deep": {"turn_limit": 4}, "rockwell": {"turn_limit": 12}}
SECRET = seed_from("luck")
NONCES = [sha256(bytes([i])).hexdigest() for i in range(3)]
each_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=lambda game: game.info.id)
seeds = pytest.mark.parametrize("seed", range(3))


def new_table(game: Game, seed: object = "", asks: bool = False, seats: int = 3) -> Table:
    players = [Player(name) for name in ("Ann", "Ben", "Cleo")[:seats]]
    return Table(game, players, LIMITS.get(game.info.id), seed_from("luck", str(seed)), name="t1", asks_players=asks)


def step(table: Table, rng: Rng) -> None:
    waiting = table.waiting()
    seat = waiting[int(rng.below(len(waiting)))]
    offer = table.offer(seat)
    table.play(seat, [offer.choices[int(rng.below(len(offer.choices)))].move], offer.number)


def play_on(table: Table, rng: Rng) -> Table:
    while not table.over:
        step(table, rng)
    return table


def play_until_drawn(table: Table, rng: Rng, more: int = 2) -> None:
    """Until so many things more are drawn."""
    wanted = len(draws(table.record)) + more
    while len(draws(table.record)) < wanted:
        step(table, rng)
    assert not table.over


def draws(record: Record) -> list[Json]:
    return [line["draw"] for line in record.lines if "draw" in line]


def forged(record: Record, change: object, header: object = None) -> Record:
    """A record with a change to its lines (or header), every hash of the chain made to fit."""
    new = {k: v for k, v in record.header.items() if k != "h"}
    out = Record.start(header(new) if callable(header) else new)
    for line in record.lines:
        changed = change(dict(line)) if callable(change) else line
        if changed is not None:
            out.append({k: v for k, v in changed.items() if k not in ("n", "h")})
    return out


# -- the commitment


@each_game
@pytest.mark.attack("Use a commitment for another table, pack, options or players")
def test_the_commitment_binds_the_whole_header(game: Game, attack: Attack) -> None:
    record = play_on(new_table(game), Rng(1)).record
    verify(game, Record.parse(record.text()))
    changes: list[dict[str, Json]] = [
        {"table": "t2"},
        {"players": [Player(name).to_json() for name in ("Ann", "Ben", "Eve")]},
        {"pack": "other"},
        {"options": {**record.header["options"], "turn_limit": 5}},  # type: ignore[dict-item]
        {"proof": 1},
    ]
    for change in changes:
        fake = forged(record, None, lambda header, change=change: {**header, **change})
        with pytest.raises(RecordError, match=r"commits to|has no option"):
            verify(game, Record.parse(fake.text()))
        attack.tried(succeeded=False, how=change)


def test_the_commitment_is_the_hash_of_two_lines_of_text() -> None:
    header = new_table(load_game("dig_deep")).record.texts()[0]
    bound, _, rest = header.partition(',"commitment":')
    text = f"{bound}\n{seed_from('luck', '').hex()}\n"
    assert json.loads("{" + '"commitment":' + rest)["commitment"] == sha256(text.encode()).hexdigest()


def test_a_record_of_before_is_proved_as_before() -> None:
    game = load_game("dig_deep")
    table = play_on(new_table(game, seats=2), Rng(3))
    old = Chance(seed_from("luck", "")).commitment()

    def plain(header: dict[str, Json]) -> dict[str, Json]:
        return {**{k: v for k, v in header.items() if k not in ("proof", "table")}, "commitment": old}

    assert verify(game, Record.parse(forged(table.record, None, plain).text())).draws == len(draws(table.record))


# -- the players' parts


@each_game
def test_nothing_is_drawn_or_played_before_every_part_is_in(game: Game) -> None:
    table = new_table(game, asks=True)
    assert not table.begun and not table.record.lines and table.state.actor() == CHANCE and table.waiting() == []
    with pytest.raises(MoveError, match="has not begun"):
        table.play(0, ["pass"], 1)
    with pytest.raises(MoveError, match="has not begun"):
        table.end_agreed(0)
    table.sit(1, Player("Bo"))
    opened = restore(game, table.record.header, json.loads(json.dumps(take(table))), seed_from("luck", ""))
    for one in (table, opened):
        one.begin(NONCES)
        assert one.begun and one.waiting()
    assert opened.record.lines == table.record.lines[1:]
    with pytest.raises(MoveError, match="complete"):
        table.begin(NONCES)
    record = play_on(table, Rng(2)).record
    assert verify(game, Record.parse(record.text())).draws == len(draws(record))
    again = Table.replay(game, Record.parse(record.text()), upto=60, seed=seed_from("luck", ""))
    assert again.chance is not None and again.chance.seed == luck.mixed(seed_from("luck", ""), NONCES).seed


@pytest.mark.parametrize("nonces", [["x"] * 3, NONCES[:2], [NONCES[0].upper(), "", ""], [NONCES[0][:-1], "", ""]])
def test_a_part_is_32_bytes_in_hexadecimal(nonces: list[str]) -> None:
    with pytest.raises(ValueError, match="part"):
        new_table(load_game("dig_deep"), asks=True).begin(nonces)


def test_each_part_changes_the_seed_and_the_seed_is_the_hash_of_lines() -> None:
    text = "".join(f"{line}\n" for line in (SECRET.hex(), NONCES[0], "", NONCES[2]))
    assert luck.mixed(SECRET, [NONCES[0], "", NONCES[2]]).seed == sha256(text.encode()).digest()
    seen = {luck.mixed(SECRET, parts).seed for parts in (NONCES, NONCES[::-1], ["", *NONCES[1:]], ["", "", ""])}
    assert len(seen) == 4


@each_game
@pytest.mark.attack("Change the players' parts of the luck")
def test_a_record_with_other_parts_is_refused(game: Game, attack: Attack) -> None:
    table = new_table(game, asks=True)
    table.begin(NONCES)
    record = play_on(table, Rng(2)).record
    for parts in (None, [NONCES[0], NONCES[2], NONCES[1]], ["", *NONCES[1:]]):

        def change(line: dict[str, Json], parts: Sequence[str] | None = parts) -> dict[str, Json] | None:
            if "nonces" not in line:
                return line
            return {**line, "nonces": list[Json](parts)} if parts else None

        with pytest.raises(RecordError, match=r"the seed gives|have not added"):
            verify(game, Record.parse(forged(record, change).text()))
        attack.tried(succeeded=False, how=parts)


@each_game
def test_a_branch_asks_its_players_too_and_is_proved_with_its_past(game: Game) -> None:
    table = new_table(game, asks=True)
    table.begin(NONCES)
    record = play_on(table, Rng(2)).record
    twig = branch(game, record, record.count // 2, table.players, seed_from("twig"), "t2", asks_players=True)
    assert not twig.begun
    copied = len(twig.record.lines)
    twig.begin(NONCES[::-1])
    proof = verify(game, Record.parse(play_on(twig, Rng(5)).record.text()))
    assert proof.unproved == 0 and proof.draws == len(draws(twig.record)) and copied < twig.record.count


@each_game
def test_a_branch_with_the_same_luck_meets_it_as_long_as_the_same_is_played(game: Game) -> None:
    table = new_table(game, asks=True)
    table.begin(NONCES)
    record = play_on(table, Rng(2)).record
    cut = next(i for i, line in enumerate(record.lines) if i > record.count // 2 and "move" in line)
    copied = sum(not any(name in line for name in LEFT_OUT) for line in record.lines[:cut])
    for source, upto in ((record, cut), (_twig(game, record, cut).record, copied)):
        again = branch(game, source, upto, table.players, luck_at(source, upto), "t2", open_seed=True)
        assert again.begun and again.record.header["seed"] == again.secret.hex()  # type: ignore[union-attr]
        for line in record.lines[cut:]:
            if "move" in line:
                seat = int(str(line["seat"])) - 1
                again.play(seat, [str(line["move"])], again.offers[seat])
        assert again.over and again.state.key() == table.state.key()
        assert verify(game, Record.parse(again.record.text())).unproved == 0


def _twig(game: Game, record: Record, cut: int) -> Table:
    """A game that left another at a line and took another course."""
    twig = branch(game, record, cut + 6, [Player("Dan"), Player("Eve"), Player("Flo")], seed_from("twig"), "t3")
    return play_on(twig, Rng(7))


# -- undo over a draw


@each_game
@seeds
@pytest.mark.attack("Scout the luck by undo")
def test_after_an_undo_over_draws_the_luck_is_another(game: Game, seed: int, attack: Attack) -> None:
    table = new_table(game, seed)
    set_up = len(draws(table.record))
    play_until_drawn(table, Rng(seed))
    seen = draws(table.record)[set_up:]
    table.undo_agreed(0, 1)
    assert table.record.lines[-1]["epoch"] == table.epoch == 1
    again = Rng(seed)
    play_until_drawn(table, again)
    now = draws(table.record)[set_up + len(seen) :]
    attack.tried(succeeded=seen == now[: len(seen)], how=seen)
    record = Record.parse(play_on(table, again).record.text())
    assert verify(game, record).draws == len(draws(record))


@each_game
@pytest.mark.attack("Hide that luck was scouted")
def test_an_undo_that_does_not_say_so_is_refused(game: Game, attack: Attack) -> None:
    table = new_table(game)
    rng = Rng(4)
    play_until_drawn(table, rng)
    table.undo_agreed(1, 2)
    record = play_on(table, rng).record
    for epoch in (None, 0, 2):

        def change(line: dict[str, Json], epoch: int | None = epoch) -> dict[str, Json]:
            kept = {k: v for k, v in line.items() if k != "epoch"}
            return {**kept, "epoch": epoch} if "epoch" in line and epoch is not None else kept

        with pytest.raises(RecordError, match="the luck is number 1"):
            Table.replay(game, Record.parse(forged(record, change).text()))
        attack.tried(succeeded=False, how=epoch)


@each_game
def test_epochs_survive_a_snapshot_and_count_on(game: Game) -> None:
    table = new_table(game)
    rng = Rng(6)
    for wanted in (1, 2):
        play_until_drawn(table, rng)
        table.undo_agreed(0, table.commands[0].number)
        assert table.epoch == wanted
    opened = restore(game, table.record.header, json.loads(json.dumps(take(table))), seed_from("luck", ""))
    assert opened.epoch == 2
    for one in (table, opened):
        play_on(one, Rng(7))
    assert opened.state.key() == table.state.key()


def test_no_key_of_a_game_has_a_negative_number() -> None:
    for name in GAMES:
        game = load_game(name)
        record = play_on(new_table(game), Rng(9)).record
        table = Table.replay(game, record, upto=0)
        for line in record.lines:
            if "draw" in line:
                assert min(table.state.chance_key()) >= 0
            table.replay_line(line)


# -- sealed choices


def seal_lines(record: Record) -> list[dict[str, Json]]:
    return [line for line in record.lines if "seal" in line]


@pytest.mark.parametrize("game_id", ["rockwell", "imperial_miners"])
@seeds
def test_what_is_chosen_at_once_is_sealed_when_it_is_in_and_proved_at_the_end(game_id: str, seed: int) -> None:
    game = load_game(game_id)
    table = new_table(game, seed)
    rng = Rng(seed)
    while not table.over:
        waiting = table.waiting()
        step(table, rng)
        last = table.record.lines[-1]
        now = table.waiting()
        if len(now) == len(waiting) - 1 and now and set(now) < set(waiting):
            (seat,) = set(waiting) - set(now)
            assert last["seal"] == seat + 1 and not table.can_undo(seat)
            assert [s.hash for s in table.envelopes.sealed][-1] == last["hash"]
        else:
            assert "seal" not in last
    seals = seal_lines(table.record)
    assert len(seals) > 3 and len({str(line["hash"]) for line in seals}) == len(seals)
    assert verify(game, Record.parse(table.record.text())).seals == len(seals)


def test_dig_deep_has_nothing_to_seal() -> None:
    assert not seal_lines(play_on(new_table(load_game("dig_deep")), Rng(1)).record)


def bids(table: Table, seat: int, cubes: str = "0") -> None:
    """A whole bid of a seat."""
    while seat in table.waiting():
        offer = table.offer(seat)
        move = next((c.move for c in offer.choices if c.move.endswith(f" {cubes}")), offer.choices[0].move)
        table.play(seat, [move], offer.number)


def at_auction() -> Table:
    table = new_table(load_game("rockwell"))
    rng = Rng(1)
    while len(table.waiting()) < 3:
        step(table, rng)
    return table


@pytest.mark.attack("Change a sealed bid after it is in")
def test_a_bid_that_is_in_stands_and_no_record_can_say_otherwise(attack: Attack) -> None:
    table = at_auction()
    offer = table.offer(0)
    table.play(0, [offer.choices[0].move], offer.number)
    assert table.can_undo(0)  # not in yet: unseen by anybody
    bids(table, 0)
    with pytest.raises(UndoError):
        table.undo(0)
    attack.tried(succeeded=False, how="undo")
    bids(table, 1)
    bids(table, 2)
    record = play_on(table, Rng(2)).record
    first = seal_lines(record)[0]
    own = [line for line in record.lines if line.get("seat") == 1 and line.get("c", 0) <= first["c"]]  # type: ignore[operator]
    last = own[-1]
    for moves, hashed in ((True, False), (False, True)):

        def change(line: dict[str, Json], moves: bool = moves, hashed: bool = hashed) -> dict[str, Json]:
            if moves and line["n"] == last["n"]:
                return {**line, "move": str(line["move"]).rpartition(" ")[0] + " 100"}
            return {**line, "hash": "0" * 64} if hashed and line["n"] == first["n"] else line

        with pytest.raises(RecordError, match=r"of another choice|not possible"):
            verify(table.game, Record.parse(forged(record, change).text()))
        attack.tried(succeeded=False, how=(moves, hashed))
    with pytest.raises(RecordError, match="has no seal"):
        without = forged(record, lambda line: None if line["n"] == first["n"] else line)
        Table.replay(table.game, Record.parse(without.text()))
    attack.tried(succeeded=False, how="no seal")


@pytest.mark.attack("Guess a sealed bid from its hash")
@seeds
def test_the_hash_of_a_bid_cannot_be_guessed_without_the_salt(seed: int, attack: Attack) -> None:
    table = at_auction()
    bids(table, seed)
    seal = table.envelopes.sealed[0]
    salts = ["", "0" * 64, table.record.header["commitment"], table.record.hash]
    for salt in salts:
        attack.tried(succeeded=luck.seal_of(str(salt), seal.seat, seal.moves) == seal.hash, how=salt)
    assert table.secret is not None
    assert luck.seal_of(luck.salt_of(table.secret, seal.line), seal.seat, seal.moves) == seal.hash


def test_seals_survive_a_fold_and_a_snapshot_and_go_with_an_agreed_undo() -> None:
    table = at_auction()
    rng = Rng(3)
    bids(table, 1)
    fold(table)
    opened = restore(table.game, table.record.header, json.loads(json.dumps(take(table))), table.secret)
    assert opened.envelopes == table.envelopes and len(opened.envelopes.sealed) == 1
    bids(table, 0)
    command = table.commands[-1].number
    assert [s.seat for s in table.envelopes.sealed] == [1, 0]
    table.undo_agreed(2, command)
    assert [s.seat for s in table.envelopes.sealed] == [1] and table.waiting() == [0, 2]
    bids(table, 0)
    assert [s.seat for s in table.envelopes.sealed] == [1, 0]
    bids(table, 2)
    assert table.envelopes.sealed == [] and [s.seat for s in table.envelopes.settled] == [1, 0]
    play_on(table, rng)


# -- how an outcome comes about


@each_game
def test_every_outcome_is_explained_by_numbers_from_its_key(game: Game) -> None:
    table = new_table(game, asks=True)
    table.begin(NONCES)
    record = play_on(table, Rng(2)).record
    proof = verify(game, record, explain=True)
    assert len(proof.drawn) == proof.draws
    assert table.chance is not None
    last: tuple[int, ...] = ()
    seen: set[tuple[int, ...]] = set()
    for one in proof.drawn:
        rng = table.chance.rng(one.key)
        for number in one.numbers:
            if number.below == 0:
                rng.word()
                continue
            assert number.got == rng.below(number.below)
            means = [name for name, count in number.means for _ in range(count)]
            assert len(means) == number.below and means[number.got] == one.draw
        assert one.key == last or one.key not in seen  # nobody can draw until it pleases
        seen.add(one.key)
        last = one.key


def test_the_page_is_tested_with_a_game_as_it_is_proved_today() -> None:
    assert make_proof.TARGET.read_text(encoding="utf-8") == make_proof.made()
