"""The frame that all games share: ways in, ways back, ways to look."""

from __future__ import annotations

import re
from typing import Any

from tests.server.harness import Host, wait_for
from tests.web.browser import PATIENCE, Person, check_reckoning
from tests.web.conftest import People
from tests.web.moments import Wanted, after, bring, in_round, offered

BOT = {"kind": "bot", "bot": "apprentice"}


def sit(people: People, host: Host, seats: int = 2, wanted: Wanted | None = None, **rest: Any) -> Person:
    """At a new table, or at one that was played until something wanted."""
    made = host.create([{"kind": "me", "name": "Ann"}, *[BOT] * (seats - 1)], **rest)
    if wanted is not None:
        bring(host, made["table"], made["seats"][0]["token"], wanted)
    person = people(seed=3)
    person.open(f"/t/{made['table']}#{made['seats'][0]['token']}")
    person.asked()
    return person


def test_two_clicks_lead_to_the_first_decision(people: People) -> None:
    person = people()
    person.open("/")
    person.page.click("[data-play=dig_deep]")
    person.asked()
    assert "/t/" in person.page.url
    person.open("/")
    person.page.wait_for_selector(".tb--you")
    assert person.page.title() == "Pithead"


def test_the_secret_leaves_the_address_bar_and_survives_a_reload(people: People, host: Host) -> None:
    person = sit(people, host)
    assert "#" not in person.page.url
    person.page.reload()
    person.asked()


def test_title_and_icon_say_whose_turn_it_is(people: People, host: Host) -> None:
    person = sit(people, host)
    person.wait(lambda: person.page.title().startswith("●"))
    assert person.page.get_attribute("link[rel=icon]", "href") == "/icon-lit.svg"


def share_device(people: People) -> Person:
    """Ann and Ben sit down at one device."""
    person = people(seed=2)
    person.open("/new/dig_deep")
    person.page.click("[data-preset=device]")
    person.page.click("[data-seats='2']")
    person.page.fill("#name-0", "Ann")
    person.page.fill("#name-1", "Ben")
    person.page.click("form .play")
    return person


def test_hot_seat_forgets_one_seat_before_it_shows_the_other(people: People, host: Host) -> None:
    person = share_device(people)
    person.page.wait_for_selector(".sheet, .curtain")
    turns = 0
    heard: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    while turns < 4:
        if person.page.query_selector(".curtain") is None:
            person.choose()
            continue
        turns += 1
        hidden = person.page.content()
        assert "L1" not in hidden.partition('id="app"')[2], "nothing of the table is in the page"
        assert person.page.evaluate("document.querySelectorAll('.gt, .sheet, .log').length") == 0
        done = "Ann is done." if "Ben" in person.page.inner_text(".curtain h1") else "Ben is done."
        assert person.page.inner_text(".door__done") == done, "nothing is told but who has finished"
        heard.clear()
        person.page.click(".curtain button.play")
        person.asked()
        assert len({found for frame in heard for found in re.findall(r'"type":"state","seat":(\d)', frame)}) == 1


def test_hot_seat_can_do_without_the_door(people: People, host: Host) -> None:
    person = share_device(people)
    person.settle()
    while not person.covered():
        person.choose()
    person.page.click(".door__sub .link")
    sitting: set[str] = set()
    while len(sitting) < 2:
        person.asked()
        sitting.add(person.page.inner_text(".seat--mine .seat__name"))
        person.choose()
        assert not person.covered()
    person.page.click(".menubox > button")
    person.page.click("text=A door between players")
    person.page.keyboard.press("Escape")
    while not person.covered():
        person.choose()


def test_an_invited_person_joins_by_link_and_both_see_the_same_table(people: People) -> None:
    ann, ben = people(seed=1), people(seed=2)
    ann.open("/new/dig_deep")
    ann.page.click("[data-preset=link]")
    ann.page.click("[data-seats='2']")
    ann.page.fill("#name-0", "Ann")
    ann.page.click("form .play")
    link = str(ann.page.input_value(".invite[open] input"))
    assert ann.page.query_selector(".invite[open] .qr path") is not None
    watch = ann.page.evaluate("document.querySelector('.invite:not([open]) input').value")
    ann.page.click("a.play")
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    ben.page.click(".joinform button")
    ben.page.wait_for_selector(".sheet")
    for _ in range(30):
        ann.wait(lambda: ann.ready() or ben.ready())
        for person in (ann, ben):
            if person.ready():
                person.choose()
    ann.wait(lambda: ann.page.inner_text(".history output") != "0")
    assert "Ben" in ann.page.inner_text(".seats")
    viewer = people()
    viewer.page.goto(str(watch))
    viewer.page.wait_for_selector(".sheet")
    assert viewer.glowing() == []
    assert viewer.page.inner_text("#say").startswith("You are watching.")
    ben.page.click("[data-log=chat]")
    ben.page.fill(".chatform input", "Glück auf")
    ben.page.press(".chatform input", "Enter")
    ann.page.click("[data-log=chat]")
    ann.page.wait_for_selector("text=Glück auf")


def test_undo_goes_back_to_what_was_before(people: People, host: Host) -> None:
    takeable = ("reserve", "advertise", "invest", "mark")
    person = sit(people, host, wanted=offered(*takeable))
    before = person.page.inner_text(".seats"), sorted(person.glowing())
    safe = [move for move in before[1] if move.startswith(takeable)]
    person.page.click(f"[data-glow='{safe[0]}']")
    if person.page.query_selector("[data-commit]"):
        person.page.click("[data-commit]")
    person.asked()
    person.wait(lambda: sorted(person.glowing()) != before[1])
    person.page.click(".prompt >> text=Undo")
    person.wait(lambda: (person.page.inner_text(".seats"), sorted(person.glowing())) == before)


def test_a_move_that_bots_have_answered_is_taken_back_with_their_answers(people: People, host: Host) -> None:
    person = sit(people, host, seats=3, game="rockwell", wanted=offered("place"))
    page = person.page
    before = sorted(person.glowing())
    places = [move for move in before if move.startswith("place")]
    told = page.inner_text(".history output")
    page.click(f"[data-glow='{places[0]}']")
    if page.query_selector("[data-commit]"):
        page.click("[data-commit]")
    page.wait_for_selector(".prompt [title*='answer of']")
    person.asked()
    page.reload()
    person.asked()
    page.click(".prompt [title*='answer of']")
    person.wait(lambda: sorted(person.glowing()) == before)
    assert "answers" in page.inner_text(".log__list li:last-child")
    now = page.inner_text(".history output")
    assert int(now.split()[0]) > int(told.split()[0]), "numbers of events only grow"
    page.click(f"[data-glow='{places[1]}']")
    page.wait_for_selector(".prompt [title*='answer of']")


def test_a_game_is_ended_by_agreement_from_the_menu(people: People, host: Host) -> None:
    person = sit(people, host, seats=2, game="imperial_miners", wanted=in_round(2))
    page = person.page
    page.click(".menubox > button")
    page.click("[data-end-agreed]")
    page.click("[data-end-agreed] >> text=Press again")
    person.wait(person.over)
    page.wait_for_selector("text=everybody agreed to end the game")
    page.reload()
    person.wait(person.over)


def test_history_has_an_address_for_each_position_and_a_way_back(people: People, host: Host) -> None:
    person = sit(people, host, wanted=after(25))
    page = person.page
    page.click(".history button >> nth=1")
    page.wait_for_url("**at=*")
    page.wait_for_selector(".prompt >> text=Back to now")
    assert person.glowing() == []
    here = page.url
    page.click(".history button >> nth=0")
    page.wait_for_url("**at=0")
    page.goto(here)
    page.wait_for_selector(".prompt >> text=Back to now")
    page.keyboard.press("Escape")
    person.asked()
    page.click(".log__line >> nth=0")
    page.wait_for_url("**at=*")
    page.go_back()
    person.asked()


PAINTED_FIRST = """() => {
  let drawn = 0, pressed = 0;
  const draw = () => { drawn += 1; requestAnimationFrame(draw); };
  requestAnimationFrame(draw);
  addEventListener('click', () => (pressed = drawn), {capture: true});
  window.framesBefore = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'play') window.framesBefore.push(drawn - pressed);
    send.call(this, text);
  };
}"""


def test_a_press_is_drawn_before_it_is_sent_and_leaves_the_lines_of_the_log(people: People, host: Host) -> None:
    person = sit(people, host, seats=3, wanted=in_round(3))
    page = person.page
    page.wait_for_selector(".since")
    line = page.evaluate_handle("[...document.querySelectorAll('.log__list[hidden] .log__line')].at(-1)").as_element()
    assert line is not None, "the log waits behind the news"
    page.evaluate(PAINTED_FIRST)
    while page.query_selector(".since"):
        person.choose()
        person.settle()
    assert line.evaluate("e => e.isConnected && e.checkVisibility()")
    for _ in range(3):
        person.choose()
    assert max(page.evaluate("framesBefore")) > 0
    assert line.evaluate("e => e.isConnected")
    person.until("() => document.querySelector('[data-sent]') === null")


def test_the_log_draws_what_is_near_its_end_and_the_rest_for_whoever_scrolls_or_walks_back(
    people: People, host: Host
) -> None:
    person = sit(people, host, seats=3, wanted=after(60))
    page = person.page
    page.click("[data-log=log]")
    lines = "document.querySelectorAll('.log__list li').length"
    near = int(person.measured(lines))
    page.evaluate("document.querySelector('.log__list').scrollTop = -80")
    person.wait(lambda: int(page.evaluate(lines)) > near)
    page.evaluate("document.querySelector('.log__list').scrollTop = 0")
    person.wait(lambda: int(page.evaluate(lines)) == near)
    first = page.evaluate(
        "(document.querySelector('.log__list .log__line').focus(), "
        "document.activeElement.querySelector('time').textContent)"
    )
    person.wait(lambda: int(page.evaluate(lines)) > near)
    page.keyboard.press("Shift+Tab")
    assert int(page.evaluate("document.activeElement.querySelector('time').textContent")) < int(first)


def test_the_line_comes_back_after_the_server_was_killed(people: People, host: Host, tmp_path: object) -> None:
    other = Host(f"{tmp_path}/tables.sqlite")
    made = other.create([{"kind": "me", "name": "Ann"}, BOT])
    person = people(seed=5)
    person.page.goto(f"{other.url}/t/{made['table']}#{made['seats'][0]['token']}")
    for _ in range(5):
        person.choose()
    person.asked()
    before = sorted(person.glowing())
    person.expected = ("WebSocket", "ERR_CONNECTION")
    other.kill()
    person.page.wait_for_selector(".toast--line")
    again = Host(other.db, port=other.port)
    try:
        person.page.wait_for_selector(".linelamp--online")
        person.wait(lambda: sorted(person.glowing()) == before)
        for _ in range(5):
            person.choose()
        person.settle()
    finally:
        again.kill()
        person.page.goto("about:blank")


def test_after_the_end_the_dice_are_proved_and_the_game_branched(people: People, host: Host) -> None:
    person = sit(people, host, wanted=in_round(2), options={"turn_limit": 2})
    person.play_to_the_end()
    check_reckoning(person, host, person.token)
    page = person.page
    page.click("[data-verify]")
    page.wait_for_selector(".proof")
    with page.expect_download() as download:
        page.click("[data-export]")
    assert download.value.suggested_filename.endswith(".jsonl")
    page.click(".history button >> nth=0")
    page.wait_for_url("**at=0")
    old = person.table
    page.click("[data-branch]")
    page.wait_for_url(re.compile(f"/t/(?!{old})"))
    person.asked()


def test_two_tabs_of_one_seat_agree(people: People, host: Host) -> None:
    person = sit(people, host)
    second = person.context.new_page()
    person.listen(second)
    second.goto(person.page.url)
    second.wait_for_selector("[data-glow]")
    for _ in range(6):
        person.choose()
    person.asked()
    wait_for(
        lambda: second.inner_text(".history output") == person.page.inner_text(".history output"),
        PATIENCE,
        "the tabs differ",
    )


def test_the_generic_board_plays_from_the_offer_alone(people: People, host: Host) -> None:
    made = host.create([{"kind": "me", "name": "Ann"}, BOT], options={"turn_limit": 2})
    token = made["seats"][0]["token"]
    person = people(seed=8)
    person.open(f"/t/{made['table']}?board=generic#{token}")
    person.page.wait_for_selector(".stage--generic")
    person.play_to_the_end()
    assert person.over()


def test_the_board_never_jumps(people: People, host: Host) -> None:
    person = sit(people, host, seats=3)
    places = set()
    for _ in range(60):
        person.choose()
        places.add(
            str(person.page.evaluate("JSON.stringify(document.querySelector('.board').getBoundingClientRect())"))
        )
    assert len(places) == 1
