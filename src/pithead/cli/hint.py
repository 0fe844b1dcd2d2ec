"""A hint in the terminal: the choice with its number, what it gains, why, and what else there is."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from pithead.cli.menu import NO_NUMBER, Entry, Menu
from pithead.coach.hints import Advised, Hint
from pithead.locales import Texts


def hint_lines(menu: Menu, hint: Hint) -> Iterator[Text]:
    """What was asked about alone, held against the best; else the best choices, the first with its reasons."""
    if hint.asked > 0:
        yield _choice(menu, hint, hint.choices[hint.asked])
        yield from _reasons(menu, hint.choices[hint.asked])
        return
    for one in hint.choices:
        yield _choice(menu, hint, one)
        if one is hint.choices[0]:
            yield from _reasons(menu, one)


def _choice(menu: Menu, hint: Hint, one: Advised) -> Text:
    """`3  mine column c  44 % to win, +5 % and +4 coins over the next best`."""
    game, texts = menu.game, menu.texts
    entry = entry_of(menu, one)
    moves = [game.actions.decode(code) for code in one.option.whole]
    phrase = texts.run(game, moves, menu.names, [*one.previews, *({} for _ in one.option.plan)])
    number = f"{entry.number}  " if entry.number != NO_NUMBER else ""
    figures = _worth(menu, one)
    if one is hint.choices[0] and len(hint.choices) > 1:
        figures = texts.listed([figures, _gain(menu, hint)])
    elif one.equal:
        figures = texts.listed([figures, texts.msg("hint-equal")])
    return Text.assemble((number, "bold cyan"), menu.board.paint(phrase), (f"  {figures}", "dim"))


def _worth(menu: Menu, one: Advised) -> str:
    """The chance to win; alone at the table the points."""
    if len(menu.names) == 1:
        return points_text(menu.texts, menu.game.info.id, round(one.option.points))
    return menu.texts.msg("hint-win", percent=round(100 * one.option.share))


def _gain(menu: Menu, hint: Hint) -> str:
    """What the best one gains over the next."""
    texts = menu.texts
    if hint.choices[1].equal:
        return texts.msg("hint-equal")
    points = points_text(texts, menu.game.info.id, round(hint.points), True)
    if len(menu.names) == 1:
        return texts.msg("hint-over-points", points=points)
    return texts.msg("hint-over", percent=round(100 * hint.share), points=points)


def points_text(texts: Texts, game_id: str, points: int, signed: bool = False) -> str:
    """So many of what a game counts at its end: coins, or points."""
    own = f"hint-points-{game_id}"
    sign = "" if not signed else "−" if points < 0 else "+"
    return texts.msg(own if texts.has(own) else "hint-points", sign=sign, n=abs(points) if signed else points)


def _reasons(menu: Menu, one: Advised) -> Iterator[Text]:
    for said in one.reasons:
        yield Text("   " + menu.texts.because(menu.game, said.id, said.args, menu.names))


def entry_of(menu: Menu, one: Advised) -> Entry:
    """The entry of the menu that begins a choice."""
    move = menu.game.actions.format(one.option.codes[0])
    return next(entry for entry in menu.entries if entry.choice.move == move)
