"""The players that a game has of its own: `ROSTER` of the package `pithead.bots.<game>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from pithead.bots.foreman import Foreman
from pithead.bots.layout import Encoder
from pithead.bots.tempered import Unit, even_share
from pithead.bots.weights import Weights
from pithead.core.api import Bot

if TYPE_CHECKING:
    from pithead.bots.net import Net


class MakeSurveyor(Protocol):
    def __call__(self, net: Net | None, weights: Weights | None = None) -> Foreman:
        """A foreman that has the ends of its choices judged by a net."""


class MakeForeman(Protocol):
    def __call__(self, weights: Weights | None = None) -> Foreman:
        """A foreman with these weights, or with those that come with the game."""


@dataclass(frozen=True)
class Roster:
    """Each part may be left out.

    apprentice  the scripted player
    foreman     the evaluator, and the player that takes what it values most
    surveyor    the foreman with a net, which lies beside it: `net.npz`
    rungs       those above the foreman that are stronger than the one below by enough: surveyor, engineer, geologist
    styles      scripted characters by name: opponents of another kind, none of them tuned
    encoder     a seat's view and its choices as numbers
    whole       verbs whose decisions are steps of one choice, beside amounts: a weaker bot makes no mistake within it
    unit        what one of the surveyor's values is worth in the chance to win, at a moment and a scale of points
    """

    apprentice: Callable[[], Bot] | None = None
    foreman: MakeForeman | None = None
    surveyor: MakeSurveyor | None = None
    rungs: tuple[str, ...] = ()
    styles: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    encoder: Encoder | None = None
    whole: tuple[str, ...] = ()
    unit: Unit = even_share
