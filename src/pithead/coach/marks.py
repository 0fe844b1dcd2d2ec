"""What a decision lost, measured so that luck is not taken for skill.

First all choices are weighed in a few worlds. Where another one looks better than the one played, both meet again in
fresh worlds: those in which the rival was found would flatter it.

A player is judged by what a hint would have known: nothing that the table leaves to the players to count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pithead.coach.facts import facts_of
from pithead.coach.guide import Guide
from pithead.coach.question import Comparison, Option, reasons
from pithead.coach.report import Decision, Play, Sentence
from pithead.coach.walk import Beat
from pithead.coach.weigh import lines, weigh_lines
from pithead.core.api import Game, State
from pithead.core.chance import Rng

THRESHOLDS = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
BEYOND = 2.0  # standard errors from which on a loss is one
FRESH = 1 << 20  # the number of a world that no review has used
RIVALS = 4  # other choices that a review names


@dataclass(frozen=True)
class Effort:
    """How thoroughly a game is looked at.

    curve    worlds for each point of the curve
    screen   worlds in which all choices of a decision are weighed; fewer where there are more than `many` decisions
    suspect  loss on the screen from which on a decision is looked at again
    worlds   fresh worlds for these
    """

    curve: int
    screen: int
    many: int
    suspect: float
    worlds: int

    def screened(self, decisions: int) -> int:
        """Worlds of the screen in a game with so many decisions."""
        return max(2, min(self.screen, self.screen * self.many // max(1, decisions)))


EFFORTS = {"quick": Effort(1, 3, 90, 0.015, 16), "deep": Effort(12, 12, 360, 0.008, 96)}


def decide(guide: Guide, beat: Beat, effort: Effort, screen: int) -> Decision | None:
    """What a choice of the guide's seat was worth; None where there was nothing to choose from."""
    assert beat.seat is not None
    game, seat = guide.game, beat.seat
    view = known(game, beat)
    found = lines(guide, view, view.legal(seat), [beat.codes])
    if len(found) < 2:
        return None
    played = found[0]
    options = list(weigh_lines(guide, view, found, screen).options)
    own = next(one for one in options if one.codes == played.codes)
    best = options[0]
    loss = error = 0.0
    if best.share - own.share >= effort.suspect:
        rival = next(one for one in found if one.codes == best.codes)
        pair = weigh_lines(guide, view, [rival, played], effort.worlds, screen).options
        best, own = sorted(pair, key=lambda one: one.codes == played.codes)
        loss, error = best.share - own.share, max(best.error, own.error)
        options = [best, own, *(one for one in options if one.codes not in (best.codes, own.codes))]
    certain = loss > BEYOND * error and loss > 0
    mark = marked(loss) if certain else "best" if options[0].codes == played.codes else "good"
    better = best if certain else None
    said = reasons(Comparison(game, seat, view, best, own), facts_of(game.info.id)) if mark in WORDED else []
    return Decision(
        beat.lines[0],
        list(beat.lines),
        beat.round,
        seat,
        beat.person,
        _play(game, own),
        _play(game, better) if better else None,
        round(loss, 4) if certain else 0.0,
        round(error, 4),
        mark,
        [Sentence(one.id, one.args) for one in said],
        [_play(game, one) for one in options if one.codes not in (own.codes, better.codes if better else ())][:RIVALS],
    )


def known(game: Game, beat: Beat) -> State:
    """What the chooser of a beat had to go by: as a hint has it, unless what was chosen could not be chosen there."""
    seat = beat.seat
    assert seat is not None
    view = beat.before.view(seat)
    out = game.uncounted(view, seat)
    world = out.determinize(Rng(0))
    for code in beat.codes:
        if code not in world.legal(seat):
            return view
        world.apply(seat, code)
    return out


WORDED = tuple(name for name, _ in THRESHOLDS)


def marked(loss: float) -> str:
    """The mark of a loss that is certain."""
    return next((name for name, least in THRESHOLDS if loss >= least), "good")


def confirmed_loss(guide: Guide, beat: Beat, moves: Sequence[str], worlds: int) -> tuple[float, float]:
    """The loss of a decision against the choice that was found better, measured anew in other worlds; with its standard
    error.
    """
    view = known(guide.game, beat)
    better = tuple(guide.game.actions.parse(move) for move in moves)
    found = lines(guide, view, view.legal(guide.seat), [beat.codes])
    pair = [one for one in found if one.codes in (better, beat.codes)]
    options = weigh_lines(guide, view, pair, worlds, FRESH).options
    best, own = sorted(options, key=lambda one: one.codes == beat.codes)
    return best.share - own.share, max(best.error, own.error)


def _play(game: Game, option: Option) -> Play:
    return Play([game.actions.format(code) for code in option.codes], round(option.share, 4), round(option.points, 2))


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """Of what a seat's decisions could have lost, from the best to the worst choice that was weighed, the part that it
    kept.
    """
    stakes = losses = 0.0
    for one in decisions:
        shares = [play.share for play in [one.played, *([one.better] if one.better else []), *one.rivals]]
        stake = max(one.loss, max(shares) - min(shares))
        stakes += stake
        losses += one.loss
    return round(1 - losses / stakes, 4) if stakes else None
