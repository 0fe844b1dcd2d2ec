"""What the conformance suite tried and what it found, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from pithead.core.api import CHANCE, SPECTATOR, TRUTH, Game, Json

KEPT = 5  # findings kept of one check; the rest are counted


@dataclass(frozen=True)
class Finding:
    """One failure, with what reproduces it: play `moves` (chance outcomes included) from a new game."""

    check: str
    game: str
    seats: int
    seed: int
    index: int
    step: int
    audience: str
    message: str
    moves: tuple[str, ...]

    def to_json(self) -> dict[str, Json]:
        return {**asdict(self), "moves": list(self.moves)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Finding:
        return cls(**{**data, "moves": tuple(data["moves"])})


@dataclass
class Report:
    """Counts of what was tried and the failures, of one game at one or several seat counts."""

    game: str
    seats: list[int] = field(default_factory=list)
    games: int = 0
    steps: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.failed

    def add(self, finding: Finding) -> None:
        """Count a failure; the first few of each check are kept whole."""
        self.failed[finding.check] += 1
        if self.failed[finding.check] <= KEPT:
            self.findings.append(finding)

    def merge(self, other: Report) -> None:
        """Take in the report of further games of the same game."""
        self.seats = sorted({*self.seats, *other.seats})
        self.games += other.games
        self.steps += other.steps
        self.reasons.update(other.reasons)
        self.tried.update(other.tried)
        for finding in other.findings:
            if sum(1 for known in self.findings if known.check == finding.check) < KEPT:
                self.findings.append(finding)
        self.failed.update(other.failed)

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "seats": list(self.seats),
            "games": self.games,
            "steps": self.steps,
            "ok": self.ok,
            "reasons": dict(sorted(self.reasons.items())),
            "tried": dict(sorted(self.tried.items())),
            "failed": dict(sorted(self.failed.items())),
            "findings": [f.to_json() for f in self.findings],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Report:
        return cls(
            data["game"],
            data["seats"],
            data["games"],
            data["steps"],
            Counter(data["reasons"]),
            Counter(data["tried"]),
            Counter(data["failed"]),
            [Finding.from_json(one) for one in data["findings"]],
        )


def audience_name(audience: int) -> str:
    """`seat 1`, `spectator`, `truth`, `chance`."""
    return {SPECTATOR: "spectator", TRUTH: "truth", CHANCE: "chance"}.get(audience, f"seat {audience + 1}")


def move_text(game: Game, seat: int, code: int) -> str:
    """One step of a game as text: `2: mine c`, or `chance: fill red`."""
    if seat == CHANCE:
        return f"chance: {game.outcomes.format(code)}"
    return f"{seat + 1}: {game.actions.format(code)}"


def read_moves(game: Game, moves: Sequence[str]) -> list[tuple[int, int]]:
    """The (seat, code) pairs of texts written by `move_text`."""
    out: list[tuple[int, int]] = []
    for text in moves:
        who, _, move = text.partition(": ")
        out.append((CHANCE, game.outcomes.parse(move)) if who == "chance" else (int(who) - 1, game.actions.parse(move)))
    return out
