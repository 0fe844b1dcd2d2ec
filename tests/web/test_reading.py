"""What is read beside the table: the rules in two pages, a rule in its place, all cards."""

from __future__ import annotations

import pytest

from pithead.games.registry import GAMES
from tests.server.harness import Host
from tests.web.browser import Person, axe
from tests.web.conftest import People

MISSING = r"document.body.innerText.match(/\b(web|reading|dig_deep|rockwell|imperial_miners)-[a-z_]+(-[a-z_]+)*/g)"
# Text below 12 px, by what it says.
SMALL = """[...document.querySelectorAll('main *')].filter((e) => e.childNodes.length === 1
  && e.firstChild.nodeType === 3 && e.firstChild.textContent.trim() && !e.closest('svg')
  && parseFloat(getComputedStyle(e).fontSize) < 12).map((e) => e.textContent)"""


def read(person: Person, path: str, sign: str) -> None:
    person.open(path)
    person.page.wait_for_selector(sign)
    person.wait(lambda: person.page.evaluate(MISSING) is None)


@pytest.mark.parametrize(
    ("game", "lang", "theme"), list(zip(GAMES, ("en", "de", "fr"), ("light", "dark", "light"), strict=True))
)
def test_the_rules_are_two_pages_and_why_opens_the_clause_in_its_place(
    people: People, game: str, lang: str, theme: str
) -> None:
    for phone in (False, True):
        person = people(lang=lang, theme=theme, phone=phone)
        read(person, f"/rules/{game}", "[data-sheet='2'] .signs")
        page = person.page
        assert len(page.query_selector_all("[data-sheet]")) == 2
        assert not page.is_visible("article.clause"), "the clauses are for those who ask"
        assert person.measured("document.documentElement.scrollWidth") <= (360 if phone else 1440)
        figures = page.query_selector_all("[data-sheet] [data-figure] svg")
        assert len(figures) >= 3 and all(one.bounding_box() for one in figures)
        why = page.query_selector_all("[data-sheet] [data-why]")
        why[0].click()
        first = str(why[0].get_attribute("data-why")).split()
        said = [one.inner_text() for one in page.query_selector_all(".behind h3 a")]
        assert said == first and len(page.context.pages) == 1, "here, in no other tab"
        why[3].click()
        assert len(page.query_selector_all(".behind")) == 1, "one place at a time"
        assert axe(person) == []
        assert person.measured(SMALL) == []
        page.click(".behind p:last-child a")
        page.wait_for_selector("article.clause.is-target")
        assert page.is_visible("article.clause.is-target")


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_has_its_address_and_can_be_found(people: People, game: str) -> None:
    person = people(lang="fr", phone=True)
    clause = {"dig_deep": "DD-A3", "rockwell": "RW-E4", "imperial_miners": "IM-F3"}[game]
    read(person, f"/rules/{game}#{clause}", f"article#{clause}.is-target [data-figure] svg")
    page = person.page
    assert page.is_visible(f"article#{clause}")
    page.fill("#find", clause)
    person.wait(lambda: len(page.query_selector_all("article.clause")) == 1)
    assert len(page.inner_text("article.clause figcaption")) > 30
    assert axe(person) == []


def test_why_at_the_table_opens_the_rule_in_a_panel(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "apprentice"}], game="rockwell")
    for phone in (False, True):
        person = people(phone=phone)
        person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
        person.wait(person.ready)
        page = person.page
        page.click(".prompt [data-why]")
        page.wait_for_selector(".whybox h3")
        assert page.inner_text(".whybox h3 a") == page.get_attribute(".prompt [data-why]", "data-why")
        assert len(page.inner_text(".whybox")) > 80 and len(page.context.pages) == 1
        assert page.get_attribute(".whybox p:last-child a", "href") == "/rules/rockwell"
        assert axe(person) == []
        page.keyboard.press("Escape")
        page.wait_for_selector(".whybox", state="detached")
        assert page.evaluate("document.activeElement.dataset.why") is not None
        assert person.ready()


GALLERY = {
    "dig_deep": ("dice", 9, "does:dig", "tiles"),
    "rockwell": ("extraction", 48, "danger", "achievement"),
    "imperial_miners": ("cards", 118, "faction:atlanteans", "events"),
}


@pytest.mark.parametrize(
    ("game", "lang", "theme"), list(zip(GAMES, ("fr", "en", "de"), ("dark", "light", "light"), strict=True))
)
def test_the_gallery_shows_finds_and_filters_all_components(people: People, game: str, lang: str, theme: str) -> None:
    kind, number, tag, other = GALLERY[game]
    for phone in (False, True):
        person = people(lang=lang, theme=theme, phone=phone)
        read(person, f"/cards/{game}", f"[data-kind='{kind}'][aria-selected=true]")
        page = person.page

        def shown(person: Person = person) -> int:
            return len(person.page.query_selector_all("[data-piece]"))

        person.wait(lambda shown=shown: shown() == number)  # type: ignore[misc]
        sources = page.eval_on_selector_all(".piece__s", "all => all.map((one) => one.textContent.trim().length > 4)")
        assert len(sources) == number and all(sources), "each says in words whether it is printed"
        page.click(f"[data-tag='{tag}']")
        person.wait(lambda shown=shown: 0 < shown() < number)  # type: ignore[misc]
        assert page.get_attribute(f"[data-tag='{tag}']", "aria-pressed") == "true"
        page.click(".found .chip")
        person.wait(lambda shown=shown: shown() == number)  # type: ignore[misc]
        name = page.inner_text("[data-piece] h3 >> nth=-1")
        page.fill(".find input", name)
        person.wait(lambda shown=shown: 0 < shown() < number)  # type: ignore[misc]
        page.click(f"[data-kind='{other}']")
        page.wait_for_selector(f"[data-kind='{other}'][aria-selected=true]")
        assert shown() > 5 and page.input_value(".find input") == ""
        assert person.measured("document.documentElement.scrollWidth") <= (360 if phone else 1440)
        assert person.measured(SMALL) == []
        assert axe(person) == []


def test_home_rules_and_the_table_lead_to_the_gallery(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "apprentice"}], game="dig_deep")
    person = people()
    for path, way in (
        ("/", ""),
        ("/rules/dig_deep", ""),
        (f"/t/{made['table']}#{made['seats'][0]['token']}", ".menubox .tool"),
    ):
        person.open(path)
        if way:
            person.page.click(way)
        person.page.wait_for_selector("a[href='/cards/dig_deep']")
