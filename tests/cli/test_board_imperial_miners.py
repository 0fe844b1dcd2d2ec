"""Imperial Miners in a terminal: bricks, half-carts, machines and cave-ins, the hand in words, within the width
given.
"""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

from pithead.bots.registry import make_bot
from pithead.cli.boards import Shown
from pithead.cli.boards.imperial_miners import BOARD
from pithead.cli.boards.imperial_miners.signs import glyphs
from pithead.cli.menu import Menu
from pithead.cli.reading import read_moves
from pithead.core.api import OVER, SPECTATOR, TRUTH, Budget, State
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games.imperial_miners.effects.parser import parse
from pithead.games.imperial_miners.effects.signs import Brief
from pithead.games.imperial_miners.game import ImperialMinersGame
from pithead.games.imperial_miners.scene_types import Scene
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Phase
from pithead.locales import Texts
from pithead.table.offer import make_offer
from tests.rules.imperial_miners.position import Position

GAME = ImperialMinersGame()
NAMES = ["Anna", "Bert", "Chloé", "Dora", "Emil"]


@cache
def positions(seats: int, seed: int = 0) -> tuple[State, ...]:
    """A position of every round of a game between pebbles, and the last one."""
    state = GAME.new(seats)
    chance = Chance(seed_from("board", seats, seed))
    bots = [make_bot("pebble", "imperial_miners") for _ in range(seats)]
    for seat, bot in enumerate(bots):
        bot.begin(GAME, seat, seat)
    out: list[State] = []
    while (seat := int(settle(state, chance))) != OVER:
        assert isinstance(state, ImperialMiners)
        if state.phase == Phase.MINE and state.round == len(out) + 1 and state.placed[seat] == state.round:
            out.append(state.clone())
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), Budget()))
    return (*out, state)


def seen(state: State, audience: int) -> Shown[Scene]:
    return Shown(GAME.scene(state.view(audience), audience), NAMES[: state.seats], GAME, [])


def drawn(state: State, audience: int, lang: str, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(BOARD.draw(seen(state, audience), Texts(lang), width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize(("seats", "width"), [(1, 80), (3, 80), (5, 80), (2, 140), (5, 140), (2, 60)])
def test_every_moment_fits_into_the_width(lang: str, seats: int, width: int) -> None:
    for state in positions(seats):
        for audience in (0, seats - 1, SPECTATOR):
            shown = drawn(state, TRUTH if state.actor() == OVER and audience == SPECTATOR else audience, lang, width)
            assert max(len(line.rstrip()) for line in shown.splitlines()) <= width
            assert "Imperial Miners" in shown


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_own_mine_shows_every_card_and_the_hand_its_text(lang: str) -> None:
    texts = Texts(lang)
    for state in positions(2)[:-1]:
        shown = drawn(state, 0, lang, 140)
        own = seen(state, 0).scene["seats"][0]
        for card in own["mine"]:
            assert texts.label(GAME, "card", card["card"])[:10] in shown
        assert shown.count("╭") == len(own["mine"])
        for held in own["hand"]:
            assert f"\n{held['card']} " in shown


def test_the_other_mines_show_their_cards_but_no_hand() -> None:
    for state in positions(2)[1:-1]:
        other = seen(state, 0).scene["seats"][1]
        shown = drawn(state, 0, "en", 140)
        for card in other["mine"]:
            assert f"[{card['card']}" in shown
        assert isinstance(state, ImperialMiners)
        hidden = {state.t.card_ids[card] for card in state.hand[1]} - {state.t.card_ids[card] for card in state.hand[0]}
        hidden -= {state.t.card_ids[state.t.four]}
        assert not [card for card in hidden if f"\n{card} " in shown]


def test_carts_tokens_machines_and_cave_ins_have_signs_of_their_own() -> None:
    """Each complete junction is drawn on both its cards, a token by another sign than a cart."""
    tried = 0
    for state in [state for seed in range(4) for state in positions(1, seed)[:-1]]:
        own = seen(state, 0).scene["seats"][0]
        shown = drawn(state, 0, "en", 120).partition("═ Surface")[2].partition("Hand (")[0]
        tokens, carts = len(own["tokens"]), len(own["carts"])
        assert shown.count("◆") == 2 * tokens
        assert shown.count("◉") == 2 * (carts - tokens)
        assert shown.count("▓") == own["caveins"]
        assert sum(int(part[0]) for part in shown.split("⚙")[1:]) == own["machines"]
        tried += carts
    assert tried > 5


@pytest.mark.parametrize(
    ("declaration", "signs"),
    [
        ("gold 2", "2¢"),
        ("vp 3, activate", "3★↯"),
        ("spend 3: vp 3", "3¢→3★"),
        ("vp per 2 up machines max 4", "★/2⚙"),
        ("draw 1 any", "1▤⚑"),
        ("draw 1 IV", "1▤IV"),
        ("cart 1 | if beside>=2 then gold 3 else gold 1", "1◉|3¢:1¢"),
        ("pay cavein 2: vp per caveins", "2▓→★/▓"),
        ("spend 4: advance upto 2 / spend 8: advance upto 5", "4¢→2»/8¢→5»"),
        ("machine here, gold 1", "⚙1¢"),
        ("gold per cards S max 3", "¢/S"),
    ],
)
def test_effects_in_signs(declaration: str, signs: str) -> None:
    assert glyphs(Brief().program(parse(declaration))) == signs


def test_every_choice_has_a_note_that_can_be_drawn() -> None:
    for state in positions(3)[:-1]:
        seat = int(state.actor())
        for choice in make_offer(GAME, state.view(seat), seat, 1).choices:
            note = BOARD.note(choice, seen(state, seat), Texts("en")).plain
            assert choice.verb not in ("play", "keep", "climb") or note.strip()
            assert choice.verb != "resolve" or BOARD.phrase(choice, seen(state, seat), Texts("en"))


def test_the_end_shows_totals_and_alone_the_grade() -> None:
    for seats in (1, 3):
        state = positions(seats)[-1]
        console = Console(file=io.StringIO(), width=100, highlight=False)
        console.print(BOARD.final(seen(state, TRUTH), Texts("en"), 100))
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue()
        for seat in range(seats):
            assert str(state.standing(seat)[0]) in shown
        grades = [Texts("en").msg(f"imperial_miners-grade-{n}") for n in range(6)]
        assert sum(grade in shown for grade in grades) == (1 if seats == 1 else 0)


@pytest.mark.parametrize(("lang", "left"), [("en", "left of II-1"), ("de", "links von II-1"), ("fr", "avant II-1")])
def test_places_are_shown_and_typed_as_players_count_them(lang: str, left: str) -> None:
    at = Position(mine="021@I0 020@I+2 050@I+4 055@II+3", hand="056", gold=2).mine_phase().play("play 056")
    view, texts = at.s.view(0), Texts(lang)
    menu = Menu(GAME, make_offer(GAME, view, 0, 1), texts, NAMES[:1], BOARD, seen(at.s, 0), view)
    assert [choice.move for choice in read_moves(menu, "II-2")] == ["place II+5"]
    assert [choice.move for choice in read_moves(menu, left)] == ["place II+1"]
    for entry in menu.entries:
        assert (
            read_moves(menu, menu.short(entry.choice)) == [entry.choice] == read_moves(menu, menu.phrase(entry.choice))
        )
    shown = "\n".join(line.plain for line in menu.lines(80))
    assert "II+" not in shown and "II-2" in shown
