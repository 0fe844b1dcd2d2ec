"""What somebody types, and which choice it means."""

from __future__ import annotations

import pytest

from pithead.cli.boards import Board, Shown
from pithead.cli.menu import Menu
from pithead.cli.reading import InputError, find, read_moves
from pithead.core.api import Detail
from pithead.games.registry import load_game
from pithead.locales import Texts
from pithead.table.offer import Offer, make_choice

PLAIN: Board[dict[str, object]] = Board()
NOTHING: Shown[dict[str, object]] = Shown({}, [], load_game("dig_deep"), [])
OFFERED = (
    "reserve a",
    "take_back c",
    "take_back ruby",
    "mine a",
    "mine c",
    "dig c",
    "advertise ruby -1",
    "advertise ruby +1",
    "advertise diamond +1",
    "invest sapphire",
    "done",
    "smelt L1-R",
    "smelt L1-RE",
    "sell L2-AS",
)


def menu(lang: str = "en", offered: tuple[str, ...] = OFFERED) -> Menu:
    game = load_game("dig_deep")
    choices = [make_choice(game, game.actions.parse(text), Detail("")) for text in offered]
    return Menu(game, Offer(1, 1, "dig_deep-prompt-resolve", choices), Texts(lang), [], PLAIN, NOTHING)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mine c", "mine c"),
        ("MINE C", "mine c"),
        ("  mine   a ", "mine a"),
        ("mi c", "mine c"),
        ("m a", "mine a"),
        ("dig", "dig c"),
        ("do", "done"),
        ("advertise ruby +1", "advertise ruby +1"),
        ("adv ruby -", "advertise ruby -1"),
        ("adv d", "advertise diamond +1"),
        ("take_back ruby", "take_back ruby"),
        ("take back c", "take_back c"),
        ("smelt L1-R", "smelt L1-R"),
        ("smelt l1-re", "smelt L1-RE"),
        ("sel", "sell L2-AS"),
        ("r", "reserve a"),
        ("reserve column a", "reserve a"),
        ("mine the top tile of column c", "mine c"),
        ("advertise against ruby: price down by 1", "advertise ruby -1"),
        ("smelt L1-R", "smelt L1-R"),
        ("done, go on to buying", "done"),
        ("sapphire", "invest sapphire"),
    ],
)
def test_a_move_is_understood(typed: str, meant: str) -> None:
    assert find(menu(), typed).choice.move == meant


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("de", "abbauen c", "mine c"),
        ("de", "bew rubin +1", "advertise ruby +1"),
        ("de", "investieren saphir", "invest sapphire"),
        ("de", "fertig", "done"),
        ("fr", "extraire a", "mine a"),
        ("fr", "publicité diamant", "advertise diamond +1"),
        ("fr", "mine a", "mine a"),
        ("de", "oberstes Plättchen von Spalte a abbauen", "mine a"),
        ("de", "Rubin bewerben: Preis um 1 erhöhen", "advertise ruby +1"),
        ("fr", "extraire la tuile du haut de la colonne c", "mine c"),
        ("fr", "contre-publicité : rubis baisse de 1", "advertise ruby -1"),
    ],
)
def test_so_are_the_words_of_the_language(lang: str, typed: str, meant: str) -> None:
    assert find(menu(lang), typed).choice.move == meant


@pytest.mark.parametrize("typed", ["mine", "d", "smelt", "smelt L1", "adv ruby", "s", "take"])
def test_what_fits_several_is_refused_with_their_names(typed: str) -> None:
    with pytest.raises(InputError, match="could be several"):
        find(menu(), typed)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("mine b", "“mine b” is not possible now. Possible: mine a, mine c"),
        ("buy 1", "is not possible now. Possible: reserve a"),
        ("mine c c", "“mine c c” is not possible now. Possible: mine c"),
        ("mine top c d", "“mine top c d” is not possible now. Possible: mine c"),
        ("mien c", "Did you mean mine"),
        ("xyzzy", "is no choice and no command"),
        ("15", "There is no choice 15; they go from 1 to 14"),
        ("-1", "is no choice"),
        ("1 9", "several numbers at once are for choices of one kind"),
    ],
)
def test_what_fits_nothing_is_refused_with_the_reason(typed: str, why: str) -> None:
    with pytest.raises(InputError, match=why.replace("+", r"\+")):
        read_moves(menu(), typed)


def test_numbers_follow_the_order_shown_and_what_ends_comes_last() -> None:
    shown = menu()
    assert [entry.number for entry in shown.entries] == list(range(1, len(OFFERED) + 1))
    assert shown.entries[-1].choice.move == "done"
    for entry in shown.entries:
        assert find(shown, str(entry.number)) is entry
        assert find(shown, entry.choice.move) is entry


@pytest.mark.parametrize("width", [40, 80, 140])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_number_is_shown_within_the_width(lang: str, width: int) -> None:
    shown = menu(lang)
    lines = shown.lines(width)
    assert max(line.cell_len for line in lines) <= width
    text = " ".join(line.plain for line in lines)
    assert all(f" {entry.number} " in text for entry in shown.entries)
    few = menu(lang, ("mine a", "mine c", "stop"))
    assert [line.plain[:3].strip() for line in few.lines(width) if line.plain[:3].strip()] == ["1", "2", "3"]
    assert len(few.lines(width, tight=True)) <= len(few.lines(width))
