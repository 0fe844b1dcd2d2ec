"""The effect language: round trip, refusals, text, and the check of a pack."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.core.api import OVER
from pithead.core.chance import Chance, seed_from
from pithead.core.errors import OptionError, PackError
from pithead.core.rollout import settle
from pithead.games.clauses import clauses, short_rules
from pithead.games.imperial_miners import tables
from pithead.games.imperial_miners.effects import parser, shapes
from pithead.games.imperial_miners.effects.check import check_pack
from pithead.games.imperial_miners.effects.grammar import Operation, Shape
from pithead.games.imperial_miners.effects.operations import OPERATIONS
from pithead.games.imperial_miners.effects.reader import LanguageError
from pithead.games.imperial_miners.effects.rulings import RULINGS, rulings
from pithead.games.imperial_miners.effects.text import Speaker, effect_text, joined
from pithead.games.imperial_miners.effects.words import COUNTS, LETTERS, ROMAN
from pithead.games.packs import core_pack
from pithead.games.registry import load_game
from pithead.locales import FOLDER, Texts
from pithead.locales.fluent import Catalogue
from tests.rule import rule
from tests.rules.imperial_miners.position import GAME, VERSION_1, Position, T

CORE = core_pack("imperial_miners")
NUMBER = st.integers(1, 99).map(str)
FACTION = st.sampled_from(LETTERS)
COUNT = st.one_of([st.sampled_from([f"{row.words} {of}".strip() for of in row.of or ("",)]) for row in COUNTS])
PER = st.one_of(st.just(""), st.integers(2, 9).map(lambda n: f"{n} "), st.integers(1, 9).map(lambda n: f"{n} up "))
TAIL = st.tuples(st.sampled_from(["", " +1", " -2"]), st.sampled_from(["", " max 7"])).map("".join)
AMOUNT = st.one_of(NUMBER, st.tuples(st.sampled_from(["", "2 "]), st.just("per "), PER, COUNT, TAIL).map("".join))
GAIN = st.sampled_from(["gold", "vp"])
COND = st.tuples(COUNT, st.just(">="), NUMBER).map("".join)
ARGUMENTS: dict[Shape, st.SearchStrategy[str]] = {
    shapes.NUMBER: NUMBER,
    shapes.HERE_OR_NUMBER: st.one_of(st.just("here"), NUMBER),
    shapes.ALL_OR_NUMBER: st.one_of(st.just("all"), NUMBER),
    shapes.UPTO: st.sampled_from(["", "upto"]),
    shapes.AMOUNT: AMOUNT,
    shapes.KIND: st.sampled_from(["", *LETTERS, "any", "IV"]),
    shapes.GAIN: st.tuples(GAIN, NUMBER).map(" ".join),
    shapes.TARGET: st.sampled_from(["", *ROMAN, *LETTERS, "faction", "machine"]),
    shapes.CONDITION: COND,
}


def written(row: Operation, inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """An operation as its row says that it is written."""
    parts = [st.just(row.word), *[ARGUMENTS[shape] for shape in row.shapes]]
    for word in row.inner:
        parts += [st.just(word), inner]
    return st.tuples(*parts).map(lambda found: " ".join(part for part in found if part))


SIMPLE = st.one_of([written(row, st.nothing()) for row in OPERATIONS if not row.inner])
ITEM = st.recursive(
    SIMPLE, lambda inner: st.one_of([written(row, inner) for row in OPERATIONS if row.inner]), max_leaves=4
)
NEED = st.one_of(
    st.just(""),
    NUMBER.map(lambda n: f"spend {n}: "),
    NUMBER.map(lambda n: f"spend scots {n}: "),
    NUMBER.map(lambda n: f"pay cavein {n}: "),
    COND.map(lambda c: f"if {c}: "),
)
BRANCH = st.tuples(NEED, st.lists(ITEM, min_size=1, max_size=3).map(", ".join)).map("".join)
OPTIONS = st.lists(st.lists(BRANCH, min_size=1, max_size=2).map(" / ".join), min_size=1, max_size=3).map(" | ".join)
EVENT = st.one_of(
    st.tuples(st.sampled_from(["now: ", "end: ", "end may: "]), OPTIONS).map("".join),
    SIMPLE.map(lambda item: f"special: oncart {item}"),
    st.tuples(st.sampled_from(["discount", "surface", "further"]), NUMBER).map(lambda t: f"special: {t[0]} {t[1]}"),
)


@settings(deadline=None)
@given(OPTIONS)
def test_every_declaration_comes_back_from_its_numbers(text: str) -> None:
    program = parser.parse(text)
    assert parser.unparse(program) == text
    assert (
        parser.parse(" ".join(text.replace(",", " , ").replace(">=", " >= ").split())) == program
    )  # spaces do not matter


@settings(deadline=None)
@given(EVENT)
def test_every_event_comes_back_from_its_numbers(text: str) -> None:
    assert parser.unparse_event(parser.parse_event(text)) == text


@settings(deadline=None)
@given(OPTIONS, st.sampled_from(["en", "de", "fr"]))
def test_every_declaration_has_a_text_in_three_languages(text: str, lang: str) -> None:
    words = joined(Speaker(lang).program(parser.parse(text)), lang)
    assert words.endswith(".") and "{" not in words and "imperial_miners" not in words


@settings(deadline=None)
@given(st.text(max_size=40))
def test_nonsense_is_refused_and_never_raises_anything_else(text: str) -> None:
    try:
        again = parser.unparse(parser.parse(text))
    except LanguageError as error:
        assert 0 <= error.position <= len(text) and error.expected
    else:
        assert parser.parse(again) == parser.parse(text)


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("gold", 4, "'per'"),
        ("gold 0", 5, "a number from 1 to 99"),
        ("gold 100", 5, "a number from 1 to 99"),
        ("spend 3 vp 2", 8, "':'"),
        ("gold 2 | ", 9, "'gold'"),
        ("clear some gold 1", 6, "'all'"),
        ("if space>=5 vp 2", 12, "'then'"),
        ("vp per goats", 7, "'caveins'"),
        ("machine there", 8, "'here'"),
        ("draw 1 II", 7, "the end"),
        ("sell 2 silver 1", 7, "'gold'"),
        ("fly 2", 0, "'advance'"),
        ("advance some", 8, "'upto'"),
        ("pay 2: vp 1", 4, "'cavein'"),
        ("spend none: vp 1", 6, "'scots'"),
        ("if space>=5: vp 2,", 18, "'draw'"),
    ],
)
def test_a_refusal_says_where_and_what_was_expected(text: str, position: int, expected: str) -> None:
    with pytest.raises(LanguageError) as caught:
        parser.parse(text)
    assert caught.value.position == position and expected in caught.value.expected
    assert f"position {position + 1} " in str(caught.value)


def test_an_event_without_its_kind_is_refused() -> None:
    with pytest.raises(LanguageError, match="'now', 'end' or 'special'"):
        parser.parse_event("gold 3")
    with pytest.raises(LanguageError, match="'oncart'"):
        parser.parse_event("special: gold 3")


@rule("IM-F5", "IM-F8", "IM-F10")
@pytest.mark.parametrize(
    ("text", "card", "scots", "part"),
    [
        ("gold per machines here", False, False, "IM-F10"),
        ("machine here", False, False, "IM-F10"),
        ("if beside>=2 then gold 3 else gold 1", False, False, "IM-F10"),
        ("draw 1 IV", True, False, "IM-F5"),
        ("spend scots 3: vp 2", True, False, "IM-F8"),
        (" / ".join(["gold 1"] * 9), True, False, "eight"),
        ("gold per machines here", True, False, ""),
        ("spend scots 3: vp 2", True, True, ""),
        ("draw 1 IV", False, False, ""),
    ],
)
def test_what_stands_in_the_wrong_place_is_refused(text: str, card: bool, scots: bool, part: str) -> None:
    wrong = parser.misplaced(parser.parse(text), card, scots)
    assert part in wrong and bool(part) == bool(wrong)


def test_a_special_event_asks_for_no_choice() -> None:
    assert "asks for a choice" in parser.misplaced_event(parser.parse_event("special: oncart draw 1"))
    assert parser.misplaced_event(parser.parse_event("special: oncart gold 2")) == ""


# -- texts


@rule("IM-C3")
def test_card_texts_are_made_from_the_declarations() -> None:
    assert (
        effect_text(GAME, "card-023", "en")
        == "Gain 2 gold. OR Pay 3 gold, 1 less for each card of the Scots in your mine: gain 2 points."
    )
    assert effect_text(GAME, "card-050", "de") == (
        "Lege 1 Lore. ODER Wenn links und rechts dieser Karte eine Karte liegt: erhalte 3 Gold, sonst erhalte 1 Gold."
    )
    assert effect_text(GAME, "card-089", "fr") == (
        "Gagnez 1 or et placez 1 machine sur cette carte. OU Avancez de 1 case au plus pour chaque "
        "machine sur cette carte."
    )
    assert effect_text(GAME, "event-017", "en") == "Activate a card."
    assert effect_text(GAME, "event-014", "fr") == "Votre carte coûte 2 or de moins cette manche."
    assert effect_text(GAME, "space-technology-front-9", "en") == "Gain 3 points and activate a card."
    assert effect_text(GAME, "surface", "en").startswith(
        "Gain 2 gold. OR Pay 4 gold: advance up to 2 spaces / pay 8 gold"
    )


def test_every_example_of_the_manual_can_be_read() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "effect-language.md").read_text(encoding="utf-8")
    found = 0
    for section in ("Items", "Choices", "Events"):
        body = manual.split(f"## {section}", 1)[1].split("\n## ", 1)[0]
        for row in [line for line in body.splitlines() if line.startswith("| `")]:
            for example in re.findall(r"`([^`]+)`", row.replace("\\|", "¦").split("|")[1].replace("¦", "|")):
                if section == "Events":
                    assert Speaker("en", False).event(parser.parse_event(example))
                else:
                    assert Speaker("en").program(parser.parse(example))
                found += 1
    assert found > 30


# -- effects by id


def named(data: object) -> Iterator[str]:
    """Every effect that a scene or a preview names, those of Progress spaces and the Surface included."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("effect", "surface") and isinstance(value, str):
                yield value
            elif key == "spaces" and isinstance(value, list):
                yield from map(str, value)
            else:
                yield from named(value)
    elif isinstance(data, list):
        for value in data:
            yield from named(value)


def plain(marked: str) -> str:
    """Without the signs in brackets."""
    return re.sub(r"\[\w+\]", "", marked)


def test_every_effect_that_scenes_and_previews_name_has_words() -> None:
    words = GAME.pack_words("en").effects
    state, chance, rng = GAME.new(2), Chance(seed_from("ids")), Random(7)
    seen: set[str] = set()
    while (seat := int(settle(state, chance))) != OVER:
        legal = state.legal(seat)
        seen.update(named(GAME.scene(state.view(seat), seat)))
        for code in legal:
            seen.update(named(GAME.detail(state.view(seat), seat, code).preview))
        state.apply(seat, rng.choice(legal))
    for effect in seen - {""}:
        id, _, branch = effect.partition(".")
        assert effect_text(GAME, effect, "en") and words[id]
        assert not branch or plain(words[id][int(branch) - 1].text) == effect_text(GAME, effect, "en")
    assert {effect.partition("-")[0] for effect in seen} >= {"card", "event", "space", "surface"}
    assert any("." in effect for effect in seen)


def test_equal_declarations_are_effects_of_their_own() -> None:
    words = GAME.pack_words("en").effects
    assert len(words) == len(T.program_ids) == len(set(T.program_ids))
    alike = [id for id, program in zip(T.program_ids, T.programs, strict=True) if parser.unparse(program) == "gold 1"]
    assert len(alike) > 1
    assert [one.verbs for one in words["event-001"]] == [["oncart"]]
    assert [(one.effect, one.verbs) for one in words["card-023"]] == [(1, ["gold"]), (2, ["vp"])]


@pytest.mark.parametrize(
    ("effect", "lang", "text", "short", "symbols"),
    [
        ("card-045.1", "en", "Place 1 machine on this card and gain 1[gold] gold.", "1 machine here, +1[gold]",
         "[machine][here], +1[gold]"),
        ("card-023.2", "en", "Pay 3[gold] gold, 1 less for each card of the Scots in your mine: gain 2[vp] points.",
         "Pay [price:3]: +2[vp]", "−[price:3]: +2[vp]"),
        ("card-036.1", "en", "Gain 1[gold] gold for every 3 spaces up to your marker’s (rounded up, at most 3).",
         "+1[gold] per 3 spaces up to your marker, max 3", "+1[gold]/3[advance] ≤3"),
        ("card-050.2", "en", "If this card has a card on both its left and right, gain 3[gold] gold, else gain 1[gold] "
         "gold.", "+3[gold] between two cards, else +1[gold]", "[place][beside]≥2: +3[gold], [else] +1[gold]"),
        ("card-078.2", "de", "Aktiviere eine andere Karte mit Maschine.", "Aktiviere 1 Karte mit Maschine",
         "[activate][machine]"),
        ("card-042.1", "fr", "Gagnez 1[gold] or pour chaque carte des Japonais dans votre mine (3 max.).",
         "+1[gold] par carte des Japonais, max. 3", "+1[gold]/[japanese] ≤3"),
        ("surface.4", "en", "Draw 3 cards.", "Draw 3 cards", "3[card]"),
    ],
)  # fmt: skip
def test_an_effect_has_three_forms(effect: str, lang: str, text: str, short: str, symbols: str) -> None:
    id, _, branch = effect.partition(".")
    one = GAME.pack_words(lang).effects[id][int(branch) - 1]
    assert (one.text, one.short, one.symbols) == (text, short, symbols)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_short_words_have_no_signs_but_gold_points_and_prices(lang: str) -> None:
    words = GAME.pack_words(lang)
    signs = {
        sign for branches in words.effects.values() for one in branches for sign in re.findall(r"\[\w+", one.short)
    }
    assert signs == {"[gold", "[vp", "[price"}
    places = [words.names[f"place-{n}"] for n in (1, 2, 3)]
    cards = {name for id, name in words.names.items() if id.startswith("card-")}
    assert len(set(places)) == 3 and not cards & set(places)


def test_a_choice_among_effects_is_named_by_what_it_does() -> None:
    at = Position(gold=9).mine_phase()
    said = {}
    for code in at.s.legal(0):
        preview = GAME.detail(at.s.view(0), 0, code).preview
        said[GAME.actions.format(code)] = Texts("en").move(GAME, GAME.actions.decode(code), preview=preview)
    assert said == {
        "resolve 1": "gain 2 gold",
        "resolve 2": "pay 4 gold: advance up to 2 spaces",
        "resolve 3": "pay 8 gold: advance up to 5 spaces",
        "resolve 4": "draw 3 cards",
        "decline": "take no effect",
    }


@pytest.mark.parametrize("effect", ["card-999", "card-023.3", "card-023.x", "023", ""])
def test_an_effect_that_is_not_there_is_refused(effect: str) -> None:
    with pytest.raises(OptionError):
        effect_text(GAME, effect, "en")


# -- packs


def copy(folder: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(VERSION_1, folder)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize("pack", [VERSION_1, CORE], ids=["version 1", "as it is"])
def test_the_core_pack_is_in_order_and_every_card_has_a_text(pack: Path) -> None:
    report = check_pack(pack)
    cards, events = report.rows["cards"], report.rows["events"]
    assert not report.problems and len(cards) == 123 and len(events) == 18
    for row in [*cards, *events]:
        names, texts = row["names"], row["texts"]
        assert isinstance(names, dict) and isinstance(texts, dict)
        assert all(names[lang] and texts[lang] for lang in ("en", "de", "fr"))


def test_a_pack_of_one_s_own_can_be_played(tmp_path: Path) -> None:
    pack = copy(tmp_path / "mine", "cards.toml", 'effect = "draw 2 | gold 1"', 'effect = "gold per carts +3 | vp 1"')
    game = load_game("imperial_miners", pack)
    assert (
        effect_text(game, "card-019", "en")
        == "Gain 1 gold for each complete cart in your mine, plus 3 more. OR Gain 1 point."
    )
    assert game.info.pack.digest != GAME.info.pack.digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", '"draw 2 | gold 1"', '"draw 2|gold 1"'),
        ("events.toml", '"now: gold 3"', '" now :gold  3"'),
        ("progress.toml", '"vp 5"', '"vp  5"'),
        ("surface.toml", '"gold 2 | spend 4:', '"gold 2|spend 4 :'),
    ],
)
def test_how_an_effect_is_spelt_makes_no_other_pack(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert tables.load(copy(tmp_path / "spelt", file, old, new)).info.digest == T.info.digest


def test_the_check_reports_every_wrong_declaration_with_row_and_position(tmp_path: Path) -> None:
    pack = copy(tmp_path / "bad", "cards.toml", 'effect = "draw 2 | gold 1"', 'effect = "draw two | gold 1"')
    path = pack / "events.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("now: gold 3", "now: golds 3", 1), encoding="utf-8")
    report = check_pack(pack)
    assert len(report.problems) == 2 and report.info is None
    assert (
        "card 019" in report.problems[0]
        and "position 6" in report.problems[0]
        and "a number from 1 to 99" in report.problems[0]
    )
    assert "event 003" in report.problems[1] and "position 6" in report.problems[1]


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("cards.toml", 'effect = "draw 2 | gold 1"', 'effect = "draw 2 IV | gold 1"', "IM-F5"),
        ("cards.toml", 'effect = "draw 2 | gold 1"', 'effect = "spend scots 2: vp 1"', "IM-F8"),
        ("cards.toml", 'id = "020"', 'id = "019"', "once"),
        ("cards.toml", 'id = "020"', 'id = "020.1"', "without a dot"),
        ("cards.toml", 'halves = "TL TR R"', 'halves = "TL TL R"', "each once"),
        ("cards.toml", "level = 1", "level = 3", "order of their levels"),
        ("cards.toml", "cost = 0", "cost = 21", "from 0 to 20"),
        ("cards.toml", 'factions = "S B"', 'factions = "S B E"', "at most two"),
        ("cards.toml", 'de = "Goldmühle"', 'dd = "Goldmühle"', "'de' is missing"),
        ("events.toml", "now: gold 3", "now: gold per near", "IM-F10"),
        ("events.toml", "oncart vp 1", "oncart cart 1", "asks for a choice"),
        ("events.toml", "used = 10", "used = 11", "from 1 to 10"),
        ("progress.toml", 'side = "back"', 'side = "top"', "must be one of back"),
        ("progress.toml", '    "vp 5",\n', '    "vp here",\n', "spaces 9"),
        ("surface.toml", "keep = 4", "keep = 9", "from 1 to 8"),
        ("surface.toml", "grades = [35, 46,", "grades = [46, 35,", "ascend"),
    ],
)
def test_a_pack_that_cannot_be_used_is_refused_with_its_reason(
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    pack = copy(tmp_path / "bad", file, old, new)
    report = check_pack(pack)
    assert reason in report.problems[0], report.problems
    with pytest.raises(PackError):
        tables.load(pack)


@rule("IM-C1")
def test_a_folder_without_a_pack_is_refused(tmp_path: Path) -> None:
    assert "no such folder" in check_pack(tmp_path / "nothing").problems[0]
    assert len(T.card_ids) == 123


def test_what_is_good_to_know_of_an_effect_follows_from_its_declaration_and_has_words() -> None:
    found = {
        declared: rulings(parser.parse(declared)[0][0])
        for declared in (
            "spend scots 3: vp 2",
            "cart 1",
            "advance upto per machines here",
            "vp per 2 factions",
            "gold 2",
        )
    }
    assert found == {
        "spend scots 3: vp 2": ["IM-F8"],
        "cart 1": ["IM-F3"],
        "advance upto per machines here": ["IM-F11", "IM-F7", "IM-F1"],
        "vp per 2 factions": ["IM-F12", "IM-C2"],
        "gold 2": [],
    }
    assert set(RULINGS) <= set(clauses("imperial_miners"))
    for lang in ("en", "de", "fr"):
        assert all(Texts(lang).msg(f"imperial_miners-know-{clause}") for clause in RULINGS)
        for row in COUNTS:
            for n in (0, 1, 2):
                assert Texts(lang).msg(f"imperial_miners-counted-{row.name}", n=n, of="III")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_legend_and_the_page_of_symbols_have_one_word_for_a_sign(lang: str) -> None:
    page = short_rules("imperial_miners", lang)
    named = {sign.strip("{}"): word for sign, word in re.findall(r"^- (\S+) \*\*(.+?)\*\*", page, re.MULTILINE)}
    symbols = {
        "im-gold": "gold",
        "im-vp": "vp",
        "card": "card",
        "advance": "advance",
        "cart-full": "cart",
        "machine": "machine",
        "cave-in": "cavein",
        "im-activate": "activate",
        "im-any": "faction",
        "/": "each",
        "≤": "most",
        "−": "pay",
    }
    web = Catalogue(lang, (FOLDER / lang / "web-imperial_miners.ftl").read_text(encoding="utf-8"))
    legend = {sign: web.format(f"web-imperial_miners-legend-{name}", {}) for sign, name in symbols.items()}
    assert {sign: named[sign].lower() for sign in legend} == {sign: word.lower() for sign, word in legend.items()}
    factions = {"fa-thistle": "scots", "fa-axe": "barbarians", "fa-ankh": "egyptians"}
    factions |= {"fa-torii": "japanese", "fa-trident": "atlanteans", "fa-column": "romans"}
    for sign, faction in factions.items():
        assert named[sign] == Texts(lang).msg(f"imperial_miners-faction-{faction}")
