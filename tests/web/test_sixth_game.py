"""A game without a board of its own is played on the page, on the plain board that works for any."""

import re
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browsing import PHONE, NewPage
from clicking import play_now, play_on
from hantise.server.trials.outside import Outside, server_outside
from planting import ROOT, planted, with_page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    """A server of the sixth game alone, with a page that was built for it."""
    folder = tmp_path_factory.mktemp("sixth")
    environment = planted(folder)
    with_page(folder)
    subprocess.run([ROOT / "web" / "build" / "npm", f"--prefix={folder}", "run", "build"], check=True, capture_output=True)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        with server_outside(bot_pause=0.02) as started:
            yield started


def test_the_plain_board_names_players_fields_and_moves_in_the_readers_language(new_page: NewPage) -> None:
    page = new_page(language="fr", viewport=PHONE)
    play_now(page, "Le Grenier")
    table = page.locator(".plain table").first
    expect(table.get_by_role("columnheader")).to_have_text(["Carte", "Choix", "Points"])
    expect(page.get_by_role("rowheader", name="Nuits passées")).to_be_visible()
    expect(page.get_by_role("button", name="Fuir : un point")).to_be_visible()


def test_a_whole_game_is_played_on_the_plain_board(page: Page) -> None:
    play_now(page, "The Attic")
    play_on(page)
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_contain_text(re.compile(r"\d"))  # points
