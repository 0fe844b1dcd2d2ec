"""Every bot of every game plays fair, and the checks of that find those that do not."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tools.make_absurd_page import PAGE, page
from typer.testing import CliRunner

from pithead.bots import registry, tempered
from pithead.bots.advice import sane
from pithead.bots.engineer import Contender, Engineer
from pithead.bots.foreman import Candidate
from pithead.bots.pebble import Pebble
from pithead.bots.registry import bot_names, load_roster, make_bot
from pithead.cli.main import app
from pithead.core.api import Budget, Game, State
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games._template.state import Nuggets
from pithead.games.registry import GAMES, load_game
from pithead.lab import audit, honesty
from pithead.lab.audit import Plan
from pithead.lab.findings import Report
from pithead.lab.honesty import ASKED, EveryLevel, Guest, LintJob, check_bot, checked_bot, has_net
from tests.bots.games import moments
from tests.conftest import Amount
from tests.parts import enough_games

BOTS = [(game, bot) for game in GAMES for bot in audit.all_bots(game)]
LINTED = 120  # decisions of whole games
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(("game", "bot"), BOTS, ids=[f"{game}-{bot}" for game, bot in BOTS])
def test_a_bot_knows_no_more_than_its_seat_and_makes_no_absurd_move(game: str, bot: str, amount: Amount) -> None:
    positions = amount(200, 200)  # `make bots-check` has the long numbers
    info = load_game(game).info
    games = max(6, enough_games(load_game(game), info.min_seats, 2 * LINTED))
    report = check_bot(game, bot, positions, games)
    assert report.ok, "\n".join(
        f"{f.check}: {f.seats} seats, game {f.index}, step {f.step}, {f.audience}: {f.message}" for f in report.findings
    )
    assert report.tried["leak"] == positions
    assert report.tried["positions with secrets"] > positions / 2, "where nothing is hidden nothing can leak"
    assert report.tried["same again"] > positions / 10
    assert report.tried["absurd moves"] > LINTED
    assert report.seats == list(range(info.min_seats, info.max_seats + 1))


class Peeper(Pebble):
    """Looks at the true position by a side door: the local variables of those who have it asked."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        world: State = sys._getframe(2).f_locals["world"]
        kept = sane(self.game, view, self.seat, legal)
        return kept[world.key()[0] % len(kept)]


class Smuggler(Pebble):
    """Looks for the true position in the view it was given, beside the fields that a view declares."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        world: State = getattr(view, "truth", view)
        kept = sane(self.game, view, self.seat, legal)
        return kept[world.key()[0] % len(kept)]


class Wanderer(Pebble):
    """Chooses by how often it was ever asked."""

    asked = 0

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        Wanderer.asked += 1
        return legal[self.asked % len(legal)]


class Scribbler(Pebble):
    """Tries its move on the view itself."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        view.round += 1
        return legal[0]


class Grabber(Pebble):
    """Strikes choices off the list it was given."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        assert isinstance(legal, list)
        return int(legal.pop())


class Outlaw(Pebble):
    """Chooses what is not offered."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        return legal[-1] + 1


def found(monkeypatch: pytest.MonkeyPatch, bot: type[Pebble], game: str = "dig_deep") -> Report:
    monkeypatch.setitem(registry.GENERIC, "suspect", lambda game_id: bot())
    return check_bot(game, "suspect", 60)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_looks_at_the_true_position_is_caught(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    report = found(monkeypatch, Peeper, game)
    assert report.failed["leak"] > 20
    assert set(report.failed) == {"leak"}
    assert report.findings[0].moves, "what leads there is told"


def test_a_view_that_carries_more_than_it_declares_is_caught(monkeypatch: pytest.MonkeyPatch, nuggets: str) -> None:
    def view(self: Nuggets, seat: int) -> Nuggets:
        seen = true(self, seat)
        seen.truth = self  # type: ignore[attr-defined]
        return seen

    true = Nuggets.view
    assert not found(monkeypatch, Smuggler, nuggets).failed
    monkeypatch.setattr(Nuggets, "view", view)
    assert found(monkeypatch, Smuggler, nuggets).failed["leak"] > 20


@pytest.mark.parametrize(
    ("bot", "check"),
    [(Wanderer, "same again"), (Scribbler, "view untouched"), (Grabber, "view untouched"), (Outlaw, "legal choice")],
)
def test_other_foul_play_is_caught_by_the_check_for_it(
    monkeypatch: pytest.MonkeyPatch, bot: type[Pebble], check: str
) -> None:
    assert found(monkeypatch, bot).failed[check] > 0


class Fool(Pebble):
    """Prefers what nobody forgives."""

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        return next(
            (code for code in legal if self.game.absurd(view, self.seat, code)), super().choose(view, legal, budget)
        )


@pytest.mark.parametrize("game", GAMES)
def test_absurd_moves_are_counted_by_the_lint(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setitem(registry.GENERIC, "fool", lambda game_id: Fool())
    report = check_bot(game, "fool", games=96)
    assert 0 < report.failed["absurd moves"] < report.tried["absurd moves"]
    assert any(words in report.findings[0].message for words in load_game(game).absurd_moves.values())


def test_the_page_of_absurd_moves_is_the_list_of_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.make_absurd_page"
    for game in map(load_game, GAMES):
        assert all(id.startswith(f"{game.info.prefix}-ABS-") for id in game.absurd_moves)


@pytest.mark.parametrize("name", GAMES)
def test_every_absurd_move_has_a_test_of_its_own(name: str) -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "rules" / name).glob("*.py"))
    assert [id for id in load_game(name).absurd_moves if f'"{id}"' not in tests] == []


@pytest.mark.parametrize("game", [game for game in GAMES if "engineer" in bot_names(game)])
def test_whatever_a_search_prefers_is_looked_at(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    games = len(range(load_game(game).info.min_seats, load_game(game).info.max_seats + 1))
    report = check_bot(game, "engineer", games=games)
    assert report.ok
    assert min(report.tried["absurd contenders"], report.tried["absurd moves"]) > 100

    def anything(self: Engineer, view: State, legal: Sequence[int]) -> list[Contender]:
        return [Contender(Candidate(0.0, [code]), 1.0) for code in legal]

    monkeypatch.setattr(Engineer, "contenders", anything)
    assert check_bot(game, "engineer", games=games).failed["absurd contenders"] > 0


def test_all_that_a_weaker_level_may_draw_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    report = check_bot("dig_deep", "foreman@80", games=6)
    assert report.ok
    assert report.tried["absurd contenders"] > report.tried["absurd moves"] > 100
    monkeypatch.setattr(tempered, "sane", lambda game, view, seat, legal: list(legal))
    assert check_bot("dig_deep", "foreman@80", games=24).failed["absurd contenders"] > 0


@pytest.mark.parametrize(
    ("game", "rung"),
    [("dig_deep", "engineer"), ("rockwell", "surveyor"), ("imperial_miners", "surveyor"), ("dig_deep", "foreman")],
)
def test_the_levels_of_a_rung_that_are_asked_together_choose_what_each_would_alone(game: str, rung: str) -> None:
    every, differ = checked_bot(f"{rung}@*", game), 0
    assert isinstance(every, EveryLevel)
    for loaded, view, seat, legal in moments(game, 3, 5, 9, 12):
        every.begin(loaded, seat, 3)
        every.choose(view, legal, Budget(4))
        alone = []
        for heat in registry.HEATS:
            level = make_bot(f"{rung}@{heat}", game)
            level.begin(loaded, seat, 3)
            alone.append(level.choose(view, legal, Budget(4)))
        if every.choices:
            assert every.choices == alone
            differ += len(set(alone)) > 1
        else:
            assert len(set(alone)) == 1, "what they do not draw is the rung's own"
    assert differ > 0


class ColdPeeper(EveryLevel):
    """Only the coldest of the levels looks at the true position."""

    def draw(self, kept: Sequence[int], losses: Sequence[float]) -> int:
        out = super().draw(kept, losses)
        world: State = sys._getframe(4).f_locals["world"]
        self.choices[-1] = kept[world.key()[0] % len(kept)]
        return out


def test_a_leak_of_one_level_among_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(honesty, "EveryLevel", ColdPeeper)
    report = check_bot("dig_deep", "foreman@*", 60)
    assert set(report.failed) == {"leak"}
    assert report.failed["leak"] > 5


class Noted(Pebble):
    """Writes down when it was begun and when it was asked."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def begin(self, game: Game, seat: int, seed: int, at: int = 0) -> None:
        super().begin(game, seat, seed, at)
        self.notes.append(f"begin {at}")

    def choose(self, view: State, legal: Sequence[int], budget: Budget) -> int:
        self.notes.append("asked")
        return super().choose(view, legal, budget)


def test_a_guest_is_begun_anew_for_each_decision_that_it_is_asked_for() -> None:
    game, bot, stand_in = load_game("dig_deep"), Noted(), Noted()
    guest = Guest(bot, stand_in)
    guest.begin(game, 0, 5)
    state = game.new(2)
    chance = Chance(seed_from("guest"))
    mine = []
    for _ in range(40):
        seat = settle(state, chance)
        state.apply(seat, guest.choose(state.view(seat), state.legal(seat), Budget()))
        mine.append(guest.asked)
    assert sum(mine) == 40 // ASKED == bot.notes.count("asked")
    assert [note == "asked" for note in bot.notes] == [False, True] * sum(mine)
    assert len(set(bot.notes)) == sum(mine) + 1, "each decision has its own luck"
    assert stand_in.notes == ["begin 0"] + ["asked"] * (40 - sum(mine))


@pytest.mark.parametrize("game", [game for game in GAMES if load_roster(game).surveyor])
def test_a_bot_with_a_net_is_a_guest_in_most_games_and_plays_some_alone(game: str) -> None:
    names = [bot for bot in audit.all_bots(game) if has_net(checked_bot(bot, game))]
    assert names and not {"pebble", "apprentice", "foreman", "foreman@40"} & set(names)
    info = load_game(game).info
    counts = info.max_seats - info.min_seats + 1
    job = LintJob(game, names[-1], 3)
    alone, guest = job.one(counts + 1), job.one(2 * counts + 1)
    assert alone.ok and guest.ok and alone.seats == guest.seats
    assert 0 < guest.tried["absurd moves"] < alone.tried["absurd moves"] / 3


@pytest.fixture(autouse=True)
def fresh_pieces() -> Iterator[None]:
    """The bots of a plan are those of its test."""
    audit.pieces.cache_clear()
    yield
    audit.pieces.cache_clear()


def small_plan(games: int = 12) -> Plan:
    return Plan(("dig_deep",), positions=120, games=games)


def test_an_audit_goes_on_where_it_was_stopped_and_finds_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(audit, "all_bots", lambda game: ["pebble", "apprentice"])
    whole = [(one.bot, one.report.to_json()) for one in audit.run(small_plan())]
    assert [bot for bot, _ in whole] == ["apprentice", "pebble"], "those that take longest come first"
    audit.run(small_plan(), folder=tmp_path)
    lines = (tmp_path / audit.FILE).read_bytes().splitlines(keepends=True)
    (tmp_path / audit.FILE).write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed in the middle of a line
    done: list[audit.Piece] = []
    one = audit.Job.one

    def watched(self: audit.Job, piece: audit.Piece) -> audit.Done:
        done.append(piece)
        return one(self, piece)

    monkeypatch.setattr(audit.Job, "one", watched)
    again = audit.run(small_plan(), folder=tmp_path)
    assert [(one.bot, one.report.to_json()) for one in again] == whole
    assert len(done) == len(lines) - 3
    done.clear()
    audit.run(small_plan(22), folder=tmp_path)
    assert {(piece.check, piece.first) for piece in done} == {("lint", 10), ("lint", 20)}, "more games may follow"
    done.clear()
    monkeypatch.setattr(audit, "sources", lambda game: "changed")
    assert audit.run(small_plan(), folder=tmp_path)
    assert len(done) == len(lines), "what was changed is checked anew"


def test_the_command_checks_every_bot_and_fails_where_one_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    args = ["check", "dig_deep", "--bots", "--positions", "20", "--games", "3", "--jobs", "1"]
    monkeypatch.setattr(audit, "all_bots", lambda game: ["pebble"])
    done = CliRunner().invoke(app, [*args, "--json", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert data["games"]["dig_deep"]["pebble"]["tried"]["leak"] == 20
    assert data["games"]["dig_deep"]["pebble"]["tried"]["absurd moves"] > 0
    kept = json.loads((tmp_path / audit.RESULT).read_text(encoding="utf-8"))
    figures = kept["honesty"]["dig_deep"]["pebble"]
    assert (figures["positions"], figures["games"], figures["leaks"], figures["absurd"]) == (20, 3, 0, 0)
    assert figures["decisions"] == data["games"]["dig_deep"]["pebble"]["tried"]["absurd moves"]
    monkeypatch.setitem(registry.GENERIC, "scribbler", lambda game_id: Scribbler())
    monkeypatch.setattr(audit, "all_bots", lambda game: ["scribbler"])
    audit.pieces.cache_clear()
    failed = CliRunner().invoke(app, args)
    assert failed.exit_code == 1
    assert "the bot changed what it was given" in failed.stdout
