"""A real server and real browsers for the tests of the web app."""

import fcntl
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browsing import ADDRESS, DESKTOP, PATIENCE, NewPage, Witness
from hantise.games import names
from hantise.server.trials.outside import Outside, server_outside
from hantise.tables.warm import warm_up, warm_up_bots


def chromium() -> str:
    """The system's Chromium; Debian's is installed where there is none."""
    names = ("chromium", "chromium-browser", "google-chrome")
    with (Path(tempfile.gettempdir()) / "hantise-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # all test processes find none at once, and apt turns away all but the first
        if not any(map(shutil.which, names)):
            subprocess.run(["apt-get", "update", "-q"], check=True)
            subprocess.run(["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"], check=True)
    return next(path for path in map(shutil.which, names) if path)


@pytest.fixture(scope="session")
def server() -> Iterator[Outside]:
    """A server that finds everything compiled already: while it compiles it answers slowly."""
    for game in names():
        warm_up(game)
        warm_up_bots(game)
    with server_outside(bot_pause=0.02, sweep_every=0.5, address=ADDRESS) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


@pytest.fixture
def witness(server: Outside) -> Iterator[Witness]:
    seen = Witness(server.url)
    yield seen
    assert seen.faults == []


@pytest.fixture
def new_page(server: Outside, browser: Browser, witness: Witness) -> Iterator[NewPage]:
    """Another person's browser, at the lobby; calm, so that nothing waits for animations."""
    contexts: list[BrowserContext] = []

    def opened(path: str = "#/", viewport: Any = DESKTOP, language: str = "en", **more: Any) -> Page:
        context = browser.new_context(
            viewport=viewport, locale={"en": "en-GB", "fr": "fr-FR"}[language], reduced_motion="reduce", **more
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        witness.watch(page)
        page.goto(f"{server.url}/{path}")
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
