"""The table of operations: what is generated from it, and that a new verb is one row, one function and its messages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from pithead import locales
from pithead.bots.registry import make_bot
from pithead.core.api import OVER, Budget, Event
from pithead.core.chance import Chance, seed_from
from pithead.core.rollout import settle
from pithead.games.imperial_miners.effects import grammar, interpreter, parser, shapes
from pithead.games.imperial_miners.effects.check import check_pack
from pithead.games.imperial_miners.effects.grammar import NOTHING
from pithead.games.imperial_miners.effects.operations import OPERATIONS
from pithead.games.imperial_miners.effects.reader import LanguageError
from pithead.games.imperial_miners.effects.signs import Brief, Short, Symbols
from pithead.games.imperial_miners.effects.text import Speaker, effect_text
from pithead.games.imperial_miners.effects.words import COUNTS, FACTIONS, NEEDS, RULES, Count, Need, Op
from pithead.games.imperial_miners.game import ImperialMinersGame
from pithead.games.imperial_miners.state import ImperialMiners
from pithead.games.imperial_miners.verbs import Frame, Tell
from pithead.games.packs import core_pack
from tests.rule import rule

MANUAL = Path(__file__).parents[3] / "docs" / "effect-language.md"
CARD = 'effect = "draw 2 | gold 1"'  # of card 019
SURFACE = 'effect = "gold 2 | spend 4'


def names(of: type) -> dict[str, int]:
    """The constants of a namespace class."""
    return {name: value for name, value in vars(of).items() if isinstance(value, int) and name.isupper()}


def catalogue(lang: str) -> str:
    return (locales.FOLDER / lang / "imperial_miners.ftl").read_text(encoding="utf-8")


def test_the_numbers_that_code_speaks_of_are_places_in_the_tables() -> None:
    assert {name.lower(): value for name, value in names(Op).items()} == {
        row.word: i + 1 for i, row in enumerate(OPERATIONS)
    }
    assert {name.lower(): value for name, value in names(Count).items() if value} == {
        row.name: i + 1 for i, row in enumerate(COUNTS)
    }
    assert {name.lower(): value for name, value in names(Need).items() if value} == {
        row.name: i + 1 for i, row in enumerate(NEEDS)
    }


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_every_row_has_its_messages_in_every_language(lang: str) -> None:
    wanted = [f"rule-{rule}" for rule in RULES]
    for row in OPERATIONS:
        for variants in product(*[shape.variants() for shape in row.shapes]):
            id = f"effect-{row.word}{''.join(variants)}"
            wanted += [id, f"short-{id}"]
    for need in NEEDS:
        wanted += [f"need-{need.name}", f"short-need-{need.name}"]
    for count in COUNTS:
        wanted += [f"{form}{word}-{count.name}" for form in ("", "short-") for word in ("each", "cond")]
    there = set(re.findall(r"^imperial_miners-((?:short|effect|need|each|cond|rule)-[\w-]+) =", catalogue(lang), re.M))
    assert set(wanted) <= there
    joints = {f"effect-{name}" for name in ("each", "round", "round-max", "plus", "minus", "max")}
    joints |= {f"effect-{name}" for name in ("and", "or", "tier", "may")}
    joints |= {f"short-{name}" for name in ("per", "plus", "minus", "max", *[f"faction-{one}" for one in FACTIONS])}
    assert there - set(wanted) == joints


def test_what_an_operation_asks_for_is_a_frame() -> None:
    assert {row.asks for row in OPERATIONS} - {NOTHING} <= set(names(Frame).values())
    assert [row.word for row in OPERATIONS if row.asks == NOTHING] == ["gold", "vp", "if"]


# -- a new verb, as the manual says


def block(kind: str, number: int = 0) -> str:
    """A block of code of the manual's section on new verbs."""
    section = MANUAL.read_text(encoding="utf-8").split("## A new verb", 1)[1]
    blocks: list[str] = re.findall(rf"```{kind}\n(.*?)```", section, re.S)
    return blocks[number]


@pytest.fixture
def lose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The manual's verb in the table while a test runs: its function, its row, its messages."""
    known: dict[str, object] = {**vars(grammar), **vars(shapes), "interpreter": interpreter}
    exec("from __future__ import annotations\n" + block("python"), known)
    OPERATIONS.append(eval(block("python", 1), known))
    folder = tmp_path / "locales"
    shutil.copytree(locales.FOLDER, folder)
    for lang in locales.LANGUAGES:
        (folder / lang / "imperial_miners.ftl").write_text(catalogue(lang) + block(f"ftl {lang}"), encoding="utf-8")
    monkeypatch.setattr(locales, "FOLDER", folder)
    locales._catalogue.cache_clear()
    yield
    OPERATIONS.pop()
    locales._catalogue.cache_clear()


def pack_with(folder: Path, surface: str, card: str) -> Path:
    """The core pack with one more effect at the Surface and another one on card 019."""
    shutil.copytree(core_pack("imperial_miners"), folder)
    for file, old, new in (("surface.toml", SURFACE, surface), ("cards.toml", CARD, card)):
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.usefixtures("lose")
@pytest.mark.parametrize(
    ("text", "words", "short", "symbols", "brief"),
    [
        ("lose 2", "lose 2 gold", "−2[gold]", "-2[gold]", "-2[gold]"),
        (
            "lose per caveins max 3",
            "lose 1 gold for each cave-in in your mine (at most 3)",
            "−1[gold] per cave-in, max 3",
            "-1[gold]/[cavein] ≤3",
            "-[gold]/[cavein]",
        ),
        (
            "if carts>=2 then lose 1 else vp 1",
            "if your mine has 2 or more complete carts, lose 1 gold, else gain 1 point",
            "−1[gold] with 2+ carts, else +1[vp]",
            "[cart]≥2: -1[gold], [else] +1[vp]",
            "-1[gold]:1[vp]",
        ),
    ],
)
def test_a_new_verb_is_read_written_and_said(text: str, words: str, short: str, symbols: str, brief: str) -> None:
    program = parser.parse(text)
    assert parser.unparse(program) == text
    ((branch,),) = program
    assert Speaker("en").branch(branch) == words
    assert Short("en").branch(branch) == short
    assert Symbols().branch(branch) == symbols
    assert Brief().program(program) == brief
    assert parser.misplaced_event(parser.parse_event(f"special: oncart {text}")) == ""


@pytest.mark.usefixtures("lose")
def test_a_new_verb_has_words_in_every_language(tmp_path: Path) -> None:
    pack = pack_with(tmp_path / "mine", 'effect = "lose 1 | gold 2 | spend 4', 'effect = "lose per carts"')
    game = ImperialMinersGame(pack)
    assert [effect_text(game, "surface.1", lang) for lang in locales.LANGUAGES] == [
        "Lose 1 gold.",
        "Gib 1 Gold ab.",
        "Perdez 1 or.",
    ]
    (card,) = game.pack_words("de").effects["card-019"]
    assert (card.verbs, card.short) == (["lose"], "−1[gold] je Lore")
    assert not check_pack(pack).problems


@rule("IM-F12")
@pytest.mark.usefixtures("lose")
def test_a_new_verb_is_offered_and_done(tmp_path: Path) -> None:
    game = ImperialMinersGame(pack_with(tmp_path / "mine", 'effect = "lose 3 | gold 2 | spend 4', CARD))
    taken: list[tuple[int, int]] = []
    for seed in range(20):
        state, chance, rng = game.new(1), Chance(seed_from("lose", seed)), Random(seed)
        while settle(state, chance) != OVER:
            code = rng.choice(state.legal(0))
            log: list[Event] = []
            state.log = log
            before = state.gold[0]
            effect = game.detail(state.view(0), 0, code).preview.get("effect")
            state.apply(0, code)
            if effect == "surface.1":
                paid = [event.args[1] for event in log if event.kind == Tell.PAID]
                assert paid == ([min(3, before)] if before else [])
                taken.append((before, sum(paid)))
    assert {gold for _, gold in taken} == {0, 1, 2, 3}


@pytest.mark.usefixtures("lose")
def test_bots_play_with_a_new_verb(tmp_path: Path) -> None:
    game = ImperialMinersGame(pack_with(tmp_path / "mine", 'effect = "gold 2, lose 1 | spend 4', 'effect = "lose 1"'))
    state, chance = game.new(2), Chance(seed_from("bots"))
    bots = [make_bot("apprentice", "imperial_miners") for _ in range(2)]
    for seat, bot in enumerate(bots):
        bot.begin(game, seat, seat)
    while (seat := int(settle(state, chance))) != OVER:
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), Budget()))
    assert isinstance(state, ImperialMiners) and state.round == state.t.rounds


def test_without_its_row_a_verb_is_unknown() -> None:
    with pytest.raises(LanguageError, match=r"expected 'spend', .* or 'again', found 'lose'"):
        parser.parse("lose 2")
