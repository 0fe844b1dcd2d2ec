"""The home page and the making of a table: levels, names, presets."""

from __future__ import annotations

from tools.midgame import advance

from pithead.bots.registry import level_scale, levels, named_levels, styles
from tests.server.harness import Host, Json
from tests.web.browser import Person, axe
from tests.web.conftest import People
from tests.web.moments import at_the_end

BOT = {"kind": "bot", "bot": "apprentice"}


def players(person: Person, host: Host) -> list[Json]:
    """Who sits at the table that a person looks at."""
    person.asked()
    found: list[Json] = host.get(f"/tables/{person.table}", person.token).json()["players"]
    return found


# what this browser remembers of its person's strength
STAND = """standings => localStorage.setItem(
  'pithead.prefs', JSON.stringify({...JSON.parse(localStorage['pithead.prefs']), standings}))"""


def card(person: Person, game: str) -> str:
    return f"article.game:has([data-play={game}])"


def test_the_level_is_named_on_the_card_and_remembered(people: People, host: Host) -> None:
    person = people(lang="de")
    person.open("/")
    for info in host.get("/games").json()["games"]:
        here = card(person, info["id"])
        person.page.wait_for_selector(f"{here} [data-level]")
        person.rest()
        shown = person.page.query_selector_all(f"{here} [data-level]")
        assert [one.get_attribute("data-level") for one in shown] == [*named_levels(info["id"]), "adapts"]
        *row, below = [one.bounding_box() for one in shown]
        assert len({box["y"] for box in row if box}) == 1, "the levels stand side by side, easiest first"
        assert [box["x"] for box in row if box] == sorted(box["x"] for box in row if box)
        assert below and row[0] and below["y"] > row[0]["y"]
        assert person.page.inner_text(f"{here} [aria-pressed=true]") == "leicht"
        assert person.page.inner_text(f"{here} .bn") == "2 × Träumer"
    person.page.click(f"{card(person, 'dig_deep')} [data-level=hard]")
    person.page.fill(".yourname input", "Änne")
    person.open("/")
    assert person.page.inner_text(f"{card(person, 'dig_deep')} .bn") == "2 × Gemütsmensch"
    assert person.page.inner_text(f"{card(person, 'rockwell')} .bn") == "2 × Träumer"
    person.page.click("[data-play=dig_deep]")
    seated = players(person, host)
    hard = named_levels("dig_deep")["hard"]
    assert [(one["name"], one["bot"]) for one in seated] == [("Änne", ""), ("", hard), ("", hard)]


def test_a_level_adapts_to_the_person(people: People, host: Host) -> None:
    person = people(lang="fr")
    person.open("/")
    here, scale = card(person, "dig_deep"), level_scale("dig_deep")
    person.page.click(f"{here} [data-level=adapts]")
    assert "Seul ce navigateur s’en souvient" in person.page.inner_text(f"{here} .say")
    assert person.page.get_attribute(f"{here} [aria-pressed=true]", "data-level") == "adapts"
    assert person.spill() == []
    assert axe(person) == []
    person.page.evaluate(STAND, {"dig_deep": {"at": 0.6, "counted": []}})
    made = host.create([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": scale[1]}], options={"turn_limit": 1})
    token = made["seats"][0]["token"]
    advance(host, made["table"], token, at_the_end)
    won = host.get(f"/tables/{made['table']}", token).json()["result"]["places"][0] == 1
    person.open(f"/t/{made['table']}#{token}")
    person.until("() => JSON.parse(localStorage['pithead.prefs']).standings.dig_deep.counted.length === 1")
    person.page.locator("[data-rematch]").first.click()
    person.page.wait_for_url(lambda url: "/t/" in url and made["table"] not in url)
    assert sorted(one["bot"] for one in players(person, host)) == ["", scale[1] if won else scale[0]]


def test_after_two_wins_the_next_level_is_proposed(people: People, host: Host) -> None:
    person = people(phone=True, lang="de")
    person.open("/")
    here = card(person, "dig_deep")
    person.page.wait_for_selector(here)
    order = "[...document.querySelectorAll('.games, .tables, .join')].map(e => e.getBoundingClientRect().top)"
    tops = person.measured(order)
    assert tops == sorted(tops), "games come before tables"
    assert person.page.query_selector(".tables ul") is None and person.page.is_visible(".mt a")
    easy = {"kind": "bot", "bot": named_levels("dig_deep")["easy"]}
    for wins in range(2):
        assert person.page.query_selector("[data-proposed]") is None, wins
        made = host.create([{"kind": "me", "name": "Ann"}, easy], options={"turn_limit": 1})
        token = made["seats"][0]["token"]
        advance(host, made["table"], token, at_the_end, wise=True)
        places = host.get(f"/tables/{made['table']}", token).json()["result"]["places"]
        assert places == [1, 2], "the test needs luck with which its hints win"
        person.open(f"/t/{made['table']}#{token}")
        person.page.wait_for_selector(".app")
        person.open("/")
        person.page.wait_for_selector("[data-place='1']")
    assert person.spill() == []
    assert axe(person) == []
    assert person.page.get_attribute("[data-proposed]", "data-proposed") == "medium"
    person.page.tap(f"{here} [data-proposed] button")
    person.page.wait_for_selector("[data-proposed]", state="detached")
    assert person.page.get_attribute(f"{here} [aria-pressed=true]", "data-level") == "medium"


def test_bots_and_nameless_people_are_called_in_the_readers_language(people: People, host: Host) -> None:
    made = host.create([{"kind": "me"}, BOT, BOT])
    token = made["seats"][0]["token"]
    for lang, names in (
        ("en", ["Player 1", "Apprentice 2", "Apprentice 3"]),
        ("de", ["Spieler 1", "Lehrling 2", "Lehrling 3"]),
        ("fr", ["Joueur 1", "Apprenti 2", "Apprenti 3"]),
    ):
        person = people(lang=lang)
        person.open(f"/t/{made['table']}#{token}")
        person.asked()
        said = person.page.inner_text(".seats")
        assert all(name in said for name in names), said


def test_a_new_table_begins_with_presets_and_says_how_each_bot_plays(people: People, host: Host) -> None:
    person = people(lang="fr")
    for info in host.get("/games").json()["games"]:
        person.open(f"/new/{info['id']}")
        person.page.wait_for_selector("[data-preset]")
        offered = [one.get_attribute("data-preset") for one in person.page.query_selector_all("[data-preset]")]
        assert offered[:3] == ["bots", "link", "device"] and ("solo" in offered) == (info["min_seats"] == 1)
        listed = [str(one.get_attribute("data-bot")) for one in person.page.query_selector_all("[data-bot]")]
        named = named_levels(info["id"])
        assert listed == [*named.values(), named["easy"], *styles(info["id"])], "who is new begins with the weakest"
        said = [one.inner_text() for one in person.page.query_selector_all("[data-bot] > span")]
        assert len(set(said)) == len(listed) and all(said)
        assert not person.page.is_visible("#option-turn_limit, #clock, #kind-1")
        person.page.click(".more summary")
        bots = person.page.evaluate("[...document.querySelectorAll('#bot-1 option')].map(o => o.value)")
        weaker = [bot for bot in level_scale(info["id"]) if bot not in levels(info["id"])]
        assert bots == [*levels(info["id"]), *weaker, *styles(info["id"])]
    assert axe(person) == []
    person.open("/new/dig_deep")
    person.page.click("[data-preset=watch]")
    person.page.click("[data-bot=dumper]")
    person.page.click("[data-seats='2']")
    person.page.click("form .play")
    person.page.wait_for_url("**/t/*")  # the game of two bots may be over before it is drawn
    found = host.get(f"/tables/{person.table}", person.token).json()
    assert found["seat"] == 0 and [one["bot"] for one in found["players"]] == ["dumper", "dumper"]


def test_a_browser_that_stores_nothing_still_plays(people: People) -> None:
    person = people(seed=2)
    refused = "get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); }"
    person.context.add_init_script(
        f"for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {{ {refused} }});"
    )
    person.open("/")
    person.page.click("[data-play='dig_deep']")
    for _ in range(4):
        person.choose()
    person.settle()
