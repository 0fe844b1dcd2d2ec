"""Rockwell in a terminal: everything one needs to play is drawn, within the width, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from pithead.bots.registry import make_bot
from pithead.cli.boards import Shown
from pithead.cli.boards.rockwell import BOARD
from pithead.core.api import OVER, SPECTATOR, Budget
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games.rockwell.game import RockwellGame
from pithead.games.rockwell.scene_types import Scene
from pithead.games.rockwell.state import Rockwell
from pithead.games.rockwell.verbs import CENTER, Phase, place_names
from pithead.locales import LANGUAGES, Texts
from pithead.table.offer import make_offer

GAME = RockwellGame()
NAMES = ["Anna", "Bertolt-Maximilian", "Célestine", "Dora"]


def lines(drawn: RenderableType, width: int) -> list[str]:
    """What a terminal of this width would show, without colours; it is wide enough not to wrap by itself."""
    console = Console(width=1000, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    out = [line.rstrip() for line in capture.get().splitlines()]
    assert max(len(line) for line in out) <= width
    return out


def seen(state: Rockwell, seat: int) -> Shown[Scene]:
    return Shown(GAME.scene(state.view(seat), seat), NAMES[: state.seats], GAME, [])


def game(seats: int, bot: str, options: dict[str, int | bool | str] | None = None) -> Iterator[tuple[Rockwell, int]]:
    """The decisions of a whole game, and its end."""
    state = GAME.new(seats, {"turn_limit": 4, **(options or {})})
    assert isinstance(state, Rockwell)
    chance = Chance(seed_from("rockwell board", seats))
    bots = [make_bot(bot, "rockwell") for _ in range(seats)]
    for seat, player in enumerate(bots):
        player.begin(GAME, seat, seat)
    while (seat := settle(state, chance)) != OVER:
        yield state, seat
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), Budget()))
    yield state, OVER


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (3, 100), (4, 80), (4, 140)])
def test_every_position_fits_the_width_in_every_language(seats: int, width: int, lang: str) -> None:
    texts = Texts(lang)
    for i, (state, seat) in enumerate(game(seats, "pebble", {"open_stocks": seats == 3})):
        if i % 7 == 0 and seat != OVER:
            lines(BOARD.draw(seen(state, seat), texts, width), width)
            lines(BOARD.draw(seen(state, SPECTATOR), texts, width), width)
    shown = lines(BOARD.draw(seen(state, 0), texts, width), width)
    assert all(name[:10] in "\n".join(shown) for name in NAMES[:seats])
    reckoning = BOARD.final(seen(state, 0), texts, width)
    assert reckoning is not None
    assert len(lines(reckoning, width)) == seats + 1


def test_choices_say_what_they_cost_and_bring() -> None:
    texts = Texts("en")
    wanted = {
        "bid",
        "bid_money",
        "place",
        "crew",
        "go",
        "sell",
        "buy",
        "cubes",
        "improve",
        "safety",
        "mobility",
        "mineshaft",
        "sink",
        "deliver",
    }
    noted: set[str] = set()
    for state, seat in game(2, "apprentice", {"turn_limit": 8}):
        if seat != OVER and not wanted <= noted:
            here = seen(state, seat)
            for choice in make_offer(GAME, state.view(seat), seat, 1).choices:
                if BOARD.note(choice, here, texts).cell_len:
                    noted.add(choice.verb)
    assert wanted <= noted


def test_tiles_show_power_and_need_or_their_back_and_crews_show_number_power_and_die() -> None:
    state, _ = next(game(4, "pebble"))
    names = place_names()
    state.layout = 0
    state.place[0], state.power[0], state.die[0] = names.index("B3"), 3, 1
    state.place[4] = names.index("C8/C1")
    state.place[8] = CENTER
    state.drilled = 1 << names.index("A2")
    state.back[names.index("A2")] = 0
    state.shaft[names.index("A2")] = 1
    shown = lines(BOARD.draw(seen(state, 0), Texts("en"), 80), 80)
    text = "\n".join(shown)
    assert "B3 4/5" in text and "●₁3+1" in text
    assert f"A2 {state.t.back_names[0]}" in text and "⌂▲" in text
    ring = next(i for i, line in enumerate(shown) if line.startswith("C │"))
    assert shown[ring + 1].split("│")[1].strip() == "←▲₁1" and shown[ring + 1].split("│")[8].strip() == "▲₁1→"
    assert "C1 1/7" in text and "C8 1/8" in text
    assert any("center" in line and "■₁1" in line for line in shown)


@pytest.mark.parametrize(("open_stocks", "shown"), [(False, False), (True, True)])
def test_the_ledger_of_others_is_shown_only_with_open_stocks(open_stocks: bool, shown: bool) -> None:
    state, _ = next(game(3, "pebble", {"open_stocks": open_stocks}))
    text = "\n".join(lines(BOARD.draw(seen(state, 1), Texts("de"), 80), 80))
    assert ("≤3 Zn ≤2 Cu ≤1 Ag" in text) == shown
    assert "    3 Zn 2 Cu 1 Ag 0 Au  3.000 $" in text


def test_an_extraction_under_way_shows_its_card_and_what_is_at_risk() -> None:
    for state, seat in game(4, "apprentice", {"turn_limit": 8}):
        if state.phase == Phase.DISCARD:
            text = lines(BOARD.draw(seen(state, seat), Texts("en"), 80), 80)
            line = next(line for line in text if line.startswith("Extraction on"))
            extraction = seen(state, seat).scene["extraction"]
            assert extraction is not None and extraction["card"] is not None and extraction["card"] in line
            assert "!" in line
            return
    raise AssertionError("no Danger in this game")
