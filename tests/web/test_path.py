"""A new user's path: home, a first game at the easiest level, its lesson, rules and pieces, the end, once more."""

from __future__ import annotations

import pytest

from pithead.bots.registry import named_levels
from tests.server.harness import Host, Json
from tests.web.browser import Person, axe, check_reckoning
from tests.web.conftest import People
from tests.web.moments import bring
from tests.web.test_learn import MISSING, follow

GAME = "dig_deep"
FEW = 6  # tiles in the ground
PLACES = ("mine", "advertise", "dig", "sell")  # what is done on the board


class Newcomer:
    """Somebody who comes for the first time and goes by what is in sight; every page is looked at with axe."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.found: dict[str, list[str]] = {}

    def press(self, sign: str) -> None:
        """Press the first of these that is in sight, as soon as it is there."""
        self.page.wait_for_selector(f"{sign} >> visible=true")
        shown = next(one for one in self.page.query_selector_all(sign) if one.is_visible())
        assert self.person.press(shown, 30), f"{sign} cannot be reached"

    def look(self, where: str) -> None:
        """What is wrong with a page as it stands."""
        words = self.page.evaluate(MISSING)
        found = [*axe(self.person), *self.person.spill(), *(words or [])]
        if found:
            self.found[where] = found

    def home(self) -> None:
        self.press("a.brand")
        self.page.wait_for_selector(f"[data-play={GAME}]")


def few_tiles_left(state: Json) -> bool:
    scene = state["scene"]
    return bool(scene["finishing"] or sum(len(column["tiles"]) for column in scene["columns"]) <= FEW)


@pytest.mark.parametrize(("lang", "theme", "phone"), [("en", "light", True), ("de", "dark", False)])
def test_a_new_users_path(people: People, host: Host, lang: str, theme: str, phone: bool) -> None:
    person = people(lang=lang, theme=theme, phone=phone, seed=5)
    new, page = Newcomer(person), person.page
    person.open("/")
    page.wait_for_selector(f"[data-play={GAME}]")
    new.look("home")
    card = f"article.game:has([data-play={GAME}])"
    assert page.get_attribute(f"{card} [aria-pressed=true]", "data-level") == "easy"
    new.press(f"[data-play={GAME}]")
    page.wait_for_url("**/t/*")
    table, token = first_move(new, host)
    learn(new)
    read(new)
    bring(host, table, token, few_tiles_left)
    play_to_the_end(new, host, table, token)
    once_more(new, host, table)
    assert new.found == {}


def first_move(new: Newcomer, host: Host) -> tuple[str, str]:
    """The bots are of the level that the card named; a move is shown, then made. The table and its token."""
    person, page = new.person, new.page
    person.asked()
    table, token = person.table, person.token
    seated = host.get(f"/tables/{table}", token).json()["players"]
    assert [one["bot"] for one in seated] == ["", *[named_levels(GAME)["easy"]] * 2]
    new.look("table")

    def happened() -> str:
        return str(host.get(f"/tables/{table}", token).json()["event"])

    while not (moves := [move for move in person.glowing() if move.startswith(PLACES)]):
        person.choose()
        person.asked()
    before = happened()
    new.press(f"[data-glow='{moves[0]}']")
    if person.touch:
        page.wait_for_selector(f"[data-commit='{moves[0]}']")
        assert happened() == before, "a tap shows, and plays nothing"
        new.look("preview")
        new.press(f"[data-commit='{moves[0]}']")
    person.wait(lambda: happened() != before)
    return table, token


def learn(new: Newcomer) -> None:
    """Some steps of the lesson, found on the home page."""
    person, page = new.person, new.page
    new.home()
    new.press(f"a[href='/learn/{GAME}']")
    page.wait_for_selector("[data-learn]")
    new.look("learn")
    new.press("[data-learn=first]")
    page.wait_for_selector(".coach")
    said = set()
    for _ in range(4):
        said.add(page.inner_text(".coach__say"))
        assert follow(person)
    assert len(said) > 1, "the guide goes on"
    new.look("lesson")


def read(new: Newcomer) -> None:
    """The rules in two pages with the clause behind a sentence, and the pieces."""
    page = new.page
    new.home()
    new.press(f"a[href='/rules/{GAME}']")
    page.wait_for_selector("[data-sheet='2'] .signs")
    assert page.locator("[data-sheet]").count() == 2
    new.press("[data-sheet] [data-why]")
    page.wait_for_selector(".behind h3")
    assert len(page.context.pages) == 1, "in its place"
    new.look("rules")
    new.press(f"a[href='/cards/{GAME}']")
    page.wait_for_selector("[data-piece]")
    new.look("gallery")


def play_to_the_end(new: Newcomer, host: Host, table: str, token: str) -> None:
    """Back at the table by the list of one's tables; the last moves by hand, and what is said then."""
    person, page = new.person, new.page
    new.home()
    new.press(f".tables a[href='/t/{table}']")
    new.press(".menubox .tool")
    new.press("[data-pace=once]")
    page.keyboard.press("Escape")
    person.play_to_the_end()
    page.wait_for_selector("[data-sources]")
    check_reckoning(person, host, token)
    result = host.get(f"/tables/{table}", token).json()["result"]
    said = page.inner_text(".prompt__say")
    assert str(max(standing[0] for standing in result["standing"])) in said and "\n" in said, said
    new.look("end")


def once_more(new: Newcomer, host: Host, table: str) -> None:
    """A rematch is one press, with the same bots."""
    person, page = new.person, new.page
    new.press("[data-rematch]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    person.asked()
    seated = host.get(f"/tables/{person.table}", person.token).json()["players"]
    assert sorted(one["bot"] for one in seated) == ["", *[named_levels(GAME)["easy"]] * 2]
    new.look("rematch")
