"""The boards of single games: what is special about their tables, and that each can be played without a mouse."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Position, ViewportSize, expect

from browsing import DESKTOP, PHONE, NewPage, hold, open_table
from hantise.server.trials.outside import Outside

ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "wisp"}

# Before midnight on a 4: Ada's fives and Miss Copy go together; a 2 does not pass.
FIVES = {"hands": [["2", "5", "5", "x"], ["1", "6", "9", "13"]], "cemetery": ["4"]}
# So many that the cards lie over one another, with the three fives next to each other in the middle.
CROWD = {"hands": [[str(value) for value in range(1, 13) for _ in range(3)], ["13"]], "cemetery": ["4"]}


def late() -> dict[str, Any]:
    """One card is left in the Crypt: a gamble strikes midnight, whatever it draws."""
    hands, cemetery = [["2", "5", "7", "9"], ["1", "6", "9", "13"]], ["4"]
    rest = [str(value) for value in range(1, 15) for _ in range(4)] + ["x"] * 4 + ["k"] * 2
    for card in [*hands[0], *hands[1], *cemetery]:
        rest.remove(card)
    return {"hands": hands, "cemetery": cemetery, "manors": [12, 12], "crypt": 1, "discard": rest[25:]}


def sit(server: Outside, page: Page, game: str, seats: int, **more: Any) -> None:
    hold(page, open_table(server, game, seats=[ME] + [BOT] * (seats - 1), **more), 0)
    page.wait_for_selector(".actions")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.innerText"))


def walk_to(page: Page, name: str) -> None:
    """With the arrows to the thing of a group whose words begin so."""
    for _ in range(40):
        if focused(page).startswith(name):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{name} was not reached, only {focused(page)}")


def tab_into(page: Page, group: str) -> None:
    for _ in range(40):
        if page.evaluate("(group) => document.activeElement.closest(group) !== null", group):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead into {group}")


def test_equal_ghosts_and_miss_copy_are_played_together_by_keys(server: Outside, page: Page) -> None:
    sit(server, page, "ghooost", 2, position=FIVES)
    tab_into(page, ".hand")
    walk_to(page, "Miss Copy")
    page.keyboard.press("Space")
    expect(page.locator(".actions")).to_contain_text("Now the ghost that she copies")
    walk_to(page, "5")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator(".actions .primary")).to_contain_text("You play again")
    expect(page.locator(".hand .badge", has_text="= 5")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ada plays 2 × 5 with Miss Copy")
    expect(page.get_by_role("img", name="Miss Copy as 5")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("log")).to_contain_text("Ada takes the Cemetery: 4 cards")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_in_a_crowded_hand_no_chosen_card_covers_the_next(server: Outside, new_page: NewPage, size: ViewportSize) -> None:
    page = new_page(viewport=size)
    sit(server, page, "ghooost", 2, position=CROWD)
    hand = page.get_by_role("group", name="Your hand")
    for five in hand.get_by_role("button", name=re.compile("^5")).all():
        # Of overlapping cards only the left edge is to be seen; the click arrives when nothing lies over it.
        five.click(position=Position(x=10, y=10), timeout=5_000)
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(3)
    page.locator(".actions .primary").click()
    expect(page.locator(".hand .card")).to_have_count(36 - 3)


def test_a_ghost_that_does_not_pass_says_why_when_asked_by_keys(server: Outside, page: Page) -> None:
    sit(server, page, "ghooost", 2, position=FIVES)
    tab_into(page, ".hand")
    walk_to(page, "2")
    page.keyboard.press("?")
    expect(page.locator(".reason")).to_contain_text("Ada cannot play 2 on 4")
    page.keyboard.press("v")  # the Manor has no button before midnight; its pile explains itself
    page.locator(".manor").focus()
    expect(page.locator(".reason")).to_contain_text("before midnight")


def test_midnight_strikes_when_the_crypt_is_empty(server: Outside, page: Page) -> None:
    sit(server, page, "ghooost", 2, position=late())
    expect(page.get_by_role("img", name="1 card to midnight")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("img", name="After midnight")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("It strikes midnight")
    expect(page.locator(".board.night")).to_have_count(1)


def test_who_wants_no_lights_has_none_but_still_the_reasons(server: Outside, page: Page) -> None:
    sit(server, page, "ghooost", 2, position=FIVES)
    expect(page.locator(".hand .lit")).to_have_count(3)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=re.compile("Light up")).click()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .lit, .hand .misted")).to_have_count(0)
    page.locator(".hand .card").first.click(force=True)
    expect(page.locator(".reason")).to_contain_text("Ada cannot play 2 on 4")
    page.locator(".hand .card").nth(1).click()
    page.locator(".actions .primary").click()
    expect(page.get_by_role("log")).to_contain_text("Ada plays 5")


# The next guest of the stump is on sale, and seat 0 speaks first.
SALE = {
    "phase": "bid",
    "event": "auction",
    "mover": 0,
    "squares": [2, 1, 1],
    "cash": [9, 4, 4],
    "hands": {"0": {"1": 20, "2": -10}, "1": {"3": 5}, "2": {"4": 10}},
}
SWAP = SALE | {"phase": "repair", "event": "sell", "squares": [7, 1, 1]}


def test_a_first_square_is_chosen_on_the_ring_by_keys(server: Outside, page: Page) -> None:
    sit(server, page, "halloween", 3)
    page.keyboard.press("t")
    walk_to(page, "Square 2 ")
    page.keyboard.press("?")
    expect(page.locator(".reason")).to_contain_text("it is not green")
    walk_to(page, "Square 8 ")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ada starts on square 8")
    page.locator(".actions [data-move=stay]").wait_for()
    page.keyboard.press("s")
    expect(page.get_by_role("log")).to_contain_text("Ada stays")


def test_a_bid_is_set_and_made_by_keys(server: Outside, page: Page) -> None:
    sit(server, page, "halloween", 3, position=SALE)
    for key in ("+", "+", "+", "-"):
        page.keyboard.press(key)
    expect(page.locator(".actions .primary")).to_contain_text("Bid 3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ada bids 3")


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_the_bid_has_buttons_too(server: Outside, new_page: NewPage, size: ViewportSize | None) -> None:
    page = new_page(viewport=size) if size else new_page()
    sit(server, page, "halloween", 3, position=SALE)
    page.get_by_role("button", name="All 9").click()
    page.get_by_role("button", name="one less").click()
    page.locator(".actions .primary").click()
    expect(page.locator("[role=log]")).to_contain_text("Ada bids 8")  # on a phone behind its button


def test_own_points_are_exchanged_unseen_and_can_be_covered(server: Outside, page: Page) -> None:
    sit(server, page, "halloween", 3, position=SWAP)
    page.get_by_role("button", name="Werewolf, +20").click()
    page.get_by_role("button", name="Witch, −10").click()
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="Werewolf, −10")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".own .points", has_text="20")).to_have_count(0)
    page.keyboard.press("k")
    expect(page.get_by_role("log")).to_contain_text("names")


def test_nobody_else_sees_the_points(server: Outside, new_page: NewPage) -> None:
    opened = open_table(server, "halloween", seats=[ME, {"kind": "me", "name": "Bob"}, BOT], position=SWAP)
    bob, carol = new_page(), new_page()
    hold(bob, opened, 1)
    hold(carol, opened)
    for page in (bob, carol):
        expect(page.get_by_role("group", name="Ada").locator(".guest")).to_have_count(2)
        assert page.get_by_role("group", name="Ada").locator("em").count() == 0
