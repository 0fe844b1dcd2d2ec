"""The German and French clauses say what the English ones say: same ids, marks, figures and references, in the same
order.
"""

import re
from collections import Counter

import pytest

from pithead.games.clauses import ID, clauses, rules_file
from pithead.games.registry import GAMES

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
