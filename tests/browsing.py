"""What the tests of the web app share about browsers: sizes, seats at a table, and a witness of what no page may do."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, ViewportSize, expect

from hantise.server.trials.outside import Outside

DESKTOP = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=820, height=1180)
PHONE = ViewportSize(width=390, height=844)
SMALL_PHONE = ViewportSize(width=340, height=700)

ADDRESS = "http://192.0.2.7:8420/"  # by which others would reach the server
PATIENCE = 30_000  # milliseconds; nothing should take so long, but the machine may be busy with other things
expect.set_options(timeout=PATIENCE)

# What is drawn may be measured and then drawn again: two frames.
_IS_STILL = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return document.getAnimations().every(({ playState }) => playState !== "running")
}"""

NewPage = Callable[..., Page]


def open_table(server: Outside, game: str = "ghosts", **more: Any) -> dict[str, Any]:
    """A new table, as the server answers it, and its game."""
    return {"game": game, **server.ask("/api/tables", {"game": game, **more})}


def hold(page: Page, opened: dict[str, Any], *seats: int) -> None:
    """Give a browser the seats of a table, and go there."""
    held = [seat for seat in opened["seats"] if seat["seat"] in seats]
    kept = {name: opened[name] for name in ("table", "game", "invitation")} | {"seats": held, "at": 0, "isOver": False}
    page.evaluate("(kept) => localStorage.setItem('hantise.tables', JSON.stringify([kept]))", kept)
    page.evaluate("(table) => { location.hash = `#/table/${table}` }", opened["table"])
    page.wait_for_selector(".frame, .avatar")


def eventually(page: Page, holds: Callable[[], bool]) -> None:
    """Come back when something holds. Playwright's own waiting evaluates text, which our pages forbid."""
    until = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < until, f"waited in vain:\n{page.locator('body').aria_snapshot()}"
        page.wait_for_timeout(20)


def made(page: Page) -> None:
    """Come back when the move that was just made is shown."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def still(page: Page) -> None:
    """Come back when everything is drawn and nothing moves."""
    eventually(page, lambda: bool(page.evaluate(_IS_STILL)))


def at_rest(page: Page) -> None:
    """Come back when it is our turn and nothing moves."""
    page.wait_for_selector(".frame.is-yours")
    still(page)


class Witness:
    """Sees what no page may do: complain, fail, or ask another host."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.faults: list[str] = []
        self.is_server_down = False  # then failed connections are to be expected

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.is_server_down:
            self.faults.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"another host: {request.url}")
