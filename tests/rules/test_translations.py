"""The German and French clauses say what the English ones say: same ids, marks, figures and references, in the same
order. Rules and catalogues of a language use the same words.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from pithead import games, locales
from pithead.games.clauses import ID, clauses, rules_file
from pithead.games.registry import GAMES
from pithead.locales import LANGUAGES, Texts

WITH_RULES = [*GAMES, "_template"]
THOUSANDS = {"en": ",", "de": ".", "fr": "\u202f"}
# Sections that exist in English only: the card texts of the other languages are generated from the pack.
ENGLISH_ONLY = ("## Card tables", "## A grammar")

DEFINITION = re.compile(rf"(?:- \*\*|\| )({ID.pattern})")
HEADING = re.compile(r"(#+) ")
REFERENCE = re.compile(r"\b[A-Z]{2}-[A-Z]\d*[a-z]?\b|\b[A-Z]\d+\b")  # RW-E1, DD-M, and the E4 of "RW-E1, E4"
MARK = re.compile(r"\[([RDX]\b[^\]]*)\]")
CODE = re.compile(r"`([^`]+)`")

each_translation = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in WITH_RULES for language in ("de", "fr")]
)


def source(game: str, language: str) -> str:
    """The clauses of one game in one language, thousands without separator, without the sections that are English
    only.
    """
    text = rules_file(game, language).read_text(encoding="utf-8")
    sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    text = "".join(section for section in sections if not section.startswith(ENGLISH_ONLY))
    return re.sub(rf"(?<=\d){re.escape(THOUSANDS[language])}(?=\d{{3}}(?!\d))", "", text)


def blocks(game: str, language: str) -> list[tuple[str, str]]:
    """Clauses and headings in order, each with its text up to the next one; a clause is named by its id, a heading by
    its hashes.
    """
    found: list[tuple[str, list[str]]] = []
    for line in source(game, language).splitlines():
        start = DEFINITION.match(line) or HEADING.match(line)
        if start:
            found.append((start[1], []))
        found[-1][1].append(line)
    return [(name, "\n".join(lines)) for name, lines in found]


def marks(text: str) -> list[str]:
    """R, D and X in the order in which they stand in brackets, `[R, 2–3 players X]` giving both of its letters."""
    return [letter for bracket in MARK.findall(text) for letter in re.findall(r"\b[RDX]\b", bracket)]


def numbers(text: str) -> Counter[str]:
    """How often each number stands in the text, those inside ids and names of levels included."""
    return Counter(re.findall(r"\d+", text))


def names(text: str) -> Counter[str]:
    """The clauses a text refers to and the words of code in it."""
    return Counter(REFERENCE.findall(text) + CODE.findall(text))


def pairs(game: str, language: str) -> list[tuple[str, str, str]]:
    """Each block's name, its English text and its translation."""
    english, other = blocks(game, "en"), blocks(game, language)
    return [(name, text, translated) for (name, text), (_, translated) in zip(english, other, strict=True)]


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_english_clause_is_defined_once(game: str) -> None:
    ids = [name for name, _ in blocks(game, "en") if not name.startswith("#")]
    assert ids == list(clauses(game))


@each_translation
def test_clauses_and_headings_stand_in_the_english_order(game: str, language: str) -> None:
    assert [name for name, _ in blocks(game, language)] == [name for name, _ in blocks(game, "en")]


@each_translation
def test_every_clause_keeps_its_marks(game: str, language: str) -> None:
    for name, english, translated in pairs(game, language):
        assert marks(translated) == marks(english), name


@each_translation
def test_no_number_drifts(game: str, language: str) -> None:
    for name, english, translated in pairs(game, language):
        assert numbers(translated) == numbers(english), name


@each_translation
def test_every_clause_keeps_its_references(game: str, language: str) -> None:
    for name, english, translated in pairs(game, language):
        assert names(translated) == names(english), name


@each_translation
def test_tables_keep_the_figures_of_every_cell(game: str, language: str) -> None:
    def cells(text: str) -> list[list[list[str]]]:
        rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
        return [[re.findall(r"\d+|!", cell) for cell in row] for row in rows]

    assert cells(source(game, language)) == cells(source(game, "en"))


@each_translation
def test_no_clause_is_left_in_english(game: str, language: str) -> None:
    assert [
        name
        for name, english, translated in pairs(game, language)
        if translated == english and not name.startswith("#")
    ] == []


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game_id", WITH_RULES)
def test_the_program_has_every_clause_in_every_language(game_id: str, language: str) -> None:
    english, translated = clauses(game_id), clauses(game_id, language)
    assert list(translated) == list(english)
    assert [id for id in english if translated[id] == english[id]] == []


# Words that a catalogue and the rules of its language must share; "-" at the end: all messages that begin so.
TERMS = {
    "rockwell": (
        "resource-",
        "board-management",
        "board-control",
        "board-bribery",
        "board-subcontractor",
        "verb-crew",
        "verb-cubes",
        "verb-safety",
        "verb-mobility",
        "verb-mineshaft",
    ),
    "dig_deep": ("gem-", "action-", "verb-", "board-market", "board-coins"),
    "imperial_miners": ("faction-", "when-", "grade-", "verb-machine", "verb-cavein", "verb-cart", "board-surface"),
}
FREE = {"verb-mark", "verb-keep", "verb-put", "verb-end", "verb-wild", "verb-take_back"}  # of Dig Deep: buttons


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", TERMS)
def test_rules_and_catalogue_call_a_thing_by_the_same_name(game_id: str, lang: str) -> None:
    text = " ".join(rules_file(game_id, lang).read_text(encoding="utf-8").lower().split())
    catalogue = (Path(locales.__file__).parent / lang / f"{game_id}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(rf"^{game_id}-([a-z_0-9-]+) = ([^{{\n]+)$", catalogue, re.MULTILINE))
    terms = [name for name in said if name not in FREE and any(name.startswith(one) for one in TERMS[game_id])]
    assert len(terms) > 8
    strange = [f"{name}: {said[name]}" for name in terms if _stem(said[name]) not in text]
    assert strange == []


def _stem(word: str) -> str:
    """A word without its article and without the last letters, which bend."""
    bare = re.sub(r"^(der|die|das|le|la|les|the) |^l’", "", " ".join(word.lower().split()))
    return bare[: max(4, len(bare) - 2)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solo_grades_of_the_rules_are_those_of_the_game(lang: str) -> None:
    clause = clauses("imperial_miners", lang)["IM-Z2"]
    for n in range(6):
        assert Texts(lang).msg(f"imperial_miners-grade-{n}") in clause


def test_rules_name_no_path_outside_the_project() -> None:
    folder = Path(games.__file__).parent
    texts = [path for pattern in ("*/rules*.md", "*/short*.md", "*/data/*/*.toml") for path in folder.glob(pattern)]
    assert len(texts) > 9
    outside = re.compile(r"\.\./|~/|(?<![\w.)])/(?:home|root|work|usr|tmp|shared|mnt)/")
    assert [path.name for path in texts if outside.search(path.read_text(encoding="utf-8"))] == []
