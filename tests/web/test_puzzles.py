"""Puzzles in the browser: solved by mouse, keys and touch, tried in vain, helped with, asked about, remembered."""

from __future__ import annotations

import pytest

from pithead.coach.puzzles import Answer, Puzzle
from pithead.coach.shipped import shipped_count, shipped_puzzle
from pithead.locales import Texts
from tests.server.harness import Host, Json
from tests.web.browser import Person, axe
from tests.web.conftest import People
from tests.web.looks import small_lettering
from tests.web.moments import at_the_end, bring

GAMES = ("dig_deep", "rockwell", "imperial_miners")
USUAL = {"dig_deep": "buy", "rockwell": "crew", "imperial_miners": "play"}
ENDED = "[data-ended]"
# What can be pressed beside the board and is smaller than a fingertip.
SMALL = """() => [...document.querySelectorAll('.pz :is(a, button), .tabs button, .topbar :is(a, button)')]
  .map((e) => [e.innerText, e.getBoundingClientRect()]).filter(([, box]) => box.height < 44 || box.width < 44)
  .map(([text]) => text)"""


def puzzles_of(game: str) -> list[tuple[int, Puzzle]]:
    found = [(number, shipped_puzzle(game, number)) for number in range(1, shipped_count(game) + 1)]
    return [(number, one) for number, one in found if one is not None]


def any_puzzle(game: str, moves: int = 1, choices: int = 2) -> tuple[int, Puzzle]:
    """The first whose best has so many moves, with so many choices; of the game's usual kind where there is one."""
    every = sorted(puzzles_of(game), key=lambda found: found[1].themes[0] != USUAL[game])
    return next((n, one) for n, one in every if len(one.best.moves) >= moves and len(one.rivals) >= choices - 1)


def opened(person: Person, game: str, number: int, query: str = "") -> None:
    person.page.goto(f"/puzzles/{game}/{number}{query}")
    person.page.wait_for_selector(f".app--puzzle[data-puzzle='{number}']")
    person.asked()


def glow(move: str) -> str:
    return f':is([data-glow="{move}"], [data-commit="{move}"])'


def seen(person: Person, selector: str) -> str:
    """The first of what is visible."""
    return f"{selector} >> visible=true >> nth=0"


def press(person: Person, move: str) -> None:
    """Press what stands for a move, as often as a person confirms it."""
    before = person.signature()
    tabs = [tab for tab in person.page.query_selector_all(".tabs .has") if tab.is_visible()]
    for tab in [None, *tabs]:
        if tab is not None:
            tab.tap()
            person.page.wait_for_function("tab => tab.ariaSelected === 'true'", arg=tab)
            person.rest()
        element = person.page.query_selector(seen(person, glow(move)))
        if element is not None and person.press(element):
            break
    else:
        raise AssertionError(f"nothing can be pressed for {move}: {person.glowing()}")
    person.changed(before)
    commit = person.page.query_selector(seen(person, f'[data-commit="{move}"]'))
    if commit is not None and person.press(commit):
        person.until("() => !document.querySelector('[aria-busy=true]')")


def led_on(person: Person, game: str) -> str:
    """The address of the next puzzle, once the list of them is here."""
    return str(person.page.get_attribute(f".pz [data-next][href^='/puzzles/{game}/']", "href"))


def choose(person: Person, answer: Answer) -> None:
    """Make a whole choice on the board: at once where something stands for all of it, else move by move."""
    for i, move in enumerate(answer.moves):
        person.until("() => !document.querySelector('[aria-busy=true]')")
        if i:
            person.until(
                f"() => document.querySelector('{glow(move)}') !== null".replace("'[", "`[").replace("]'", "]`")
            )
        press(person, move)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_solved_by_mouse(people: People, game: str) -> None:
    number, puzzle = any_puzzle(game)
    person = people()
    opened(person, game, number)
    assert person.page.query_selector(ENDED) is None
    choose(person, puzzle.best)
    person.page.wait_for_selector("[data-ended=first]")
    assert person.page.inner_text("[data-reasons]").strip()
    share = f"{round(100 * puzzle.best.share)} %"
    if puzzle.seats > 1:
        assert share in person.page.inner_text(".hints__rows")
    assert person.page.inner_text("[data-own-rating]") != "1200"
    if person.page.query_selector(glow(puzzle.best.moves[0])):  # a choice with a place of its own
        assert person.page.query_selector("[data-advised]") is not None
    following = led_on(person, game)
    person.page.click(".pz [data-next]")
    person.wait(lambda: person.page.url.endswith(following))
    person.page.wait_for_selector("[data-show]")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_tells_what_it_leaves_and_not_the_answer(people: People, game: str) -> None:
    number, puzzle = any_puzzle(game)
    rival = next(one for one in puzzle.rivals if len(one.moves) == 1 or one.moves[0] != puzzle.best.moves[0])
    person = people()
    sent: list[str] = []
    person.page.on("request", lambda request: sent.append(request.url))
    opened(person, game, number)
    choose(person, rival)
    person.page.wait_for_selector("[data-wrong='1']")
    if puzzle.seats > 1:
        assert f"{round(100 * rival.share)} %" in person.page.inner_text("#say")
    assert person.page.query_selector(ENDED) is None and person.page.query_selector("[data-advised]") is None
    assert not any(url.endswith(("/answer", "/hint")) for url in sent), "the answer is not even fetched"
    choose(person, puzzle.best)
    person.page.wait_for_selector("[data-ended=later]")
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('pithead.puzzles')).tried")
    assert kept[puzzle.id]["first"] == 0 and kept[puzzle.id]["solved"] is True


@pytest.mark.parametrize("phone", [False, True])
def test_a_sealed_bid_is_one_choice(people: People, phone: bool) -> None:
    number, puzzle = next((n, one) for n, one in puzzles_of("rockwell") if one.themes[0] == "bid")
    person = people(phone=phone)
    opened(person, "rockwell", number)
    whole = person.page.wait_for_selector("[data-glow^='bid'][data-glow*=', '] >> visible=true")
    assert whole is not None
    moves = str(whole.get_attribute("data-glow")).split(", ")
    assert len(moves) == len(puzzle.best.moves) and person.press(whole)
    if moves == puzzle.best.moves:
        person.page.wait_for_selector("[data-ended=first]")
    else:
        person.wait(lambda: "Not the best" in person.page.inner_text("#say"))


def test_a_puzzle_is_solved_by_keys_alone(people: People) -> None:
    number, puzzle = any_puzzle("rockwell", moves=2)
    person = people()
    opened(person, "rockwell", number)
    for move in puzzle.best.moves:
        person.until("() => !document.querySelector('[aria-busy=true]')")
        for _ in range(60):
            person.page.keyboard.press("n")
            if person.page.evaluate("document.activeElement.dataset?.glow") == move:
                break
        else:
            raise AssertionError(f"keys do not reach {move}")
        before = person.signature()
        person.page.keyboard.press("Enter")
        person.changed(before)
        if person.page.query_selector(f'[data-commit="{move}"]'):
            person.page.keyboard.press("c")
    person.page.wait_for_selector("[data-ended=first]")
    person.until("() => document.activeElement !== document.body")
    following = led_on(person, "rockwell")
    person.page.keyboard.press("ArrowRight")
    person.wait(lambda: person.page.url.endswith(following))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_by_touch(people: People, game: str) -> None:
    number, puzzle = any_puzzle(game, choices=3)
    person = people(phone=True)
    opened(person, game, number)
    assert person.spill() == []
    choose(person, puzzle.best)
    person.page.wait_for_selector("[data-ended=first]")
    assert person.spill() == [] and small_lettering(person) == []
    assert person.measured(SMALL) == []
    assert axe(person) == []
    person.page.tap(".pz [data-next]")
    person.wait(lambda: not person.page.url.endswith(f"/{number}"))


def test_a_hint_names_three_choices_and_makes_the_first_try_count_half(people: People) -> None:
    number, puzzle = any_puzzle("rockwell", choices=5)
    person = people()
    opened(person, "rockwell", number)
    person.page.keyboard.press("h")
    person.page.wait_for_selector("[data-hinted]")
    assert len(person.page.query_selector_all("[data-hinted] li")) == 3
    assert person.page.query_selector("[data-ask-hint]") is None, "there is one help"
    choose(person, puzzle.best)
    person.page.wait_for_selector("[data-ended=later]")
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('pithead.puzzles')).tried")
    assert kept[puzzle.id]["first"] == 0.5 and kept[puzzle.id]["solved"] is True


def test_why_not_is_answered_in_the_list_and_on_the_board(people: People) -> None:
    number, puzzle = any_puzzle("dig_deep", choices=6)
    person = people()
    opened(person, "dig_deep", number)
    person.page.click("[data-show]")
    person.page.wait_for_selector("[data-ended=shown]")
    person.page.click(".pz [data-why] >> nth=0")
    person.page.wait_for_selector(".pz li.is-open .hints__answer")
    assert person.page.inner_text(".pz li.is-open .hints__answer").strip()
    person.page.click("[data-every]")
    person.wait(lambda: len(person.page.query_selector_all(".pz [data-why]")) == len(puzzle.rivals))
    drawn = {one.moves[0]: person.page.query_selector(seen(person, glow(one.moves[0]))) for one in puzzle.rivals}
    last = next(one for one in puzzle.rivals[::-1] if drawn[one.moves[0]] is not None)
    element = drawn[last.moves[0]]
    assert element is not None and person.press(element)
    person.until(
        "text => document.querySelector('.pz li.is-open')?.innerText.includes(text)", f"{round(100 * last.share)} %"
    )
    assert person.page.query_selector("[data-asked]") is not None
    assert person.page.query_selector("[data-ended=shown]") is not None, "nothing was played"
    person.page.click("[data-again]")
    person.page.wait_for_selector("[data-show]")


def test_progress_outlives_a_reload_and_is_told_by_theme_and_difficulty(people: People) -> None:
    number, puzzle = any_puzzle("imperial_miners")
    person = people()
    opened(person, "imperial_miners", number)
    choose(person, puzzle.best)
    person.page.wait_for_selector("[data-ended=first]")
    rating = person.page.inner_text("[data-own-rating]")
    person.page.reload()
    person.page.wait_for_selector("[data-show]")
    person.asked()
    assert person.page.inner_text("[data-own-rating]") == rating
    choose(person, puzzle.best)
    person.page.wait_for_selector("[data-ended=later]")
    assert person.page.inner_text("[data-own-rating]") == rating, "a puzzle counts once"
    person.page.goto("/puzzles/imperial_miners")
    person.page.wait_for_selector(f"[data-number='{number}'][data-mark=first]")
    assert person.page.inner_text("[data-solved]").startswith(f"1 of {shipped_count('imperial_miners')}")
    tables = person.page.inner_text(".pzs__parts")
    assert "1 / " in tables
    person.page.click("[data-forget]")
    person.page.click("[data-forget]")
    person.page.wait_for_selector(f"[data-number='{number}'][data-mark='']")


def test_filters_go_by_theme_and_difficulty_and_lead_on(people: People) -> None:
    kind = puzzles_of("rockwell")[-1][1].themes[0]
    numbers = [number for number, one in puzzles_of("rockwell") if one.themes[0] == kind]
    person = people()
    person.open("/puzzles/rockwell")
    person.page.select_option("select[name=theme]", kind)
    person.wait(lambda: len(person.page.query_selector_all("[data-number]")) == len(numbers))
    shown = [int(str(one.get_attribute("data-number"))) for one in person.page.query_selector_all("[data-number]")]
    assert shown == numbers
    person.page.click("[data-go]")
    person.page.wait_for_selector(f".app--puzzle[data-puzzle='{numbers[0]}']")
    assert f"theme={kind}" in person.page.url
    person.page.click("[data-show]")
    person.page.wait_for_selector(ENDED)
    if len(numbers) > 1:
        assert f"/{numbers[1]}?" in led_on(person, "rockwell")
    person.open("/puzzles/rockwell?difficulty=hard")
    person.page.wait_for_selector("[data-number]")
    for one in person.page.query_selector_all("[data-number] small"):
        assert int(one.inner_text()) > 1600


def test_the_puzzle_of_the_day_is_found_from_the_home_page(people: People) -> None:
    person = people()
    person.open("/")
    person.page.click("[data-puzzles]")
    person.page.click("[data-daily]")
    person.page.wait_for_selector(".app--puzzle [data-daily]")
    person.page.click("[data-show]")
    person.page.wait_for_selector(ENDED)
    person.page.goto("/puzzles")
    person.page.wait_for_selector("[data-daily]")
    assert person.page.query_selector("[data-daily-done]") is None, "to be shown it is not to solve it"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_three_languages(people: People, game: str, lang: str) -> None:
    number, puzzle = any_puzzle(game)
    person = people(lang=lang)
    opened(person, game, number)
    texts = Texts(lang)
    kind = texts.msg(f"puzzles-kind-{game}-{puzzle.themes[0]}").replace("\u202f", " ")
    assert kind in person.page.inner_text(".pz__t").replace("\u202f", " ")
    person.page.click("[data-show]")
    person.page.wait_for_selector(ENDED)
    words = person.page.inner_text("main") + person.page.inner_text(".prompt")
    assert not [word for word in words.split() if word.startswith(("web-", "puzzles-", "coach_", "hint-"))]


@pytest.mark.parametrize("wishes", [{}, {"theme": "dark"}, {"tablet": True}, {"phone": True, "lang": "de"}])
@pytest.mark.parametrize("game", GAMES)
def test_everybody_can_read_it(people: People, game: str, wishes: dict[str, object]) -> None:
    number, _ = any_puzzle(game, choices=3)
    person = people(**wishes)
    opened(person, game, number)
    for state in ("asking", "answered"):
        if state == "answered":
            if not person.page.is_visible("[data-show]"):
                person.page.click(".tabs [role=tab] >> nth=0")
            person.page.click("[data-show]")
            person.page.wait_for_selector(ENDED)
        assert person.spill() == []
        assert small_lettering(person) == []
        assert axe(person) == []
        if wishes.get("phone"):
            assert person.measured(SMALL) == []


@pytest.mark.parametrize("wishes", [{}, {"theme": "dark"}, {"tablet": True}, {"phone": True, "lang": "fr"}])
def test_everybody_can_read_the_lists(people: People, wishes: dict[str, object]) -> None:
    person = people(**wishes)
    for path in ("/puzzles", "/puzzles/rockwell"):
        person.open(path)
        person.page.wait_for_selector("[data-go]")
        assert person.spill() == []
        assert small_lettering(person) == []
        assert axe(person) == []


def test_a_puzzle_that_there_is_not_is_said(people: People) -> None:
    person = people()
    person.expected = ("status of 404",)
    for path in ("/puzzles/rockwell/99999", "/puzzles/chess/1"):
        person.page.goto(path)
        person.until("() => document.body.innerText.includes('There is no such puzzle')")


# -- played on as a table

HOWS: tuple[Json, ...] = (
    {},
    {"phone": True},
    {"keys": True},
    {"tablet": True, "lang": "de"},
    {"phone": True, "lang": "fr"},
)


@pytest.mark.parametrize("how", HOWS, ids=lambda how: "-".join(f"{k}" for k in how) or "mouse")
@pytest.mark.parametrize("game", GAMES)
def test_a_solved_puzzle_is_played_on_against_bots(people: People, host: Host, game: str, how: Json) -> None:
    number, puzzle = next((n, one) for n, one in puzzles_of(game) if one.seats == 3 and one.round < 5)
    keys = bool(how.get("keys"))
    person = people(**{name: value for name, value in how.items() if name != "keys"})
    opened(person, game, number)
    scene = host.get(f"/puzzles/{game}/{number}").json()["position"]["scene"]
    assert person.page.query_selector("[data-play-on]") is None, "not before it is answered"
    if not person.page.is_visible("[data-show]"):
        person.page.click(".tabs [role=tab] >> nth=0")
    person.page.click("[data-show]")
    person.page.wait_for_selector(ENDED)
    if keys:
        person.page.focus(".pz [data-next]")
        for _ in range(4):
            person.page.keyboard.press("Tab")
            if person.page.evaluate("document.activeElement.dataset.playOn !== undefined"):
                break
        person.page.keyboard.press("Enter")
    else:
        button = person.page.wait_for_selector("[data-play-on]")
        assert button is not None and person.press(button)
    person.page.wait_for_selector(".app[data-last]:not(.app--puzzle)")
    person.asked()
    assert host.get(f"/tables/{person.table}", person.token).json()["scene"] == scene
    assert person.spill() == []
    assert axe(person) == []

    def bots_have_moved() -> bool:
        seats = [one.get("seat") for one in host.events(person.table, person.token)]
        return any(seat not in (None, str(puzzle.seat + 1)) for seat in seats[1:])

    for _ in range(60):
        if bots_have_moved() or not (person.choose_by_keys() if keys else person.choose()):
            break
    person.wait(bots_have_moved)
    person.settle()
    table, before = person.table, host.events(person.table, person.token)
    person.page.reload()
    person.page.wait_for_selector(".app[data-last]:not(.app--puzzle)")
    person.settle()
    assert person.table == table
    assert host.events(table, person.token)[: len(before)] == before
    assert host.get(f"/tables/{table}", person.token).json()["seat"] == puzzle.seat + 1
    person.page.goto("/")
    person.page.wait_for_selector(f"a[href*='/t/{table}']")


# -- of people's games, if they agree

LET = "[data-let-puzzles]"


@pytest.mark.parametrize(
    "wishes", [{}, {"theme": "dark", "lang": "de"}, {"phone": True}, {"phone": True, "lang": "fr"}]
)
def test_a_finished_game_is_let_become_puzzles_by_a_switch_that_is_off(
    people: People, host: Host, wishes: dict[str, object]
) -> None:
    seats: list[Json] = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "pebble"}]
    table = host.create(seats, options={"turn_limit": 2})
    token = table["seats"][0]["token"]
    bring(host, table["table"], token, at_the_end)
    person = people(**wishes)

    def opened_again() -> None:
        person.page.goto("about:blank")
        person.page.goto(f"/t/{table['table']}#{token}")
        person.page.wait_for_selector(".reckoning li", state="attached")
        if not person.page.is_visible(LET):
            person.page.click("[role=tab][data-tab=players], .tabs [role=tab] >> nth=-1")
        person.page.wait_for_selector(LET)
        person.rest()

    def stored() -> bool:
        return bool(host.get(f"/tables/{table['table']}", token).json()["puzzles"])

    opened_again()
    assert not person.page.is_checked(LET) and not stored()
    assert person.spill() == [] and small_lettering(person) == [] and axe(person) == []
    if person.touch:
        person.page.tap("label.review__let")
    else:
        person.page.focus(LET)
        person.page.keyboard.press("Space")
    person.wait(stored)
    opened_again()
    assert person.page.is_checked(LET), "a reload keeps it"
    person.page.click("label.review__let")
    person.wait(lambda: not stored())
    watcher = people()
    watcher.page.goto(f"/t/{table['table']}#{table['spectator']['token']}")
    watcher.page.wait_for_selector(".reckoning li")
    assert watcher.page.query_selector(LET) is None, "who only watches is not asked"
