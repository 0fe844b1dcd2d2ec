"""One word for one thing: every message in every language with sample numbers, and what must not stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pithead.games.clauses import rules_file
from pithead.games.registry import GAMES, load_game
from pithead.locales import FOLDER, LANGUAGES
from pithead.locales.fluent import Catalogue, french_spacing
from tests.cli.drive import ROOT

NUMBERS = (1, 2, 5)
# Variables that stand for a name, never for a number.
NAMES = ("seat", "name", "names", "who", "company", "card", "tile", "place", "board", "order", "players", "of", "which")
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))

# Words that were decided against, by language and by the catalogues they are forbidden in: see docs/glossary.md.
REJECTED: dict[str, dict[str, str]] = {
    "en": {
        "rockwell": r"\b[Mm]arket\b|[Dd]rilling order|\bdeals?\b|(?<!mine)\bshafts?\b|\bcenter of the planet\b",
        "imperial_miners": r"\bVP\b|[Vv]ictory points?|\bpawns?\b|too dear",
        "dig_deep": r"(?<![Dd]ice )\b[Mm]arket\b(?! di)(?!’s)|\bmoney\b",
        "": r"\bdear(er|est)?\b|[Rr]eckoning|Check the dice|\bBesides\b|\bkibitz",
    },
    "de": {
        "rockwell": r"Werkstatt|Errungenschaft|\bFirm(a|en)|\bTafeln?\b|(?<![a-zäöü])Sch(acht|ächte)\b|Bohrreihenfolge"
        r"|\bManagement|\bGeschäfte?\b|(?<![a-zäöüß])Trupps?\b|(?<![a-zäöü])Lieferungen|\bMarkt|Mittelpunkt"
        r"|(?<![A-Za-zäöü])Leistung\b",
        "imperial_miners": r"Wirkung|\bSP\b|Siegpunkt|\bPion|Punktmarker|\bWagen\b",
        "dig_deep": r"Würfelchen|(?<!Edel)(?<!Bau)[Ss]tein(e|en)?\b|Zuggrenze",
        "": r"Das Spiel (ist (aus|zu Ende)|endet)|Abrechnung|Schlussabrechnung|Würfel prüfen|Werkstatt",
    },
    "fr": {
        "rockwell": r"argent liquide|argent comptant|\bcompagnies?\b|\bmarché\b|[Oo]rdre de (forage|gestion)|exploits"
        r"|entreprise|[Nn].offrir rien|[Nn].assurer rien",
        "imperial_miners": r"\bpions?\b|\bPV\b|points de victoire|\bwagon|[Dd]emi-chariot"
        r"|cartes? (Japonais|Écossais|Romains|Barbares|Égyptiens|Atlantes)",
        "dig_deep": r"\bprimes?\b|\bpierres?\b",
        "": r"La partie est finie|et le plus de \w+ gagne|Vérifier les dés",
    },
}

# Nouns in the plural: none of them follows the number one.
PLURALS = {
    "en": "cards cubes coins dice spaces tiles shares crews points machines carts cave-ins actions turns"
    " rounds bots rows pickaxes deals transactions factions levels seats minutes moves positions draws achievements",
    "de": "Karten Münzen Felder Anteile Bohrtrupps Punkte Maschinen Loren Einstürze Aktionen Handlungen Züge Runden"
    " Bots Zeilen Spitzhacken Transaktionen Fraktionen Stufen Plätze Minuten Stellungen Ziehungen Versicherungen",
    "fr": "cartes cubes pièces dés cases tuiles parts équipes points machines chariots éboulements actions tours"
    " manches robots lignes pioches transactions factions niveaux places minutes coups positions tirages assurances",
}
SINGULARS = {
    "en": "card cube coin space tile share crew point machine cart cave-in action turn round bot row pickaxe faction",
    "de": "Karte Münze Anteil Bohrtrupp Punkt Maschine Lore Einsturz Aktion Handlung Runde Bot Zeile Spitzhacke Feld",
    "fr": "carte cube pièce case tuile part équipe point machine chariot éboulement action manche robot ligne pioche",
}
NOT_COUNTED = re.compile(r"(/|of|von|sur|des|level|Stufe|niveau|seat|Platz|place|column|power|I|V) ?$")
INITIALS = {"rockwell": "rw", "dig_deep": "dd", "imperial_miners": "im"}
SHORT = ("web-rockwell-mineshaft",)  # labels with no room for the whole word
NEVER_ONE = ("web-preset-link-seats", "web-preset-mixed-seats")  # a table with a link has two seats at least
ENGLISH = re.compile(r"\b(the|and|with|your|you|which|each|from|this|that|their|have|when|where)\b", re.IGNORECASE)
GERMAN = re.compile(r"\b(der|die|das|und|nicht|eine?[nmrs]?|mit|dein|auf)\b")


class Variables(Visitor):
    """The variables of a message, and those that choose between its forms by a number."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: dict[str, list[str]] = {}  # a variable that chooses by names, and the names

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)]
        named = [key for key in keys if key not in ("one", "other")]
        if named and isinstance(node.selector, ftl.VariableReference):
            self.words[node.selector.id.name] = keys
        self.generic_visit(node)


@cache
def said(lang: str, file: str) -> list[tuple[str, str, int]]:
    """Every message of a catalogue with every sample number: id, words, number."""
    text = (FOLDER / lang / f"{file}.ftl").read_text(encoding="utf-8")
    catalogue = Catalogue(lang, text)
    out = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            for number in NUMBERS if variables.names else NUMBERS[:1]:
                args: dict[str, str | int] = dict.fromkeys(variables.names, number)
                counts = {"of"} if file.startswith("web") else set()  # `4 of 6`
                args |= dict.fromkeys(variables.names & set(NAMES) - counts, "Bo")
                args |= {name: keys[0] for name, keys in variables.words.items()}
                out.append((entry.id.name, catalogue.format(entry.id.name, args), number))
    return out


def everything(lang: str) -> Iterator[tuple[str, str, int]]:
    """Messages, the rules in two pages line by line, card text: where it stands, words, number."""
    for file in FILES:
        yield from said(lang, file)
    for game in GAMES:
        path = rules_file(game, lang).with_name(f"short.{lang}.md" if lang != "en" else "short.md")
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        yield from ((f"short {game} {i + 1}", _shown(line, lang), 0) for i, line in enumerate(lines))
    for id, words in card_text(lang):
        yield id, words, 0


def _shown(line: str, lang: str) -> str:
    """A line of the rules in two pages as it is read: without the clauses that it rests on."""
    plain = re.sub(r" ?\[(\[.*?\]|[A-Z]{2}-.*?)\]", "", line)
    return french_spacing(plain) if lang == "fr" else plain


@cache
def card_text(lang: str) -> list[tuple[str, str]]:
    """Every effect of Imperial Miners' pack, in words and in short."""
    effects = load_game("imperial_miners").pack_words(lang).effects
    return [
        (f"imperial_miners {id}", text)
        for id, some in effects.items()
        for one in some
        for text in (one.text, one.short)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_that_was_decided_against(lang: str) -> None:
    found = []
    for id, words, _ in everything(lang):
        for game, pattern in REJECTED[lang].items():
            match = re.search(pattern, words)
            about = not game or game in id or f"reading-{INITIALS.get(game)}-" in id
            if match and about and id not in SHORT:
                found.append(f"{id}: “{match[0]}” in: {words}")
    assert sorted(set(found)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_followed_by_one_and_more_by_more(lang: str) -> None:
    many, one = PLURALS[lang].replace(" ", "|"), SINGULARS[lang].replace(" ", "|")
    after_one, after_more = re.compile(rf"(?<![\d,.+L])1 ({many})\b"), re.compile(rf"(?<![\d,.L])[25] ({one})\b")
    found = []
    for id, words, _ in everything(lang):
        for pattern in (after_one, after_more):
            for match in pattern.finditer(words):
                often = re.search(r"-(habit-.*|first|clean)-seen$", id)  # said of three and more
                if not NOT_COUNTED.search(words[: match.start()]) and id not in NEVER_ONE and not often:
                    found.append(f"{id}: “{match[0]}” in: {words}")
    assert sorted(set(found)) == []


def test_german_and_french_are_not_left_in_another_language() -> None:
    found = []
    for lang, pattern in (("de", ENGLISH), ("fr", ENGLISH), ("fr", GERMAN)):
        for id, words, _ in everything(lang):
            match = pattern.search(words)
            if match and not (lang == "fr" and match[0].lower() in ("die",)):
                found.append(f"{lang} {id}: “{match[0]}” in: {words}")
    assert sorted(set(found)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_apostrophes_and_spaces_are_the_languages_own(lang: str) -> None:
    wrong = {
        "en": r"['\"]|  | [:;?!,.](?!\d)",
        "de": r"['\"“](?![\s.,;:)!?]|$)|„[^“]*$|  | [:;?!,](?!\d)",
        "fr": r"['\"„“”]|  |[^\s\u202f]\s?[?!](?<![\u202f][?!])|«(?!\u202f)|(?<!\u202f)»",
    }[lang]
    found = []
    for id, words, _ in everything(lang):
        if re.search(wrong, words.replace("Sit Down!", "")) and not bare(id):
            found.append(f"{id}: {words}")
    assert sorted(set(found)) == []


def bare(id: str) -> bool:
    """Messages that are no sentences: pieces that are put together, names of keys and of signs."""
    return id.startswith(("common-comma", "common-colon", "web-key-", "cli-command-")) or "-effect-" in id


def test_the_glossary_names_the_words_in_three_languages() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for row in (
        "| Stock Exchange | Börse | bourse |",
        "| Workshop | Atelier | atelier |",
        "| Control order | Kontrollreihenfolge | ordre de contrôle |",
        "| point | Punkt | point |",
        "| marker | Marker | marqueur |",
        "| effect | Effekt | effet |",
    ):
        assert row in glossary
