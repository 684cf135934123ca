"""What the tests of the web app share about browsers: sizes, and a witness of what no page may do."""

from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Page, Request

DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 340, "height": 700}

NewPage = Callable[..., Page]


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
