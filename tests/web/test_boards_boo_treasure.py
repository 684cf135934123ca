"""What single boards show and how they are handled, in positions made for it."""

import re
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from browsing import PHONE, NewPage, at_rest, eventually, hold, made, open_table
from hantise.server.trials.outside import Outside

ME, OTHER, BOT = {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}, {"kind": "bot", "level": "wisp"}

# The black 5 in hand; a white card above the gate, and a black one beside it.
GRAVEYARD = {"hands": [5, 1], "table": {"b7": "3 -3 s front", "w2": "0 -3 e front"}}


def begin(server: Outside, page: Page, game: str, position: dict[str, Any], **more: Any) -> None:
    """A table set up as told, with somebody who never moves in the other seat."""
    hold(page, open_table(server, game, seats=[ME, OTHER], position=position, **more), 0)
    at_rest(page)


def spot(page: Page, column: int, row: int) -> Any:
    return page.get_by_role("button", name=f"Column {column}, row {row}", exact=True)


def test_boo_shows_whom_a_card_would_frighten_before_it_is_laid(server: Outside, page: Page) -> None:
    begin(server, page, "boo", GRAVEYARD)
    spot(page, 3, 1).click()
    expect(page.locator(".actions .primary")).to_contain_text("5 → 8 · frightens 2 ghosts")
    expect(page.locator(".rail")).to_contain_text("frightens the ghost in column 2, row -3: its card turns")
    page.keyboard.press("f")
    expect(page.locator(".rail")).not_to_contain_text("column 2, row -3")
    page.keyboard.press("f")
    page.locator(".actions .primary").click()
    expect(page.locator(".rail .headline")).to_have_text("Who acts next?")
    page.get_by_role("button", name="Ghost 2 turns a card 7 →").click()
    page.get_by_role("button", name="Ghost 1 turns a card").click()
    expect(page.get_by_role("img", name="8 black ghosts")).to_be_visible()


# Whenever the score changes: what it says then, and how many cards are landing or turning.
WATCH_SCORE = """() => {
  const score = document.querySelector(".score")
  const cards = document.querySelector(".surface svg[role=img]")
  const moving = () => cards.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
  window.heard = []
  const hear = () => window.heard.push([parseInt(score.ariaLabel), moving().length])
  new MutationObserver(hear).observe(score, { attributes: true, attributeFilter: ["aria-label"] })
}"""


def test_the_score_of_boo_changes_when_the_cards_have_turned(server: Outside, page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    begin(server, page, "boo", GRAVEYARD)
    page.evaluate(WATCH_SCORE)
    spot(page, 3, 1).click()
    page.locator(".actions .primary").click()
    expect(page.get_by_role("img", name="7 black ghosts")).to_be_visible()
    page.get_by_role("button", name="Ghost 2 turns a card 7 →").click()
    page.get_by_role("button", name="Ghost 1 turns a card").click()
    expect(page.get_by_role("img", name="8 black ghosts")).to_be_visible()
    assert page.evaluate("window.heard") == [[7, 0], [5, 0], [8, 0]]


def test_each_score_of_boo_is_beside_the_seat_that_plays_it(server: Outside, page: Page) -> None:
    begin(server, page, "boo", GRAVEYARD)
    ghosts = page.locator(".score use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    colours = page.locator(".head .colour").all_inner_texts()
    assert [ghost.removeprefix("#boo-") for ghost in ghosts] == colours


def test_boo_says_why_a_card_cannot_lie_there(server: Outside, page: Page) -> None:
    begin(server, page, "boo", GRAVEYARD)
    gate = page.locator(".surface .gate").first.bounding_box()
    assert gate is not None
    page.mouse.click(gate["x"] + gate["width"] / 2, gate["y"] + gate["height"] / 2)
    expect(page.locator(".reason")).to_contain_text("B5 cannot lie there: g")
    expect(page.get_by_role("link", name="Rule 5.2")).to_be_visible()
    assert page.locator(".actions .primary").count() == 0


def test_a_reason_is_shown_however_late_the_server_tells_it(server: Outside, page: Page) -> None:
    begin(server, page, "treasure", HOUSE, options={"advanced": True})
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    page.keyboard.press("j")
    page.wait_for_timeout(1_500)
    server.process.send_signal(signal.SIGCONT)
    expect(page.locator(".reason")).to_contain_text("cannot get to room J")


def test_boo_is_panned_and_zoomed(server: Outside, page: Page) -> None:
    begin(server, page, "boo", GRAVEYARD)
    card = page.locator(".surface .gate").first

    def box() -> FloatRect:
        found = card.bounding_box()
        assert found is not None
        return found

    def becomes(holds: Callable[[FloatRect], bool]) -> None:
        eventually(page, lambda: holds(box()))

    start = box()
    page.keyboard.press("+")
    becomes(lambda now: now["width"] > 1.2 * start["width"])
    page.keyboard.press("0")
    becomes(lambda now: now == start)
    page.mouse.move(300, 400)
    page.mouse.wheel(0, 300)
    becomes(lambda now: now["width"] < 0.8 * start["width"])
    page.get_by_role("button", name="Show everything").click()
    becomes(lambda now: now == start)
    page.mouse.move(80, 300)
    page.mouse.down()
    page.mouse.move(180, 340, steps=4)
    page.mouse.up()
    becomes(lambda now: (now["x"] - start["x"], now["y"] - start["y"]) == pytest.approx((100, 40), abs=2))
    assert page.locator("[aria-pressed=true]").count() == 0, "a drag chooses nothing"


def test_boo_is_played_by_keyboard_alone(server: Outside, page: Page) -> None:
    hold(page, open_table(server, "boo", seats=[ME, BOT]), 0)
    for laid in (0, 1, 2):
        page.wait_for_selector(".spot")
        expect(page.get_by_role("group", name="Ada")).to_contain_text(f"{12 - laid} cards")
        for key in ("ArrowDown", "ArrowRight", "ArrowDown", "r", "ArrowLeft", "Enter"):
            page.keyboard.press(key)
        expect(page.locator(".spot[aria-pressed=true]")).to_be_focused()
        expect(page.locator(".actions .primary")).to_contain_text("→")
        page.keyboard.press("Enter")
        made(page)
        while page.wait_for_selector(".spot, .acts, dialog[open]") and page.locator(".acts").count():
            page.keyboard.press(page.locator(".acts").first.inner_text())
            made(page)
    expect(page.get_by_role("group", name="Ada")).to_contain_text("9 cards")


# Red stands by the front door with a die of two; blue's doors are closed, F is haunted.
HOUSE = {
    "phase": "move", "die": 2, "hunter": 0, "places": ["h2", "h3", "l", "out"], "closed": "blue", "discard": ["blue", "a"],
    "ghosts": {"l": 2, "c": 1}, "haunted": ["f"], "carry": ["-", "-", "-", "-"],
}  # fmt: skip


def test_treasure_lights_what_is_in_reach_and_shuts_closed_doors(server: Outside, page: Page) -> None:
    begin(server, page, "treasure", HOUSE, options={"advanced": True})
    reach = page.locator(".plan .lit").evaluate_all("(places) => places.map((place) => place.dataset.name).sort()")
    assert reach == ["h1", "h10", "h2", "h4", "k", "l", "out"]
    expect(page.locator(".door.closed")).to_have_count(7)
    expect(page.locator(".seat", has_text="Ada").locator(".hunter")).to_have_count(2)
    page.locator(".plan [data-name=l]").click()
    expect(page.locator(".actions .primary")).to_have_text(re.compile("Go to room L: 2 ghosts, jewel"))
    page.locator(".actions .primary").click()
    expect(page.get_by_role("log")).to_contain_text("The jewel in room L is number")
    expect(page.locator(".rail .headline")).to_have_text("Pick up the jewel?")


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "cannot get to room J while the blue doors are closed"), ("fr", "tant que les portes bleues sont closes")],
)
def test_treasure_says_why_a_place_is_out_of_reach(server: Outside, new_page: NewPage, language: str, reason: str) -> None:
    page = new_page(language=language)
    begin(server, page, "treasure", HOUSE, options={"advanced": True})
    page.keyboard.press("j")
    expect(page.locator(".reason")).to_contain_text(reason)
    page.keyboard.press("Escape")
    page.locator(".plan [data-name=h3]").click(force=True)
    expect(page.locator(".reason")).to_contain_text("6.5")


def test_treasure_is_played_by_keyboard_alone(server: Outside, page: Page) -> None:
    hold(page, open_table(server, "treasure", seats=[ME, BOT]), 0)
    for _ in range(4):
        page.wait_for_selector(".plan .lit")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.classList.contains('lit')"):
            page.keyboard.press("Enter")
            expect(page.locator(".plan [aria-pressed=true]")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("s")
        made(page)
        page.wait_for_selector(".plan .lit, [data-move=pick]")
        if page.locator("[data-move=pick]").count():
            page.keyboard.press("j")
            made(page)
    log = page.get_by_role("log")
    expect(log).to_contain_text(re.compile(r"Ada \(red\) (goes|stays)"))
    expect(log).to_contain_text(re.compile(r"Ada \(blue\) (goes|stays)"))


def test_treasure_on_a_phone_offers_every_place_as_a_button_large_enough(server: Outside, new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    begin(server, page, "treasure", HOUSE, options={"advanced": True})
    chips = page.get_by_role("group", name="Where you may go").get_by_role("button")
    expect(chips).to_have_count(7)
    for box in (chip.bounding_box() for chip in chips.all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.get_by_role("button", name="Go to h4").click()
    expect(page.locator(".plan [data-name=h4]")).to_have_attribute("aria-pressed", "true")


def test_on_a_small_laptop_the_house_is_large_and_ones_own_hunter_is_told(server: Outside, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1024, "height": 600})
    hold(page, open_table(server, "treasure", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "wisp"}]), 0)
    at_rest(page)
    plan = page.locator(".plan").bounding_box()
    assert plan is not None
    assert plan["width"] > 300, "of 700 that the table has"
    expect(page.locator(".own-stats")).to_contain_text("outside")
