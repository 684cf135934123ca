"""The pages round the table: lobby, set-up, rules, replay, settings; in both languages, both themes and every size."""

import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from browsing import (
    ADDRESS,
    DESKTOP,
    PHONE,
    SMALL_PHONE,
    TABLET,
    NewPage,
    Witness,
    at_rest,
    eventually,
    hold,
    open_table,
    still,
)  # fmt: skip
from clicking import play_now
from hantise.chance import seeded
from hantise.games import load, names
from hantise.server.trials.outside import Outside

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"


@functools.cache
def finished(game: str) -> dict[str, Any]:
    """The record of a game between bots."""
    loaded = load(game)
    state, rng = loaded.setup(loaded.edition().players[0]).start(), seeded(0)
    while not state.is_over:
        state.apply(state.choose(rng, sensible=True))
    return state.record()


def replay(page: Page, record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    page.evaluate("location.hash = '#/replay'")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".frame")


def test_a_table_is_set_up_with_seats_levels_and_options(page: Page) -> None:
    panel = page.get_by_role("complementary").filter(has=page.get_by_role("heading", name="Your table"))
    page.get_by_role("article", name="Ghosts").get_by_role("button", name="Set up").click()
    panel.get_by_label("Your name").fill("Ada")
    panel.get_by_role("button", name="Add a seat").click()
    panel.get_by_label("Level of the bot").first.select_option("wisp")
    panel.get_by_text("Options").click()
    panel.get_by_label("number of rounds").fill("2")
    panel.get_by_label("number of rounds").blur()
    panel.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".frame")
    expect(page.get_by_role("banner").get_by_text("Round 1 of 2")).to_be_visible()
    expect(page.get_by_role("group", name="Ada (you)")).to_be_visible()
    expect(page.locator(".others .seat")).to_have_count(3)


def test_what_is_typed_while_the_options_are_on_their_way_stays(page: Page) -> None:
    page.wait_for_selector("form")
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route("**/editions/**", keep)
    page.get_by_role("article", name="Ghosts").get_by_role("button", name="Set up").click()
    page.get_by_label("Your name").fill("Ada")
    eventually(page, lambda: len(held) == 1)
    held[0].continue_()
    page.get_by_text("Options").click()
    expect(page.get_by_label("number of rounds")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ada")


def lose(page: Page, requests: str, witness: Witness) -> None:
    """From now on such requests of the page do not reach the server."""
    witness.is_server_down = True
    page.route(requests, lambda route: route.abort())


def test_a_table_whose_options_cannot_be_had_says_so_where_it_is_set_up(new_page: NewPage, witness: Witness) -> None:
    page = new_page(viewport=PHONE, language="fr")
    page.wait_for_load_state("networkidle")
    lose(page, "**/editions/**", witness)
    page.get_by_role("article", name="Ghooost").get_by_role("button", name="Préparer").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("le serveur est injoignable")


def test_an_edition_that_cannot_be_had_is_not_chosen(page: Page, witness: Witness) -> None:
    page.get_by_role("article", name="Ghooost").get_by_role("button", name="Set up").click()
    page.get_by_text("Options").click()
    editions = page.get_by_label("Edition")
    chosen = editions.input_value()
    page.wait_for_load_state("networkidle")
    lose(page, "**/editions/**", witness)
    editions.select_option(index=1)
    expect(page.get_by_role("alert")).to_contain_text("the server cannot be reached")
    expect(editions).to_have_value(chosen)


def test_eyes_that_cannot_be_had_in_a_replay_are_told_and_not_taken(page: Page, witness: Witness, tmp_path: Path) -> None:
    replay(page, finished("ghosts"), tmp_path)
    lose(page, "**/api/replay", witness)
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_role("alert")).to_contain_text("the server cannot be reached")
    expect(page.get_by_label("Seen by")).to_have_value("everything")


def test_a_language_that_cannot_be_had_says_so(page: Page, witness: Witness) -> None:
    page.wait_for_load_state("networkidle")
    lose(page, "**/assets/**", witness)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("alert")).to_contain_text("the server cannot be reached")
    page.unroute("**/assets/**")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="English")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_table_that_was_left_can_be_resumed(page: Page) -> None:
    play_now(page, "Ghosts")
    hand = cards_held(page)
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="Carry on").first.click()
    assert cards_held(page) == hand
    assert len(hand) == 5


def cards_held(page: Page) -> list[str]:
    """One's cards by name; why one cannot be played is told later, when the server has said so."""
    at_rest(page)
    return [told.split(".")[0] for told in page.locator(".hand .card").all_inner_texts()]


def test_an_invitation_leads_others_here_by_an_address_that_they_can_reach(page: Page) -> None:
    page.get_by_role("article", name="Ghosts").get_by_role("button", name="Set up").click()
    page.get_by_label("Who sits here").first.select_option("invited")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for friends").input_value()
    assert link.startswith(f"{ADDRESS}#/table/"), "our own page is at 127.0.0.1, which is another machine for them"
    assert link.count("/") == 6, "table and invitation, both behind the #"
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def test_an_invitation_that_leads_nowhere_says_so(server: Outside, page: Page) -> None:
    hold(page, open_table(server, seats=[{"kind": "me", "name": "Ada"}, {"kind": "invited"}]), 0)
    expect(page.get_by_text("This link works on this device only")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)


def test_whoever_is_invited_reads_to_what_and_by_whom(server: Outside, new_page: NewPage) -> None:
    opened = open_table(server, seats=[{"kind": "me", "name": "Ada"}, {"kind": "invited"}])
    guest = new_page(f"#/table/{opened['table']}/{opened['invitation']}")
    expect(guest.locator("main")).to_contain_text("Ghosts, with Ada")


def test_a_friend_who_comes_late_takes_the_seat_from_the_bot(server: Outside, new_page: NewPage) -> None:
    opened = open_table(server, seats=[{"kind": "me", "name": "Ada"}, {"kind": "invited"}])
    ada = new_page()
    hold(ada, opened, 0)
    ada.get_by_role("button", name="Begin", exact=True).click()
    ada.wait_for_selector(".board")
    stranger = new_page(f"#/table/{opened['table']}")
    stranger.wait_for_selector(".board")  # without the invitation one looks on
    bob = new_page(f"#/table/{opened['table']}/{opened['invitation']}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector(".board .hand, .hand")
    expect(ada.get_by_role("log")).to_contain_text("Bob sits down")


def test_the_table_to_be_set_up_has_a_name_and_stays_in_sight(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1024, "height": 600})
    page.get_by_role("article", name="Treasure Hunters").get_by_role("button", name="Set up").click()
    panel = page.get_by_role("complementary")
    expect(panel.get_by_role("heading")).to_have_text("Your table: Treasure Hunters")
    expect(panel.get_by_role("button", name="Begin")).to_be_in_viewport()


def test_the_rules_are_searchable_in_both_languages(page: Page) -> None:
    page.evaluate("location.hash = '#/rules/ghosts/5.3'")
    expect(page.locator(".wanted")).to_contain_text("Mirror")
    page.get_by_label("Search the rules").fill("mist")
    expect(page.locator(".paragraph").first).to_contain_text("mist")
    page.get_by_label("Search the rules").fill("xyzzy")
    expect(page.get_by_text("Nothing about “xyzzy” in these rules.")).to_be_visible()
    page.get_by_label("Search the rules").fill("")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator(".wanted")).to_contain_text("Miroir")


@pytest.mark.parametrize("game", names())
def test_a_record_is_replayed_from_any_perspective(page: Page, game: str, tmp_path: Path) -> None:
    record = finished(game)
    replay(page, record, tmp_path)
    steps = len(record["moves"])
    expect(page.get_by_text(f"0 of {steps:,}")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"1 of {steps:,}")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{steps:,} of {steps:,}")).to_be_visible()
    page.get_by_label("Seen by").select_option("null")
    lines = page.get_by_role("log").get_by_role("button")
    expect(lines.nth(5)).to_be_attached()
    lines.nth(3).click()
    expect(page.get_by_text(f"{steps:,} of {steps:,}")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [("ghosts", DESKTOP), ("ghooost", DESKTOP), ("halloween", PHONE)])
def test_a_replay_that_hides_nothing_shows_all_hands(new_page: NewPage, game: str, size: ViewportSize, tmp_path: Path) -> None:
    page = new_page(viewport=size)
    record = finished(game)
    replay(page, record, tmp_path)
    for _ in range(record["players"] * 5):  # until all have been dealt their first cards
        page.keyboard.press("ArrowRight")
    hands = page.get_by_label("All hands")
    expect(hands.get_by_role("img")).not_to_have_count(0)
    page.get_by_label("Seen by").select_option("null")
    expect(hands).to_have_count(0)


def test_a_file_that_is_no_record_is_refused_in_words(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text("milk, eggs", encoding="utf-8")
    page.evaluate("location.hash = '#/replay'")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This is not a record of a game.")


def test_choices_are_kept_and_shown(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    chosen = page.get_by_role("dialog")
    chosen.get_by_role("button", name="Dark").click()
    chosen.get_by_role("button", name="A++").click()
    chosen.get_by_role("switch", name="Sounds").click()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("article")
    assert page.evaluate("({...document.documentElement.dataset})") == {"theme": "moonlit", "motion": "calm", "size": "huge"}
    expect(page.get_by_role("button", name="Switch the sound off")).to_be_visible()


def visit_lobby(page: Page, _record: Any, _folder: Path) -> None:
    page.wait_for_selector("article")


def visit_rules(page: Page, record: Any, _folder: Path) -> None:
    page.evaluate(f"location.hash = '#/rules/{record['game']}'")
    page.wait_for_selector(".paragraph")


def visit_table(page: Page, record: Any, _folder: Path) -> None:
    page.locator("article").nth(names().index(record["game"])).locator(".play").click()
    at_rest(page)


def visit_replay(page: Page, record: Any, folder: Path) -> None:
    replay(page, record, folder)
    page.get_by_role("button", name="To the end").click()


SCHEMES: dict[Literal["dark", "light"], str] = {"dark": "moonlit", "light": "paper"}
VISITS: dict[str, Callable[[Page, Any, Path], None]] = {
    "lobby": visit_lobby, "rules": visit_rules, "table": visit_table, "replay": visit_replay,
}  # fmt: skip
PLACES = [("lobby", names()[0])] + [(place, game) for place in ("rules", "table", "replay") for game in names()]


@pytest.mark.parametrize(("place", "game"), PLACES)
def test_axe_finds_nothing_in_either_theme(new_page: NewPage, tmp_path: Path, place: str, game: str) -> None:
    page = new_page(bypass_csp=True)
    page.wait_for_selector("article")
    VISITS[place](page, finished(game), tmp_path)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, theme in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        page.wait_for_selector(f":root[data-theme={theme}]")
        still(page)
        found = page.evaluate("axe.run()")["violations"]
        assert [(fault["id"], fault["help"], [node["html"][:200] for node in fault["nodes"]]) for fault in found] == [], theme


@pytest.mark.parametrize(("place", "game"), PLACES)
def test_nothing_scrolls_sideways(new_page: NewPage, tmp_path: Path, place: str, game: str) -> None:
    page = new_page(viewport=DESKTOP, language="fr" if place == "lobby" else "en")
    page.wait_for_selector("article")
    VISITS[place](page, finished(game), tmp_path)
    for size in (DESKTOP, TABLET, PHONE, SMALL_PHONE):
        page.set_viewport_size(size)
        still(page)
        wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert wide <= size["width"]
        assert place in ("lobby", "rules") or high <= size["height"], size
